package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What tribes do, for reports: actions, inventions, trades, crafts, idols, offerings, battles, fires, and why all lost. */
final class Habits {

    private Habits() {}

    static List<String> of(TindayaPosition start) {
        List<String> habits = new ArrayList<>();
        for (String trade : TRADES) {
            habits.add("trade." + trade);
            habits.add("invention." + trade + ".1");
            habits.add("invention." + trade + ".2");
        }
        Arrays.stream(OFFERS).forEach(craft -> habits.add("craft." + craft));
        Arrays.stream(IDOLS).forEach(idol -> habits.add("idol." + idol));
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            if (start.inPlay(tribe)) {
                habits.add("tribe." + TRIBES[tribe]);
            }
        }
        Arrays.stream(CAUSES).forEach(cause -> habits.add("died." + cause));
        Arrays.stream(LOSSES).forEach(why -> habits.add("lost." + why));
        habits.addAll(List.of("habit.cave", "habit.reconquest", "habit.fire", "habit.barter", "habit.sacrifice"));
        return habits;
    }

    static @Nullable String of(Event event) {
        return switch (TindayaEvent.numbered(event.kind())) {
            case SETTLED -> "trade." + TRADES[event.b()];
            case DEVELOPED -> "invention." + TRADES[event.b()] + "." + event.c();
            case BOUGHT -> "craft." + OFFERS[event.b()];
            case IDOL_SHOWN -> "idol." + IDOLS[event.b()];
            case PROTECTED -> "idol." + IDOLS[PROTECTION];
            case WON -> "tribe." + TRIBES[event.a()];
            case SOLIDARITY -> event.c() == FOR_IDOLS ? "idol." + IDOLS[Glossary.SOLIDARITY] : null;
            case DIED -> "died." + CAUSES[event.b() >> 1];
            case SACRIFICED -> "habit.sacrifice";
            case LOST -> "lost." + LOSSES[event.a()];
            case CAVE_BUILT -> "habit.cave";
            case RECONQUERED -> "habit.reconquest";
            case FIRE -> "habit.fire";
            case BARTERED -> "habit.barter";
            default -> null;
        };
    }
}
