package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

/** The points that a single action may bring, for warnings: a little too many rather than too few. */
final class Gains {

    private Gains() {}

    static int ofAnAction(ZimbabwePosition p, int seat) {
        int built = p.worships(seat, OBATALA) ? 2 * Box.POINTS[1] : Box.POINTS[1];
        p.prospects.find(seat);
        int raised = p.prospects.affordable(p.cattle(seat));
        return Math.max(built, Math.max(raised, ofCraftsmen(p, seat)));
    }

    /** The best use of the cattle for craftsmen whose cards the seat has; whether there is room is left open. */
    private static int ofCraftsmen(ZimbabwePosition p, int seat) {
        int[] best = new int[p.cattle(seat) + 1]; // points for so many cattle
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            boolean own = p.cardOf(craft, seat) != NOBODY;
            if (own && (!Craft.isSecondary(craft) || p.wasThere(Craft.PRIMARY[craft]))) {
                for (int piece = p.pieces(craft); piece < Box.CRAFTSMEN; piece++) {
                    for (int cattle = best.length - 1; cattle >= Craft.CATTLE[craft]; cattle--) {
                        best[cattle] = Math.max(best[cattle], best[cattle - Craft.CATTLE[craft]] + Craft.POINTS[craft]);
                    }
                }
            }
        }
        return best[best.length - 1];
    }
}
