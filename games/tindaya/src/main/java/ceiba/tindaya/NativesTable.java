package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import java.util.Arrays;

/** Natives on the map, and those who move in an Explore. */
abstract sealed class NativesTable extends MapTable permits SettlementTable {

    private static final int NATIVES = MAP_END;
    private static final int MOVERS = NATIVES + Hexes.COUNT;
    private static final int MORE_COLLECTED =
            MOVERS + Hexes.COUNT; // tokens beyond the first that one of the Benahoaritas took
    static final int NATIVES_END = MORE_COLLECTED + 1;

    // Natives of a tribe on a hex: 3 bits of villagers, 2 of nobles.
    private static final int NATIVE_BITS = 5;
    private static final int NOBLE_SHIFT = 3;

    // Those of the acting tribe who moved in this Explore, and the options that they have used.
    static final int MOVED_VILLAGERS = 0;
    static final int MOVED_NOBLES = 3;
    static final int USED_COLLECT = 5;
    static final int USED_SETTLE = 9;
    static final int USED_GATHER = 12;
    static final int USED_OFFER = 15;
    static final int USED_BARTER = 17;
    static final int MOVER_BITS = USED_BARTER + 5;

    NativesTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    // ---------------------------------------------------------------- who stands on a hex

    int villagers(int tribe, int hex) {
        return (table[NATIVES + hex] >> (tribe * NATIVE_BITS)) & 7;
    }

    int nobles(int tribe, int hex) {
        return (table[NATIVES + hex] >> (tribe * NATIVE_BITS + NOBLE_SHIFT)) & 3;
    }

    int natives(int tribe, int hex) {
        return villagers(tribe, hex) + nobles(tribe, hex);
    }

    int ofKind(int tribe, int kind, int hex) {
        return kind == NOBLE ? nobles(tribe, hex) : villagers(tribe, hex);
    }

    boolean hasNatives(int hex) {
        return table[NATIVES + hex] != 0;
    }

    int nativesOn(int hex) {
        int natives = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            natives += natives(tribe, hex);
        }
        return natives;
    }

    /** Who comes to a hex or leaves it; who controls it then, {@link SettlementTable} says. */
    void shift(int tribe, int hex, int villagers, int nobles) {
        table[NATIVES + hex] += (villagers + (nobles << NOBLE_SHIFT)) << (tribe * NATIVE_BITS);
    }

    @Override
    void clearMap() {
        super.clearMap();
        Arrays.fill(table, NATIVES, MORE_COLLECTED, 0);
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            countNatives(tribe, -villagers(tribe), -nobles(tribe));
        }
    }

    // ---------------------------------------------------------------- who moved in an Explore

    int mover(int hex, int shift, int size) {
        return table[MOVERS + hex] >>> shift & (1 << size) - 1;
    }

    void addMover(int hex, int shift, int count) {
        table[MOVERS + hex] += count << shift;
    }

    /** Whether somebody who moved stands on a hex. */
    boolean hasMovers(int hex) {
        return (table[MOVERS + hex] & (1 << USED_COLLECT) - 1) != 0;
    }

    void clearMovers(int hex) {
        table[MOVERS + hex] = 0;
    }

    void forgetMovers() {
        for (int hex = nextLand(0); hex >= 0; hex = nextLand(hex + 1)) {
            table[MOVERS + hex] = 0;
        }
        table[MORE_COLLECTED] = 0;
    }

    int movers(int hex) {
        return table[MOVERS + hex];
    }

    void setMovers(int hex, int movers) {
        table[MOVERS + hex] = movers;
    }

    /** Tokens beyond the first that a villager of the Benahoaritas has taken in this Explore. */
    int moreCollected() {
        return table[MORE_COLLECTED];
    }

    void setMoreCollected(int tokens) {
        table[MORE_COLLECTED] = tokens;
    }
}
