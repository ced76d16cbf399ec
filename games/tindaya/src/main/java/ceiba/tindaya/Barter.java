package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/**
 * T-19: one unit for one unit of a tribe with a native on the hex, which accepts, refuses or proposes another exchange in
 * return, once. Two tribes of one seat always agree.
 */
final class Barter {

    static final int ACCEPT = 0;
    static final int REFUSE = 1;
    static final int COUNTER = 2;
    static final String[] ANSWERS = {"accept", "refuse", "counter"};

    // The argument: the hex, the partner, what is given and taken, and whether it was proposed in return.
    private static final int PARTNER_SHIFT = 7;
    private static final int GIVE_SHIFT = 9;
    private static final int TAKE_SHIFT = 14;
    private static final int COUNTERED = 1 << 19;
    private static final int UNIT_MASK = 31;

    private Barter() {}

    static int hex(int argument) {
        return argument & 127;
    }

    static int partner(int argument) {
        return argument >> PARTNER_SHIFT & 3;
    }

    /** What the proposer of the exchange gives; once it is countered, still what the first proposer gives. */
    static int give(int argument) {
        return argument >> GIVE_SHIFT & UNIT_MASK;
    }

    static int take(int argument) {
        return argument >> TAKE_SHIFT & UNIT_MASK;
    }

    static boolean isCountered(int argument) {
        return (argument & COUNTERED) != 0;
    }

    /** Whose turn it is, who proposed first. */
    static int proposer(TindayaPosition p) {
        return p.order(p.turnAt());
    }

    static boolean hasUnits(TindayaPosition p, int tribe) {
        return unitsOf(p, tribe) != 0;
    }

    private static long unitsOf(TindayaPosition p, int tribe) {
        long units = 0;
        for (int unit = 0; unit < UNITS.length; unit++) {
            units |= p.units(tribe, unit) > 0 ? 1L << unit : 0;
        }
        return units;
    }

    /** Tribes with a native on the hex, with which something else can be exchanged than like for like. */
    static long legalPartners(TindayaPosition p, int hex) {
        int tribe = p.acting();
        long mine = unitsOf(p, tribe);
        long legal = 0;
        for (int other = 0; other < TRIBES.length; other++) {
            if (other != tribe && p.natives(other, hex) > 0) {
                long theirs = unitsOf(p, other);
                boolean alike = mine == theirs && Long.bitCount(mine) == 1;
                legal |= mine != 0 && theirs != 0 && !alike ? 1L << other : 0;
            }
        }
        return legal;
    }

    static void takePartner(TindayaPosition p, int hex, int tribe) {
        p.replaceTop(Step.of(TindayaStep.BARTER_GIVE, hex | tribe << PARTNER_SHIFT));
    }

    /** What one has, as long as the other has something else. */
    private static long exchangeable(TindayaPosition p, int giver, int other) {
        long theirs = unitsOf(p, other);
        long mine = unitsOf(p, giver);
        return Long.bitCount(theirs) == 1 ? mine & ~theirs : mine;
    }

    static long legalGifts(TindayaPosition p, int argument) {
        return exchangeable(p, p.acting(), partner(argument));
    }

    static void give(TindayaPosition p, int argument, int unit) {
        p.replaceTop(Step.of(TindayaStep.BARTER_TAKE, argument | unit << GIVE_SHIFT));
    }

    static long legalAsks(TindayaPosition p, int argument) {
        return unitsOf(p, partner(argument)) & ~(1L << give(argument));
    }

    static void ask(TindayaPosition p, int argument, int unit) {
        int proposal = argument | unit << TAKE_SHIFT;
        int partner = partner(argument);
        p.note(TindayaEvent.PROPOSED, p.active(), partner, give(argument), unit);
        if (p.seatOf(partner) == p.active()) {
            p.pop();
            exchange(p, proposal);
        } else {
            p.replaceTop(Step.of(TindayaStep.ANSWER, proposal));
            p.setActing(partner);
        }
    }

    static long legalAnswers(int argument) {
        return isCountered(argument) ? 0b11 : 0b111;
    }

    static void answer(TindayaPosition p, int argument, int option) {
        if (option == COUNTER) {
            p.replaceTop(Step.of(TindayaStep.COUNTER_GIVE, argument));
            return;
        }
        int answerer = p.acting();
        p.pop();
        if (option == ACCEPT) {
            exchange(p, argument);
        } else {
            p.note(TindayaEvent.REFUSED, p.active(), answerer, 0, 0);
        }
        p.setActing(proposer(p));
    }

    private static void exchange(TindayaPosition p, int argument) {
        int tribe = proposer(p);
        int partner = partner(argument);
        p.addUnits(tribe, give(argument), -1);
        p.addUnits(partner, give(argument), 1);
        p.addUnits(partner, take(argument), -1);
        p.addUnits(tribe, take(argument), 1);
        p.note(TindayaEvent.BARTERED, p.seatOf(tribe), tribe + TRIBES.length * partner, give(argument), take(argument));
    }

    /** For reading: whether an exchange can be so far: between two tribes, of something else that they have. */
    static boolean canBeAt(TindayaPosition p, int kind, int argument) {
        int tribe = proposer(p);
        int partner = partner(argument);
        boolean gives = give(argument) < UNITS.length && p.units(tribe, give(argument)) > 0;
        boolean takes = take(argument) < UNITS.length && p.units(partner, take(argument)) > 0;
        boolean fits = hex(argument) < Hexes.COUNT
                && p.inPlay(partner)
                && partner != tribe
                && (argument & ~(2 * COUNTERED - 1)) == 0
                && (kind == TindayaStep.ANSWER || !isCountered(argument));
        return fits
                && switch (kind) {
                    case TindayaStep.BARTER_GIVE -> argument >> GIVE_SHIFT == 0;
                    case TindayaStep.BARTER_TAKE -> gives && argument >> TAKE_SHIFT == 0;
                    case TindayaStep.COUNTER_TAKE -> takes && give(argument) < UNITS.length;
                    default -> gives && takes && give(argument) != take(argument);
                };
    }

    // ---------------------------------------------------------------- a proposal in return

    static long legalReturns(TindayaPosition p, int argument) {
        return exchangeable(p, p.acting(), proposer(p));
    }

    static void giveInReturn(TindayaPosition p, int argument, int unit) {
        int kept = argument & ~(UNIT_MASK << TAKE_SHIFT);
        p.replaceTop(Step.of(TindayaStep.COUNTER_TAKE, kept | unit << TAKE_SHIFT));
    }

    static long legalWants(TindayaPosition p, int argument) {
        return unitsOf(p, proposer(p)) & ~(1L << take(argument));
    }

    static void want(TindayaPosition p, int argument, int unit) {
        int proposal = (argument & ~(UNIT_MASK << GIVE_SHIFT)) | unit << GIVE_SHIFT | COUNTERED;
        p.note(TindayaEvent.COUNTERED, p.active(), p.acting(), take(proposal), unit);
        p.replaceTop(Step.of(TindayaStep.ANSWER, proposal));
        p.setActing(proposer(p));
    }
}
