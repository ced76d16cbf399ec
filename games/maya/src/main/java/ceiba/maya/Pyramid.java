package ceiba.maya;

import static ceiba.maya.Terms.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.Arrays;
import java.util.List;

/** The printed pyramids, read from {@code pyramids.json} and checked at load; levels are numbered from 0, the lowest. */
final class Pyramid {

    static final int PER_MATCH = 4;

    /** By seats: which pyramids are in play, in the order they lie on the table. */
    private static final int[][] SETS = new int[MAX_SEATS + 1][];

    /** By pyramid and level. */
    private static final int[][] SPACES = new int[PYRAMIDS.length][];

    private static final int[][] FIRST = new int[PYRAMIDS.length][];
    private static final int[][] SECOND = new int[PYRAMIDS.length][];

    static {
        Node file = Texts.resource(Pyramid.class, "pyramids.json");
        file.only("about", "sets", "pyramids");
        Node sets = file.get("sets");
        sets.only("2", "3", "4", "5", "basis");
        sets.get("basis").word(Box.BASES);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            Node set = sets.get(String.valueOf(seats));
            SETS[seats] = set.items(PER_MATCH, PER_MATCH).stream()
                    .mapToInt(name -> name.word(PYRAMIDS))
                    .toArray();
            if (Arrays.stream(SETS[seats]).distinct().count() < PER_MATCH) {
                throw set.refusal("a pyramid is there twice");
            }
        }
        file.get("pyramids").only(PYRAMIDS);
        for (int pyramid = 0; pyramid < PYRAMIDS.length; pyramid++) {
            List<Node> levels = file.get("pyramids").get(PYRAMIDS[pyramid]).items(1, MOST_LEVELS);
            SPACES[pyramid] = new int[levels.size()];
            FIRST[pyramid] = new int[levels.size()];
            SECOND[pyramid] = new int[levels.size()];
            for (int level = 0; level < levels.size(); level++) {
                read(levels.get(level), pyramid, level);
            }
        }
    }

    private Pyramid() {}

    private static void read(Node json, int pyramid, int level) {
        json.only("spaces", "gold", "basis");
        json.get("basis").items(2, 2).forEach(basis -> basis.word(Box.BASES));
        SPACES[pyramid][level] = json.get("spaces").integer(1, 20);
        List<Node> gold = json.get("gold").items(2, 2);
        FIRST[pyramid][level] = gold.get(0).integer(1, 20);
        SECOND[pyramid][level] = gold.get(1).integer(1, FIRST[pyramid][level]);
    }

    static int[] inPlay(int seats) {
        return SETS[seats];
    }

    static int levels(int pyramid) {
        return SPACES[pyramid].length;
    }

    static int spaces(int pyramid, int level) {
        return SPACES[pyramid][level];
    }

    /** Gold for most cubes on a level. */
    static int first(int pyramid, int level) {
        return FIRST[pyramid][level];
    }

    /** Gold for second most cubes on a level. */
    static int second(int pyramid, int level) {
        return SECOND[pyramid][level];
    }
}
