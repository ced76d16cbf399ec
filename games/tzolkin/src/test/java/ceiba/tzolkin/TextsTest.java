package ceiba.tzolkin;

import static ceiba.tzolkin.Terms.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Texts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
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

    private static final int MATCHES_PER_SEATS = 20;
    private static final int DRAW_EVERY = 97;

    /** Keys that no match asks for: the game's own, shown before one begins, and the last of the five goods. */
    private static final Set<String> NOT_IN_A_MATCH = Set.of("name", "summary", "good.corn");

    /** Keys that only the drawn board asks for. */
    private static final Pattern ON_THE_BOARD = Pattern.compile("board\\..*|seat\\.letter\\.\\d|good\\.skull");

    /** Keys that only the guided match asks for, and how its source names them. */
    private static final Pattern IN_THE_GUIDE = Pattern.compile("guide\\.[a-z.-]+");

    /** Keys that only the picture of the board in the browser asks for. */
    private static final Pattern IN_THE_PICTURE = Pattern.compile("(picture\\.[a-z-]+)(\\..*)?");

    private static final Path PICTURE = Path.of("board");

    private static final Path GUIDE = Path.of("board/guide.ts");

    private static final Pattern HOLE = Pattern.compile("\\{(\\d)(?:\\|[^|{}]+\\|[^|{}]+)?}");

    /** Positions that bring at once what random matches hardly ever do. */
    private static final List<String> RARE = List.of(
            // the gods' mercy: nothing on the gears, nothing affordable, nobody to beg from
            """
            'first': 1, 'turns': 3, 'claimant': 1, 'players': [
                {'corn': 0, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}},
                {'gears': {'palenque': [0], 'yaxchilan': [0]}},
                {'gears': {'tikal': [0], 'uxmal': [0]}},
                {'gears': {'chichen-itza': [0]}}]""",
            // a monument is built, another is sure to score
            """
            'phase': 'picking-up', 'pending': ['turn', 'build or-monument'],
            'monuments': [0, 9, 10, 11, 12, 13], 'buildings': [0, 0, 0, 0, 0, 0],
            'players': [{'wood': 1, 'stone': 3, 'gold': 3}, {'monuments': [4]}]""",
            // a wasted step, a board turned to its light side
            """
            'phase': 'picking-up', 'pending': ['turn', 'raise-two'],
            'players': [{'temples': {'brown': 6, 'yellow': 8, 'green': 6}, 'light': false}]""",
            // Architecture saves a resource of any kind
            """
            'round': 16, 'phase': 'picking-up', 'pending': ['turn', 'architecture 23 with-architecture and-another'],
            'buildings': [23, 24, 25, 26, 27, 28],
            'players': [{'wood': 1, 'stone': 1, 'gold': 1, 'technologies': {'architecture': 3}}]""",
            // an action that comes with a building
            """
            'phase': 'picking-up', 'pending': ['turn', 'any-action optional'], 'players': [{'corn': 9}]""");

    private static final Set<Phrase> PHRASES = new LinkedHashSet<>();
    private static final Set<Happening> HAPPENED = EnumSet.noneOf(Happening.class);
    private static final List<Position> POSITIONS = new ArrayList<>();

    @BeforeAll
    static void playAndListen() {
        for (int seats = 2; seats <= MAX_SEATS; seats++) {
            for (int seed = 0; seed < MATCHES_PER_SEATS; seed++) {
                playOn(Scene.start(seats, seed).p, new Rng(seed));
            }
        }
        RARE.forEach(fields -> playOn(Scene.of(fields).p, new Rng(0)));
        IntStream.rangeClosed(1, BUILDINGS).mapToObj(Phrases::building).forEach(PHRASES::add);
        IntStream.rangeClosed(1, BUILDINGS)
                .mapToObj(number -> Phrases.cost(Tile.building(number)))
                .forEach(PHRASES::add);
        IntStream.rangeClosed(1, MONUMENTS).mapToObj(Phrases::monument).forEach(PHRASES::add);
        IntStream.rangeClosed(1, MONUMENTS)
                .mapToObj(number -> Phrases.cost(Tile.monument(number)))
                .forEach(PHRASES::add);
        IntStream.rangeClosed(1, WEALTH_TILES).mapToObj(Phrases::wealth).forEach(PHRASES::add);
    }

    /** Plays a match to its end, at random, and hears every prompt, choice and event of it. */
    private static void playOn(TzolkinPosition p, Rng rng) {
        for (int number = 0; p.decider() != Position.OVER; number++) {
            PHRASES.add(Phrases.prompt(p));
            int[] choices = Choices.of(Tzolkin.GAME, p);
            for (int choice : choices) {
                PHRASES.add(Phrases.choice(choice, p));
            }
            if (number % DRAW_EVERY == 0) {
                POSITIONS.add(p.copy());
            }
            p.choose(choices[rng.below(choices.length)], (kind, seat, a, b, c) -> hear(new Event(kind, seat, a, b, c)));
        }
        PHRASES.add(Phrases.prompt(p));
        POSITIONS.add(p.copy());
    }

    private static void hear(Event event) {
        HAPPENED.add(Happening.of(event.kind()));
        PHRASES.add(Phrases.event(event));
        PHRASES.add(Phrases.event(Tzolkin.GAME.codec().seenBy(event, Position.SPECTATOR)));
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
        catalogue(language).forEach((key, sentence) -> {
            assertTidy("%s, %s".formatted(language, key), sentence.replaceAll(HOLE.pattern(), "x"));
            assertThat(sentence).as("%s, %s", language, key).isEqualTo(sentence.strip());
        });
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void seatsDifferInNameAndLetter(String language) {
        for (String key : List.of("seat.", "seat.letter.")) {
            List<String> words = IntStream.range(0, MAX_SEATS)
                    .mapToObj(seat -> catalogue(language).getOrDefault(key + seat, ""))
                    .toList();
            assertThat(words).doesNotHaveDuplicates().allMatch(word -> !key.endsWith("letter.") || word.length() == 1);
        }
    }

    // ---------------------------------------------------------------- saying it

    @Test
    void everyKindOfEventHappened() {
        assertThat(HAPPENED).isEqualTo(EnumSet.allOf(Happening.class));
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everythingCanBeSaid(String language) {
        Texts texts = Tzolkin.GAME.texts(language);
        for (Phrase phrase : PHRASES) {
            assertTidy("%s, %s".formatted(language, phrase), texts.say(phrase));
        }
    }

    @Test
    void playersCanHaveNamesOfTheirOwn() {
        Texts texts = Tzolkin.GAME.texts("it").withSeats(seat -> "Ixchel");
        assertThat(texts.say(Phrase.of("event.turn", new Phrase.Seat(1)))).isEqualTo("Tocca a Ixchel");
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everyTileIsToldApartFromTheOthers(String language) {
        Texts texts = Tzolkin.GAME.texts(language);
        List<String> tiles = new ArrayList<>();
        IntStream.rangeClosed(1, BUILDINGS).forEach(number -> tiles.add(texts.say(Phrases.building(number))));
        IntStream.rangeClosed(1, MONUMENTS).forEach(number -> tiles.add(texts.say(Phrases.monument(number))));
        IntStream.rangeClosed(1, WEALTH_TILES).forEach(number -> tiles.add(texts.say(Phrases.wealth(number))));
        assertThat(tiles).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void theBoardCanBeDrawn(String language) {
        for (Position position : POSITIONS) {
            for (int observer = Position.SPECTATOR; observer < position.seats(); observer++) {
                assertThat(Tzolkin.GAME.draw(position, observer, Tzolkin.GAME.texts(language)))
                        .isNotBlank()
                        .doesNotContain("{", "}", "|");
            }
        }
    }

    // ---------------------------------------------------------------- nothing is said in vain

    @Test
    void everyKeyIsAskedFor() {
        Set<String> unasked = new TreeSet<>(catalogue("en").keySet());
        unasked.removeAll(NOT_IN_A_MATCH);
        PHRASES.forEach(phrase -> unasked.removeAll(keys(phrase)));
        unasked.removeIf(key -> ON_THE_BOARD.matcher(key).matches());
        unasked.removeIf(key -> IN_THE_GUIDE.matcher(key).matches());
        unasked.removeIf(key -> IN_THE_PICTURE.matcher(key).matches());
        assertThat(unasked).isEmpty();
    }

    /** The guide's notes never become phrases either, so each key is looked for in its source. */
    @Test
    void everyKeyOfTheGuideIsInItsSource() throws IOException {
        Set<String> notes = Pattern.compile("'(" + IN_THE_GUIDE + ")'")
                .matcher(Files.readString(GUIDE))
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
        try (DirectoryStream<Path> files = Files.newDirectoryStream(PICTURE, "*.{ts,tsx}")) {
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

    /** The board's sentences never become phrases, so each is looked for in the drawings. */
    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everyKeyOfTheBoardIsDrawn(String language) {
        String drawings = POSITIONS.stream()
                .map(position -> Tzolkin.GAME.draw(position, 0, Tzolkin.GAME.texts(language)))
                .collect(Collectors.joining("\n"));
        Set<String> heard =
                PHRASES.stream().flatMap(phrase -> keys(phrase).stream()).collect(Collectors.toSet());
        catalogue(language).forEach((key, sentence) -> {
            if (ON_THE_BOARD.matcher(key).matches() && !heard.contains(key)) {
                assertThat(drawings).as(key).containsPattern(asPattern(sentence));
            }
        });
    }

    // ---------------------------------------------------------------- helpers

    private static Map<String, String> catalogue(String language) {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Node sentence :
                Texts.resource(Tzolkin.class, "texts/" + language + ".json").fields()) {
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

    /** A sentence with anything in its holes. */
    private static Pattern asPattern(String sentence) {
        StringBuilder pattern = new StringBuilder();
        int end = 0;
        for (MatchResult hole : HOLE.matcher(sentence).results().toList()) {
            pattern.append(Pattern.quote(sentence.substring(end, hole.start()))).append(".*");
            end = hole.end();
        }
        return Pattern.compile(
                pattern.append(Pattern.quote(sentence.substring(end))).toString());
    }
}
