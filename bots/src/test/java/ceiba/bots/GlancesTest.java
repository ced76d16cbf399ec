package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GlancesTest {

    @Test
    void isTheMeanOfWhatWasCountedForAChoice() {
        Glances glances = new Glances();
        assertThat(glances.mean(3)).isNaN();
        glances.count(3, 10);
        glances.count(4, 100);
        glances.count(3, 13);
        assertThat(glances.mean(3)).isEqualTo(11.5);
        assertThat(glances.mean(4)).isEqualTo(100);
        glances.clear();
        assertThat(glances.mean(3)).isNaN();
    }
}
