package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cattle come from the stock and go there only where the rules say so: all others pass from hand to plaque to card. */
class CattleTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void cattleAreConserved(int seats) {
        Codec codec = Scene.GAME.codec();
        for (long seed = 0; seed < 5; seed++) {
            RandomWalk walk = new RandomWalk(seats, seed);
            while (!walk.isOver()) {
                if (walk.below(20) == 0) {
                    walk.disturb();
                }
                int[] expected = {all(walk.position())};
                int choice = walk.next();
                walk.position()
                        .choose(
                                choice,
                                (kind, seat, a, b, c) ->
                                        expected[0] += fromStock(codec.data(new Event(kind, seat, a, b, c))));
                assertThat(all(walk.position())).as(codec.words(choice)).isEqualTo(expected[0]);
            }
        }
    }

    /** All cattle in hands, on plaques and on cards. */
    private static int all(Position position) {
        Node json = new Node("", position.json());
        int cattle = json.get("godCattle").integer(0, 9999);
        for (Node player : json.get("players").items()) {
            cattle += player.get("cattle").integer(0, 9999);
            for (Node specialist : player.get("specialists").fields()) {
                cattle += specialist.integer(0, 9999);
            }
        }
        for (Node craft : json.get("cards").fields()) {
            for (Node card : craft.items()) {
                cattle += card.get("cattle").integer(0, 9999);
            }
        }
        if (json.has("auction")) {
            for (Node plaque : json.get("auction").get("plaques").items()) {
                cattle += plaque.get("cattle").integer(0, 9999);
            }
        }
        return cattle;
    }

    /** How many cattle an event brings from the stock, less those that go there. */
    private static int fromStock(Map<String, Object> event) {
        Node data = new Node("", event);
        return switch (data.get("kind").text()) {
            case "gift" -> number(data, "stock");
            case "herd" -> number(data, "cattle");
            case "cost" -> number(data, "builder") - number(data, "cattle");
            case "hubs" -> number(data, "qamata") == 0 ? -number(data, "hubs") : 0;
            case "revenue" -> number(data, "level") + number(data, "god");
            default -> 0;
        };
    }

    private static int number(Node event, String name) {
        return event.get(name).integer(0, 9999);
    }
}
