package ceiba.arena;

import ceiba.engine.Json;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the matches of a contest tell about its bots.
 *
 * @param sources where points came from, the most plentiful first
 * @param nobody how many matches nobody won
 * @param fair the share of the matches that each side would win if all were equally strong
 * @param table how the seats did where all of them are partners; missing where there are rivals
 * @param winnersPoints mean points of the winners; missing if nobody ever won
 * @param turns how often who decides first in the match won, who sits to the left, and so on
 * @param gained mean points that all seats together gained in each moment of a match
 * @param gauges the table's gauges, by name: means at the start and after each moment of a match
 * @param habits those that might have been seen; kind by kind, the most frequent first
 */
public record Summary(
        List<Entry> entries,
        List<String> sources,
        Rate nobody,
        double fair,
        @Nullable Table table,
        @Nullable Double winnersPoints,
        List<Rate> turns,
        List<Double> gained,
        Map<String, List<Double>> gauges,
        List<Habit> habits) {

    /**
     * A habit of the players.
     *
     * @param name a key of the game's catalogue
     * @param picked of the matches in which it was possible, in how many some seat showed it
     * @param won of these, how many were won by a seat that showed it; missing if there are none
     * @param times how often each bot showed it, by name: means over its seats in the matches in which it was possible
     */
    public record Habit(String name, Rate picked, @Nullable Rate won, Map<String, Double> times) {

        private Map<String, Object> json() {
            Map<String, Object> json =
                    Json.object("habit", name, "matches", picked.tries(), "picked", picked.json(), "times", times);
            if (won != null) {
                json.put("won", won.json());
            }
            return json;
        }
    }

    /** A table of partners, who win or lose together: as a whole, and for each way its bots sat. */
    public record Table(Rate wins, List<LineUp> lineUps) {

        private Map<String, Object> json() {
            return Json.object(
                    "wins",
                    wins.json(),
                    "lineUps",
                    lineUps.stream().map(LineUp::json).toList());
        }
    }

    /** Who sat where, and in how many matches. */
    public record LineUp(List<String> bots, int matches, Rate wins) {

        private Map<String, Object> json() {
            return Json.object("bots", bots, "matches", matches, "wins", wins.json());
        }
    }

    /**
     * A bot, on whichever seats it played.
     *
     * @param played seats it had, over all matches
     * @param wins of the sides it played for, each counted once a match; a win that sides share counts in parts
     * @param points mean of its points
     * @param pointsInterval missing if it played a single seat
     * @param reached mean of what it had of its aim in the end; see {@link ceiba.engine.Worth}
     * @param elo missing if it is unbounded
     * @param curve mean points at the start and after each moment of a match
     * @param gauges the seats' gauges, by name: means at the start and after each moment of a match
     * @param sources mean points from each source, 0 included
     */
    public record Entry(
            String name,
            int played,
            Rate wins,
            double points,
            @Nullable Interval pointsInterval,
            double reached,
            double place,
            @Nullable Double elo,
            double millisPerChoice,
            double iterationsPerChoice,
            double slowestTurnMillis,
            List<Double> curve,
            Map<String, List<Double>> gauges,
            Map<String, Double> sources) {

        /** What is missing is left out. */
        private Map<String, Object> json() {
            Map<String, Object> json =
                    Json.object("bot", name, "played", played, "wins", wins.json(), "points", points);
            if (pointsInterval != null) {
                json.put("pointsInterval", List.of(pointsInterval.low(), pointsInterval.high()));
            }
            json.put("reached", reached);
            json.put("place", place);
            if (elo != null) {
                json.put("elo", elo);
            }
            json.put("millisPerChoice", millisPerChoice);
            json.put("iterationsPerChoice", iterationsPerChoice);
            json.put("slowestTurnMillis", slowestTurnMillis);
            json.put("curve", curve);
            json.put("gauges", gauges);
            json.put("sources", sources);
            return json;
        }
    }

    /** Sums up matches of a contest, at least one. */
    public static Summary of(Contest contest, Collection<MatchResult> results) {
        Tally tally = new Tally(contest);
        results.forEach(tally::add);
        return tally.summary();
    }

    /** Everything, with every match; what is missing is left out. */
    public Map<String, Object> json(Contest contest, Collection<MatchResult> results) {
        Map<String, Object> json = Json.object("contest", contest.json());
        json.put("entries", entries.stream().map(Entry::json).toList());
        json.put("nobody", nobody.json());
        if (table != null) {
            json.put("table", table.json());
        }
        if (winnersPoints != null) {
            json.put("winnersPoints", winnersPoints);
        }
        json.put("turns", turns.stream().map(Rate::json).toList());
        json.put("gained", gained);
        json.put("gauges", gauges);
        json.put("habits", habits.stream().map(Habit::json).toList());
        json.put(
                "matches", results.stream().map(result -> json(contest, result)).toList());
        return json;
    }

    private static Map<String, Object> json(Contest contest, MatchResult result) {
        Map<String, Object> json =
                Json.object("seed", contest.seed(result.match()), "lineUp", contest.lineUp(result.match()));
        json.putAll(result.json());
        return json;
    }

    /** The entry that won most; the one with more points of several. */
    public Entry best() {
        return entries.stream()
                .max(Comparator.<Entry>comparingDouble(entry -> entry.wins().share())
                        .thenComparingDouble(Entry::points))
                .orElseThrow();
    }
}
