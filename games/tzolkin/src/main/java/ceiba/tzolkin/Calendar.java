package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** The end of a round: Food Day, first-player space, and the wheel that turns all gears. */
final class Calendar {

    /** Options of the step DAYS. */
    static final long ONE_OR_TWO_DAYS = 1L << 1 | 1L << 2;

    private Calendar() {}

    static void endRound(TzolkinPosition p) {
        boolean last = p.foodDays() == Board.FOOD_DAYS.length - 1;
        if (FoodDay.isNow(p)) {
            FoodDay.hold(p);
            if (last) {
                endMatch(p);
                return;
            }
        }
        if (p.claimant() == TzolkinPosition.NOBODY) {
            p.setTeeth(p.teeth() | 1 << (p.round() - 1));
            p.note(TzolkinEvent.TOOTH, TzolkinPosition.NOBODY, p.round(), 0, 0);
            nextRound(p, 1);
            return;
        }
        int claimant = takeBackClaim(p);
        p.setFirst(p.first() == claimant ? p.leftOf(claimant) : claimant);
        p.note(TzolkinEvent.FIRST, p.first(), 0, 0, 0);
        if (mayAdvanceTwoDays(p, claimant)) {
            p.setActive(claimant);
            p.push(Step.of(TzolkinStep.DAYS));
        } else {
            nextRound(p, 1);
        }
    }

    /** The option of the step DAYS is the number of days. */
    static void nextRound(TzolkinPosition p, int days) {
        if (days == 2) {
            p.setLight(p.active(), false);
            p.note(TzolkinEvent.SIDE, p.active(), 0, 0, 0);
        }
        turnWheel(p, days);
        // No double advance jumps over the last Food Day: it gets its round.
        p.setRound(Math.min(p.round() + days, Board.LAST_ROUND));
        beginRound(p);
    }

    static void beginRound(TzolkinPosition p) {
        p.note(TzolkinEvent.ROUND, TzolkinPosition.NOBODY, p.round(), FoodDay.isNow(p) ? 1 : 0, 0);
        p.setTurns(0);
        Turn.begin(p, p.first());
    }

    /** A double advance must not push off a worker, one's own either, that a single one would not. */
    private static boolean mayAdvanceTwoDays(TzolkinPosition p, int claimant) {
        return p.light(claimant) && (p.allWorkers() & Gears.SECOND_DAY_PUSHES) == 0;
    }

    private static int takeBackClaim(TzolkinPosition p) {
        int claimant = p.claimant();
        p.setClaimant(TzolkinPosition.NOBODY);
        p.addHand(claimant, 1);
        return claimant;
    }

    private static void turnWheel(TzolkinPosition p, int days) {
        p.note(TzolkinEvent.WHEEL, TzolkinPosition.NOBODY, days, 0, 0);
        for (int day = 0; day < days; day++) {
            for (int seat = 0; seat < p.seats(); seat++) {
                long turned = Gears.turned(p.workers(seat));
                int pushedOff = Long.bitCount(turned & Gears.PUSHED_OFF);
                p.setWorkers(seat, turned & ~Gears.PUSHED_OFF);
                if (pushedOff > 0) {
                    p.addHand(seat, pushedOff);
                    p.note(TzolkinEvent.PUSHED_OFF, seat, pushedOff, 0, 0);
                }
            }
            p.setDummies(Gears.dummiesTurned(p.dummies()));
        }
    }

    /** After the last rewards the wheel turns once more, which can matter for a tie. */
    private static void endMatch(TzolkinPosition p) {
        if (p.claimant() != TzolkinPosition.NOBODY) {
            takeBackClaim(p);
        }
        turnWheel(p, 1);
        FinalScore.add(p);
        p.note(TzolkinEvent.END, TzolkinPosition.NOBODY, 0, 0, 0);
    }
}
