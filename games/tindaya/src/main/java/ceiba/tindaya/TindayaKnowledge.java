package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.FeatureKnowledge;
import ceiba.engine.Features;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Skill;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.List;

/**
 * What matters in Tindaya: people, food, shelter, goods for the gods, the wrath, and what the tribes must have in the end.
 * The same features weigh differently in Alliance and in Dominion, so each mode has its own; partners, who share everything
 * they strive for, have the sum over all tribes, halved, so that it is a tribe's share at the smallest table: whatever costs
 * one tribe its survival or its mission costs everybody the match, however many tribes there are.
 */
final class TindayaKnowledge extends FeatureKnowledge {

    /** The features of one mode. */
    private static final Features OF_A_MODE = new Features();

    private static final int ALWAYS = OF_A_MODE.add("always");
    private static final int NOBLES = OF_A_MODE.add("nobles");
    private static final int SECOND_NOBLES = OF_A_MODE.add("second nobles");
    private static final int VILLAGERS = OF_A_MODE.add("villagers");
    private static final int FIRST_VILLAGERS = OF_A_MODE.add("first villagers");
    private static final int SECOND_VILLAGERS = OF_A_MODE.add("second villagers");
    private static final int SETTLEMENTS = OF_A_MODE.add("settlements");
    private static final int FIRST_SETTLEMENTS = OF_A_MODE.add("first settlements");
    private static final int SETTLEMENTS_KNOWN_TRADES_NATIVES =
            OF_A_MODE.add("settlements of known trades with natives");
    private static final int FOOD_MISSING = OF_A_MODE.add("food missing");
    private static final int FOOD_BEYOND_NEED = OF_A_MODE.add("food beyond the need");
    private static final int NATIVES_WITHOUT_SHELTER = OF_A_MODE.add("natives without shelter");
    private static final int SIMPLE_GOODS_WASTED = OF_A_MODE.add("simple goods that will be wasted");
    private static final int COMPLEX_GOODS = OF_A_MODE.add("complex goods");
    private static final int PRESERVED_FOOD = OF_A_MODE.add("preserved food");
    private static final int WOOD_IN_STORE = OF_A_MODE.add("wood");
    private static final int CLAY_IN_STORE = OF_A_MODE.add("clay");
    private static final int MINERAL_IN_STORE = OF_A_MODE.add("mineral");
    private static final int GOODS_BEYOND_CAPACITY = OF_A_MODE.add("goods beyond capacity");
    private static final int WEAPONS = OF_A_MODE.add("weapons");
    private static final int PRISONERS = OF_A_MODE.add("prisoners");
    private static final int CUBES_STORE = OF_A_MODE.add("cubes in store");
    private static final int CYLINDERS_STORE = OF_A_MODE.add("cylinders in store");
    private static final int KNOWN_TRADES = OF_A_MODE.add("trades");
    private static final int FIRST_INVENTIONS = OF_A_MODE.add("first inventions");
    private static final int SECOND_INVENTIONS = OF_A_MODE.add("second inventions");
    private static final int CAVE = OF_A_MODE.add("cave");
    private static final int ANIMALS_KEPT = OF_A_MODE.add("animals");
    private static final int RAW_TOKENS = OF_A_MODE.add("raw tokens");
    private static final int IDOLS_HELD = OF_A_MODE.add("idols");
    private static final int LASTING_CRAFTS = OF_A_MODE.add("lasting crafts");
    private static final int MISSION_MISSING = OF_A_MODE.add("mission missing");
    private static final int MISSIONS_MET = OF_A_MODE.add("missions met");
    private static final int COMMON_OBJECTIVES_MET = OF_A_MODE.add("common objectives met");
    private static final int VILLAGERS_IN_DANGER = OF_A_MODE.add("villagers in danger");
    private static final int NOBLES_IN_DANGER = OF_A_MODE.add("nobles in danger");
    private static final int SETTLEMENTS_IN_DANGER = OF_A_MODE.add("settlements in danger");
    private static final int SETTLEMENTS_ATTACKED = OF_A_MODE.add("settlements attacked beyond weapons");
    private static final int VILLAGERS_ATTACKED = OF_A_MODE.add("villagers attacked beyond weapons");
    private static final int NOBLES_ATTACKED = OF_A_MODE.add("nobles attacked beyond weapons");
    private static final int PASSED = OF_A_MODE.add("has passed");
    private static final int BIRTHS_TO_COME = OF_A_MODE.add("births to come");
    private static final int WASTE = OF_A_MODE.add("waste");
    private static final int MONOPOLIES = OF_A_MODE.add("monopolies");
    private static final int UNITS_GIVEN_ERA = OF_A_MODE.add("units given in this era");
    private static final int GOODS_OPEN_SLOTS_ASK = OF_A_MODE.add("goods that open slots ask for");
    private static final int OPEN_SLOTS_ACORAN = OF_A_MODE.add("open slots of Acoran");
    private static final int OPEN_SLOTS_MONEIBA = OF_A_MODE.add("open slots of Moneiba");
    private static final int CARDS_GODS_FULL = OF_A_MODE.add("cards of gods that are full");
    private static final int WRATH_ACORAN = OF_A_MODE.add("wrath of Acoran");
    private static final int WRATH_MONEIBA = OF_A_MODE.add("wrath of Moneiba");
    private static final int WRATH_CLOSE_TO_END = OF_A_MODE.add("wrath close to the end");
    private static final int FORTS = OF_A_MODE.add("forts");
    private static final int ISLANDS_MORE_NATIVE_THAN_FOREIGN = OF_A_MODE.add("islands more native than foreign");
    private static final int CONTROL_LOST = OF_A_MODE.add("control lost");
    private static final int WASTE_OVER_LIMIT = OF_A_MODE.add("waste over the limit");
    private static final int FIRES_HAND = OF_A_MODE.add("fires in the hand");
    private static final int NOBLES_ON_VOLCANOES = OF_A_MODE.add("nobles on volcanoes");

    private static final int TOKENS_TO_COLLECT = OF_A_MODE.add("tokens to collect");
    private static final int PLACES_TO_SETTLE = OF_A_MODE.add("places to settle");
    private static final int ANIMALS_TO_GATHER = OF_A_MODE.add("animals to gather");
    private static final int UNITS_TO_OFFER = OF_A_MODE.add("units to offer");
    private static final int MOVES_LEFT = OF_A_MODE.add("moves left");

    private static final int NOBLES_FAIL = OF_A_MODE.add("tribes that may be without nobles");
    private static final int VILLAGERS_FAIL = OF_A_MODE.add("tribes that may be without villagers");

    private static final int PER_MODE = OF_A_MODE.names().size();
    private static final Features FEATURES = ofBothModes();
    private static final int MOMENTS_OF_AN_ERA = 2;

    TindayaKnowledge() {
        super(new TindayaWorth(), FEATURES);
    }

    private static Features ofBothModes() {
        Features features = new Features();
        for (String mode : MODES) {
            OF_A_MODE.names().forEach(name -> features.add(mode + ": " + name));
        }
        return features;
    }

    @Override
    public long pace() {
        return 5_000;
    }

    /** A search of a few iterations is hardly better here than a good look one choice ahead, so only the best search. */
    @Override
    public List<Skill> ladder() {
        return List.of(Skill.erring(90), Skill.erring(32), Skill.erring(14), Skill.erring(4), Skill.searching(3_000));
    }

    @Override
    public int moments() {
        return ERAS * MOMENTS_OF_AN_ERA;
    }

    /** Each era has a first half, in which there are markers left, and a second one. */
    @Override
    public int moment(Position position) {
        TindayaPosition p = (TindayaPosition) position;
        int cubes = 0;
        int used = 0;
        for (int index = 0; index < p.tribes(); index++) {
            cubes += p.hasPassed(p.order(index)) ? 0 : p.cubes(p.order(index));
            used += p.usedCubes(p.order(index));
        }
        return (p.era() - 1) * MOMENTS_OF_AN_ERA + (used > cubes || p.endStep() > 0 ? 1 : 0);
    }

    @Override
    public int[] knots() {
        int[] knots = new int[moments()];
        Arrays.setAll(knots, moment -> moment);
        return knots;
    }

    @Override
    public boolean quiet(Position position) {
        TindayaPosition p = (TindayaPosition) position;
        int kind = Step.kind(p.top());
        return p.depth() == 0
                || kind == TindayaStep.TURN
                || kind == TindayaStep.OPTIONS
                || (kind == TindayaStep.SOURCE && movesLeft(p) < Exploring.maxMoves(p, p.acting()))
                || kind == TindayaStep.FIRST_SETTLEMENT
                || (kind > TindayaStep.LAST_DRIVER && PositionJson.root(p) == TindayaStep.END_OF_ERA);
    }

    private static int movesLeft(TindayaPosition p) {
        return Exploring.moves(Step.argument(p.top()));
    }

    @Override
    public boolean answers(Position position) {
        return Step.kind(((TindayaPosition) position).top()) == TindayaStep.ANSWER;
    }

    /**
     * What follows an Explore is thought through in one order, and what costs nothing is simply done: tokens are collected,
     * then animals rounded up, as many as possible, then comes the rest. Of a group that moves, all villagers go, or none,
     * one or two of them. Nobody embarks on a side from which the same hexes are reached as from others, and a canoe sails to
     * the first of the places from which one comes ashore on the same hexes. All slots of a god are worth the same, so that each
     * is given what costs least.
     */
    @Override
    public boolean dispensable(Position position, int choice) {
        TindayaPosition p = (TindayaPosition) position;
        int option = choice & TindayaStep.LAST_OPTION;
        return switch (choice >> TindayaStep.OPTION_BITS) {
            case TindayaStep.OPTIONS -> {
                int first = freeGain(p);
                yield first != TindayaStep.NONE && option != first;
            }
            case TindayaStep.GROUP -> {
                int villagers = Exploring.villagersOf(option);
                yield villagers > 2 && villagers < p.villagers(p.acting(), Exploring.source(Step.argument(p.top())));
            }
            case TindayaStep.WAY ->
                option >= Exploring.EMBARK
                        && Exploring.isEmbarkingRepeated(p, Step.argument(p.top()), option - Exploring.EMBARK);
            case TindayaStep.SAIL -> Exploring.isSailRepeated(p, Step.argument(p.top()), option);
            case TindayaStep.OFFERING -> Gifts.isDispensable(p, option);
            default -> false;
        };
    }

    /** A token or animals to be had for nothing; NONE if there are none, or the store is full or a species or island at its end. */
    private static int freeGain(TindayaPosition p) {
        int tribe = p.acting();
        int gather = TindayaStep.NONE;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasMovers(hex) && Options.movedVillagers(p, tribe, hex) > 0) {
                if (p.tokens(hex) > 0
                        && p.good(tribe, RAW + rawOf(p.terrain(hex))) < p.box().capacity
                        && Options.canCollect(p, tribe, hex)
                        && p.tokensOnIsland(p.island(hex)) > 1) {
                    return TindayaStep.option(TindayaStep.COLLECT, hex);
                }
                int animals = Options.canGather(p, tribe, hex, 2) ? 2 : Options.canGather(p, tribe, hex, 1) ? 1 : 0;
                if (gather == TindayaStep.NONE && animals > 0 && p.wild(animal(p.settlement(hex))) > animals) {
                    gather = TindayaStep.option(TindayaStep.GATHER + animals - 1, hex);
                }
            }
        }
        return gather;
    }

    /** Tribes have a little more or less of everything. */
    @Override
    public void stir(Position start, Rng rng) {
        TindayaPosition p = (TindayaPosition) start;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            p.addGood(tribe, RAW + rng.below(RAWS.length), rng.below(3));
            p.addGood(tribe, Glossary.PRESERVED + rng.below(TRADES.length), rng.below(3));
            p.addWeapons(tribe, rng.below(3));
        }
    }

    @Override
    public List<String> gifts() {
        return Windfalls.NAMES;
    }

    @Override
    public boolean give(Position position, int seat, int gift) {
        TindayaPosition p = (TindayaPosition) position;
        return Windfalls.give(p, p.tribeOf(seat), gift);
    }

    @Override
    public void describe(Position position, int seat, float[] f) {
        TindayaPosition p = (TindayaPosition) position;
        Arrays.fill(f, 0);
        int at = p.isDominion() ? PER_MODE : 0; // where the mode's features begin
        int pending = Danger.pending(p);
        int targets = Danger.targets(p);
        long low = 0; // where somebody is or lives: the rest of the land is looked at once, not once a tribe
        long high = 0;
        int forts = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasNatives(hex) || !p.isFree(hex)) {
                low |= hex < Long.SIZE ? 1L << hex : 0;
                high |= hex < Long.SIZE ? 0 : 1L << hex;
                forts += p.hasFort(hex) ? 1 : 0;
            }
        }
        int described = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            if (p.inPlay(tribe) && (!p.isDominion() || p.seatOf(tribe) == seat)) {
                describeTribe(p, tribe, pending, targets, low, high, f, at);
                described++;
            }
        }
        for (int feature = at; described > 1 && feature < at + PER_MODE; feature++) {
            f[feature] /= MIN_TRIBES;
        }
        f[at + ALWAYS] = described > 1 ? (float) described / MIN_TRIBES : 1;
        describeTable(p, forts, f, at);
    }

    private static void describeTribe(
            TindayaPosition p, int tribe, int pending, int targets, long low, long high, float[] f, int at) {
        int natives = p.natives(tribe);
        int births = 0;
        int settlements = 0;
        int productive = 0;
        int animals = 0;
        int volcanoes = 0;
        int lessons = 0;
        float settlementsStruck = 0;
        float noblesStruck = 0;
        float villagersStruck = 0;
        for (long left = low, rest = high; (left | rest) != 0; ) {
            int hex = left != 0 ? Long.numberOfTrailingZeros(left) : Long.SIZE + Long.numberOfTrailingZeros(rest);
            rest &= left != 0 ? rest : rest - 1;
            left &= left - 1;
            boolean peopled = p.natives(tribe, hex) > 0;
            boolean controlled = p.controller(hex) == tribe;
            float strikes = pending != 0 && (peopled || controlled) ? Danger.strikes(p, hex, pending) : 0;
            if (peopled) {
                births += Reproduction.isCradle(p, tribe, hex) ? 1 : 0;
                volcanoes += p.terrain(hex) == VOLCANO ? p.nobles(tribe, hex) : 0;
                villagersStruck += strikes * p.villagers(tribe, hex);
                noblesStruck += strikes * p.nobles(tribe, hex);
                lessons += p.nobles(tribe, hex) > 0 && Learning.isTaught(p, tribe, hex) ? 1 : 0;
            }
            if (controlled) {
                settlements++;
                productive += Production.produces(p, tribe, hex) ? 1 : 0;
                animals += p.inside(hex);
                settlementsStruck += strikes;
            }
        }
        boolean ending = p.endStep() > 0;
        births = ending ? 0 : Math.min(births, p.unborn(tribe));
        int mouths = natives + births;
        int simple = 0;
        int complex = 0;
        int over = 0;
        for (int good = 0; good < GOODS.length; good++) {
            int units = p.good(tribe, good);
            if (isSimple(good)) {
                simple += units;
            } else {
                over += Math.max(0, units - p.capacity(tribe, good));
                complex += good < Glossary.PRESERVED ? units : 0;
            }
        }
        int food = p.food(tribe);
        int firsts = 0;
        int second = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            firsts += p.inventions(tribe, trade) > 0 ? 1 : 0;
            second += p.inventions(tribe, trade) > 1 ? 1 : 0;
        }
        boolean fed = p.endStep() > EraEnd.FEEDING;
        int hungry = fed ? 0 : Math.max(0, mouths - food);
        int outside = p.endStep() > EraEnd.SHELTER ? 0 : Math.max(0, mouths - p.shelter(tribe));
        f[at + NOBLES] += p.nobles(tribe);
        f[at + SECOND_NOBLES] += p.nobles(tribe) > 1 ? 1 : 0;
        f[at + VILLAGERS] += p.villagers(tribe);
        f[at + FIRST_VILLAGERS] += p.villagers(tribe) > 0 ? 1 : 0;
        f[at + SECOND_VILLAGERS] += p.villagers(tribe) > 1 ? 1 : 0;
        f[at + SETTLEMENTS] += settlements;
        f[at + FIRST_SETTLEMENTS] += settlements > 0 ? 1 : 0;
        f[at + SETTLEMENTS_KNOWN_TRADES_NATIVES] += productive;
        f[at + FOOD_MISSING] += hungry;
        f[at + FOOD_BEYOND_NEED] += Math.clamp(food - mouths, 0, 6);
        f[at + NATIVES_WITHOUT_SHELTER] += outside;
        f[at + SIMPLE_GOODS_WASTED] += fed ? simple : Math.max(0, simple - mouths);
        f[at + COMPLEX_GOODS] += complex;
        f[at + PRESERVED_FOOD] += p.preserved(tribe);
        f[at + WOOD_IN_STORE] += Math.min(p.good(tribe, WOOD), 4);
        f[at + CLAY_IN_STORE] += Math.min(p.good(tribe, CLAY), 4);
        f[at + MINERAL_IN_STORE] += Math.min(p.good(tribe, MINERAL), 4);
        f[at + GOODS_BEYOND_CAPACITY] += over;
        f[at + WEAPONS] += Math.min(p.weapons(tribe), 5);
        f[at + PRISONERS] += p.prisoners(tribe);
        f[at + CUBES_STORE] += p.hasPassed(tribe) ? 0 : p.cubes(tribe); // they come back in the next era anyway
        f[at + CYLINDERS_STORE] += p.cylinders(tribe);
        f[at + KNOWN_TRADES] += Integer.bitCount(p.knownTrades(tribe)) + lessons;
        f[at + FIRST_INVENTIONS] += firsts;
        f[at + SECOND_INVENTIONS] += second;
        f[at + CAVE] += p.hasCave(tribe) ? 1 : 0;
        f[at + ANIMALS_KEPT] += animals;
        f[at + RAW_TOKENS] += p.tokens(tribe, 0) + p.tokens(tribe, 1) + p.tokens(tribe, 2);
        f[at + IDOLS_HELD] += p.idols(tribe);
        f[at + LASTING_CRAFTS] += Integer.bitCount(p.jars(tribe))
                + p.granaries(tribe)
                + (p.hasOutrigger(tribe) ? 1 : 0)
                + (p.hasCloaks(tribe) ? 1 : 0);
        int attacked = Danger.attacked(p, tribe, targets);
        int dead = Math.max(hungry, outside);
        if (p.isDominion()) {
            f[at + COMMON_OBJECTIVES_MET] += FinalScore.commonMet(p, tribe);
        } else {
            float expected = switch (p.missionCard()) {
                case NATIVES_MISSION ->
                    mouths
                            - dead
                            - noblesStruck
                            - villagersStruck
                            - Danger.nobles(attacked)
                            - Danger.villagers(attacked);
                case LEARNING_MISSION -> Missions.have(p, tribe, lessons);
                case SETTLEMENTS_MISSION -> settlements - settlementsStruck - Danger.settlements(attacked);
                case PRESERVED_MISSION -> p.preserved(tribe) - (fed ? 0 : eaten(mouths - simple));
                default -> Missions.have(p, tribe);
            };
            float missing = Math.max(0, Missions.need(p) - expected);
            f[at + MISSION_MISSING] += missing;
            f[at + MISSIONS_MET] += Math.max(0, 1 - missing);
        }
        f[at + SETTLEMENTS_IN_DANGER] += settlementsStruck;
        f[at + VILLAGERS_IN_DANGER] += villagersStruck;
        f[at + NOBLES_IN_DANGER] += noblesStruck;
        f[at + NOBLES_FAIL] += fails(p.nobles(tribe) - Danger.nobles(attacked) - noblesStruck);
        f[at + VILLAGERS_FAIL] +=
                fails(p.villagers(tribe) + births - Danger.villagers(attacked) - villagersStruck - dead);
        f[at + SETTLEMENTS_ATTACKED] += Danger.settlements(attacked);
        f[at + VILLAGERS_ATTACKED] += Danger.villagers(attacked);
        f[at + NOBLES_ATTACKED] += Danger.nobles(attacked);
        f[at + PASSED] += p.hasPassed(tribe) ? 1 : 0;
        f[at + BIRTHS_TO_COME] += births;
        f[at + WASTE] += p.waste(tribe);
        f[at + MONOPOLIES] += monopolies(p, tribe);
        f[at + UNITS_GIVEN_ERA] += p.given(tribe, ACORAN) + p.given(tribe, MONEIBA);
        f[at + GOODS_OPEN_SLOTS_ASK] += asked(p, tribe);
        f[at + NOBLES_ON_VOLCANOES] += volcanoes;
        int kind = p.depth() == 0 ? 0 : Step.kind(p.top());
        if (tribe == p.acting() && kind >= TindayaStep.SOURCE && kind <= TindayaStep.COUNTER_TAKE) {
            describeExplore(p, tribe, f, at);
            f[at + MOVES_LEFT] += kind == TindayaStep.SOURCE ? movesLeft(p) : 0;
        }
    }

    /** Units of preserved food for so many mouths that simple food does not feed. */
    private static int eaten(int mouths) {
        return Math.max(0, mouths + 1) / 2;
    }

    /** How likely nobody is left, if so many are expected to be. */
    private static float fails(float left) {
        return Math.clamp(1 - left, 0, 1);
    }

    /** What those who moved can still do where they stand: an Explore is judged before they have done it. */
    private static void describeExplore(TindayaPosition p, int tribe, float[] f, int at) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasMovers(hex)) {
                int villagers = Options.movedVillagers(p, tribe, hex);
                if (Options.canCollect(p, tribe, hex)) {
                    int hands = Math.max(1, villagers - p.mover(hex, NativesTable.USED_COLLECT, 4));
                    f[at + TOKENS_TO_COLLECT] += Math.min(hands, p.tokens(hex));
                }
                for (int trade = 0; trade < TRADES.length; trade++) {
                    if (Options.canSettle(p, tribe, hex, trade)) {
                        f[at + PLACES_TO_SETTLE]++;
                        break;
                    }
                }
                f[at + ANIMALS_TO_GATHER] +=
                        Options.canGather(p, tribe, hex, 2) ? 2 : Options.canGather(p, tribe, hex, 1) ? 1 : 0;
                f[at + UNITS_TO_OFFER] += Options.canOffer(p, tribe, hex) ? asked(p, tribe) : 0;
            }
        }
    }

    private static int monopolies(TindayaPosition p, int tribe) {
        int points = 0;
        for (int raw = 0; p.isDominion() && raw < RAWS.length; raw++) {
            points += FinalScore.monopoly(p, tribe, raw);
        }
        return points;
    }

    /** Units in store that open slots ask for. */
    private static int asked(TindayaPosition p, int tribe) {
        int units = 0;
        for (int god = 0; god < GODS.length; god++) {
            for (long left = p.openNeeds(god); left != 0; ) {
                int good = Long.numberOfTrailingZeros(left) / GodTable.OPEN_BITS;
                int slots = (int) (left >>> (GodTable.OPEN_BITS * good)) & (1 << GodTable.OPEN_BITS) - 1;
                units += Math.min(slots, p.good(tribe, good));
                left ^= (long) slots << (GodTable.OPEN_BITS * good);
            }
        }
        return units;
    }

    private static void describeTable(TindayaPosition p, int forts, float[] f, int at) {
        boolean judged = p.endStep() > EraEnd.OFFERINGS;
        int islands = GameEnd.islands(p);
        int full = 0;
        for (int god = 0; god < GODS.length; god++) {
            int open = judged ? 0 : p.openSlots(god);
            f[at + (god == ACORAN ? OPEN_SLOTS_ACORAN : OPEN_SLOTS_MONEIBA)] = open;
            full += !judged && open == 0 ? 1 : 0;
        }
        f[at + CARDS_GODS_FULL] = full;
        f[at + WRATH_ACORAN] = p.wrath(ACORAN);
        f[at + WRATH_MONEIBA] = p.wrath(MONEIBA);
        f[at + WRATH_CLOSE_TO_END] =
                Math.max(0, p.wrath(ACORAN) - p.box().red) + Math.max(0, p.wrath(MONEIBA) - p.box().red);
        f[at + FORTS] = forts;
        f[at + ISLANDS_MORE_NATIVE_THAN_FOREIGN] = GameEnd.nativeOf(islands) - GameEnd.foreignOf(islands);
        f[at + CONTROL_LOST] = GameEnd.keepsControl(islands) ? 0 : 1;
        f[at + WASTE_OVER_LIMIT] = p.totalWaste() > Waste.limit(p) ? 1 : 0;
        f[at + FIRES_HAND] = (p.payer(0) == NOBODY ? 0 : 1) + (p.payer(1) == NOBODY ? 0 : 1);
    }
}
