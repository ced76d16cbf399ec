package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** T-20: a noble on a volcano lays units, one by one, onto free slots of the offering cards. */
final class Offering {

    // An option: what is laid, times 32, plus the god times 16, plus what the slot asks for.
    static final int ITSELF = 0;
    static final int PRESERVED_FORM = 1;
    static final int A_PRISONER = 2;
    static final int A_VILLAGER = 3;
    static final int A_NOBLE = 4;
    static final String[] WAYS = {"", "preserved", "prisoner", "villager", "noble"};

    private static final int WAY_SHIFT = 5;
    private static final int GOD_SHIFT = 4;

    // The argument of a sacrifice: the option and the hex of who offers.
    private static final int HEX_SHIFT = 10;

    private Offering() {}

    static int way(int option) {
        return option >> WAY_SHIFT;
    }

    static int god(int option) {
        return option >> GOD_SHIFT & 1;
    }

    static int need(int option) {
        return option & (1 << GOD_SHIFT) - 1;
    }

    static int option(int way, int god, int need) {
        return way << WAY_SHIFT | god << GOD_SHIFT | need;
    }

    static boolean canGive(TindayaPosition p, int tribe, int way, int need) {
        return switch (way) {
            case ITSELF -> need != BLOOD && p.good(tribe, need) > 0;
            case PRESERVED_FORM -> isSimple(need) && p.good(tribe, Glossary.PRESERVED + need) > 0;
            case A_PRISONER -> p.prisoners(tribe) > 0;
            case A_VILLAGER -> p.villagers(tribe) > 0;
            default -> p.nobles(tribe) > 0;
        };
    }

    /** Natives can be given for anything, so that any free slot is enough. */
    static boolean isPossible(TindayaPosition p, int tribe) {
        return p.natives(tribe) > 0 && p.openSlots(ACORAN) + p.openSlots(MONEIBA) > 0;
    }

    static long legal(TindayaPosition p, int hex) {
        int tribe = p.acting();
        if (p.nobles(tribe, hex) == 0 || !isPossible(p, tribe)) {
            return 0;
        }
        long legal = TindayaStep.allow(p, TindayaStep.NONE);
        for (int god = 0; god < GODS.length; god++) {
            for (int slot = 0; slot < p.slots(); slot++) {
                if (p.filled(god, slot) == 0) {
                    int need = p.need(god, slot);
                    for (int way = ITSELF; way <= A_NOBLE; way++) {
                        legal |= canGive(p, tribe, way, need) ? TindayaStep.allow(p, option(way, god, need)) : 0;
                    }
                }
            }
        }
        return legal;
    }

    static void take(TindayaPosition p, int hex, int option) {
        int tribe = p.acting();
        if (option == TindayaStep.NONE) {
            p.pop();
            return;
        }
        switch (way(option)) {
            case ITSELF -> lay(p, tribe, option, need(option));
            case PRESERVED_FORM -> lay(p, tribe, option, Glossary.PRESERVED + need(option));
            case A_PRISONER -> lay(p, tribe, option, PRISONER);
            default -> p.push(Step.of(TindayaStep.SACRIFICE, option | hex << HEX_SHIFT));
        }
    }

    private static void lay(TindayaPosition p, int tribe, int option, int unit) {
        p.addUnits(tribe, unit, -1);
        fill(p, tribe, option, unit);
    }

    /** The first to lay on a card in the era gets an idol. */
    private static void fill(TindayaPosition p, int tribe, int option, int unit) {
        int god = god(option);
        boolean first = p.openSlots(god) == p.slots();
        int slot = 0;
        while (p.filled(god, slot) != 0 || p.need(god, slot) != need(option)) {
            slot++;
        }
        p.setFilled(god, slot, 1 + tribe + TRIBES.length * unit);
        p.setGiven(tribe, god, p.given(tribe, god) + 1);
        p.note(
                TindayaEvent.OFFERED,
                p.active(),
                tribe,
                god + 2 * need(option),
                unit == GodTable.NATIVE_UNIT ? NOBODY : unit);
        if (first) {
            Idols.draw(p, tribe);
        }
    }

    /** Who is given, and who offers: the decision of which hex he comes from. */
    static int kindGiven(int argument) {
        return way(argument & (1 << HEX_SHIFT) - 1) - A_VILLAGER;
    }

    static long legalSacrifices(TindayaPosition p, int argument) {
        long legal = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            legal |= p.ofKind(p.acting(), kindGiven(argument), hex) > 0 ? TindayaStep.allow(p, hex) : 0;
        }
        return legal;
    }

    /** For reading: whether a free slot takes the native, and it is the offering's own noble who gives. */
    static boolean canSacrifice(TindayaPosition p, int argument, int hex) {
        int option = argument & (1 << HEX_SHIFT) - 1;
        boolean fits = argument >> HEX_SHIFT == hex && (way(option) == A_VILLAGER || way(option) == A_NOBLE);
        boolean free = false;
        for (int slot = 0; slot < p.slots(); slot++) {
            free |= p.filled(god(option), slot) == 0 && p.need(god(option), slot) == need(option);
        }
        return fits && free;
    }

    static void sacrifice(TindayaPosition p, int argument, int hex) {
        int tribe = p.acting();
        int kind = kindGiven(argument);
        p.pop();
        p.addNatives(tribe, hex, kind == VILLAGER ? -1 : 0, kind == NOBLE ? -1 : 0);
        p.note(TindayaEvent.SACRIFICED, p.active(), tribe, kind, hex);
        fill(p, tribe, argument & (1 << HEX_SHIFT) - 1, GodTable.NATIVE_UNIT);
    }
}
