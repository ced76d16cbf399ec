package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.List;
import java.util.Map;
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

    /** In the last match seat 1 decides first. */
    static MatchResult match(int number, MatchResult.Seat... seats) {
        return new MatchResult(number, number == 2 ? 1 : 0, List.of(seats));
    }

    static MatchResult.Seat seat(double points, int place, double nanos, int choices, double slowest) {
        return new MatchResult.Seat(
                points,
                place,
                List.of(0.0, 1.0, 2.0, 2.0, points),
                Map.of("source.prize", points),
                (long) nanos,
                choices * 5L,
                choices,
                (long) slowest);
    }

    @Test
    void aSharedWinCountsInParts() {
        assertThat(greedy.played()).isEqualTo(3);
        assertThat(greedy.winShare()).isEqualTo(1.5 / 3);
        assertThat(random.played()).isEqualTo(6);
        assertThat(random.winShare()).isEqualTo(1.5 / 6);
        assertThat(greedy.winInterval()).isEqualTo(Statistics.wilson(1.5, 3));
    }

    @Test
    void pointsAndPlacesAreMeansOverSeats() {
        assertThat(greedy.points()).isEqualTo(7);
        assertThat(random.points()).isCloseTo(37 / 6.0, within(1e-12));
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
        assertThat(summary.turns().stream().map(Summary.Turn::winShare)).containsExactly(0.5 / 3, 1 / 3.0, 1.5 / 3);
        assertThat(summary.turns().getFirst().winInterval()).isEqualTo(Statistics.wilson(0.5, 3));
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
        assertThat(json.get("entries").items().getFirst().get("winShare").number())
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
        assertThat(one.entries().getFirst().winShare()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(Json.compact(one.json(alone, List.of(results.getFirst())))).doesNotContain("NaN", "Infinity");
    }
}
