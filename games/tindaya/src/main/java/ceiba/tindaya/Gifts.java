package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/**
 * What an offering costs who gives it, roughly, as bots see it. Whatever fills a slot of a god serves as well as anything
 * else, so nobody thinks of giving what is dear before what is cheap.
 */
final class Gifts {

    // From what would go to waste to lives.
    private static final int NOTHING = 0;
    private static final int LITTLE = 1;
    private static final int SOMETHING = 2;
    private static final int PRESERVED_TO_SPARE = 3;
    private static final int FOOD_NEEDED = 4;
    private static final int A_LIFE = 5;
    private static final int A_NOBLE_LIFE = 6;

    private Gifts() {}

    // A gift in one number: the option, and above it what it costs.
    private static final int COST_SHIFT = TindayaStep.OPTION_BITS;
    private static final int NO_GIFT = Integer.MAX_VALUE;

    /** Whether an option of the offering need not be thought of: what costs nothing is simply given. */
    static boolean isDispensable(TindayaPosition p, int option) {
        int forAcoran = cheapest(p, ACORAN);
        int forMoneiba = cheapest(p, MONEIBA);
        int cheaper = Math.min(forAcoran, forMoneiba);
        if (cheaper >> COST_SHIFT == NOTHING) {
            return option != optionOf(cheaper);
        }
        return option != TindayaStep.NONE && option != optionOf(forAcoran) && option != optionOf(forMoneiba);
    }

    private static int optionOf(int gift) {
        return gift & TindayaStep.LAST_OPTION;
    }

    /** What costs the acting tribe least of all that it can give to a god. A life is only given for the last slot. */
    private static int cheapest(TindayaPosition p, int god) {
        int tribe = p.acting();
        int last = p.openSlots(god) == 1 ? Offering.A_NOBLE : Offering.A_PRISONER;
        int mouths = p.natives(tribe) + Reproduction.births(p, tribe);
        int cheapest = NO_GIFT;
        int seen = 0;
        for (int slot = 0; slot < p.slots(); slot++) {
            int need = p.need(god, slot);
            if (p.filled(god, slot) != 0 || (seen >> need & 1) != 0) {
                continue;
            }
            seen |= 1 << need;
            for (int way = Offering.ITSELF; way <= last; way++) {
                if (Offering.canGive(p, tribe, way, need)) {
                    int cost = cost(p, tribe, way, need, mouths);
                    cheapest = Math.min(cheapest, cost << COST_SHIFT | Offering.option(way, god, need));
                }
            }
        }
        return cheapest;
    }

    private static int cost(TindayaPosition p, int tribe, int way, int need, int mouths) {
        return switch (way) {
            case Offering.ITSELF -> isSimple(need) ? ofSimple(p, tribe, mouths) : ofOther(p, tribe, need, mouths);
            case Offering.PRESERVED_FORM -> ofPreserved(p, tribe, mouths);
            case Offering.A_PRISONER -> need == BLOOD ? LITTLE : SOMETHING;
            case Offering.A_VILLAGER -> A_LIFE;
            default -> A_NOBLE_LIFE;
        };
    }

    /** Nobody eats more than the need, and what is left does not keep. */
    private static int ofSimple(TindayaPosition p, int tribe, int mouths) {
        return p.food(tribe) - 2 * p.preserved(tribe) > mouths
                ? NOTHING
                : p.food(tribe) > mouths ? SOMETHING : FOOD_NEEDED;
    }

    private static int ofOther(TindayaPosition p, int tribe, int good, int mouths) {
        return isPreserved(good)
                ? ofPreserved(p, tribe, mouths)
                : p.good(tribe, good) > p.capacity(tribe, good) ? NOTHING : LITTLE;
    }

    private static int ofPreserved(TindayaPosition p, int tribe, int mouths) {
        return p.food(tribe) - 2 >= mouths ? PRESERVED_TO_SPARE : FOOD_NEEDED;
    }
}
