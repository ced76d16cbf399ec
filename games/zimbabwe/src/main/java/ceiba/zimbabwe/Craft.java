package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.List;

/** The crafts as a table, read from {@code crafts.json} and checked at load. */
final class Craft {

    /** The two technology cards of a craft, by the order in which they are taken. */
    static final int CARDS = 2;

    private static final int COUNT = CRAFTS.length;

    /** What a card adds to the requirement, by number of the card. */
    static final int[] REQUIREMENT = new int[COUNT * CARDS];

    static final int[] CATTLE = new int[COUNT];
    static final int[] POINTS = new int[COUNT];
    static final boolean[] LARGE = new boolean[COUNT];

    /** The resource that each craft uses. */
    static final int[] RESOURCE = new int[COUNT];

    /** The craft whose good a secondary one needs; {@link Glossary#NOBODY} for a primary one. */
    static final int[] PRIMARY = new int[COUNT];

    /** The craft that refines a primary one's good; {@link Glossary#NOBODY} if none does. */
    static final int[] SECONDARY = new int[COUNT];

    /** The family of the good that a craft makes. */
    static final int[] FAMILY = new int[COUNT];

    /** The crafts that use each resource, as bits. */
    static final int[] USERS = new int[RESOURCES.length];

    /** The primary craft of each family. */
    static final int[] FIRST_OF = new int[RESOURCES.length];

    static {
        List<Node> rows =
                Texts.resource(Craft.class, "crafts.json").get("crafts").items(COUNT, COUNT);
        for (int craft = 0; craft < COUNT; craft++) {
            SECONDARY[craft] = NOBODY;
        }
        for (int craft = 0; craft < COUNT; craft++) {
            Node row = Box.row(
                    rows.get(craft),
                    "craft",
                    CRAFTS[craft],
                    "requirement",
                    "cattle",
                    "points",
                    "size",
                    "resource",
                    "needs");
            List<Node> requirement = row.get("requirement").items(CARDS, CARDS);
            for (int card = 0; card < CARDS; card++) {
                REQUIREMENT[craft * CARDS + card] = requirement.get(card).integer(0, 9);
            }
            CATTLE[craft] = row.get("cattle").integer(1, 99);
            POINTS[craft] = row.get("points").integer(1, 9);
            LARGE[craft] = row.get("size").word(new String[] {"1x2", "2x2"}) == 1;
            RESOURCE[craft] = row.get("resource").word(RESOURCES);
            USERS[RESOURCE[craft]] |= 1 << craft;
            PRIMARY[craft] = row.has("needs") ? row.get("needs").word(CRAFTS) : NOBODY;
            if (PRIMARY[craft] == NOBODY) {
                FAMILY[craft] = RESOURCE[craft];
                FIRST_OF[RESOURCE[craft]] = craft;
            } else {
                FAMILY[craft] = FAMILY[PRIMARY[craft]];
                SECONDARY[PRIMARY[craft]] = craft;
            }
        }
    }

    private Craft() {}

    static boolean isSecondary(int craft) {
        return PRIMARY[craft] != NOBODY;
    }

    /** The craft of a piece. */
    static int of(int piece) {
        return piece / Box.CRAFTSMEN;
    }

    /** A piece in words, such as {@code potter 2}. */
    static String piece(int piece) {
        return CRAFTS[of(piece)] + " " + (piece % Box.CRAFTSMEN + 1);
    }
}
