package ceiba.tzolkin;

/**
 * The kinds of steps on a position's stack: what each is about, which of its options are legal and what they do. Most are
 * decisions, with at most 64 options.
 */
final class TzolkinStep {

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

    /** A turn is ended by its player, who may want to look at it once more. */
    static final long ALWAYS_ASKED = 1L << TURN;

    private TzolkinStep() {}

    /** The legal options of a decision, as bits. */
    static long legal(TzolkinPosition p, int kind, int argument) {
        return switch (kind) {
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
            case OFFER -> Theology.legalOffers(p);
            case DAYS -> Calendar.ONE_OR_TWO_DAYS;
            case TILE, LEARN -> 0;
            default -> throw new IllegalStateException("no kind of step: " + kind);
        };
    }

    /** Takes the decision on top of the stack off it and carries it out. */
    static void take(TzolkinPosition p, int kind, int argument, int option) {
        if (kind == TURN) {
            Turn.take(p, option); // stays on the stack until the turn ends
            return;
        }
        p.pop();
        switch (kind) {
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
            case OFFER -> Theology.takeOffer(p, option);
            case DAYS -> Calendar.nextRound(p, option);
            default -> throw new IllegalStateException("no decision: " + kind);
        }
    }

    /** Carries out what is no decision; a decision without a legal option falls away. */
    static void resolve(TzolkinPosition p, int kind, int argument) {
        if (kind == TILE) {
            Building.nextEffect(p, argument); // stays on the stack until the last effect
            return;
        }
        p.pop();
        if (kind == LEARN) {
            Technology.learn(p, p.active(), argument);
        }
    }
}
