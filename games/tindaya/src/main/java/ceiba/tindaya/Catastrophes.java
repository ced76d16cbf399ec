package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/**
 * The cards of the gods (T-27): first protection idols are shown, then the card strikes every island with a hex in the impact
 * area. Cards that leave no choice are in {@link Plagues}, the others go from tribe to tribe. How far it is lies in the
 * argument of its step: the god; how many tribes have been asked, first for protection, then by the card; and the next hex.
 */
final class Catastrophes {

    private static final int ASKED_SHIFT = 1;
    private static final int ASKED_BITS = 4;
    private static final int HEX_SHIFT = ASKED_SHIFT + ASKED_BITS;

    /** In the argument of a payment: how many times it is still due, above the hex that is at stake. */
    private static final int DUE_SHIFT = 7;

    /** In the argument of a discard: the god, below the units. */
    private static final int UNITS_SHIFT = 1;

    private static final int ASH_RAIN_UNITS = 2;
    private static final int SALT_WIND_UNITS = 1;

    private Catastrophes() {}

    static void strike(TindayaPosition p, int god) {
        p.push(step(god, 0, 0));
    }

    private static int step(int god, int asked, int hex) {
        return Step.of(TindayaStep.CATASTROPHE, god | asked << ASKED_SHIFT | hex << HEX_SHIFT);
    }

    static void resolve(TindayaPosition p, int argument) {
        int god = argument & 1;
        int asked = asked(argument);
        int hex = argument >> HEX_SHIFT;
        int tribes = p.tribes();
        if (asked < tribes) {
            p.replaceTop(step(god, asked + 1, 0));
            p.ask(p.priority(asked), TindayaStep.GUARD, Protection.againstCard(god));
        } else if (asked < 2 * tribes) {
            if (asked == tribes && hex == 0) {
                p.note(TindayaEvent.CATASTROPHE, p.active(), p.shown(god), p.epicentre(Disasters.cardOf(god)), 0);
            }
            carryOut(p, god, asked, hex);
        } else {
            Protection.end(p);
            p.pop();
        }
    }

    // ---------------------------------------------------------------- for reading

    private static int asked(int argument) {
        return argument >> ASKED_SHIFT & (1 << ASKED_BITS) - 1;
    }

    /** Whether a card can be so far: it lies open and is on the event card. */
    static boolean canBeAt(TindayaPosition p, int argument) {
        int god = argument & 1;
        return p.shown(god) != NOBODY
                && p.showsDisaster(Disasters.cardOf(god))
                && asked(argument) > 0
                && asked(argument) <= 2 * p.tribes()
                && argument >> HEX_SHIFT <= Hexes.COUNT;
    }

    /** The place in the order of priority of the tribe that was asked last. */
    static int askedLast(TindayaPosition p, int argument) {
        return (isPaid(p, argument & 1) && argument >> HEX_SHIFT > 0 ? asked(argument) : asked(argument) - 1)
                % p.tribes();
    }

    private static boolean isPaid(TindayaPosition p, int god) {
        return p.shown(god) == LOCUSTS || p.shown(god) == FEVER;
    }

    static boolean canGuard(TindayaPosition p, int argument, int danger) {
        return danger == Protection.againstCard(argument & 1)
                && asked(argument) <= p.tribes()
                && argument >> HEX_SHIFT == 0;
    }

    static boolean canLose(TindayaPosition p, int argument) {
        return p.shown(argument & 1) == GUAYOTA
                && asked(argument) > p.tribes()
                && argument >> HEX_SHIFT == 0
                && p.counted(p.acting()) == 1
                && nativesThere(p, ACORAN, p.acting()) > 0;
    }

    static boolean canPay(TindayaPosition p, int argument, int payment) {
        int hex = hexAtStake(payment);
        int due = payment >> DUE_SHIFT;
        return isPaid(p, argument & 1)
                && asked(argument) >= p.tribes()
                && asked(argument) < 2 * p.tribes()
                && hex < Hexes.COUNT
                && argument >> HEX_SHIFT == hex + 1
                && due > 0
                && due <= due(p, ACORAN, p.acting(), hex);
    }

    static boolean canDiscard(TindayaPosition p, int argument, int demand) {
        int god = argument & 1;
        int most = p.shown(god) == ASH_RAIN ? ASH_RAIN_UNITS : p.shown(god) == SALT_WIND ? SALT_WIND_UNITS : 0;
        return (demand & 1) == god
                && demand >> UNITS_SHIFT > 0
                && demand >> UNITS_SHIFT <= most
                && asked(argument) > p.tribes()
                && argument >> HEX_SHIFT == 0;
    }

    // ---------------------------------------------------------------- what a card does

    private static void carryOut(TindayaPosition p, int god, int asked, int hex) {
        int tribe = p.priority(asked - p.tribes());
        switch (p.shown(god)) {
            case GUAYOTA -> {
                p.replaceTop(step(god, asked + 1, 0));
                Deaths.demand(p, tribe, nativesThere(p, god, tribe) > 0 ? 1 : 0, BY_CATASTROPHE);
            }
            case ASH_RAIN -> {
                p.replaceTop(step(god, asked + 1, 0));
                demandGoods(p, god, tribe, ASH_RAIN_UNITS);
            }
            case SALT_WIND -> {
                p.replaceTop(step(god, asked + 1, 0));
                demandGoods(p, god, tribe, SALT_WIND_UNITS);
            }
            case LOCUSTS, FEVER -> demandPayment(p, god, asked, hex);
            default -> {
                p.replaceTop(step(god, 2 * p.tribes(), 0));
                Plagues.strike(p, god);
            }
        }
    }

    // ---------------------------------------------------------------- where a card strikes

    /** Whether a land hex is on an island that a god's card strikes, and neither a wall nor an idol protects it (T-28). */
    static boolean isThere(TindayaPosition p, int god, int hex) {
        return !p.hasWall(hex) && !p.isGuarded(hex) && isStruck(p, god, p.island(hex));
    }

    /** Whether an island has a hex in the impact area of a god's card. */
    static boolean isStruck(TindayaPosition p, int god, int island) {
        int centre = p.epicentre(Disasters.cardOf(god));
        if (p.island(centre) == island) {
            return true;
        }
        for (int place = 0; place < Hexes.places(p.rings(god)); place++) {
            int hex = Hexes.around(centre, place);
            if (hex != Hexes.NONE && p.isLand(hex) && p.island(hex) == island) {
                return true;
            }
        }
        return false;
    }

    private static int nativesThere(TindayaPosition p, int god, int tribe) {
        int natives = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            natives += p.natives(tribe, hex) > 0 && isThere(p, god, hex) ? p.natives(tribe, hex) : 0;
        }
        return natives;
    }

    static boolean hasVillagersThere(TindayaPosition p, int god, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.villagers(tribe, hex) > 0 && isThere(p, god, hex)) {
                return true;
            }
        }
        return false;
    }

    private static boolean controlsThere(TindayaPosition p, int god, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.controller(hex) == tribe && isThere(p, god, hex)) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- locusts and fever: food for a farm or a noble

    /** The next farm or nobles of the tribe for whom food is due; then the next tribe. */
    private static void demandPayment(TindayaPosition p, int god, int asked, int from) {
        int tribe = p.priority(asked - p.tribes());
        for (int hex = p.nextLand(from); hex >= 0; hex = p.nextLand(hex + 1)) {
            int due = due(p, god, tribe, hex);
            if (due > 0 && isThere(p, god, hex)) {
                p.replaceTop(step(god, asked, hex + 1));
                p.ask(tribe, TindayaStep.PAY, hex | due << DUE_SHIFT);
                return;
            }
        }
        p.replaceTop(step(god, asked + 1, 0));
    }

    private static int due(TindayaPosition p, int god, int tribe, int hex) {
        if (p.shown(god) == FEVER) {
            return p.nobles(tribe, hex);
        }
        return p.settlement(hex) == FARMING && p.controller(hex) == tribe ? 1 : 0;
    }

    /** Any preserved food against the fever, gofio against locusts; or not to pay. */
    static long legalPayments(TindayaPosition p) {
        boolean fever = p.shown(ACORAN) == FEVER;
        long legal = TindayaStep.allow(p, TindayaStep.NONE);
        for (int good = PRESERVED; good < RAW; good++) {
            legal |= (fever || good == GOFIO) && p.good(p.acting(), good) > 0 ? 1L << good : 0;
        }
        return legal;
    }

    /** The hex of the farm or noble for whom food is due. */
    static int hexAtStake(int argument) {
        return argument & (1 << DUE_SHIFT) - 1;
    }

    static void pay(TindayaPosition p, int argument, int option) {
        int hex = hexAtStake(argument);
        int due = argument >> DUE_SHIFT;
        int tribe = p.acting();
        if (option != TindayaStep.NONE) {
            Plagues.lose(p, tribe, option, 1);
        } else if (p.shown(ACORAN) == FEVER) {
            p.kill(tribe, NOBLE, hex, BY_CATASTROPHE);
        } else {
            p.removeSettlement(hex);
        }
        if (due > 1) {
            p.replaceTop(Step.of(TindayaStep.PAY, hex | (due - 1) << DUE_SHIFT));
        } else {
            p.pop();
        }
    }

    // ---------------------------------------------------------------- ash rain and salt wind: goods

    private static void demandGoods(TindayaPosition p, int god, int tribe, int units) {
        if (controlsThere(p, god, tribe)) {
            p.ask(tribe, TindayaStep.DISCARD, god | units << UNITS_SHIFT);
        }
    }

    /** Ash rain takes goods of any kind, the salt wind preserved food or, without any, a raw material. */
    static long legalDiscards(TindayaPosition p, int argument) {
        int units = argument >> UNITS_SHIFT;
        boolean ashRain = (argument & 1) == ACORAN;
        int tribe = p.acting();
        int first = ashRain ? 0 : p.preserved(tribe) > 0 ? PRESERVED : RAW;
        int end = ashRain || first == RAW ? GOODS.length : RAW;
        long legal = 0;
        int held = 0;
        for (int good = first; units > 0 && good < end; good++) {
            held += p.good(tribe, good);
            legal |= p.good(tribe, good) > 0 ? 1L << good : 0;
        }
        return held <= units ? Long.lowestOneBit(legal) : legal; // where all of it goes there is nothing to pick
    }

    static void discard(TindayaPosition p, int argument, int good) {
        Plagues.lose(p, p.acting(), good, 1);
        p.replaceTop(Step.of(TindayaStep.DISCARD, argument - (1 << UNITS_SHIFT)));
    }
}
