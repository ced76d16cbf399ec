package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rulebooks' long example: the first two rounds of a match. */
class TwoRoundsTest {

    // In the order in which they sit there.
    private static final int GREEN = 0;
    private static final int BLUE = 1;
    private static final int RED = 2;
    private static final int YELLOW = 3;

    @Test
    void greenBlueRedAndYellowPlayTwoRounds() {
        Scene scene = Scene.of("'players': [{'corn': 5}, {'corn': 8}, {'corn': 9}, {'corn': 10}]");

        scene.choose("place tikal", "place yaxchilan", "place palenque", "end");
        assertThat(scene.p.corn(GREEN)).isEqualTo(5 - 3);

        scene.choose("place palenque", "place palenque");
        assertThat(scene.p.corn(BLUE)).isEqualTo(8 - 4);
        assertThat(scene.choices()).doesNotContain("place palenque"); // it would cost 5
        scene.choose("end");

        scene.choose("place yaxchilan", "place yaxchilan", "place tikal", "end");
        assertThat(scene.p.corn(RED)).isEqualTo(9 - 7);

        scene.choose("place tikal", "place first-player");
        assertThat(scene.p.corn(YELLOW)).isEqualTo(10 - 3);
        scene.choose("end");

        assertThat(scene.p.decider()).isEqualTo(YELLOW);
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
        scene.choose("days 1");
        assertThat(scene.p.round()).isEqualTo(2);
        assertThat(scene.p.first()).isEqualTo(YELLOW);
        assertThat(scene.p.decider()).isEqualTo(YELLOW);
        assertThat(scene.p.light(YELLOW)).isTrue();
        assertThat(scene.p.workers(GREEN))
                .isEqualTo(Gears.bit(TIKAL, 1) | Gears.bit(YAXCHILAN, 1) | Gears.bit(PALENQUE, 1));
        assertThat(scene.p.workers(BLUE)).isEqualTo(Gears.bit(PALENQUE, 2) | Gears.bit(PALENQUE, 3));
        assertThat(scene.p.workers(RED))
                .isEqualTo(Gears.bit(YAXCHILAN, 2) | Gears.bit(YAXCHILAN, 3) | Gears.bit(TIKAL, 2));
        assertThat(scene.p.workers(YELLOW)).isEqualTo(Gears.bit(TIKAL, 3));

        scene.choose("place palenque", "place palenque");
        assertThat(scene.p.corn(YELLOW)).isEqualTo(7 - 5);
        assertThat(scene.stands(YELLOW, PALENQUE, 0)).isTrue();
        assertThat(scene.stands(YELLOW, PALENQUE, 4)).isTrue();
        scene.choose("end");

        assertThat(scene.choices())
                .filteredOn(choice -> !choice.startsWith("beg"))
                .containsExactlyInAnyOrder("pick palenque 1", "pick yaxchilan 1", "pick tikal 1");
        scene.choose("pick yaxchilan 1", "use 1");
        assertThat(scene.goods(GREEN)).containsExactly(2, 1, 0, 0, 0);
        scene.choose("pick tikal 1", "use 1", "advance agriculture", "end");
        assertThat(scene.goods(GREEN)).containsExactly(2, 0, 0, 0, 0);
        assertThat(scene.levels(GREEN)).containsExactly(1, 0, 0, 0);

        scene.choose("place tikal");
        assertThat(scene.p.corn(BLUE)).isEqualTo(4);
        assertThat(scene.stands(BLUE, TIKAL, 0)).isTrue();
        scene.choose("end");

        scene.choose("pick yaxchilan 3", "use 3", "end");
        assertThat(scene.goods(RED)).containsExactly(2 + 2, 0, 0, 1, 0);

        assertThat(scene.p.round()).isEqualTo(3);
        assertThat(scene.p.teeth()).isEqualTo(0b10); // the second tooth, and not the first
        assertThat(scene.p.decider()).isEqualTo(YELLOW);
        assertThat(scene.p.workers(GREEN)).isEqualTo(Gears.bit(PALENQUE, 2));
    }
}
