package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ceiba load}, with few clients for a moment: that it measures, not how much. */
class LoadCommandTest {

    @Test
    @Timeout(300)
    void playsOnAServerOfItsOwnWithoutAFailure() {
        Node report = Json.parse(Run.of(
                        "load",
                        "tzolkin",
                        "--matches",
                        "3",
                        "--seats",
                        "3",
                        "--seconds",
                        "2",
                        "--warm-up",
                        "0",
                        "--json")
                .done());
        assertThat(report.get("failures").integer(0, 1000)).isZero();
        assertThat(report.get("choices").integer(0, 1_000_000)).isPositive();
        // each choice reaches three streams, except perhaps the last ones
        assertThat(report.get("statesPerSecond").number())
                .isGreaterThan(2 * report.get("choicesPerSecond").number());
        assertThat(report.get("percentile99Millis").number())
                .isGreaterThanOrEqualTo(report.get("medianMillis").number());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--matches 0 | --matches takes 1 to 5000, not 0",
                "--seconds 0 | --seconds and --warm-up take",
                "--rate -1 | --rate takes 0 to 1000000",
                "--seats 9 | tzolkin takes 2 to 4 seats, not 9",
                "--address http://192.0.2.1:8080 | this is for this machine only, and 192.0.2.1 is another one",
                "--address nowhere | --address is like http://127.0.0.1:8080, not nowhere",
                "--address http://127.0.0.1:1 --database x | --database is for the server that this command starts"
            })
    void refusesWhatItCannotMeasure(String options, String sentence) {
        assertThat(Run.of(("load tzolkin " + options).split(" ")).refusal()).startsWith(sentence);
    }
}
