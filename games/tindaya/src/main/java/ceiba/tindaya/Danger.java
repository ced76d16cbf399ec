package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** What is foreseen to strike, as bots see it. */
final class Danger {

    private Danger() {}

    /** Whether a foreseen eruption or tsunami of this era, not yet over, would strike a hex at today's wrath. */
    static boolean strikes(TindayaPosition p, int hex) {
        if (!p.hasSpoken(TIBIABIN)) {
            return false;
        }
        for (int index = p.resolved(); index < p.disasters(); index++) {
            int disaster = p.disaster(index);
            if ((disaster == ERUPTION || disaster == TSUNAMI)
                    && Hexes.distance(p.epicentre(disaster), hex) <= p.rings(disaster == ERUPTION ? ACORAN : MONEIBA)) {
                return true;
            }
        }
        return false;
    }

    /** Settlements of a tribe that ships would attack now, as far as its weapons do not reach. */
    static int attacked(TindayaPosition p, int tribe) {
        int settlements = 0;
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            int island = p.ship(ship) == NOBODY ? Hexes.NONE : Ships.target(p, ship);
            for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
                settlements += p.island(hex) == island && p.controller(hex) == tribe && !p.hasWall(hex) ? 1 : 0;
            }
        }
        return Math.max(0, settlements - p.weapons(tribe) / p.box().attackers);
    }
}
