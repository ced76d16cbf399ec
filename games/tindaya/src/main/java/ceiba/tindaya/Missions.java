package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** The missions of the Alliance, which each tribe has to meet at the end. */
final class Missions {

    private Missions() {}

    /** What the mission asks of each tribe. */
    static int need(TindayaPosition p) {
        Box box = p.box();
        int difficulty = p.difficulty();
        return switch (p.missionCard()) {
            case NATIVES_MISSION -> box.missionNatives[difficulty];
            case LEARNING_MISSION -> box.missionTrades[difficulty] + box.missionInventions[difficulty];
            case SETTLEMENTS_MISSION -> box.missionSettlements[difficulty];
            case PRESERVED_MISSION -> box.missionPreserved[difficulty];
            case LIVESTOCK_MISSION -> box.missionLivestock[difficulty];
            default -> box.missionArms[difficulty];
        };
    }

    /** What a tribe has of it; of trades and inventions no more of either than is asked for. */
    static int have(TindayaPosition p, int tribe) {
        return switch (p.missionCard()) {
            case NATIVES_MISSION -> p.natives(tribe);
            case LEARNING_MISSION -> have(p, tribe, 0);
            case SETTLEMENTS_MISSION -> p.settlementsOf(tribe);
            case PRESERVED_MISSION -> p.preserved(tribe);
            case LIVESTOCK_MISSION -> livestock(p, tribe);
            default -> p.weapons(tribe) + p.taken(tribe);
        };
    }

    /** What a tribe would have of the learning mission with so many more trades. */
    static int have(TindayaPosition p, int tribe, int moreTrades) {
        int trades = Integer.bitCount(p.knownTrades(tribe)) + moreTrades;
        return Math.min(trades, p.box().missionTrades[p.difficulty()])
                + Math.min(p.inventions(tribe), p.box().missionInventions[p.difficulty()]);
    }

    static boolean isMet(TindayaPosition p, int tribe) {
        return have(p, tribe) >= need(p);
    }

    /** Animals, fishing villages and farms on controlled settlements. */
    private static int livestock(TindayaPosition p, int tribe) {
        int count = 0;
        for (int hex = p.nextBuilt(0); hex >= 0; hex = p.nextBuilt(hex + 1)) {
            if (p.controller(hex) == tribe) {
                count += animal(p.settlement(hex)) == NOBODY ? 1 : p.inside(hex);
            }
        }
        return count;
    }
}
