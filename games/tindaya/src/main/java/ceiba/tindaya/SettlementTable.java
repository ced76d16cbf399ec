package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Settlements and forts, who controls them, and the natives who come and go there. */
abstract sealed class SettlementTable extends NativesTable permits CardTable {

    private static final int NO_BUILDING = 0; // otherwise a settlement's trade + 1, or a fort
    private static final int FORT = TRADES.length + 1;

    SettlementTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    // ---------------------------------------------------------------- what stands on a hex

    boolean isFree(int hex) {
        return part(hex, BUILDING_SHIFT, 3) == NO_BUILDING;
    }

    boolean hasSettlement(int hex) {
        int building = part(hex, BUILDING_SHIFT, 3);
        return building != NO_BUILDING && building != FORT;
    }

    /** The trade of the settlement on a hex, or NOBODY. */
    int settlement(int hex) {
        return hasSettlement(hex) ? part(hex, BUILDING_SHIFT, 3) - 1 : NOBODY;
    }

    boolean hasFort(int hex) {
        return part(hex, BUILDING_SHIFT, 3) == FORT;
    }

    /** Animals of a settlement, or conquistadors of a fort. */
    int inside(int hex) {
        return part(hex, INSIDE_SHIFT, 4);
    }

    /** The first hex with a settlement or a fort from this one on; {@link Hexes#NONE} if there is none. */
    int nextBuilt(int from) {
        return next(BUILT, from);
    }

    int settlementsOf(int tribe) {
        int settlements = 0;
        for (int hex = nextBuilt(0); hex >= 0; hex = nextBuilt(hex + 1)) {
            settlements += controller(hex) == tribe ? 1 : 0;
        }
        return settlements;
    }

    int forts() {
        int forts = 0;
        for (int hex = nextBuilt(0); hex >= 0; hex = nextBuilt(hex + 1)) {
            forts += hasFort(hex) ? 1 : 0;
        }
        return forts;
    }

    private void setBuilding(int hex, int building) {
        setPart(hex, BUILDING_SHIFT, 3, building);
        mark(BUILT, hex, building != NO_BUILDING);
    }

    private void setInside(int hex, int figures) {
        setPart(hex, INSIDE_SHIFT, 4, figures);
    }

    // ---------------------------------------------------------------- settlements

    /** Lays a settlement of a trade; its first controller is who builds it, then T-8 decides. */
    void build(int hex, int trade, int tribe) {
        setTilesLeft(trade, tilesLeft(trade) - 1);
        setBuilding(hex, trade + 1);
        setPart(hex, CONTROLLER_SHIFT, 3, tribe + 1);
        setInside(hex, 0);
        findController(hex);
    }

    /** T-6: a settlement leaves the map, its animals with it. */
    void removeSettlement(int hex) {
        int trade = settlement(hex);
        note(TindayaEvent.DESTROYED, active(), controller(hex), trade, hex);
        setTilesLeft(trade, tilesLeft(trade) + 1);
        addAnimals(hex, -inside(hex));
        setBuilding(hex, NO_BUILDING);
        setPart(hex, CONTROLLER_SHIFT, 3, 0);
    }

    /** Animals come to a settlement from the supply or go back to it. */
    void addAnimals(int hex, int animals) {
        if (animals != 0) {
            int species = animal(settlement(hex));
            setInside(hex, inside(hex) + animals);
            setAnimalsLeft(species, animalsLeft(species) - animals);
        }
    }

    /** For reading: supplies are counted when all is read. */
    void readSettlement(int hex, int trade, int controller, int animals) {
        setBuilding(hex, trade + 1);
        setPart(hex, CONTROLLER_SHIFT, 3, controller + 1);
        setInside(hex, animals);
    }

    // ---------------------------------------------------------------- forts

    /** Builds a fort with conquistadors from the supply. */
    void buildFort(int hex, int conquistadors) {
        setBuilding(hex, FORT);
        setInside(hex, 0);
        addConquistadors(hex, conquistadors);
        note(TindayaEvent.FORT, active(), hex, conquistadors, 0);
    }

    /** Conquistadors come to a fort from the supply or go back to it. */
    void addConquistadors(int hex, int conquistadors) {
        setInside(hex, inside(hex) + conquistadors);
        setConquistadorsLeft(conquistadorsLeft() - conquistadors);
    }

    /** A fort leaves the map; its conquistadors, unless taken prisoner before, go to the supply. */
    void removeFort(int hex) {
        addConquistadors(hex, -inside(hex));
        setBuilding(hex, NO_BUILDING);
    }

    /** The conquistadors of a fort become prisoners of a tribe, figures and all. */
    void imprisonFort(int tribe, int hex) {
        int conquistadors = inside(hex);
        setInside(hex, 0);
        setBuilding(hex, NO_BUILDING);
        imprison(tribe, conquistadors);
    }

    /** For reading: supplies are counted when all is read. */
    void readFort(int hex, int conquistadors) {
        setBuilding(hex, FORT);
        setInside(hex, conquistadors);
    }

    // ---------------------------------------------------------------- control

    /** The tribe that controls the settlement on a hex; NOBODY. */
    int controller(int hex) {
        return part(hex, CONTROLLER_SHIFT, 3) - 1;
    }

    void setController(int hex, int tribe) {
        setPart(hex, CONTROLLER_SHIFT, 3, tribe + 1);
    }

    /** T-8: most natives; with a tie or nobody there, the last controller. */
    private void findController(int hex) {
        int best = NOBODY;
        int most = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            int natives = natives(tribe, hex);
            if (natives > most) {
                most = natives;
                best = tribe;
            } else if (natives == most) {
                best = NOBODY;
            }
        }
        if (best != NOBODY && best != controller(hex)) {
            setPart(hex, CONTROLLER_SHIFT, 3, best + 1);
            note(TindayaEvent.CONTROL, seatOf(best), best, hex, 0);
        }
    }

    // ---------------------------------------------------------------- natives come and go

    /** Natives come to a hex from the supply, or leave it for the supply. */
    void addNatives(int tribe, int hex, int villagers, int nobles) {
        shift(tribe, hex, villagers, nobles);
        countNatives(tribe, villagers, nobles);
    }

    void moveNatives(int tribe, int from, int to, int villagers, int nobles) {
        shift(tribe, from, -villagers, -nobles);
        shift(tribe, to, villagers, nobles);
    }

    @Override
    void shift(int tribe, int hex, int villagers, int nobles) {
        super.shift(tribe, hex, villagers, nobles);
        if (hasSettlement(hex)) {
            findController(hex);
        }
    }

    /** T-5: a native dies. */
    void kill(int tribe, int kind, int hex, int cause) {
        addNatives(tribe, hex, kind == VILLAGER ? -1 : 0, kind == NOBLE ? -1 : 0);
        note(TindayaEvent.DIED, seatOf(tribe), tribe, kind + 2 * cause, hex);
    }

    /** All natives of a tribe on a hex die. */
    void killAll(int tribe, int hex, int cause) {
        for (int left = villagers(tribe, hex); left > 0; left--) {
            kill(tribe, VILLAGER, hex, cause);
        }
        for (int left = nobles(tribe, hex); left > 0; left--) {
            kill(tribe, NOBLE, hex, cause);
        }
    }
}
