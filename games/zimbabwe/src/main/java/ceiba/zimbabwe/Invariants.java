package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Refusal;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What holds in every position. */
final class Invariants {

    private static final int CARDS = CRAFTS.length * Craft.CARDS;

    private Invariants() {}

    static void check(ZimbabwePosition p) {
        checkSteps(p);
        checkCattle(p);
        checkCards(p);
        checkCraftsmen(p);
        checkGods(p);
        checkSpecialists(p);
        MapInvariants.checkSquares(p);
        MapInvariants.checkMonuments(p);
        checkResources(p);
        checkAuction(p);
        checkTurn(p);
        for (int seat = 0; seat < p.seats(); seat++) {
            String where = "players[" + seat + "]: ";
            require(
                    p.requirement(seat) == requirement(p, seat),
                    where,
                    "the requirement ",
                    p.requirement(seat),
                    " is not the sum of its parts");
            require(
                    p.requirement(seat) <= Box.HIGHEST_REQUIREMENT,
                    where,
                    "the cards add up to a requirement of ",
                    p.requirement(seat),
                    ", more than ",
                    Box.HIGHEST_REQUIREMENT);
            require(
                    (int) p.points(seat) == points(p, seat),
                    where,
                    "the points ",
                    p.points(seat),
                    " are not those of the map");
        }
    }

    /** What is wrong is put together only if something is: random matches are checked after every choice. */
    static void require(boolean holds, Object... what) {
        if (!holds) {
            throw new Refusal(Arrays.stream(what).map(String::valueOf).collect(Collectors.joining()));
        }
    }

    // ---------------------------------------------------------------- sums

    /** All cattle in hands, on cards and on plaques. */
    static int cattleInPlay(ZimbabwePosition p) {
        int cattle = p.godCattle();
        for (int seat = 0; seat < p.seats(); seat++) {
            cattle += p.cattle(seat);
        }
        for (int card = 0; card < CARDS; card++) {
            cattle += p.cardCattle(card);
        }
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            cattle += p.specialistCattle(specialist);
        }
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            cattle += p.onPlaque(plaque);
        }
        return cattle;
    }

    /** What a seat needs, from its cards. */
    static int requirement(ZimbabwePosition p, int seat) {
        int requirement = Box.REQUIREMENT;
        requirement += p.god(seat) == NOBODY ? 0 : Box.GOD_REQUIREMENT[p.god(seat)];
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            requirement += p.specialistOwner(specialist) == seat ? Box.SPECIALIST_REQUIREMENT[specialist] : 0;
        }
        for (int card = 0; card < CARDS; card++) {
            requirement += p.cardOwner(card) == seat ? Turn.requirementOfCard(p, seat, card) : 0;
        }
        return requirement;
    }

    private static int points(ZimbabwePosition p, int seat) {
        int points = 0;
        for (int piece = 0; piece < Box.PIECES; piece++) {
            points += p.isPlaced(piece) && p.owner(piece) == seat ? Craft.POINTS[Craft.of(piece)] : 0;
        }
        int own = PieceTable.monumentsOf(seat);
        for (int square = Squares.next(p.sets(), own, 0);
                square >= 0;
                square = Squares.next(p.sets(), own, square + 1)) {
            points += Box.POINTS[p.level(square)];
        }
        return points;
    }

    // ---------------------------------------------------------------- steps

    /** The action that the steps belong to, as an option of {@link Turn}; 0 if they belong to none. */
    static int actionOf(ZimbabwePosition p) {
        if (p.depth() < 2) {
            return 0;
        }
        return switch (Step.kind(p.step(1))) {
            case ZimbabweStep.MONUMENT, ZimbabweStep.SECOND_MONUMENT -> Turn.BUILD;
            case ZimbabweStep.CRAFT, ZimbabweStep.PRICES -> Turn.CRAFT;
            case ZimbabweStep.RAISE -> Turn.RAISE;
            default -> 0;
        };
    }

    private static void checkSteps(ZimbabwePosition p) {
        for (int index = 0; index < p.depth(); index++) {
            int kind = Step.kind(p.step(index));
            int below = index == 0 ? 0 : Step.kind(p.step(index - 1));
            require(
                    liesOn(kind, below),
                    "pending[",
                    index,
                    "]: '",
                    StepWords.kind(kind),
                    "' does not belong ",
                    (index == 0 ? "at the bottom" : "on '" + StepWords.kind(below) + "'"));
            checkStep(p, index, kind, Step.argument(p.step(index)));
        }
        boolean starting = p.depth() > 0 && Step.kind(p.step(0)) == ZimbabweStep.FIRST_MONUMENT;
        require(starting == (p.round() == 0), "round: 0 is expected while first monuments are set, and only then");
    }

    private static boolean liesOn(int kind, int below) {
        return switch (kind) {
            case ZimbabweStep.FIRST_MONUMENT, ZimbabweStep.GIFT, ZimbabweStep.TURN -> below == 0;
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> below == ZimbabweStep.CRAFT;
            case ZimbabweStep.PLAN -> below == ZimbabweStep.RAISE;
            case ZimbabweStep.SUPPLY, ZimbabweStep.PRIMARY -> below == ZimbabweStep.PLAN;
            default -> below == ZimbabweStep.TURN;
        };
    }

    private static void checkStep(ZimbabwePosition p, int index, int kind, int argument) {
        String where = "pending[" + index + "]: ";
        switch (kind) {
            case ZimbabweStep.FIRST_MONUMENT ->
                require(
                        Squares.count(p.sets(), PieceTable.MONUMENTS) < p.seats(),
                        where,
                        "everybody has set a monument");
            case ZimbabweStep.HERD -> requireUsed(p, where, HERD);
            case ZimbabweStep.RESOURCE, ZimbabweStep.RESOURCE_SITE -> requireUsed(p, where, SHAMAN);
            case ZimbabweStep.RAIN -> requireUsed(p, where, RAIN);
            case ZimbabweStep.PLAN -> {
                int square = Raising.square(argument);
                require(
                        square < Squares.COUNT && p.is(PieceTable.monumentsOf(p.active()), square),
                        where,
                        "this is no monument of seat ",
                        p.active());
                int level = p.level(square);
                require(level < Box.HIGHEST_LEVEL, where, "this monument cannot be raised any more");
                require(!p.is(PieceTable.RAISED, square), where, "this monument has been raised");
                require(Raising.goods(argument) <= level, where, "so many goods are not needed");
            }
            case ZimbabweStep.SUPPLY -> require(p.isPlaced(argument), where, "this craftsman is not on the map");
            case ZimbabweStep.PRIMARY ->
                require(
                        p.isPlaced(argument) && Craft.isSecondary(Craft.of(argument)),
                        where,
                        "a secondary craftsman on the map is expected");
            default -> {}
        }
    }

    private static void requireUsed(ZimbabwePosition p, String where, int specialist) {
        require(
                p.specialistOwner(specialist) == p.active() && p.isUsed(specialist),
                where,
                "seat ",
                p.active(),
                " is not using the specialist ",
                SPECIALISTS[specialist]);
    }

    // ---------------------------------------------------------------- cattle and cards

    private static void checkCattle(ZimbabwePosition p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            require(p.cattle(seat) >= 0, "players[", seat, "].cattle: below 0");
        }
        require(
                p.cattleInPlay() == cattleInPlay(p),
                "cattle have been lost or found: ",
                p.cattleInPlay(),
                " left the stock, ",
                cattleInPlay(p),
                " are in play");
        require(p.godCattle() == 0 || p.worshipper(QAMATA) != NOBODY, "godCattle: nobody worships Qamata");
    }

    private static void checkCards(ZimbabwePosition p) {
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int first = craft * Craft.CARDS;
            String where = "cards." + CRAFTS[craft];
            require(
                    p.cardOwner(first) != NOBODY || p.cardOwner(first + 1) == NOBODY,
                    where,
                    ": the first card is taken before the second");
            require(
                    p.cardOwner(first) == NOBODY || p.cardOwner(first) != p.cardOwner(first + 1),
                    where,
                    ": a player has both");
            for (int card = first; card < first + Craft.CARDS; card++) {
                checkCard(p, craft, card, where + "[" + (card - first) + "]");
            }
        }
    }

    private static void checkCard(ZimbabwePosition p, int craft, int card, String where) {
        int owner = p.cardOwner(card);
        if (owner == NOBODY) {
            require(p.price(card) == 0 && p.cardCattle(card) == 0, where, ": nobody has this card");
            return;
        }
        boolean pricing = owner == p.active() && actionOf(p) == Turn.CRAFT;
        require(
                p.price(card) >= (pricing ? 0 : 1) && p.price(card) <= Box.HIGHEST_PRICE,
                where,
                ".price: a price from 1 to ",
                Box.HIGHEST_PRICE,
                " is expected, not ",
                p.price(card));
        boolean works = false;
        for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
            works |= p.owner(piece) == owner;
        }
        require(works, where, ": seat ", owner, " has placed no ", CRAFTS[craft]);
    }

    /** What a craftsman has in range stays once it is found, so it is enough to look, which takes long, between two actions. */
    private static void checkCraftsmen(ZimbabwePosition p) {
        boolean between = p.depth() == 1 && Step.kind(p.step(0)) == ZimbabweStep.TURN;
        int number = 0;
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                String where = "craftsmen[" + number++ + "]";
                require(
                        p.cardOf(Craft.of(piece), p.owner(piece)) != NOBODY,
                        where,
                        ": seat ",
                        p.owner(piece),
                        " has no card of this craft");
                require(!between || p.knowsItsResources(piece), where, ": the resources in range have changed");
            }
        }
    }

    private static void checkGods(ZimbabwePosition p) {
        int expected = p.isFirstGame() ? Integer.bitCount(Box.FIRST_GODS) : Box.GODS_IN_PLAY;
        require(Integer.bitCount(p.godsInPlay()) == expected, "gods: ", expected, " are in play");
        for (int seat = 0; seat < p.seats(); seat++) {
            int god = p.god(seat);
            require(
                    god == NOBODY || p.isInPlay(god),
                    "players[",
                    seat,
                    "].god: ",
                    (god == NOBODY ? "" : GODS[god]),
                    " is not in play");
            require(god == NOBODY || p.worshipper(god) == seat, "players[", seat, "].god: worshipped by another");
        }
    }

    private static void checkSpecialists(ZimbabwePosition p) {
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            int owner = p.specialistOwner(specialist);
            String where = "players[" + owner + "].specialists." + SPECIALISTS[specialist];
            require(owner == NOBODY || !p.isFirstGame(), where, ": the first game has no specialists");
            require(owner != NOBODY || p.specialistCattle(specialist) == 0, where, ": nobody has this specialist");
            require(
                    !p.isUsed(specialist) || owner == p.active(),
                    "turn.used: seat ",
                    p.active(),
                    " does not have the specialist ",
                    SPECIALISTS[specialist]);
        }
    }

    // ---------------------------------------------------------------- the map

    /** What keeps a square from being empty land, in words. */
    static String whatIsOn(ZimbabwePosition p, int square) {
        if (square < 0 || square >= Squares.COUNT || !p.is(MapTable.MAP, square)) {
            return "it is not on the map";
        }
        return p.is(PieceTable.MONUMENTS, square)
                ? "a monument stands there"
                : p.is(MapTable.WATER, square)
                        ? "there is water"
                        : p.resourceOn(square) >= 0
                                ? "there is a resource"
                                : p.is(MapTable.START_AREAS, square)
                                        ? "it is a starting area"
                                        : "a craftsman works there";
    }

    private static void checkResources(ZimbabwePosition p) {
        for (int resource = 0; resource < RESOURCES.length; resource++) {
            require(
                    p.tilesLaid(resource) <= Box.RESOURCE_TILES[resource],
                    "resources: more ",
                    RESOURCES[resource],
                    " than there is");
        }
        require(
                p.usedTwice() == 0 || p.worshipper(ATETE) != NOBODY,
                "used: only with Atete a resource is used a second time");
    }

    // ---------------------------------------------------------------- the phases

    private static void checkAuction(ZimbabwePosition p) {
        if (p.depth() == 0 || Step.kind(p.step(0)) != ZimbabweStep.GIFT) {
            return;
        }
        require(!p.hasPassed(p.active()), "active: seat ", p.active(), " has passed");
        require(
                (p.lastGift() == 0) == (p.givers() == 0),
                "auction.gave: whoever gave first made the last gift possible");
        int given = 0;
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            given += p.onPlaque(plaque);
        }
        require(given >= p.lastGift(), "auction.plaques: the last gift of ", p.lastGift(), " is not all there");
    }

    private static void checkTurn(ZimbabwePosition p) {
        if (p.depth() == 0 || Step.kind(p.step(0)) != ZimbabweStep.TURN) {
            return;
        }
        int action = actionOf(p);
        require(action == 0 || p.acted() == action, "turn.acted: another action is going on");
        require(
                p.acted() == 0 || (p.acted() >= Turn.BUILD && p.acted() <= Turn.RAISE),
                "turn.acted: build, craft or raise is expected");
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            require(
                    !p.wasThere(craft) || (!Craft.isSecondary(craft) && p.pieces(craft) > 0),
                    "turn.primaries: no ",
                    CRAFTS[craft],
                    " is on the map, or it is no primary craft");
        }
    }
}
