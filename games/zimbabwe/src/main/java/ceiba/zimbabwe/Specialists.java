package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/** The specialists: acquired once, paid for each use. Nomads and Builder have their effect where things are placed. */
final class Specialists {

    private Specialists() {}

    /** Whether a specialist can be paid and do its work. */
    static boolean canBeUsed(ZimbabwePosition p, int seat, int specialist) {
        return p.cattle(seat) >= Box.SPECIALIST_CATTLE[specialist]
                && switch (specialist) {
                    case RAIN -> p.waterTiles() < Box.WATER_TILES && p.sites.findForWater();
                    case SHAMAN -> legalResources(p) != 0 && !Squares.isEmpty(p.sets(), MapTable.EMPTY);
                    default -> true;
                };
    }

    /** A new specialist is paid and used at once. */
    static void hire(ZimbabwePosition p, int seat, int specialist) {
        p.setSpecialistOwner(specialist, seat);
        p.addRequirement(seat, Box.SPECIALIST_REQUIREMENT[specialist]);
        p.setCardTaken(true);
        p.note(ZimbabweEvent.HIRE, seat, specialist, p.requirement(seat), 0);
        use(p, seat, specialist);
    }

    static void use(ZimbabwePosition p, int seat, int specialist) {
        p.setSpecialistsUsed(p.specialistsUsed() | 1 << specialist);
        if (specialist == HERD) {
            p.push(Step.of(ZimbabweStep.HERD));
            return;
        }
        pay(p, seat, specialist, Box.SPECIALIST_CATTLE[specialist]);
        if (specialist == RAIN) {
            p.push(Step.of(ZimbabweStep.RAIN));
        } else if (specialist == SHAMAN) {
            p.push(Step.of(ZimbabweStep.RESOURCE));
        }
    }

    private static void pay(ZimbabwePosition p, int seat, int specialist, int cattle) {
        p.addCattle(seat, -cattle);
        p.setSpecialistCattle(specialist, p.specialistCattle(specialist) + cattle);
        p.note(ZimbabweEvent.USE, seat, specialist, cattle, 0);
    }

    // ---------------------------------------------------------------- herd

    static long legalHerds(ZimbabwePosition p) {
        long legal = 0;
        for (int option = 0; option < Box.HERD_CATTLE.length; option++) {
            legal |= p.cattle(p.active()) >= Box.HERD_CATTLE[option] ? 1L << option : 0;
        }
        return legal;
    }

    /** The stock adds one for every two. */
    static void feedHerd(ZimbabwePosition p, int option) {
        int seat = p.active();
        int more = Box.HERD_CATTLE[option] / 2;
        pay(p, seat, HERD, Box.HERD_CATTLE[option]);
        p.setSpecialistCattle(HERD, p.specialistCattle(HERD) + more);
        p.setCattleInPlay(p.cattleInPlay() + more);
        p.note(ZimbabweEvent.HERD, seat, more, 0, 0);
        p.pop();
    }

    // ---------------------------------------------------------------- shaman

    static long legalResources(ZimbabwePosition p) {
        long legal = 0;
        for (int resource = 0; resource < RESOURCES.length; resource++) {
            legal |= p.tilesLaid(resource) < Box.RESOURCE_TILES[resource] ? 1L << resource : 0;
        }
        return legal;
    }

    static void chooseResource(ZimbabwePosition p, int resource) {
        p.replaceTop(Step.of(ZimbabweStep.RESOURCE_SITE, resource));
    }

    static void layResource(ZimbabwePosition p, int resource, int square) {
        p.note(ZimbabweEvent.RESOURCE, p.active(), resource, square, 0);
        p.layResource(resource, square);
        p.pop();
    }

    // ---------------------------------------------------------------- rain ceremony

    static long legalRain(ZimbabwePosition p) {
        p.sites.findForWater();
        return p.sites.allow();
    }

    static void layWater(ZimbabwePosition p, int site) {
        p.note(ZimbabweEvent.RAIN, p.active(), ZimbabweStep.square(site), ZimbabweStep.turn(site), 0);
        p.layWater(site);
        p.pop();
    }
}
