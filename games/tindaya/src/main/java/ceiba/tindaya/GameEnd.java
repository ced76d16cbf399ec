package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** The end of the game: control of the Archipelago (T-31), then what each mode asks for. */
final class GameEnd {

    private GameEnd() {}

    static void judge(TindayaPosition p) {
        p.note(TindayaEvent.ARCHIPELAGO, p.active(), nativeIslands(p), foreignIslands(p), 0);
        if (p.isDominion()) {
            judgeDominion(p);
        } else {
            judgeAlliance(p);
        }
    }

    // ---------------------------------------------------------------- T-31: control of the Archipelago

    private static final int FOREIGN_SHIFT = 8;

    static boolean isNative(TindayaPosition p, int island) {
        return settlementsOn(p, island) > fortsOn(p, island);
    }

    static boolean isForeign(TindayaPosition p, int island) {
        int forts = fortsOn(p, island);
        return forts > 0 && forts >= settlementsOn(p, island);
    }

    static int settlementsOn(TindayaPosition p, int island) {
        int settlements = 0;
        for (int hex = p.nextBuilt(island); hex >= 0; hex = p.nextBuilt(hex + 1)) {
            settlements += p.island(hex) == island && p.hasSettlement(hex) ? 1 : 0;
        }
        return settlements;
    }

    static int fortsOn(TindayaPosition p, int island) {
        int forts = 0;
        for (int hex = p.nextBuilt(island); hex >= 0; hex = p.nextBuilt(hex + 1)) {
            forts += p.island(hex) == island && p.hasFort(hex) ? 1 : 0;
        }
        return forts;
    }

    static int nativeIslands(TindayaPosition p) {
        return nativeOf(islands(p));
    }

    static int foreignIslands(TindayaPosition p) {
        return foreignOf(islands(p));
    }

    static boolean keepsControl(TindayaPosition p) {
        return keepsControl(islands(p));
    }

    /**
     * Native and foreign islands in one number: counted in one go, for bots ask for it all the time.
     */
    static int islands(TindayaPosition p) {
        int counted = 0;
        long seen0 = 0; // islands that are counted, by their lowest hexes
        long seen1 = 0;
        for (int hex = p.nextBuilt(0); hex >= 0; hex = p.nextBuilt(hex + 1)) {
            int island = p.island(hex);
            if (((island < Long.SIZE ? seen0 : seen1) >>> island & 1) == 0) {
                seen0 |= island < Long.SIZE ? 1L << island : 0;
                seen1 |= island < Long.SIZE ? 0 : 1L << island;
                // where something is built and settlements are not more, there is a fort
                counted += lead(p, island, hex) > 0 ? 1 : 1 << FOREIGN_SHIFT;
            }
        }
        return counted;
    }

    static int nativeOf(int islands) {
        return islands & (1 << FOREIGN_SHIFT) - 1;
    }

    static int foreignOf(int islands) {
        return islands >> FOREIGN_SHIFT;
    }

    static boolean keepsControl(int islands) {
        return nativeOf(islands) >= 1 && nativeOf(islands) >= foreignOf(islands);
    }

    /** How many more settlements than forts an island has. */
    private static int lead(TindayaPosition p, int island, int firstBuilt) {
        int lead = 0;
        for (int hex = firstBuilt; hex >= 0; hex = p.nextBuilt(hex + 1)) {
            lead += p.island(hex) != island ? 0 : p.hasFort(hex) ? -1 : 1;
        }
        return lead;
    }

    // ---------------------------------------------------------------- Alliance

    private static void judgeAlliance(TindayaPosition p) {
        int met = 0;
        boolean settled = true;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            boolean isMet = Missions.isMet(p, tribe);
            p.note(TindayaEvent.MISSION, p.seatOf(tribe), tribe, isMet ? 1 : 0, 0);
            met += isMet ? 1 : 0;
            settled &= p.settlementsOf(tribe) > 0;
        }
        if (!Survival.allSurvive(p)) {
            lose(p, LOST_SURVIVAL);
        } else if (!settled) {
            lose(p, LOST_SETTLEMENT);
        } else if (!keepsControl(p)) {
            lose(p, LOST_CONTROL);
        } else if (met < p.tribes()) {
            lose(p, LOST_MISSION);
        } else {
            for (int index = 0; index < p.tribes(); index++) {
                win(p, p.order(index));
            }
            over(p);
        }
    }

    // ---------------------------------------------------------------- Dominion

    private static void judgeDominion(TindayaPosition p) {
        if (!keepsControl(p)) {
            lose(p, LOST_CONTROL);
        } else if (!hasSurvivor(p)) {
            lose(p, LOST_SURVIVORS);
        } else {
            FinalScore.add(p);
            for (int index = 0; index < p.tribes(); index++) {
                if (isFirst(p, p.order(index))) {
                    win(p, p.order(index));
                }
            }
            over(p);
        }
    }

    private static boolean hasSurvivor(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            if (Survival.survives(p, p.order(index))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFirst(TindayaPosition p, int tribe) {
        for (int index = 0; index < p.tribes(); index++) {
            if (isAhead(p, p.order(index), tribe)) {
                return false;
            }
        }
        return true;
    }

    /** Survivors first, then solidarity, more natives, less waste. Nobody is ahead once all have lost. */
    static boolean isAhead(TindayaPosition p, int one, int another) {
        if (p.loss() != NOBODY) {
            return false;
        }
        boolean survives = Survival.survives(p, one);
        if (survives != Survival.survives(p, another)) {
            return survives;
        }
        if (p.solidarity(one) != p.solidarity(another)) {
            return p.solidarity(one) > p.solidarity(another);
        }
        return p.natives(one) != p.natives(another)
                ? p.natives(one) > p.natives(another)
                : p.waste(one) < p.waste(another);
    }

    // ---------------------------------------------------------------- the outcome

    private static void win(TindayaPosition p, int tribe) {
        p.setWinners(p.winners() | 1 << p.seatOf(tribe));
        p.note(TindayaEvent.WON, p.seatOf(tribe), tribe, 0, 0);
    }

    static void lose(TindayaPosition p, int why) {
        p.setLoss(why);
        p.note(TindayaEvent.LOST, p.active(), why, 0, 0);
        over(p);
    }

    private static void over(TindayaPosition p) {
        p.setEndStep(0);
        while (p.depth() > 0) {
            p.pop();
        }
    }
}
