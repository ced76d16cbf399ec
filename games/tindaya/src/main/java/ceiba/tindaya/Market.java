package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** The market of crafts: four cards, and forging, which is always on offer. */
final class Market {

    private Market() {}

    /** Gaps are filled as long as there are cards. */
    static void refill(TindayaPosition p) {
        for (int place = 0; place < Box.MARKET; place++) {
            if (p.market(place) == NOBODY && p.craftsLeft() > 0) {
                p.setMarket(place, p.craftCard(p.craftsLeft() - 1));
                p.setCraftsLeft(p.craftsLeft() - 1);
                p.note(TindayaEvent.MARKET, p.active(), p.market(place), 0, 0);
            }
        }
    }

    static boolean canBuy(TindayaPosition p, int tribe) {
        return legal(p, tribe) != 0;
    }

    static long legal(TindayaPosition p) {
        return legal(p, p.acting());
    }

    private static long legal(TindayaPosition p, int tribe) {
        long legal = canBuy(p, tribe, FORGE) ? 1L << FORGE : 0;
        for (int place = 0; place < Box.MARKET; place++) {
            int craft = p.market(place);
            legal |= craft != NOBODY && canBuy(p, tribe, craft) ? 1L << craft : 0;
        }
        return legal;
    }

    /** A card that can be paid and does something (T-14). */
    private static boolean canBuy(TindayaPosition p, int tribe, int craft) {
        return p.canPay(tribe, p.box().craftPrices[craft])
                && switch (craft) {
                    case WALL -> canWall(p, tribe);
                    case VASE -> legalVases(p) != 0;
                    case JAR -> p.jars(tribe) != (1 << GOODS.length) - 1;
                    case OUTRIGGER -> !p.hasOutrigger(tribe);
                    case CLOAKS -> !p.hasCloaks(tribe);
                    default -> true;
                };
    }

    static void buy(TindayaPosition p, int craft) {
        int tribe = p.acting();
        p.pop();
        p.pay(tribe, p.box().craftPrices[craft]);
        for (int place = 0; craft != FORGE && place < Box.MARKET; place++) {
            if (p.market(place) == craft) {
                p.setMarket(place, NOBODY);
                break;
            }
        }
        p.note(TindayaEvent.BOUGHT, p.active(), tribe, craft, 0);
        switch (craft) {
            case SPEARS, DAGGERS -> p.addWeapons(tribe, p.box().gains[craft]);
            case FORGE -> p.addWeapons(tribe, 1);
            case WALL -> p.push(Step.of(TindayaStep.WALL));
            case VASE -> p.push(Step.of(TindayaStep.VASE));
            case JAR -> p.push(Step.of(TindayaStep.JAR));
            case GRANARY -> p.setGranaries(tribe, p.granaries(tribe) + 1);
            case OUTRIGGER -> p.setOutrigger(tribe, true);
            default -> p.setCloaks(tribe, true);
        }
    }

    /** A good that no jar of the tribe holds yet. */
    static long legalJars(TindayaPosition p) {
        return ~p.jars(p.acting()) & (1L << GOODS.length) - 1;
    }

    static void layJar(TindayaPosition p, int good) {
        p.pop();
        p.setJars(p.acting(), p.jars(p.acting()) | 1 << good);
    }

    private static boolean mayWall(TindayaPosition p, int tribe, int hex) {
        return p.isTerrain(hex) && p.natives(tribe, hex) > 0 && !p.hasWall(hex);
    }

    private static boolean canWall(TindayaPosition p, int tribe) {
        if (p.wallsLeft() == 0) {
            return false;
        }
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (mayWall(p, tribe, hex)) {
                return true;
            }
        }
        return false;
    }

    /** A land hex, not a volcano, with a native of the tribe. */
    static long legalWalls(TindayaPosition p) {
        long legal = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            legal |= mayWall(p, p.acting(), hex) ? TindayaStep.allow(p, hex) : 0;
        }
        return legal;
    }

    static void buildWall(TindayaPosition p, int hex) {
        p.pop();
        p.setWall(hex, true);
        p.note(TindayaEvent.WALLED, p.active(), p.acting(), hex, 0);
    }

    /** Gods who are angry at all. */
    static long legalVases(TindayaPosition p) {
        return (p.wrath(ACORAN) > 0 ? 1L << ACORAN : 0) | (p.wrath(MONEIBA) > 0 ? 1L << MONEIBA : 0);
    }

    static void appease(TindayaPosition p, int god) {
        p.pop();
        p.addWrath(god, -p.box().vaseGain);
    }
}
