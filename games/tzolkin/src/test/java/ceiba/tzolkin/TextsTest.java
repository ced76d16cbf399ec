package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.CatalogueTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TextsTest extends CatalogueTest {

    private static final int DRAW_EVERY = 97;

    /** Keys that only the drawn board asks for. */
    private static final Pattern ON_THE_BOARD = Pattern.compile("board\\..*|seat\\.letter\\.\\d|good\\.skull");

    /** The game's own keys, shown before a match begins, the last of the five goods, and those of the drawn board. */
    private static final Pattern NOT_IN_A_MATCH = Pattern.compile("name|summary|good\\.corn|" + ON_THE_BOARD);

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
            'phase': 'picking-up', 'pending': ['turn', 'any-action optional'], 'players': [{'corn': 9}]""",
            // a building in corn that Architecture makes free
            """
            'phase': 'picking-up', 'pending': ['turn', 'build in-corn with-architecture'],
            'buildings': [1, 2, 3, 4, 5, 6], 'players': [{'technologies': {'architecture': 3}}]""",
            // a free technology for who has learned everything
            """
            'phase': 'picking-up', 'pending': ['turn', 'advance'], 'players': [
                {'technologies': {'agriculture': 3, 'extraction': 3, 'architecture': 3, 'theology': 3}}]""");

    private final List<Position> positions = new ArrayList<>();
    private int passed;

    @Override
    protected Game game() {
        return Tzolkin.GAME;
    }

    @Override
    protected List<TzolkinEvent> kindsOfEvents() {
        return List.of(TzolkinEvent.values());
    }

    @Override
    protected List<Position> rarePositions() {
        return RARE.stream().<Position>map(fields -> Scene.of(fields).p).toList();
    }

    @Override
    protected Pattern notInAMatch() {
        return NOT_IN_A_MATCH;
    }

    @Override
    protected void pass(Position position) {
        if (passed++ % DRAW_EVERY == 0 || position.decider() == Position.OVER) {
            positions.add(position.copy());
        }
    }

    @BeforeAll
    void readTheTiles() {
        IntStream.rangeClosed(1, BUILDINGS).mapToObj(TzolkinPhrases::building).forEach(phrases()::add);
        IntStream.rangeClosed(1, BUILDINGS)
                .mapToObj(number -> TzolkinPhrases.cost(Tile.building(number)))
                .forEach(phrases()::add);
        IntStream.rangeClosed(1, MONUMENTS).mapToObj(TzolkinPhrases::monument).forEach(phrases()::add);
        IntStream.rangeClosed(1, MONUMENTS)
                .mapToObj(number -> TzolkinPhrases.cost(Tile.monument(number)))
                .forEach(phrases()::add);
        IntStream.rangeClosed(1, WEALTH_TILES).mapToObj(TzolkinPhrases::wealth).forEach(phrases()::add);
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
        IntStream.rangeClosed(1, BUILDINGS).forEach(number -> tiles.add(texts.say(TzolkinPhrases.building(number))));
        IntStream.rangeClosed(1, MONUMENTS).forEach(number -> tiles.add(texts.say(TzolkinPhrases.monument(number))));
        IntStream.rangeClosed(1, WEALTH_TILES).forEach(number -> tiles.add(texts.say(TzolkinPhrases.wealth(number))));
        assertThat(tiles).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void theBoardCanBeDrawn(String language) {
        for (Position position : positions) {
            for (int observer = Position.SPECTATOR; observer < position.seats(); observer++) {
                assertThat(Tzolkin.GAME.draw(position, observer, Tzolkin.GAME.texts(language)))
                        .isNotBlank()
                        .doesNotContain("{", "}", "|");
            }
        }
    }

    /** The board's sentences never become phrases, so each is looked for in the drawings. */
    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void everyKeyOfTheBoardIsDrawn(String language) {
        String drawings = positions.stream()
                .map(position -> Tzolkin.GAME.draw(position, 0, Tzolkin.GAME.texts(language)))
                .collect(Collectors.joining("\n"));
        Set<String> heard = heard();
        catalogue(language).forEach((key, sentence) -> {
            if (ON_THE_BOARD.matcher(key).matches() && !heard.contains(key)) {
                assertThat(drawings).as(key).containsPattern(asPattern(sentence));
            }
        });
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

    @Test
    void anActionSaysWhatTechnologiesAdd() {
        Scene scene = Scene.of("'players': [{'gears': {'palenque': [1]}, 'technologies': {'agriculture': 2}}]")
                .choose("pick palenque 1");
        assertThat(said(scene, "use 1"))
                .isEqualTo("Palenque 1 (fish for 3 corn) and 1 corn more by technology, for free");
    }

    @Test
    void keepingArchitectureForNothingIsSaid() {
        String fields = "'buildings': [10, 0, 0, 0, 0, 0], 'players': [{'wood': 2, 'stone': 1,"
                + " 'gears': {'tikal': [4]}, 'technologies': {'architecture': 1}}]";
        Scene alone = Scene.of(fields).choose("pick tikal 4", "use 4");
        assertThat(alone.choices()).contains("architecture none");
        assertThat(said(alone, "architecture none")).startsWith("Do without Architecture");
    }

    private static String said(Scene scene, String words) {
        int choice = Tzolkin.GAME.codec().choice(words);
        return Tzolkin.GAME.texts("en").say(Tzolkin.GAME.codec().phrase(choice, scene.p));
    }
}
