package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What players do, for reports: tokens won, pyramids built on, double moves, passes, totals lowered, cubes left behind. */
final class Habits {

    private Habits() {}

    /** Tokens lie on the quarries, or are auctioned in one of the rounds; not all pyramids are in play. */
    static List<String> of(MayaPosition start) {
        List<String> habits = new ArrayList<>();
        for (int quarry = 0; quarry < start.quarries(); quarry++) {
            habits.add("token." + TOKENS[start.numbers().token(quarry)]);
        }
        int auctioned = 0;
        for (int round = 1; start.expert() && round <= Box.ROUNDS; round++) {
            auctioned |= start.offered(round);
        }
        for (int token = 0; token < BLUE_TOKENS; token++) {
            if ((auctioned >> token & 1) != 0) {
                habits.add("token." + TOKENS[FIRST_BLUE + token]);
            }
        }
        for (int pyramid : start.numbers().pyramids()) {
            habits.add("pyramid." + PYRAMIDS[pyramid]);
        }
        habits.addAll(List.of("habit.double", "habit.pass", "habit.forced-pass", "habit.lower", "habit.left-behind"));
        return habits;
    }

    static @Nullable String of(Event event) {
        return switch (MayaEvent.numbered(event.kind())) {
            case TOKEN -> "token." + TOKENS[event.a()];
            case BUILD -> "pyramid." + PYRAMIDS[event.a()];
            case DOUBLE -> "habit.double";
            case PASS -> "habit.pass";
            case FORCED_PASS -> "habit.forced-pass";
            case LOWER -> "habit.lower";
            case LEFT_BEHIND -> "habit.left-behind";
            default -> null;
        };
    }
}
