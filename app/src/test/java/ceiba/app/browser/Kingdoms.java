package ceiba.app.browser;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import java.util.List;

/** Moments of The Great Zimbabwe that tests go on from, and what lies on its map. */
final class Kingdoms {

    static final String GAME = "zimbabwe";

    private static final List<String> SECONDARY = List.of("vessel-maker", "sculptor", "throne-maker");

    private Kingdoms() {}

    /** Somebody may make one of several gifts. */
    static MatchRecord giving() {
        return RandomMatch.until(GAME, 3, choices -> choices.contains("pass") && choices.contains("give 3"));
    }

    /** Somebody places a craftsman that can be turned, at many places. */
    static MatchRecord placing() {
        return RandomMatch.until(GAME, 2, choices -> turnable(choices).size() >= 30);
    }

    /** Somebody raises a monument and has several craftsmen to supply the next good, one of whom needs another's. */
    static MatchRecord raising() {
        return RandomMatch.until(
                GAME,
                2,
                choices -> starting("from ", choices).size() >= 2
                        && !secondary(choices).isEmpty());
    }

    /** Dziva's worshipper sets prices. */
    static MatchRecord repricing() {
        return RandomMatch.until(
                GAME, 2, choices -> starting("reprice ", choices).size() >= 2);
    }

    /** The squares on which a piece can lie both across and down. */
    static List<String> turnable(List<String> choices) {
        return choices.stream()
                .filter(words -> words.matches("site \\w+ across"))
                .map(words -> words.split(" ", -1)[1])
                .filter(square -> choices.contains("site " + square + " down"))
                .toList();
    }

    /** The choices of suppliers that need another craftsman's good. */
    static List<String> secondary(List<String> choices) {
        return starting("from ", choices).stream()
                .filter(words -> SECONDARY.stream().anyMatch(words::contains))
                .toList();
    }

    private static List<String> starting(String start, List<String> choices) {
        return choices.stream().filter(words -> words.startsWith(start)).toList();
    }

    /** What all see after the last choice of a record. */
    static Node view(MatchRecord record) {
        return Json.parse(Json.compact(record.replay().view(0)));
    }

    static int cattle(MatchRecord record, int seat) {
        return view(record).get("players").items().get(seat).get("cattle").integer(0, 1000);
    }

    /** The level of the monument on a square. */
    static int level(MatchRecord record, String square) {
        return view(record).get("monuments").items().stream()
                .filter(monument -> monument.get("square").text().equals(square))
                .findFirst()
                .orElseThrow()
                .get("level")
                .integer(1, 5);
    }

    /** A square of this kind that is not at the map's edge. */
    static String square(MatchRecord record, char kind) {
        List<String> rows =
                view(record).get("map").items().stream().map(Node::text).toList();
        for (int y = 1; y < rows.size() - 1; y++) {
            for (int x = 1; x < rows.get(y).length() - 1; x++) {
                if (rows.get(y).charAt(x) == kind) {
                    return (char) ('a' + x) + String.valueOf(y + 1);
                }
            }
        }
        throw new AssertionError("no " + kind + " on the map");
    }
}
