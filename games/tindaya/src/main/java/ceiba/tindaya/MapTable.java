package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import java.util.Arrays;

/** The map: what each hex is, the islands, and what lies on a hex but natives. */
abstract sealed class MapTable extends StoreTable permits NativesTable {

    private static final int VOLCANO_HEX = STORES_END; // by number
    private static final int ABYSS_HEX = VOLCANO_HEX + Hexes.BASES;
    private static final int HEX = ABYSS_HEX + Hexes.BASES;
    static final int MAP_END = HEX + Hexes.COUNT;

    // The parts of a hex; those of buildings are told apart in SettlementTable.
    private static final int TERRAIN_SHIFT = 0; // 3 bits
    private static final int TOKENS_SHIFT = 3; // 4 bits
    static final int BUILDING_SHIFT = 7; // 3 bits
    static final int CONTROLLER_SHIFT = 10; // 3 bits
    static final int INSIDE_SHIFT = 13; // 4 bits: animals or conquistadors
    private static final int WALL_SHIFT = 17; // 1 bit
    private static final int CANOES_SHIFT = 18; // 4 bits
    private static final int ISLAND_SHIFT = 22; // 7 bits: its lowest hex
    private static final int GUARD_SHIFT = 29; // 1 bit: protected by an idol

    // Sets of hexes in `bits`, two longs each.
    private static final int LAND = 0;
    static final int BUILT = 2; // settlements and forts
    static final int LONGS = 4;

    MapTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    // ---------------------------------------------------------------- parts of a hex, sets of hexes

    int part(int hex, int shift, int size) {
        return table[HEX + hex] >>> shift & (1 << size) - 1;
    }

    void setPart(int hex, int shift, int size, int value) {
        table[HEX + hex] = (table[HEX + hex] & ~(((1 << size) - 1) << shift)) | (value << shift);
    }

    void mark(int set, int hex, boolean isIn) {
        long bit = 1L << hex;
        bits[set + (hex >> 6)] = isIn ? bits[set + (hex >> 6)] | bit : bits[set + (hex >> 6)] & ~bit;
    }

    /** The first hex of a set from this one on. */
    int next(int set, int from) {
        if (from < 64) {
            long rest = bits[set] >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        int beyond = Math.max(from - 64, 0);
        long rest = beyond >= 64 ? 0 : bits[set + 1] >>> beyond << beyond;
        return rest == 0 ? Hexes.NONE : 64 + Long.numberOfTrailingZeros(rest);
    }

    // ---------------------------------------------------------------- terrain and islands

    int volcanoHex(int number) {
        return table[VOLCANO_HEX + number];
    }

    void setVolcanoHex(int number, int hex) {
        table[VOLCANO_HEX + number] = hex;
    }

    int abyssHex(int number) {
        return table[ABYSS_HEX + number];
    }

    void setAbyssHex(int number, int hex) {
        table[ABYSS_HEX + number] = hex;
    }

    int terrain(int hex) {
        return part(hex, TERRAIN_SHIFT, 3);
    }

    /** The islands are to be found anew after the last change: {@link #findIslands}. */
    void setTerrain(int hex, int terrain) {
        setPart(hex, TERRAIN_SHIFT, 3, terrain);
        mark(LAND, hex, terrain >= VOLCANO);
        if (terrain < VOLCANO) {
            setPart(hex, ISLAND_SHIFT, 7, 0);
        }
    }

    boolean isLand(int hex) {
        return (bits[LAND + (hex >> 6)] >>> hex & 1) != 0;
    }

    /** A land hex that is not a volcano: it may hold a settlement or a fort. */
    boolean isTerrain(int hex) {
        return terrain(hex) >= COAST;
    }

    /** The land hexes of half the chart, as bits. */
    long land(int half) {
        return bits[LAND + half];
    }

    /** The first land hex from this one on; {@link Hexes#NONE} if there is none. */
    int nextLand(int from) {
        return next(LAND, from);
    }

    /** The island of a land hex, by its lowest hex (T-4). */
    int island(int hex) {
        return part(hex, ISLAND_SHIFT, 7);
    }

    /** T-4: finds the islands anew after the map has changed. */
    void findIslands() {
        long left0 = bits[LAND];
        long left1 = bits[LAND + 1];
        while ((left0 | left1) != 0) {
            int lowest = left0 != 0 ? Long.numberOfTrailingZeros(left0) : 64 + Long.numberOfTrailingZeros(left1);
            long open0 = lowest < 64 ? 1L << lowest : 0;
            long open1 = lowest < 64 ? 0 : 1L << lowest;
            while ((open0 | open1) != 0) {
                int hex = open0 != 0 ? Long.numberOfTrailingZeros(open0) : 64 + Long.numberOfTrailingZeros(open1);
                if (hex < 64) {
                    open0 &= open0 - 1;
                    left0 &= ~(1L << hex);
                } else {
                    open1 &= open1 - 1;
                    left1 &= ~(1L << hex);
                }
                setPart(hex, ISLAND_SHIFT, 7, lowest);
                for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
                    int next = Hexes.neighbour(hex, direction);
                    if (next >= 64) {
                        open1 |= 1L << next & left1;
                    } else if (next >= 0) {
                        open0 |= 1L << next & left0;
                    }
                }
            }
        }
    }

    // ---------------------------------------------------------------- what lies on a hex

    int tokens(int hex) {
        return part(hex, TOKENS_SHIFT, 4);
    }

    void setTokens(int hex, int tokens) {
        setPart(hex, TOKENS_SHIFT, 4, tokens);
    }

    /** Tokens left on an island, given by its lowest hex. */
    int tokensOnIsland(int island) {
        int tokens = 0;
        for (int hex = island; hex >= 0; hex = nextLand(hex + 1)) {
            tokens += island(hex) == island ? tokens(hex) : 0;
        }
        return tokens;
    }

    boolean hasWall(int hex) {
        return part(hex, WALL_SHIFT, 1) != 0;
    }

    void setWall(int hex, boolean wall) {
        if (wall != hasWall(hex)) {
            setPart(hex, WALL_SHIFT, 1, wall ? 1 : 0);
            setWallsLeft(wallsLeft() + (wall ? -1 : 1));
        }
    }

    int canoes(int hex) {
        return part(hex, CANOES_SHIFT, 4);
    }

    /** Canoes come from the supply or go back to it. */
    void addCanoes(int hex, int canoes) {
        setPart(hex, CANOES_SHIFT, 4, canoes(hex) + canoes);
        setCanoesLeft(canoesLeft() - canoes);
    }

    /** Whether an idol protects a hex now (T-28). */
    boolean isGuarded(int hex) {
        return part(hex, GUARD_SHIFT, 1) != 0;
    }

    void setGuarded(int hex, boolean guarded) {
        setPart(hex, GUARD_SHIFT, 1, guarded ? 1 : 0);
    }

    /** For reading: nothing but sea, and nobody there. */
    void clearMap() {
        Arrays.fill(table, HEX, MAP_END, 0);
        Arrays.fill(bits, 0, LONGS, 0);
    }
}
