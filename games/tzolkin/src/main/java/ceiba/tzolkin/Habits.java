package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What players do, for reports: the actions they use, technologies, tiles, workers, and what they do in need. */
final class Habits {

    static final List<String> ALL = all();

    private Habits() {}

    private static List<String> all() {
        List<String> habits = new ArrayList<>();
        for (int gear = 0; gear < GEARS.length; gear++) {
            for (int action = 1; action <= Gears.LAST_ACTION[gear]; action++) {
                habits.add(use(gear, action));
            }
        }
        for (String technology : TECHNOLOGIES) {
            for (int level = 1; level <= TOP_LEVEL; level++) {
                habits.add(advance(technology, level));
            }
        }
        Arrays.stream(KINDS).forEach(kind -> habits.add(building(kind)));
        habits.addAll(List.of(
                "habit.monument",
                "habit.worker",
                "habit.beg",
                "habit.hunger",
                "habit.mercy",
                "habit.burn",
                "habit.claim",
                "habit.bonus"));
        return List.copyOf(habits);
    }

    static @Nullable String of(Event event) {
        return switch (TzolkinEvent.numbered(event.kind())) {
            case USE -> use(event.a(), event.b());
            case ADVANCE -> advance(TECHNOLOGIES[event.a()], event.b());
            case BUILD -> building(KINDS[Tile.building(event.a()).kind]);
            case MONUMENT -> "habit.monument";
            case WORKER -> "habit.worker";
            case BEG -> "habit.beg";
            case HUNGER -> "habit.hunger";
            case MERCY -> "habit.mercy";
            case BURN -> "habit.burn";
            case CLAIM -> "habit.claim";
            case BONUS -> "habit.bonus";
            default -> null;
        };
    }

    private static String use(int gear, int action) {
        return "use." + GEARS[gear] + "." + action;
    }

    private static String advance(String technology, int level) {
        return "advance." + technology + "." + level;
    }

    private static String building(String kind) {
        return "built." + kind;
    }
}
