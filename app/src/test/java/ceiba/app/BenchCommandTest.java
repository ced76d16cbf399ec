package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchCommandTest {

    @Test
    void printsWhatItMeasuredAsJson() {
        Node result = Json.parse(Run.done("bench", "tzolkin", "--seats", "2", "--seconds", "0.2", "--json"));
        assertThat(result.fields().stream().map(Node::name))
                .containsExactly(
                        "matchesPerSecond",
                        "choicesPerSecond",
                        "copiesPerSecond",
                        "bytesPerChoice",
                        "bytesPerPosition",
                        "meanChoices",
                        "maxChoices");
        for (Node field : result.fields()) {
            if (field.name().equals("bytesPerChoice")) {
                assertThat(field.number()).isBetween(0.0, 0.01);
            } else {
                assertThat(field.number()).as(field.name()).isPositive();
            }
        }
        assertThat(result.get("maxChoices").number())
                .isGreaterThan(result.get("meanChoices").number());
    }

    @Test
    void printsALineForEachMeasureToPeople() {
        assertThat(Run.done("bench", "tzolkin", "--seconds", "0.1").lines())
                .hasSize(8)
                .startsWith("tzolkin with 4 seats, one thread");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess|--seconds=1|unknown game 'chess'; expected one of: ",
                "tzolkin|--seconds=0|--seconds takes more than 0 and at most 3600, not 0.0",
                "tzolkin|--seconds=-1|--seconds takes more than 0 and at most 3600, not -1.0",
                "tzolkin|--seconds=3601|--seconds takes more than 0 and at most 3600, not 3601.0",
                "tzolkin|--seconds=NaN|--seconds takes more than 0 and at most 3600, not NaN",
                "tzolkin|--seconds=soon|Invalid value for option '--seconds': 'soon' is not a double",
                "tzolkin|--seats=5|tzolkin takes 2 to 4 seats, not 5",
            })
    void refusesBadValues(String game, String option, String reason) {
        assertThat(Run.of("bench", game, option).refusal()).startsWith(reason);
    }
}
