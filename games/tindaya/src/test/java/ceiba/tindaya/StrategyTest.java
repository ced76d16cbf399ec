package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** 2.4: ships, prophecies and secret objectives. */
class StrategyTest {

    private static Scene scene(Scene scene, int era, char column) {
        TindayaPosition p =
                scene.era(era).event(column).deck("fever").deck("flood").table();
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            p.setDie(era, ship, 4); // all roll a 5
        }
        for (int card = 0; card < SECRETS.length; card++) {
            p.setSecretCard(card, card);
        }
        p.setSecretsLeft(SECRETS.length);
        for (int tribe = 0; tribe < p.tribes(); tribe++) {
            p.addNatives(tribe, Scene.hex("1,1"), 1, 1);
        }
        return scene;
    }

    private static Scene alliance(int era, char column) {
        return scene(Scene.alliance(2), era, column);
    }

    // ---------------------------------------------------------------- ships

    @Test
    @DisplayName("2.4, 1: the ships of the event go to the abysses of their dice, which may coincide (T-9)")
    void ships() {
        TindayaPosition one = alliance(1, 'a').strategy().table();
        assertThat(one.ship(0)).isEqualTo(4);
        assertThat(one.ship(1)).isEqualTo(NOBODY);
        TindayaPosition three = alliance(3, 'c').strategy().table();
        assertThat(IntStream.range(0, 3).map(three::ship)).containsExactly(4, 4, 4);
    }

    @Test
    @DisplayName("T-9: every abyss is rolled")
    void dice() {
        Set<Integer> rolled = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            rolled.add(Scene.start(2, "alliance", "normal", seed).table().die(1, 0));
        }
        assertThat(rolled).hasSize(8);
    }

    // ---------------------------------------------------------------- seers

    @Test
    @DisplayName("2.4, 1: in era 1 both seers speak; Tamonante shows the cards of the gods of the event only")
    void firstEra() {
        TindayaPosition p = alliance(1, 'a').strategy().table();
        assertThat(p.hasSpoken(TAMONANTE)).isTrue();
        assertThat(p.hasSpoken(TIBIABIN)).isTrue();
        assertThat(p.shown(ACORAN)).isEqualTo(FEVER);
        assertThat(p.shown(MONEIBA)).isEqualTo(NOBODY);
        assertThat(p.catastrophesDrawn(ACORAN)).isEqualTo(1);
        assertThat(p.catastrophesDrawn(MONEIBA)).isZero();
    }

    @Test
    @DisplayName("2.4, 1: Tibiabin puts the event's figures on volcanoes, the tsunami's on an abyss: card 1-3-6-8")
    void epicentres() {
        TindayaPosition p = alliance(3, 'd').table();
        assertThat(List.of(ERUPTION, ACORAN_CARD, MONEIBA_CARD, TSUNAMI).stream()
                        .map(p::epicentre))
                .containsExactly(Scene.hex("1,1"), Scene.hex("9,1"), Scene.hex("5,5"), Scene.hex("15,4"));
    }

    @Test
    @DisplayName("2.4, 1: later by the hand: 0 none")
    void emptyHand() {
        Scene scene = alliance(2, 'c').strategy();
        assertThat(scene.table().foreseen()).isZero();
        assertThat(scene.table().shown(ACORAN)).isEqualTo(NOBODY);
        assertThat(scene.choices()).contains("pass");
    }

    @Test
    @DisplayName("2.4, 1: 4 resources, two fires: both, and the hand is emptied")
    void fullHand() {
        Scene scene = alliance(2, 'c');
        scene.table().setPayer(0, MAJOS);
        scene.table().setPayer(1, MAJOS);
        scene.strategy();
        assertThat(scene.table().foreseen()).isEqualTo(3);
        assertThat(scene.table().payer(0)).isEqualTo(NOBODY);
        assertThat(scene.table().payer(1)).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("2.4, 1: 2 resources, one fire, to either seer: its payer chooses one prophecy")
    void oneFire() {
        for (int round = 0; round < 2; round++) {
            Scene scene = alliance(2, 'c');
            scene.table().setPayer(round, CANARII);
            scene.strategy();
            assertThat(scene.asked()).isEqualTo(CANARII);
            assertThat(scene.choices()).containsExactlyInAnyOrder("seer tamonante", "seer tibiabin");
            scene.choose("seer tamonante");
            assertThat(scene.table().hasSpoken(TAMONANTE)).isTrue();
            assertThat(scene.table().hasSpoken(TIBIABIN)).isFalse();
            assertThat(scene.table().shown(ACORAN)).isEqualTo(FEVER);
            assertThat(scene.table().shown(MONEIBA)).isEqualTo(FLOOD);
            assertThat(scene.table().payer(round)).isEqualTo(NOBODY);
            assertThat(scene.asked()).as("turn order").isEqualTo(MAJOS);
        }
    }

    @Test
    @DisplayName("2.4, 1: Tibiabin alone shows no card")
    void tibiabinAlone() {
        Scene scene = alliance(3, 'b');
        scene.table().setPayer(0, MAJOS);
        scene.strategy().choose("seer tibiabin");
        assertThat(scene.table().shown(ACORAN)).isEqualTo(NOBODY);
        assertThat(scene.table().hasSpoken(TIBIABIN)).isTrue();
    }

    // ---------------------------------------------------------------- T-13: secret objectives

    @Test
    @DisplayName("T-13: two cards each; in priority one is kept, with the highest free token of the deal")
    void secrets() {
        Scene scene = scene(Scene.dominion(4), 1, 'a').solidarity(5, 3, 5, 4).strategy();
        int[] expected = {CANARII, BENAHOARITAS, MAJOS, GUANCHES};
        int[] tokens = {5, 4, 3, 2};
        Set<String> dealt = new HashSet<>();
        for (int index = 0; index < 4; index++) {
            assertThat(scene.asked()).isEqualTo(expected[index]);
            assertThat(scene.choices()).hasSize(2).allMatch(words -> words.startsWith("keep "));
            dealt.addAll(scene.choices());
            String kept = scene.choices().getLast();
            scene.choose(kept);
            assertThat(scene.table().secretToken(expected[index], 0)).isEqualTo(tokens[index]);
            assertThat(SECRETS[scene.table().secret(expected[index], 0)]).isEqualTo(kept.substring(5));
        }
        assertThat(dealt).as("eight different cards").hasSize(8);
        assertThat(scene.choices()).contains("pass");
    }

    @Test
    @DisplayName("T-13: the cards not kept are shuffled back, and the second deal has tokens of its own")
    void secondDeal() {
        Scene scene = scene(Scene.dominion(4), 1, 'a').strategy();
        Set<Integer> kept = new HashSet<>();
        for (int tribe = 0; tribe < 4; tribe++) {
            scene.choose(scene.choices().getFirst());
            kept.add(scene.table().secret(tribe, 0));
        }
        TindayaPosition p = scene.table();
        Set<Integer> deck = new HashSet<>();
        IntStream.range(0, p.secretsLeft()).forEach(card -> deck.add(p.secretCard(card)));
        assertThat(deck).hasSize(8).doesNotContainAnyElementsOf(kept);
        p.pop();
        p.pop();
        scene.era(2).strategy();
        for (int tribe = 0; tribe < 4; tribe++) {
            scene.choose(scene.choices().getFirst());
            assertThat(kept).doesNotContain(p.secret(tribe, 1));
            assertThat(p.secretToken(tribe, 1)).isEqualTo(5 - tribe);
        }
        assertThat(p.secretsLeft()).isEqualTo(4);
    }

    @Test
    @DisplayName("2.4, 3: none in era 3 and none in Alliance")
    void noSecrets() {
        assertThat(scene(Scene.dominion(2), 3, 'a').strategy().choices()).contains("pass");
        assertThat(alliance(1, 'a').strategy().choices()).contains("pass");
    }
}
