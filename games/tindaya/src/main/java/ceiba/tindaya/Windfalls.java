package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What a tribe may be given in mid-match, to see whether bots know what it is worth. */
final class Windfalls {

    private static final int VILLAGER_GIFT = 0;
    private static final int NOBLE_GIFT = 1;
    private static final int FOOD_GIFT = 2;
    private static final int WEAPONS_GIFT = 3;
    private static final int TRADE_GIFT = 4;
    private static final int INVENTION_GIFT = 5;
    private static final int FIRST_RAW_GIFT = 6;

    private static final int GIVEN_UNITS = 2;

    static final List<String> NAMES = Stream.of(
                    Stream.of("a villager", "a noble", "2 preserved food", "2 weapons", "a trade", "an invention"),
                    Arrays.stream(RAWS).map(raw -> "2 " + raw))
            .flatMap(names -> names)
            .toList();

    private Windfalls() {}

    /** False if the tribe can have no more of it. */
    static boolean give(TindayaPosition p, int tribe, int gift) {
        return switch (gift) {
            case VILLAGER_GIFT -> p.unborn(tribe) > 0 && settle(p, tribe, 1, 0);
            case NOBLE_GIFT -> p.nobles(tribe) < p.box().nobles && settle(p, tribe, 0, 1);
            case FOOD_GIFT -> store(p, tribe, PRESERVED + Integer.numberOfTrailingZeros(p.knownTrades(tribe)));
            case WEAPONS_GIFT -> store(p, tribe, WEAPON);
            case TRADE_GIFT -> learn(p, tribe);
            case INVENTION_GIFT -> invent(p, tribe);
            default -> store(p, tribe, RAW + gift - FIRST_RAW_GIFT);
        };
    }

    private static boolean store(TindayaPosition p, int tribe, int unit) {
        p.addUnits(tribe, unit, GIVEN_UNITS);
        return true;
    }

    /** Where the tribe has most natives already. */
    private static boolean settle(TindayaPosition p, int tribe, int villagers, int nobles) {
        int home = NOBODY;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.natives(tribe, hex) > (home == NOBODY ? 0 : p.natives(tribe, home))) {
                home = hex;
            }
        }
        if (home == NOBODY) {
            return false;
        }
        p.addNatives(tribe, home, villagers, nobles);
        return true;
    }

    /** The first trade that the tribe does not know. */
    private static boolean learn(TindayaPosition p, int tribe) {
        for (int trade = 0; trade < TRADES.length; trade++) {
            if (!p.knows(tribe, trade)) {
                p.learn(tribe, trade);
                p.addCubes(tribe, 1);
                return true;
            }
        }
        return false;
    }

    /** The first of a trade that the tribe knows. */
    private static boolean invent(TindayaPosition p, int tribe) {
        for (int trade = 0; trade < TRADES.length; trade++) {
            if (p.knows(tribe, trade) && p.inventions(tribe, trade) == 0) {
                p.setInventions(tribe, trade, 1);
                p.addCubes(tribe, 1);
                return true;
            }
        }
        return false;
    }
}
