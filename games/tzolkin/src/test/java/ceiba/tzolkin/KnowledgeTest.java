package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots are told about a position. */
class KnowledgeTest {

    private final Knowledge knowledge = new TzolkinKnowledge();
    private final float[] features = new float[knowledge.features().size()];

    private float feature(Scene scene, int seat, String name) {
        int number = knowledge.features().indexOf(name);
        assertThat(number).as(name).isNotNegative();
        knowledge.describe(scene.p, seat, features);
        return features[number];
    }

    private float feature(Scene scene, String name) {
        return feature(scene, 0, name);
    }

    /** Every tenth position of random matches, from the first choice on. */
    private static List<TzolkinPosition> positions(int matches) {
        List<TzolkinPosition> positions = new ArrayList<>();
        for (int seed = 0; seed < matches; seed++) {
            TzolkinPosition p = Scene.start(2 + seed % 3, seed).p;
            Rng rng = new Rng(seed);
            for (int number = 0; p.decider() != Position.OVER; number++) {
                if (number < 8 || number % 10 == 0) {
                    positions.add(p.copy());
                }
                int[] legal = Choices.of(Tzolkin.GAME, p);
                p.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
        }
        return positions;
    }

    @Test
    void everyFeatureHasANameOfItsOwn() {
        assertThat(knowledge.features()).isNotEmpty().doesNotHaveDuplicates().allMatch(name -> !name.isBlank());
    }

    @Test
    void theWeightsAreForTheseFeaturesAndKnots() {
        Node file = knowledge.weights();
        assertThat(file.get("knots").items().stream().mapToInt(knot -> knot.integer(0, 99)))
                .containsExactly(Arrays.stream(knowledge.knots()).boxed().toArray(Integer[]::new));
        assertThat(file.get("weights").fields().stream().map(Node::name))
                .containsExactlyInAnyOrderElementsOf(knowledge.features());
        for (Node row : file.get("weights").fields()) {
            assertThat(row.items(knowledge.knots().length, knowledge.knots().length))
                    .allSatisfy(weight -> assertThat(weight.number()).isFinite());
        }
        assertThat(file.get("made-by").text()).isNotBlank();
    }

    @Test
    void theKnotsGoFromTheFirstMomentToTheLast() {
        int[] knots = knowledge.knots();
        assertThat(knots).isSorted().doesNotHaveDuplicates();
        assertThat(knots[0]).isZero();
        assertThat(knots[knots.length - 1]).isEqualTo(knowledge.moments() - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 27})
    void theMomentIsTheRound(int round) {
        assertThat(knowledge.moment(Scene.of("'round': " + round).p)).isEqualTo(round - 1);
    }

    @Test
    void everyMomentOfAMatchIsOneOfThem() {
        for (TzolkinPosition p : positions(6)) {
            assertThat(knowledge.moment(p)).isBetween(0, knowledge.moments() - 1);
        }
    }

    @Test
    void aPositionIsQuietUnlessSomethingBegunHangsInTheAir() {
        Scene scene = Scene.of("'players': [{'skulls': 1, 'gears': {'chichen-itza': [6]}}]");
        assertThat(knowledge.quiet(scene.p)).isTrue();
        scene.choose("pick chichen-itza 6");
        assertThat(knowledge.quiet(scene.p)).isFalse();
        scene.choose("use 6");
        assertThat(knowledge.quiet(scene.p)).isFalse();
        scene.choose("take gold");
        assertThat(knowledge.quiet(scene.p)).isTrue();
        assertThat(knowledge.quiet(Scene.start(4, 1).p)).isTrue();
    }

    @Test
    void describingChangesNothingAndOverwritesEverything() {
        for (TzolkinPosition p : positions(6)) {
            String before = Json.compact(p.json());
            TzolkinPosition copy = p.copy();
            for (int seat = 0; seat < p.seats(); seat++) {
                Arrays.fill(features, 77);
                knowledge.describe(p, seat, features);
                float[] again = new float[features.length];
                knowledge.describe(p, seat, again);
                assertThat(again).isEqualTo(features);
                for (float value : again) {
                    assertThat(value).isFinite().isNotEqualTo(77);
                }
            }
            assertThat(p).isEqualTo(copy);
            assertThat(Json.compact(p.json())).isEqualTo(before);
        }
    }

    @Test
    void describingAllocatesNothing() {
        List<TzolkinPosition> positions = positions(6);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double sum = describeAll(positions, 3); // loads every class
        long before = threads.getCurrentThreadAllocatedBytes();
        sum += describeAll(positions, 100);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(sum).isFinite();
        assertThat((double) allocated / (100 * positions.size()))
                .as("bytes each")
                .isLessThan(0.1);
    }

    private double describeAll(List<TzolkinPosition> positions, int times) {
        double sum = 0;
        for (int time = 0; time < times; time++) {
            for (int i = 0; i < positions.size(); i++) {
                TzolkinPosition p = positions.get(i);
                for (int seat = 0; seat < p.seats(); seat++) {
                    knowledge.describe(p, seat, features);
                    sum += features[time % features.length];
                }
            }
        }
        return sum;
    }

    @Test
    void nothingThatASpectatorCannotSeeCountsOnceTheWealthIsShown() {
        Rng rng = new Rng(1);
        int others = 0;
        for (TzolkinPosition p : positions(9)) {
            if (p.dealt(p.seats() - 1) != 0) {
                continue;
            }
            TzolkinPosition world = p.copy();
            world.redraw(Position.SPECTATOR, rng);
            others += world.equals(p) ? 0 : 1;
            for (int seat = 0; seat < p.seats(); seat++) {
                knowledge.describe(p, seat, features);
                float[] there = new float[features.length];
                knowledge.describe(world, seat, there);
                assertThat(there).isEqualTo(features);
            }
        }
        assertThat(others).isPositive();
    }

    @Test
    void tilesKeptInSecretCountForTheirOwner() {
        Scene scene = Scene.of("""
                'pending': ['keep'],
                'players': [
                    {'dealt': [1, 2, 10, 16]}, {'dealt': [3, 4, 5, 6]}, {'dealt': [7, 8, 9, 11]},
                    {'dealt': [12, 13, 14, 15]}]""");
        assertThat(feature(scene, "corn")).isZero();
        scene.choose("keep 10");
        assertThat(feature(scene, "corn")).isEqualTo(6);
        assertThat(feature(scene, "stone")).isEqualTo(2);
        assertThat(feature(scene, 1, "corn")).isZero();
        assertThat(scene.p.corn(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "1, '', 6, 5, 0", // three workers need 2 each
        "6, '', 6, 0, 0",
        "1, '''buildings'': [1]', 4, 3, 0", // a farm that feeds one
        "1, '''buildings'': [4]', 3, 2, 0", // a farm that makes each cheaper
    })
    void hungerIsTheCornMissingOnTheNextFoodDay(int corn, String farms, int need, int missing, int soon) {
        Scene scene = Scene.of("'round': 2, 'players': [{'corn': %d%s}]"
                .formatted(corn, farms == null || farms.isBlank() ? "" : ", " + farms));
        assertThat(feature(scene, "corn needed on each Food Day")).isEqualTo(need);
        assertThat(feature(scene, "corn missing for the next Food Day")).isEqualTo(missing);
        assertThat(feature(scene, "corn missing for a Food Day within 3 rounds"))
                .isEqualTo(soon);
    }

    @ParameterizedTest
    @CsvSource({
        "1, '', 3, 3", // three workers need 2 each
        "3, '', 2, 2", // half a ration feeds nobody
        "6, '', 0, 0",
        "1, '''gears'': {''palenque'': [2]}', 3, 1", // 4 corn to be harvested
        "1, '''buildings'': [1]', 2, 2", // a farm that feeds one
        "2, '''buildings'': [4]', 1, 1", // a farm that makes each cheaper
    })
    void workersStayUnfedForWantOfCorn(int corn, String more, int unfed, int afterHarvest) {
        Scene scene = Scene.of("'round': 2, 'players': [{'corn': %d%s}]"
                .formatted(corn, more == null || more.isBlank() ? "" : ", " + more));
        assertThat(feature(scene, "workers whom the corn does not feed")).isEqualTo(unfed);
        assertThat(feature(scene, "workers whom it does not feed with what is in reach"))
                .isEqualTo(afterHarvest);
    }

    @Test
    void leadsInTheTemplesAreOverTheBestOfTheOthers() {
        Scene scene = Scene.of("""
                'players': [{'temples': {'brown': 3, 'yellow': 2, 'green': 1}},
                    {'temples': {'brown': 2, 'yellow': 2, 'green': 4}}, {}, {}]""");
        assertThat(feature(scene, "lead in brown")).isEqualTo(1);
        assertThat(feature(scene, "lead in yellow")).isZero();
        assertThat(feature(scene, "shared highest in yellow")).isEqualTo(1);
        assertThat(feature(scene, "lead in green")).isEqualTo(-3);
        assertThat(feature(scene, 1, "lead in brown")).isEqualTo(-1);
        assertThat(feature(scene, 1, "alone highest in green")).isEqualTo(1);
    }

    @Test
    void monumentsCountAsLongAsTheyAreToBeHad() {
        Scene scene = Scene.of("'monuments': [3, 5, 0, 7, 9, 13], 'players': [{'monuments': [1]}]");
        for (int monument = 1; monument <= Glossary.MONUMENTS; monument++) {
            assertThat(feature(scene, 1, "monument " + monument + " on offer"))
                    .isEqualTo(List.of(3, 5, 7, 9, 13).contains(monument) ? 1 : 0);
        }
    }

    @Test
    void hungerIsUrgentInTheThreeRoundsBeforeAFoodDay() {
        String urgent = "corn missing for a Food Day within 3 rounds";
        assertThat(feature(Scene.of("'round': 4, 'players': [{'corn': 2}]"), urgent))
                .isZero();
        assertThat(feature(Scene.of("'round': 5, 'players': [{'corn': 2}]"), urgent))
                .isEqualTo(4);
        assertThat(feature(Scene.of("'round': 8, 'players': [{'corn': 2}]"), urgent))
                .isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 9       | ''      | 13 | 0",
                "1 | 10      | ''      | 13 | 0",
                "1 | 7       | ', 7'   | 8  | 0", // the next lower space is still open
                "2 | 4, 8    | ''      | 18 | 0",
                "1 | 4, 8    | ''      | 11 | 1", // the skull goes to the higher one
                "0 | 4, 8    | ''      | 0  | 2",
                "2 | 7, 8    | ', 8'   | 18 | 0", // one on 7, the other steps down to 6
                "1 | 0       | ''      | 0  | 0",
            })
    void pointsInReachAtChichenItzaNeedASkullEach(int skulls, String workers, String taken, int points, int without) {
        Scene scene = Scene.of("'placedSkulls': [%s], 'players': [{'skulls': %d, 'gears': {'chichen-itza': [%s]}}]"
                .formatted(taken == null ? "" : taken.replace("'", "").replaceFirst("^, ", ""), skulls, workers));
        assertThat(feature(scene, "points in reach at Chichen Itza with a skull"))
                .isEqualTo(points);
        assertThat(feature(scene, "workers at Chichen Itza without a skull")).isEqualTo(without);
    }

    @Test
    void theBestMonumentInReachIsTheOneWorthMostNow() {
        // Workers for 6 with a fourth, 12 with a fifth; technology levels for 3 each.
        String table = "'monuments': [3, 8, 10, 11, 12, 13], 'players': [{'wood': %d, 'stone': %d, 'gold': 3, %s}]";
        String levels = "'technologies': {'agriculture': 2, 'theology': 1}";
        Scene rich = Scene.of(table.formatted(3, 1, levels));
        assertThat(feature(rich, "points of the best monument in reach")).isEqualTo(9);
        assertThat(feature(rich, "the same with a worker at Tikal")).isZero();
        Scene short1 = Scene.of(table.formatted(3, 0, levels));
        assertThat(feature(short1, "points of the best monument in reach")).isZero();
        assertThat(feature(short1, "points of the best monument one or two resources away"))
                .isEqualTo(9);
        Scene builder = Scene.of(table.formatted(3, 1, levels + ", 'gears': {'tikal': [4]}"));
        assertThat(feature(builder, "the same with a worker at Tikal")).isEqualTo(9);
        Scene poor = Scene.of("'monuments': [3, 8, 10, 11, 12, 13], 'players': [{'gold': 2, %s}]".formatted(levels));
        assertThat(feature(poor, "points of the best monument in reach")).isZero();
        assertThat(feature(poor, "points of the best monument three or four resources away"))
                .isEqualTo(9);
    }

    @Test
    void aMonumentCountsItself() {
        Scene scene = Scene.of(
                "'monuments': [1, 3, 7, 8, 9, 12], 'players': [{'wood': 3, 'stone': 2, 'gold': 1, 'buildings': [10]}]");
        assertThat(feature(scene, "points of the best monument in reach")).isEqualTo(8);
        assertThat(feature(scene, "own monuments")).isZero();
    }

    @Test
    void buildingsInReachAreThoseThatCanBePaid() {
        Scene scene = Scene.of("'buildings': [1, 4, 6, 8, 13, 14], 'players': [{'wood': 2, 'gears': {'tikal': [2]}}]");
        assertThat(feature(scene, "buildings in reach")).isEqualTo(2);
        assertThat(feature(scene, "worker at Tikal with a building in reach")).isEqualTo(1);
        assertThat(feature(scene, 1, "buildings in reach")).isZero();
    }

    @Test
    void goodsAreCountedInFullAndUpToAFew() {
        Scene scene = Scene.of("'players': [{'corn': 11, 'wood': 5, 'gold': 1, 'skulls': 2}]");
        assertThat(feature(scene, "corn up to 3")).isEqualTo(3);
        assertThat(feature(scene, "corn up to 9")).isEqualTo(9);
        assertThat(feature(scene, "corn")).isEqualTo(11);
        assertThat(feature(scene, "wood up to 3")).isEqualTo(3);
        assertThat(feature(scene, "wood")).isEqualTo(5);
        assertThat(feature(scene, "kinds of resources owned")).isEqualTo(2);
        assertThat(feature(scene, "first skull")).isEqualTo(1);
        assertThat(feature(scene, "skulls")).isEqualTo(2);
    }

    @Test
    void oneIsHighestInATempleAloneOrTogether() {
        Scene scene = Scene.of("""
                'players': [{'temples': {'brown': 3, 'green': 2}}, {'temples': {'green': 2}}]""");
        assertThat(feature(scene, "alone highest in brown")).isEqualTo(1);
        assertThat(feature(scene, "shared highest in brown")).isZero();
        assertThat(feature(scene, "alone highest in green")).isZero();
        assertThat(feature(scene, "shared highest in green")).isEqualTo(1);
        assertThat(feature(scene, 1, "shared highest in brown")).isZero();
    }

    @Test
    void aWorkerOnAGearIsAFeatureOfItsSpace() {
        Scene scene = Scene.of("'players': [{'gears': {'palenque': [2], 'tikal': [0]}}]");
        assertThat(feature(scene, "worker on palenque 2")).isEqualTo(1);
        assertThat(feature(scene, "worker on palenque 3")).isZero();
        assertThat(feature(scene, "worker on tikal 0")).isEqualTo(1);
        assertThat(feature(scene, "workers in hand")).isEqualTo(1);
        assertThat(feature(scene, 1, "worker on palenque 2")).isZero();
    }

    @Test
    void aStirredStartIsALegalPositionThatCanBePlayedToTheEnd() {
        int changed = 0;
        for (int seed = 0; seed < 200; seed++) {
            TzolkinPosition p = Scene.start(2 + seed % 3, seed).p;
            TzolkinPosition before = p.copy();
            knowledge.stir(p, new Rng(seed));
            p.check();
            changed += p.equals(before) ? 0 : 1;
            Rng rng = new Rng(seed);
            int sinceQuiet = 0;
            while (p.decider() != Position.OVER) {
                int[] legal = Choices.of(Tzolkin.GAME, p);
                assertThat(legal).isNotEmpty();
                sinceQuiet = knowledge.quiet(p) ? 0 : sinceQuiet + 1;
                assertThat(sinceQuiet).as("choices within one turn").isLessThan(50);
                p.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
            p.check();
        }
        assertThat(changed).isGreaterThan(100);
    }

    @Test
    void theWorldsDrawnDoNotDependOnWhatTheSeatCannotSee() {
        for (TzolkinPosition p : positions(6)) {
            TzolkinPosition world = p.copy();
            world.redraw(p.decider(), new Rng(1));
            TzolkinPosition here = p.copy();
            here.redraw(p.decider(), new Rng(2));
            world.redraw(p.decider(), new Rng(2));
            assertThat(world).isEqualTo(here);
        }
    }
}
