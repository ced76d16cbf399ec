package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Results of matches made up here, summed up by hand. */
class SummaryTest {

    /** Match 0: greedy, random, random; match 1: random, random, greedy; match 2: random, greedy, random. */
    private final Contest contest = ContestTest.contest("greedy,random", 3, 3, 0);

    private final List<MatchResult> results = List.of(
            match(0, seat(10, 1, 2e6, 4, 3e6), seat(10, 1, 0, 0, 0), seat(4, 3, 0, 0, 0)),
            match(1, seat(5, 2, 0, 0, 0), seat(2, 3, 0, 0, 0), seat(9, 1, 6e6, 4, 5e6)),
            match(2, seat(8, 1, 0, 0, 0), seat(2, 3, 4e6, 4, 4e6), seat(8, 1, 0, 0, 0)));

    private final Summary summary = Summary.of(contest, results);
    private final Summary.Entry greedy = summary.entries().getFirst();
    private final Summary.Entry random = summary.entries().getLast();

    /** Rivals, of whom the first has won. In the last match seat 1 decides first. */
    static MatchResult match(int number, MatchResult.Seat... seats) {
        List<MatchResult.Seat> rivals = new ArrayList<>();
        for (MatchResult.Seat seat : seats) {
            rivals.add(with(seat, rivals.size(), seat.place() == 1));
        }
        return new MatchResult(number, number == 2 ? 1 : 0, rivals, Map.of(), List.of());
    }

    static MatchResult.Seat seat(double points, int place, double nanos, int choices, double slowest) {
        return new MatchResult.Seat(
                points,
                place,
                0,
                false,
                points / 2,
                List.of(0.0, 1.0, 2.0, 2.0, points),
                Map.of(),
                Map.of("source.prize", points),
                Map.of(),
                new MatchResult.Effort((long) nanos, choices * 5L, choices, (long) slowest));
    }

    static MatchResult.Seat with(MatchResult.Seat seat, int side, boolean won) {
        return new MatchResult.Seat(
                seat.points(),
                seat.place(),
                side,
                won,
                seat.reached(),
                seat.curve(),
                seat.gauges(),
                seat.sources(),
                seat.habits(),
                seat.effort());
    }

    /** A match with these sides, of which these have won; places are those of the points. */
    private static MatchResult match(int number, List<Integer> sides, List<Integer> won) {
        List<MatchResult.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < sides.size(); seat++) {
            seats.add(with(seat(9 - seat, seat + 1, 0, 0, 0), sides.get(seat), won.contains(sides.get(seat))));
        }
        return new MatchResult(number, 0, seats, Map.of(), List.of());
    }

    @Test
    void aSharedWinCountsInParts() {
        assertThat(greedy.played()).isEqualTo(3);
        assertThat(greedy.wins().share()).isEqualTo(1.5 / 3);
        assertThat(random.played()).isEqualTo(6);
        assertThat(random.wins().share()).isEqualTo(1.5 / 6);
        assertThat(greedy.wins().interval()).isEqualTo(Statistics.wilson(1.5, 3));
        assertThat(summary.fair()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(summary.nobody().times()).isZero();
        assertThat(summary.table()).isNull();
    }

    @Test
    void pointsAndPlacesAreMeansOverSeats() {
        assertThat(greedy.points()).isEqualTo(7);
        assertThat(random.points()).isCloseTo(37 / 6.0, within(1e-12));
        assertThat(greedy.reached()).isEqualTo(3.5);
        assertThat(greedy.place()).isCloseTo(5 / 3.0, within(1e-12));
        assertThat(random.place()).isCloseTo(11 / 6.0, within(1e-12));
    }

    @Test
    void theWinnersPointsAreAMeanOverMatches() {
        assertThat(summary.winnersPoints()).isEqualTo((10 + 9 + 8) / 3.0);
    }

    @Test
    void everyPlaceInTheOrderOfPlayHasItsShareOfTheWins() {
        // who decides first has half of match 0; in match 2 seat 1 does, and seats 2 and 0 share the win
        assertThat(summary.turns().stream().map(Rate::share)).containsExactly(0.5 / 3, 1 / 3.0, 1.5 / 3);
        assertThat(summary.turns().getFirst().interval()).isEqualTo(Statistics.wilson(0.5, 3));
    }

    @Test
    void theTableGainsWhatItsSeatsGainInEachMoment() {
        // each of the three seats gains 1, 1 and 0; at the end the tables have 24, 16 and 18
        assertThat(summary.gained()).hasSize(4);
        assertThat(summary.gained().get(0)).isCloseTo(3, within(1e-12));
        assertThat(summary.gained().get(2)).isZero();
        assertThat(summary.gained().get(3)).isCloseTo((24 + 16 + 18) / 3.0 - 6, within(1e-12));
    }

    @Test
    void eloComparesOnlyDifferentBots() {
        // greedy drew once, won three times and lost twice: 3.5 to 2.5
        assertThat(greedy.elo()).isCloseTo(200 * Math.log10(3.5 / 2.5), within(1e-6));
        assertThat(random.elo()).isCloseTo(-200 * Math.log10(3.5 / 2.5), within(1e-6));
    }

    @Test
    void aMatchThatNobodyWonIsCountedAndComparesNobody() {
        List<Integer> rivals = List.of(0, 1, 2);
        Summary some = Summary.of(
                contest,
                List.of(match(0, rivals, List.of(1)), match(1, rivals, List.of()), match(2, rivals, List.of(2))));
        assertThat(some.nobody()).isEqualTo(new Rate(1, 3));
        assertThat(some.fair()).isCloseTo(2 / 9.0, within(1e-12));
        assertThat(some.entries().getFirst().wins()).isEqualTo(new Rate(0, 3));
        assertThat(some.entries().getLast().wins()).isEqualTo(new Rate(2, 6));
        assertThat(some.winnersPoints()).isEqualTo((8 + 7) / 2.0);
        // match 0: greedy on seat 0 was before seat 2, behind the winner; match 2: on seat 1 behind both
        assertThat(some.entries().getFirst().elo()).isCloseTo(200 * Math.log10(1 / 3.0), within(1e-6));
    }

    @Test
    void whoeverWonIsCountedNotWhoIsFirst() {
        Summary last = Summary.of(contest, List.of(match(0, List.of(0, 1, 2), List.of(2))));
        assertThat(last.entries().getFirst().wins()).isEqualTo(new Rate(0, 1));
        assertThat(last.entries().getLast().wins()).isEqualTo(new Rate(1, 2));
        assertThat(last.turns()).containsExactly(new Rate(0, 1), new Rate(0, 1), new Rate(1, 1));
    }

    @Test
    void aTableOfPartnersWinsAsAWholeAndByLineUp() {
        List<Integer> partners = List.of(0, 0, 0);
        Summary together = Summary.of(
                contest,
                List.of(match(0, partners, List.of(0)), match(1, partners, List.of()), match(2, partners, List.of())));
        Summary.Table table = Objects.requireNonNull(together.table());
        assertThat(table.wins()).isEqualTo(new Rate(1, 3));
        assertThat(table.lineUps())
                .containsExactly(
                        new Summary.LineUp(List.of("greedy", "random", "random"), 1, new Rate(1, 1)),
                        new Summary.LineUp(List.of("random", "random", "greedy"), 1, new Rate(0, 1)),
                        new Summary.LineUp(List.of("random", "greedy", "random"), 1, new Rate(0, 1)));
        assertThat(together.entries()).allSatisfy(entry -> {
            assertThat(entry.wins()).isEqualTo(table.wins()); // two partners of the same name have not won twice
            assertThat(entry.elo()).isNull();
        });
    }

    @Test
    void partnersOfOneSideWinOnceAndAreNotCompared() {
        // greedy and random against random; then random and random against greedy
        Summary sides = Summary.of(
                contest, List.of(match(0, List.of(0, 0, 1), List.of(0)), match(1, List.of(0, 0, 1), List.of(0))));
        assertThat(sides.entries().getFirst().wins()).isEqualTo(new Rate(1, 2));
        assertThat(sides.entries().getLast().wins()).isEqualTo(new Rate(2, 3));
        assertThat(sides.fair()).isEqualTo(0.5);
        // greedy beat the seat 2 of match 0 and lost to both of match 1
        assertThat(sides.entries().getFirst().elo()).isCloseTo(200 * Math.log10(1 / 2.0), within(1e-6));
    }

    @Test
    void gaugesAreMeansOverSeatsAndOverMatches() {
        MatchResult.Seat plain = seat(1, 1, 0, 0, 0);
        List<MatchResult> gauged = new ArrayList<>();
        for (int number = 0; number < 2; number++) {
            List<MatchResult.Seat> seats = new ArrayList<>();
            for (double seat = 0; seat < 3; seat++) {
                seats.add(new MatchResult.Seat(
                        1,
                        1,
                        0,
                        true,
                        1,
                        plain.curve(),
                        Map.of("need", List.of(seat, 3.0)),
                        Map.of(),
                        Map.of(),
                        plain.effort()));
            }
            gauged.add(new MatchResult(number, 0, seats, Map.of("wrath", List.of(1.0, 4.0 + number)), List.of()));
        }
        Summary means = Summary.of(contest, gauged);
        assertThat(means.gauges()).isEqualTo(Map.of("wrath", List.of(1.0, 4.5)));
        // greedy sits on seats 0 and 2
        assertThat(means.entries().getFirst().gauges()).isEqualTo(Map.of("need", List.of(1.0, 3.0)));
        assertThat(means.entries().getLast().gauges()).isEqualTo(Map.of("need", List.of(1.0, 3.0)));
    }

    /** The same match, in which these habits were possible, and the seats showed these. */
    @SafeVarargs
    private static MatchResult match(MatchResult plain, List<String> possible, Map<String, Integer>... shown) {
        List<MatchResult.Seat> seats = new ArrayList<>();
        for (MatchResult.Seat seat : plain.seats()) {
            seats.add(new MatchResult.Seat(
                    seat.points(),
                    seat.place(),
                    seat.side(),
                    seat.won(),
                    seat.reached(),
                    seat.curve(),
                    seat.gauges(),
                    seat.sources(),
                    shown[seats.size()],
                    seat.effort()));
        }
        return new MatchResult(plain.match(), plain.first(), seats, plain.gauges(), possible);
    }

    @Test
    void habitsAreRelativeToTheMatchesInWhichTheyWerePossible() {
        List<MatchResult> habitual = List.of(
                // seats 0 (greedy) and 1 share the win
                match(results.get(0), List.of("god.b", "job.z"), Map.of("god.b", 1), Map.of("job.z", 2), Map.of()),
                // seat 2 (greedy) wins
                match(
                        results.get(1),
                        List.of("god.b", "god.a", "job.z"),
                        Map.of("god.b", 1),
                        Map.of(),
                        Map.of("god.a", 3)),
                // seats 0 and 2 share the win, both with the habit; seat 1 is greedy
                match(results.get(2), List.of("god.c", "job.z"), Map.of("job.z", 1), Map.of(), Map.of("job.z", 1)));
        Summary seen = Summary.of(contest, habitual);
        assertThat(seen.habits())
                .containsExactly(
                        new Summary.Habit(
                                "god.a", new Rate(1, 1), new Rate(1, 1), Map.of("greedy", 3.0, "random", 0.0)),
                        new Summary.Habit(
                                "god.b", new Rate(2, 2), new Rate(0.5, 2), Map.of("greedy", 0.5, "random", 0.25)),
                        new Summary.Habit("god.c", new Rate(0, 1), null, Map.of("greedy", 0.0, "random", 0.0)),
                        new Summary.Habit(
                                "job.z", new Rate(2, 3), new Rate(1.5, 2), Map.of("greedy", 0.0, "random", 4 / 6.0)));
        List<Node> json = Json.parse(Json.pretty(seen.json(contest, habitual)))
                .get("habits")
                .items();
        assertThat(json).extracting(habit -> habit.get("habit").text()).contains("god.c", "job.z");
        assertThat(json.get(1).get("matches").integer(0, 9)).isEqualTo(2);
        assertThat(json.get(1).get("won").get("share").number()).isEqualTo(0.25);
        assertThat(json.get(2).has("won")).isFalse();
        assertThat(MatchResult.read(Json.parse(Json.compact(habitual.get(1).json())), contest))
                .isEqualTo(habitual.get(1));
    }

    @Test
    void partnersWhoShowAHabitHaveWonOnce() {
        MatchResult together = match(0, List.of(0, 0, 1), List.of(0, 1));
        List<String> possible = List.of("god.a");
        assertThat(match(together, possible, Map.of("god.a", 1), Map.of("god.a", 1), Map.of())
                        .win("god.a"))
                .isEqualTo(0.5);
        MatchResult lost = match(0, List.of(0, 1, 2), List.of());
        assertThat(match(lost, possible, Map.of("god.a", 1), Map.of(), Map.of()).win("god.a"))
                .isZero();
    }

    @Test
    void timeAndIterationsArePerChoice() {
        assertThat(greedy.millisPerChoice()).isEqualTo(1);
        assertThat(greedy.iterationsPerChoice()).isEqualTo(5);
        assertThat(greedy.slowestTurnMillis()).isEqualTo(5);
        assertThat(random.millisPerChoice()).isZero();
    }

    @Test
    void curvesAndSourcesAreMeans() {
        assertThat(greedy.curve()).containsExactly(0.0, 1.0, 2.0, 2.0, 7.0);
        assertThat(greedy.sources()).isEqualTo(Map.of("source.prize", 7.0));
    }

    @Test
    void theJsonHoldsEverythingAndReadsBack() {
        Node json = Json.parse(Json.pretty(summary.json(contest, results)));
        assertThat(json.get("contest").get("bots").items()).hasSize(3);
        assertThat(json.get("entries")
                        .items()
                        .getFirst()
                        .get("wins")
                        .get("share")
                        .number())
                .isEqualTo(0.5);
        Node second = json.get("matches").items().get(1);
        assertThat(second.get("lineUp").value()).isEqualTo(contest.lineUp(1));
        assertThat(second.get("seed").whole(0, 9)).isZero();
        assertThat(MatchResult.read(Json.parse(Json.compact(results.get(1).json())), contest))
                .isEqualTo(results.get(1));
    }

    @Test
    void aSingleMatchOfOneBotIsSummedUpToo() {
        Contest alone = ContestTest.contest("greedy", 3, 1, 0);
        Summary one = Summary.of(alone, List.of(results.getFirst()));
        assertThat(one.entries()).hasSize(1);
        assertThat(one.entries().getFirst().elo()).isNull();
        assertThat(one.entries().getFirst().wins().share()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(Json.compact(one.json(alone, List.of(results.getFirst())))).doesNotContain("NaN", "Infinity");
    }
}
