package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Variant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Options that several commands share. */
final class Options {

    private Options() {}

    /** Which game. */
    static final class GameName {
        @Parameters(paramLabel = "GAME", description = "The game, as 'ceiba games' names it.")
        private String name = "";

        Game game() {
            return Games.named(name);
        }
    }

    /** How a match starts. */
    static final class MatchSetup {
        @Option(
                names = "--seats",
                paramLabel = "N",
                description = "Number of seats; as many as the game allows if left out.")
        private @Nullable Integer seats;

        @Option(names = "--seed", paramLabel = "S", description = "Seed of all randomness; drawn if left out.")
        private @Nullable Long seed;

        @Mixin
        private Variants variants = new Variants();

        Setup of(Game game) {
            long drawn = ThreadLocalRandom.current().nextLong(Setup.MAX_SEED);
            return Setup.of(
                    game, seats == null ? game.maxSeats() : seats, variants.of(game), seed == null ? drawn : seed);
        }
    }

    /** By which rules and with which data. */
    static final class Variants {
        @Option(names = "--variant", paramLabel = "K=V", description = "A variant of the rules; may be repeated.")
        private Map<String, String> words = new LinkedHashMap<>();

        @Option(
                names = "--data",
                paramLabel = "FILE",
                description = "A JSON file with data in place of the game's own, if the game takes it.")
        private @Nullable String file;

        /** As a setup takes them. */
        Map<String, Object> of(Game game) {
            Map<String, Object> chosen = new LinkedHashMap<>(words);
            if (file != null) {
                Variant variant = Variant.documentOf(game)
                        .orElseThrow(() -> new Refusal(game.id() + " takes no data of your own; leave out --data"));
                chosen.put(variant.name(), Files.read(file, variant::read));
            }
            return chosen;
        }
    }

    /** In which language. */
    static final class Language {
        @Option(
                names = "--language",
                paramLabel = "L",
                defaultValue = "en",
                description = "Language of the texts: en, it or pt (default: ${DEFAULT-VALUE}).")
        private String word = "en";

        String word() {
            return word;
        }
    }

    /** On how many threads. */
    static final class Threads {
        private static final int MAX_THREADS = 1024;

        @Option(names = "--threads", paramLabel = "T", description = "Threads; all cores if left out.")
        private int count = Runtime.getRuntime().availableProcessors();

        int count() {
            if (count < 1 || count > MAX_THREADS) {
                throw new Refusal("--threads takes 1 to " + MAX_THREADS + ", not " + count);
            }
            return count;
        }
    }
}
