package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers, names and axes as people like them. */
class FormatTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0.0 µs",
        "0.0032, 3.2 µs",
        "0.5, 0.50 ms",
        "45.4, 45 ms",
        "1240, 1.24 s",
        "599000, 599.00 s",
        "1200000, 20.0 min"
    })
    void timesHaveTheUnitThatSuitsThem(double millis, String text) {
        assertThat(Format.time(millis)).isEqualTo(text);
    }

    @Test
    void numbersAreShort() {
        assertThat(Format.percent(0.4567)).isEqualTo("45.7 %");
        assertThat(Format.decimal(-0.04)).isEqualTo("0.0");
        assertThat(Format.rating(12.6)).isEqualTo("+13");
        assertThat(Format.rating(-0.2)).isEqualTo("0");
        assertThat(Format.rating(null)).isEqualTo("n/a");
        assertThat(Format.count(32768)).isEqualTo("32,768");
        assertThat(Format.iterations(0)).isEqualTo("–");
    }

    @Test
    void longNamesLoseTheirMiddle() {
        assertThat(Format.shortened("greedy@weights.json", 11)).isEqualTo("greed….json");
        assertThat(Format.shortened("greedy", 6)).isEqualTo("greedy");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 68, 0, 80, 20",
        "-31.7, 61, -40, 80, 20",
        "0, 0.78, 0, 0.8, 0.2",
        "-3, -1, -3, 0, 1",
        "0, 0, 0, 1, 0.2"
    })
    void axesHoldZeroAndEndAtRoundNumbers(double least, double most, double from, double to, double step) {
        Scale scale = Scale.around(least, most, 0, 100);
        assertThat(scale.from()).isEqualTo(from);
        assertThat(scale.to()).isEqualTo(to);
        assertThat(scale.ticks().get(1) - scale.ticks().get(0))
                .isCloseTo(step, org.assertj.core.api.Assertions.within(1e-9));
        assertThat(scale.at(from)).isZero();
        assertThat(scale.at(to)).isEqualTo(100);
    }
}
