package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What choices lead to beyond their events: who would be paid for a level, what can be carried, how it stands. */
final class Outlook {

    private Outlook() {}

    static List<Phrase> of(int choice, MayaPosition p) {
        int option = choice & MayaStep.LAST_OPTION;
        return switch (choice >> MayaStep.OPTION_BITS) {
            case MayaStep.DIG ->
                option == MayaStep.NONE
                        ? List.of(Phrase.of("outlook.carried", Transport.capacity(p, p.active())))
                        : List.of();
            case MayaStep.TURN -> option == MayaStep.NONE ? ofEnding(choice, p) : ofBuilding(choice, p);
            case MayaStep.PLACE, MayaStep.FROM, MayaStep.TO -> ofBuilding(choice, p);
            default -> List.of();
        };
    }

    // ---------------------------------------------------------------- cubes

    private static List<Phrase> ofBuilding(int choice, MayaPosition p) {
        Set<Integer> touched = new LinkedHashSet<>();
        int[] built = {NOBODY};
        boolean[] bonus = new boolean[1];
        MayaPosition after = p.copy();
        after.choose(choice, (kind, seat, a, b, c) -> {
            switch (MayaEvent.numbered(kind)) {
                case BUILD -> {
                    built[0] = Relocation.place(a, b);
                    touched.add(built[0]);
                }
                case BONUS -> {
                    bonus[0] = true;
                    touched.add(Relocation.place(a, b));
                }
                case TAKE_OFF -> touched.add(Relocation.place(a, b));
                default -> {}
            }
        });
        if (built[0] == NOBODY) {
            return List.of();
        }
        int pyramid = Relocation.pyramidOf(built[0]);
        int level = Relocation.levelOf(built[0]);
        List<Phrase> said = new ArrayList<>();
        if (after.isFull(pyramid, level) && !bonus[0] && level + 1 < p.numbers().levels(pyramid)) {
            said.add(Phrase.of("outlook.full"));
        }
        int own = paid(after, p.active(), touched) - paid(p, p.active(), touched);
        said.add(Phrase.of("outlook.rank", rank(after, pyramid, level), change(own)));
        for (int seat = 0; seat < p.seats(); seat++) {
            int theirs = paid(after, seat, touched) - paid(p, seat, touched);
            if (seat != p.active() && theirs != 0) {
                said.add(Phrase.of("outlook.other", change(theirs), new Phrase.Seat(seat)));
            }
        }
        return said;
    }

    /** The gold that some places would pay a seat if they were scored. */
    private static int paid(MayaPosition p, int seat, Set<Integer> places) {
        int gold = 0;
        for (int place : places) {
            gold += Scoring.paid(p, seat, Relocation.pyramidOf(place), Relocation.levelOf(place));
        }
        return gold;
    }

    /** Where the decider stands on a level, alone or with others. */
    private static Phrase rank(MayaPosition p, int pyramid, int level) {
        int firsts = Scoring.firsts(p, pyramid, level);
        int seconds = Scoring.seconds(p, pyramid, level);
        int me = 1 << p.active();
        if ((firsts & me) != 0) {
            return Phrase.of(firsts == me ? "outlook.rank.first" : "outlook.rank.first.shared");
        }
        if ((seconds & me) != 0) {
            return Phrase.of(seconds == me ? "outlook.rank.second" : "outlook.rank.second.shared");
        }
        return Phrase.of("outlook.rank.none");
    }

    private static Phrase change(int gold) {
        return gold == 0
                ? Phrase.of("outlook.gold.same")
                : Phrase.of(gold > 0 ? "outlook.gold.more" : "outlook.gold.less", Math.abs(gold));
    }

    // ---------------------------------------------------------------- the end of a turn

    /** What everybody would be paid now; the last turn of a round pays it indeed, and its events tell. */
    private static List<Phrase> ofEnding(int choice, MayaPosition p) {
        MayaPosition after = p.copy();
        boolean[] scored = new boolean[1];
        after.choose(
                choice,
                (kind, seat, a, b, c) -> scored[0] |=
                        MayaEvent.numbered(kind) == MayaEvent.GOLD || MayaEvent.numbered(kind) == MayaEvent.ROUND);
        if (scored[0] || Step.kind(after.step()) == MayaStep.OVER) {
            return List.of();
        }
        int me = p.decider();
        List<Object> all = new ArrayList<>();
        all.add(Phrase.of("outlook.scored.you", Scoring.paid(p, me)));
        for (int seat = 0; seat < p.seats(); seat++) {
            if (seat != me) {
                all.add(Phrase.of("outlook.scored.seat", new Phrase.Seat(seat), Scoring.paid(p, seat)));
            }
        }
        return List.of(Phrase.of("outlook.scored", new Phrase("join." + all.size(), all, List.of())));
    }
}
