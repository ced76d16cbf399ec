package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A value is read as what it is, and every complaint names its place. */
class NodeTest {

    private static final Node MATCH = Json.parse("""
            {"players": [{"corn": 3, "ready": true}, {"corn": "many", "wood": 2.5, "gold": null}], "name": "a match"}
            """);

    @Test
    void valuesAreReadAsWhatTheyAre() {
        Node first = MATCH.get("players").items().get(0);
        Node second = MATCH.get("players").items().get(1);
        assertThat(first.get("corn").integer(0, 3)).isEqualTo(3);
        assertThat(first.get("corn").whole(3, 9)).isEqualTo(3);
        assertThat(first.get("corn").number()).isEqualTo(3.0);
        assertThat(first.get("ready").flag()).isTrue();
        assertThat(second.get("wood").number()).isEqualTo(2.5);
        assertThat(second.get("wood").isNumber()).isTrue();
        assertThat(second.get("corn").isNumber()).isFalse();
        assertThat(second.get("gold").isNull()).isTrue();
        assertThat(second.get("corn").isNull()).isFalse();
        assertThat(MATCH.get("name").text()).isEqualTo("a match");
    }

    @Test
    void fieldsKeepTheirOrderAndKnowTheirNames() {
        Node second = MATCH.get("players").items().get(1);
        assertThat(second.fields()).extracting(Node::name).containsExactly("corn", "wood", "gold");
        assertThat(second.fields())
                .extracting(Node::path)
                .containsExactly("players[1].corn", "players[1].wood", "players[1].gold");
        assertThat(second.has("gold")).isTrue();
        assertThat(second.has("stone")).isFalse();
    }

    @Test
    void wordIsItsIndex() {
        String[] words = {"few", "many"};
        assertThat(corn().word(words)).isEqualTo(1);
        assertRefused(
                () -> corn().word(new String[] {"few", "none"}),
                "players[1].corn: one of few, none is expected, not 'many'");
    }

    @Test
    void wrongKindOfValueIsRefusedWithItsPlace() {
        assertRefused(() -> corn().integer(0, 9), "players[1].corn: a whole number is expected");
        assertRefused(() -> corn().whole(0, 9), "players[1].corn: a whole number is expected");
        assertRefused(() -> corn().number(), "players[1].corn: a number is expected");
        assertRefused(() -> corn().flag(), "players[1].corn: true or false is expected");
        assertRefused(() -> corn().items(), "players[1].corn: a list is expected");
        assertRefused(() -> corn().get("x"), "players[1].corn: an object is expected");
        assertRefused(() -> corn().has("x"), "players[1].corn: an object is expected");
        assertRefused(() -> corn().fields(), "players[1].corn: an object is expected");
        assertRefused(() -> corn().only("x"), "players[1].corn: an object is expected");
        Node players = MATCH.get("players");
        assertRefused(players::text, "players: a text is expected");
        assertRefused(() -> players.word(new String[] {"a"}), "players: a text is expected");
    }

    @Test
    void nullIsNoneOfThem() {
        Node gold = MATCH.get("players").items().get(1).get("gold");
        List<Consumer<Node>> readers = List.of(
                node -> node.integer(0, 1), Node::number, Node::text, Node::flag, Node::items, node -> node.get("x"));
        for (Consumer<Node> reader : readers) {
            assertThatThrownBy(() -> reader.accept(gold))
                    .isInstanceOf(Refusal.class)
                    .hasMessageStartingWith("players[1].gold: ");
        }
    }

    @Test
    void fractionIsNoWholeNumber() {
        Node wood = MATCH.get("players").items().get(1).get("wood");
        assertRefused(() -> wood.integer(0, 9), "players[1].wood: a whole number is expected");
    }

    @Test
    void numberOutOfBoundsIsRefusedWithThem() {
        Node corn = MATCH.get("players").items().get(0).get("corn");
        assertRefused(() -> corn.integer(4, 9), "players[0].corn: a number from 4 to 9 is expected, not 3");
        assertRefused(() -> corn.whole(0, 2), "players[0].corn: a number from 0 to 2 is expected, not 3");
        assertRefused(
                () -> new Node("seed", 1L << 40).integer(0, Integer.MAX_VALUE),
                "seed: a number from 0 to 2147483647 is expected, not 1099511627776");
    }

    @Test
    void wrongNumberOfItemsIsRefused() {
        Node players = MATCH.get("players");
        assertThat(players.items(2, 2)).hasSize(2);
        assertThat(players.items(1, 3)).hasSize(2);
        assertRefused(() -> players.items(3, 3), "players: 3 items are expected, not 2");
        assertRefused(() -> players.items(3, 4), "players: 3 to 4 items are expected, not 2");
        assertRefused(() -> players.items(0, 1), "players: 0 to 1 items are expected, not 2");
    }

    @Test
    void missingFieldIsRefused() {
        assertRefused(() -> MATCH.get("seats"), "the field 'seats' is missing");
        Node first = MATCH.get("players").items().get(0);
        assertRefused(() -> first.get("wood"), "players[0]: the field 'wood' is missing");
    }

    @Test
    void unknownFieldIsRefused() {
        MATCH.only("name", "players", "seats");
        assertRefused(() -> MATCH.only("players", "seats"), "unknown field 'name'; expected one of: players, seats");
        Node first = MATCH.get("players").items().get(0);
        assertRefused(() -> first.only("corn"), "players[0]: unknown field 'ready'; expected one of: corn");
    }

    @Test
    void itemsOfItemsAreNamedByBothIndices() {
        Node inner = Json.parse("[[1, 2], [3, true]]").items().get(1).items().get(1);
        assertThat(inner.path()).isEqualTo("[1][1]");
        assertRefused(inner::number, "[1][1]: a number is expected");
    }

    private static Node corn() {
        return MATCH.get("players").items().get(1).get("corn");
    }

    private static void assertRefused(Runnable reading, String complaint) {
        assertThatThrownBy(reading::run).isInstanceOf(Refusal.class).hasMessage(complaint);
    }
}
