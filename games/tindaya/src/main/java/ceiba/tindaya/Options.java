package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** What those who moved may do when an Explore is over: each may use each option once, in any order (T-18). */
final class Options {

    private Options() {}

    static long legal(TindayaPosition p) {
        int tribe = p.acting();
        long legal = TindayaStep.allow(p, TindayaStep.NONE);
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasMovers(hex)) {
                legal |= optionsOn(p, tribe, hex);
            }
        }
        return legal;
    }

    private static long optionsOn(TindayaPosition p, int tribe, int hex) {
        long legal = 0;
        if (movedVillagers(p, tribe, hex) > 0) {
            legal |= canCollect(p, tribe, hex) ? allow(p, TindayaStep.COLLECT, hex) : 0;
            for (int trade = 0; trade < TRADES.length; trade++) {
                legal |= canSettle(p, tribe, hex, trade) ? allow(p, TindayaStep.SETTLE + trade, hex) : 0;
            }
            for (int animals = 1; animals <= 2; animals++) {
                legal |= canGather(p, tribe, hex, animals) ? allow(p, TindayaStep.GATHER + animals - 1, hex) : 0;
            }
        }
        legal |= canBarter(p, tribe, hex) ? allow(p, TindayaStep.BARTER, hex) : 0;
        legal |= canOffer(p, tribe, hex) ? allow(p, TindayaStep.OFFER, hex) : 0;
        return legal;
    }

    private static long allow(TindayaPosition p, int kind, int hex) {
        return TindayaStep.allow(p, TindayaStep.option(kind, hex));
    }

    static int movedVillagers(TindayaPosition p, int tribe, int hex) {
        return Math.min(p.mover(hex, NativesTable.MOVED_VILLAGERS, 3), p.villagers(tribe, hex));
    }

    static int movedNobles(TindayaPosition p, int tribe, int hex) {
        return Math.min(p.mover(hex, NativesTable.MOVED_NOBLES, 2), p.nobles(tribe, hex));
    }

    static boolean canCollect(TindayaPosition p, int tribe, int hex) {
        return p.tokens(hex) > 0
                && (p.mover(hex, NativesTable.USED_COLLECT, 4) < movedVillagers(p, tribe, hex)
                        || mayCollectMore(p, tribe))
                && (p.isDominion() || p.tokensOnIsland(p.island(hex)) > 1);
    }

    /** One villager of the Benahoaritas may take several tokens in an Explore. */
    private static boolean mayCollectMore(TindayaPosition p, int tribe) {
        return tribe == BENAHOARITAS && p.moreCollected() < p.box().benahoaritasTokens - 1;
    }

    static boolean canSettle(TindayaPosition p, int tribe, int hex, int trade) {
        return p.isTerrain(hex)
                && p.isFree(hex)
                && p.knows(tribe, trade)
                && fits(trade, p.terrain(hex))
                && p.tilesLeft(trade) > 0
                && p.mover(hex, NativesTable.USED_SETTLE, 3) < movedVillagers(p, tribe, hex);
    }

    static boolean canGather(TindayaPosition p, int tribe, int hex, int animals) {
        int trade = p.settlement(hex);
        return trade >= GOATS
                && p.controller(hex) == tribe
                && p.knows(tribe, trade)
                && p.inside(hex) + animals <= p.box().herd
                && p.wild(animal(trade)) >= (p.isDominion() ? animals : animals + 1)
                && p.mover(hex, NativesTable.USED_GATHER, 3) < movedVillagers(p, tribe, hex);
    }

    static boolean canBarter(TindayaPosition p, int tribe, int hex) {
        int natives = movedVillagers(p, tribe, hex) + movedNobles(p, tribe, hex);
        return p.mover(hex, NativesTable.USED_BARTER, 5) < p.box().proposals * natives
                && Barter.hasUnits(p, tribe)
                && Barter.legalPartners(p, hex) != 0;
    }

    static boolean canOffer(TindayaPosition p, int tribe, int hex) {
        return p.terrain(hex) == VOLCANO
                && p.mover(hex, NativesTable.USED_OFFER, 2) < movedNobles(p, tribe, hex)
                && Offering.isPossible(p, tribe);
    }

    static void take(TindayaPosition p, int option) {
        if (option == TindayaStep.NONE) {
            p.pop();
            p.forgetMovers();
            return;
        }
        int hex = TindayaStep.hexOf(option);
        int tribe = p.acting();
        switch (TindayaStep.kindOf(option)) {
            case TindayaStep.COLLECT -> collect(p, tribe, hex);
            case TindayaStep.GATHER -> gather(p, tribe, hex, 1);
            case TindayaStep.GATHER + 1 -> gather(p, tribe, hex, 2);
            case TindayaStep.BARTER -> {
                p.addMover(hex, NativesTable.USED_BARTER, 1);
                p.push(Step.of(TindayaStep.PARTNER, hex));
            }
            case TindayaStep.OFFER -> {
                p.addMover(hex, NativesTable.USED_OFFER, 1);
                p.push(Step.of(TindayaStep.OFFERING, hex));
            }
            default -> settle(p, tribe, hex, TindayaStep.kindOf(option) - TindayaStep.SETTLE);
        }
    }

    private static void collect(TindayaPosition p, int tribe, int hex) {
        if (p.mover(hex, NativesTable.USED_COLLECT, 4) < movedVillagers(p, tribe, hex)) {
            p.addMover(hex, NativesTable.USED_COLLECT, 1);
        } else {
            p.setMoreCollected(p.moreCollected() + 1);
        }
        int raw = rawOf(p.terrain(hex));
        p.setTokens(hex, p.tokens(hex) - 1);
        p.addTokens(tribe, raw, 1);
        p.addGood(tribe, RAW + raw, 1);
        p.note(TindayaEvent.COLLECTED, p.active(), tribe, raw, hex);
        if (p.tokensOnIsland(p.island(hex)) == 0) {
            exhaust(p, tribe, hex, NOBODY);
        }
    }

    private static void exhaust(TindayaPosition p, int tribe, int hex, int species) {
        p.note(TindayaEvent.EXHAUSTED, p.active(), tribe, hex, species);
        p.addSolidarity(tribe, -p.box().exhaustedPoints, FOR_EXHAUSTION);
    }

    private static void settle(TindayaPosition p, int tribe, int hex, int trade) {
        p.addMover(hex, NativesTable.USED_SETTLE, 1);
        p.note(TindayaEvent.SETTLED, p.active(), tribe, trade, hex);
        p.build(hex, trade, tribe);
    }

    private static void gather(TindayaPosition p, int tribe, int hex, int animals) {
        int species = animal(p.settlement(hex));
        p.addMover(hex, NativesTable.USED_GATHER, 1);
        p.setWild(species, p.wild(species) - animals);
        p.setAnimalsLeft(species, p.animalsLeft(species) + animals); // by way of the supply
        p.addAnimals(hex, animals);
        p.note(TindayaEvent.GATHERED, p.active(), tribe, animals, hex);
        if (p.wild(species) == 0) {
            exhaust(p, tribe, Hexes.NONE, species);
        }
    }
}
