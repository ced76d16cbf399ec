package ceiba.zimbabwe;

import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.Golden;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Steps and hubs as the rules count them, written down for the inspector of the board, which counts in the browser. */
class DistanceSamplesTest {

    private static final int CHOICES = 150;
    private static final Path FILE = Path.of("board", "distance.samples.json");

    @Test
    void samplesForTheInspectorAreAsBefore() {
        List<Object> samples = new ArrayList<>();
        for (int seats = Glossary.MIN_SEATS; seats <= Glossary.MAX_SEATS; seats++) {
            samples.add(sample(inTheMiddle(seats)));
        }
        Golden.check(FILE, "samples of distances", Json.pretty(samples));
    }

    private static ZimbabwePosition inTheMiddle(int seats) {
        Zimbabwe game = new Zimbabwe();
        Position position = game.start(Setup.of(game, seats, Map.of(), seats));
        int[] buffer = new int[game.maxOptions()];
        Rng rng = new Rng(seats);
        for (int i = 0; i < CHOICES && position.decider() != Position.OVER; i++) {
            position.choose(buffer[rng.below(position.choices(buffer))], Journal.SILENT);
        }
        return (ZimbabwePosition) position;
    }

    private static Map<String, Object> sample(ZimbabwePosition p) {
        Map<String, Object> view = p.view(Position.SPECTATOR);
        Map<String, Object> sample = Json.object();
        for (String field : List.of("map", "water", "resources", "monuments", "craftsmen")) {
            sample.put(field, view.get(field));
        }
        List<Object> counted = new ArrayList<>();
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                counted.add(Json.object(
                        "piece",
                        Craft.piece(piece),
                        "resources",
                        List.of(resources(p, piece, false), resources(p, piece, true)),
                        "hubs",
                        List.of(hubs(p, piece, false), hubs(p, piece, true))));
            }
        }
        sample.put("counted", counted);
        return sample;
    }

    /** The resources in range. */
    private static List<String> resources(ZimbabwePosition p, int piece, boolean eshu) {
        List<String> names = new ArrayList<>();
        for (int index = 0; index < p.resources(); index++) {
            if ((p.inRange(piece, eshu) >>> index & 1) != 0) {
                names.add(Squares.name(p.resourceSquare(index)));
            }
        }
        return names;
    }

    /** The hubs to each monument that can be reached. */
    private static Map<String, Object> hubs(ZimbabwePosition p, int piece, boolean eshu) {
        Map<String, Object> hubs = Json.object();
        for (int square = 0; square < Squares.COUNT; square++) {
            if (p.is(PieceTable.MONUMENTS, square) && p.hubs(eshu).between(square, piece) != Hubs.UNREACHED) {
                hubs.put(Squares.name(square), p.hubs(eshu).between(square, piece));
            }
        }
        return hubs;
    }
}
