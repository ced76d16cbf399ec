package ceiba.tzolkin;

/**
 * What is still to be done, on the position's stack: a kind and its argument in one int. Most kinds are decisions, with at
 * most 64 options each, so that the legal ones are the bits of a long; a choice is a kind and an option in one int.
 */
final class Step {

    /** Which wealth tile to keep. */
    static final int KEEP = 1;
    /** Begging, placing, picking up, ending the turn. */
    static final int TURN = 2;
    /** Which action a worker that was picked up performs. Argument: gear and space. */
    static final int ACTION = 3;
    /** Corn, wood or burning. Argument: the Palenque action. */
    static final int HARVEST = 4;
    /** Which technology to advance in. Argument: flags of {@link Technology}. */
    static final int ADVANCE = 5;
    /** What to build. Argument: flags of {@link Building}. */
    static final int BUILD = 6;
    /** How the Architecture technology serves a building. Argument: the building and flags. */
    static final int ARCHITECTURE = 7;
    /** Which resources to pay. Argument: how many. */
    static final int PAY = 8;
    /** Which resources to take. Argument: how many. */
    static final int TAKE = 9;
    /** Which temple to rise in. */
    static final int RAISE = 10;
    /** Which two temples to rise in. */
    static final int RAISE_TWO = 11;
    /** What to buy or sell. Argument: what was traded so far. */
    static final int MARKET = 12;
    /** Which action of the small gears to buy. Argument: 1 if it may be declined. */
    static final int ANY_ACTION = 13;
    /** Theology: which resource to offer for a temple step, if any. */
    static final int OFFER = 14;
    /** How many days the wheel turns. */
    static final int DAYS = 15;
    /** The rest of a building's effects. Argument: the building and the next effect. */
    static final int TILE = 16;
    /** A paid technology level. Argument: the technology. */
    static final int LEARN = 17;

    static final int LAST_DECISION = DAYS;
    static final int LAST = LEARN;

    static final int OPTION_BITS = 6;
    static final int LAST_OPTION = (1 << OPTION_BITS) - 1;

    /** The option to do nothing, or nothing more. */
    static final int NONE = LAST_OPTION;

    static final long NONE_BIT = 1L << NONE;

    private static final int KIND_BITS = 8;

    private Step() {}

    static int of(int kind, int argument) {
        return kind | argument << KIND_BITS;
    }

    static int of(int kind) {
        return kind;
    }

    static int kind(int step) {
        return step & (1 << KIND_BITS) - 1;
    }

    static int argument(int step) {
        return step >>> KIND_BITS;
    }

    /** Resolves whatever needs no decision, until somebody has a choice or the match is over. */
    static void settle(TzolkinPosition p) {
        while (p.depth() > 0) {
            int step = p.top();
            switch (kind(step)) {
                case TILE -> Building.nextEffect(p, argument(step));
                case LEARN -> {
                    p.pop();
                    Technology.learn(p, p.active(), argument(step));
                }
                default -> {
                    long legal = legal(p, step);
                    // A turn is always ended by its player, who may want to look at it once more.
                    boolean open = (legal & legal - 1) != 0 || kind(step) == TURN;
                    if (open) {
                        p.setLegal(legal);
                        return;
                    }
                    if (legal == 0) {
                        p.pop();
                    } else {
                        take(p, Long.numberOfTrailingZeros(legal));
                    }
                }
            }
        }
        p.setLegal(0);
    }

    /** The legal options of a decision, as bits. */
    static long legal(TzolkinPosition p, int step) {
        int argument = argument(step);
        return switch (kind(step)) {
            case KEEP -> Wealth.legal(p);
            case TURN -> Turn.legal(p);
            case ACTION -> Action.legal(p, argument);
            case HARVEST -> Harvest.legal(p, argument);
            case ADVANCE -> Technology.legal(p, argument);
            case BUILD -> Building.legal(p, argument);
            case ARCHITECTURE -> Building.legalArchitecture(p, argument);
            case PAY -> Resources.legalToPay(p, argument);
            case TAKE -> Resources.ofSize(argument);
            case RAISE -> Temple.risable(p, p.active());
            case RAISE_TWO -> Temple.legalPairs(p);
            case MARKET -> Market.legal(p, argument);
            case ANY_ACTION -> Action.legalAny(p, argument);
            case OFFER -> Temple.legalOffers(p);
            case DAYS -> Calendar.ONE_OR_TWO_DAYS;
            default -> throw new IllegalStateException("no decision: " + step);
        };
    }

    /** Takes the decision on top of the stack off it and carries it out. */
    static void take(TzolkinPosition p, int option) {
        int step = p.top();
        int argument = argument(step);
        if (kind(step) == TURN) {
            Turn.take(p, option); // stays on the stack until the turn ends
            return;
        }
        p.pop();
        switch (kind(step)) {
            case KEEP -> Wealth.keep(p, option);
            case ACTION -> Action.take(p, argument, option);
            case HARVEST -> Harvest.take(p, argument, option);
            case ADVANCE -> Technology.take(p, argument, option);
            case BUILD -> Building.take(p, argument, option);
            case ARCHITECTURE -> Building.takeArchitecture(p, argument, option);
            case PAY -> Resources.pay(p, option);
            case TAKE -> Resources.gain(p, option);
            case RAISE -> Temple.rise(p, p.active(), option);
            case RAISE_TWO -> Temple.takePair(p, option);
            case MARKET -> Market.take(p, argument, option);
            case ANY_ACTION -> Action.takeAny(p, option);
            case OFFER -> Temple.takeOffer(p, option);
            case DAYS -> Calendar.nextRound(p, option);
            default -> throw new IllegalStateException("no decision: " + step);
        }
    }
}
