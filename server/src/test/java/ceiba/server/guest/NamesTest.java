package ceiba.server.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u00a0", // a space that does not break
                "\u3164", // a letter of Hangul that is not written
                "A\u115fna",
                "\u2800", // Braille without dots
                "\u200d", // joins nothing
                "\u0301", // an accent on nothing
                "An\u00ada",
                "Z\u0300\u0301\u0302\u0303",
                "\u0410na", // Cyrillic and Latin
                "An\u03b1"
            })
    void aNameThatCannotBeSeenOrOnlySeemsToBeAnotherIsRefused(String name) {
        assertThatThrownBy(() -> Names.name(name)).isInstanceOf(Refusal.class);
    }

    @ParameterizedTest
    @CsvSource({
        "Zo\u00eb, Zo\u00eb",
        "\u0410\u043d\u043d\u0430, \u0410\u043d\u043d\u0430",
        "\u5c71\u7530 Ken, \u5c71\u7530 Ken",
        "\u2728 Ana 2, \u2728 Ana 2",
        "\uff21\uff4e\uff41, Ana",
        "Ana\u00a0\u2003Maria, Ana Maria"
    })
    void anyOtherIsTakenInItsPlainForm(String written, String name) {
        assertThat(Names.name(written)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"Ana, Ana", "ANA, Ana", "an a, Ana", "\u0410\u0441\u0430, Aca", "Il1, lll", "Amo, Arno"})
    void whoeverLooksLikeAnotherGetsANumber(String name, String other) {
        assertThat(Names.apart(name, List.of(other, "Ben"))).isEqualTo(name + " (2)");
        assertThat(Names.apart(name, List.of(other, name + " (2)"))).isEqualTo(name + " (3)");
    }

    @Test
    void othersKeepTheirNames() {
        assertThat(Names.apart("Ben", List.of("Ana", "Bea"))).isEqualTo("Ben");
        assertThat(Names.apart("Ana", List.of())).isEqualTo("Ana");
    }
}
