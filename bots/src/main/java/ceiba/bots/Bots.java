package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
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
 * Bots by name: {@code random}, {@code greedy}, {@code search:2000} (iterations for each choice), {@code search:2000t} (for a
 * whole turn), {@code search:1s} or {@code search:500ms} (for a whole turn), or a level such as {@code master}. {@code greedy~30}
 * and {@code search:2000~30} err by so many percent (see {@link Frailty}). {@code greedy@FILE} and {@code search:1s@FILE} use
 * the weights in a file instead of the game's own.
 */
public final class Bots {

    /** What people are told about the names. */
    public static final String NAMES = "random, greedy, search:ITERATIONS, search:ITERATIONSt, search:SECONDSs,"
            + " search:MILLISms, novice, apprentice, adept, veteran, expert, master";

    private static final Pattern NAME = Pattern.compile("([a-z]+)(?::(\\d{1,9})(s|ms|t)?)?(?:~(\\d{1,3}))?(?:@(.+))?");

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
        String percent = parts.group(4);
        String file = parts.group(5);
        if (number != null && !kind.equals("search")) {
            throw new Refusal("only 'search' takes a budget, not '" + name + "'");
        }
        if (percent != null && !kind.equals("search") && !kind.equals("greedy")) {
            throw new Refusal("only 'greedy' and 'search' are told how much to err, not '" + name + "'");
        }
        if (kind.equals("random")) {
            return RandomBot::new;
        }
        Optional<Level> level = level(kind);
        if (!kind.equals("greedy") && !kind.equals("search") && level.isEmpty()) {
            throw unknown(name);
        }
        Weights weights = file == null ? ownWeights(game) : weightsIn(game, file);
        if (level.isPresent()) {
            return ofLevel(game, weights, level.get(), threads);
        }
        Frailty frailty = percent == null ? Frailty.NONE : new Frailty(Integer.parseInt(percent));
        if (kind.equals("greedy")) {
            return greedy(game, weights, frailty);
        }
        if (number == null) {
            throw new Refusal("'search' needs a budget: search:2000 (iterations) or search:1s (a turn)");
        }
        Budget budget = budget(Long.parseLong(number), parts.group(3));
        return seed -> new SearchBot(game, weights, budget, threads, frailty, seed);
    }

    private static Maker ofLevel(Game game, Weights weights, Level level, int threads) {
        Knowledge knowledge = game.knowledge();
        Frailty frailty = level.frailty(knowledge);
        if (!level.searches(knowledge)) {
            return greedy(game, weights, frailty);
        }
        Budget budget = level.budget(knowledge);
        return seed -> new SearchBot(game, weights, budget, threads, frailty, seed);
    }

    private static Maker greedy(Game game, Weights weights, Frailty frailty) {
        return seed -> new GreedyBot(game, new Evaluation(game.knowledge(), weights), frailty, seed);
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
        return switch (unit) {
            case null -> Budget.iterations(number);
            case "t" -> Budget.turn(number, 0);
            case "s" -> Budget.turn(number * 1000);
            default -> Budget.turn(number);
        };
    }

    private static Refusal unknown(String name) {
        return new Refusal("unknown bot '" + name + "'; expected one of: " + NAMES);
    }
}
