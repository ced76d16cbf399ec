package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Phase B: in turn order 1 or 2 actions each, or a pass for the rest of the era (T-14, T-21). */
final class Turn {

    static final int ACTIONS_OF_A_TURN = 2;
    private static final int AGAIN = 0;

    private Turn() {}

    /** The next tribe that has not passed has its turn; when all have, the era ends. */
    static void next(TindayaPosition p) {
        for (int tried = 0; tried < p.tribes(); tried++) {
            int tribe = p.order(p.turnAt());
            if (!p.hasPassed(tribe) && p.natives(tribe) == 0) {
                pass(p, tribe);
            }
            if (!p.hasPassed(tribe)) {
                p.ask(tribe, TindayaStep.TURN, 0);
                return;
            }
            advance(p);
        }
        EraEnd.begin(p);
    }

    private static void advance(TindayaPosition p) {
        p.setTurnAt((p.turnAt() + 1) % p.tribes());
    }

    private static void pass(TindayaPosition p, int tribe) {
        p.setPassed(tribe, true);
        p.note(TindayaEvent.PASSED, p.seatOf(tribe), tribe, 0, 0);
    }

    /** Nothing for a tribe that has lost its last native in this turn: it passes at once. */
    static long legal(TindayaPosition p, int taken) {
        int tribe = p.acting();
        if (p.natives(tribe) == 0) {
            return 0;
        }
        long legal = taken == 0 ? 1L << TindayaStep.PASS : 1L << TindayaStep.END_TURN;
        if (taken == ACTIONS_OF_A_TURN) {
            return legal;
        }
        int markers = (p.cubes(tribe) > 0 ? 1 : 0) | (p.cylinders(tribe) > 0 ? 2 : 0);
        for (int action = 0; markers != 0 && action < TindayaStep.ACTIONS.length; action++) {
            legal |= canAct(p, action) ? (long) markers << (2 * action) : 0;
        }
        legal |= Idols.canShow(p, tribe) ? 1L << TindayaStep.SHOW_IDOL : 0;
        legal |= p.idols(tribe) > 0 ? 1L << TindayaStep.SELL_IDOL : 0;
        legal |= Market.canBuy(p, tribe) ? 1L << TindayaStep.BUY_CARD : 0;
        return legal;
    }

    /** An action must be able to do something. */
    private static boolean canAct(TindayaPosition p, int action) {
        int tribe = p.acting();
        return switch (action) {
            case TindayaStep.DEVELOPING -> legalTrades(p, tribe) != 0;
            case TindayaStep.PRODUCING -> Production.isPossible(p, tribe);
            case TindayaStep.CAVING -> !p.hasCave(tribe) && p.canPay(tribe, cavePrice(p, tribe));
            default -> Exploring.isPossible(p, tribe);
        };
    }

    static void take(TindayaPosition p, int taken, int option) {
        int tribe = p.acting();
        if (option >= TindayaStep.END_TURN) {
            if (option == TindayaStep.PASS) {
                pass(p, tribe);
            }
            p.pop();
            advance(p);
            return;
        }
        p.replaceTop(Step.of(TindayaStep.TURN, taken + 1));
        switch (option) {
            case TindayaStep.SHOW_IDOL -> p.push(Step.of(TindayaStep.SHOW));
            case TindayaStep.SELL_IDOL -> p.push(Step.of(TindayaStep.SELL));
            case TindayaStep.BUY_CARD -> p.push(Step.of(TindayaStep.BUY));
            default -> useMarker(p, tribe, option >> 1, option & 1);
        }
    }

    /** A cube is used for the action once; a cylinder for twice, and then it leaves the game. */
    private static void useMarker(TindayaPosition p, int tribe, int action, int cylinder) {
        if (cylinder == 0) {
            p.addCubes(tribe, -1);
            p.setUsedCubes(tribe, p.usedCubes(tribe) + 1);
        } else {
            p.addCylinders(tribe, -1);
            p.setUsedCylinders(tribe, p.usedCylinders(tribe) + 1);
            p.push(Step.of(TindayaStep.AGAIN, action));
        }
        p.note(TindayaEvent.MARKER_USED, p.seatOf(tribe), tribe, cylinder, action);
        act(p, tribe, action);
    }

    private static void act(TindayaPosition p, int tribe, int action) {
        switch (action) {
            case TindayaStep.DEVELOPING -> p.push(Step.of(TindayaStep.DEVELOP));
            case TindayaStep.PRODUCING -> Production.begin(p);
            case TindayaStep.CAVING -> buildCave(p, tribe);
            default -> Exploring.begin(p, tribe);
        }
    }

    /** The second run of a cylinder may be dropped. */
    static long legalAgain(TindayaPosition p, int action) {
        return canAct(p, action) ? 0b11 : 0;
    }

    static void again(TindayaPosition p, int action, int option) {
        p.pop();
        if (option == AGAIN) {
            act(p, p.acting(), action);
        }
    }

    // ---------------------------------------------------------------- develop, cave

    /** Trades that the tribe knows and whose next invention it can pay. */
    static long legalTrades(TindayaPosition p, int tribe) {
        long legal = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            int developed = p.inventions(tribe, trade);
            if (p.knows(tribe, trade)
                    && developed < 2
                    && p.canPay(tribe, p.box().inventionPrices[2 * trade + developed])) {
                legal |= 1L << trade;
            }
        }
        return legal;
    }

    /** The first invention of a trade frees a cube, the second a cylinder. */
    static void develop(TindayaPosition p, int trade) {
        int tribe = p.acting();
        int developed = p.inventions(tribe, trade);
        p.pop();
        p.pay(tribe, p.box().inventionPrices[2 * trade + developed]);
        p.setInventions(tribe, trade, developed + 1);
        if (developed == 0) {
            p.addCubes(tribe, 1);
        } else {
            p.addCylinders(tribe, 1);
        }
        p.note(TindayaEvent.DEVELOPED, p.seatOf(tribe), tribe, trade, developed + 1);
    }

    static long cavePrice(TindayaPosition p, int tribe) {
        return tribe == CANARII ? Box.less(p.box().cavePrice, CLAY, p.box().canariiClay) : p.box().cavePrice;
    }

    private static void buildCave(TindayaPosition p, int tribe) {
        p.pay(tribe, cavePrice(p, tribe));
        p.setCave(tribe, true);
        p.addCylinders(tribe, 1);
        p.note(TindayaEvent.CAVE_BUILT, p.seatOf(tribe), tribe, 0, 0);
    }
}
