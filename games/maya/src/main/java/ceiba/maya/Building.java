package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Step;

/** Phase 2, building: in turn each sets a cube, makes a double move or passes, and uses tokens before or after that. */
final class Building {

    // The options of a turn; a cube is set on a pyramid by its number, a neutral one further up.
    static final int NEUTRAL_CUBE = PYRAMIDS.length;
    static final int DOUBLE = 10;
    static final int PASS = 20;
    static final int MOVE_CUBE = 30;
    static final int ADD_CUBE = 32;

    /** Added to an option: without a token, with its own token, with the joker. */
    static final int PAID = 0;

    static final int WITH_TOKEN = 1;
    static final int WITH_JOKER = 2;

    /** Added to a double move: with neutral cubes. */
    static final int OF_NEUTRALS = 4;

    private static final int CUBES_OF_A_DOUBLE_MOVE = 2;

    private Building() {}

    static void begin(MayaPosition p) {
        p.setActive(p.fromStart(p.seats() - 1));
        p.setIdle(-1); // nobody has had a turn, not even the one who will be last
        next(p);
    }

    /** Passes the turn on; once all hands are empty, each other seat has a last turn for its tokens. */
    private static void next(MayaPosition p) {
        while (true) {
            p.setIdle(anybodyHasCubes(p) ? 0 : p.idle() + 1);
            p.setMoved(false);
            if (p.idle() == p.seats()) {
                p.setIdle(0);
                Round.after(p, Round.Phase.BUILD);
                return;
            }
            int seat = p.leftOf(p.active());
            p.ask(seat, MayaStep.TURN, 0);
            if (p.cubes(seat) > 0 || legalTokens(p, seat) != 0) {
                return;
            }
        }
    }

    private static boolean anybodyHasCubes(MayaPosition p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.cubes(seat) > 0) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- a turn

    static long legal(MayaPosition p) {
        int seat = p.active();
        return legalTokens(p, seat) | (p.moved() || p.cubes(seat) == 0 ? MayaStep.NONE_BIT : legalMoves(p, seat));
    }

    private static long legalMoves(MayaPosition p, int seat) {
        long own = p.cubes(seat, false) > 0 ? placeable(p, seat) : 0;
        long neutral = p.cubes(seat, true) > 0 ? placeable(p, NEUTRAL) : 0;
        long legal = own | neutral << NEUTRAL_CUBE;
        legal |= own == 0 ? 0 : legalDoubles(p, seat, false) << DOUBLE;
        legal |= neutral == 0 ? 0 : legalDoubles(p, seat, true) << (DOUBLE + OF_NEUTRALS);
        boolean blocked = (own | neutral) == 0;
        if (blocked || p.cubes(seat, false) > 0) {
            legal |= 1L << (PASS + PAID);
        }
        return legal | helpers(p, seat, FREE_PASS) << PASS;
    }

    private static long legalDoubles(MayaPosition p, int seat, boolean neutral) {
        int cubes = p.cubes(seat, neutral);
        long legal = cubes >= CUBES_OF_A_DOUBLE_MOVE + Box.DOUBLE_MOVE_COSTS ? 1L << PAID : 0;
        return cubes >= CUBES_OF_A_DOUBLE_MOVE ? legal | helpers(p, seat, FREE_DOUBLE) : legal;
    }

    /** Whether the seat can do something with the token for it, and with the joker, as bits. */
    private static long helpers(MayaPosition p, int seat, int token) {
        return (p.holds(seat, token) ? 1L << WITH_TOKEN : 0) | (p.holds(seat, JOKER) ? 1L << WITH_JOKER : 0);
    }

    /** The tokens that may be used at any time of the own turn. */
    private static long legalTokens(MayaPosition p, int seat) {
        long move = helpers(p, seat, RELOCATE);
        long add = helpers(p, seat, EXTRA_CUBE);
        long legal = 0;
        if (move != 0 && Relocation.legalFrom(p, seat) != 0) {
            legal |= move >> WITH_TOKEN << MOVE_CUBE;
        }
        if (add != 0 && p.supply(seat) > 0 && Relocation.legalTo(p, Relocation.SUPPLY) != 0) {
            legal |= add >> WITH_TOKEN << ADD_CUBE;
        }
        return legal;
    }

    static void take(MayaPosition p, int option) {
        if (option == MayaStep.NONE) {
            next(p);
        } else if (option < DOUBLE) {
            setFromHand(p, option >= NEUTRAL_CUBE, option % NEUTRAL_CUBE, frontier(p));
            endMove(p);
        } else if (option < PASS) {
            beginDouble(p, option - DOUBLE);
        } else if (option < MOVE_CUBE) {
            pass(p, option - PASS);
        } else if (option < ADD_CUBE) {
            spend(p, option - MOVE_CUBE + WITH_TOKEN, RELOCATE);
            p.setStep(Step.of(MayaStep.FROM, 0));
        } else {
            spend(p, option - ADD_CUBE + WITH_TOKEN, EXTRA_CUBE);
            p.setStep(Step.of(MayaStep.TO, Relocation.SUPPLY));
        }
    }

    /** The cubes that a double move or a pass takes out of a hand. */
    static int cubesSpent(int option) {
        if (option >= DOUBLE && option < PASS) {
            boolean paid = (option - DOUBLE & OF_NEUTRALS - 1) == PAID;
            return CUBES_OF_A_DOUBLE_MOVE + (paid ? Box.DOUBLE_MOVE_COSTS : 0);
        }
        return option == PASS + PAID ? Box.PASS_COSTS : 0;
    }

    static void endMove(MayaPosition p) {
        p.setMoved(true);
        p.setStep(Step.of(MayaStep.TURN, 0));
    }

    /** Puts a token that is used, or the joker in its stead, back. */
    private static void spend(MayaPosition p, int how, int token) {
        p.setHolder(how == WITH_JOKER ? JOKER : token, NOBODY);
        if (how == WITH_JOKER) {
            p.note(MayaEvent.JOKER, p.active(), token, 0, 0);
        }
    }

    private static void pass(MayaPosition p, int how) {
        int seat = p.active();
        if (how != PAID) {
            spend(p, how, FREE_PASS);
            p.note(MayaEvent.PASS, seat, 0, 0, p.named(seat));
        } else {
            boolean forced = isBlocked(p, seat);
            boolean neutral = p.cubes(seat, false) == 0;
            int colour = neutral ? NEUTRAL : seat;
            pay(p, neutral, Box.PASS_COSTS);
            if (forced) {
                p.addGold(seat, Box.FORCED_PASS_GOLD);
                p.note(MayaEvent.FORCED_PASS, seat, Box.FORCED_PASS_GOLD, 0, p.named(colour));
            } else {
                p.note(MayaEvent.PASS, seat, Box.PASS_COSTS, 0, p.named(colour));
            }
        }
        endMove(p);
    }

    /** Whether a seat has cubes but no legal space for any. */
    static boolean isBlocked(MayaPosition p, int seat) {
        return (p.cubes(seat, false) == 0 || placeable(p, seat) == 0)
                && (p.cubes(seat, true) == 0 || placeable(p, NEUTRAL) == 0);
    }

    private static void pay(MayaPosition p, boolean neutral, int cubes) {
        p.addCubes(p.active(), neutral, -cubes);
        p.addSupply(neutral ? NEUTRAL : p.active(), cubes);
    }

    // ---------------------------------------------------------------- the double move

    private static void beginDouble(MayaPosition p, int how) {
        boolean neutral = (how & OF_NEUTRALS) != 0;
        int price = (how & OF_NEUTRALS - 1) == PAID ? Box.DOUBLE_MOVE_COSTS : 0;
        if (price > 0) {
            pay(p, neutral, price);
        } else {
            spend(p, how & OF_NEUTRALS - 1, FREE_DOUBLE);
        }
        p.note(MayaEvent.DOUBLE, p.active(), price, 0, p.named(neutral ? NEUTRAL : p.active()));
        p.setStep(Step.of(MayaStep.PLACE, doubleOf(neutral, CUBES_OF_A_DOUBLE_MOVE)));
    }

    static int doubleOf(boolean neutral, int cubesLeft) {
        return cubesLeft << 1 | (neutral ? 1 : 0);
    }

    static boolean isOfNeutrals(int argument) {
        return (argument & 1) != 0;
    }

    static int cubesLeft(int argument) {
        return argument >> 1;
    }

    static long legalPlaces(MayaPosition p, int argument) {
        return placeable(p, isOfNeutrals(argument) ? NEUTRAL : p.active());
    }

    static void place(MayaPosition p, int argument, int pyramid) {
        boolean neutral = isOfNeutrals(argument);
        setFromHand(p, neutral, pyramid, frontier(p));
        int left = cubesLeft(argument) - 1;
        if (left > 0) {
            p.setStep(Step.of(MayaStep.PLACE, doubleOf(neutral, left)));
        } else {
            endMove(p);
        }
    }

    // ---------------------------------------------------------------- the pyramids

    /** The lowest level that is not yet full on all pyramids: only there may be built. */
    static int frontier(MayaPosition p) {
        for (int level = 0; level < MAX_LEVELS; level++) {
            for (int pyramid : p.pyramids()) {
                if (level < p.numbers().levels(pyramid) && !p.isFull(pyramid, level)) {
                    return level;
                }
            }
        }
        return MAX_LEVELS;
    }

    /** Pyramids on which a colour may set a cube: there is space, and it has a cube on every level below. */
    static long placeable(MayaPosition p, int colour) {
        int level = frontier(p);
        long pyramids = 0;
        for (int pyramid : p.pyramids()) {
            boolean open = level < p.numbers().levels(pyramid)
                    && !p.isFull(pyramid, level)
                    // a cube stands on cubes of its own colour all the way down
                    && (level == 0 || p.cubesOn(colour, pyramid, level - 1) > 0);
            pyramids |= open ? 1L << pyramid : 0;
        }
        return pyramids;
    }

    static void setFromHand(MayaPosition p, boolean neutral, int pyramid, int level) {
        int colour = neutral ? NEUTRAL : p.active();
        p.addCubes(p.active(), neutral, -1);
        p.note(MayaEvent.BUILD, p.active(), pyramid, level, p.named(colour));
        set(p, colour, pyramid, level);
    }

    /** Sets a cube. If that fills the level, its majority gets a cube on the empty level above. */
    static void set(MayaPosition p, int colour, int pyramid, int level) {
        p.addCubesOn(colour, pyramid, level, 1);
        int above = level + 1;
        if (!p.isFull(pyramid, level) || above == p.numbers().levels(pyramid) || p.filled(pyramid, above) > 0) {
            return;
        }
        int leader = majority(p, pyramid, level);
        if (leader != NOBODY && p.supply(leader) > 0) {
            p.addSupply(leader, -1);
            p.note(MayaEvent.BONUS, p.named(leader), pyramid, above, p.named(leader));
            set(p, leader, pyramid, above);
        }
    }

    /** The colour with more cubes on a level than any other. */
    static int majority(MayaPosition p, int pyramid, int level) {
        int leader = NOBODY;
        int most = 0;
        for (int colour = 0; colour < p.colours(); colour++) {
            int cubes = p.cubesOn(colour, pyramid, level);
            if (cubes > most) {
                most = cubes;
                leader = colour;
            } else if (cubes == most) {
                leader = NOBODY;
            }
        }
        return leader;
    }
}
