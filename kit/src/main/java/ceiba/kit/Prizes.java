package ceiba.kit;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the prizes of {@link Pebbles} count: 1 to 6 points, or what a document says.
 *
 * @param points in ascending order
 */
record Prizes(List<Integer> points) {

    static final int COUNT = 6;
    static final int MAX_POINTS = 99;

    private static final Prizes STANDARD = new Prizes(List.of(1, 2, 3, 4, 5, 6));

    static Prizes of(@Nullable Object document) {
        return document == null ? STANDARD : read(new Node(Pebbles.DECK, document));
    }

    static Prizes read(Node document) {
        document.only("prizes");
        if (!document.has("prizes")) {
            return STANDARD;
        }
        Node list = document.get("prizes");
        List<Integer> points = list.items(COUNT, COUNT).stream()
                .map(prize -> prize.integer(1, MAX_POINTS))
                .toList();
        if (!points.equals(points.stream().sorted().distinct().toList())) {
            throw list.refusal("each prize counts more than the one before");
        }
        return new Prizes(points);
    }

    /** Empty for the standard prizes. */
    Map<String, Object> document() {
        return equals(STANDARD) ? Map.of() : Json.object("prizes", points);
    }
}
