package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * That each tile lies in one place, and in one where it may. The tiles seen so far are bits: only when one comes up again
 * is it found out where it lies.
 */
final class TileInvariants {

    /** The buildings of an age. */
    private static final long[] OF_AGE = new long[3];

    static {
        for (int building = 1; building <= BUILDINGS; building++) {
            OF_AGE[Tile.building(building).age] |= bit(building, BUILDINGS);
        }
    }

    private TileInvariants() {}

    static void check(TzolkinPosition p) {
        checkBuildings(p);
        checkMonuments(p);
        checkWealth(p);
    }

    private static void checkBuildings(TzolkinPosition p) {
        long seen = checkDecks(p, checkBuildingRow(p));
        long tooEarly = p.age() == 1 ? OF_AGE[2] : 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            long own = bits(p.buildings(seat), BUILDINGS);
            long wrong = own & (seen | tooEarly);
            if (wrong != 0) {
                int building = first(wrong);
                throw in(seen, building)
                        ? buildingTwice(p, building)
                        : broken(at(seat, "buildings"), "building " + building + " is of the second age");
            }
            seen |= own;
        }
        long nowhere = (p.age() == 1 ? OF_AGE[1] | OF_AGE[2] : OF_AGE[2]) & ~seen;
        if (nowhere != 0) {
            throw broken("decks", "building " + first(nowhere) + " is nowhere");
        }
    }

    /** The buildings in the row. */
    private static long checkBuildingRow(TzolkinPosition p) {
        long seen = 0;
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building == 0) {
                continue;
            }
            long bit = bit(building, BUILDINGS);
            if ((seen & bit) != 0) {
                throw buildingTwice(p, building);
            }
            if (Tile.building(building).age != p.age()) {
                throw broken("buildings[" + slot + "]", "building " + building + " is not of age " + p.age());
            }
            seen |= bit;
        }
        return seen;
    }

    /** The buildings in the row and in the decks. */
    private static long checkDecks(TzolkinPosition p, long row) {
        long seen = row;
        for (int age = 1; age <= 2; age++) {
            for (int i = 0; i < p.deckSize(age); i++) {
                int building = p.deckCard(age, i);
                long bit = bit(building, BUILDINGS);
                if ((seen & bit) != 0) {
                    throw buildingTwice(p, building);
                }
                if (Tile.building(building).age != age) {
                    throw broken("decks.age" + age, "building " + building + " is of the other age");
                }
                seen |= bit;
            }
        }
        if (p.age() == 2 && p.deckSize(1) != 0) {
            throw broken("decks.age1", "is gone in the second age");
        }
        return seen;
    }

    private static void checkMonuments(TzolkinPosition p) {
        long seen = 0;
        for (int slot = 0; slot < ROW; slot++) {
            int monument = p.monumentAt(slot);
            if (monument == 0) {
                continue;
            }
            long bit = bit(monument, MONUMENTS);
            if ((seen & bit) != 0) {
                throw monumentTwice(p, monument);
            }
            seen |= bit;
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            long own = bits(p.monuments(seat), MONUMENTS);
            if ((seen & own) != 0) {
                throw monumentTwice(p, first(seen & own));
            }
            seen |= own;
        }
        int found = Long.bitCount(seen);
        if (found != p.seats() + 2) {
            throw broken("monuments", "with those of the players there are " + (p.seats() + 2) + ", not " + found);
        }
    }

    private static void checkWealth(TzolkinPosition p) {
        boolean choosing = Invariants.bottom(p) == TzolkinStep.KEEP;
        if (!choosing && p.dummyTiles() != 0) {
            throw broken("dummyTiles", "are of no concern once the wealth is chosen");
        }
        long seen = bits(p.dummyTiles(), WEALTH_TILES);
        for (int seat = 0; seat < p.seats(); seat++) {
            long held = bits(choosing ? p.dealt(seat) : p.wealth(seat), WEALTH_TILES);
            if ((seen & held) != 0) {
                throw wealthTwice(p, first(seen & held), choosing);
            }
            seen |= held;
            if (choosing) {
                checkDealt(p, seat);
            } else if (p.dealt(seat) != 0) {
                throw broken(at(seat, "dealt"), "nothing is dealt any more");
            } else if (Integer.bitCount(p.wealth(seat)) > Wealth.KEPT) {
                throw broken(at(seat, "wealth"), "2 tiles are kept at most");
            }
        }
    }

    private static void checkDealt(TzolkinPosition p, int seat) {
        if (Integer.bitCount(p.dealt(seat)) != Wealth.DEALT) {
            throw broken(at(seat, "dealt"), "4 tiles are dealt to each");
        }
        if ((p.wealth(seat) & ~p.dealt(seat)) != 0) {
            throw broken(at(seat, "wealth"), "a tile was not dealt");
        }
        int kept = Integer.bitCount(p.wealth(seat));
        int most = seat < p.active() ? Wealth.KEPT : seat == p.active() ? Wealth.KEPT - 1 : 0;
        int least = seat < p.active() ? Wealth.KEPT : 0;
        if (kept < least || kept > most) {
            throw broken(at(seat, "wealth"), "seats keep their tiles in turn, 2 each");
        }
    }

    // ---------------------------------------------------------------- where a tile lies, in the order of the checks

    private static Refusal buildingTwice(TzolkinPosition p, int building) {
        List<String> places = new ArrayList<>();
        for (int slot = 0; slot < ROW; slot++) {
            if (building != 0 && p.buildingAt(slot) == building) { // a gap is no place
                places.add("buildings[" + slot + "]");
            }
        }
        for (int age = 1; age <= 2; age++) {
            for (int i = 0; i < p.deckSize(age); i++) {
                if (p.deckCard(age, i) == building) {
                    places.add("decks.age" + age + "[" + i + "]");
                }
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (in(bits(p.buildings(seat), BUILDINGS), building)) {
                places.add(at(seat, "buildings"));
            }
        }
        return twice("building " + building, places);
    }

    private static Refusal monumentTwice(TzolkinPosition p, int monument) {
        List<String> places = new ArrayList<>();
        for (int slot = 0; slot < ROW; slot++) {
            if (p.monumentAt(slot) == monument) {
                places.add("monuments[" + slot + "]");
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (in(bits(p.monuments(seat), MONUMENTS), monument)) {
                places.add(at(seat, "monuments"));
            }
        }
        return twice("monument " + monument, places);
    }

    private static Refusal wealthTwice(TzolkinPosition p, int tile, boolean choosing) {
        List<String> places = new ArrayList<>();
        if (in(bits(p.dummyTiles(), WEALTH_TILES), tile)) {
            places.add("dummyTiles");
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (in(bits(choosing ? p.dealt(seat) : p.wealth(seat), WEALTH_TILES), tile)) {
                places.add(at(seat, choosing ? "dealt" : "wealth"));
            }
        }
        return twice("wealth tile " + tile, places);
    }

    private static Refusal twice(String tile, List<String> places) {
        return broken(places.get(1), tile + " is also in " + places.get(0));
    }

    // ---------------------------------------------------------------- tiles as bits

    /** Tile n is bit n here, so that 0, which is none, is not taken for a tile. */
    private static long bit(int number, int last) {
        return 1L << Objects.checkIndex(number, last + 1);
    }

    /** The tiles of a seat, as far as there are such. */
    private static long bits(int tiles, int last) {
        return Integer.toUnsignedLong(tiles) << 1 & (2L << last) - 1;
    }

    private static boolean in(long tiles, int number) {
        return (tiles >>> number & 1) != 0;
    }

    private static int first(long tiles) {
        return Long.numberOfTrailingZeros(tiles);
    }

    private static String at(int seat, String field) {
        return Invariants.at(seat, field);
    }

    private static Refusal broken(String where, String what) {
        return Invariants.broken(where, what);
    }
}
