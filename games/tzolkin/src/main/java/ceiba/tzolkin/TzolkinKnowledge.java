package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.FeatureKnowledge;
import ceiba.engine.Features;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Skill;
import ceiba.engine.Worth;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What matters in Tzolk'in: goods, food, workers and their places, temples, technologies, tiles, monuments in reach. */
final class TzolkinKnowledge extends FeatureKnowledge {

    /** Points by which a lead is safe. */
    private static final Worth WORTH = Worth.ofOwnPoints(20);

    private static final Features FEATURES = new Features();

    private static final int ALWAYS = FEATURES.add("always");
    private static final int WEALTH_TO_COME = FEATURES.add("wealth tiles still to keep");
    private static final int CORN_1 = FEATURES.add("corn up to 3");
    private static final int CORN_2 = FEATURES.add("corn up to 9");
    private static final int CORN_3 = FEATURES.add("corn");
    private static final int FIRST_RESOURCE =
            FEATURES.add("wood up to 3", "wood", "stone up to 3", "stone", "gold up to 3", "gold");
    private static final int MIXED = FEATURES.add("kinds of resources owned");
    private static final int SKULLS_1 = FEATURES.add("first skull");
    private static final int SKULLS_2 = FEATURES.add("skulls");

    private static final int FREE_WORKERS = FEATURES.add("workers in hand");
    private static final int PLACEABLE = FEATURES.add("corn for placing the workers in hand");
    private static final int MORE_WORKERS = FEATURES.add("fourth worker", "fifth worker", "sixth worker");
    private static final int FEEDING = FEATURES.add("corn needed on each Food Day");
    private static final int HUNGER = FEATURES.add("corn missing for the next Food Day");
    private static final int HUNGER_SOON = FEATURES.add("corn missing for a Food Day within 3 rounds");

    private static final int ON_GEARS = onGears();
    private static final int CORN_IN_REACH = FEATURES.add("corn in reach at Palenque");
    private static final int WOOD_IN_REACH = FEATURES.add("wood in reach at Palenque");
    private static final int FARMERS = FEATURES.add("Agriculture levels times workers at Palenque");
    private static final int MINERS = FEATURES.add("Extraction levels times workers at Yaxchilan");
    private static final int PRIESTS = FEATURES.add("Theology levels times workers at Chichen Itza");
    private static final int ARCHITECTS = FEATURES.add("Architecture levels times workers at Tikal");
    private static final int TECHNICIANS = FEATURES.add("resources, up to 4, with a worker at Tikal");
    private static final int CHICHEN_NOW = FEATURES.add("points in reach at Chichen Itza with a skull");
    private static final int CHICHEN_LATER = FEATURES.add("workers at Chichen Itza without a skull");
    private static final int BUILDER = FEATURES.add("worker at Tikal with a building in reach");
    private static final int BUILDINGS_IN_REACH = FEATURES.add("buildings in reach");
    private static final int MONUMENT_NOW = FEATURES.add("points of the best monument in reach");
    private static final int MONUMENT_NOW_WORKER = FEATURES.add("the same with a worker at Tikal");
    private static final int MONUMENT_NEAR = FEATURES.add("points of the best monument one or two resources away");
    private static final int MONUMENT_FAR = FEATURES.add("points of the best monument three or four resources away");

    private static final int TEMPLE_STEPS = FEATURES.add("brown step", "yellow step", "green step");
    private static final int TEMPLE_POINTS = FEATURES.add("brown points", "yellow points", "green points");
    private static final int TEMPLE_GOODS = FEATURES.add("brown goods", "yellow goods", "green goods");
    private static final int ALONE_HIGHEST =
            FEATURES.add("alone highest in brown", "alone highest in yellow", "alone highest in green");
    private static final int SHARED_HIGHEST =
            FEATURES.add("shared highest in brown", "shared highest in yellow", "shared highest in green");

    private static final int LEVELS = levels();
    private static final int MASTERED = FEATURES.add("technologies at the top");

    private static final int KIND_COUNTS = FEATURES.add("own farms", "own civic tiles", "own tombs", "own shrines");
    private static final int CORN_TILES = FEATURES.add("corn tiles");
    private static final int WOOD_TILES = FEATURES.add("wood tiles");
    private static final int OWN_MONUMENTS = FEATURES.add("points of own monuments as of now");
    private static final int MONUMENT_COUNT = FEATURES.add("own monuments");

    private static final int LIGHT = FEATURES.add("light board");
    private static final int IS_FIRST = FEATURES.add("first player");
    private static final int CLAIMS = FEATURES.add("on the first-player space");
    private static final int STILL_TO_MOVE = FEATURES.add("has not had its turn this round");
    private static final int IN_TURN = FEATURES.add("in its turn");
    private static final int PICKING_UP = FEATURES.add("in its turn, picking up");
    private static final int TEETH_CORN = FEATURES.add("corn on the teeth for the first player");

    private static final int UNFED = FEATURES.add("workers whom the corn does not feed");
    private static final int UNFED_AFTER_HARVEST = FEATURES.add("workers whom it does not feed with what is in reach");
    private static final int LEADS = FEATURES.add("lead in brown", "lead in yellow", "lead in green");
    private static final int PLACED_SKULLS = FEATURES.add("skulls at Chichen Itza");
    private static final int ON_OFFER = onOffer();

    private static final int TIKAL_BUILDS_FROM = 2;
    private static final int SOON = 3;
    /** The start, the opening, and both sides of each Food Day: there the worth of most things jumps. */
    private static final int[] KNOTS = {0, 3, 7, 8, 13, 14, 20, 21, 26};

    private static final int GIVEN_CORN = 8;
    private static final int[] GIVEN_LEVELS = {2, 3};

    // The gifts by number.
    private static final int WORKER_GIFT = 0;
    private static final int CORN_GIFT = 1;
    private static final int LEVEL_GIFTS = 2;

    private static final List<String> GIFTS = Stream.concat(
                    Stream.of("a worker", GIVEN_CORN + " corn"),
                    Arrays.stream(TECHNOLOGIES)
                            .flatMap(technology ->
                                    Arrays.stream(GIVEN_LEVELS).mapToObj(level -> technology + " " + level)))
            .toList();

    /** Where tiles kept in secret are tried out. */
    private final TzolkinPosition revealed = new TzolkinPosition(MAX_SEATS);

    TzolkinKnowledge() {
        super(WORTH, FEATURES);
    }

    /** A feature for each numbered space, in the order of the bits in {@link Gears}; unnumbered ones stay 0. */
    private static int onGears() {
        int first = FEATURES.names().size();
        for (int place = 0; place < Gears.BITS; place++) {
            FEATURES.add("worker on " + GEARS[Gears.gearOf(place)] + " " + Gears.spaceOf(place));
        }
        return first;
    }

    /** A feature for each monument that is still to be had. */
    private static int onOffer() {
        int first = FEATURES.names().size();
        for (int monument = 1; monument <= MONUMENTS; monument++) {
            FEATURES.add("monument " + monument + " on offer");
        }
        return first;
    }

    private static int levels() {
        int first = FEATURES.names().size();
        for (String technology : TECHNOLOGIES) {
            for (int level = 1; level <= TOP_LEVEL; level++) {
                FEATURES.add(technology + " " + level);
            }
        }
        return first;
    }

    @Override
    public long pace() {
        return 56_000;
    }

    @Override
    public List<Skill> ladder() {
        return List.of(Skill.erring(50), Skill.erring(38), Skill.erring(27), Skill.erring(15), Skill.searching(3_000));
    }

    @Override
    public int moments() {
        return Board.LAST_ROUND;
    }

    @Override
    public int moment(Position position) {
        return ((TzolkinPosition) position).round() - 1;
    }

    @Override
    public int[] knots() {
        return KNOTS.clone();
    }

    @Override
    public boolean quiet(Position position) {
        return ((TzolkinPosition) position).depth() <= 1;
    }

    /** Seats get workers, technologies and goods by lot, some of them many. */
    @Override
    public void stir(Position start, Rng rng) {
        TzolkinPosition p = (TzolkinPosition) start;
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int gifts = rng.below(4); gifts > 0; gifts--) {
                switch (rng.below(6)) {
                    case 0 -> {
                        for (int more = 1 + rng.below(2); more > 0; more--) {
                            Action.addWorker(p, seat);
                        }
                    }
                    case 1, 2 -> {
                        int technology = rng.below(TECHNOLOGIES.length);
                        p.setLevel(seat, technology, Math.max(p.level(seat, technology), 1 + rng.below(TOP_LEVEL)));
                    }
                    case 3 -> p.gain(seat, WOOD + rng.below(GOLD), 1 + rng.below(3));
                    case 4 -> p.gain(seat, CORN, 1 + rng.below(10));
                    default -> p.gain(seat, SKULL, 1);
                }
            }
        }
    }

    @Override
    public List<String> gifts() {
        return GIFTS;
    }

    @Override
    public boolean give(Position position, int seat, int gift) {
        TzolkinPosition p = (TzolkinPosition) position;
        if (gift == WORKER_GIFT) {
            boolean free = p.bank(seat) > 0;
            Action.addWorker(p, seat);
            return free;
        }
        if (gift == CORN_GIFT) {
            p.gain(seat, CORN, GIVEN_CORN);
            return true;
        }
        int technology = (gift - LEVEL_GIFTS) / GIVEN_LEVELS.length;
        int level = GIVEN_LEVELS[(gift - LEVEL_GIFTS) % GIVEN_LEVELS.length];
        if (p.level(seat, technology) >= level) {
            return false;
        }
        p.setLevel(seat, technology, level);
        return true;
    }

    @Override
    public void describe(Position position, int seat, float[] f) {
        TzolkinPosition p = (TzolkinPosition) position;
        int toKeep = 0;
        if (p.dealt(seat) != 0) {
            toKeep = Wealth.KEPT - Integer.bitCount(p.wealth(seat));
            p = withWealth(p, seat);
        }
        Arrays.fill(f, 0);
        f[ALWAYS] = 1;
        f[WEALTH_TO_COME] = toKeep;
        describeGoods(p, seat, f);
        describeWorkers(p, seat, f);
        describeFood(p, seat, f);
        describeTemples(p, seat, f);
        describeTechnologies(p, seat, f);
        describeTiles(p, seat, f);
        describeOrder(p, seat, f);
    }

    /** The position as it will be when the tiles the seat has kept so far are shown. */
    private TzolkinPosition withWealth(TzolkinPosition p, int seat) {
        revealed.copyFrom(p);
        revealed.setDealt(seat, 0);
        Wealth.apply(revealed, seat);
        return revealed;
    }

    private static void describeGoods(TzolkinPosition p, int seat, float[] f) {
        int corn = p.corn(seat);
        f[CORN_1] = Math.min(corn, 3);
        f[CORN_2] = Math.min(corn, 9);
        f[CORN_3] = corn;
        int kinds = 0;
        for (int good = WOOD; good <= GOLD; good++) {
            int number = p.has(seat, good);
            f[FIRST_RESOURCE + 2 * (good - WOOD)] = Math.min(number, 3);
            f[FIRST_RESOURCE + 2 * (good - WOOD) + 1] = number;
            kinds += number > 0 ? 1 : 0;
        }
        f[MIXED] = kinds;
        f[SKULLS_1] = Math.min(p.has(seat, SKULL), 1);
        f[SKULLS_2] = p.has(seat, SKULL);
    }

    private static void describeWorkers(TzolkinPosition p, int seat, float[] f) {
        int hand = p.hand(seat);
        f[FREE_WORKERS] = hand;
        f[PLACEABLE] = Math.min(p.corn(seat), hand * (hand - 1) / 2 + hand);
        for (int i = 0; i < p.workersInPlay(seat) - STARTING_WORKERS; i++) {
            f[MORE_WORKERS + i] = 1;
        }
        long workers = p.workers(seat);
        for (long left = workers; left != 0; left &= left - 1) {
            f[ON_GEARS + Long.numberOfTrailingZeros(left)] = 1;
        }
        describeJungle(p, seat, workers & (1 << 10) - 1, f);
        f[FARMERS] = p.level(seat, AGRICULTURE) * on(workers, PALENQUE);
        f[MINERS] = p.level(seat, EXTRACTION) * on(workers, YAXCHILAN);
        f[PRIESTS] = p.level(seat, THEOLOGY) * on(workers, CHICHEN_ITZA);
        f[ARCHITECTS] = p.level(seat, ARCHITECTURE) * on(workers, TIKAL);
        f[TECHNICIANS] = on(workers, TIKAL) > 0 ? Math.min(4, p.resources(seat)) : 0;
        f[PLACED_SKULLS] = Integer.bitCount(p.placedSkulls());
        describeChichen(p, seat, workers >>> Gears.base(CHICHEN_ITZA), f);
        long builders = workers >>> (Gears.base(TIKAL) + TIKAL_BUILDS_FROM) & 0x3f;
        describeBuilding(p, seat, builders != 0, f);
    }

    private static int on(long workers, int gear) {
        return Long.bitCount(workers >>> Gears.base(gear) & (1L << Gears.TEETH[gear]) - 1);
    }

    /** What each worker could harvest at or below its space without burning. */
    private static void describeJungle(TzolkinPosition p, int seat, long workers, float[] f) {
        boolean withoutTile = p.level(seat, AGRICULTURE) >= 2;
        for (long left = workers; left != 0; left &= left - 1) {
            int space = Math.min(Long.numberOfTrailingZeros(left), 5);
            int corn = space == 0 ? 0 : Board.FISHING;
            int wood = 0;
            for (int action = 2; action <= space; action++) {
                if (withoutTile || Harvest.exposedCorn(p, action)) {
                    corn = Board.HARVEST_CORN[action];
                }
                if (p.jungleWood(action) > 0) {
                    wood = Board.HARVEST_WOOD[action];
                }
            }
            f[CORN_IN_REACH] += corn;
            f[WOOD_IN_REACH] += wood;
        }
    }

    /** From the highest worker down, each with a skull takes the best open space at or below its own. */
    private static void describeChichen(TzolkinPosition p, int seat, long workers, float[] f) {
        int skulls = p.has(seat, SKULL);
        int taken = p.placedSkulls();
        int points = 0;
        for (int space = 10; space >= 0; space--) {
            if ((workers >> space & 1) == 0) {
                continue;
            }
            int action = Math.min(space, 9);
            while (action > 0 && (taken >> action & 1) != 0) {
                action--;
            }
            if (skulls == 0) {
                f[CHICHEN_LATER]++;
            } else if (action > 0) {
                points += Board.CHICHEN_POINTS[action];
                taken |= 1 << action;
                skulls--;
            }
        }
        f[CHICHEN_NOW] = points;
    }

    private static void describeBuilding(TzolkinPosition p, int seat, boolean builder, float[] f) {
        int inReach = 0;
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building != 0) {
                Tile tile = Tile.building(building);
                inReach += p.canPay(seat, tile.wood, tile.stone, tile.gold) ? 1 : 0;
            }
        }
        f[BUILDINGS_IN_REACH] = inReach;
        f[BUILDER] = builder && inReach > 0 ? 1 : 0;
        int now = 0;
        int near = 0;
        int far = 0;
        for (int slot = 0; slot < ROW; slot++) {
            int monument = p.monumentAt(slot);
            if (monument == 0) {
                continue;
            }
            f[ON_OFFER + monument - 1] = 1;
            Tile tile = Tile.monument(monument);
            int missing = Math.max(0, tile.wood - p.has(seat, WOOD))
                    + Math.max(0, tile.stone - p.has(seat, STONE))
                    + Math.max(0, tile.gold - p.has(seat, GOLD))
                    + 2 * Math.max(0, tile.skulls - p.has(seat, SKULL));
            if (missing <= 4) {
                int points = FinalScore.monumentIfBuilt(p, seat, monument);
                if (missing == 0) {
                    now = Math.max(now, points);
                } else if (missing <= 2) {
                    near = Math.max(near, points);
                } else {
                    far = Math.max(far, points);
                }
            }
        }
        f[MONUMENT_NOW] = now;
        f[MONUMENT_NOW_WORKER] = builder ? now : 0;
        f[MONUMENT_NEAR] = near;
        f[MONUMENT_FAR] = far;
    }

    private static void describeFood(TzolkinPosition p, int seat, float[] f) {
        if (p.foodDays() == Board.FOOD_DAYS.length) {
            return;
        }
        int need = FoodDay.cornNeeded(p, seat);
        int missing = Math.max(0, need - p.corn(seat));
        int roundsLeft = Board.FOOD_DAYS[p.foodDays()] - p.round();
        f[FEEDING] = need;
        f[HUNGER] = missing;
        f[HUNGER_SOON] = roundsLeft <= SOON ? missing : 0;
        f[UNFED] = FoodDay.hungry(p, seat);
        f[UNFED_AFTER_HARVEST] = FoodDay.hungry(p, seat, p.corn(seat) + (int) f[CORN_IN_REACH]);
    }

    private static void describeTemples(TzolkinPosition p, int seat, float[] f) {
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            int step = p.step(seat, temple);
            int goods = 0;
            for (int below = 0; below <= step; below++) {
                goods += Board.TEMPLE_GOODS[temple][below] >= 0 ? 1 : 0;
            }
            int others = 0; // the highest of them
            for (int other = 0; other < p.seats(); other++) {
                others = other == seat ? others : Math.max(others, p.step(other, temple));
            }
            f[TEMPLE_STEPS + temple] = step;
            f[TEMPLE_POINTS + temple] = Board.TEMPLE_POINTS[temple][step];
            f[TEMPLE_GOODS + temple] = goods;
            f[ALONE_HIGHEST + temple] = step > others ? 1 : 0;
            f[SHARED_HIGHEST + temple] = step == others ? 1 : 0;
            f[LEADS + temple] = step - others;
        }
    }

    private static void describeTechnologies(TzolkinPosition p, int seat, float[] f) {
        for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
            int level = p.level(seat, technology);
            for (int i = 0; i < level; i++) {
                f[LEVELS + technology * TOP_LEVEL + i] = 1;
            }
            f[MASTERED] += level == TOP_LEVEL ? 1 : 0;
        }
    }

    private static void describeTiles(TzolkinPosition p, int seat, float[] f) {
        for (int kind = 0; kind < KINDS.length; kind++) {
            f[KIND_COUNTS + kind] = FinalScore.ownOfKind(p, seat, kind);
        }
        for (int left = p.monuments(seat); left != 0; left &= left - 1) {
            int monument = Integer.numberOfTrailingZeros(left) + 1;
            f[OWN_MONUMENTS] += FinalScore.monument(p, seat, monument);
            f[MONUMENT_COUNT]++;
        }
        f[CORN_TILES] = p.cornTiles(seat);
        f[WOOD_TILES] = p.woodTiles(seat);
    }

    private static void describeOrder(TzolkinPosition p, int seat, float[] f) {
        f[LIGHT] = p.light(seat) ? 1 : 0;
        f[IS_FIRST] = p.first() == seat ? 1 : 0;
        f[CLAIMS] = p.claimant() == seat ? 1 : 0;
        int turn = (seat - p.first() + p.seats()) % p.seats();
        f[STILL_TO_MOVE] = turn > p.turns() ? 1 : 0;
        f[IN_TURN] = turn == p.turns() ? 1 : 0;
        f[PICKING_UP] = turn == p.turns() && p.phase() == TzolkinPosition.PICKING_UP ? 1 : 0;
        f[TEETH_CORN] = p.claimant() == seat ? Integer.bitCount(p.teeth()) : 0;
    }
}
