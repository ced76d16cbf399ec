package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
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

        @Option(names = "--variant", paramLabel = "K=V", description = "A variant of the rules; may be repeated.")
        private Map<String, String> variants = new LinkedHashMap<>();

        Setup of(Game game) {
            long drawn = ThreadLocalRandom.current().nextLong(Setup.MAX_SEED);
            return Setup.of(game, seats == null ? game.maxSeats() : seats, variants, seed == null ? drawn : seed);
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
        private static final int MOST = 1024;

        @Option(names = "--threads", paramLabel = "T", description = "Threads; all cores if left out.")
        private int count = Runtime.getRuntime().availableProcessors();

        int count() {
            if (count < 1 || count > MOST) {
                throw new Refusal("--threads takes 1 to " + MOST + ", not " + count);
            }
            return count;
        }
    }
}
