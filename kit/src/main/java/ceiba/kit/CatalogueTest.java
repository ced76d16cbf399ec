package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * What the catalogues of every game with a board pass: complete, alike in all languages, able to say all that a match can
 * bring, and nothing besides.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CatalogueTest {

    private static final int MATCHES_PER_SETUP = 40;
    private static final int OBJECTIONS_PER_POSITION = 20;

    /** Keys of the guided match, as its source names them. */
    private static final Pattern IN_THE_GUIDE = Pattern.compile("guide\\.[a-z.-]+");

    /** Keys of the board in the browser; the last words of a group are filled in. */
    private static final Pattern IN_THE_PICTURE = Pattern.compile("(picture\\.[a-z-]+)(\\..*)?");

    /** What the frame of the browser client says beside the pictures of goods. */
    private static final Pattern OF_GOODS = Pattern.compile("goods\\.[a-z-]+");

    /** What speaks for a choice; {@link GameTest} looks at their words. */
    private static final Pattern OF_REASONS = Pattern.compile("reason\\.[a-z-]+\\.(more|less|none)");

    private static final Path BOARD = Path.of("board");

    /** What boards share asks for keys of their catalogues, too. */
    private static final Path SHARED = Path.of("../../web/src/board");

    /** Where an argument goes in a sentence. */
    protected static final Pattern HOLE = Pattern.compile("\\{(\\d)(?:\\|[^|{}]+\\|[^|{}]+)?}");

    private final Set<Phrase> phrases = new LinkedHashSet<>();
    private final Set<Integer> kinds = new TreeSet<>();
    private final List<Integer> known = new ArrayList<>(); // choices that were legal once
    private final Set<Integer> met = new HashSet<>();
    private final Rng asking = new Rng(0); // apart, so that no match changes

    /** The game under test. */
    protected abstract Game game();

    /** The kinds of events it has, in the order of their numbers. */
    protected abstract List<?> kindsOfEvents();

    /** Positions that bring at once what random matches hardly ever do. */
    protected abstract List<Position> rarePositions();

    /** Keys that no match asks for, besides those of the guide and of the board in the browser. */
    protected abstract Pattern notInAMatch();

    /** The values of variants that matches are played with, as in {@link GameTest#combinations}. */
    protected List<Map<String, String>> combinations() {
        return Variant.combinations(game().variants());
    }

    /** Is shown every position in which somebody decides, and every end. */
    protected void pass(Position position) {}

    /** Everything that was heard in the matches: prompts, choices, objections, events, sources of points; gauges, habits. */
    protected final Set<Phrase> phrases() {
        return phrases;
    }

    @BeforeAll
    void playAndListen() {
        for (Map<String, String> variants : combinations()) {
            for (int seats = game().minSeats(); seats <= game().maxSeats(); seats++) {
                Phrase objection = game().objection(seats, new LinkedHashMap<>(variants));
                if (objection != null) {
                    phrases.add(objection);
                    continue;
                }
                for (int seed = 0; seed < MATCHES_PER_SETUP; seed++) {
                    Position start = game().start(Setup.of(game(), seats, variants, seed));
                    game().habits(start).forEach(habit -> phrases.add(Phrase.of(habit)));
                    if (IntStream.range(0, seats).anyMatch(seat -> start.points(seat) != 0)) {
                        phrases.add(Phrase.of("source.start")); // the server's, in the result
                    }
                    playOn(start, new Rng(seed));
                }
            }
        }
        game().gauges().forEach(gauge -> phrases.add(Phrase.of("gauge." + gauge.name())));
        rarePositions().forEach(position -> playOn(position, new Rng(0)));
    }

    /** Plays a match to its end, at random, and hears every prompt, choice and event of it. */
    private void playOn(Position position, Rng rng) {
        Codec codec = game().codec();
        while (position.decider() != Position.OVER) {
            phrases.add(codec.prompt(position));
            pass(position);
            int[] choices = Choices.of(game(), position);
            for (int choice : choices) {
                phrases.add(codec.phrase(choice, position));
                // prices are said by the frame of the browser client
                codec.price(choice, position)
                        .forEach((good, amount) -> phrases.add(Phrase.of("goods." + good, amount)));
                phrases.addAll(codec.outlook(choice, position));
                if (met.add(choice)) {
                    known.add(choice);
                }
            }
            for (int i = 0; i < OBJECTIONS_PER_POSITION; i++) {
                Phrase objection = Choices.objection(game(), position, known.get(asking.below(known.size())));
                if (objection != null) {
                    phrases.add(objection);
                }
            }
            position.choose(
                    choices[rng.below(choices.length)],
                    (kind, seat, a, b, c) -> hear(codec, new Event(kind, seat, a, b, c)));
        }
        phrases.add(codec.prompt(position));
        pass(position);
        game().gauges().forEach(gauge -> phrases.add(Phrase.of("gauge." + gauge.name())));
    }

    private void hear(Codec codec, Event event) {
        kinds.add(event.kind());
        phrases.add(codec.phrase(event));
        phrases.add(codec.phrase(codec.seenBy(event, Position.SPECTATOR)));
        Codec.Points points = codec.points(event);
        if (points != null) {
            phrases.add(Phrase.of(points.source()));
        }
    }

    // ---------------------------------------------------------------- the catalogues side by side

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void allHaveTheSameKeysInTheSameOrder(String language) {
        assertThat(catalogue(language).keySet())
                .containsExactlyElementsOf(catalogue("en").keySet());
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void allUseTheSameArguments(String language) {
        Map<String, String> english = catalogue("en");
        catalogue(language)
                .forEach((key, sentence) -> assertThat(arguments(sentence))
                        .as("%s, %s: %s", language, key, sentence)
                        .isEqualTo(arguments(english.getOrDefault(key, ""))));
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void sentencesAreTidy(String language) {
        catalogue(language)
                .forEach((key, sentence) ->
                        assertTidy("%s, %s".formatted(language, key), sentence.replaceAll(HOLE.pattern(), "x")));
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void seatsDifferInNameAndLetter(String language) {
        assertThat(ofSeats(language, "seat.")).doesNotHaveDuplicates();
        assertThat(ofSeats(language, "seat.letter."))
                .doesNotHaveDuplicates()
                .allMatch(letter -> letter.length() == 1 || letter.length() == 2);
    }

    /** What stands in a catalogue for each seat. */
    protected final List<String> ofSeats(String language, String key) {
        Map<String, String> texts = catalogue(language);
        return IntStream.range(0, game().maxSeats())
                .mapToObj(seat -> texts.getOrDefault(key + seat, ""))
                .toList();
    }

    // ---------------------------------------------------------------- saying it

    @Test
    void everyKindOfEventHappened() {
        List<Object> happened = new ArrayList<>();
        kinds.forEach(kind -> happened.add(kindsOfEvents().get(kind)));
        assertThat(happened).isEqualTo(kindsOfEvents());
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everythingCanBeSaid(String language) {
        Texts texts = game().texts(language);
        for (Phrase phrase : phrases) {
            assertTidy("%s, %s".formatted(language, phrase), texts.say(phrase));
        }
    }

    // ---------------------------------------------------------------- nothing is said in vain

    @Test
    void everyKeyIsAskedFor() {
        Set<String> unasked = new TreeSet<>(catalogue("en").keySet());
        unasked.removeAll(heard());
        unasked.removeIf(key -> notInAMatch().matcher(key).matches()
                || OF_GOODS.matcher(key).matches()
                || OF_REASONS.matcher(key).matches()
                || IN_THE_GUIDE.matcher(key).matches()
                || IN_THE_PICTURE.matcher(key).matches());
        assertThat(unasked).isEmpty();
    }

    /** The guide's notes never become phrases, so each key is looked for in its source. */
    @Test
    void everyKeyOfTheGuideIsInItsSource() throws IOException {
        Set<String> notes = Pattern.compile("'(" + IN_THE_GUIDE + ")'")
                .matcher(Files.readString(BOARD.resolve("guide.ts")))
                .results()
                .map(note -> note.group(1))
                .collect(Collectors.toSet());
        assertThat(catalogue("en").keySet().stream()
                        .filter(key -> IN_THE_GUIDE.matcher(key).matches()))
                .containsExactlyInAnyOrderElementsOf(notes);
    }

    /** The picture asks for a key as it is, or for a group of keys whose last words it fills in. */
    @Test
    void everyKeyOfThePictureIsInItsSource() throws IOException {
        StringBuilder source = new StringBuilder();
        for (Path folder : List.of(BOARD, SHARED)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.{ts,tsx}")) {
                for (Path file : files) {
                    source.append(Files.readString(file));
                }
            }
        }
        for (String key : catalogue("en").keySet()) {
            Matcher group = IN_THE_PICTURE.matcher(key);
            if (group.matches()) {
                assertThat(source).as(key).containsAnyOf("'" + key + "'", "`" + group.group(1) + ".${");
            }
        }
    }

    // ---------------------------------------------------------------- reading

    /** The sentences of a language as they are written, by their keys. */
    protected final Map<String, String> catalogue(String language) {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Node sentence :
                Texts.resource(game().getClass(), "texts/" + language + ".json").fields()) {
            sentences.put(sentence.path(), sentence.text());
        }
        return sentences;
    }

    /** The keys that the phrases of the matches ask for. */
    protected final Set<String> heard() {
        Set<String> heard = new TreeSet<>();
        phrases.forEach(phrase -> addKeys(phrase, heard));
        return heard;
    }

    private static void addKeys(Phrase phrase, Set<String> keys) {
        keys.add(phrase.key());
        for (Object arg : phrase.args()) {
            switch (arg) {
                case Phrase inner -> addKeys(inner, keys);
                case Phrase.Seat seat -> keys.add("seat." + seat.number());
                case String key -> keys.add(key);
                default -> {} // a number
            }
        }
    }

    private static Set<String> arguments(String sentence) {
        return HOLE.matcher(sentence)
                .results()
                .map(hole -> hole.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void assertTidy(String what, String text) {
        assertThat(text)
                .as(what)
                .isNotBlank()
                .doesNotContain("{", "}", "|", "  ")
                .doesNotContainPattern("^\\s|\\s$");
    }
}
