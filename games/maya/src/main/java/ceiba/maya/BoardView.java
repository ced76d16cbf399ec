package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** What the rules make of a position, for boards that draw it: nothing that the rest of the view does not imply. */
final class BoardView {

    private BoardView() {}

    static String phase(MayaPosition p) {
        return MayaStep.phase(Step.kind(p.step())).name().toLowerCase(Locale.ROOT);
    }

    /** For each level of each pyramid: who ranks first and second there, what would erode, and what may be built. */
    static Map<String, Object> levels(MayaPosition p) {
        MayaPosition eroded = p.copy();
        if (p.round() < Box.ROUNDS) {
            Scoring.score(eroded);
            Scoring.erode(eroded);
        }
        Map<String, Object> json = Json.object();
        for (int pyramid : p.pyramids()) {
            List<Object> levels = new ArrayList<>();
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                levels.add(level(p, eroded, pyramid, level));
            }
            json.put(PYRAMIDS[pyramid], levels);
        }
        return json;
    }

    private static Map<String, Object> level(MayaPosition p, MayaPosition eroded, int pyramid, int level) {
        int above = level + 1;
        return Json.object(
                "ranks",
                List.of(
                        Json.set(Scoring.firsts(p, pyramid, level), 0),
                        Json.set(Scoring.seconds(p, pyramid, level), 0)),
                "erodes",
                Json.list(
                        p.colours(),
                        colour -> p.cubesOn(colour, pyramid, level) - eroded.cubesOn(colour, pyramid, level)),
                "open",
                p.decider() != Position.OVER && level == Building.frontier(p) && !p.isFull(pyramid, level),
                "bonus",
                p.decider() != Position.OVER && above < p.numbers().levels(pyramid) && p.filled(pyramid, above) == 0);
    }

    /** For each quarry the colours there with their totals; a total that the observer cannot know is left out. */
    static List<Object> totals(MayaPosition p, int observer) {
        List<Object> quarries = new ArrayList<>();
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            quarries.add(totals(p, observer, quarry));
        }
        return quarries;
    }

    /** By rank once the quarry is revealed, before that in the order of laying. */
    private static List<Object> totals(MayaPosition p, int observer, int quarry) {
        Comparator<Integer> order = Comparator.comparingInt(colour -> Distribution.firstCard(p, quarry, colour));
        if (quarry < p.revealed()) {
            order = Comparator.<Integer>comparingInt(colour -> -total(p, quarry, colour))
                    .thenComparing(order);
        }
        return IntStream.range(0, p.colours())
                .filter(colour -> Distribution.isPresent(p, quarry, colour))
                .boxed()
                .sorted(order)
                .<Object>map(colour -> {
                    Map<String, Object> json = Json.object("colour", colour);
                    if (Secrets.seesCard(p, observer, quarry, colour)) {
                        json.put("total", total(p, quarry, colour));
                    }
                    return json;
                })
                .toList();
    }

    /** Only the quarry revealed last has totals that were lowered. */
    private static int total(MayaPosition p, int quarry, int colour) {
        return quarry == p.revealed() - 1
                ? Distribution.total(p, quarry, colour)
                : Distribution.totalUpTo(p, quarry, colour, p.cardsAt(quarry) - 1);
    }
}
