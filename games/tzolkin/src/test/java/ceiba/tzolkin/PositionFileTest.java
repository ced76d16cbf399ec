package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing position files; what is refused is in {@link PositionRefusalsTest}. */
class PositionFileTest {

    private static TzolkinPosition read(String text) {
        return PositionJson.read(Json.parse(text.replace('\'', '"')));
    }

    private static TzolkinPosition start(int seats, long seed) {
        return Start.position(Setup.of(Tzolkin.GAME, seats, Map.of(), seed));
    }

    private static TzolkinPosition again(TzolkinPosition p) {
        return PositionJson.read(Json.parse(Json.pretty(p.json())));
    }

    // ---------------------------------------------------------------- what is left out

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aFileWithNothingButItsHeadingIsTheStartWithThatSeed(int seats) {
        assertThat(read("{'game': 'tzolkin', 'seats': %d, 'seed': 42}".formatted(seats)))
                .isEqualTo(start(seats, 42));
        assertThat(start(seats, 42)).isNotEqualTo(start(seats, 43));
    }

    @Test
    void aLeftOutSeedIsZero() {
        assertThat(read("{'game': 'tzolkin', 'seats': 3}")).isEqualTo(start(3, 0));
    }

    @Test
    void fieldsThatAreLeftOutAreAsAtTheStart() {
        Scene scene = Scene.of("'seed': 9, 'players': [{'corn': 5}, {'temples': {'green': 4}}]");
        TzolkinPosition start = start(4, 9);
        assertThat(scene.goods(0)).containsExactly(5, 0, 0, 0, 0);
        assertThat(scene.steps(1)).containsExactly(1, 1, 4);
        assertThat(scene.p.light(2)).isTrue();
        assertThat(scene.p.hand(3)).isEqualTo(3);
        assertThat(scene.p.round()).isEqualTo(1);
        assertThat(row(scene.p)).isEqualTo(row(start));
        assertThat(deck(scene.p, 2)).isEqualTo(deck(start, 2));
    }

    @Test
    void inTheMiddleOfAMatchNobodyHoldsDealtTiles() {
        Scene scene = Scene.of(3, "");
        assertThat(scene.p.dummyTiles()).isZero();
        assertThat(scene.p.dealt(0)).isZero();
        assertThat(scene.p.dummies())
                .as("but the dummies stand")
                .isEqualTo(start(3, 0).dummies());
    }

    @Test
    void aLeftOutSkullBankHasWhatNobodyTook() {
        Scene scene = Scene.of("'placedSkulls': [4, 7], 'players': [{'skulls': 2}, {}, {'skulls': 1}]");
        assertThat(scene.p.skullBank()).isEqualTo(8);
    }

    @Test
    void leftOutRowAndDeckAreThoseOfTheStartWithoutWhatIsBuilt() {
        List<Integer> order = new ArrayList<>(row(start(4, 0)));
        order.addAll(deck(start(4, 0), 1));
        int inTheRow = order.get(2);
        int inTheDeck = order.get(10);
        Scene scene = Scene.of("'players': [{'buildings': [%d]}, {'buildings': [%d]}]".formatted(inTheRow, inTheDeck));
        order.removeAll(List.of(inTheRow, inTheDeck));
        assertThat(row(scene.p)).isEqualTo(order.subList(0, 6));
        assertThat(deck(scene.p, 1)).isEqualTo(order.subList(6, 12));
    }

    @Test
    void aLeftOutDeckIsWhatTheRowLeaves() {
        Scene scene = Scene.of("'buildings': [14, 0, 3, 4, 5, 6], 'players': [{'buildings': [2]}]");
        assertThat(row(scene.p)).containsExactly(14, 0, 3, 4, 5, 6);
        assertThat(deck(scene.p, 1)).containsExactlyInAnyOrder(1, 7, 8, 9, 10, 11, 12, 13);
    }

    @Test
    void aLeftOutRowIsWhatTheDeckLeaves() {
        Scene scene = Scene.of("'decks': {'age1': [5, 4, 3, 2, 1, 6, 7]}, 'players': [{'buildings': [14]}]");
        assertThat(deck(scene.p, 1)).containsExactly(5, 4, 3, 2, 1, 6, 7);
        assertThat(row(scene.p)).containsExactlyInAnyOrder(8, 9, 10, 11, 12, 13);
    }

    @Test
    void inTheSecondAgeTheRowIsOfTheSecondDeck() {
        TzolkinPosition p = Scene.of("'round': 15, 'players': [{'buildings': [3]}]").p;
        List<Integer> second = deck(start(4, 0), 2);
        assertThat(row(p)).isEqualTo(second.subList(0, 6));
        assertThat(deck(p, 2)).isEqualTo(second.subList(6, 18));
        assertThat(deck(p, 1)).isEmpty();
    }

    @Test
    void aLeftOutMonumentRowHasAGapForEachThatIsBuilt() {
        List<Integer> row = monuments(start(4, 0));
        int lay = row.get(1);
        int other = IntStream.rangeClosed(1, 13)
                .filter(i -> !row.contains(i))
                .findFirst()
                .orElseThrow();
        Scene scene = Scene.of("'players': [{'monuments': [%d, %d]}]".formatted(lay, other));
        List<Integer> expected = new ArrayList<>(row);
        expected.set(1, 0);
        expected.set(5, 0); // in place of the one that never lay there
        assertThat(monuments(scene.p)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "round {0}: {1} Food Days are over")
    @CsvSource({"1, 0", "8, 0", "9, 1", "14, 1", "15, 2", "21, 2", "22, 3", "27, 3"})
    void leftOutFoodDaysAreThoseBeforeTheRound(int round, int foodDays) {
        assertThat(Scene.of("'round': " + round).p.foodDays()).isEqualTo(foodDays);
    }

    @Test
    void aFoodDayThatWasJumpedOverIsStillToCome() {
        assertThat(Scene.of("'round': 9, 'foodDays': 0").p.foodDays()).isZero();
    }

    @Test
    void leftOutActiveIsTheSeatWhoseTurnItIs() {
        assertThat(Scene.of("'first': 2, 'turns': 3").p.decider()).isEqualTo(1);
        assertThat(Scene.of("'pending': ['keep'], 'first': 2").p.decider()).isZero();
    }

    @Test
    void whoMayTurnTheWheelByTwoDaysIsAskedAfterAllTurnsAndTheFoodDay() {
        Scene scene = Scene.of("'pending': ['days'], 'round': 8, 'first': 1");
        assertThat(scene.p.decider()).isEqualTo(1);
        assertThat(scene.p.turns()).isEqualTo(4);
        assertThat(scene.p.foodDays()).isEqualTo(1);
        assertThat(scene.choices()).containsExactly("days 1", "days 2");
    }

    @Test
    void aFileWithNothingPendingIsOfAMatchThatIsOver() {
        Scene scene = Scene.of("'pending': [], 'round': 27, 'players': [{'points': 3.25}, {'points': -2}]");
        assertThat(scene.p.decider()).isEqualTo(Position.OVER);
        assertThat(scene.p.points(0)).isEqualTo(3.25);
        assertThat(scene.p.place(1)).isEqualTo(4);
        assertThat(scene.choices()).isEmpty();
    }

    @Test
    void workersNeitherOnTheGearsNorOnTheFirstPlayerSpaceAreInHand() {
        Scene scene = Scene.of("""
                'turns': 1, 'claimant': 0, 'players': [{'workers': 5, 'gears': {'uxmal': [1, 4], 'tikal': [0]}}]""");
        assertThat(scene.p.hand(0)).isEqualTo(1);
        assertThat(scene.p.bank(0)).isEqualTo(1);
    }

    @Test
    void aStepThatNeedsNoDecisionIsResolvedAtOnce() {
        Scene scene = Scene.of("""
                'phase': 'picking-up', 'pending': ['turn', 'tile 7 0'], 'players': [{'buildings': [7]}]""");
        assertThat(scene.levels(0)).containsExactly(1, 0, 0, 0);
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 0, 0);
        assertThat(scene.p.depth()).isEqualTo(1);
    }

    // ---------------------------------------------------------------- there and back

    @Test
    void aPositionWithEveryFieldUnusualIsTheSameAfterWritingAndReading() {
        TzolkinPosition p = Scene.of(3, """
                'seed': 5, 'round': 16, 'foodDays': 2, 'first': 2, 'turns': 2, 'active': 1, 'phase': 'picking-up',
                'claimant': 0, 'skulls': 6, 'placedSkulls': [2, 9],
                'jungle': {'corn': [1, 2, 3, 2], 'wood': [0, 1, 2, 0]},
                'buildings': [19, 0, 21, 22, 23, 24], 'monuments': [0, 9, 0, 7, 13],
                'decks': {'age2': [31, 30, 29, 28, 27, 26, 25, 20, 17, 16]},
                'dummies': {'palenque': [8, 3], 'tikal': [9], 'uxmal': [0], 'chichen-itza': [12, 11]},
                'pending': ['turn', 'build with-architecture optional', 'tile 18 1', 'take 2'],
                'players': [
                  {'corn': 11, 'wood': 2, 'stone': 3, 'gold': 4, 'skulls': 1, 'points': -3.75, 'workers': 6,
                   'gears': {'palenque': [0, 7], 'chichen-itza': [10]}, 'temples': {'brown': 0, 'yellow': 8, 'green': 3},
                   'technologies': {'agriculture': 1, 'extraction': 2, 'architecture': 3, 'theology': 0},
                   'cornTiles': 3, 'woodTiles': 1, 'light': false, 'buildings': [1, 32], 'monuments': [2],
                   'wealth': [3, 4]},
                  {'gold': 1, 'skulls': 4, 'points': 20.5, 'workers': 4, 'gears': {'yaxchilan': [5]}, 'cornTiles': 1,
                   'technologies': {'extraction': 3}, 'buildings': [15, 18], 'monuments': [11], 'wealth': [14]},
                  {'woodTiles': 2, 'light': false, 'buildings': [14], 'wealth': [1, 21]}]""").p;
        assertThat(again(p)).isEqualTo(p);
        assertThat(Json.compact(again(p).json())).isEqualTo(Json.compact(p.json()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'round': 5, 'teeth': [1, 3, 4], 'phase': 'placing', 'placed': 2, 'claimant': 0, 'players': [{'gears': {'uxmal': [3]}}]",
                "'phase': 'spared', 'placed': 1, 'players': [{'gears': {'uxmal': [3]}}]",
                "'pending': ['days'], 'round': 26, 'first': 3, 'active': 2",
                "'pending': [], 'round': 27, 'first': 3, 'active': 2",
                "'pending': ['keep']",
            })
    void momentsOfAMatchAreTheSameAfterWritingAndReading(String fields) {
        TzolkinPosition p = Scene.of(fields).p;
        assertThat(again(p)).isEqualTo(p);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void positionsOfRandomMatchesAreTheSameAfterWritingAndReading(int seats) {
        Rng rng = new Rng(seats);
        TzolkinPosition p = start(seats, seats);
        int reached = 0;
        while (p.decider() != Position.OVER) {
            choose(p, rng);
            reached++;
            if (reached % 11 == 0 || p.decider() == Position.OVER) {
                assertThat(again(p)).isEqualTo(p);
            }
        }
        assertThat(reached).isGreaterThan(100);
    }

    private static void choose(TzolkinPosition p, Rng rng) {
        int[] choices = Choices.of(Tzolkin.GAME, p);
        p.choose(choices[rng.below(choices.length)], Journal.SILENT);
        p.check();
    }

    // ---------------------------------------------------------------- words of steps

    @ParameterizedTest
    @ValueSource(
            strings = {
                "keep",
                "turn",
                "use palenque 0",
                "use chichen-itza 10",
                "harvest 2",
                "harvest 5",
                "advance",
                "advance paid",
                "advance paid optional",
                "advance paid and-another",
                "build with-architecture",
                "build in-corn with-architecture",
                "build with-architecture or-monument and-another",
                "build with-architecture optional",
                "build optional",
                "architecture 32 with-architecture",
                "architecture 1 with-architecture or-monument and-another",
                "architecture 9 optional",
                "pay 1",
                "pay 3",
                "take 1",
                "take 2",
                "raise",
                "raise-two",
                "market",
                "market bought-wood bought-stone bought-gold sold-wood sold-stone sold-gold",
                "market bought-gold sold-wood",
                "any-action",
                "any-action optional",
                "offer",
                "days",
                "tile 26 0",
                "tile 26 4",
                "learn agriculture",
                "learn theology",
            })
    void stepsAreTheSameAfterReadingAndWriting(String words) {
        assertThat(StepWords.write(StepWords.read(new Node("", words)))).isEqualTo(words);
    }

    @Test
    void stepsMeanWhatTheRulesPutOnTheStack() {
        assertThat(StepWords.write(Step.of(TzolkinStep.ACTION, Action.worker(UXMAL, 6))))
                .isEqualTo("use uxmal 6");
        assertThat(StepWords.write(Step.of(TzolkinStep.BUILD, Building.TIKAL_4)))
                .isEqualTo("build with-architecture or-monument and-another");
        assertThat(StepWords.write(Step.of(TzolkinStep.BUILD, Building.UXMAL_4)))
                .isEqualTo("build in-corn with-architecture");
        assertThat(StepWords.write(Step.of(TzolkinStep.ADVANCE, Technology.PAID | Technology.AND_ANOTHER)))
                .isEqualTo("advance paid and-another");
        assertThat(StepWords.write(Step.of(TzolkinStep.ANY_ACTION, Action.OPTIONAL)))
                .isEqualTo("any-action optional");
        assertThat(StepWords.write(Step.of(TzolkinStep.LEARN, EXTRACTION))).isEqualTo("learn extraction");
    }

    @Test
    void whoHasAsMuchAsAFileCanSayGainsNoMore() {
        TzolkinPosition p = PositionJson.read(Json.parse("""
                {"game": "tzolkin", "seats": 4, "pending": ["turn"],
                 "players": [{"corn": 9999, "gears": {"palenque": [1]}}]}"""));
        p.choose(Choices.read(Tzolkin.GAME, p, "pick palenque 1"), Journal.SILENT);
        p.choose(Choices.read(Tzolkin.GAME, p, "use 1"), Journal.SILENT);
        assertThat(p.corn(0)).isEqualTo(9999);
        assertThat(PositionJson.read(Json.parse(Json.pretty(p.json())))).isEqualTo(p);
    }

    // ---------------------------------------------------------------- nasty files

    private static final List<@Nullable Object> NASTY = Arrays.asList(
            null, "", "turn", -1, 0, 1, 3, 99_999_999_999L, 0.5, 1e300, true, List.of(), List.of(1, 2), Map.of());

    @Test
    void mutatedFilesAreReadAsAPossiblePositionOrRefused() {
        Rng rng = new Rng(2026);
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 1500; i++) {
            TzolkinPosition p = start(2 + rng.below(3), i);
            for (int choices = rng.below(150); choices > 0 && p.decider() != Position.OVER; choices--) {
                choose(p, rng);
            }
            Map<String, Object> tree = new LinkedHashMap<>(p.json());
            for (int mutations = 1 + rng.below(2); mutations > 0; mutations--) {
                tree = mutated(tree, rng);
            }
            String text = Json.compact(tree);
            try {
                play(PositionJson.read(Json.parse(text)), rng);
                read++;
            } catch (Refusal e) {
                assertThat(e.sentence()).isNotBlank();
                refused++;
            } catch (RuntimeException e) {
                throw new AssertionError(text, e);
            }
        }
        assertThat(read).isGreaterThan(100);
        assertThat(refused).isGreaterThan(100);
    }

    /** A position that was read holds what it promises, and so do those that follow. */
    private static void play(TzolkinPosition p, Rng rng) {
        try {
            p.check();
            for (int i = 0; i < 20 && p.decider() != Position.OVER; i++) {
                choose(p, rng);
            }
        } catch (Refusal e) {
            throw new IllegalStateException("was read, but: " + e.sentence(), e);
        }
    }

    private static Map<String, Object> mutated(Map<String, Object> object, Rng rng) {
        Map<String, Object> copy = new LinkedHashMap<>(object);
        List<String> names = List.copyOf(copy.keySet());
        if (names.isEmpty()) {
            return copy;
        }
        String name = names.get(rng.below(names.size()));
        if (rng.below(6) == 0) {
            copy.remove(name);
        } else {
            copy.put(name, mutatedValue(copy.get(name), rng));
        }
        return copy;
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // a JSON tree, with nulls on purpose
    private static Object mutatedValue(@Nullable Object value, Rng rng) {
        if (value instanceof Map<?, ?> map && rng.below(8) != 0) {
            return mutated((Map<String, Object>) map, rng);
        }
        if (value instanceof List<?> list && !list.isEmpty() && rng.below(8) != 0) {
            List<Object> copy = new ArrayList<>(list);
            int index = rng.below(copy.size());
            copy.set(index, mutatedValue(copy.get(index), rng));
            return copy;
        }
        return NASTY.get(rng.below(NASTY.size()));
    }

    private static List<Integer> row(TzolkinPosition p) {
        return IntStream.range(0, 6).map(p::buildingAt).boxed().toList();
    }

    private static List<Integer> monuments(TzolkinPosition p) {
        return IntStream.range(0, p.seats() + 2).map(p::monumentAt).boxed().toList();
    }

    private static List<Integer> deck(TzolkinPosition p, int age) {
        return IntStream.range(0, p.deckSize(age))
                .map(i -> p.deckCard(age, i))
                .boxed()
                .toList();
    }
}
