package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 6 of the end of an era as a whole. */
class EventsTest {

    @Test
    @DisplayName("What is unknown is revealed first, all at once")
    void revealed() {
        Scene scene = Scene.alliance(2)
                .era(2)
                .event('b')
                .deck("fever")
                .natives(MAJOS, "9,0", 0, 1)
                .goods(MAJOS, "cheese", 1)
                .step(6);
        assertThat(scene.table().hasSpoken(TAMONANTE)).isTrue();
        assertThat(scene.table().hasSpoken(TIBIABIN)).isTrue();
        assertThat(scene.table().shown(ACORAN)).isEqualTo(FEVER);
        assertThat(scene.table().shown(MONEIBA)).as("not on the event card").isEqualTo(NOBODY);
        assertThat(scene.choices()).containsExactly("pay cheese", "pay no");
    }

    @Test
    @DisplayName("The card's events from left to right, ships last by number")
    void fromLeftToRight() {
        Scene scene = Scene.alliance(2)
                .era(2)
                .event('b') // tsunami, Acoran, ships 1 and 2
                .card("fever")
                .ship(0, 3)
                .ship(1, 1)
                .natives(MAJOS, "9,0", 0, 1)
                .natives(MAJOS, "14,5", 0, 1)
                .settlement("goats", "10,2", MAJOS)
                .settlement("fishing", "1,0", CANARII)
                .natives(CANARII, "1,0", 1, 0)
                .weapons(CANARII, 1)
                .idolDeck("harvest")
                .goods(MAJOS, "cheese", 1)
                .step(6);
        assertThat(scene.choices()).containsExactly("pay cheese", "pay no");
        assertThat(scene.table().resolved()).isEqualTo(1);
        assertThat(scene.terrain("14,5")).as("the tsunami came first").isEqualTo("sea");
        assertThat(scene.building("10,2")).as("ship 1 not yet").isEqualTo("goats");
        scene.choose("pay cheese");
        assertThat(scene.choices()).containsExactly("arms 0", "arms 1");
        assertThat(scene.table().resolved()).isEqualTo(3);
        assertThat(scene.building("10,2")).as("ship 1 attacked island 3").isEqualTo("fort");
        assertThat(scene.table().ship(0)).isEqualTo(NOBODY);
        scene.choose("arms 1");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.building("1,0")).isEqualTo("fort");
        assertThat(scene.table().resolved()).isEqualTo(4);
    }

    @Test
    @DisplayName("T-24: an eruption reaches as far as Acoran is angry, Moneiba's card as far as she is")
    void eachGodsOwnWrath() {
        Scene scene = Scene.alliance(2).era(2).event('a').card("undertow").wrath(3, 0);
        scene.table().setConquistadorsLeft(0);
        scene.step(6);
        assertThat(scene.terrain("2,3")).isEqualTo("lava");
        assertThat(scene.terrain("5,4")).as("Moneiba's card struck one island").isEqualTo("sea");
        assertThat(scene.terrain("1,4")).isEqualTo("coast");
    }
}
