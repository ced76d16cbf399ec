package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VocabularyTest {

    /** Even numbers are choices. */
    private final Vocabulary vocabulary = new Vocabulary(7, choice -> choice % 2 == 0 ? "take " + choice : null);

    @Test
    void wordsAndChoicesBelongTogether() {
        assertThat(vocabulary.all()).containsExactlyInAnyOrder("take 0", "take 2", "take 4", "take 6");
        assertThat(vocabulary.words(4)).isEqualTo("take 4");
        assertThat(vocabulary.choice("take 4")).isEqualTo(4);
    }

    @Test
    void caseAndSpacesDoNotMatter() {
        assertThat(vocabulary.choice("  Take\t 6 ")).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, 7, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void otherNumbersAreNoChoices(int number) {
        assertThatThrownBy(() -> vocabulary.words(number))
                .isInstanceOf(Refusal.class)
                .hasMessage("no choice has the number " + number);
        assertThat(vocabulary.refusal(number)).hasMessage("no choice has the number " + number);
    }

    @Test
    void whatIsNotLegalIsNamed() {
        assertThat(vocabulary.refusal(2)).hasMessage("'take 2' is not legal here");
        assertThatThrownBy(() -> vocabulary.choice("take 3")).hasMessage("'take 3' is no choice of this game");
    }
}
