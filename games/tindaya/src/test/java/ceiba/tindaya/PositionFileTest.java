package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Position files: all is kept, what is left out is as at the start, what contradicts itself is refused with where and what. */
class PositionFileTest {

    /** A match of two Alliance tribes on an island of their own: a volcano, a coast, a forest. */
    private static final String FILE = """
            {'game': 'tindaya', 'seats': 2, 'acting': 'majos', 'pending': ['turns', 'turn'],
             'tribes': {'majos': {'seat': 0}, 'canarii': {'seat': 1}},
             'volcanoes': ['1,1', '5,1', '9,1', '13,1', '1,5', '5,5', '9,5', '13,5'],
             'abysses': ['3,2', '7,2', '11,2', '15,2', '3,4', '7,4', '11,4', '15,4'],
             'hexes': {'1,0': {'terrain': 'coast', 'tokens': 2, 'settlement': 'fishing', 'controller': 'majos',
                               'natives': {'majos': [2, 1]}},
                       '2,1': {'terrain': 'forest', 'natives': {'canarii': [1, 1]}},
                       '1,1': {'terrain': 'volcano'}, '5,1': {'terrain': 'volcano'}, '9,1': {'terrain': 'volcano'},
                       '13,1': {'terrain': 'volcano'}, '1,5': {'terrain': 'volcano'}, '5,5': {'terrain': 'volcano'},
                       '9,5': {'terrain': 'volcano'}, '13,5': {'terrain': 'volcano'},
                       '3,2': {'terrain': 'abyss'}, '7,2': {'terrain': 'abyss'}, '11,2': {'terrain': 'abyss'},
                       '15,2': {'terrain': 'abyss'}, '3,4': {'terrain': 'abyss'}, '7,4': {'terrain': 'abyss'},
                       '11,4': {'terrain': 'abyss'}, '15,4': {'terrain': 'abyss'}}}""";

    private static TindayaPosition read(String file) {
        return PositionReader.read(Json.parse(file.replace('\'', '"')));
    }

    // ---------------------------------------------------------------- round trips

    @ParameterizedTest
    @CsvSource({"1, alliance, normal", "3, alliance, hard", "2, dominion, easy", "4, dominion, normal"})
    @DisplayName("every position of a match is read back as it was, in every phase")
    void roundTrips(int seats, String mode, String difficulty) {
        Set<String> phases = new HashSet<>();
        Set<Integer> asked = new HashSet<>();
        int[] buffer = new int[Tindaya.GAME.maxOptions()];
        for (int seed = 0; seed < 6; seed++) {
            TindayaPosition p = Scene.start(seats, mode, difficulty, seed).table();
            Rng rng = new Rng(seed);
            while (p.decider() != Position.OVER) {
                assertReadBack(p);
                phases.add((String) p.view(0).get("phase"));
                asked.add(Step.kind(p.top()));
                p.choose(buffer[rng.below(p.choices(buffer))], Journal.SILENT);
            }
            assertReadBack(p);
        }
        assertThat(phases).contains("setup", "actions", "end");
        if (mode.equals("dominion")) {
            assertThat(phases).contains("strategy");
        }
        assertThat(asked)
                .contains(
                        TindayaStep.FIRST_SETTLEMENT,
                        TindayaStep.THIRD_VILLAGER,
                        TindayaStep.TURN,
                        TindayaStep.SLAUGHTER,
                        TindayaStep.SOURCE,
                        TindayaStep.GROUP,
                        TindayaStep.WAY,
                        TindayaStep.SAIL,
                        TindayaStep.ASHORE,
                        TindayaStep.OPTIONS);
    }

    private static void assertReadBack(TindayaPosition p) {
        assertThat(PositionReader.read(Json.parse(Json.compact(p.json())))).isEqualTo(p);
    }

    // ---------------------------------------------------------------- what a person writes

    @Test
    @DisplayName("what is left out is as at the start")
    void leftOut() {
        assertThat(read("{'game': 'tindaya', 'seats': 3, 'seed': 5}").view(0))
                .isEqualTo(Scene.start(3, "alliance", "normal", 5).table().view(0));
    }

    @Test
    @DisplayName("a short file is playable: supplies and decks hold what is not on the table")
    void shortFile() {
        TindayaPosition p = read(FILE);
        p.check();
        assertThat(p.acting()).isEqualTo(MAJOS);
        assertThat(p.villagers(MAJOS)).isEqualTo(2);
        assertThat(p.tilesLeft(FISHING)).isEqualTo(5);
        assertThat(p.tokensLeft(CLAY - RAW)).isEqualTo(22);
        assertThat(p.good(MAJOS, DRIED_FISH)).as("as at the start").isEqualTo(1);
        assertThat(p.idolsLeft()).isEqualTo(24);
        TindayaPosition idols = read(FILE.replace("'seat': 0", "'seat': 0, 'idols': {'calm': 2}"));
        assertThat(idols.idolsLeft()).isEqualTo(22);
    }

    @Test
    @DisplayName("secret objectives that tribes have are not in the deck")
    void secretsInAFile() {
        TindayaPosition p = read(FILE.replace("'seats': 2", "'seats': 2, 'variants': {'mode': 'dominion'}")
                .replace(
                        "'seat': 0", "'seat': 0, 'secrets': [{'dealt': ['goats', 'pigs'], 'card': 'pigs', 'token': 5}]")
                .replace(
                        "'seat': 1",
                        "'seat': 1, 'secrets': [{'dealt': ['wood', 'clay'], 'card': 'wood', 'token': 4}]"));
        assertThat(p.secret(MAJOS, 0)).isEqualTo(SECRET_PIGS);
        assertThat(p.secretsLeft()).isEqualTo(10);
    }

    @Test
    @DisplayName("a catastrophe card that lies open is not in the deck")
    void shownCard() {
        TindayaPosition p = read(FILE.replace(
                "'seats': 2",
                "'seats': 2, 'event': {'card': '1a'}, 'foreseen': {'catastrophes': {'acoran': 'fever'}}"));
        assertThat(p.shown(ACORAN)).isEqualTo(FEVER);
        for (int index = p.catastrophesDrawn(ACORAN); index < CATASTROPHES_OF_A_GOD; index++) {
            assertThat(p.catastropheCard(ACORAN, index)).isNotEqualTo(FEVER);
        }
    }

    // ---------------------------------------------------------------- refusals

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            'seats': 2 => 'seats': 2, 'colour': 1 => unknown field 'colour'
            'seats': 2 => 'seats': 5 => seats: a number from 1 to 4 is expected
            'seats': 2 => 'seats': 2, 'era': 4 => era: a number from 1 to 3 is expected
            'seats': 2 => 'seats': 2, 'variants': {'mode': 'war'} => variant mode is one of alliance, dominion
            'seats': 2 => 'seats': 2, 'wrath': {'acoran': 10} => wrath.acoran: a number from 0 to 9 is expected
            'seats': 2 => 'seats': 2, 'order': ['majos', 'majos'] => order[1]: this tribe is named twice
            'seats': 2 => 'seats': 2, 'event': {'card': '2a'} => event.card: an event card of era 1 is expected
            'seats': 2 => 'seats': 2, 'market': ['spears'] => market: 4 items are expected, not 1
            'seats': 2 => 'seats': 2, 'market': ['vase', 'vase', '', ''] => market: 2 cards of vase
            'seats': 2 => 'seats': 2, 'discards': {'calm': 3} => idols: there are 3 of calm, not 2
            'seats': 2 => 'seats': 2, 'wild': {'goats': 11} => supplies: there are too many goats on the table
            'seats': 2 => 'seats': 2, 'foreseen': {'catastrophes': {'acoran': 'flood'}} => foreseen.catastrophes.acoran: this is no card of acoran
            'acting': 'majos' => 'acting': 'guanches' => acting: this tribe is not in play
            'turn' => 'sing' => pending[1]: one of
            'turn' => 'turn 3' => pending[1]: 'turn 3' does not fit what is on the table
            'turn' => 'keep' => pending[1]: 'keep' cannot lie on 'turns'
            'turn' => 'turn 1', 'battles', 'way 4711' => pending[3]: 'way 4711' does not fit what is on the table
            'turn' => 'turn 1', 'battles' => pending[2]: 'battles' asks nothing: what is decided lies on top of it
            'turns', 'turn' => 'battles' => pending[0]: 'battles' cannot lie at the bottom
            'acting': 'majos' => 'acting': 'canarii' => pending[1]: 'turn' is for the majos to decide, not for the canarii
            'acting': 'majos' => 'acting': 'majos', 'active': 1 => active: the majos are of seat 0
            'seat': 0 => 'seat': 0, 'counted': 1 => tribes.majos.counted: this cannot be counted now
            '2,1': {'terrain': 'forest' => '2,1': {'terrain': 'forest', 'movers': 1 => hexes.2,1.movers: nobody there can have moved so
            'seats': 2 => 'seats': 2, 'event': {'card': '1a'}, 'foreseen': {'catastrophes': {}} => foreseen.catastrophes: the event shows a card of acoran
            'turn' => 'turn x' => pending[1]: a number is expected after 'turn', not 'x'
            'canarii': {'seat': 1} => 'canarii': {'seat': 0} => seat 0 is expected to play 1 tribes, not 2
            , 'canarii': {'seat': 1} => => tribes: 2 tribes are expected, not 1
            'seat': 0 => 'seat': 0, 'goods': {'gold': 1} => tribes.majos.goods: unknown field 'gold'
            'seat': 0 => 'seat': 0, 'goods': {'fish': -1} => tribes.majos.goods.fish: a number from 0 to 999
            'seat': 0 => 'seat': 0, 'store': [9, 1] => tribes.majos: it has 14 cubes, not 9
            'seat': 0 => 'seat': 0, 'store': [4, 3] => tribes.majos: it has 8 cylinders, more than 6
            'seat': 0 => 'seat': 0, 'trades': ['goats'] => tribes.majos: it has 10 cubes, not 9
            'seat': 0 => 'seat': 0, 'idols': {'calm': 3} => idols: there are 3 of calm, not 2
            'seat': 0 => 'seat': 0, 'tokens': {'wood': 25} => supplies: there are too many tokens of wood on the table
            'seat': 0 => 'seat': 0, 'prisoners': 19 => supplies: there are too many conquistadors on the table
            '2,1': {'terrain': 'forest' => '2,1': {'terrain': 'desert' => hexes.2,1.terrain: one of sea, abyss
            '2,1': {'terrain': 'forest' => '2,7': {'terrain': 'forest' => hexes.2,7: a hex from 0,0 to 15,6 is expected
            '2,1': {'terrain': 'forest' => '2,1': {'terrain': 'sea' => hexes.2,1: natives stand in the sea
            '2,1': {'terrain': 'forest' => '2,1': {'terrain': 'forest', 'canoes': 1 => hexes.2,1: canoes lie on land
            '2,1': {'terrain': 'forest' => '2,1': {'terrain': 'forest', 'fort': 5 => hexes.2,1: a fort holds 4 conquistadors
            'terrain': 'coast', 'tokens': 2 => 'terrain': 'volcano', 'tokens': 2 => hexes.1,0: something is built on volcano
            'controller': 'majos' => 'animals': 1, 'controller': 'majos' => hexes.1,0: animals are kept in a settlement of fishing
            'controller': 'majos' => 'controller': 'guanches' => hexes.1,0.controller: this tribe is not in play
            'controller': 'majos' => 'controller': 'canarii' => hexes.1,0: the tribe with most natives there does not control the settlement
            'majos': [2, 1] => 'majos': [8, 1] => hexes.1,0.natives.majos[0]: a number from 0 to 7 is expected
            'majos': [2, 1] => 'majos': [2, 3] => hexes.1,0.natives.majos[1]: a number from 0 to 2 is expected
            'canarii': [1, 1] => 'canarii': [1, 1], 'majos': [6, 1] => tribes.majos: it has too many natives
            'volcanoes': ['1,1' => 'volcanoes': ['2,1' => volcanoes[0]: 2,1 is forest, not volcano
            'volcanoes': ['1,1' => 'volcanoes': ['5,1' => volcanoes: one of them has two numbers
            'abysses': ['3,2' => 'abysses': ['3,3' => abysses[0]: 3,3 is sea, not abyss
            """)
    @DisplayName("contradictions are refused")
    void refusals(String found, String replacement, String message) {
        assertThat(FILE).contains(found);
        String file = FILE.replaceFirst(Pattern.quote(found), replacement == null ? "" : replacement);
        assertThatThrownBy(() -> read(file)).isInstanceOf(Refusal.class).hasMessageStartingWith(message);
    }

    @Test
    @DisplayName("hidden parts are read strictly")
    void hiddenParts() {
        TindayaPosition p = Scene.start(2, "dominion", "normal", 1).table();
        String file = Json.compact(p.json());
        assertThatThrownBy(() -> PositionReader.read(Json.parse(file.replace("\"lots\":\"", "\"lots\":\"x"))))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("hidden.lots");
        Node hidden = new Node("", p.json()).get("hidden");
        String secrets = Json.compact(hidden.get("secrets").tree());
        assertThatThrownBy(() ->
                        PositionReader.read(Json.parse(file.replace("\"secrets\":" + secrets, "\"secrets\":[1,1]"))))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("secrets: pigs is in the deck twice");
        String prophecies = Json.compact(hidden.get("prophecies").tree());
        assertThatThrownBy(() -> PositionReader.read(Json.parse(file.replace(prophecies, "[0,0,0,0,0,0,0,0,0,0,0,0]"))))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("hidden.prophecies[1]: this card is named twice");
    }
}
