package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Bots by name: {@code random}, {@code greedy}, {@code search:2000} (iterations for each choice), {@code search:1s} or
 * {@code search:500ms} (for a whole turn), or a level such as {@code master}. {@code greedy@FILE} and {@code search:1s@FILE}
 * use the weights in a file instead of the game's own.
 */
public final class Bots {

    /** What people are told about the names. */
    public static final String NAMES =
            "random, greedy, search:ITERATIONS, search:SECONDSs, search:MILLISms, novice, adept, expert, master";

    private static final Pattern NAME = Pattern.compile("([a-z]+)(?::(\\d{1,9})(s|ms)?)?(?:@(.+))?");

    private Bots() {}

    /** Makes a new bot, which plays one seat of one match. */
    @FunctionalInterface
    public interface Maker {
        Bot bot(long seed);
    }

    /**
     * What makes bots of that name, on so many threads each.
     *
     * @throws Refusal if there is no such bot, its budget is 0 or its weights are broken
     */
    public static Maker named(Game game, String name, int threads) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            throw unknown(name);
        }
        String kind = parts.group(1);
        String number = parts.group(2);
        String file = parts.group(4);
        if (number != null && !kind.equals("search")) {
            throw new Refusal("only 'search' takes a budget, not '" + name + "'");
        }
        if (kind.equals("random")) {
            return RandomBot::new;
        }
        if (!kind.equals("greedy") && !kind.equals("search") && level(kind).isEmpty()) {
            throw unknown(name);
        }
        Weights weights = file == null ? ownWeights(game) : weightsIn(game, file);
        if (kind.equals("greedy")) {
            return seed -> new GreedyBot(game, new Evaluation(game.knowledge(), weights), 0, seed);
        }
        if (kind.equals("search")) {
            if (number == null) {
                throw new Refusal("'search' needs a budget: search:2000 (iterations) or search:1s (a turn)");
            }
            Budget budget = budget(Long.parseLong(number), parts.group(3));
            return seed -> new SearchBot(game, weights, budget, threads, 0, seed);
        }
        Level level = level(kind).orElseThrow(() -> unknown(name));
        return seed -> new SearchBot(game, weights, level.budget(), threads, level.temperature(), seed);
    }

    private static Optional<Level> level(String word) {
        return Arrays.stream(Level.values())
                .filter(level -> level.word().equals(word))
                .findFirst();
    }

    /** The weights that come with a game. */
    public static Weights ownWeights(Game game) {
        return Weights.read(game.knowledge(), game.knowledge().weights());
    }

    /** The weights in a file. */
    public static Weights weightsIn(Game game, String file) {
        try {
            return Weights.read(game.knowledge(), Json.parse(Files.readString(Path.of(file))));
        } catch (IOException e) {
            throw new Refusal("the weights in " + file + " cannot be read: " + e.getMessage(), e);
        } catch (Refusal e) {
            throw new Refusal("the weights in " + file + " are broken: " + e.sentence(), e);
        }
    }

    private static Budget budget(long number, @Nullable String unit) {
        if (unit == null) {
            return Budget.iterations(number);
        }
        return Budget.turn(unit.equals("s") ? number * 1000 : number);
    }

    private static Refusal unknown(String name) {
        return new Refusal("unknown bot '" + name + "'; expected one of: " + NAMES);
    }
}
