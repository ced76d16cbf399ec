package ceiba.arena;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is noted about one seat while a match goes on. */
final class SeatNotes {

    private final Double[] curve;
    private final Map<String, Double> sources = new LinkedHashMap<>();
    private long nanos;
    private int choices;
    private long turn;
    private long slowestTurn;

    SeatNotes(int moments, double points) {
        curve = new Double[moments + 1];
        Arrays.fill(curve, points);
    }

    /** A decision is made; a turn is new if another seat decided before. */
    void thought(long time, boolean hadOptions, boolean newTurn) {
        if (hadOptions) {
            nanos += time;
            choices++;
        }
        turn = newTurn ? time : turn + time;
        slowestTurn = Math.max(slowestTurn, turn);
    }

    /** A choice is made: the moment it was made in has so many points so far, and those it skipped too. */
    void reached(int moment, int next, double points) {
        Arrays.fill(curve, moment + 1, Math.max(moment + 1, next) + 1, points);
    }

    void scored(String source, double points) {
        sources.merge(source, points, Double::sum);
    }

    MatchResult.Seat result(double points, int place, long iterations) {
        return new MatchResult.Seat(
                points,
                place,
                List.of(curve),
                Collections.unmodifiableMap(sources),
                nanos,
                iterations,
                choices,
                slowestTurn);
    }
}
