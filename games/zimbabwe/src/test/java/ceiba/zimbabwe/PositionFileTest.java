package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position files: what was written is read as it was, what is left out is as at the start, what cannot be is refused. */
class PositionFileTest {

    private static Position read(String fields) {
        return Scene.GAME.read(Json.parse(("{'game': 'zimbabwe', " + fields + "}").replace('\'', '"')));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void whatIsLeftOutIsAsAtTheStart(int seats) {
        assertThat(read("'seats': " + seats + ", 'seed': 9"))
                .isEqualTo(Scene.GAME.start(Setup.of(Scene.GAME, seats, Map.of(), 9)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void whatIsWrittenIsReadAsItWas(int seats) {
        RandomWalk walk = new RandomWalk(seats, seats);
        for (int choices = 0; !walk.isOver() && choices < 400; choices++) {
            if (choices % 40 == 39) {
                walk.disturb();
            }
            Position read =
                    Scene.GAME.read(Json.parse(Json.compact(walk.position().json())));
            assertThat(read).isEqualTo(walk.position());
            walk.choose(walk.next());
        }
    }

    @Test
    void theMapMayBeRowsOfCharacters() {
        Map<String, Object> file = new LinkedHashMap<>(Scene.of(2).file());
        Position byTiles = Scene.of(2).position();
        file.remove("tiles");
        file.put(
                "map",
                List.of(
                        "..S..S..OO..",
                        ".......WOOC.",
                        "S..W........",
                        "..C..S......",
                        "..........W.",
                        "S..S........",
                        "D..OOOOOOO..",
                        "...OOOOOOO..",
                        "C...I...W...",
                        "............",
                        "......D....C",
                        "............"));
        assertThat(Scene.GAME.read(Json.parse(Json.compact(file)))).isEqualTo(byTiles);
    }

    /** A field of the usual scene for two in other words; the refusal says where and what. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'colour': 1 | unknown field 'colour'
            'tiles': [[0, 0], [1, 0], [1, 0], [4, 0]] | tiles: tile 1 is there twice
            'tiles': [[1, 0], [0, 0], [2, 0], [4, 0]] | tiles: the start tile
            'tiles': [[0, 0], [1, 0], [2, 0]] | tiles
            'tiles': [[0, 0], [1, 4], [2, 0], [4, 0]] | tiles[1]
            'tiles': [[0, 0], [11, 0], [2, 0], [4, 0]] | tiles[1]
            'map': ['............'] | map
            'monuments': [{'square': 'c1', 'seat': 0, 'level': 1}, {'square': 'c1', 'seat': 1, 'level': 1}] | monuments[1]
            'monuments': [{'square': 'c1', 'seat': 0, 'level': 6}] | monuments[0].level
            'monuments': [{'square': 'c1', 'seat': 0, 'level': 0}] | monuments[0].level
            'monuments': [{'square': 'c1', 'seat': 2, 'level': 1}] | monuments[0].seat
            'monuments': [{'square': 'd7', 'seat': 0, 'level': 1}] | monuments[0]
            'monuments': [{'square': 'c4', 'seat': 0, 'level': 1}] | monuments[0]
            'monuments': [{'square': 'n4', 'seat': 0, 'level': 1}] | monuments[0]
            'monuments': [{'square': '4c', 'seat': 0, 'level': 1}] | monuments[0].square
            'water': [['c1', 'd1']] | water[0]
            'water': [['c2', 'd3']] | water[0]
            'water': [['g4', 'i4']] | water[0]
            'water': [['i1', 'h1']] | water[0]
            'water': [['g4', 'h4'], ['h4', 'i4']] | water[1]
            'water': [['g4']] | water[0]
            'resources': [{'resource': 'wood', 'square': 'c4'}] | resources[0]
            'resources': [{'resource': 'wood', 'square': 'c1'}] | resources[0]
            'resources': [{'resource': 'gold', 'square': 'g4'}] | resources[0].resource
            'resources': [{'resource': 'clay', 'square': 'g4'}, {'resource': 'clay', 'square': 'h4'}, {'resource': 'clay', 'square': 'i4'}, {'resource': 'clay', 'square': 'j4'}, {'resource': 'clay', 'square': 'k4'}] | resources
            'used': {'g4': 1} | used.g4
            'used': {'c4': 3} | used.c4
            'used': {'c4': 2} | used: only with Atete
            'craftsmen': [{'craft': 'potter', 'square': 'b4', 'turn': 'across', 'seat': 0}] | craftsmen[0]
            'craftsmen': [{'craft': 'potter', 'square': 'b5', 'turn': 'up', 'seat': 0}] | craftsmen[0].turn
            'craftsmen': [{'craft': 'smith', 'square': 'b5', 'turn': 'across', 'seat': 0}] | craftsmen[0].craft
            'craftsmen': [{'craft': 'potter', 'square': 'b5', 'turn': 'across', 'seat': 0}] | craftsmen[0]
            'cards': {'potter': [{'seat': 0, 'price': 4, 'cattle': 0}]} | cards.potter[0].price
            'cards': {'potter': [{'seat': 0, 'price': -1, 'cattle': 0}]} | cards.potter[0].price
            'cards': {'potter': [{'seat': 0, 'price': 2, 'cattle': -1}]} | cards.potter[0].cattle
            'cards': {'smith': []} | cards
            'gods': ['xango', 'qamata', 'dziva', 'tsui-goab', 'elegua', 'gu', 'shadipinyi', 'zeus'] | gods[7]
            'gods': ['xango', 'qamata', 'dziva', 'tsui-goab', 'elegua', 'gu', 'shadipinyi', 'xango'] | gods[7]
            'gods': ['xango'] | gods
            'godCattle': 3 | godCattle
            'pile': [0, 0] | pile
            'order': [0] | order
            'order': [0, 2] | order[1]
            'round': 61 | round
            'round': 0 | round
            'active': 2 | active
            'pending': ['sing'] | pending[0]
            'pending': ['turn', 'plan c9'] | pending[1]
            'raised': ['g4'] | raised: seat 0 has not raised a monument on g4
            'players': [{'cattle': -1}] | players[0].cattle
            'players': [{'god': 'zeus'}] | players[0].god
            'players': [{'god': 'obatala'}] | players[0].god
            'players': [{'god': 'xango'}, {'god': 'xango'}] | players[1].god
            'players': [{'specialists': {'smith': 0}}] | players[0].specialists
            'players': [{'specialists': {'rain': 0}}, {'specialists': {'rain': 0}}] | players[1].specialists
            'players': [{}, {}, {}] | players
            """)
    void whatCannotBeIsRefused(String field, String where) {
        Map<String, Object> file = new LinkedHashMap<>(Scene.of(2).file());
        Json.parse(("{" + field + "}").replace('\'', '"'))
                .fields()
                .forEach(changed -> file.put(changed.name(), changed.value()));
        if (field.startsWith("'map'")) {
            file.remove("tiles");
        }
        assertRefused(file, where);
    }

    private static void assertRefused(Map<String, Object> file, String where) {
        assertThatThrownBy(() -> Scene.GAME.read(Json.parse(Json.compact(file))))
                .as(where)
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(where);
    }

    @Test
    void twoPiecesOnOneSquareAreRefused() {
        assertRefused(
                Scene.of(2)
                        .craftsman("potter b5 across", 0)
                        .craftsman("wood-carver c5 down", 1)
                        .file(),
                "craftsmen[1]");
        assertRefused(
                Scene.of(2)
                        .craftsman("potter b2 across", 0)
                        .monument("c2", 1, 1)
                        .file(),
                "craftsmen[0]");
        assertRefused(
                Scene.of(2).craftsman("potter b2 across", 0).water("b1 b2").file(), "craftsmen[0]");
    }

    @Test
    void aFourthPieceIsRefused() {
        assertRefused(
                Scene.of(2)
                        .craftsman("potter b5 across", 0)
                        .craftsman("potter g4 across", 0)
                        .craftsman("potter i4 across", 0)
                        .craftsman("potter k4 across", 0)
                        .file(),
                "craftsmen");
    }

    @Test
    void aThirdCardIsRefused() {
        assertRefused(
                Scene.of(3)
                        .craftsman("potter i11 across", 0)
                        .craftsman("potter o10 across", 1)
                        .craftsman("potter m16 across", 2)
                        .file(),
                "cards.potter");
    }

    @Test
    void aCardTwiceWithOneOwnerIsRefused() {
        Map<String, Object> file =
                new LinkedHashMap<>(Scene.of(2).craftsman("potter b5 across", 0).file());
        Map<String, Object> card = Json.object("seat", 0, "price", 1, "cattle", 0);
        file.put("cards", Json.object("potter", List.of(card, card)));
        assertRefused(file, "cards.potter");
    }

    @Test
    void aNinthWaterTileIsRefused() {
        assertRefused(
                Scene.of(2)
                        .water("a10 b10", "a11 b11", "a12 b12", "c10 d10", "c11 d11", "c12 d12", "e10 f10", "e11 f11")
                        .water("e12 f12")
                        .file(),
                "water");
    }

    @Test
    void aRequirementAboveFortyIsRefused() {
        assertRefused(
                Scene.of(2)
                        .god(0, "obatala")
                        .specialist(0, "herd")
                        .specialist(0, "shaman")
                        .specialist(0, "builder")
                        .craftsman("potter b5 across", 0)
                        .file(),
                "players[0]");
    }

    @Test
    void specialistsAreRefusedInTheFirstGame() {
        assertRefused(Scene.of(2).firstGame().specialist(0, "rain").file(), "players[0].specialists");
    }
}
