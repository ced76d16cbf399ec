package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Setting up the table. All randomness of a match is used here; seat 0 is the first player. */
final class Start {

    /** Dummy workers by number of seats. */
    private static final int[] DUMMIES = {0, 0, 12, 6, 0};

    private Start() {}

    static TzolkinPosition position(Setup setup) {
        TzolkinPosition p = new TzolkinPosition(setup.seats());
        Rng rng = setup.rng();
        p.setRound(1);
        p.setSkullBank(SKULLS);
        for (int action = 2; action <= 5; action++) {
            p.setJungleCorn(action, p.seats());
            p.setJungleWood(action, action == 2 ? 0 : p.seats());
        }
        p.setDeck(1, shuffled(1, AGE_1_BUILDINGS, rng));
        p.setDeck(2, shuffled(AGE_1_BUILDINGS + 1, BUILDINGS, rng));
        Building.refill(p);
        int[] monuments = shuffled(1, MONUMENTS, rng);
        for (int slot = 0; slot < p.seats() + 2; slot++) {
            p.setMonumentAt(slot, monuments[slot]);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setBank(seat, WORKERS - STARTING_WORKERS);
            p.addHand(seat, STARTING_WORKERS);
            p.setLight(seat, true);
            for (int temple = 0; temple < TEMPLES.length; temple++) {
                p.setStep(seat, temple, Board.START_STEP);
            }
        }
        int[] tiles = shuffled(1, WEALTH_TILES, rng);
        int next = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            int dealt = 0;
            for (int i = 0; i < Wealth.DEALT; i++) {
                dealt |= Tile.bit(tiles[next++]);
            }
            p.setDealt(seat, dealt);
        }
        placeDummies(p, Arrays.copyOfRange(tiles, next, tiles.length));
        p.push(Step.of(TzolkinStep.KEEP));
        p.settle();
        return p;
    }

    /** Each tile drawn marks a space; the first dummy of a small gear brings another to the opposite space. */
    static void placeDummies(TzolkinPosition p, int[] tiles) {
        int left = DUMMIES[p.seats()];
        for (int number : tiles) {
            if (left == 0) {
                return;
            }
            Tile tile = Tile.wealth(number);
            int teeth = Gears.TEETH[tile.gear];
            boolean firstOfGear = (p.dummies() >>> Gears.base(tile.gear) & (1L << teeth) - 1) == 0;
            p.setDummyTiles(p.dummyTiles() | Tile.bit(number));
            p.setDummies(p.dummies() | Gears.bit(tile.gear, tile.space));
            left--;
            if (firstOfGear && tile.gear != CHICHEN_ITZA && left > 0) {
                p.setDummies(p.dummies() | Gears.bit(tile.gear, (tile.space + teeth / 2) % teeth));
                left--;
            }
        }
    }

    private static int[] shuffled(int first, int last, Rng rng) {
        int[] numbers = IntStream.rangeClosed(first, last).toArray();
        rng.shuffle(numbers, 0, numbers.length);
        return numbers;
    }
}
