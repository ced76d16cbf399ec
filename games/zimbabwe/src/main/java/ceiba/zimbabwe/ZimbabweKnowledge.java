package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.FeatureKnowledge;
import ceiba.engine.Features;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Skill;
import ceiba.engine.Step;
import ceiba.engine.Worth;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What makes a position good. It is a race: a seat's aim is to be ahead of the best of the others when the first one gets
 * there, so a match is as far as the leader is. The points beyond the requirement alone would not do: everybody has more of
 * them after a long match, and bots that strive for them learn to be slow.
 */
final class ZimbabweKnowledge extends FeatureKnowledge {

    /** Leads are compared with each other, so that half of this decides a match; twice as much played worse. */
    private static final double SCALE = 5;

    /** More is no better, once the match is over. */
    private static final int HIGHEST_LEAD = 8;

    /** Who is ahead by a tie-break has won all the same. */
    private static final double WINNING = 4;

    private static final Worth WORTH = Worth.of(SCALE, ZimbabweKnowledge::reached);

    private static final Features FEATURES = new Features();

    private static final int ALWAYS = FEATURES.add("always");
    private static final int SEATS = FEATURES.add("rivals beyond the first");

    private static final int GAP = FEATURES.add("points missing");
    private static final int NEAR = FEATURES.add("points missing less than 8");
    private static final int RIVAL_GAP = FEATURES.add("points that the best rival misses");
    private static final int RIVAL_NEAR = FEATURES.add("points that he misses less than 8");
    private static final int REQUIREMENT = FEATURES.add("requirement above 20");

    // Cattle on own cards come back at the end of the round: they count as much as those in hand, except for what can
    // be
    // done at once.
    private static final int CATTLE = FEATURES.add("cattle in hand and on cards up to 6", "cattle from 7 to 16");
    private static final int HAND = FEATURES.add("cattle in hand up to 6");

    private static final int MONUMENTS = FEATURES.add("monuments", "monuments beyond the third");
    private static final int HIGHEST = FEATURES.add("level of the highest monument");
    private static final int NEXT = FEATURES.add("points of the next levels in reach");
    private static final int MOST = FEATURES.add("points of all levels in reach");
    private static final int GOODS = FEATURES.add("goods at the best supplied monument");
    private static final int COST = FEATURES.add("cattle for the next levels, a point");
    private static final int NOW = FEATURES.add("points to be had at once");
    private static final int LATER = FEATURES.add("points to be had in the next round");
    private static final int WIN = FEATURES.add("can get there at once");
    private static final int WIN_LATER = FEATURES.add("can get there in the next round");

    // What its monuments, craftsmen, cattle, god and specialists will come to if it goes on alone.
    private static final int AHEAD = FEATURES.add(
            "points foreseen in two turns", "points foreseen in four turns", "points foreseen in six turns");
    private static final int TURNS_LEFT = FEATURES.add("turns until it is foreseen to get there");

    private static final int PRIMARY = FEATURES.add("primary craftsmen");
    private static final int SECONDARY = FEATURES.add("secondary craftsmen");
    private static final int DIAMONDS = FEATURES.add("diamond cutters");
    private static final int CARDS = FEATURES.add("technology cards");
    private static final int PRICES = FEATURES.add("prices of what others need");
    private static final int SHARE = FEATURES.add("share of the goods that others need");
    private static final int RESOURCES_HELD = FEATURES.add("resources in range of own craftsmen");

    private static final int ACTION = FEATURES.add("action to come in this round");
    private static final int TURN = FEATURES.add("place in the order of turns");
    private static final int BIDDING = FEATURES.add("the auction goes on", "has passed", "cattle on the plaques");
    private static final int NO_GOD = FEATURES.add("no god");
    private static final int GOD = named("god ", GODS);
    private static final int SPECIALIST = named("specialist ", SPECIALISTS);

    private static final int CLOSE = 8;
    private static final int SOME = 6;
    private static final int MANY = 16;

    /** The steps of the race from the start to the goal, and where weights are given. */
    private static final int MOMENTS = 11;

    private static final int[] KNOTS = {0, 4, 7, 10};

    private static final int[] CATTLE_GIFTS = {3, 8};

    private static final List<String> GIFTS = Stream.of(
                    Arrays.stream(CATTLE_GIFTS).mapToObj(cattle -> cattle + " cattle"),
                    Arrays.stream(GODS).map(god -> "god " + god),
                    Arrays.stream(SPECIALISTS).map(specialist -> "specialist " + specialist))
            .flatMap(gifts -> gifts)
            .toList();

    ZimbabweKnowledge() {
        super(WORTH, FEATURES);
    }

    private static int named(String what, String[] names) {
        return FEATURES.add(Arrays.stream(names).map(name -> what + name).toArray(String[]::new));
    }

    private static double reached(Position position, int seat) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        int lead = p.margin(seat) - bestRival(p, seat);
        return p.depth() > 0
                ? lead
                : Math.clamp(lead, -HIGHEST_LEAD, HIGHEST_LEAD) + (p.place(seat) == 1 ? WINNING : 0);
    }

    /** The points beyond the requirement of the best of the others. */
    private static int bestRival(ZimbabwePosition p, int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < p.seats(); other++) {
            best = other == seat ? best : Math.max(best, p.margin(other));
        }
        return best;
    }

    @Override
    public long pace() {
        return 20_000;
    }

    /**
     * Mistakes in a single choice cost little here. Who looks one choice ahead may hoard cattle for very long where there are two,
     * so that is for beginners; the others look a little further, and err.
     */
    @Override
    public List<Skill> ladder() {
        return List.of(
                Skill.erring(300), Skill.erring(95), new Skill(60, 300), new Skill(60, 130), Skill.searching(400));
    }

    @Override
    public int moments() {
        return MOMENTS;
    }

    @Override
    public int moment(Position position) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        int best = p.margin(0);
        for (int seat = 1; seat < p.seats(); seat++) {
            best = Math.max(best, p.margin(seat));
        }
        return Math.clamp(MOMENTS - 1 + best / 2, 0, MOMENTS - 1);
    }

    @Override
    public int[] knots() {
        return KNOTS.clone();
    }

    /**
     * Wherever the seat could as well stop: what may follow is looked at when it is decided, and not for every choice that
     * leads there. A plan made by hand is judged from its first craftsman on, so that nobody ponders all of them.
     */
    @Override
    public boolean quiet(Position position) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        return switch (Step.kind(p.top())) {
            case ZimbabweStep.TURN,
                    ZimbabweStep.GIFT,
                    ZimbabweStep.FIRST_MONUMENT,
                    ZimbabweStep.SECOND_MONUMENT,
                    ZimbabweStep.REPRICE,
                    ZimbabweStep.SUPPLY,
                    ZimbabweStep.PRIMARY -> true;
            case ZimbabweStep.CRAFT, ZimbabweStep.RAISE, ZimbabweStep.PRICES -> p.mayStop();
            default -> false;
        };
    }

    /** Some seats begin with more cattle, with a god or with a specialist, who would else be chosen by few. */
    @Override
    public void stir(Position start, Rng rng) {
        ZimbabwePosition p = (ZimbabwePosition) start;
        for (int seat = 0; seat < p.seats(); seat++) {
            if (rng.below(3) == 0) {
                p.takeFromStock(seat, rng.below(6));
            }
            int god = rng.below(GODS.length);
            if (rng.below(4) == 0) {
                giveGod(p, seat, god);
            }
            int specialist = rng.below(SPECIALISTS.length);
            if (rng.below(6) == 0) {
                giveSpecialist(p, seat, specialist);
            }
        }
    }

    @Override
    public List<String> gifts() {
        return GIFTS;
    }

    /** Cards come with what they add to the requirement. */
    @Override
    public boolean give(Position position, int seat, int gift) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        if (gift < CATTLE_GIFTS.length) {
            p.takeFromStock(seat, CATTLE_GIFTS[gift]);
            return true;
        }
        int card = gift - CATTLE_GIFTS.length;
        return card < GODS.length ? giveGod(p, seat, card) : giveSpecialist(p, seat, card - GODS.length);
    }

    private static boolean giveGod(ZimbabwePosition p, int seat, int god) {
        int requirement = Turn.requirementOf(p, seat, god);
        boolean free = p.isInPlay(god) && p.worshipper(god) == NOBODY && p.god(seat) == NOBODY;
        if (!free || !p.bears(seat, requirement)) {
            return false;
        }
        p.addRequirement(seat, requirement);
        p.setGod(seat, god);
        return true;
    }

    private static boolean giveSpecialist(ZimbabwePosition p, int seat, int specialist) {
        int requirement = Box.SPECIALIST_REQUIREMENT[specialist];
        boolean free = !p.isFirstGame() && p.specialistOwner(specialist) == NOBODY;
        if (!free || !p.bears(seat, requirement)) {
            return false;
        }
        p.addRequirement(seat, requirement);
        p.setSpecialistOwner(specialist, seat);
        return true;
    }

    /** A turn has up to 19 options, a plan 22: only squares and gifts are more. */
    @Override
    public int narrow() {
        return 24;
    }

    @Override
    public double interest(Position position, int choice) {
        return ((ZimbabwePosition) position).interest.of(choice);
    }

    /**
     * A turn is thought through in one order: cards and specialists, then the action, with the highest monuments raised
     * first, each in the cheapest way.
     */
    @Override
    public boolean dispensable(Position position, int choice) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        int option = choice & ZimbabweStep.LAST_OPTION;
        return switch (choice >> ZimbabweStep.OPTION_BITS) {
            case ZimbabweStep.TURN -> p.acted() != 0 && option != Turn.END;
            case ZimbabweStep.RAISE -> option != ZimbabweStep.NONE && Raising.isOutOfOrder(p, option);
            case ZimbabweStep.PLAN -> option != Raising.CHEAPEST;
            default -> false;
        };
    }

    // ---------------------------------------------------------------- the features

    @Override
    public void describe(Position position, int seat, float[] f) {
        ZimbabwePosition p = (ZimbabwePosition) position;
        Arrays.fill(f, 0);
        f[ALWAYS] = 1;
        f[SEATS] = p.seats() - MIN_SEATS;
        describeRace(p, seat, f);
        describeCattle(p, seat, f);
        boolean action = describeTurn(p, seat, f);
        describeMonuments(p, seat, action, f);
        describeCraftsmen(p, seat, f);
        int god = p.god(seat);
        f[god == NOBODY ? NO_GOD : GOD + god] = 1;
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            f[SPECIALIST + specialist] = p.specialistOwner(specialist) == seat ? 1 : 0;
        }
    }

    private static void describeRace(ZimbabwePosition p, int seat, float[] f) {
        int rival = bestRival(p, seat);
        f[GAP] = -p.margin(seat);
        f[NEAR] = Math.max(0, CLOSE + p.margin(seat));
        f[RIVAL_GAP] = -rival;
        f[RIVAL_NEAR] = Math.max(0, CLOSE + rival);
        f[REQUIREMENT] = p.requirement(seat) - Box.REQUIREMENT;
    }

    private static void describeCattle(ZimbabwePosition p, int seat, float[] f) {
        int cattle = p.cattle(seat) + RoundEnd.onCards(p, seat);
        f[CATTLE] = Math.min(cattle, SOME);
        f[CATTLE + 1] = Math.clamp(cattle - SOME, 0, MANY - SOME);
        f[HAND] = Math.min(p.cattle(seat), SOME);
    }

    /** Returns whether the seat has an action in this round still to come. */
    private static boolean describeTurn(ZimbabwePosition p, int seat, float[] f) {
        int root = p.depth() == 0 ? 0 : Step.kind(p.step(0));
        if (root == ZimbabweStep.TURN) {
            int turn = p.turnOf(seat);
            boolean action = turn > p.turnsTaken() || (turn == p.turnsTaken() && p.acted() == 0);
            f[ACTION] = action ? 1 : 0;
            f[TURN] = turn;
            return action;
        }
        f[BIDDING] = 1;
        f[BIDDING + 1] = p.hasPassed(seat) ? 1 : 0;
        int all = 0;
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            all += p.onPlaque(plaque);
        }
        int shares = p.worships(seat, SHADIPINYI) && p.hasGodPlaque() ? 2 : 1;
        f[BIDDING + 2] = (float) all * shares / p.plaques();
        for (int index = 0; index < p.passes(); index++) {
            f[TURN] = p.passed(index) == seat ? p.seats() - 1 - index : f[TURN];
        }
        return true;
    }

    private static void describeMonuments(ZimbabwePosition p, int seat, boolean action, float[] f) {
        Prospects prospects = p.prospects;
        prospects.find(seat);
        int missing = -p.margin(seat);
        int highest = prospects.highest;
        int income = RoundEnd.onCards(p, seat) + highest + RoundEnd.ofGod(p, seat);
        prospects.lookAhead(seat, action, RoundEnd.ofGod(p, seat));
        f[AHEAD] = prospects.ahead[1];
        f[AHEAD + 1] = prospects.ahead[3];
        f[AHEAD + 2] = prospects.ahead[5];
        f[TURNS_LEFT] = prospects.turnsFor(missing);
        int points = prospects.affordable(p.cattle(seat) + (action ? 0 : income));
        f[MONUMENTS] = prospects.monuments;
        f[MONUMENTS + 1] = Math.max(0, prospects.monuments - 3);
        f[HIGHEST] = highest;
        f[NEXT] = prospects.next;
        f[MOST] = prospects.most;
        f[GOODS] = prospects.goods;
        f[COST] = prospects.next == 0 ? 0 : (float) prospects.cattle / prospects.next;
        f[action ? NOW : LATER] = points;
        f[action ? WIN : WIN_LATER] = points >= missing ? 1 : 0;
    }

    private static void describeCraftsmen(ZimbabwePosition p, int seat, float[] f) {
        boolean eshu = p.worships(seat, ESHU);
        long resources = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int first = craft * Box.CRAFTSMEN;
            int own = 0;
            for (int piece = first; piece < first + p.pieces(craft); piece++) {
                if (p.owner(piece) == seat) {
                    own++;
                    resources |= p.inRange(piece, eshu);
                }
            }
            if (own > 0) {
                f[craft == DIAMOND_CUTTER ? DIAMONDS : Craft.isSecondary(craft) ? SECONDARY : PRIMARY] += own;
                f[CARDS]++;
                float share = (float) own / p.pieces(craft);
                boolean wanted = Craft.isSecondary(craft) || p.prospects.maker(Craft.FAMILY[craft]) == craft;
                f[SHARE] += wanted ? share : share / 2;
                f[PRICES] += share * p.expectedPrice(p.cardOf(craft, seat));
            }
        }
        f[RESOURCES_HELD] = Long.bitCount(resources);
    }
}
