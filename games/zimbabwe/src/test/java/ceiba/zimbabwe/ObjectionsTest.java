package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What cannot be done says why: the cases of {@code objections.json}, and a map without room. */
class ObjectionsTest {

    private static final Node FILE = Texts.resource(ObjectionsTest.class, "objections.json");

    record Case(Node position, String words, String reason) {

        /** Each plays on the map of the file, unless it says otherwise, with seat 0 first. */
        Position read() {
            Map<String, Object> json = Json.object("game", "zimbabwe", "seats", 2L);
            if (!position.has("tiles")) {
                json.put("map", FILE.get("map").value());
            }
            json.put("pile", List.of(0L, 1L));
            json.put("order", List.of(0L, 1L));
            position.fields().forEach(field -> json.put(field.name(), Objects.requireNonNull(field.value())));
            return Zimbabwe.GAME.read(new Node("", json));
        }

        @Override
        public String toString() {
            return words + ": " + reason;
        }
    }

    private static final List<Case> CASES = FILE.get("cases").items().stream()
            .map(node -> new Case(
                    node.get("position"),
                    node.get("words").text(),
                    node.get("reason").text()))
            .toList();

    private static Phrase why(Position position, String words) {
        return Objects.requireNonNull(
                Choices.objection(Zimbabwe.GAME, position, Zimbabwe.GAME.codec().choice(words)), words + " is legal");
    }

    private static String say(Phrase phrase) {
        return Zimbabwe.GAME.texts("en").say(phrase);
    }

    @ParameterizedTest
    @FieldSource("CASES")
    void whatIsNotLegalSaysWhy(Case one) {
        assertThat(say(why(one.read(), one.words))).isEqualTo(one.reason);
    }

    /** A monument on every square of empty land. */
    private static Position withoutRoom() {
        List<Object> monuments = new ArrayList<>();
        List<Node> rows = FILE.get("map").items();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.size(); column++) {
                if (rows.get(row).text().charAt(column) == '.') {
                    monuments.add(Json.object("square", Squares.name(Squares.of(column, row)), "seat", 1L));
                }
            }
        }
        Map<String, Object> position = new LinkedHashMap<>(Map.of("pending", List.of("turn"), "monuments", monuments));
        return new Case(new Node("", position), "", "").read();
    }

    @Test
    void aMapWithoutRoomIsNamed() {
        assertThat(say(why(withoutRoom(), "build"))).isEqualTo("No empty land is far enough from all monuments.");
        assertThat(say(why(withoutRoom(), "hire rain"))).isEqualTo("There is no empty land left for it.");
        assertThat(say(why(withoutRoom(), "hire shaman"))).isEqualTo("There is no empty land left for it.");
    }

    @Test
    void everyReasonIsGiven() {
        Set<String> given = new TreeSet<>();
        CASES.forEach(one -> addKeys(why(one.read(), one.words), given));
        addKeys(why(withoutRoom(), "build"), given);
        addKeys(why(withoutRoom(), "hire rain"), given);
        assertThat(given)
                .containsExactlyElementsOf(new TreeSet<>(Zimbabwe.GAME.texts("en").keys().stream()
                        .filter(key -> key.startsWith("objection.") && !key.startsWith("objection.setup."))
                        .toList()));
    }

    private static void addKeys(Phrase phrase, Set<String> keys) {
        if (phrase.key().startsWith("objection.")) {
            keys.add(phrase.key());
        }
        for (Object arg : phrase.args()) {
            if (arg instanceof Phrase inner) {
                addKeys(inner, keys);
            }
        }
    }

    @Test
    void theReasonPointsAtTheSquare() {
        Case touching = CASES.stream()
                .filter(one -> one.reason.contains("touches"))
                .findFirst()
                .orElseThrow();
        assertThat(why(touching.read(), touching.words).targets()).containsExactly("square/g9");
    }
}
