package ceiba.tindaya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.Attempt;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What cannot be done says why: the cases of {@code objections.json}. */
class ObjectionsTest {

    private static final Node FILE = Texts.resource(ObjectionsTest.class, "objections.json");

    record Case(Node node) {

        /** The position of the file with what the case says instead, after what is chosen before. */
        Position read() {
            Map<String, Object> json = Json.object();
            FILE.get("position").fields().forEach(field -> json.put(field.name(), field.tree()));
            if (node.has("with")) {
                node.get("with").fields().forEach(field -> json.put(field.name(), merged(field)));
            }
            Position position = Tindaya.GAME.read(new Node("", json));
            if (node.has("before")) {
                new Attempt(Tindaya.GAME, position)
                        .choose(node.get("before").items().stream()
                                .map(Node::text)
                                .toArray(String[]::new));
            }
            return position;
        }

        private static Object merged(Node field) {
            if (!List.of("hexes", "tribes").contains(field.name())) {
                return field.tree();
            }
            Map<String, Object> all = Json.object();
            FILE.get("position").get(field.name()).fields().forEach(one -> all.put(one.name(), one.tree()));
            field.fields().forEach(one -> all.put(one.name(), one.tree()));
            return all;
        }

        String words() {
            return node.get("words").text();
        }

        String reason() {
            return node.get("reason").text();
        }

        @Override
        public String toString() {
            return words() + ": " + reason();
        }
    }

    static final List<Case> CASES =
            FILE.get("cases").items().stream().map(Case::new).toList();

    @ParameterizedTest
    @FieldSource("CASES")
    void whatIsNotLegalSaysWhy(Case one) {
        Phrase reason = Objects.requireNonNull(
                Choices.objection(Tindaya.GAME, one.read(), Tindaya.GAME.codec().choice(one.words())),
                () -> one.words() + " is legal");
        assertThat(Tindaya.GAME.texts("en").say(reason)).isEqualTo(one.reason());
    }
}
