package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Own numbers and cards in place of ours: what a document may say, and that a match is played with it. */
class NumbersTest {

    private static Node json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    private static Scene start(int seats, String document) {
        return Scene.start(seats, Map.of(Tindaya.NUMBERS, json(document).tree()), 3);
    }

    // ---------------------------------------------------------------- what a document keeps

    @Test
    @DisplayName("a document keeps only what differs from ours")
    void keepsWhatDiffers() {
        assertThat(Box.read(json("{}"))).isSameAs(Box.OURS);
        assertThat(Box.read(json("{'about': 'mine', 'wrath': {'orange': 3}}"))).isSameAs(Box.OURS);
        Box box = Box.read(json("{'wrath': {'orange': 4, 'red': 6}, 'start': {'solidarity': 5}}"));
        assertThat(Json.compact(box.document())).isEqualTo("{\"wrath\":{\"orange\":4}}");
        assertThat(box.red).isEqualTo(6);
    }

    @Test
    @DisplayName("a document is the same from Java and from a file")
    void sameFromAFile() {
        Map<String, Object> java = Map.of("printed", Map.of("moves", 5));
        assertThat(Box.read(new Node("", java))).isEqualTo(Box.read(json("{'printed': {'moves': 5}}")));
        assertThat(Box.read(new Node("", Map.of("printed", Map.of("moves", 3)))))
                .isSameAs(Box.OURS);
    }

    @Test
    @DisplayName("our own sections with all their numbers are a document")
    void oursIsADocument() {
        Map<String, Object> sections = Json.object();
        new Node("", Box.OURS.json()).fields().forEach(section -> {
            Map<String, Object> fields = Json.object();
            section.fields().stream()
                    .filter(field -> !field.name().equals("basis"))
                    .forEach(field -> fields.put(field.name(), field.tree()));
            sections.put(section.name(), fields);
        });
        assertThat(sections).hasSizeGreaterThan(15);
        assertThat(Box.read(new Node("", sections))).isSameAs(Box.OURS);
    }

    @Test
    @DisplayName("the view and a position file carry the document")
    void inFiles() {
        TindayaPosition p = start(2, "{'printed': {'moves': 5}}").table();
        Node file = new Node("", p.json());
        assertThat(Json.compact(file.get("variants").get("numbers").tree())).isEqualTo("{\"printed\":{\"moves\":5}}");
        assertThat(PositionReader.read(file)).isEqualTo(p);
        assertThat(PositionReader.read(file).box().moves).isEqualTo(5);
    }

    // ---------------------------------------------------------------- what they change

    @Test
    @DisplayName("setup: solidarity, goods, animals, Wild Lands, forts, tokens, wrath, events")
    void setup() {
        Scene scene = start(
                        2,
                        "{'start': {'solidarity': 9, 'raw': [1, 0, 4], 'preserved': 2, 'animals': 3, 'conquistadors': 3,"
                                + " 'wild': {'2': 1, '3': 1, '4': 1}, 'extraTiles': {'2': 8, '3': 8, '4': 8}},"
                                + " 'difficulties': {'normal': {'side': 'b', 'tokens': [3, 0, 1], 'forts': [4, 4, 4],"
                                + " 'wrath': [5, 6, 7], 'events': 'd'}}}")
                .chooseWhile(Set.of("settle", "villager"), 3);
        TindayaPosition p = scene.table();
        int tribe = p.order(0);
        assertThat(p.solidarity(tribe)).isEqualTo(9);
        assertThat(IntStream.of(WOOD, CLAY, MINERAL).map(raw -> p.good(tribe, raw)))
                .containsExactly(1, 0, 4);
        assertThat(p.preserved(tribe)).isEqualTo(4);
        assertThat(p.wild(0)).isEqualTo(1);
        assertThat(p.wrath(MONEIBA)).isEqualTo(5);
        assertThat(p.eventColumn(1)).isEqualTo(3);
        assertThat(IntStream.range(0, 8).map(p::volcanoHex)).contains(Hexes.volcano(0, true));
        int[] forts = IntStream.range(0, Hexes.COUNT).filter(p::hasFort).toArray();
        assertThat(forts).hasSize(4);
        assertThat(IntStream.of(forts).map(p::inside)).containsOnly(3);
        int[] coasts = IntStream.range(0, Hexes.COUNT)
                .filter(hex -> p.terrain(hex) == COAST)
                .toArray();
        assertThat(IntStream.of(coasts).map(p::tokens).max()).hasValue(3);
        assertThat(IntStream.range(0, Hexes.COUNT).filter(p::isTerrain)).hasSize(32);
        assertThat(IntStream.range(0, Hexes.COUNT)
                        .filter(hex -> p.settlement(hex) >= GOATS)
                        .map(p::inside))
                .containsOnly(3);
    }

    @Test
    @DisplayName("costs: inventions, cave, crafts and preserving")
    void costs() {
        Box box = Box.read(json("{'costs': {'cave': ['wood', 'wood'], 'fishing': [['clay'], ['mineral', 'mineral']],"
                + " 'forge': ['wood'], 'preserve': [['dung'], ['wood'], ['clay'], ['salt']]}}"));
        assertThat(BoardView.price(box.cavePrice)).isEqualTo(Map.of("wood", 2));
        assertThat(BoardView.price(box.inventionPrices[0])).isEqualTo(Map.of("clay", 1));
        assertThat(BoardView.price(box.inventionPrices[1])).isEqualTo(Map.of("mineral", 2));
        assertThat(BoardView.price(box.inventionPrices[2])).as("ours").isEqualTo(Map.of("wood", 1, "mineral", 1));
        assertThat(BoardView.price(box.craftPrices[FORGE])).isEqualTo(Map.of("wood", 1));
        assertThat(box.preservers).containsExactly(1 << DUNG, 1 << WOOD, 1 << CLAY, 1 << SALT);
    }

    @Test
    @DisplayName("cards: events, offerings, prophecies")
    void cards() {
        Box box = Box.read(json("{'events': {'1a': 'tsunami eruption 1 2 3', '1b': 'acoran'},"
                + " 'offerings': {'acoran1': ['blood', 'wood wood salt', 'fish']},"
                + " 'prophecies': {'cards': ['8888', '2571', '3816', '4625', '5147', '6482', '7253', '8734', '1642',"
                + " '3587', '6214', '8475']}}"));
        assertThat(IntStream.range(0, 3).map(index -> box.disaster(0, 0, index)))
                .containsExactly(TSUNAMI, ERUPTION, NOBODY);
        assertThat(box.ships(0, 0)).isEqualTo(3);
        assertThat(box.ships(0, 1)).isZero();
        assertThat(box.offerings[Box.offering(ACORAN, 0, 0)]).containsExactly(BLOOD);
        assertThat(box.offerings[Box.offering(ACORAN, 0, 1)]).containsExactly(WOOD, WOOD, SALT);
        assertThat(IntStream.range(0, 4).map(index -> box.prophecies[index])).containsOnly(7);
    }

    // ---------------------------------------------------------------- refusals

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            {'wrat': {}} => wrat: there is no section of this name; there are tribe, start,
            {'wrath': {'yellow': 1}} => wrath.yellow: there is no field of this name; there are orange, red, lost
            {'wrath': {'basis': 'printed'}} => wrath.basis: there is no field of this name
            {'wrath': 3} => wrath: an object is expected
            {'about': 3} => about: a text is expected
            {'wrath': {'red': 3}} => wrath.red: a number from 4 to 8 is expected, not 3
            {'wrath': {'lost': 6}} => wrath.lost: a number from 7 to 15 is expected, not 6
            {'printed': {'moves': 0}} => printed.moves: a number from 1 to 6 is expected, not 0
            {'printed': {'moves': 'three'}} => printed.moves: a whole number is expected
            {'start': {'raw': [1, 2]}} => start.raw: 3 items are expected, not 2
            {'start': {'wild': {'2': 3}}} => start.wild: the field '3' is missing
            {'costs': {'cave': ['gold']}} => costs.cave[0]: one of fish, barley
            {'costs': {'fishing': [['clay']]}} => costs.fishing: 2 items are expected, not 1
            {'events': {'1a': 'plague 1'}} => events.1a: disasters and then ships 1 to 3 are expected, not 'plague'
            {'events': {'1a': '1 acoran'}} => events.1a: disasters and then ships 1 to 3 are expected, not 'acoran'
            {'events': {'1a': 'acoran 2'}} => events.1a: disasters and then ships 1 to 3 are expected, not '2'
            {'offerings': {'acoran1': ['fish']}} => offerings.acoran1: 3 items are expected, not 1
            {'offerings': {'acoran1': ['fish', 'gold', 'fish']}} => offerings.acoran1[1]: one of fish,
            {'prophecies': {'cards': ['1368']}} => prophecies.cards: 12 items are expected, not 1
            {'idols': {'calm': 3}} => idols: there are 24 of these cards, not 25
            {'crafts': {'wall': 0}} => crafts: there are 16 of these cards, not 14
            {'difficulties': {'easy': {'side': 'c'}}} => difficulties.easy
            {'slots': {'4': [4, 4, 9]}} => slots.4[2]: a number from 1 to 8 is expected, not 9
            {'slots': {'2': [3, 3]}} => slots.2: 3 items are expected, not 2
            {'missions': {'natives': [4, 5, 10]}} => missions.natives[2]: a number from 0 to 9 is expected, not 10
            {'common': {'cave': 1}} => common.cave: there is no field of this name
            """)
    @DisplayName("what cannot be played is refused with where and why")
    void refusals(String document, String message) {
        assertThatThrownBy(() -> Setup.of(
                        Tindaya.GAME, 2, Map.of(Tindaya.NUMBERS, json(document).tree()), 0))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("variants.numbers." + message);
    }
}
