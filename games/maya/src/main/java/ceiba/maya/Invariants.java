package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Refusal;
import ceiba.engine.Step;

/** What is true of every position, whatever was played. Broken in a file, it is the file's fault; else it is ours. */
final class Invariants {

    private Invariants() {}

    static void check(MayaPosition p) {
        int kind = Step.kind(p.step());
        checkRound(p, kind);
        checkCubes(p, kind);
        checkQuarries(p, kind);
        checkHands(p);
        checkTokens(p, kind);
        checkBids(p, kind);
        checkPending(p, kind);
    }

    // ---------------------------------------------------------------- the round

    private static void checkRound(MayaPosition p, int kind) {
        require(kind != MayaStep.FIRST_CUBE || p.round() == 1, "round", "the first cubes are set before round 1");
        require(kind != MayaStep.OVER || p.round() == Box.ROUNDS, "round", "the match is over after the last round");
        require(p.expert() || !MayaStep.isAuction(kind), "pending", "only experts have an auction");
        for (int round = 1; round <= Box.ROUNDS; round++) {
            int tokens = p.expert() ? p.seats() - 1 : 0;
            require(
                    Integer.bitCount(p.offered(round)) == tokens && p.offered(round) < 1 << BLUE_TOKENS,
                    "offered",
                    "each auction has one blue token fewer than players");
        }
        require(
                !p.moved() || (MayaStep.isBuilding(kind) && kind != MayaStep.PLACE),
                "moved",
                "only in a building turn can the move be made");
        require(
                p.idle() == 0 || (MayaStep.isBuilding(kind) && cubesInHands(p) == 0),
                "idle",
                "last turns begin when no cubes are left to build with");
    }

    // ---------------------------------------------------------------- cubes

    static int cubesOutOfSupply(MayaPosition p, int colour) {
        int cubes = p.cubesOnPyramids(colour);
        if (colour < p.seats()) {
            return cubes + p.cubes(colour, false);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            cubes += p.cubes(seat, true);
        }
        return cubes;
    }

    private static int cubesInHands(MayaPosition p) {
        int cubes = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            cubes += p.cubes(seat);
        }
        return cubes;
    }

    private static void checkCubes(MayaPosition p, int kind) {
        for (int colour = 0; colour < p.colours(); colour++) {
            if (p.supply(colour) < 0 || p.supply(colour) + cubesOutOfSupply(p, colour) != Box.CUBES) {
                throw broken("pyramids", "colour " + colour + " has more cubes than there are");
            }
        }
        for (int pyramid = 0; pyramid < PYRAMIDS.length; pyramid++) {
            checkPyramid(p, pyramid, kind);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.cubes(seat, false) < 0 || p.cubes(seat, true) < 0) {
                throw broken(player(seat, "cubes"), "fewer than none");
            }
            if (!p.hasNeutral() && p.cubes(seat, true) > 0) {
                throw broken(player(seat, "cubes"), "only two players have neutral cubes");
            }
            boolean none = kind == MayaStep.OVER || MayaStep.isAuction(kind) || MayaStep.isDigging(kind);
            if (none && p.cubes(seat) > 0) {
                throw broken(player(seat, "cubes"), "nobody has cubes before they are dug");
            }
        }
        if (kind == MayaStep.FIRST_CUBE) {
            checkFirstCubes(p);
        }
    }

    private static void checkPyramid(MayaPosition p, int pyramid, int kind) {
        boolean inPlay = false;
        for (int each : p.pyramids()) {
            inPlay |= each == pyramid;
        }
        for (int level = 0; level < MAX_LEVELS; level++) {
            int spaces =
                    inPlay && level < p.numbers().levels(pyramid) ? p.numbers().spaces(pyramid, level) : 0;
            if (p.filled(pyramid, level) > spaces) {
                throw broken(level(pyramid, level), "more cubes than the " + spaces + " spaces hold");
            }
            for (int colour = 0; colour < p.colours() && level > 0; colour++) {
                boolean supported = p.cubesOn(colour, pyramid, level) == 0 || p.cubesOn(colour, pyramid, level - 1) > 0;
                if (!supported) {
                    throw broken(level(pyramid, level), "colour " + colour + " has no cube on the level below");
                }
            }
            if (kind == MayaStep.FIRST_CUBE && level > 0 && p.filled(pyramid, level) > 0) {
                throw broken(level(pyramid, level), "the first cubes are set at the bottom");
            }
        }
    }

    private static void checkFirstCubes(MayaPosition p) {
        boolean before = true;
        int all = Box.CUBES_AT_START + (p.hasNeutral() ? Box.NEUTRAL_CUBES : 0);
        for (int places = 0; places < p.seats(); places++) {
            int seat = p.fromStart(places);
            before &= seat != p.active();
            if (p.cubes(seat) != p.cubes(p.active()) - (before ? 1 : 0)) {
                throw broken(player(seat, "cubes"), "the first cubes are set in turn, from the start player on");
            }
            if (p.cubes(seat) > all) {
                throw broken(player(seat, "cubes"), "everybody sets " + all + " cubes at first");
            }
        }
        for (int pyramid : p.pyramids()) {
            for (int colour = 0; colour < p.colours(); colour++) {
                if (p.cubesOn(colour, pyramid, 0) > 1) {
                    throw broken("pyramids." + PYRAMIDS[pyramid], "no two first cubes of a colour");
                }
            }
        }
    }

    // ---------------------------------------------------------------- cards

    private static void checkQuarries(MayaPosition p, int kind) {
        boolean open = MayaStep.isDigging(kind) || MayaStep.isDistribution(kind) || MayaStep.isTransport(kind);
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            if (!open && p.cardsAt(quarry) > 0) {
                throw broken("quarries[" + quarry + "]", "cards lie here only in phase 1");
            }
            if (p.cardsAt(quarry) > p.numbers().maxCards(quarry)) {
                throw broken("quarries[" + quarry + "]", "too many cards");
            }
            boolean opened = p.cardsAt(quarry) == 0 || Card.BACK_OF[p.kindAt(quarry, 0)] != Card.HIGH;
            if (!opened) {
                throw broken("quarries[" + quarry + "]" + "[0]", "the first card must be a low one");
            }
        }
        int all = (1 << p.seats()) - 1;
        boolean stopped = (MayaStep.isDistribution(kind) || MayaStep.isTransport(kind))
                ? p.stopped() == all
                : MayaStep.isDigging(kind) ? (p.stopped() >> p.active() & 1) == 0 : p.stopped() == 0;
        require(stopped, "stopped", "does not fit what is pending");
        boolean revealing = kind == MayaStep.LOWER || kind == MayaStep.SHIELD || kind == MayaStep.NAME;
        boolean revealed = MayaStep.isTransport(kind)
                ? p.revealed() == p.quarries()
                : revealing ? p.revealed() >= 1 : p.revealed() == 0;
        require(revealed, "revealed", "does not fit what is pending");
        for (int colour = 0; colour < p.colours(); colour++) {
            require(
                    p.hits(colour) == 0 || kind == MayaStep.LOWER,
                    "lowered",
                    "totals are lowered only until the quarry is paid out");
        }
        if (kind == MayaStep.LOWER) {
            checkLowered(p, p.revealed() - 1, Step.argument(p.step()));
        }
    }

    /** Only the cards before the one that is asked about have lowered totals, each somebody else's. */
    private static void checkLowered(MayaPosition p, int quarry, int next) {
        int allHits = 0;
        int all = 0;
        for (int colour = 0; colour < p.colours(); colour++) {
            int byOthers = 0;
            for (int slot = 0; slot < Math.min(next, p.cardsAt(quarry)); slot++) {
                if (Card.lowers(p.kindAt(quarry, slot)) && p.colourAt(quarry, slot) != colour) {
                    byOthers -= Card.VALUES[p.kindAt(quarry, slot)];
                }
            }
            boolean safe = !Distribution.isPresent(p, quarry, colour) || (p.shields(colour) >> quarry & 1) != 0;
            require(
                    p.hits(colour) <= (safe ? 0 : byOthers) && p.hits(colour) % Card.LEAST == 0,
                    "lowered",
                    "more than the cards of others at the quarry can have done");
            allHits += p.hits(colour);
        }
        for (int slot = 0; slot < Math.min(next, p.cardsAt(quarry)); slot++) {
            all -= Math.min(0, Card.VALUES[p.kindAt(quarry, slot)]);
        }
        require(allHits <= all, "lowered", "more than the cards of others at the quarry can have done");
    }

    private static void checkHands(MayaPosition p) {
        int neutrals = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            int full = Card.fullHand(p.seats());
            for (int kind = 0; kind < Card.NEUTRAL_KIND; kind++) {
                int cards = Card.count(p.hand(seat), kind) + laid(p, seat, kind);
                if (cards != Card.count(full, kind)) {
                    throw broken(
                            player(seat, "hand"),
                            "hand and quarries together hold " + cards + " cards of " + Card.word(kind));
                }
            }
            int own = Card.count(p.hand(seat), Card.NEUTRAL_KIND);
            if (own > Box.NEUTRAL_CARDS) {
                throw broken(player(seat, "hand"), "too many neutral cards");
            }
            neutrals += own;
        }
        int all = p.hasNeutral() ? p.seats() * Box.NEUTRAL_CARDS : 0;
        int laid = p.hasNeutral() ? laid(p, NEUTRAL, Card.NEUTRAL_KIND) : 0;
        if (neutrals + laid != all) {
            throw broken("quarries", "there are " + all + " neutral cards");
        }
    }

    private static int laid(MayaPosition p, int colour, int kind) {
        int cards = 0;
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
                cards += p.colourAt(quarry, slot) == colour && p.kindAt(quarry, slot) == kind ? 1 : 0;
            }
        }
        return cards;
    }

    // ---------------------------------------------------------------- tokens and bids

    private static void checkTokens(MayaPosition p, int kind) {
        for (int token = 0; token < TOKENS.length; token++) {
            if (p.holder(token) != NOBODY) {
                if (!mayBeHeld(p, token, kind)) {
                    throw broken(
                            player(p.holder(token), "tokens"), "nobody can have the token " + TOKENS[token] + " now");
                }
            }
        }
        boolean phase1 = MayaStep.isDistribution(kind) || MayaStep.isTransport(kind);
        require(
                p.workersAt() == NOBODY || (phase1 && p.holder(TWO_WORKERS) != NOBODY),
                "workersAt",
                "the token is laid by its owner when all have stopped");
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.shields(seat) != 0 && !phase1) {
                throw broken(player(seat, "shields"), "shields are laid while the quarries are revealed");
            }
        }
    }

    private static boolean mayBeHeld(MayaPosition p, int token, int kind) {
        boolean building = MayaStep.isBuilding(kind);
        if (token >= FIRST_BLUE) {
            boolean offered = (p.offered(p.round()) >> (token - FIRST_BLUE) & 1) != 0;
            boolean picked = kind == MayaStep.PICK
                    || MayaStep.isDigging(kind)
                    || MayaStep.isDistribution(kind)
                    || MayaStep.isTransport(kind);
            return offered && (picked || (building && token == JOKER));
        }
        if (token == SHIELD || token == START_PLAYER) {
            return false; // the one is used at once, the other is the start player
        }
        int won = MayaStep.isDistribution(kind) || MayaStep.isTransport(kind)
                ? p.revealed()
                : building ? p.quarries() : 0;
        for (int quarry = 0; quarry < won; quarry++) {
            if (p.numbers().token(quarry) == token) {
                return !building || token != TRANSPORT;
            }
        }
        return false;
    }

    private static void checkBids(MayaPosition p, int kind) {
        boolean before = true;
        for (int places = 0; places < p.seats(); places++) {
            int seat = p.fromStart(places);
            before &= seat != p.active();
            boolean made = MayaStep.isAuction(kind) && (before || kind == MayaStep.PICK);
            if (made == (p.bid(seat) == MayaPosition.NO_BID)) {
                throw broken(player(seat, "bid"), "bids are made from the start player on");
            }
            if (kind != MayaStep.PICK && p.bid(seat) > p.gold(seat)) {
                throw broken(player(seat, "bid"), "more than the gold there is");
            }
            if (p.gold(seat) < 0) {
                throw broken(player(seat, "gold"), "less than none");
            }
        }
    }

    // ---------------------------------------------------------------- what is pending

    private static void checkPending(MayaPosition p, int kind) {
        int argument = Step.argument(p.step());
        int seat = p.active();
        boolean fits = switch (kind) {
            case MayaStep.UNITS -> 10 * argument <= p.gold(seat);
            case MayaStep.PICK -> p.bid(seat) > 0 && argument < p.seats() - 1 && Auction.rank(p, seat) == argument;
            case MayaStep.CARD ->
                argument < p.quarries() && p.cardsAt(argument) < p.numbers().maxCards(argument);
            case MayaStep.WORKERS -> p.holds(seat, TWO_WORKERS);
            case MayaStep.JOKER_SHIELD -> p.holds(seat, JOKER);
            case MayaStep.LOWER -> {
                int quarry = p.revealed() - 1;
                yield argument < p.cardsAt(quarry)
                        && Card.lowers(p.kindAt(quarry, argument))
                        && p.colourAt(quarry, argument) == seat;
            }
            case MayaStep.SHIELD -> p.numbers().token(p.revealed() - 1) == SHIELD;
            case MayaStep.NAME -> p.numbers().token(p.revealed() - 1) == START_PLAYER;
            case MayaStep.SLED -> p.holds(seat, JOKER) && p.fromStart(argument) == seat;
            case MayaStep.LEAVE ->
                p.fromStart(Transport.placesOf(argument)) == seat && p.cubes(seat) >= Transport.tooManyOf(argument);
            case MayaStep.PLACE -> p.cubes(seat, Building.isOfNeutrals(argument)) >= Building.cubesLeft(argument);
            case MayaStep.TO ->
                argument == Relocation.SUPPLY
                        ? p.supply(seat) > 0
                        : (Relocation.legalFrom(p, seat) >> (argument - 1) & 1) != 0;
            default -> true;
        };
        if (!fits) {
            throw broken("pending", "'" + StepWords.write(p.step(), false) + "' does not fit the rest");
        }
        boolean skippable =
                kind == MayaStep.OVER || kind == MayaStep.LOWER || kind == MayaStep.SHIELD || kind == MayaStep.PLACE;
        require(skippable || MayaStep.legal(p, kind, argument) != 0, "pending", "nothing can be chosen");
    }

    /** For sentences that need not be put together: at every position that would take longer than the checks. */
    private static void require(boolean truth, String where, String otherwise) {
        if (!truth) {
            throw broken(where, otherwise);
        }
    }

    private static String player(int seat, String field) {
        return "players[" + seat + "]." + field;
    }

    private static String level(int pyramid, int level) {
        return "pyramids." + PYRAMIDS[pyramid] + "[" + level + "]";
    }

    private static Refusal broken(String where, String what) {
        return new Refusal(where + ": " + what);
    }
}
