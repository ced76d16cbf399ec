package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a choice costs the seat that makes it, as far as the choice itself settles it. */
final class Price {

    private Price() {}

    static Map<String, Integer> of(int choice, TzolkinPosition p) {
        int option = choice & TzolkinStep.LAST_OPTION;
        int argument = Step.argument(p.top());
        if (option == TzolkinStep.NONE) {
            return Map.of();
        }
        return switch (choice >> TzolkinStep.OPTION_BITS) {
            case TzolkinStep.TURN -> option >= Turn.PLACE && option < Turn.BEG ? corn(placing(p, option)) : Map.of();
            case TzolkinStep.ACTION -> corn(Action.price(p, p.active(), argument, option));
            case TzolkinStep.ANY_ACTION -> corn(Board.CORN_FOR_ANY_ACTION);
            case TzolkinStep.BUILD -> building(p, option, argument);
            case TzolkinStep.PAY -> mix(option);
            case TzolkinStep.MARKET ->
                option < Market.SELL ? corn(Board.MARKET[option - Market.BUY]) : Map.of(GOODS[option - Market.SELL], 1);
            case TzolkinStep.OFFER -> Map.of(GOODS[option], 1);
            default -> Map.of();
        };
    }

    /** Corn for placing a worker: as much as there is, if the gods have mercy. */
    static int placing(TzolkinPosition p, int option) {
        return Math.min(Turn.price(p, option), p.corn(p.active()));
    }

    /** Where Architecture may save something, the next choice settles the rest. */
    private static Map<String, Integer> building(TzolkinPosition p, int option, int flags) {
        if (option >= Building.MONUMENT) {
            return cost(Tile.monument(option - Building.MONUMENT + 1));
        }
        Tile tile = Tile.building(option + 1);
        return Building.inCorn(flags) ? corn(Building.priceInCorn(p, p.active(), tile)) : cost(tile);
    }

    private static Map<String, Integer> cost(Tile tile) {
        return goods(tile.wood, tile.stone, tile.gold);
    }

    private static Map<String, Integer> mix(int option) {
        int[] mix = Resources.MIXES[option];
        return goods(mix[0], mix[1], mix[2]);
    }

    private static Map<String, Integer> goods(int wood, int stone, int gold) {
        Map<String, Integer> goods = new LinkedHashMap<>();
        int[] numbers = {wood, stone, gold};
        for (int good = WOOD; good <= GOLD; good++) {
            if (numbers[good - WOOD] > 0) {
                goods.put(GOODS[good], numbers[good - WOOD]);
            }
        }
        return goods;
    }

    private static Map<String, Integer> corn(int number) {
        return number == 0 ? Map.of() : Map.of(GOODS[CORN], number);
    }
}
