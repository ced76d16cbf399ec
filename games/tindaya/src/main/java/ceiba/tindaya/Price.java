package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a choice costs its tribe, by the words of goods, weapons and prisoners. */
final class Price {

    private Price() {}

    static Map<String, Integer> of(int choice, TindayaPosition p) {
        int option = choice & TindayaStep.LAST_OPTION;
        if (option == TindayaStep.NONE) {
            return Map.of();
        }
        int tribe = p.acting();
        return switch (choice >> TindayaStep.OPTION_BITS) {
            case TindayaStep.TURN -> option >> 1 == TindayaStep.CAVING ? of(Turn.cavePrice(p, tribe)) : Map.of();
            case TindayaStep.DEVELOP -> of(p.box().inventionPrices[2 * option + p.inventions(tribe, option)]);
            case TindayaStep.PRESERVE ->
                Map.of(GOODS[Production.tradeOf(option)], 1, GOODS[Production.priceOf(option)], 1);
            case TindayaStep.WAY -> ofEmbarking(p, tribe, option);
            case TindayaStep.BUY -> of(p.box().craftPrices[option]);
            case TindayaStep.HERO, TindayaStep.ARMS -> option == 0 ? Map.of() : Map.of(UNITS[WEAPON], option);
            case TindayaStep.OFFERING -> ofOffering(option);
            case TindayaStep.EAT, TindayaStep.PAY, TindayaStep.DISCARD -> Map.of(GOODS[option], 1);
            case TindayaStep.BARTER_GIVE, TindayaStep.COUNTER_GIVE -> Map.of(UNITS[option], 1);
            case TindayaStep.FIRE -> option == 0 ? Map.of(GOODS[WOOD], 1, GOODS[DUNG], 1) : Map.of(GOODS[WOOD], 2);
            default -> Map.of();
        };
    }

    private static Map<String, Integer> of(long price) {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good < GOODS.length; good++) {
            if (Box.units(price, good) > 0) {
                goods.put(GOODS[good], Box.units(price, good));
            }
        }
        return goods;
    }

    /** Wood for a canoe, unless one lies there or the tribe has the outrigger. */
    private static Map<String, Integer> ofEmbarking(TindayaPosition p, int tribe, int option) {
        if (option < Exploring.EMBARK || p.hasOutrigger(tribe)) {
            return Map.of();
        }
        int sea = Hexes.neighbour(Exploring.source(Step.argument(p.top())), option - Exploring.EMBARK);
        return p.canoes(sea) > 0 ? Map.of() : Map.of(GOODS[WOOD], 1);
    }

    private static Map<String, Integer> ofOffering(int option) {
        return switch (Offering.way(option)) {
            case Offering.ITSELF -> Map.of(GOODS[Offering.need(option)], 1);
            case Offering.PRESERVED_FORM -> Map.of(GOODS[Glossary.PRESERVED + Offering.need(option)], 1);
            case Offering.A_PRISONER -> Map.of(UNITS[PRISONER], 1);
            default -> Map.of();
        };
    }
}
