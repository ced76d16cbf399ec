package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.FeatureKnowledge;
import ceiba.engine.Features;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Skill;
import ceiba.engine.Step;
import ceiba.engine.Worth;
import java.util.Arrays;
import java.util.List;

/** What matters in Maya: gold that the pyramids would pay now, cubes and where they may go, what the quarries promise. */
final class MayaKnowledge extends FeatureKnowledge {

    /** Points by which a lead is safe. */
    private static final Worth WORTH = Worth.ofPoints(20);

    private static final Features FEATURES = new Features();

    private static final int ALWAYS = FEATURES.add("always");
    private static final int SEATS = FEATURES.add("rivals beyond the first");
    private static final int INCOME = FEATURES.add("gold if the round were scored now");
    private static final int INCOME_LEVELS =
            FEATURES.add("of that on level 1", "of that on level 2", "of that higher up");
    private static final int SHARED = FEATURES.add("gold of shared majorities");
    private static final int NARROW = FEATURES.add("gold of majorities by one cube");
    private static final int ERODED = FEATURES.add("cubes that erosion would cost");
    private static final int FALLING = FEATURES.add("cubes that would fall with them");
    private static final int CUBES_ON = FEATURES.add("cubes on level 1", "cubes on level 2", "cubes higher up");
    private static final int FOOTHOLDS = FEATURES.add("pyramids with a cube at the bottom");
    private static final int SECOND_FOOTHOLDS = FEATURES.add("pyramids with a cube on level 2");

    private static final int CUBES = FEATURES.add("cubes in hand");
    private static final int FEW_CUBES = FEATURES.add("cubes in hand up to 3");
    private static final int NEUTRALS = FEATURES.add("neutral cubes in hand");
    private static final int OPEN = FEATURES.add("pyramids that may be built on, with cubes in hand");
    private static final int BLOCKED = FEATURES.add("cubes in hand without a place");
    private static final int BONUS = FEATURES.add("majorities on levels that lack one or two cubes");
    private static final int AHEAD = FEATURES.add("cubes in hand more than the average");

    private static final int DUG = FEATURES.add("cubes in sight at the quarries");
    private static final int LED = FEATURES.add("quarries led");
    private static final int WASTED = FEATURES.add("points at quarries that win nothing");
    private static final int CARRIED = FEATURES.add("cubes won and in sight that can be carried");
    private static final int LEFT = FEATURES.add("cubes won and in sight that cannot be carried");
    private static final int CARDS = FEATURES.add("low cards in hand", "high cards in hand", "neutral cards in hand");
    private static final int DIGS = FEATURES.add("may still lay cards");
    private static final int SHIELDED = FEATURES.add("shields");

    private static final int BID = FEATURES.add("gold bid");
    private static final int SMALL_BID = FEATURES.add("gold bid up to 2");

    private static final int IS_START = FEATURES.add("start player");
    private static final int IN_TURN = FEATURES.add("has the turn");
    private static final int TOKENS_HELD = tokens();

    private static final int SUPPORTED = FEATURES.add("pyramids with own cubes up to the level being built");
    private static final int SPACES = FEATURES.add("spaces on the level being built");
    private static final int OWN_SPACES = FEATURES.add("of those on pyramids with own cubes up to there");
    private static final int RIVALS_CUBES = FEATURES.add("cubes in all rivals' hands");
    private static final int MOST_CUBES = FEATURES.add("most cubes in a rival's hand");
    private static final int FRONTIER = levels();
    private static final int AT_PYRAMIDS = pyramids();
    private static final int AT_QUARRIES = quarries();
    private static final int RIVALS_CARDS = FEATURES.add("cards in all rivals' hands that may still be laid");

    /** A round is divided into digging and building. */
    private static final int MOMENTS_OF_A_ROUND = 2;

    private static final int HIGHER_UP = 2;
    private static final int SMALL = 2;
    private static final int FAR_AHEAD = 8;

    private static final int GOLD_GIFT = 0;
    private static final int CUBES_GIFT = 1;
    private static final int GIVEN_GOLD = 3;
    private static final int GIVEN_CUBES = 2;

    /** The last one goes to the highest level where a cube may stand and leaves room for another. */
    private static final List<String> GIFTS =
            List.of(GIVEN_GOLD + " gold", GIVEN_CUBES + " cubes", "a cube on a pyramid");

    MayaKnowledge() {
        super(WORTH, FEATURES);
    }

    private static int tokens() {
        return FEATURES.add(Arrays.stream(TOKENS).map(token -> "token " + token).toArray(String[]::new));
    }

    private static int levels() {
        int first = FEATURES.names().size();
        for (int level = 1; level <= MAX_LEVELS; level++) {
            FEATURES.add("level " + level + " is being built");
        }
        return first;
    }

    private static int pyramids() {
        int first = FEATURES.names().size();
        for (String pyramid : PYRAMIDS) {
            FEATURES.add("cubes where " + pyramid + " is being built", "lead there on " + pyramid);
        }
        return first;
    }

    private static int quarries() {
        int first = FEATURES.names().size();
        for (int quarry = 1; quarry <= Quarry.MAX_QUARRIES; quarry++) {
            FEATURES.add("lead at quarry " + quarry, "room at quarry " + quarry);
        }
        return first;
    }

    @Override
    public long pace() {
        return 50_000;
    }

    /** A little search goes a long way here. */
    @Override
    public List<Skill> ladder() {
        return List.of(Skill.erring(110), Skill.erring(30), Skill.erring(14), Skill.erring(0), Skill.searching(150));
    }

    @Override
    public int moments() {
        return Box.ROUNDS * MOMENTS_OF_A_ROUND;
    }

    @Override
    public int moment(Position position) {
        MayaPosition p = (MayaPosition) position;
        boolean building = MayaStep.isBuilding(Step.kind(p.step()));
        return (p.round() - 1) * MOMENTS_OF_A_ROUND + (building ? 1 : 0);
    }

    @Override
    public int[] knots() {
        int[] knots = new int[moments()];
        Arrays.setAll(knots, moment -> moment);
        return knots;
    }

    @Override
    public boolean quiet(Position position) {
        int kind = Step.kind(((MayaPosition) position).step());
        return kind == MayaStep.DIG || kind == MayaStep.TURN || kind == MayaStep.FIRST_CUBE || kind == MayaStep.TENS;
    }

    /** Every other seat gets some gold, so that bids are tried. */
    @Override
    public void stir(Position start, Rng rng) {
        MayaPosition p = (MayaPosition) start;
        for (int seat = 0; seat < p.seats(); seat++) {
            if (rng.below(2) == 0) {
                p.addGold(seat, rng.below(5));
            }
        }
    }

    @Override
    public List<String> gifts() {
        return GIFTS;
    }

    @Override
    public boolean give(Position position, int seat, int gift) {
        MayaPosition p = (MayaPosition) position;
        int kind = Step.kind(p.step());
        return switch (gift) {
            case GOLD_GIFT -> {
                p.addGold(seat, GIVEN_GOLD);
                yield true;
            }
            case CUBES_GIFT -> {
                boolean building = MayaStep.isBuilding(kind) && p.idle() == 0 && p.supply(seat) >= GIVEN_CUBES;
                if (building) {
                    p.addSupply(seat, -GIVEN_CUBES);
                    p.addCubes(seat, false, GIVEN_CUBES);
                }
                yield building;
            }
            default -> kind != MayaStep.FIRST_CUBE && p.supply(seat) > 0 && giveCubeOnPyramid(p, seat);
        };
    }

    private static boolean giveCubeOnPyramid(MayaPosition p, int seat) {
        for (int level = MAX_LEVELS - 1; level >= 0; level--) {
            for (int pyramid : p.pyramids()) {
                boolean open = level < p.numbers().levels(pyramid)
                        && p.numbers().spaces(pyramid, level) - p.filled(pyramid, level) > 1
                        && (level == 0 || (p.filled(pyramid, level) > 0 && p.cubesOn(seat, pyramid, level - 1) > 0));
                if (open) {
                    p.addSupply(seat, -1);
                    p.addCubesOn(seat, pyramid, level, 1);
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void describe(Position position, int seat, float[] f) {
        MayaPosition p = (MayaPosition) position;
        Arrays.fill(f, 0);
        f[ALWAYS] = 1;
        f[SEATS] = p.seats() - MIN_SEATS;
        f[IS_START] = p.start() == seat ? 1 : 0;
        f[IN_TURN] = p.decider() == seat ? 1 : 0;
        for (int token = 0; token < TOKENS.length; token++) {
            f[TOKENS_HELD + token] = p.holds(seat, token) ? 1 : 0;
        }
        describePyramids(p, seat, f);
        describeCubes(p, seat, f);
        describeFrontier(p, seat, f);
        int kind = Step.kind(p.step());
        if (p.bid(seat) != MayaPosition.NO_BID && kind != MayaStep.PICK) { // not yet paid
            f[BID] = p.bid(seat);
            f[SMALL_BID] = Math.min(p.bid(seat), SMALL);
        }
        if (MayaStep.isDigging(kind) || MayaStep.isDistribution(kind) || MayaStep.isTransport(kind)) {
            describeQuarries(p, seat, f);
        }
    }

    // ---------------------------------------------------------------- the pyramids

    private static void describePyramids(MayaPosition p, int seat, float[] f) {
        for (int pyramid : p.pyramids()) {
            f[FOOTHOLDS] += p.cubesOn(seat, pyramid, 0) > 0 ? 1 : 0;
            f[SECOND_FOOTHOLDS] += p.numbers().levels(pyramid) > 1 && p.cubesOn(seat, pyramid, 1) > 0 ? 1 : 0;
            boolean falls = false;
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                int cubes = p.cubesOn(seat, pyramid, level);
                f[CUBES_ON + Math.min(level, HIGHER_UP)] += cubes;
                if (cubes == 0) {
                    break;
                }
                int gold = describeLevel(p, seat, pyramid, level, f);
                if (falls) {
                    f[FALLING] += cubes;
                } else if (gold > 0) {
                    f[ERODED]++;
                    falls = cubes == 1;
                }
            }
        }
    }

    private static int describeLevel(MayaPosition p, int seat, int pyramid, int level, float[] f) {
        int cubes = p.cubesOn(seat, pyramid, level);
        int best = 0; // of the others
        for (int colour = 0; colour < p.colours(); colour++) {
            best = Math.max(best, colour == seat ? 0 : p.cubesOn(colour, pyramid, level));
        }
        boolean leads = best <= cubes;
        int gold = leads
                ? p.numbers().first(pyramid, level)
                : isSecond(p, seat, pyramid, level, cubes, best) ? p.numbers().second(pyramid, level) : 0;
        f[INCOME] += gold;
        f[INCOME_LEVELS + Math.min(level, HIGHER_UP)] += gold;
        int gap = p.numbers().spaces(pyramid, level) - p.filled(pyramid, level);
        if (leads) {
            f[SHARED] += best == cubes ? gold : 0;
            f[NARROW] += best == cubes - 1 ? gold : 0;
            boolean bonus = best < cubes
                    && gap > 0
                    && gap <= 2
                    && level + 1 < p.numbers().levels(pyramid)
                    && p.filled(pyramid, level + 1) == 0;
            f[BONUS] += bonus ? 1 : 0;
        }
        return gold;
    }

    private static boolean isSecond(MayaPosition p, int seat, int pyramid, int level, int cubes, int most) {
        for (int colour = 0; colour < p.colours(); colour++) {
            int other = p.cubesOn(colour, pyramid, level);
            if (colour != seat && other > cubes && other < most) {
                return false;
            }
        }
        return true;
    }

    private static void describeCubes(MayaPosition p, int seat, float[] f) {
        int own = p.cubes(seat, false);
        int all = 0;
        for (int other = 0; other < p.seats(); other++) {
            all += p.cubes(other);
        }
        f[CUBES] = own;
        f[FEW_CUBES] = Math.min(own, 3);
        f[NEUTRALS] = p.cubes(seat, true);
        f[AHEAD] = own - (float) all / p.seats();
        f[RIVALS_CUBES] = all - p.cubes(seat);
        for (int other = 0; other < p.seats(); other++) {
            f[MOST_CUBES] = other == seat ? f[MOST_CUBES] : Math.max(f[MOST_CUBES], p.cubes(other));
        }
        if (own > 0) {
            int open = Long.bitCount(Building.placeable(p, seat));
            f[OPEN] = open;
            f[BLOCKED] = open == 0 ? own : 0;
        }
    }

    /** The level that is being built on all pyramids, and how the seat stands there. */
    private static void describeFrontier(MayaPosition p, int seat, float[] f) {
        int level = Building.frontier(p);
        if (level == MAX_LEVELS) {
            return;
        }
        f[FRONTIER + level] = 1;
        for (int pyramid : p.pyramids()) {
            if (level >= p.numbers().levels(pyramid)) {
                continue;
            }
            int spaces = p.numbers().spaces(pyramid, level) - p.filled(pyramid, level);
            boolean supported = level == 0 || p.cubesOn(seat, pyramid, level - 1) > 0;
            f[SPACES] += spaces;
            f[OWN_SPACES] += supported ? spaces : 0;
            f[SUPPORTED] += supported ? 1 : 0;
            int best = 0; // of the others
            for (int colour = 0; colour < p.colours(); colour++) {
                best = Math.max(best, colour == seat ? 0 : p.cubesOn(colour, pyramid, level));
            }
            int own = p.cubesOn(seat, pyramid, level);
            f[AT_PYRAMIDS + 2 * pyramid] = own;
            f[AT_PYRAMIDS + 2 * pyramid + 1] = own - best;
        }
    }

    // ---------------------------------------------------------------- the quarries

    /** What the quarries not yet paid would bring as the cards lie. */
    private static void describeQuarries(MayaPosition p, int seat, float[] f) {
        int inSight = 0;
        for (int quarry = p.revealed(); quarry < p.quarries(); quarry++) {
            int total = Distribution.total(p, quarry, seat);
            int best = 0; // of the others
            for (int colour = 0; colour < p.colours(); colour++) {
                best = colour == seat ? best : Math.max(best, Distribution.total(p, quarry, colour));
            }
            f[AT_QUARRIES + 2 * quarry] = Math.clamp(total - best, -FAR_AHEAD, FAR_AHEAD);
            f[AT_QUARRIES + 2 * quarry + 1] = p.numbers().maxCards(quarry) - p.cardsAt(quarry);
            if (total <= 0) {
                continue;
            }
            int place = 0;
            for (int colour = 0; colour < p.colours(); colour++) {
                place += colour != seat && Distribution.isAhead(p, quarry, colour, seat) ? 1 : 0;
            }
            if (place < p.numbers().places(quarry)) {
                inSight += p.numbers().cubes(quarry, place);
                f[LED] += place == 0 ? 1 : 0;
            } else {
                f[WASTED] += total;
            }
        }
        int capacity = Transport.capacity(p, seat);
        int won = p.cubes(seat) + inSight;
        f[DUG] = inSight;
        f[CARRIED] = Math.min(won, capacity);
        f[LEFT] = Math.max(0, won - capacity);
        for (int back = 0; back < Card.BACKS.length; back++) {
            f[CARDS + back] = Card.countOf(p.hand(seat), back);
        }
        f[DIGS] = (p.stopped() >> seat & 1) == 0 ? 1 : 0;
        for (int other = 0; other < p.seats(); other++) {
            boolean digs = other != seat && (p.stopped() >> other & 1) == 0;
            for (int back = 0; digs && back < Card.BACKS.length; back++) {
                f[RIVALS_CARDS] += Card.countOf(p.hand(other), back);
            }
        }
        f[SHIELDED] = Integer.bitCount(p.shields(seat));
    }
}
