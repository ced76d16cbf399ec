package ceiba.zimbabwe;

import ceiba.engine.Refusal;

/** The kinds of decisions: what each is about, which of its options are legal and what they do. */
final class ZimbabweStep {

    /** On which starting area to set the first monument. */
    static final int FIRST_MONUMENT = 1;
    /** How many cattle to give, or to pass. */
    static final int GIFT = 2;
    /** What to do in the turn: a card, a specialist, the action, or to end it. */
    static final int TURN = 3;
    /** How many cattle the herd gets. */
    static final int HERD = 4;
    /** Which resource the shaman lays. */
    static final int RESOURCE = 5;
    /** Where he lays it. Argument: the resource. */
    static final int RESOURCE_SITE = 6;
    /** Where the water tile is laid. */
    static final int RAIN = 7;
    /** Where to build a monument. */
    static final int MONUMENT = 8;
    /** Where to build a second one, or none. */
    static final int SECOND_MONUMENT = 9;
    /** Which craftsman to place, or no more. Argument: whether one has been placed. */
    static final int CRAFT = 10;
    /** Where to place a craftsman of two squares. Argument: the craft. */
    static final int SITE = 11;
    /** Where to place a craftsman of four squares. Argument: the craft. */
    static final int AREA = 12;
    /** Which price to set or raise, or no more. Argument: see {@link Prices}. */
    static final int PRICES = 13;
    /** Which price to change for Dziva, or no more. Argument: see {@link Prices}. */
    static final int REPRICE = 14;
    /** Which monument to raise, or no more. Argument: whether one has been raised. */
    static final int RAISE = 15;
    /** Which craftsman supplies the next good, or the cheapest plan. Argument: see {@link Raising}. */
    static final int PLAN = 16;
    /** Which resource a craftsman uses. Argument: the piece. */
    static final int SUPPLY = 17;
    /** Which primary craftsman supplies a secondary one. Argument: the secondary piece. */
    static final int PRIMARY = 18;

    static final int LAST = PRIMARY;

    static final int OPTION_BITS = 10;
    static final int LAST_OPTION = (1 << OPTION_BITS) - 1;

    /** Added to a square for a piece that lies down instead of across. */
    static final int DOWN = 1 << (OPTION_BITS - 1);

    /** The option to do nothing, or nothing more. */
    static final int NONE = LAST_OPTION;

    /** Players end their turns in person. */
    static final long ALWAYS_ASKED = 1L << TURN;

    private ZimbabweStep() {}

    /** The square of an option that names one. */
    static int square(int option) {
        return option & DOWN - 1;
    }

    /** How the piece of an option lies, by the number in {@link Glossary#TURNS}. */
    static int turn(int option) {
        return option / DOWN;
    }

    /** The first 64 legal options of the decision, as bits; the others are allowed in the position. */
    static long legal(ZimbabwePosition p, int kind, int argument) {
        return switch (kind) {
            case FIRST_MONUMENT -> FirstMonuments.legal(p);
            case GIFT -> Auction.legal(p);
            case TURN -> Turn.legal(p);
            case HERD -> Specialists.legalHerds(p);
            case RESOURCE -> Specialists.legalResources(p);
            case RESOURCE_SITE -> p.allowSet(MapTable.EMPTY);
            case RAIN -> Specialists.legalRain(p);
            case MONUMENT -> Monuments.legal(p);
            case SECOND_MONUMENT -> Monuments.legalSecond(p);
            case CRAFT -> Craftsmen.legal(p, argument);
            case SITE, AREA -> Craftsmen.legalSites(p, argument);
            case PRICES -> Prices.legal(p, argument);
            case REPRICE -> Prices.legalChanges(p, argument);
            case RAISE -> Raising.legal(p, argument);
            case PLAN -> Raising.legalSuppliers(p, argument);
            case SUPPLY -> Raising.legalResources(p, argument);
            case PRIMARY -> Raising.legalPrimaries(p, argument);
            default -> throw new IllegalStateException("no decision: " + kind);
        };
    }

    /** Carries out the decision; what is to be decided next is then on the stack. */
    static void take(ZimbabwePosition p, int kind, int argument, int option) {
        switch (kind) {
            case FIRST_MONUMENT -> FirstMonuments.take(p, option);
            case GIFT -> Auction.take(p, option);
            case TURN -> Turn.take(p, option);
            case HERD -> Specialists.feedHerd(p, option);
            case RESOURCE -> Specialists.chooseResource(p, option);
            case RESOURCE_SITE -> Specialists.layResource(p, argument, option);
            case RAIN -> Specialists.layWater(p, option);
            case MONUMENT -> Monuments.take(p, option);
            case SECOND_MONUMENT -> Monuments.takeSecond(p, option);
            case CRAFT -> Craftsmen.take(p, argument, option);
            case SITE, AREA -> Craftsmen.place(p, argument, option);
            case PRICES, REPRICE -> Prices.take(p, kind, argument, option);
            case RAISE -> Raising.take(p, option);
            case PLAN -> Raising.takeSupplier(p, argument, option);
            case SUPPLY -> Raising.takeResource(p, argument, option);
            case PRIMARY -> Raising.takePrimary(p, argument, option);
            default -> throw new IllegalStateException("no decision: " + kind);
        }
    }

    /** Goes on where a decision has no option at all; only in a file that contradicts itself others can be so. */
    static void resolve(ZimbabwePosition p, int kind, int argument) {
        switch (kind) {
            case PLAN -> Raising.finish(p, argument);
            case SECOND_MONUMENT, REPRICE -> p.pop();
            default -> throw new Refusal("pending: nothing can be chosen at '" + StepWords.kind(kind) + "'");
        }
    }
}
