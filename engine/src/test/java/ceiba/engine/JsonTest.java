package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON is read strictly and written without losing anything; what is broken gets a refusal and nothing worse. */
class JsonTest {

    private static final String MIXED = """
            {"text": "a \\"b\\" \\\\ \\u00e9 \\n {[", "whole": -12, "part": 3.25, "yes": true, "no": false, "nothing": null,
             "list": [1, [], {}, [null]], "object": {"empty": [], "deep": {"er": [{"x": 0}]}}}
            """;

    @Test
    void everyKindOfValueIsRead() {
        Node node = Json.parse(MIXED);
        assertThat(node.get("text").text()).isEqualTo("a \"b\" \\ é \n {[");
        assertThat(node.get("whole").integer(-20, 0)).isEqualTo(-12);
        assertThat(node.get("part").number()).isEqualTo(3.25);
        assertThat(node.get("yes").flag()).isTrue();
        assertThat(node.get("no").flag()).isFalse();
        assertThat(node.get("nothing").isNull()).isTrue();
        assertThat(node.get("list").items()).hasSize(4);
        assertThat(node.get("object").get("deep").get("er").items().get(0).path())
                .isEqualTo("object.deep.er[0]");
    }

    @Test
    void writingAndReadingLosesNothing() {
        Object value = value(MIXED);
        assertThat(value(Json.compact(value))).isEqualTo(value);
        assertThat(value(Json.pretty(value))).isEqualTo(value);
    }

    @Test
    void compactIsOneLineWithNullsAndEmptyOnes() {
        assertThat(Json.compact(value("{\"b\": null, \"a\": [], \"c\": {}, \"d\": [null, 1.5], \"e\": \"\"}")))
                .isEqualTo("{\"b\":null,\"a\":[],\"c\":{},\"d\":[null,1.5],\"e\":\"\"}");
    }

    @Test
    void objectsKeepTheOrderOfTheirFields() {
        Map<String, Object> object = Json.object("wood", 1, "corn", 3, "gold", List.of());
        assertThat(object.keySet()).containsExactly("wood", "corn", "gold");
        assertThat(Json.compact(object)).isEqualTo("{\"wood\":1,\"corn\":3,\"gold\":[]}");
    }

    @Test
    void prettyKeepsOnALineWhatFits() {
        assertThat(Json.pretty(value("{\"a\":[1,2],\"b\":null}"))).isEqualTo("{\"a\":[1,2],\"b\":null}\n");
    }

    @Test
    void prettyIndentsWhatDoesNotFit() {
        String longText = "x".repeat(95);
        Map<String, Object> object =
                Json.object("text", longText, "list", List.of(longText, 1), "empty", List.of(), "short", List.of(1, 2));
        assertThat(Json.pretty(object)).isEqualTo("""
                {
                  "text": "%1$s",
                  "list": [
                    "%1$s",
                    1
                  ],
                  "empty": [],
                  "short": [1,2]
                }
                """.formatted(longText));
    }

    @Test
    void prettyFillsLinesWithNumbers() {
        List<Integer> numbers = IntStream.range(100, 150).boxed().toList();
        String text = Json.pretty(Json.object("numbers", numbers));
        assertThat(text.lines().toList()).hasSize(2 + 2 + 3).allMatch(line -> line.length() <= 100);
        assertThat(text.lines().toList().get(2))
                .startsWith("    100,101,102")
                .endsWith("122,123,")
                .hasSize(100);
        assertThat(value(text)).isEqualTo(value(Json.compact(Json.object("numbers", numbers))));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, Json.MAX_WHOLE, -Json.MAX_WHOLE})
    void wholeNumbersAreReadExactly(long number) {
        Node item = Json.parse("[" + number + "]").items().get(0);
        assertThat(item.whole(Long.MIN_VALUE, Long.MAX_VALUE)).isEqualTo(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9007199254740992",
                "-9007199254740993",
                "9223372036854775807",
                "9223372036854775808",
                "99999999999999999999",
                "-99999999999999999999",
                "18446744073709551617",
                "123456789012345678901234567890.5",
                "1e22",
                "1e400",
                "-1e400"
            })
    void numbersThatWouldBecomeOthersAreRefused(String number) {
        assertRefused("[1, {\"n\": " + number + "}]", "[1].n: a number beyond 9007199254740991 is not read exactly");
    }

    /** Nobody could write such a text again, not even into the refusal that complains about it. */
    @ParameterizedTest
    @ValueSource(strings = {"\\ud800", "\\udc00", "a\\ud83cb", "\\udf3d\\ud83c"})
    void halfOfACharacterIsRefused(String escaped) {
        assertRefused("{\"a\": [\"" + escaped + "\"]}", "a[0]: a text has half of a character");
        assertRefused("{\"" + escaped + "\": 1}", "a text has half of a character");
        assertThat(Json.parse("[\"\\ud83c\\udf3d\"]").items().getFirst().text()).isEqualTo("\ud83c\udf3d");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{} {}",
                "{}x",
                "[1] 2",
                "[1],",
                "{}}",
                "[]]",
                "true [1]",
                "\"a\" {}",
                "1 [2]",
                "}",
                "]",
                "][",
                "1",
                "\"a\"",
                "null",
                "truex",
                "-"
            })
    void textMustBeOneObjectOrListAndNothingElse(String text) {
        assertRefused(text, "one object or list is expected");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  \n",
                "{",
                "[",
                "[1",
                "[1,",
                "{\"a",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1",
                "[\"",
                "[\"\\",
                "[\"\\\"]",
                "[[]",
                "[-",
                "[1e",
                "[tru"
            })
    void textThatBreaksOffIsRefused(String text) {
        assertRefused(text, "ends before its object or list does");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1 2]",
                "[1}",
                "{\"a\":1]",
                "{a:1}",
                "{1:2}",
                "['a']",
                "[01]",
                "[+1]",
                "[.5]",
                "[1.]",
                "[1e]",
                "[-]",
                "[--1]",
                "[1.2.3]",
                "[0x10]",
                "[NaN]",
                "[Infinity]",
                "[tru]",
                "[nul]",
                "[truefalse]",
                "[\"\\x\"]",
                "[\"\\u12\"]",
                "[\"\\u00zz\"]",
                "[1,]",
                "[1//c\n]",
                "{\"a\":1,\"a\":2}",
                "{\"a\" 1}",
                "{\"a\":}"
            })
    void brokenJsonIsRefused(String text) {
        assertRefused(text, "not valid JSON: ");
    }

    @Test
    void nestingIsReadTo64DeepAndNoDeeper() {
        assertThat(Json.parse("[".repeat(64) + "]".repeat(64)).items()).hasSize(1);
        assertRefused("[".repeat(65) + "]".repeat(65), "nested more than 64 deep");
        assertRefused("[".repeat(1_000_000), "nested more than 64 deep");
        assertRefused("{\"a\":".repeat(1_000_000), "nested more than 64 deep");
    }

    @Test
    void bracketsInsideTextsAreNoNesting() {
        String text = "[{\\\"".repeat(100);
        assertThat(Json.parse("[\"" + text + "\"]").items().get(0).text()).isEqualTo("[{\"".repeat(100));
    }

    @Test
    void mutatedTextsAreReadOrRefused() {
        String alphabet = "{}[]\",:\\ue+-.0159aftn \n\t\0é\ud83c";
        Rng rng = new Rng(20260101);
        int read = 0;
        List<String> refused = new ArrayList<>();
        for (int i = 0; i < 50_000; i++) {
            StringBuilder text = new StringBuilder(MIXED);
            int mutations = 1 + rng.below(4);
            for (int m = 0; m < mutations; m++) {
                mutate(text, alphabet, rng);
            }
            try {
                assertThat(Json.parse(text.toString()).path()).isEmpty();
                read++;
            } catch (Refusal e) {
                refused.add(e.sentence());
            }
        }
        assertThat(read).isBetween(5_000, 45_000);
        assertThat(refused).allMatch(sentence -> sentence.length() > 20);
    }

    private static void mutate(StringBuilder text, String alphabet, Rng rng) {
        if (text.isEmpty()) {
            return;
        }
        int at = rng.below(text.length());
        char c = alphabet.charAt(rng.below(alphabet.length()));
        switch (rng.below(8)) {
            case 0, 1 -> text.setCharAt(at, c);
            case 2, 3 -> text.insert(at, c);
            case 4, 5 -> text.deleteCharAt(at);
            case 6 -> text.insert(at, text.substring(at, Math.min(text.length(), at + rng.below(30))));
            default -> text.setLength(at);
        }
    }

    private static Object value(String json) {
        return Objects.requireNonNull(Json.parse(json).value());
    }

    private static void assertRefused(String text, String gist) {
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(Refusal.class).hasMessageContaining(gist);
    }
}
