package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;

/** The preparation: map, gods and pile are drawn by lot, unless they are given by hand. */
final class Start {

    private Start() {}

    static ZimbabwePosition position(Setup setup) {
        ZimbabwePosition p = prepared(setup);
        p.settle();
        return p;
    }

    /** The same before the first decision is looked for. */
    static ZimbabwePosition prepared(Setup setup) {
        int seats = setup.seats();
        boolean firstGame = Zimbabwe.isFirstGame(setup.variants());
        HandSetup hand = Zimbabwe.handSetup(setup.variants());
        ZimbabwePosition p = new ZimbabwePosition(seats, firstGame, hand);
        // Everything is drawn, whatever is given by hand, so that a seed always means the same for the rest.
        Rng rng = setup.rng();
        int[] tiles = drawTiles(seats, rng);
        int gods = drawGods(rng);
        int[] pile = drawPile(seats, rng);
        for (int slot = 0; slot < tiles.length; slot++) {
            p.setTile(slot, hand.tiles().isEmpty() ? tiles[slot] : hand.tiles().get(slot));
        }
        p.setGodsInPlay(firstGame ? Box.FIRST_GODS : hand.gods().isEmpty() ? gods : bits(hand.gods()));
        for (int index = 0; index < seats; index++) {
            int seat = hand.order().isEmpty() ? pile[index] : hand.order().get(index);
            p.setPile(index, seat);
            p.setOrder(index, seat);
            p.takeFromStock(seat, Box.CATTLE);
            p.setRequirement(seat, Box.REQUIREMENT);
        }
        layMap(p);
        p.setActive(FirstMonuments.next(p, 0));
        p.push(Step.of(ZimbabweStep.FIRST_MONUMENT));
        return p;
    }

    private static int bits(Iterable<Integer> numbers) {
        int bits = 0;
        for (int number : numbers) {
            bits |= 1 << number;
        }
        return bits;
    }

    private static int[] drawTiles(int seats, Rng rng) {
        int[] others = new int[Tiles.COUNT - 1];
        for (int index = 0; index < others.length; index++) {
            others[index] = index + 1;
        }
        rng.shuffle(others, 0, others.length);
        int[] tiles = new int[Tiles.slots(seats)];
        int drawn = 0;
        for (int slot = 0; slot < tiles.length; slot++) {
            int tile = slot == Tiles.startSlot(seats) ? Tiles.START : others[drawn++];
            tiles[slot] = Tiles.lying(tile, rng.below(Tiles.TURNS));
        }
        return tiles;
    }

    private static int drawGods(Rng rng) {
        int[] gods = new int[GODS.length];
        for (int god = 0; god < gods.length; god++) {
            gods[god] = god;
        }
        rng.shuffle(gods, 0, gods.length);
        int bits = 0;
        for (int index = 0; index < Box.GODS_IN_PLAY; index++) {
            bits |= 1 << gods[index];
        }
        return bits;
    }

    private static int[] drawPile(int seats, Rng rng) {
        int[] pile = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            pile[seat] = seat;
        }
        rng.shuffle(pile, 0, seats);
        return pile;
    }

    /** What the tiles show. */
    static void layMap(ZimbabwePosition p) {
        for (int slot = 0; slot < Tiles.slots(p.seats()); slot++) {
            int corner = Tiles.corner(p.seats(), slot);
            for (int row = 0; row < Tiles.SIZE; row++) {
                for (int column = 0; column < Tiles.SIZE; column++) {
                    laySquare(p, corner + row * Squares.STRIDE + column, Tiles.printed(p.tile(slot), column, row));
                }
            }
        }
        p.setPrintedResources(p.resources());
    }

    private static void laySquare(ZimbabwePosition p, int square, char printed) {
        p.add(MapTable.MAP, square);
        int resource = Tiles.RESOURCE_LETTERS.indexOf(printed);
        if (resource >= 0) {
            p.addResource(resource, square);
        } else if (printed == Tiles.WATER) {
            p.add(MapTable.WATER, square);
            p.addWater(square);
        } else if (printed == Tiles.START_AREA) {
            p.add(MapTable.START_AREAS, square);
        } else {
            p.add(MapTable.EMPTY, square);
        }
    }

    /** The map of a position file takes the place of the one that was drawn. */
    static ZimbabwePosition prepared(Setup setup, Node json) {
        ZimbabwePosition p = prepared(setup);
        if (!json.has("tiles") && !json.has("map")) {
            return p;
        }
        if (json.has("tiles") && json.has("map")) {
            throw json.refusal("either tiles or a map is expected, not both");
        }
        int[] lying = HandSetup.readTiles(json);
        if (lying.length != Tiles.slots(p.seats())) {
            throw json.get(json.has("tiles") ? "tiles" : "map")
                    .refusal(p.seats() + " seats play on " + Tiles.slots(p.seats()) + " tiles, not on " + lying.length);
        }
        for (int slot = 0; slot < lying.length; slot++) {
            p.setTile(slot, lying[slot]);
        }
        p.clearMap();
        layMap(p);
        return p;
    }
}
