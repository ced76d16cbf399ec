package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Lets the weights of a tuning play against others on seeds from which no round learns. Where seats are rivals, each of the
 * two has half of them; where all are partners, each has the whole table, on the same deals.
 */
final class Duels {

    /** Seeds from here on are held out: the rounds learn from lower ones. */
    private static final long HELD_OUT = 1L << 40;

    private final Game game;
    private final Tuning.Plan plan;
    private final Shard shard;
    private final Exchange exchange;
    private final int threads;

    Duels(Game game, Tuning.Plan plan, Shard shard, Exchange exchange, int threads) {
        this.game = game;
        this.plan = plan;
        this.shard = shard;
        this.exchange = exchange;
        this.threads = threads;
    }

    /** Against all of a pool, the last first, until a duel is lost. */
    List<Duel> against(List<Path> pool, Path weights) {
        List<Duel> duels = new ArrayList<>();
        for (Path other : pool.reversed()) {
            duels.add(between(weights, other));
            if (!duels.getLast().isWon()) {
                break;
            }
        }
        return duels;
    }

    /** Between two files of weights. */
    Duel between(Path one, Path other) {
        double reached = 0;
        double others = 0;
        double wins = 0;
        int tries = 0;
        int tables = plan.tables().size();
        Style style = plan.training().style();
        int matches = Math.ceilDiv(plan.checkMatches(), tables);
        for (Setup table : plan.tables()) {
            Setup heldOut = table.with(HELD_OUT);
            List<Boolean> seats = seatsOfTheOne(heldOut);
            boolean mixed = seats.contains(false);
            Summary first = played(
                    heldOut,
                    matches,
                    seats.stream().map(its -> name(its ? one : other)).toList());
            Summary second = mixed
                    ? first
                    : played(
                            heldOut,
                            matches,
                            seats.stream().map(its -> name(other)).toList());
            Summary.Entry entry = entry(first, one);
            reached += style.reached(entry) / tables;
            others += style.reached(entry(second, other)) / tables;
            wins += entry.wins().times();
            tries += entry.wins().tries();
        }
        return new Duel(reached, others, new Rate(wins, tries));
    }

    /** Which seats the one has: those of the first side, and of the third where there are four or more. */
    private List<Boolean> seatsOfTheOne(Setup table) {
        Position start = game.start(table);
        List<Integer> sides =
                IntStream.range(0, table.seats()).mapToObj(start::side).toList();
        List<Integer> distinct = sides.stream().distinct().toList();
        return sides.stream()
                .map(distinct::indexOf)
                .map(side -> side == 0 || (side == 2 && distinct.size() >= 4))
                .toList();
    }

    private Summary played(Setup first, int matches, List<String> bots) {
        Contest contest = new Contest(game, bots, first.seats(), first.variants(), matches, first.seed());
        TreeMap<Integer, MatchResult> results = new TreeMap<>();
        for (byte[] part : exchange.share(() ->
                lines(new Tournament(contest, shard, List.of(), (result, record) -> {}).play(threads, share -> {})))) {
            new String(part, StandardCharsets.UTF_8).lines().forEach(line -> {
                MatchResult result = MatchResult.read(Json.parse(line), contest);
                results.put(result.match(), result);
            });
        }
        return Summary.of(contest, results.values());
    }

    private static byte[] lines(List<MatchResult> results) {
        return results.stream()
                .map(result -> Json.compact(result.json()) + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }

    private Summary.Entry entry(Summary duel, Path weights) {
        return duel.entries().stream()
                .filter(entry -> entry.name().equals(name(weights)))
                .findFirst()
                .orElseThrow();
    }

    private String name(Path weights) {
        return plan.player() + "@" + weights;
    }
}
