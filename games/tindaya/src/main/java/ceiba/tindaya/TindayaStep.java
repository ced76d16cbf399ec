package ceiba.tindaya;

/**
 * The kinds of steps: what each is about, which of its options are legal and what they do. Those up to {@link #LAST_DRIVER}
 * ask nothing: they carry on with the match and ask what comes next by pushing a step on top of themselves. All the others
 * are decisions of the acting tribe.
 */
final class TindayaStep {

    /** Phase A. Argument: how far it is, see {@link Strategy}. */
    static final int STRATEGY = 1;
    /** Phase B: whose turn comes next. */
    static final int TURNS = 2;
    /** Phase C. Argument: how far it is, see {@link EraEnd}. */
    static final int END_OF_ERA = 3;
    /** Goods are produced, between slaughter and preserving. */
    static final int HARVEST = 4;
    /** Battles in forts that natives have entered, then the options of who moved. */
    static final int BATTLES = 5;
    /** A catastrophe card is carried out. Argument: how far it is, see {@link Catastrophes}. */
    static final int CATASTROPHE = 6;
    /** A ship attacks. Argument: how far it is, see {@link Ships}. */
    static final int ATTACK = 7;

    static final int LAST_DRIVER = ATTACK;

    // Setup.
    /** Where to build a settlement of one of the tribe's trades. Argument: how many have been built. */
    static final int FIRST_SETTLEMENT = 10;
    /** Where to put the third villager. Argument: as before. */
    static final int THIRD_VILLAGER = 11;

    // Phase A.
    static final int SEER = 12;
    static final int KEEP = 13;

    // Phase B.
    /** Argument: actions taken in this turn. */
    static final int TURN = 14;

    static final int DEVELOP = 15;
    static final int SLAUGHTER = 16;
    static final int PRESERVE = 17;
    /** Whether to do the action of a cylinder again. Argument: the action. */
    static final int AGAIN = 18;
    /** From where to move. Argument: moves left, see {@link Exploring}. */
    static final int SOURCE = 19;
    /** Who moves. Argument: moves left, and the hex. */
    static final int GROUP = 20;
    /** Whither. Argument: as before, and who. */
    static final int WAY = 21;
    /** Argument: as before; the direction of embarking in place of moves. */
    static final int SAIL = 22;

    static final int ASHORE = 23;
    /** Weapons for a lost reconquest. Argument: hex. */
    static final int HERO = 24;

    static final int OPTIONS = 25;
    /** Argument: hex of the noble. */
    static final int OFFERING = 26;
    /** Which native to give. Argument: see {@link Offering}. */
    static final int SACRIFICE = 27;
    /** With whom to barter. Argument: hex. */
    static final int PARTNER = 28;
    /** Argument of the following: see {@link Barter}. */
    static final int BARTER_GIVE = 29;

    static final int BARTER_TAKE = 30;
    static final int ANSWER = 31;
    static final int COUNTER_GIVE = 32;
    static final int COUNTER_TAKE = 33;
    static final int SELL = 34;
    static final int SHOW = 35;
    static final int BUY = 36;
    static final int JAR = 37;
    static final int WALL = 38;
    static final int VASE = 39;

    // Phase C.
    /** Where a villager is born when there are too few. Argument: how many are left to place. */
    static final int BORN = 40;
    /** Which preserved food to eat. */
    static final int EAT = 41;
    /** Who dies. Argument: the cause, see {@link Deaths}. */
    static final int LOSE = 42;

    static final int SAVE = 43;
    /** Whether to protect a hex with an idol. */
    static final int GUARD = 44;

    static final int PAY = 45;
    static final int DISCARD = 46;
    static final int TARGET = 47;
    static final int ARMS = 48;
    static final int FIRE = 49;
    static final int CALM = 50;

    static final int LAST = CALM;

    static final int OPTION_BITS = 10;
    static final int LAST_OPTION = (1 << OPTION_BITS) - 1;

    /** The option to do nothing, or nothing more. */
    static final int NONE = LAST_OPTION;

    // Actions of a turn: with a cube, with a cylinder, or without a marker.
    static final int DEVELOPING = 0;
    static final int PRODUCING = 1;
    static final int CAVING = 2;
    static final int EXPLORING = 3;
    static final String[] ACTIONS = {"develop", "produce", "cave", "explore"};
    static final String[] MARKERS = {"cube", "cylinder"};
    /** Options of a turn: action times 2, plus 1 for a cylinder; then these. */
    static final int SHOW_IDOL = 8;

    static final int SELL_IDOL = 9;
    static final int BUY_CARD = 10;
    static final int END_TURN = 11;
    static final int PASS = 12;
    static final String[] OTHERS = {"idol", "sell", "buy", "end", "pass"};

    // Options after an Explore: the kind times the number of hexes, plus the hex; settling has one kind for each trade.
    static final int COLLECT = 0;
    static final int SETTLE = 1;
    static final int GATHER = 5;
    static final int BARTER = 7;
    static final int OFFER = 8;

    /** A turn is ended, and an era passed, by its player; and nothing may betray what a seat holds. */
    static final long ALWAYS_ASKED = 1L << TURN | 1L << KEEP | 1L << GUARD | 1L << SHOW | 1L << SELL;

    private TindayaStep() {}

    static int option(int kind, int hex) {
        return kind * Hexes.COUNT + hex;
    }

    static int kindOf(int option) {
        return option / Hexes.COUNT;
    }

    static int hexOf(int option) {
        return option % Hexes.COUNT;
    }

    /** Allows an option, whichever number it has; returns it as a bit if it is one of the first 64. */
    static long allow(TindayaPosition p, int option) {
        if (option < Long.SIZE) {
            return 1L << option;
        }
        p.allow(option);
        return 0;
    }

    /** The legal options of the decision, as bits; none for a driver. */
    static long legal(TindayaPosition p, int kind, int argument) {
        if (kind <= LAST_DRIVER) {
            return 0;
        }
        return switch (kind) {
            case FIRST_SETTLEMENT -> Start.legalSettlements(p);
            case THIRD_VILLAGER -> Start.legalVillagers(p);
            case SEER -> Strategy.BOTH_SEERS;
            case KEEP -> Strategy.legalSecrets(p);
            case TURN -> Turn.legal(p, argument);
            case DEVELOP -> Turn.legalTrades(p, p.acting());
            case SLAUGHTER -> Production.legalSlaughters(p);
            case PRESERVE -> Production.legalPreserves(p);
            case AGAIN -> Turn.legalAgain(p, argument);
            case SOURCE -> Exploring.legalSources(p, argument);
            case GROUP -> Exploring.legalGroups(p, argument);
            case WAY -> Exploring.legalWays(p, argument);
            case SAIL -> Exploring.legalSails(p, argument);
            case ASHORE -> Exploring.legalLandings(p, argument);
            case HERO -> Exploring.legalHeroes(p, argument);
            case OPTIONS -> Options.legal(p);
            case OFFERING -> Offering.legal(p, argument);
            case SACRIFICE -> Offering.legalSacrifices(p, argument);
            case PARTNER -> Barter.legalPartners(p, argument);
            case BARTER_GIVE -> Barter.legalGifts(p, argument);
            case BARTER_TAKE -> Barter.legalAsks(p, argument);
            case ANSWER -> Barter.legalAnswers(argument);
            case COUNTER_GIVE -> Barter.legalReturns(p, argument);
            case COUNTER_TAKE -> Barter.legalWants(p, argument);
            case SELL -> Idols.legalSales(p);
            case SHOW -> Idols.legal(p);
            case BUY -> Market.legal(p);
            case JAR -> Market.legalJars(p);
            case WALL -> Market.legalWalls(p);
            case VASE -> Market.legalVases(p);
            case CALM -> Fires.BOTH_GODS;
            case BORN -> Reproduction.legal(p, argument);
            case EAT -> Feeding.legal(p);
            case LOSE -> Deaths.legal(p, argument);
            case SAVE -> Waste.legal(p, argument);
            case GUARD -> Protection.legal(p, argument);
            case PAY -> Catastrophes.legalPayments(p);
            case DISCARD -> Catastrophes.legalDiscards(p, argument);
            case TARGET -> Ships.legalTargets(p, argument);
            case ARMS -> Ships.legalArms(p, argument);
            case FIRE -> Fires.legal(p);
            default -> throw new IllegalStateException("no decision: " + kind);
        };
    }

    /** Carries out the decision on top of the stack and takes it off, unless there is more to decide of it. */
    static void take(TindayaPosition p, int kind, int argument, int option) {
        switch (kind) {
            case FIRST_SETTLEMENT -> Start.settle(p, argument, option);
            case THIRD_VILLAGER -> Start.placeVillager(p, argument, option);
            case SEER -> Strategy.choose(p, option);
            case KEEP -> Strategy.keep(p, option);
            case TURN -> Turn.take(p, argument, option);
            case DEVELOP -> Turn.develop(p, option);
            case SLAUGHTER -> Production.slaughter(p, option);
            case PRESERVE -> Production.preserve(p, option);
            case AGAIN -> Turn.again(p, argument, option);
            case SOURCE -> Exploring.takeSource(p, argument, option);
            case GROUP -> Exploring.takeGroup(p, argument, option);
            case WAY -> Exploring.takeWay(p, argument, option);
            case SAIL -> Exploring.sail(p, argument, option);
            case ASHORE -> Exploring.land(p, argument, option);
            case HERO -> Exploring.loseFort(p, argument, option);
            case OPTIONS -> Options.take(p, option);
            case OFFERING -> Offering.take(p, argument, option);
            case SACRIFICE -> Offering.sacrifice(p, argument, option);
            case PARTNER -> Barter.takePartner(p, argument, option);
            case BARTER_GIVE -> Barter.give(p, argument, option);
            case BARTER_TAKE -> Barter.ask(p, argument, option);
            case ANSWER -> Barter.answer(p, argument, option);
            case COUNTER_GIVE -> Barter.giveInReturn(p, argument, option);
            case COUNTER_TAKE -> Barter.want(p, argument, option);
            case SELL -> Idols.sell(p, option);
            case SHOW -> Idols.show(p, option);
            case BUY -> Market.buy(p, option);
            case JAR -> Market.layJar(p, option);
            case WALL -> Market.buildWall(p, option);
            case VASE -> Market.appease(p, option);
            case BORN -> Reproduction.take(p, argument, option);
            case EAT -> Feeding.eat(p, option);
            case LOSE -> Deaths.take(p, argument, option);
            case SAVE -> Waste.save(p, argument, option);
            case GUARD -> Protection.take(p, option);
            case PAY -> Catastrophes.pay(p, argument, option);
            case DISCARD -> Catastrophes.discard(p, argument, option);
            case TARGET -> Ships.target(p, argument, option);
            case ARMS -> Ships.arm(p, argument, option);
            case FIRE -> Fires.take(p, argument, option);
            case CALM -> Fires.calm(p, option);
            default -> throw new IllegalStateException("no decision: " + kind);
        }
    }

    /** Carries out a step that leaves nothing to decide. */
    static void resolve(TindayaPosition p, int kind, int argument) {
        switch (kind) {
            case STRATEGY -> Strategy.resolve(p, argument);
            case TURNS -> Turn.next(p);
            case END_OF_ERA -> EraEnd.resolve(p, argument);
            case HARVEST -> Production.harvest(p);
            case BATTLES -> Exploring.fight(p);
            case CATASTROPHE -> Catastrophes.resolve(p, argument);
            case ATTACK -> Ships.resolve(p, argument);
            default -> p.pop();
        }
    }
}
