package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Step 1: villagers, conquistadors and animals are born where there are two, while there are figures (T-7). */
final class Reproduction {

    /** So many bring forth one more. */
    private static final int PAIR = 2;

    private Reproduction() {}

    /** First the tribes in order, then forts, herds and pig farms, and the Wild Lands. */
    static void carryOut(TindayaPosition p, int part) {
        if (part < p.tribes()) {
            villagers(p, p.priority(part));
        } else {
            conquistadors(p);
            animals(p);
            wildLands(p);
        }
    }

    /** Whether a villager of a tribe is born on a hex: on a settlement, whoever controls it, with two natives of the tribe. */
    static boolean isCradle(TindayaPosition p, int tribe, int hex) {
        return p.hasSettlement(hex) && p.natives(tribe, hex) >= PAIR;
    }

    private static int cradles(TindayaPosition p, int tribe) {
        int cradles = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            cradles += isCradle(p, tribe, hex) ? 1 : 0;
        }
        return cradles;
    }

    /** How many villagers of a tribe would be born now. */
    static int births(TindayaPosition p, int tribe) {
        return Math.min(cradles(p, tribe), p.unborn(tribe));
    }

    /** With too few figures the owner picks the places. */
    private static void villagers(TindayaPosition p, int tribe) {
        if (p.unborn(tribe) < cradles(p, tribe)) {
            p.ask(tribe, TindayaStep.BORN, p.unborn(tribe));
            return;
        }
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (isCradle(p, tribe, hex)) {
                bear(p, tribe, hex);
            }
        }
    }

    private static void bear(TindayaPosition p, int tribe, int hex) {
        p.addNatives(tribe, hex, 1, 0);
        p.note(TindayaEvent.BORN, p.seatOf(tribe), tribe, hex, 0);
    }

    /** Each place but those picked before, which are counted for the tribe as bits in hex order. */
    static long legal(TindayaPosition p, int left) {
        int tribe = p.acting();
        int picked = p.counted(tribe);
        long legal = 0;
        for (int hex = p.nextLand(0); left > 0 && hex >= 0; hex = p.nextLand(hex + 1)) {
            if (isCradle(p, tribe, hex)) {
                legal |= (picked & 1) == 0 ? TindayaStep.allow(p, hex) : 0;
                picked >>= 1;
            }
        }
        return legal;
    }

    /** For reading: for how many places that are not picked yet a tribe has villagers; none if others are. */
    static int unpicked(TindayaPosition p, int tribe) {
        int places = cradles(p, tribe);
        int picked = p.counted(tribe);
        return picked >> places != 0 ? 0 : Math.min(p.unborn(tribe), places - Integer.bitCount(picked));
    }

    static void take(TindayaPosition p, int left, int picked) {
        int tribe = p.acting();
        int before = 0;
        for (int hex = p.nextLand(0); hex < picked; hex = p.nextLand(hex + 1)) {
            before += isCradle(p, tribe, hex) ? 1 : 0;
        }
        bear(p, tribe, picked);
        if (left > 1) {
            p.setCounted(tribe, p.counted(tribe) | 1 << before);
            p.replaceTop(Step.of(TindayaStep.BORN, left - 1));
        } else {
            p.setCounted(tribe, 0);
            p.pop();
        }
    }

    private static void conquistadors(TindayaPosition p) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.hasFort(hex) && p.inside(hex) >= PAIR) {
                reinforce(p, hex);
            }
        }
    }

    /** One more conquistador in a fort, if it has room and there is one. */
    static void reinforce(TindayaPosition p, int hex) {
        if (p.inside(hex) < p.box().fort && p.conquistadorsLeft() > 0) {
            p.addConquistadors(hex, 1);
            p.note(TindayaEvent.REINFORCED, p.active(), hex, p.inside(hex), 0);
        }
    }

    private static void animals(TindayaPosition p) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            int species = animal(p.settlement(hex));
            if (species != NOBODY
                    && p.inside(hex) >= PAIR
                    && p.inside(hex) < p.box().herd
                    && p.animalsLeft(species) > 0) {
                p.addAnimals(hex, 1);
                p.note(TindayaEvent.BRED, p.active(), species, hex, 0);
            }
        }
    }

    private static void wildLands(TindayaPosition p) {
        for (int species = 0; species < SPECIES.length; species++) {
            if (p.wild(species) >= PAIR && p.animalsLeft(species) > 0) {
                p.setWild(species, p.wild(species) + 1);
                p.setAnimalsLeft(species, p.animalsLeft(species) - 1);
                p.note(TindayaEvent.BRED, p.active(), species, Hexes.NONE, 0);
            }
        }
    }
}
