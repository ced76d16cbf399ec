package ceiba.tindaya;

import static ceiba.tindaya.Glossary.ACORAN;
import static ceiba.tindaya.Glossary.CANARII;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots look at, and what people are told of the end of the era. */
class KnowledgeTest {

    private static TindayaPosition atFirstTurn(String mode) {
        TindayaPosition p =
                (TindayaPosition) Tindaya.GAME.start(Setup.of(Tindaya.GAME, 2, Map.of(Tindaya.MODE, mode), 3));
        while (Step.kind(p.top()) != TindayaStep.TURN) {
            p.choose(Choices.of(Tindaya.GAME, p)[0], Journal.SILENT);
        }
        return p;
    }

    @ParameterizedTest
    @ValueSource(strings = {"alliance", "dominion"})
    void aModeHasItsOwnFeatures(String mode) {
        TindayaPosition p = atFirstTurn(mode);
        Knowledge knowledge = Tindaya.GAME.knowledge();
        float[] features = new float[knowledge.features().size()];
        knowledge.describe(p, 0, features);
        int tribe = p.tribeOf(0);
        Map<String, Integer> expected = Map.of(
                "always",
                1,
                "nobles",
                2,
                "villagers",
                3,
                "settlements",
                2,
                "wood",
                p.good(tribe, Glossary.WOOD),
                "wrath of Moneiba",
                1,
                "forts",
                1,
                "fires in the hand",
                0,
                "cubes in store",
                4,
                "trades",
                2);
        expected.forEach(
                (name, value) -> assertThat(features[knowledge.features().indexOf(mode + ": " + name)])
                        .as(name)
                        .isEqualTo(value.floatValue()));
        for (int feature = 0; feature < features.length; feature++) {
            if (!knowledge.features().get(feature).startsWith(mode)) {
                assertThat(features[feature]).isZero();
            }
        }
    }

    /** Partners strive for the same, so they see the same: half of what all tribes have, however many there are. */
    @Test
    void partnersSeeTheSame() {
        TindayaPosition p = atFirstTurn("alliance");
        p.addWeapons(p.tribeOf(0), 3);
        Knowledge knowledge = Tindaya.GAME.knowledge();
        float[] first = new float[knowledge.features().size()];
        float[] second = new float[knowledge.features().size()];
        knowledge.describe(p, 0, first);
        knowledge.describe(p, 1, second);
        assertThat(first).isEqualTo(second);
        assertThat(first[knowledge.features().indexOf("alliance: weapons")]).isEqualTo(1.5f);
        TindayaPosition four = Scene.start(4, "alliance", "normal", 3).table();
        four.addWeapons(four.tribeOf(0), 3);
        knowledge.describe(four, 2, first);
        assertThat(first[knowledge.features().indexOf("alliance: weapons")]).isEqualTo(1.5f);
    }

    /** Offerings are judged before the events: a card that is not full lets an eruption reach further. */
    @Test
    void whatIsNotGivenLetsDisastersReachFurther() {
        TindayaPosition p = Scene.alliance(2).era(2).event('a').wrath(1, 1).table();
        int hex = Scene.hex("1,3"); // two hexes from two of the eight volcanoes
        assertThat(Danger.strikes(p, hex, Danger.pending(p))).isEqualTo(0.125f);
        for (int slot = 0; slot < p.slots(); slot++) {
            p.setFilled(ACORAN, slot, 1);
        }
        assertThat(Danger.strikes(p, hex, Danger.pending(p))).isZero();
    }

    /** A search does not think about what costs nothing: it collects, then rounds up, then decides on the rest. */
    @Test
    void whatCostsNothingIsDone() {
        TindayaPosition p = atFirstTurn("alliance");
        Rng rng = new Rng(4);
        int forced = 0;
        int open = 0;
        while (p.decider() != Position.OVER) {
            int[] choices = Choices.of(Tindaya.GAME, p);
            if (Step.kind(p.top()) == TindayaStep.OPTIONS) {
                int[] left = indispensable(p);
                if (left.length == 1 && choices.length > 1) {
                    assertThat(Tindaya.GAME.codec().words(left[0])).containsAnyOf("collect", "gather");
                    forced++;
                } else {
                    assertThat(left).isEqualTo(choices);
                    open++;
                }
            }
            p.choose(choices[rng.below(choices.length)], Journal.SILENT);
        }
        assertThat(forced).isPositive();
        assertThat(open).isPositive();
    }

    /** Of the places where a canoe may stop, a search leaves those out that lead to no other shore: none is lost. */
    @Test
    void noShoreIsForgotten() {
        TindayaPosition p = atFirstTurn("alliance");
        Rng rng = new Rng(5);
        int fewer = 0;
        while (p.decider() != Position.OVER) {
            int[] choices = Choices.of(Tindaya.GAME, p);
            if (Step.kind(p.top()) == TindayaStep.SAIL) {
                int[] left = indispensable(p);
                assertThat(shores(p, left)).isEqualTo(shores(p, choices));
                fewer += left.length < choices.length ? 1 : 0;
            }
            p.choose(choices[rng.below(choices.length)], Journal.SILENT);
        }
        assertThat(fewer).isPositive();
    }

    /** Nor is any by leaving out a side from which only the same shores are reached as from others. */
    @Test
    void noShoreIsForgottenByEmbarkingElsewhere() {
        TindayaPosition p = atFirstTurn("alliance");
        Rng rng = new Rng(6);
        int fewer = 0;
        while (p.decider() != Position.OVER) {
            int[] choices = Choices.of(Tindaya.GAME, p);
            if (Step.kind(p.top()) == TindayaStep.WAY) {
                int[] left = indispensable(p);
                assertThat(shoresBeyond(p, left)).isEqualTo(shoresBeyond(p, choices));
                fewer += left.length < choices.length ? 1 : 0;
            }
            p.choose(choices[rng.below(choices.length)], Journal.SILENT);
        }
        assertThat(fewer).isPositive();
    }

    private static int[] indispensable(TindayaPosition p) {
        Knowledge knowledge = Tindaya.GAME.knowledge();
        return Arrays.stream(Choices.of(Tindaya.GAME, p))
                .filter(choice -> !knowledge.dispensable(p, choice))
                .toArray();
    }

    /** Where one comes ashore after any of these ways over the sea. */
    private static Set<Integer> shoresBeyond(TindayaPosition p, int[] ways) {
        Set<Integer> shores = new HashSet<>();
        int from = Exploring.source(Step.argument(p.top()));
        for (int way : ways) {
            int direction = (way & TindayaStep.LAST_OPTION) - Exploring.EMBARK;
            int sea = direction < 0 ? Hexes.NONE : Hexes.neighbour(from, direction);
            for (int course = 0; sea >= 0 && course < Hexes.DIRECTIONS; course++) {
                for (int at = sea; at >= 0 && !p.isLand(at); at = Hexes.neighbour(at, course)) {
                    shores.addAll(shores(p, new int[] {at}));
                }
            }
        }
        return shores;
    }

    /** Each god is given what costs least: what would go to waste at once, food that is needed only after all else. */
    @Test
    void theCheapestIsGivenFirst() {
        Scene scene = asked().goods(CANARII, "wood", 1).goods(CANARII, "barley", 1);
        assertThat(thoughtOf(offering(scene))).containsExactlyInAnyOrder("give acoran wood", "enough-given");
        Scene plenty = asked().goods(CANARII, "wood", 1).goods(CANARII, "barley", 9);
        assertThat(thoughtOf(offering(plenty))).containsExactly("give acoran barley");
    }

    /** A life is given for the last slot only, a villager's before a noble's, and if there is nothing else to give. */
    @Test
    void livesAreGivenLast() {
        assertThat(thoughtOf(offering(asked()))).containsExactly("enough-given");
        assertThat(thoughtOf(offering(allButOne(asked()))))
                .containsExactlyInAnyOrder("give acoran barley villager", "enough-given");
        assertThat(thoughtOf(offering(allButOne(asked().goods(CANARII, "gofio", 1)))))
                .containsExactlyInAnyOrder("give acoran barley preserved", "enough-given");
    }

    /** Acoran asks for barley and wood, Moneiba for fish and clay. */
    private static Scene asked() {
        return Scene.alliance(2)
                .era(1)
                .offerings(2, 2)
                .natives(CANARII, "1,0", 0, 1)
                .natives(CANARII, "13,1", 2, 0);
    }

    /** All slots of Acoran but the first are full. */
    private static Scene allButOne(Scene scene) {
        for (int slot = 1; slot < scene.table().slots(); slot++) {
            scene.table().setFilled(ACORAN, slot, 1);
        }
        return scene;
    }

    private static Scene offering(Scene scene) {
        return scene.explore(CANARII, "from 1,0", "land s", "stop").choose("offer 1,1");
    }

    private static List<String> thoughtOf(Scene scene) {
        return Arrays.stream(indispensable(scene.table()))
                .mapToObj(Tindaya.GAME.codec()::words)
                .toList();
    }

    private static Set<Integer> shores(TindayaPosition p, int[] sails) {
        Set<Integer> shores = new HashSet<>();
        int from = Exploring.source(Step.argument(p.top()));
        for (int sail : sails) {
            for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
                int hex = Hexes.neighbour(sail & TindayaStep.LAST_OPTION, direction);
                if (hex >= 0 && hex != from && p.isLand(hex)) {
                    shores.add(hex);
                }
            }
        }
        return shores;
    }

    /** What is over is not announced again. */
    @Test
    void theForecastKnowsHowFarTheEraIs() {
        TindayaPosition p = atFirstTurn("alliance");
        Rng rng = new Rng(1);
        int seen = 0;
        while (p.decider() != Position.OVER) {
            Node needs = Json.parse(Json.compact(p.view(0))).get("needs");
            for (Node tribe : needs.get("born").fields()) {
                if (p.endStep() > EraEnd.REPRODUCTION) {
                    assertThat(tribe.integer(0, 9)).isZero();
                    seen++;
                }
            }
            for (Node tribe : needs.get("unfed").fields()) {
                if (p.endStep() > EraEnd.FEEDING) {
                    assertThat(tribe.integer(0, 9)).isZero();
                }
            }
            int[] choices = Choices.of(Tindaya.GAME, p);
            p.choose(choices[rng.below(choices.length)], Journal.SILENT);
        }
        assertThat(seen).isPositive();
    }
}
