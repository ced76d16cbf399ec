package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What choices and prompts say to people, and what they point at on the board. */
final class ChoicePhrases {

    private ChoicePhrases() {}

    static Phrase of(int choice, ZimbabwePosition p) {
        int kind = choice >> ZimbabweStep.OPTION_BITS;
        int option = choice & ZimbabweStep.LAST_OPTION;
        int argument = Step.argument(p.top());
        boolean none = option == ZimbabweStep.NONE;
        return switch (kind) {
            case ZimbabweStep.FIRST_MONUMENT -> onSquare("choice.first-monument", option);
            case ZimbabweStep.GIFT ->
                (option == Auction.PASS ? Phrase.of("choice.pass") : ofGift(p, option)).at("auction");
            case ZimbabweStep.TURN -> ofTurn(p, option);
            case ZimbabweStep.HERD ->
                Phrase.of("choice.herd", Box.HERD_CATTLE[option], Box.HERD_CATTLE[option] / 2)
                        .at(specialistPlace(HERD));
            case ZimbabweStep.RESOURCE -> Phrase.of("choice.resource", resource(option));
            case ZimbabweStep.RESOURCE_SITE -> onSquare("choice.resource-site", option, resource(argument));
            case ZimbabweStep.RAIN -> onSquares("choice.rain", squares(option));
            case ZimbabweStep.MONUMENT -> onSquare("choice.monument", option);
            case ZimbabweStep.SECOND_MONUMENT ->
                none ? Phrase.of("choice.second-monument.none") : onSquare("choice.second-monument", option);
            case ZimbabweStep.CRAFT ->
                none ? Phrase.of("choice.place.none") : ofPlacing(p, option).at(craftPlace(option));
            case ZimbabweStep.SITE, ZimbabweStep.AREA ->
                onSquares("choice.site", PositionReader.squaresOf(argument, option), theCraft(argument));
            case ZimbabweStep.PRICES -> ofPrice("choice.price", option);
            case ZimbabweStep.REPRICE -> ofPrice("choice.reprice-card", option);
            case ZimbabweStep.RAISE ->
                none ? Phrase.of("choice.raise.done") : onSquare("choice.raise-monument", option, p.level(option) + 1);
            case ZimbabweStep.PLAN ->
                option == Raising.CHEAPEST
                        ? Phrase.of("choice.cheapest").at(place(Raising.square(argument)))
                        : supplier("choice.from", p, option);
            case ZimbabweStep.SUPPLY -> onSquare("choice.with", option, resource(p.resourceKind(p.resourceOn(option))));
            case ZimbabweStep.PRIMARY -> supplier("choice.using", p, option);
            default -> throw new IllegalArgumentException("no choice: " + choice);
        };
    }

    private static Phrase ofGift(ZimbabwePosition p, int gift) {
        int stock = Auction.fromStock(p, p.active(), gift);
        return stock == 0 ? Phrase.of("choice.give", gift) : Phrase.of("choice.give.elegua", gift, stock);
    }

    private static Phrase ofTurn(ZimbabwePosition p, int option) {
        if (option < Turn.HIRE) {
            int god = option - Turn.GOD;
            return withRequirement("choice.god", god(god), p, Turn.requirementOf(p, p.active(), god))
                    .at(godPlace(god));
        }
        if (option < Turn.REPRICE) {
            int specialist = (option - Turn.HIRE) % SPECIALISTS.length;
            String name = theSpecialist(specialist);
            return (option < Turn.USE
                            ? withRequirement("choice.hire", name, p, Box.SPECIALIST_REQUIREMENT[specialist])
                            : Phrase.of("choice.use", name))
                    .at(specialistPlace(specialist));
        }
        String action = Turn.ACTIONS[option - Turn.REPRICE];
        return Phrase.of("choice." + action).at("action/" + action);
    }

    /** A card, what is required now, and what will be. */
    private static Phrase withRequirement(String key, String card, ZimbabwePosition p, int more) {
        int now = p.requirement(p.active());
        return Phrase.of(key, card, now, now + more);
    }

    private static Phrase ofPlacing(ZimbabwePosition p, int craft) {
        if (p.cardOf(craft, p.active()) != NOBODY) {
            return Phrase.of("choice.place", aCraft(craft));
        }
        int more = Turn.requirementOfCard(p, p.active(), p.freeCard(craft));
        return withRequirement("choice.place.card", aCraft(craft), p, more);
    }

    private static Phrase ofPrice(String key, int option) {
        if (option == ZimbabweStep.NONE) {
            return Phrase.of(key + ".done");
        }
        int craft = Prices.craft(option);
        int price = Prices.price(option);
        return Phrase.of(key, theCraft(craft), price).at("price/" + CRAFTS[craft] + "/" + price);
    }

    private static Phrase supplier(String key, ZimbabwePosition p, int piece) {
        return Phrase.of(key, piece(piece), new Phrase.Seat(p.owner(piece))).at(piecePlace(piece));
    }

    static Phrase prompt(ZimbabwePosition p) {
        if (p.depth() == 0) {
            return Phrase.of("prompt.over");
        }
        Phrase.Seat seat = new Phrase.Seat(p.active());
        int kind = Step.kind(p.top());
        int argument = Step.argument(p.top());
        return switch (kind) {
            case ZimbabweStep.GIFT ->
                p.lastGift() == 0
                        ? Phrase.of("prompt.gift.first", seat)
                        : Phrase.of("prompt.gift", seat, Auction.least(p));
            case ZimbabweStep.TURN -> Phrase.of(p.acted() == 0 ? "prompt.turn" : "prompt.turn.acted", seat);
            case ZimbabweStep.RESOURCE_SITE -> Phrase.of("prompt.resource-site", seat, resource(argument));
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> Phrase.of("prompt.site", seat, theCraft(argument));
            case ZimbabweStep.PLAN ->
                Phrase.of("prompt.plan", seat, Raising.goods(argument) + 1, p.level(Raising.square(argument)))
                        .at(place(Raising.square(argument)));
            case ZimbabweStep.SUPPLY, ZimbabweStep.PRIMARY ->
                Phrase.of("prompt." + StepWords.kind(kind), seat, piece(argument))
                        .at(piecePlace(argument));
            default -> Phrase.of("prompt." + StepWords.kind(kind), seat);
        };
    }

    // ---------------------------------------------------------------- names, and places on the board

    static String god(int god) {
        return "god." + GODS[god];
    }

    static String theSpecialist(int specialist) {
        return "specialist." + SPECIALISTS[specialist] + ".the";
    }

    static String craft(int craft) {
        return "craft." + CRAFTS[craft];
    }

    static String aCraft(int craft) {
        return craft(craft) + ".a";
    }

    static String theCraft(int craft) {
        return craft(craft) + ".the";
    }

    static String resource(int resource) {
        return "resource." + RESOURCES[resource];
    }

    /** A craftsman by name, such as potter 2. */
    static Phrase piece(int piece) {
        return Phrase.of("piece." + CRAFTS[Craft.of(piece)], number(piece));
    }

    private static int number(int piece) {
        return piece % Box.CRAFTSMEN + 1;
    }

    static Phrase square(int square) {
        return Phrase.of("square", "column." + (char) ('a' + Squares.column(square)), Squares.row(square) + 1);
    }

    static String place(int square) {
        return "square/" + Squares.name(square);
    }

    static String godPlace(int god) {
        return "god/" + GODS[god];
    }

    static String specialistPlace(int specialist) {
        return "specialist/" + SPECIALISTS[specialist];
    }

    static String craftPlace(int craft) {
        return "craft/" + CRAFTS[craft];
    }

    static String piecePlace(int piece) {
        return "piece/" + CRAFTS[Craft.of(piece)] + "/" + number(piece);
    }

    /** The two squares of a piece. */
    static int[] squares(int site) {
        return new int[] {ZimbabweStep.square(site), MapTable.secondSquare(site)};
    }

    /** About a square, which is the first argument. */
    static Phrase onSquare(String key, int square, Object... more) {
        return onSquares(key, new int[] {square}, more);
    }

    /** About the squares of a piece, of which the first and the last are named. */
    static Phrase onSquares(String key, int[] squares, Object... more) {
        List<Object> args = new ArrayList<>(List.of(area(squares)));
        args.addAll(Arrays.asList(more));
        return new Phrase(key, args, places(squares));
    }

    private static Phrase area(int... squares) {
        Phrase first = square(squares[0]);
        return squares.length == 1 ? first : Phrase.of("squares", first, square(squares[squares.length - 1]));
    }

    private static List<String> places(int... squares) {
        return Arrays.stream(squares).mapToObj(ChoicePhrases::place).toList();
    }
}
