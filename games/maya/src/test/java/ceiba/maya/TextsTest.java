package ceiba.maya;

import static ceiba.maya.Terms.MAX_SEATS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The catalogues: complete, alike in all languages, able to say all that a match can bring, and nothing besides. */
class TextsTest {

    private static final int MATCHES_PER_SETUP = 40;

    private static final Pattern TARGET = Pattern.compile(
            "|gold|quarry/[1-7](/[0-4])?|pyramid/[a-z-]+/[1-4]|card/(-?\\d|neutral)|token/[a-z-]+|seat/[0-4]");

    /** Keys that no match asks for: the game's own, those of its variants, of the two boards and the guide. */
    private static final Pattern NOT_IN_A_MATCH = Pattern.compile(
            "name|summary|variant\\..*|board\\..*|picture\\..*|guide\\..*|token\\..*\\.does|seat\\.letter\\.\\d|neutral\\.letter|back\\.neutral");

    private static final Pattern IN_THE_GUIDE = Pattern.compile("guide\\.[a-z.-]+");

    private static final Pattern IN_THE_PICTURE = Pattern.compile("(picture\\.[a-z-]+)(\\..*)?");

    private static final Pattern HOLE = Pattern.compile("\\{(\\d)(?:\\|[^|{}]+\\|[^|{}]+)?}");

    /** Positions of two players that bring at once what random matches hardly ever do: somebody is blocked. */
    private static final List<String> BLOCKED = List.of("""
            'players': [{'cubes': 2}], 'pyramids': {
              'chichen-itza': [[0, 4, 4]], 'copan': [[0, 4, 4]], 'uxmal': [[0, 5, 4]], 'palenque': [[0, 4, 3]]}""", """
            'players': [{'neutralCubes': 2}], 'pyramids': {
              'chichen-itza': [[4, 4, 0]], 'copan': [[4, 4, 0]], 'uxmal': [[5, 4, 0]], 'palenque': [[4, 3, 0]]}""");

    private static final Codec CODEC = Maya.GAME.codec();
    private static final Set<Phrase> PHRASES = new LinkedHashSet<>();
    private static final Set<Happening> HAPPENED = EnumSet.noneOf(Happening.class);

    @BeforeAll
    static void playAndListen() {
        for (int seats = 2; seats <= MAX_SEATS; seats++) {
            for (String expert : List.of(Maya.NO, Maya.YES)) {
                for (int seed = 0; seed < MATCHES_PER_SETUP; seed++) {
                    Setup setup = Setup.of(Maya.GAME, seats, Map.of(Maya.EXPERT, expert), seed);
                    playOn(Maya.GAME.start(setup), new Rng(seed));
                }
            }
        }
        BLOCKED.forEach(fields -> playOn(Scene.of(2, fields).p, new Rng(0)));
    }

    /** Plays a match to its end, at random, and hears every prompt, choice and event of it. */
    private static void playOn(Position p, Rng rng) {
        while (p.decider() != Position.OVER) {
            PHRASES.add(CODEC.prompt(p));
            int[] choices = Choices.of(Maya.GAME, p);
            for (int choice : choices) {
                PHRASES.add(CODEC.phrase(choice, p));
            }
            p.choose(choices[rng.below(choices.length)], (kind, seat, a, b, c) -> hear(new Event(kind, seat, a, b, c)));
        }
        PHRASES.add(CODEC.prompt(p));
    }

    private static void hear(Event event) {
        HAPPENED.add(Happening.of(event.kind()));
        PHRASES.add(CODEC.phrase(event));
        PHRASES.add(CODEC.phrase(CODEC.seenBy(event, Position.SPECTATOR)));
        Codec.Points points = CODEC.points(event);
        if (points != null) {
            PHRASES.add(Phrase.of(points.source()));
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
    void coloursDifferInNameAndLetter(String language) {
        Map<String, String> texts = catalogue(language);
        for (String key : List.of("seat.", "seat.letter.")) {
            List<String> words = IntStream.range(0, MAX_SEATS)
                    .mapToObj(seat -> texts.getOrDefault(key + seat, ""))
                    .toList();
            assertThat(words).doesNotHaveDuplicates();
        }
        assertThat(texts.get("neutral.letter"))
                .isNotIn(IntStream.range(0, MAX_SEATS)
                        .mapToObj(seat -> texts.getOrDefault("seat.letter." + seat, ""))
                        .toList());
    }

    // ---------------------------------------------------------------- saying it

    @Test
    void everyKindOfEventHappened() {
        assertThat(HAPPENED).isEqualTo(EnumSet.allOf(Happening.class));
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everythingCanBeSaid(String language) {
        Texts texts = Maya.GAME.texts(language);
        for (Phrase phrase : PHRASES) {
            assertTidy("%s, %s".formatted(language, phrase), texts.say(phrase));
        }
    }

    @Test
    void everythingPointsAtAKnownKindOfPlace() {
        assertThat(PHRASES).allSatisfy(phrase -> assertThat(phrase.target()).matches(TARGET));
    }

    @Test
    void promptsSayWhoDecides() {
        Texts texts = Maya.GAME.texts("pt").withSeats(seat -> "Ixchel");
        assertThat(texts.say(CODEC.prompt(Scene.of(3, "'pending': 'dig'").p)))
                .isEqualTo("Ixchel: escolha uma pedreira para uma carta ou passe.");
    }

    @Test
    void theTextBoardHidesWhatIsHidden() {
        Scene scene = Scene.of(3, "'pending': 'dig', " + Scene.cards("0:3 1:8", "1:4 0:-3"));
        String board = Maya.GAME.draw(scene.p, 0, Maya.GAME.texts("en"));
        assertThat(board).contains("[R3 G^ . .]", "[G- R-3 . .]", "hand: 4 4 5 6 7 8", "hand: 3 low 3 high");
        assertThat(board).contains("Chichen Itza  1[........] 3/1   2[........] 4/2   3[.....] 4/3   4[....] 5/3");
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        assertThat(CODEC.words(CODEC.choice("  Build   NEUTRAL copan "))).isEqualTo("build neutral copan");
        assertThatThrownBy(() -> CODEC.choice("build giza")).hasMessage("'build giza' is no choice of this game");
    }

    // ---------------------------------------------------------------- nothing is said in vain

    @Test
    void everyKeyIsAskedFor() {
        Set<String> unasked = new TreeSet<>(catalogue("en").keySet());
        PHRASES.forEach(phrase -> unasked.removeAll(keys(phrase)));
        unasked.removeIf(key -> NOT_IN_A_MATCH.matcher(key).matches());
        assertThat(unasked).isEmpty();
    }

    /** The guide's notes never become phrases, so each key is looked for in its source. */
    @Test
    void everyKeyOfTheGuideIsInItsSource() throws IOException {
        Set<String> notes = Pattern.compile("'(" + IN_THE_GUIDE + ")'")
                .matcher(Files.readString(Path.of("board/guide.ts")))
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
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("board"), "*.{ts,tsx}")) {
            for (Path file : files) {
                source.append(Files.readString(file));
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

    private static Map<String, String> catalogue(String language) {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Node sentence :
                Texts.resource(Maya.class, "texts/" + language + ".json").fields()) {
            sentences.put(sentence.path(), sentence.text());
        }
        return sentences;
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

    /** The keys a phrase asks for, its own and those of its arguments. */
    private static Set<String> keys(Phrase phrase) {
        Set<String> keys = new TreeSet<>(Set.of(phrase.key()));
        for (Object arg : phrase.args()) {
            switch (arg) {
                case Phrase inner -> keys.addAll(keys(inner));
                case Phrase.Seat seat -> keys.add("seat." + seat.number());
                case String key -> keys.add(key);
                default -> {} // a number
            }
        }
        return keys;
    }
}
