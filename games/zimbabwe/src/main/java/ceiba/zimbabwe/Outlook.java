package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Journal;
import ceiba.engine.Phrase;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** What choices lead to beyond their events: what a raise costs at the least, what the end of a turn leaves and brings. */
final class Outlook {

    private static final long ACTIONS = 1L << Turn.BUILD | 1L << Turn.CRAFT | 1L << Turn.RAISE;

    /** By how many others there are. */
    private static final List<String> MAY_WIN =
            List.of("outlook.may-win", "outlook.may-win.two", "outlook.may-win.three", "outlook.may-win.four");

    private Outlook() {}

    static List<Phrase> of(int choice, ZimbabwePosition p) {
        int option = choice & ZimbabweStep.LAST_OPTION;
        return switch (choice >> ZimbabweStep.OPTION_BITS) {
            case ZimbabweStep.TURN -> option == Turn.END ? ofEnding(p.copy()) : List.of();
            case ZimbabweStep.RAISE -> option == ZimbabweStep.NONE ? List.of() : ofRaising(choice, p.copy());
            default -> List.of();
        };
    }

    private static List<Phrase> ofEnding(ZimbabwePosition p) {
        int seat = p.active();
        List<Phrase> said = new ArrayList<>();
        if ((Turn.legal(p) & ACTIONS) != 0) {
            said.add(Phrase.of("outlook.no-action"));
        }
        // the end of the match first: where there is little room, what comes last is not seen
        if (p.margin(seat) >= 0) {
            said.add(Phrase.of("outlook.reached", p.requirement(seat)));
        }
        Object[] others = BoardView.mayWin(p).stream()
                .filter(other -> other != seat)
                .map(Phrase.Seat::new)
                .toArray();
        if (others.length > 0) {
            said.add(Phrase.of(MAY_WIN.get(others.length - 1), others));
        }
        if (p.turnsTaken() < p.seats() - 1) { // the last turn brings the revenue itself
            int cattle = RoundEnd.onCards(p, seat) + p.highestLevel(seat) + RoundEnd.ofGod(p, seat);
            said.add(Phrase.of("outlook.revenue", cattle));
        }
        if (p.margin(seat) < 0) {
            said.add(Phrase.of("outlook.short", -p.margin(seat)));
        }
        return said;
    }

    private static List<Phrase> ofRaising(int choice, ZimbabwePosition after) {
        after.choose(choice, Journal.SILENT);
        if (after.depth() == 0 || Step.kind(after.top()) != ZimbabweStep.PLAN) {
            return List.of(); // there is one way only, and its events tell what it costs
        }
        int plan = Step.argument(after.top());
        int level = after.level(Raising.square(plan));
        return List.of(Phrase.of(
                "outlook.raise", BoardView.costOfCheapest(after, plan), Box.POINTS[level + 1] - Box.POINTS[level]));
    }
}
