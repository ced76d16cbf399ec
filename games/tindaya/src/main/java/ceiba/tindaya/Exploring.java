package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Moves over land and sea (T-16 to T-18) and the battles for forts that follow. */
final class Exploring {

    // A move that is being decided: moves left, from where, who, and then the direction of embarking or the last sea
    // hex.
    private static final int MOVES_BITS = 3;
    private static final int SOURCE_SHIFT = MOVES_BITS;
    private static final int VILLAGERS_SHIFT = SOURCE_SHIFT + 7;
    private static final int NOBLES_SHIFT = VILLAGERS_SHIFT + 3;
    private static final int SEA_SHIFT = NOBLES_SHIFT + 2;

    /** Who moves, as an option: villagers and nobles. */
    private static final int GROUP_NOBLES = 8;

    /** Ways, as options: over land by direction, then by canoe. */
    static final int EMBARK = Hexes.DIRECTIONS;

    private Exploring() {}

    static int moves(int argument) {
        return argument & (1 << MOVES_BITS) - 1;
    }

    static int source(int argument) {
        return argument >> SOURCE_SHIFT & 127;
    }

    static int villagers(int argument) {
        return argument >> VILLAGERS_SHIFT & 7;
    }

    static int nobles(int argument) {
        return argument >> NOBLES_SHIFT & 3;
    }

    /** The hex where they embark, or of the canoe when they go ashore. */
    static int sea(int argument) {
        return argument >> SEA_SHIFT;
    }

    static int villagersOf(int option) {
        return option % GROUP_NOBLES;
    }

    static int noblesOf(int option) {
        return option / GROUP_NOBLES;
    }

    static int maxMoves(TindayaPosition p, int tribe) {
        return tribe == GUANCHES ? p.box().guanchesMoves : p.box().moves;
    }

    static void begin(TindayaPosition p, int tribe) {
        p.forgetMovers();
        p.push(Step.of(TindayaStep.BATTLES));
        p.push(Step.of(TindayaStep.SOURCE, maxMoves(p, tribe)));
    }

    // ---------------------------------------------------------------- from where and who

    static boolean isPossible(TindayaPosition p, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (canLeave(p, tribe, hex)) {
                return true;
            }
        }
        return false;
    }

    /** Natives in a fort move no more. */
    private static boolean canLeave(TindayaPosition p, int tribe, int hex) {
        return p.natives(tribe, hex) > 0
                && !p.hasFort(hex)
                && (hasLandWay(p, hex) || (p.villagers(tribe, hex) > 0 && hasSeaWay(p, tribe, hex)));
    }

    private static boolean hasLandWay(TindayaPosition p, int hex) {
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int next = Hexes.neighbour(hex, direction);
            if (next >= 0 && p.isLand(next)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasSeaWay(TindayaPosition p, int tribe, int hex) {
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            if (canEmbark(p, tribe, hex, direction)) {
                return true;
            }
        }
        return false;
    }

    /** An adjacent sea hex with a canoe or where one can be built, from which one can come ashore elsewhere. */
    private static boolean canEmbark(TindayaPosition p, int tribe, int hex, int direction) {
        int sea = Hexes.neighbour(hex, direction);
        if (sea < 0 || p.isLand(sea) || (p.canoes(sea) == 0 && !canBuildCanoe(p, tribe))) {
            return false;
        }
        if (canLand(p, sea, hex)) {
            return true;
        }
        for (int course = 0; course < Hexes.DIRECTIONS; course++) {
            for (int next = Hexes.neighbour(sea, course);
                    next >= 0 && !p.isLand(next);
                    next = Hexes.neighbour(next, course)) {
                if (canLand(p, next, hex)) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean canBuildCanoe(TindayaPosition p, int tribe) {
        return p.canoesLeft() > 0 && (p.hasOutrigger(tribe) || p.good(tribe, WOOD) > 0);
    }

    /** Whether there is land beside a sea hex, other than where they came from. */
    private static boolean canLand(TindayaPosition p, int sea, int from) {
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int next = Hexes.neighbour(sea, direction);
            if (next >= 0 && next != from && p.isLand(next)) {
                return true;
            }
        }
        return false;
    }

    static long legalSources(TindayaPosition p, int moves) {
        if (moves == 0) {
            return 0;
        }
        int tribe = p.acting();
        long legal = 0;
        boolean any = false;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (canLeave(p, tribe, hex)) {
                legal |= TindayaStep.allow(p, hex);
                any = true;
            }
        }
        boolean moved = moves < maxMoves(p, tribe);
        return any && moved ? legal | TindayaStep.allow(p, TindayaStep.NONE) : legal;
    }

    static void takeSource(TindayaPosition p, int moves, int option) {
        if (option == TindayaStep.NONE) {
            p.pop();
        } else {
            p.replaceTop(Step.of(TindayaStep.GROUP, moves | option << SOURCE_SHIFT));
        }
    }

    /** Any number over land; by canoe so many as it holds, one of them a villager. */
    static long legalGroups(TindayaPosition p, int argument) {
        int tribe = p.acting();
        int hex = source(argument);
        boolean byLand = hasLandWay(p, hex);
        boolean bySea = hasSeaWay(p, tribe, hex);
        long legal = 0;
        for (int nobles = 0; nobles <= p.nobles(tribe, hex); nobles++) {
            for (int villagers = nobles == 0 ? 1 : 0; villagers <= p.villagers(tribe, hex); villagers++) {
                if (byLand || (bySea && fitsCanoe(p, villagers, nobles))) {
                    legal |= 1L << (villagers + GROUP_NOBLES * nobles);
                }
            }
        }
        return legal;
    }

    private static boolean fitsCanoe(TindayaPosition p, int villagers, int nobles) {
        return villagers > 0 && villagers + nobles <= p.box().canoeSeats;
    }

    static void takeGroup(TindayaPosition p, int argument, int option) {
        p.replaceTop(Step.of(
                TindayaStep.WAY, argument | villagersOf(option) << VILLAGERS_SHIFT | noblesOf(option) << NOBLES_SHIFT));
    }

    // ---------------------------------------------------------------- whither

    static long legalWays(TindayaPosition p, int argument) {
        int hex = source(argument);
        boolean byCanoe = fitsCanoe(p, villagers(argument), nobles(argument));
        long legal = 0;
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int next = Hexes.neighbour(hex, direction);
            if (next >= 0 && p.isLand(next)) {
                legal |= 1L << direction;
            } else if (byCanoe && canEmbark(p, p.acting(), hex, direction)) {
                legal |= 1L << (EMBARK + direction);
            }
        }
        return legal;
    }

    static void takeWay(TindayaPosition p, int argument, int option) {
        int tribe = p.acting();
        int next = Hexes.neighbour(source(argument), option % Hexes.DIRECTIONS);
        if (option < EMBARK) {
            p.note(
                    TindayaEvent.MOVED,
                    p.active(),
                    tribe,
                    villagers(argument) + 8 * nobles(argument),
                    source(argument) | next << 7);
            move(p, argument, next);
            return;
        }
        if (p.canoes(next) == 0) {
            p.addGood(tribe, WOOD, p.hasOutrigger(tribe) ? 0 : -1);
            p.addCanoes(next, 1);
            p.note(TindayaEvent.CANOE_BUILT, p.active(), tribe, next, 0);
        }
        p.replaceTop(Step.of(TindayaStep.SAIL, argument | next << SEA_SHIFT));
    }

    /** Straight on over the sea, to hexes from which one can come ashore; land and the edge stop, nothing else does. */
    static long legalSails(TindayaPosition p, int argument) {
        int from = source(argument);
        int sea = sea(argument);
        long legal = canLand(p, sea, from) ? TindayaStep.allow(p, sea) : 0;
        for (int course = 0; course < Hexes.DIRECTIONS; course++) {
            for (int next = Hexes.neighbour(sea, course);
                    next >= 0 && !p.isLand(next);
                    next = Hexes.neighbour(next, course)) {
                legal |= canLand(p, next, from) ? TindayaStep.allow(p, next) : 0;
            }
        }
        return legal;
    }

    /**
     * For bots: whether each hex where one comes ashore after embarking on one side can be reached from other sides as well
     * that come first: those with a canoe, then the others, each clockwise.
     */
    static boolean isEmbarkingRepeated(TindayaPosition p, int argument, int direction) {
        int from = source(argument);
        int sea = Hexes.neighbour(from, direction);
        boolean built = p.canoes(sea) > 0;
        for (int half = 0; half < Hexes.HALVES; half++) {
            long left = shores(p, sea, half) & ~Hexes.bit(from, half);
            for (int other = 0; left != 0 && other < Hexes.DIRECTIONS; other++) {
                int earlier = Hexes.neighbour(from, other);
                if (other != direction && earlier >= 0 && !p.isLand(earlier)) {
                    boolean isFirst = p.canoes(earlier) > 0 ? !built || other < direction : !built && other < direction;
                    left &= isFirst ? ~shores(p, earlier, half) : -1;
                }
            }
            if (left != 0) {
                return false;
            }
        }
        return true;
    }

    /** The land beside the hexes to which a canoe can sail from a sea hex, as bits of half the chart. */
    private static long shores(TindayaPosition p, int sea, int half) {
        long shores = Hexes.besides(sea, half);
        for (int course = 0; course < Hexes.DIRECTIONS; course++) {
            for (int next = Hexes.neighbour(sea, course);
                    next >= 0 && !p.isLand(next);
                    next = Hexes.neighbour(next, course)) {
                shores |= Hexes.besides(next, half);
            }
        }
        return shores & p.land(half);
    }

    /** For bots: whether each hex where one comes ashore from a place at sea can be reached from earlier ones as well. */
    static boolean isSailRepeated(TindayaPosition p, int argument, int place) {
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int land = Hexes.neighbour(place, direction);
            if (land >= 0
                    && land != source(argument)
                    && p.isLand(land)
                    && !isReachedBefore(p, sea(argument), land, place)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReachedBefore(TindayaPosition p, int from, int land, int place) {
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int earlier = Hexes.neighbour(land, direction);
            if (earlier >= 0 && earlier < place && isStraight(p, from, earlier)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a canoe can sail from one sea hex to another, or is there. */
    private static boolean isStraight(TindayaPosition p, int from, int to) {
        int course = Hexes.course(from, to);
        int at = from;
        while (course >= 0 && at != to && at >= 0 && !p.isLand(at)) {
            at = Hexes.neighbour(at, course);
        }
        return at == to && !p.isLand(to);
    }

    static void sail(TindayaPosition p, int argument, int option) {
        p.addCanoes(sea(argument), -1);
        p.addCanoes(option, 1);
        p.replaceTop(Step.of(TindayaStep.ASHORE, (argument & ((1 << SEA_SHIFT) - 1)) | option << SEA_SHIFT));
    }

    static long legalLandings(TindayaPosition p, int argument) {
        long legal = 0;
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int next = Hexes.neighbour(sea(argument), direction);
            legal |= next >= 0 && next != source(argument) && p.isLand(next) ? 1L << direction : 0;
        }
        return legal;
    }

    static void land(TindayaPosition p, int argument, int direction) {
        int to = Hexes.neighbour(sea(argument), direction);
        p.note(
                TindayaEvent.SAILED,
                p.active(),
                p.acting(),
                villagers(argument) + 8 * nobles(argument),
                source(argument) | to << 7 | sea(argument) << 14);
        move(p, argument, to);
    }

    /** T-18: of those who are alike, the ones that have not moved yet leave first. */
    private static void move(TindayaPosition p, int argument, int to) {
        int from = source(argument);
        int tribe = p.acting();
        int villagers = villagers(argument);
        int nobles = nobles(argument);
        int rested = p.villagers(tribe, from) - p.mover(from, NativesTable.MOVED_VILLAGERS, 3);
        int restedNobles = p.nobles(tribe, from) - p.mover(from, NativesTable.MOVED_NOBLES, 2);
        p.addMover(from, NativesTable.MOVED_VILLAGERS, -Math.max(0, villagers - rested));
        p.addMover(from, NativesTable.MOVED_NOBLES, -Math.max(0, nobles - restedNobles));
        p.moveNatives(tribe, from, to, villagers, nobles);
        p.addMover(to, NativesTable.MOVED_VILLAGERS, villagers);
        p.addMover(to, NativesTable.MOVED_NOBLES, nobles);
        p.replaceTop(Step.of(TindayaStep.SOURCE, moves(argument) - 1));
    }

    // ---------------------------------------------------------------- for reading

    /** Whether a move can be so far decided. */
    static boolean canBeAt(TindayaPosition p, int kind, int argument) {
        int tribe = p.acting();
        int source = source(argument);
        int sea = sea(argument);
        boolean begun = moves(argument) > 0 && source < Hexes.COUNT && !p.hasFort(source);
        boolean who = begun
                && villagers(argument) + nobles(argument) > 0
                && villagers(argument) <= p.villagers(tribe, source)
                && nobles(argument) <= p.nobles(tribe, source);
        return moves(argument) <= maxMoves(p, tribe)
                && switch (kind) {
                    case TindayaStep.SOURCE -> argument == moves(argument);
                    case TindayaStep.GROUP -> begun && argument >> VILLAGERS_SHIFT == 0;
                    case TindayaStep.WAY -> who && sea == 0;
                    default -> who && sea < Hexes.COUNT && p.canoes(sea) > 0;
                };
    }

    /** Whether those who moved can stand on a hex: while the moves go on, all are there and have done nothing else. */
    static boolean moversFit(TindayaPosition p, int tribe, int hex, boolean moving) {
        int villagers = p.mover(hex, NativesTable.MOVED_VILLAGERS, 3);
        int nobles = p.mover(hex, NativesTable.MOVED_NOBLES, 2);
        if (moving) {
            return p.movers(hex) >> NativesTable.USED_COLLECT == 0
                    && villagers <= p.villagers(tribe, hex)
                    && nobles <= p.nobles(tribe, hex);
        }
        return villagers <= p.box().villagers
                && nobles <= p.box().nobles
                && p.mover(hex, NativesTable.USED_COLLECT, 4) <= villagers
                && p.mover(hex, NativesTable.USED_SETTLE, 3) <= villagers
                && p.mover(hex, NativesTable.USED_GATHER, 3) <= villagers
                && p.mover(hex, NativesTable.USED_OFFER, 2) <= nobles
                && p.movers(hex) >>> NativesTable.USED_BARTER <= p.box().proposals * (villagers + nobles);
    }

    // ---------------------------------------------------------------- reconquest

    /** Forts that natives have entered are fought for, in hex order; then come the options. */
    static void fight(TindayaPosition p) {
        int tribe = p.acting();
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasFort(hex) && p.natives(tribe, hex) > 0) {
                if (p.natives(tribe, hex) >= p.inside(hex) && p.weapons(tribe) >= p.inside(hex)) {
                    retake(p, tribe, hex);
                } else {
                    p.push(Step.of(TindayaStep.HERO, hex));
                    return;
                }
            }
        }
        p.replaceTop(Step.of(TindayaStep.OPTIONS));
    }

    private static void retake(TindayaPosition p, int tribe, int hex) {
        int conquistadors = p.inside(hex);
        p.addWeapons(tribe, -conquistadors);
        p.note(TindayaEvent.ARMED, p.active(), tribe, conquistadors, hex);
        p.note(TindayaEvent.RECONQUERED, p.active(), tribe, hex, 0);
        p.imprisonFort(tribe, hex);
        p.mark(tribe, TribeTable.MARK_WON_BATTLE);
        p.addSolidarity(tribe, p.box().battlePoints, FOR_BATTLE);
    }

    /** A lost battle: each weapon spent kills one, but all natives there die. */
    static long legalHeroes(TindayaPosition p, int hex) {
        int tribe = p.acting();
        int most = Math.min(p.inside(hex), Math.min(p.weapons(tribe), p.natives(tribe, hex)));
        return (1L << (most + 1)) - 1;
    }

    static void loseFort(TindayaPosition p, int hex, int weapons) {
        int tribe = p.acting();
        p.pop();
        p.note(TindayaEvent.FALLEN, p.active(), hex, 0, 0);
        p.killAll(tribe, hex, BY_BATTLE);
        p.clearMovers(hex);
        if (weapons > 0) {
            p.addWeapons(tribe, -weapons);
            p.addConquistadors(hex, -weapons);
            Battle.hero(p, tribe, weapons, hex);
        }
    }
}
