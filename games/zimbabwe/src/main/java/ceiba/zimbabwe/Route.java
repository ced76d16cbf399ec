package ceiba.zimbabwe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** A way over hubs, for people to look at: which monuments lie on it. The rules only need to know how many. */
final class Route {

    private static final int SOURCE = -1;

    private final ZimbabwePosition p;
    private final int goal;
    private final Map<Integer, Integer> cameFrom = new HashMap<>();

    private Route(ZimbabwePosition p, int goal) {
        this.p = p;
        this.goal = goal;
    }

    /** The hubs from a monument to a craftsman, in order. */
    static List<String> fromMonument(ZimbabwePosition p, int square, int piece) {
        Route route = new Route(p, piece);
        route.cameFrom.put(square, SOURCE);
        return route.find(reach -> reach.addSquare(square));
    }

    /** The hubs from a craftsman to another. */
    static List<String> fromPiece(ZimbabwePosition p, int from, int piece) {
        return new Route(p, piece).find(reach -> reach.addPiece(from));
    }

    private List<String> find(Consumer<Reach> start) {
        Map<Integer, Consumer<Reach>> level = new LinkedHashMap<>();
        level.put(SOURCE, start);
        while (!level.isEmpty()) {
            Map<Integer, Consumer<Reach>> next = new LinkedHashMap<>();
            for (Map.Entry<Integer, Consumer<Reach>> from : level.entrySet()) {
                p.reach.begin();
                from.getValue().accept(p.reach);
                p.reach.spread(p.range(p.active()), true);
                if (p.reach.touches(goal)) {
                    return back(from.getKey());
                }
                for (int hub : monumentsReached()) {
                    if (!cameFrom.containsKey(hub)) {
                        cameFrom.put(hub, from.getKey());
                        next.put(hub, reach -> reach.addSquare(hub));
                    }
                }
            }
            level = next;
        }
        throw new IllegalStateException("there is no way");
    }

    private Set<Integer> monumentsReached() {
        Set<Integer> reached = new HashSet<>();
        int all = PieceTable.MONUMENTS;
        for (int square = Squares.next(p.sets(), all, 0);
                square >= 0;
                square = Squares.next(p.sets(), all, square + 1)) {
            if (Squares.has(p.reach.squares(), 0, square)) {
                reached.add(square);
            }
        }
        return reached;
    }

    private List<String> back(int last) {
        List<String> hubs = new ArrayList<>();
        for (int hub = last; hub != SOURCE; hub = cameFrom.getOrDefault(hub, SOURCE)) {
            hubs.addFirst(Squares.name(hub));
        }
        return hubs;
    }
}
