package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What choices lead to beyond their events: who ends a turn is told what the next Food Day asks for. */
final class Outlook {

    private static final int END = TzolkinStep.TURN << TzolkinStep.OPTION_BITS | TzolkinStep.NONE;

    private Outlook() {}

    static List<Phrase> of(int choice, TzolkinPosition p) {
        if (choice != END || p.foodDays() == Board.FOOD_DAYS.length) {
            return List.of();
        }
        boolean now = FoodDay.isNow(p);
        if (now && p.turns() == p.seats() - 1) {
            return List.of(); // the events of this choice are those of the Food Day
        }
        int seat = p.active();
        Phrase needed = TzolkinPhrases.corn(FoodDay.cornNeeded(p, seat));
        Phrase there = TzolkinPhrases.corn(p.corn(seat));
        List<Phrase> said = new ArrayList<>();
        said.add(
                now
                        ? Phrase.of("outlook.food.now", needed, there)
                        : Phrase.of("outlook.food", Board.FOOD_DAYS[p.foodDays()] - p.round(), needed, there));
        int hungry = FoodDay.hungry(p, seat);
        if (now && hungry > 0) {
            said.add(Phrase.of("outlook.hunger", hungry, -FoodDay.POINTS_PER_HUNGRY * hungry));
        }
        return said;
    }
}
