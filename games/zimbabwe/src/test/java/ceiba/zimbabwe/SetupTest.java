package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The start of a match, drawn or given by hand. */
class SetupTest {

    private static Scene start(int seats, long seed) {
        return Scene.start(seats, Map.of(), seed);
    }

    private static Scene start(int seats, String setup) {
        return Scene.start(
                seats, Map.of("setup", Json.parse(setup.replace('\'', '"')).tree()), 0);
    }

    @ParameterizedTest
    @CsvSource({"2, 4, 0", "3, 6, 1", "4, 7, 3", "5, 9, 4"})
    void everyTileIsLaidAtMostOnceAndTheStartingTileInItsPlace(int seats, int slots, int startSlot) {
        Set<String> maps = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            List<Node> tiles = start(seats, seed).json().get("tiles").items();
            assertThat(tiles).hasSize(slots);
            assertThat(tiles.stream().map(tile -> tile.items().getFirst().integer(0, 10)))
                    .doesNotHaveDuplicates();
            assertThat(tiles.get(startSlot).items().getFirst().integer(0, 10)).isZero();
            maps.add(String.valueOf(tiles));
        }
        assertThat(maps).hasSize(20);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everybodyHasThreeCattleAndNeedsTwenty(int seats) {
        Scene scene = start(seats, 1);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(scene.hand(seat)).isEqualTo(3);
            assertThat(scene.requirement(seat)).isEqualTo(20);
            assertThat(scene.points(seat)).isZero();
        }
        assertThat(scene.json().get("gods").items()).hasSize(8).doesNotHaveDuplicates();
        assertThat(scene.pile())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, seats).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theTopOfThePileChoosesFirstAndTheBottomBidsFirst(int seats) {
        Scene scene = start(seats, 5);
        List<Integer> pile = scene.pile();
        for (int i = seats - 1; i >= 0; i--) {
            assertThat(scene.active()).isEqualTo(pile.get(i));
            assertThat(scene.choices()).hasSize(6 - (seats - 1 - i)).allMatch(words -> words.startsWith("start "));
            scene.choose(scene.choices().getFirst());
        }
        assertThat(scene.step()).isEqualTo("gift");
        assertThat(scene.plaqueOwners()).isEqualTo(pile);
        assertThat(scene.active()).isEqualTo(pile.getFirst());
        assertThat(scene.points(0)).isEqualTo(1);
        assertThat(scene.round()).isEqualTo(1);
    }

    @Test
    void theMapIsAsPrinted() {
        for (int seats = 2; seats <= 5; seats++) {
            Scene scene = start(seats, 3);
            ReferenceMap map = new ReferenceMap(seats, scene.json().get("tiles"));
            List<Node> rows = scene.view().get("map").items();
            for (int row = 0; row < rows.size(); row++) {
                String line = rows.get(row).text();
                for (int column = 0; column < line.length(); column++) {
                    assertThat(line.charAt(column)).isEqualTo(map.ground(row * ReferenceMap.WIDTH + column));
                }
            }
        }
    }

    @Test
    void tilesOneToTenHoldWhatTheTableSays() {
        Map<Character, Integer> counts = new TreeMap<>();
        for (int tile = 1; tile <= 10; tile++) {
            ReferenceMap map = new ReferenceMap(
                    2, new Node("tiles", List.of(List.of(tile, 0), List.of(0, 0), List.of(0, 0), List.of(0, 0))));
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 6; column++) {
                    counts.merge(map.ground(row * ReferenceMap.WIDTH + column), 1, Integer::sum);
                }
            }
        }
        counts.remove('.');
        assertThat(counts).hasToString("{C=9, D=5, I=7, O=90, W=9}");
    }

    @Test
    void theFirstGameHasSixGods() {
        Scene scene = Scene.start(3, Map.of("game", "first"), 2);
        assertThat(scene.json().get("gods").items().stream().map(Node::text))
                .containsExactlyInAnyOrder("xango", "tsui-goab", "elegua", "gu", "engai", "obatala");
    }

    @Test
    void tilesGodsAndOrderMayBeGiven() {
        Scene scene = start(
                3,
                "{'tiles': [[5, 0], [0, 1], [1, 0], [4, 3], [2, 2], [3, 0]], 'gods': ['xango', 'qamata', 'dziva', 'gu',"
                        + " 'eshu', 'atete', 'anansi', 'engai'], 'order': [2, 0, 1]}");
        assertThat(Json.compact(scene.json().get("tiles").tree())).isEqualTo("[[5,0],[0,1],[1,0],[4,3],[2,2],[3,0]]");
        assertThat(scene.json().get("gods").items().stream().map(Node::text))
                .containsExactlyInAnyOrder("xango", "qamata", "dziva", "gu", "eshu", "atete", "anansi", "engai");
        assertThat(scene.pile()).containsExactly(2, 0, 1);
        assertThat(scene.active()).as("the last in bidding order chooses first").isEqualTo(1);
    }

    @Test
    void theMapMayBeGivenAsRows() {
        Scene scene = start(
                2,
                "{'map': ['..S..S..OO..', '.......WOOC.', 'S..W........', '..C..S......', '..........W.',"
                        + " 'S..S........', 'D..OOOOOOO..', '...OOOOOOO..', 'C...I...W...', '............',"
                        + " '......D....C', '............']}");
        assertThat(Json.compact(scene.json().get("tiles").tree())).isEqualTo("[[0,0],[1,0],[2,0],[4,0]]");
    }

    @Test
    void whatIsNotGivenIsDrawn() {
        Set<String> maps = new HashSet<>();
        for (long seed = 0; seed < 10; seed++) {
            Scene scene = Scene.start(2, Map.of("setup", Map.of("order", List.of(1L, 0L))), seed);
            assertThat(scene.pile()).containsExactly(1, 0);
            maps.add(Json.compact(scene.json().get("tiles").tree()));
        }
        assertThat(maps).hasSize(10);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'tiles': [[0, 0], [1, 0], [1, 0], [4, 0]]} | tiles: tile 1 is there twice
            {'tiles': [[0, 0], [1, 0], [2, 7], [4, 0]]} | tiles[2]
            {'tiles': [[1, 0], [0, 0], [2, 0], [4, 0]]} | tiles: the start tile
            {'gods': ['xango', 'xango', 'dziva', 'gu', 'eshu', 'atete', 'anansi', 'engai']} | gods[1]
            {'gods': ['zeus', 'xango', 'dziva', 'gu', 'eshu', 'atete', 'anansi', 'engai']} | gods[0]
            {'gods': ['xango']} | gods
            {'order': [0, 0]} | order[1]
            {'colour': 1} | unknown field 'colour'
            """)
    void whatCannotBeIsRefused(String setup, String what) {
        assertThatThrownBy(() -> start(2, setup))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("setup")
                .hasMessageContaining(what);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'tiles': [[0, 0], [1, 0], [2, 0], [4, 0]]}", "{'order': [1, 0]}"})
    void aSetupForOtherSeatsIsRefused(String setup) {
        assertThat(start(2, setup).active()).isNotNegative();
        assertThatThrownBy(() -> start(3, setup)).isInstanceOf(Refusal.class);
    }

    @Test
    void theGodsOfTheFirstGameCannotBeReplaced() {
        assertThatThrownBy(() -> Setup.of(
                        Scene.GAME,
                        2,
                        Map.of(
                                "game",
                                "first",
                                "setup",
                                Map.of(
                                        "gods",
                                        List.of("xango", "qamata", "dziva", "gu", "eshu", "atete", "anansi", "engai"))),
                        0))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void aMatchWrittenDownByHandIsReplayed() {
        MatchRecord record = MatchRecord.read(Json.parse("""
                {
                  "game": "zimbabwe", "rules": "1", "seats": 2, "seed": 0,
                  "variants": {"setup": {
                    "tiles": [[0, 0], [1, 0], [2, 0], [4, 0]],
                    "gods": ["xango", "qamata", "dziva", "gu", "eshu", "atete", "anansi", "engai"],
                    "order": [1, 0]
                  }},
                  "choices": [
                    "start c1", "start a3",
                    "give 1", "pass",
                    "god eshu", "craft", "place potter", "site b5 across", "price potter 3", "end",
                    "hire nomads", "build", "monument b2", "end"
                  ]
                }"""));
        Node end = new Node("", record.replay().json());
        assertThat(end.get("round").integer(1, 60)).isEqualTo(2);
        assertThat(end.get("monuments").items()).hasSize(3);
    }
}
