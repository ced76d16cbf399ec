package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The tables whose printed numbers we do not know: ours, or in the place of some those of a document, so that an owner of
 * the box can play with the printed ones. docs/maya.md tells what a document looks like.
 *
 * @param pyramids by number
 * @param quarries by seats
 */
record Tables(List<Pyramid> pyramids, List<List<Quarry>> quarries) {

    static final Tables OURS = new Tables(Pyramid.ours(), Quarry.ours());

    /** So that no player can ever have more than {@link PositionReader#MAX_GOLD}. */
    private static final int MAX_GOLD_OF_A_ROUND = 170;

    Tables {
        pyramids = List.copyOf(pyramids);
        quarries = List.copyOf(quarries);
    }

    static Tables read(Node document) {
        document.only("about", "pyramids", "quarries");
        if (document.has("about")) {
            document.get("about").text();
        }
        List<Pyramid> pyramids = new ArrayList<>(OURS.pyramids);
        if (document.has("pyramids")) {
            document.get("pyramids").only(PYRAMIDS);
            for (Node pyramid : document.get("pyramids").fields()) {
                pyramids.set(List.of(PYRAMIDS).indexOf(pyramid.name()), Pyramid.read(pyramid));
            }
            checkGold(document.get("pyramids"), pyramids);
        }
        List<List<Quarry>> quarries = new ArrayList<>(OURS.quarries);
        if (document.has("quarries")) {
            document.get("quarries").only(SEATS);
            for (Node list : document.get("quarries").fields()) {
                int seats = Integer.parseInt(list.name());
                quarries.set(seats, Quarry.readAll(list, seats));
            }
        }
        return new Tables(pyramids, quarries);
    }

    private static void checkGold(Node json, List<Pyramid> pyramids) {
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            int gold = Pyramid.SETS.get(seats).stream()
                    .flatMap(pyramid -> pyramids.get(pyramid).levels().stream())
                    .mapToInt(Pyramid.Level::first)
                    .sum();
            if (gold > MAX_GOLD_OF_A_ROUND) {
                throw json.refusal("with " + seats + " players a round pays up to " + gold
                        + " gold to one of them; we can count to " + MAX_GOLD_OF_A_ROUND);
            }
        }
    }

    /** What differs from ours, as the shortest document that says so. */
    Map<String, Object> document() {
        Map<String, Object> document = Json.object();
        Map<String, Object> changed = Json.object();
        for (int pyramid = 0; pyramid < PYRAMIDS.length; pyramid++) {
            if (!pyramids.get(pyramid).equals(OURS.pyramids.get(pyramid))) {
                changed.put(PYRAMIDS[pyramid], pyramids.get(pyramid).json());
            }
        }
        if (!changed.isEmpty()) {
            document.put("pyramids", changed);
        }
        Map<String, Object> changedQuarries = Json.object();
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            if (!quarries.get(seats).equals(OURS.quarries.get(seats))) {
                changedQuarries.put(
                        String.valueOf(seats),
                        quarries.get(seats).stream().map(Quarry::json).toList());
            }
        }
        if (!changedQuarries.isEmpty()) {
            document.put("quarries", changedQuarries);
        }
        return document;
    }

    /** Those in play, in the form of the files. */
    Map<String, Object> inPlay(int seats) {
        Map<String, Object> set = Json.object();
        for (int pyramid : Pyramid.SETS.get(seats)) {
            set.put(PYRAMIDS[pyramid], pyramids.get(pyramid).json());
        }
        return Json.object(
                "pyramids",
                set,
                "quarries",
                quarries.get(seats).stream().map(Quarry::json).toList());
    }
}
