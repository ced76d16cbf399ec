package ceiba.arena;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is noted about one seat while a match goes on: how long it thinks, where its points come from, its habits. */
final class SeatNotes {

    private final Map<String, Double> sources = new LinkedHashMap<>();
    private final Map<String, Integer> habits = new LinkedHashMap<>();
    private long nanos;
    private int choices;
    private long turn;
    private long slowestTurn;

    /** A decision is made; a turn is new if another seat decided before. */
    void thought(long time, boolean hadOptions, boolean newTurn) {
        if (hadOptions) {
            nanos += time;
            choices++;
        }
        turn = newTurn ? time : turn + time;
        slowestTurn = Math.max(slowestTurn, turn);
    }

    void scored(String source, double points) {
        sources.merge(source, points, Double::sum);
    }

    Map<String, Double> sources() {
        return Collections.unmodifiableMap(sources);
    }

    void showed(String habit) {
        habits.merge(habit, 1, Integer::sum);
    }

    /** How often each was shown that was. */
    Map<String, Integer> habits() {
        return Collections.unmodifiableMap(habits);
    }

    MatchResult.Effort effort(long iterations) {
        return new MatchResult.Effort(nanos, iterations, choices, slowestTurn);
    }
}
