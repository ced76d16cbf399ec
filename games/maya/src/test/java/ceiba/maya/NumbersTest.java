package ceiba.maya;

import static ceiba.maya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Own numbers in place of ours: what a document may say, and that a match is played with it. */
class NumbersTest {

    private static final Game GAME = Maya.GAME;

    /** Palenque with 6, 2 and 1 spaces. */
    private static final String SMALL_PALENQUE =
            "'palenque': [{'spaces': 6, 'gold': [9, 8]}, {'spaces': 2, 'gold': [7, 6]}, {'spaces': 1, 'gold': [5, 0]}]";

    private static final String TWO_QUARRIES = "[{'token': 'transport', 'cards': 3, 'cubes': [5, 2]},"
            + " {'token': 'free-pass', 'cards': 2, 'cubes': [4]}]";

    private static Node json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    private static Map<String, Object> kept(String document) {
        return Tables.read(json(document)).document();
    }

    private static Scene scene(int seats, String document, String fields) {
        return Scene.of(seats, "'variants': {'numbers': " + document + "}, " + fields);
    }

    // ---------------------------------------------------------------- documents

    @Test
    void aDocumentKeepsOnlyWhatDiffersFromOurs() {
        String ours = Json.compact(Tables.OURS.pyramids().getFirst().json());
        assertThat(kept("{}")).isEmpty();
        assertThat(kept("{'about': 'nothing', 'pyramids': {}, 'quarries': {}}")).isEmpty();
        assertThat(kept("{'pyramids': {'tikal': " + ours + "}}")).isEmpty();
        assertThat(Json.compact(kept("{'quarries': {'3': " + TWO_QUARRIES + "}, 'pyramids': {" + SMALL_PALENQUE
                        + ", 'tikal': " + ours + "}}")))
                .isEqualTo(("{'pyramids':{" + SMALL_PALENQUE + "},'quarries':{'3':" + TWO_QUARRIES + "}}")
                        .replace('\'', '"')
                        .replace(" ", ""));
    }

    @Test
    void ourFilesAreInTheSameFormWithABasis() {
        Map<String, Object> pyramids = Json.object(
                "pyramids",
                Texts.resource(Maya.class, "pyramids.json").get("pyramids").tree());
        assertThat(Tables.read(new Node("", pyramids))).isEqualTo(Tables.OURS);
        assertThat(kept("{'pyramids': {'palenque': [{'spaces': 6, 'gold': [1, 1], 'basis': ['printed', 'printed']},"
                        + " {'spaces': 6, 'gold': [1, 1]}, {'spaces': 6, 'gold': [1, 1]}]}}"))
                .hasToString("{pyramids={palenque=[{spaces=6, gold=[1, 1]}, {spaces=6, gold=[1, 1]},"
                        + " {spaces=6, gold=[1, 1]}]}}");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            {'pyramid': {}} => unknown field 'pyramid'; expected one of: about, pyramids, quarries
            {'about': 3} => about: a text is expected
            {'pyramids': []} => pyramids: an object is expected
            {'pyramids': {'giza': []}} => pyramids: unknown field 'giza'; expected one of: tikal, chichen-itza, copan, uxmal, palenque
            {'pyramids': {'tikal': {}}} => pyramids.tikal: a list is expected
            {'pyramids': {'tikal': [{}, {}]}} => pyramids.tikal: 3 to 4 items are expected, not 2
            {'pyramids': {'tikal': [{'spaces': 5, 'gold': [1, 1]}, {}, {}]}} => pyramids.tikal[0].spaces: a number from 6 to 12 is expected, not 5
            {'pyramids': {'tikal': [{'spaces': 9, 'gold': [1, 1]}, {'spaces': 0, 'gold': [1, 1]}, {}]}} => pyramids.tikal[1].spaces: a number from 1 to 12 is expected, not 0
            {'pyramids': {'tikal': [{'spaces': 9.5, 'gold': [1, 1]}, {}, {}]}} => pyramids.tikal[0].spaces: a whole number is expected
            {'pyramids': {'tikal': [{'space': 9, 'gold': [1, 1]}, {}, {}]}} => pyramids.tikal[0]: unknown field 'space'; expected one of: spaces, gold, basis
            {'pyramids': {'tikal': [{'spaces': 9}, {}, {}]}} => pyramids.tikal[0]: the field 'gold' is missing
            {'pyramids': {'tikal': [{'spaces': 9, 'gold': [1]}, {}, {}]}} => pyramids.tikal[0].gold: 2 items are expected, not 1
            {'pyramids': {'tikal': [{'spaces': 9, 'gold': [1, 2]}, {}, {}]}} => pyramids.tikal[0].gold[1]: a number from 0 to 1 is expected, not 2
            {'pyramids': {'tikal': [{'spaces': 9, 'gold': [21, 2]}, {}, {}]}} => pyramids.tikal[0].gold[0]: a number from 1 to 20 is expected, not 21
            {'pyramids': {'tikal': [{'spaces': 9, 'gold': [1, 1], 'basis': ['heard', 'ours']}, {}, {}]}} => pyramids.tikal[0].basis[0]: one of printed, reported, derived, ours is expected, not 'heard'
            {'quarries': {'6': []}} => quarries: unknown field '6'; expected one of: 2, 3, 4, 5
            {'quarries': {'4': [{}]}} => quarries.4: 2 to 7 items are expected, not 1
            {'quarries': {'4': [{'token': 'joker', 'cards': 4, 'cubes': [1]}, {}]}} => quarries.4[0].token: one of shield, relocate, extra-cube, start-player, transport, free-pass, free-double is expected, not 'joker'
            {'quarries': {'4': [{'token': 'shield', 'cards': 9, 'cubes': [1]}, {}]}} => quarries.4[0].cards: a number from 2 to 8 is expected, not 9
            {'quarries': {'4': [{'token': 'shield', 'cards': 4, 'cubes': []}, {}]}} => quarries.4[0].cubes: 1 to 4 items are expected, not 0
            {'quarries': {'3': [{'token': 'shield', 'cards': 4, 'cubes': [4, 3, 2, 1]}, {}]}} => quarries.3[0].cubes: 1 to 3 items are expected, not 4
            {'quarries': {'4': [{'token': 'shield', 'cards': 4, 'cubes': [10]}, {}]}} => quarries.4[0].cubes[0]: a number from 1 to 9 is expected, not 10
            {'quarries': {'4': [{'token': 'shield', 'cards': 4, 'cubes': [1, 2]}, {}]}} => quarries.4[0].cubes: a later place earns no more than an earlier one
            {'quarries': {'4': [{'token': 'shield', 'cards': 4, 'cubes': [1]}, {'token': 'shield', 'cards': 4, 'cubes': [1]}]}} => quarries.4: every quarry has another token
            {'quarries': {'4': [{'token': 'transport', 'cards': 4, 'cubes': [1]}, {'token': 'shield', 'cards': 4, 'cubes': [1]}]}} => quarries.4: the shield cannot be won at the last quarry: no other is left for it
            """)
    void whatAGameCannotBePlayedWithIsRefused(String document, String why) {
        assertThatThrownBy(() -> Tables.read(json(document)))
                .isInstanceOf(Refusal.class)
                .hasMessage(why);
    }

    @Test
    void moreCubesThanThereAreAreRefused() {
        String list = List.of("shield", "relocate", "extra-cube", "transport").stream()
                .map(token -> "{'token': '" + token + "', 'cards': 4, 'cubes': [9, 9, 9]}")
                .toList()
                .toString();
        assertThatThrownBy(() -> kept("{'quarries': {'3': " + list + "}}"))
                .hasMessage("quarries.3: 108 cubes in a round are more than the 84 there are");
        assertThat(kept("{'quarries': {'4': " + list + "}}")).isNotEmpty();
    }

    @Test
    void moreGoldThanCanBeBidIsRefused() {
        String level = "{'spaces': 7, 'gold': [20, 1]}";
        String pyramid = List.of(level, level, level, level).toString();
        assertThatThrownBy(() -> kept("{'pyramids': {'tikal': " + pyramid + ", 'copan': " + pyramid + "}}"))
                .hasMessageStartingWith("pyramids: with 4 players a round pays up to ")
                .hasMessageEndingWith("gold to one of them; we can count to 170");
    }

    @Test
    void aSetupNamesThePlaceInIt() {
        assertThatThrownBy(() -> Setup.of(GAME, 3, Map.of("numbers", Map.of("pyramids", 1)), 0))
                .hasMessage("variants.numbers.pyramids: an object is expected");
        assertThatThrownBy(() -> Setup.of(GAME, 3, Map.of("numbers", "mine"), 0))
                .hasMessage("variants.numbers: an object is expected");
    }

    @Test
    void aDocumentThatChangesEverythingIsShortEnough() {
        Node extreme = Texts.resource(MayaTest.class, "extreme.json");
        Setup setup = Setup.of(GAME, 3, Map.of("numbers", extreme.tree()), 0);
        assertThat(setup.variants()).containsKey("numbers");
    }

    // ---------------------------------------------------------------- a match with them

    @Test
    void spacesAndGoldAreThoseOfTheDocument() {
        String document = "{'pyramids': {" + SMALL_PALENQUE + "}}";
        String fields = "'pyramids': {'palenque': [[3, 1, 1]]}, 'players': [{'cubes': 1}]";
        Scene scene = scene(3, document, fields).choose("build palenque");
        assertThat(scene.on(Scene.PALENQUE, 2)).as("the level is full").containsExactly(1, 0, 0);
        scene.choose("end");
        assertThat(scene.p.gold(0)).as("9 and 7 of Palenque").isEqualTo(16);
        assertThat(scene.p.gold(1)).as("second on level 1").isEqualTo(8);
    }

    @Test
    void quarriesAreThoseOfTheDocument() {
        String document = "{'quarries': {'3': " + TWO_QUARRIES + "}}";
        Scene scene = scene(3, document, "'pending': 'dig', " + Scene.cards("0:3 1:4 2:5"));
        assertThat(scene.choices()).as("the first is full").containsExactly("dig 2", "stop");
        assertThat(scene.p.numbers().token(1)).isEqualTo(FREE_PASS);
        scene.choose("stop", "stop", "stop");
        assertThat(scene.p.cubes(2)).as("5 points are first").isEqualTo(5);
        assertThat(scene.p.cubes(1)).isEqualTo(2);
        assertThat(scene.p.cubes(0)).isZero();
    }

    @Test
    void aViewTellsTheNumbersInPlayAndAPositionFileOnlyTheDocument() {
        Scene scene = scene(3, "{'pyramids': {" + SMALL_PALENQUE + "}}", "'pending': 'dig'");
        Node numbers = new Node("", scene.p.view(Position.SPECTATOR)).get("numbers");
        assertThat(numbers.get("pyramids").fields())
                .extracting(Node::name)
                .containsExactly("chichen-itza", "copan", "uxmal", "palenque");
        assertThat(numbers.get("pyramids").get("palenque").items()).hasSize(3);
        assertThat(Json.compact(numbers.get("pyramids")
                        .get("palenque")
                        .items()
                        .getLast()
                        .tree()))
                .isEqualTo("{\"spaces\":1,\"gold\":[5,0]}");
        assertThat(Json.compact(numbers.get("quarries").items().getFirst().tree()))
                .isEqualTo(Json.compact(Tables.OURS.quarries().get(3).getFirst().json()));
        assertThat(scene.p.json()).doesNotContainKey("numbers");
        Node again = Json.parse(Json.compact(scene.p.json()));
        assertThat(again.get("variants").has("numbers")).isTrue();
        assertThat(GAME.read(again)).isEqualTo(scene.p);
    }

    @Test
    void positionsWithOtherNumbersDiffer() {
        Setup ours = Setup.of(GAME, 3, Map.of(), 1);
        Setup own = Setup.of(
                GAME,
                3,
                Map.of("numbers", json("{'pyramids': {" + SMALL_PALENQUE + "}}").tree()),
                1);
        Position position = GAME.start(ours);
        assertThat(position).isNotEqualTo(GAME.start(own));
        position.copyFrom(GAME.start(own));
        assertThat(position).isEqualTo(GAME.start(own)).hasSameHashCodeAs(GAME.start(own));
    }

    @Test
    void botsCountTheGoldOfTheDocument() {
        String fields = "'pyramids': {'palenque': [[3, 1, 1]]}, 'players': [{'cubes': 1}]";
        assertThat(income(Scene.of(3, fields))).isEqualTo(3);
        assertThat(income(scene(3, "{'pyramids': {" + SMALL_PALENQUE + "}}", fields)))
                .isEqualTo(9);
    }

    private static float income(Scene scene) {
        Knowledge knowledge = GAME.knowledge();
        float[] features = new float[knowledge.features().size()];
        knowledge.describe(scene.p, 0, features);
        return features[knowledge.features().indexOf("gold if the round were scored now")];
    }

    // ---------------------------------------------------------------- the example in the documentation

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theExampleIsPlayedAndItsRecordReadsAndReplays(int seats) throws IOException {
        Node example = Json.parse(Files.readString(Path.of("../../docs/examples/maya-numbers.json")));
        Setup setup = Setup.of(GAME, seats, Map.of("numbers", example.tree()), 4);
        MatchRecord record = new Trial(GAME, setup, 10, 4).play();
        MatchRecord read = MatchRecord.read(Json.parse(Json.compact(record.json())));
        assertThat(read.setup()).isEqualTo(setup);
        assertThat(read.replay().points(0)).isEqualTo(record.result().getFirst());
        assertThat(setup.variants()).containsKey("numbers");
    }

    @Test
    void thePageShowsTheExample() throws IOException {
        String page = Files.readString(Path.of("../../docs/maya.md"));
        Node shown = Json.parse(page.split("```json", -1)[1].split("```", -1)[0]);
        Node example = Json.parse(Files.readString(Path.of("../../docs/examples/maya-numbers.json")));
        assertThat(Tables.read(shown)).isEqualTo(Tables.read(example)).isNotEqualTo(Tables.OURS);
    }
}
