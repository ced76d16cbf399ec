package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What of a set-up was given by hand instead of drawn by lot, so that a match begun elsewhere can be entered.
 *
 * @param tiles those in the slots, as they lie; empty if they are drawn
 * @param gods those in play; empty if they are drawn
 * @param order the seats in the order of the first bidding, which is the pile from the bottom; empty if it is drawn
 */
record HandSetup(List<Integer> tiles, List<Integer> gods, List<Integer> order) {

    static final HandSetup NONE = new HandSetup(List.of(), List.of(), List.of());

    HandSetup {
        tiles = List.copyOf(tiles);
        gods = List.copyOf(gods);
        order = List.copyOf(order);
    }

    /** Reads a document; see docs/positions.md. */
    static HandSetup read(Node document) {
        document.only("about", "tiles", "map", "gods", "order");
        if (document.has("about")) {
            document.get("about").text();
        }
        if (document.has("tiles") && document.has("map")) {
            throw document.refusal("either tiles or a map is expected, not both");
        }
        List<Integer> tiles = new ArrayList<>();
        if (document.has("tiles") || document.has("map")) {
            for (int lying : readTiles(document)) {
                tiles.add(lying);
            }
        }
        List<Integer> gods = new ArrayList<>();
        if (document.has("gods")) {
            gods = Json.set(readGods(document.get("gods"), Box.GODS_IN_PLAY, Box.GODS_IN_PLAY), 0);
        }
        List<Integer> order = new ArrayList<>();
        if (document.has("order")) {
            Node node = document.get("order");
            int seats = node.items(MIN_SEATS, MAX_SEATS).size();
            node.set(0, seats - 1, 0);
            node.items().forEach(seat -> order.add(seat.integer(0, seats - 1)));
        }
        return new HandSetup(tiles, gods, order);
    }

    /** The tiles of a document or a position, by slot or as a map of characters. */
    static int[] readTiles(Node node) {
        Node given = node.get(node.has("tiles") ? "tiles" : "map");
        int[] lying = node.has("tiles") ? Tiles.read(given) : Tiles.recognise(given);
        Tiles.check(given, lying);
        return lying;
    }

    /** Gods by name, as bits. */
    static int readGods(Node node, int least, int most) {
        int gods = 0;
        for (Node name : node.items(least, most)) {
            int god = name.word(GODS);
            if ((gods >> god & 1) != 0) {
                throw name.refusal("this god is there twice");
            }
            gods |= 1 << god;
        }
        return gods;
    }

    /** As a setup keeps it. */
    Map<String, Object> document() {
        Map<String, Object> document = Json.object();
        if (!tiles.isEmpty()) {
            document.put(
                    "tiles",
                    tiles.stream()
                            .map(lying -> List.of(Tiles.tile(lying), Tiles.turns(lying)))
                            .toList());
        }
        if (!gods.isEmpty()) {
            document.put("gods", gods.stream().map(god -> GODS[god]).toList());
        }
        if (!order.isEmpty()) {
            document.put("order", order);
        }
        return document;
    }

    /** Why a match of so many seats cannot begin so; null if it can. */
    @Nullable
    Phrase objection(int seats, boolean firstGame) {
        if (!tiles.isEmpty() && tiles.size() != Tiles.slots(seats)) {
            return Phrase.of("objection.setup.tiles", seats, Tiles.slots(seats), tiles.size());
        }
        if (!order.isEmpty() && order.size() != seats) {
            return Phrase.of("objection.setup.order", seats, order.size());
        }
        return firstGame && !gods.isEmpty() ? Phrase.of("objection.setup.gods") : null;
    }
}
