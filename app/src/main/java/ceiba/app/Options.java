package ceiba.app;

import ceiba.arena.Tables;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Variant;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
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

    /** How many seats. */
    static final class Seats {
        @Option(
                names = "--seats",
                paramLabel = "N",
                description = "Number of seats; as many as the game allows if left out.")
        private @Nullable Integer number;

        int of(Game game) {
            return number == null ? game.maxSeats() : number;
        }
    }

    /** How many seats, where few are better. */
    static final class FewSeats {
        @Option(
                names = "--seats",
                paramLabel = "N",
                description = "Number of seats; as few as the game allows if left out.")
        private @Nullable Integer number;

        int of(Game game) {
            return number == null ? game.minSeats() : number;
        }
    }

    /** How many seats, for commands that play with several numbers of them; each says itself what is usual. */
    static final class SeatsInTurn {
        @Option(
                names = "--seats",
                paramLabel = "N",
                split = ",",
                description = "Number of seats, or several with commas, played in turn.")
        private List<Integer> numbers = List.of();

        List<Integer> or(List<Integer> usual) {
            return numbers.isEmpty() ? usual : numbers;
        }
    }

    /** By which rules and with which data. */
    static final class Variants {
        @Option(names = "--variant", paramLabel = "K=V", description = "A variant of the rules; may be repeated.")
        private Map<String, String> words = new LinkedHashMap<>();

        @Option(
                names = "--data",
                paramLabel = "FILE",
                description =
                        "A JSON file with data in place of the game's own, if the game takes it; - for standard input.")
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

    /** The tables at which a tuner or a teacher lets bots play, in turn. */
    static final class TablesInTurn {
        @Mixin
        private SeatsInTurn seats = new SeatsInTurn();

        @Mixin
        private Variants variants = new Variants();

        @Option(
                names = "--all-variants",
                description = "Play all variants of the rules in turn, but for those that --variant sets.")
        private boolean allVariants;

        List<Setup> of(Game game, long seed) {
            return Tables.inTurn(game, seats.or(List.of(game.maxSeats())), variants.of(game), allVariants, seed);
        }
    }

    /** How one match starts. */
    static final class MatchSetup {
        @Mixin
        private Seats seats = new Seats();

        @Mixin
        private Variants variants = new Variants();

        @Option(names = "--seed", paramLabel = "S", description = "Seed of all randomness; drawn if left out.")
        private @Nullable Long seed;

        Setup of(Game game) {
            long drawn = ThreadLocalRandom.current().nextLong(Setup.MAX_SEED);
            return Setup.of(game, seats.of(game), variants.of(game), seed == null ? drawn : seed);
        }
    }

    /** From which seed on, for commands that play many matches. */
    static final class FirstSeed {
        @Option(
                names = "--seed",
                paramLabel = "S",
                defaultValue = "0",
                description = "Seed of the first match, from which the others follow (default: ${DEFAULT-VALUE}).")
        private long number;

        long number() {
            return number;
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

        @Option(names = "--threads", paramLabel = "T", description = "Number of threads; all cores if left out.")
        private int count = Runtime.getRuntime().availableProcessors();

        int count() {
            if (count < 1 || count > MAX_THREADS) {
                throw new Refusal("--threads takes 1 to " + MAX_THREADS + ", not " + count);
            }
            return count;
        }
    }

    /** For people or for programs. */
    static final class AsJson {
        @Option(names = "--json", description = "Print JSON.")
        private boolean wanted;

        boolean wanted() {
            return wanted;
        }
    }

    /** In which folder a server keeps its data. */
    static final class DataFolder {
        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${env:CEIBA_DATA:-.ceiba/server}",
                description = "The server's data folder, or the environment variable CEIBA_DATA (default: "
                        + "${DEFAULT-VALUE}).")
        private String name = ".ceiba/server";

        Path path() {
            return Files.path(name);
        }
    }

    /** A PostgreSQL of a server's, where another may be meant than the one in the data folder. */
    static final class DatabaseAddress {
        @Option(
                names = "--database",
                paramLabel = "URL",
                defaultValue = "${env:CEIBA_DATABASE}",
                description = "The server's PostgreSQL, if it has one, or the environment variable CEIBA_DATABASE.")
        private @Nullable String url;

        @Nullable
        String url() {
            return DatabaseUrl.complete(url, System::getenv);
        }
    }

    /** A copy of all that a server keeps, and where the server keeps it. */
    static final class ServerCopy {
        @Parameters(paramLabel = "FILE", description = "The file of the copy.")
        private String file = "";

        @Option(names = "--replace", description = "Do it even if there is already something in the place of the new.")
        private boolean replace;

        @Mixin
        private DataFolder data = new DataFolder();

        @Mixin
        private DatabaseAddress database = new DatabaseAddress();

        String name() {
            return file;
        }

        Path file() {
            return Files.path(file);
        }

        boolean replace() {
            return replace;
        }

        Path data() {
            return data.path();
        }

        @Nullable
        String database() {
            return database.url();
        }
    }

    /** A position and its game, from a file. */
    static final class PositionFile {
        @Parameters(index = "0", paramLabel = "FILE", description = "A position file; - for standard input.")
        private String name = "";

        GamePosition read() {
            return Files.read(name, json -> {
                Game game = Games.of(json);
                return new GamePosition(game, game.read(json));
            });
        }
    }
}
