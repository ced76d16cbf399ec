package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** T-15: slaughter, goods of every settlement, and food that is made to keep. */
final class Production {

    private static final int PRICES =
            16; // an option of preserving is the trade times this, plus the good that it costs

    private Production() {}

    static void begin(TindayaPosition p) {
        p.push(Step.of(TindayaStep.PRESERVE));
        p.push(Step.of(TindayaStep.HARVEST));
        p.push(Step.of(TindayaStep.SLAUGHTER));
    }

    /** A settlement produces for who controls it, knows its trade and has a native there. */
    static boolean produces(TindayaPosition p, int tribe, int hex) {
        return p.controller(hex) == tribe && p.knows(tribe, p.settlement(hex)) && p.natives(tribe, hex) > 0;
    }

    static boolean isPossible(TindayaPosition p, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (produces(p, tribe, hex)) {
                int trade = p.settlement(hex);
                if (simple(p, tribe, hex, trade) > 0
                        || (trade != GOATS && makesComplex(p, tribe, trade))
                        || (trade == PIGS && p.inside(hex) > 0)) {
                    return true;
                }
            }
        }
        return legalPreserves(p, tribe) != 0;
    }

    private static boolean makesComplex(TindayaPosition p, int tribe, int trade) {
        return p.inventions(tribe, trade) > 0 && p.good(tribe, COMPLEX + trade) < p.capacity(tribe, COMPLEX + trade);
    }

    /** What a settlement yields without slaughter. */
    private static int simple(TindayaPosition p, int tribe, int hex, int trade) {
        return switch (trade) {
            case FISHING, FARMING -> p.villagers(tribe, hex);
            case GOATS -> p.inside(hex);
            default -> 0;
        };
    }

    /** One by one; goats only with the tannery. */
    static long legalSlaughters(TindayaPosition p) {
        int tribe = p.acting();
        long legal = 0;
        boolean any = false;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            int trade = p.settlement(hex);
            if (trade >= GOATS
                    && p.inside(hex) > 0
                    && produces(p, tribe, hex)
                    && (trade == PIGS || p.inventions(tribe, GOATS) > 0)) {
                legal |= TindayaStep.allow(p, TindayaStep.option(animal(trade), hex));
                any = true;
            }
        }
        return any ? legal | TindayaStep.allow(p, TindayaStep.NONE) : 0;
    }

    static void slaughter(TindayaPosition p, int option) {
        if (option == TindayaStep.NONE) {
            p.pop();
            return;
        }
        int tribe = p.acting();
        int hex = TindayaStep.hexOf(option);
        int trade = p.settlement(hex);
        p.addAnimals(hex, -1);
        p.note(TindayaEvent.SLAUGHTERED, p.seatOf(tribe), tribe, animal(trade), hex);
        if (trade == PIGS) {
            produce(p, tribe, PIGS, 1);
        } else if (makesComplex(p, tribe, GOATS)) {
            produce(p, tribe, HIDE, 1);
        }
    }

    /** Simple goods in full; of complex ones no more than the store holds (T-11). */
    static void harvest(TindayaPosition p) {
        int tribe = p.acting();
        p.pop();
        boolean goat = false;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (!produces(p, tribe, hex)) {
                continue;
            }
            int trade = p.settlement(hex);
            produce(p, tribe, trade, simple(p, tribe, hex, trade));
            if (trade != GOATS && makesComplex(p, tribe, trade)) {
                produce(p, tribe, COMPLEX + trade, 1);
            }
            goat |= trade == GOATS && p.inside(hex) > 0;
        }
        if (goat && tribe == MAJOS) {
            produce(p, tribe, GOATS, p.box().majosMilk);
        }
    }

    private static void produce(TindayaPosition p, int tribe, int good, int units) {
        if (units > 0) {
            p.addGood(tribe, good, units);
            p.note(TindayaEvent.PRODUCED, p.seatOf(tribe), tribe, good, units);
        }
    }

    /** With the second invention of a known trade, any unit of its simple good, each for its price. */
    private static long legalPreserves(TindayaPosition p, int tribe) {
        long legal = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            if (p.inventions(tribe, trade) == 2 && p.knows(tribe, trade) && p.good(tribe, trade) > 0) {
                for (int prices = p.box().preservers[trade]; prices != 0; prices &= prices - 1) {
                    int good = Integer.numberOfTrailingZeros(prices);
                    legal |= p.good(tribe, good) > (good == trade ? 1 : 0) ? 1L << (trade * PRICES + good) : 0;
                }
            }
        }
        return legal;
    }

    static long legalPreserves(TindayaPosition p) {
        long legal = legalPreserves(p, p.acting());
        return legal == 0 ? 0 : legal | TindayaStep.allow(p, TindayaStep.NONE);
    }

    static int tradeOf(int option) {
        return option / PRICES;
    }

    static int priceOf(int option) {
        return option % PRICES;
    }

    static void preserve(TindayaPosition p, int option) {
        if (option == TindayaStep.NONE) {
            p.pop();
            return;
        }
        int tribe = p.acting();
        int trade = tradeOf(option);
        p.addGood(tribe, trade, -1);
        p.addGood(tribe, priceOf(option), -1);
        p.addGood(tribe, Glossary.PRESERVED + trade, 1);
        p.note(TindayaEvent.PRESERVED, p.seatOf(tribe), tribe, Glossary.PRESERVED + trade, priceOf(option));
    }
}
