package ceiba.maya;

import static ceiba.maya.Terms.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.Arrays;
import java.util.List;

/** The printed quarries, read from {@code quarries.json} and checked at load; numbered in the order they are revealed. */
final class Quarry {

    static final int MOST_QUARRIES = 7;
    static final int MOST_CARDS = 8;

    /** By seats and quarry: its token, its greatest number of cards, and the cubes for each place. */
    private static final int[][] TOKENS_OF = new int[MAX_SEATS + 1][];

    private static final int[][] CARDS_OF = new int[MAX_SEATS + 1][];
    private static final int[][][] CUBES_OF = new int[MAX_SEATS + 1][][];

    static {
        Node file = Texts.resource(Quarry.class, "quarries.json");
        file.only("about", "2", "3", "4", "5");
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            Node list = file.get(String.valueOf(seats));
            List<Node> quarries = list.items(2, MOST_QUARRIES);
            for (Node quarry : quarries) {
                quarry.only("token", "cards", "cubes", "basis");
                quarry.get("basis").word(Box.BASES);
            }
            TOKENS_OF[seats] = quarries.stream()
                    .mapToInt(quarry -> quarry.get("token").word(Arrays.copyOf(TOKENS, FIRST_BLUE)))
                    .toArray();
            CARDS_OF[seats] = quarries.stream()
                    .mapToInt(quarry -> quarry.get("cards").integer(2, MOST_CARDS))
                    .toArray();
            CUBES_OF[seats] =
                    quarries.stream().map(quarry -> places(quarry.get("cubes"))).toArray(int[][]::new);
            if (Arrays.stream(TOKENS_OF[seats]).distinct().count() < quarries.size()) {
                throw list.refusal("every quarry has another token");
            }
            if (TOKENS_OF[seats][quarries.size() - 1] == SHIELD) {
                throw list.refusal("the shield cannot be won at the last quarry: no other is left for it");
            }
        }
    }

    private Quarry() {}

    static int count(int seats) {
        return TOKENS_OF[seats].length;
    }

    static int token(int seats, int quarry) {
        return TOKENS_OF[seats][quarry];
    }

    static int mostCards(int seats, int quarry) {
        return CARDS_OF[seats][quarry];
    }

    static int places(int seats, int quarry) {
        return CUBES_OF[seats][quarry].length;
    }

    /** The cubes for a place, 0 the first. */
    static int cubes(int seats, int quarry, int place) {
        return CUBES_OF[seats][quarry][place];
    }

    private static int[] places(Node json) {
        int[] cubes = json.items(1, MAX_SEATS).stream()
                .mapToInt(number -> number.integer(1, 9))
                .toArray();
        for (int place = 1; place < cubes.length; place++) {
            if (cubes[place] > cubes[place - 1]) {
                throw json.refusal("a later place earns no more than an earlier one");
            }
        }
        return cubes;
    }
}
