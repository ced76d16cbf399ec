package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Bot;
import ceiba.bots.RandomBot;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import ceiba.kit.oases.Oases;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {

    private static final Game GAME = Games.named("tzolkin");
    private static final Pattern TILE = Pattern.compile("wealth tile (\\d+)");

    @TempDir
    private Path folder = Path.of("");

    // ---------------------------------------------------------------- a match

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aMatchAgainstRandomBotsEndsWithTheStanding(int seats) {
        String out = String.join("", shown(seats, 1, 5, Stream.generate(() -> "1")));
        assertThat(out).contains("The match is over.");
        List<String> lines = out.lines().toList();
        String points = lines.stream()
                .filter(line -> line.startsWith("points "))
                .findFirst()
                .orElseThrow();
        assertThat(points.strip().split("\\s+", -1)).hasSize(1 + seats);
        assertThat(lines.indexOf(points)).isGreaterThan(lines.size() - 20);
    }

    @Test
    void theWholeCommandPlaysOnStandardInput() {
        Run run = Run.reading(
                "1\n".repeat(2000), "play", "tzolkin", "--bots=random", "--seats=2", "--seed=5", "--language=it");
        assertThat(run.done()).contains("Rosso").contains("\nposto ").contains("\npunti ");
    }

    @Test
    void aMatchOfBotsAloneNeedsNobody() {
        Run run = Run.reading("", "play", "tzolkin", "--bots=random", "--seats=2", "--seed=5", "--humans=0");
        assertThat(run.done()).contains("Round 27").contains("points").doesNotContain("\n> \n");
    }

    @Test
    void theSameSeedAndAnswersGiveTheSameMatch() {
        assertThat(shown(3, 1, 8, Stream.generate(() -> "1"))).isEqualTo(shown(3, 1, 8, Stream.generate(() -> "1")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess|--humans=1|unknown game 'chess'; expected one of: ",
                "tzolkin|--humans=5|--humans takes 0 to 4",
                "tzolkin|--humans=-1|--humans takes 0 to 4",
                "tzolkin|--language=tlh|unknown language 'tlh'; ",
                "tzolkin|--seats=7|tzolkin takes 2 to 4 seats, not 7",
            })
    void refusesBadValues(String game, String option, String reason) {
        assertThat(Run.reading("", "play", game, option, "--bots=random").refusal())
                .startsWith(reason);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void refusesAnUnknownBotEvenIfNoneIsNeeded(int humans) {
        assertThat(Run.reading("", "play", "tzolkin", "--bots=grandmaster", "--humans=" + humans)
                        .refusal())
                .startsWith("unknown bot 'grandmaster'; ");
    }

    // ---------------------------------------------------------------- answers

    @Test
    void takesTheWordsOfAChoiceAsWellAsItsNumber() {
        String words = keep(0, 5, 2);
        assertThat(shown(2, 1, 5, Stream.of(words))).isEqualTo(shown(2, 1, 5, Stream.of("3")));
        assertThat(shown(2, 1, 5, Stream.of("  " + words.toUpperCase(Locale.ROOT) + " ")))
                .isEqualTo(shown(2, 1, 5, Stream.of("3")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "0|the choices go from 1 to 4",
                "5|the choices go from 1 to 4",
                "save|save needs the name of a file",
                "undo|there is nothing to take back",
            })
    void saysWhyAnAnswerIsNotAcceptedAndAsksAgain(String answer, String reason) {
        List<String> shown = shown(2, 1, 5, Stream.of(answer, "1"));
        assertThat(shown.get(1)).isEqualToNormalizingNewlines(reason + "\n> ");
        assertThat(shown.get(2)).isEqualTo(shown(2, 1, 5, Stream.of("1")).get(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "99999|'99999' is no choice of this game",
                "-1|'-1' is no choice of this game",
                "castle long|'castle long' is no choice of this game",
                "place palenque|'place palenque' is not legal here",
            })
    void saysWhatIsAskedWhenWordsAreNoChoice(String answer, String reason) {
        String legal = "; seat 0 is asked 'Red: keep two of the four wealth tiles'; expected one of: " + keeps(0, 5);
        List<String> shown = shown(2, 1, 5, Stream.of(answer, "why " + answer, "1"));
        assertThat(shown.get(1))
                .isEqualToNormalizingNewlines(reason + legal + "; 'help' tells what else you can type\n> ");
        assertThat(shown.get(2)).isEqualToNormalizingNewlines(reason + legal + "\n> ");
        assertThat(shown.get(3)).isEqualTo(shown(2, 1, 5, Stream.of("1")).get(1));
    }

    @Test
    void guessesWhatASlipMeant() {
        String words = keep(0, 5, 2);
        assertThat(shown(2, 1, 5, Stream.of(words.replace("keep", "kep"))).get(1))
                .contains(" is no choice of this game; perhaps you mean '" + words + "'; seat 0 is asked ");
    }

    @Test
    void whyIsSaidInTheGamesOwnWordsAndTheLanguage() {
        Game oases = new Oases();
        List<String> shown = shown(
                oases, Setup.of(oases, 2, Map.of(), 1), Map.of(), "it", Stream.of("put f7", "why put f7", "put f7"));
        assertThat(shown.get(2)).isEqualToNormalizingNewlines("Rosso ha già una pietra su questa casella.\n> ");
        assertThat(shown.get(3))
                .startsWith("'put f7' is not legal here: Red has a stone there already; seat 1 is asked ");
    }

    @Test
    void whyOfALegalChoiceSaysSoAndDoesNotMakeIt() {
        String words = keep(0, 5, 2);
        List<String> shown = shown(2, 1, 5, Stream.of("why " + words, "1"));
        assertThat(shown.get(1)).isEqualToNormalizingNewlines("'" + words + "' is legal here\n> ");
        assertThat(shown.get(2)).isEqualTo(shown(2, 1, 5, Stream.of("1")).get(1));
    }

    @Test
    void anEmptyLineIsAskedAgain() {
        assertThat(shown(2, 1, 5, Stream.of("", "  ")).subList(1, 3)).containsOnly("> ");
    }

    @Test
    void helpListsTheCommands() {
        assertThat(shown(2, 1, 5, Stream.of("help")).get(1))
                .contains("why WORDS", "undo", "board", "log", "save FILE", "quit");
    }

    @Test
    void boardDrawsTheBoardAgain() {
        List<String> shown = shown(2, 1, 5, Stream.of("board"));
        String board = shown.get(1).substring(0, shown.get(1).length() - "> ".length());
        assertThat(board).contains("Palenque");
        assertThat(shown.get(0)).contains(board);
    }

    @Test
    void logTellsWhatHappenedSoFar() {
        List<String> shown = shown(2, 1, 5, Stream.of("log", "1", "log"));
        assertThat(shown.get(1)).isEqualTo("> ");
        assertThat(shown.get(3)).startsWith("  Red keeps wealth tile ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", " QUIT "})
    void quitLeaves(String answer) {
        List<String> shown = shown(2, 1, 5, Stream.of("1", answer, "1"));
        assertThat(shown).hasSize(3);
        assertThat(shown.getLast()).isBlank();
    }

    @Test
    void theEndOfInputLeaves() {
        assertThat(shown(2, 1, 5, Stream.of("1")).getLast()).isBlank();
    }

    // ---------------------------------------------------------------- undo

    @Test
    void undoGivesBackThePosition() {
        List<String> shown = shown(2, 1, 5, Stream.of("2", "undo", "log", "2"));
        assertThat(prompt(shown.get(2))).isEqualTo(prompt(shown.get(0)));
        assertThat(shown.get(3)).as("the log").isEqualTo("> ");
        assertThat(shown.get(4)).isEqualTo(shown.get(1));
    }

    @Test
    void undoTakesBackSeveralChoicesOneByOne() {
        // After the tiles are kept: place, place, and both back again.
        List<String> shown = shown(2, 1, 5, Stream.of("1", "1", "1", "1", "undo", "undo", "undo"));
        assertThat(prompt(shown.get(5))).isEqualTo(prompt(shown.get(3)));
        assertThat(prompt(shown.get(6))).isEqualTo(prompt(shown.get(2)));
        assertThat(shown.get(7)).startsWith("there is nothing to take back");
    }

    @Test
    void undoIsRefusedOnceAnotherSeatDecides() {
        List<String> shown = shown(2, 2, 5, Stream.of("1", "1", "undo"));
        assertThat(shown.get(2)).contains("Green: keep two of the four wealth tiles");
        assertThat(shown.get(3)).isEqualToNormalizingNewlines("there is nothing to take back\n> ");
    }

    @Test
    void undoIsRefusedOnceABotHasPlayed() {
        List<String> shown = shown(2, 1, 5, Stream.of("1", "1", "undo"));
        assertThat(shown.get(2)).contains("Green keeps a wealth tile");
        assertThat(shown.get(3)).startsWith("there is nothing to take back");
    }

    @Test
    void undoIsRefusedOnceSomethingHiddenCameToLight() {
        MatchRecord revealing = recordUntilTheSameSeatSeesSomethingHidden();
        int choices = revealing.choices().size();
        Setup setup = revealing.setup();
        List<String> shown = shown(
                setup.seats(),
                setup.seats(),
                setup.seed(),
                Stream.concat(revealing.choices().stream(), Stream.of("undo")));
        assertThat(prompt(shown.get(choices)).lines().findFirst().orElseThrow())
                .as("the same seat goes on")
                .startsWith(GAME.texts("en").say("seat." + revealing.replay().decider()));
        assertThat(shown.get(choices + 1)).startsWith("there is nothing to take back");
    }

    /** Searches random matches for a choice that reveals something and leaves the decision with the same seat. */
    private static MatchRecord recordUntilTheSameSeatSeesSomethingHidden() {
        for (int seed = 0; seed < 500; seed++) {
            MatchRecord record = new Trial(GAME, Setup.of(GAME, 2, Map.of(), seed), 1000, seed).play();
            Position position = GAME.start(record.setup());
            for (int i = 0; i < record.choices().size(); i++) {
                int decider = position.decider();
                AtomicBoolean revealed = new AtomicBoolean();
                position.choose(GAME.codec().choice(record.choices().get(i)), (kind, seat, a, b, c) -> {
                    if (GAME.codec().reveals(new Event(kind, seat, a, b, c))) {
                        revealed.set(true);
                    }
                });
                if (revealed.get() && position.decider() == decider) {
                    return new MatchRecord(
                            GAME, record.setup(), record.choices().subList(0, i + 1), List.of());
                }
            }
        }
        throw new AssertionError("no such match found");
    }

    // ---------------------------------------------------------------- save

    @Test
    void saveWritesARecordThatReplayAccepts() {
        Path file = folder.resolve("my match.json");
        List<String> shown = shown(2, 2, 5, Stream.of("1", "1", "1", "1", "1", "save " + file));
        assertThat(shown.get(6)).isEqualToNormalizingNewlines("saved 5 choices to " + file + "\n> ");
        assertThat(Run.done("replay", file.toString()))
                .contains("The record ends before the match does, after 5 choices.");
    }

    @Test
    void saveForgetsWhatWasTakenBack() {
        Path file = folder.resolve("record.json");
        shown(2, 1, 5, Stream.of("1", "undo", "2", "save " + file));
        MatchRecord record = Files.read(file.toString(), MatchRecord::read);
        assertThat(record.choices()).containsExactly(keep(0, 5, 1));
        assertThat(record.setup()).isEqualTo(Setup.of(GAME, 2, Map.of(), 5));
    }

    @Test
    void saveSaysWhyItCannot() {
        Path nowhere = folder.resolve("missing").resolve("record.json");
        List<String> shown = shown(2, 1, 5, Stream.of("save " + nowhere, "save " + folder, "save a\0b"));
        assertThat(shown.get(1)).startsWith("the file " + nowhere + " cannot be written: there is no such folder");
        assertThat(shown.get(2)).startsWith("the file " + folder + " cannot be written: ");
        assertThat(shown.get(3)).startsWith("no file can have this name");
    }

    // ---------------------------------------------------------------- secrets

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void nobodyIsShownTheOthersTilesBeforeAllHaveChosen(long seed) {
        int seats = 2;
        List<String> perSeat = List.of("1", "log", "board", "undo", "1", "log", "board", "2");
        List<String> shown = shown(seats, seats, seed, Stream.concat(perSeat.stream(), perSeat.stream()));
        for (int seat = 0; seat < seats; seat++) {
            String own = String.join("", shown.subList(seat * perSeat.size(), (seat + 1) * perSeat.size()));
            assertThat(tiles(own)).as("seat " + seat).isEqualTo(dealt(seat, seed));
        }
        assertThat(shown.get(perSeat.size())).contains("Red keeps a wealth tile");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void nobodyIsEverShownWhichTilesTheOthersGaveBack(long seed) {
        List<String> shown = shown(3, 1, seed, Stream.generate(() -> "1"));
        Set<Integer> own = dealt(0, seed, 3);
        assertThat(tiles(shown.get(0) + shown.get(1))).isEqualTo(own);
        Set<Integer> others = tiles(String.join("", shown));
        others.removeAll(own);
        assertThat(others).as("the two tiles that each of the two others kept").hasSize(4);
    }

    // ----------------------------------------------------------------

    /** Plays and returns what was shown before each answer was read, and after the last one. */
    private static List<String> shown(int seats, int humans, long seed, Stream<String> answers) {
        Map<Integer, Bot> bots = new HashMap<>();
        for (int seat = humans; seat < seats; seat++) {
            bots.put(seat, new RandomBot(seed + seat));
        }
        return shown(GAME, Setup.of(GAME, seats, Map.of(), seed), bots, "en", answers);
    }

    private static List<String> shown(
            Game game, Setup setup, Map<Integer, Bot> bots, String language, Stream<String> answers) {
        StringWriter out = new StringWriter();
        List<String> shown = new ArrayList<>();
        var lines = answers.iterator();
        BufferedReader in = new BufferedReader(Reader.nullReader()) {
            @Override
            public @Nullable String readLine() {
                shown.add(out.toString());
                out.getBuffer().setLength(0);
                return lines.hasNext() ? lines.next() : null;
            }
        };
        try {
            new TerminalMatch(game, setup, bots, language, in, new PrintWriter(out)).play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        shown.add(out.toString());
        return shown;
    }

    /** The question and its options: all after the last empty line. */
    private static String prompt(String shown) {
        List<String> lines = shown.lines().toList();
        return lines.stream().skip(lines.lastIndexOf("") + 1).collect(Collectors.joining("\n"));
    }

    /** The words that keep the n-th of the tiles a seat was dealt. */
    private static String keep(int seat, long seed, int n) {
        return "keep " + dealt(seat, seed).stream().sorted().toList().get(n);
    }

    private static String keeps(int seat, long seed) {
        return dealt(seat, seed).stream().sorted().map(tile -> "keep " + tile).collect(Collectors.joining(", "));
    }

    private static Set<Integer> dealt(int seat, long seed) {
        return dealt(seat, seed, 2);
    }

    private static Set<Integer> dealt(int seat, long seed, int seats) {
        Position start = GAME.start(Setup.of(GAME, seats, Map.of(), seed));
        Node json = Json.parse(Json.compact(start.json()));
        return json.get("players").items().get(seat).get("dealt").items().stream()
                .map(tile -> tile.integer(1, 99))
                .collect(Collectors.toSet());
    }

    private static Set<Integer> tiles(String text) {
        return TILE.matcher(text)
                .results()
                .map(found -> Integer.parseInt(found.group(1)))
                .collect(Collectors.toCollection(HashSet::new));
    }
}
