package ceiba.app;

import static ceiba.app.EngineClient.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots of an engine session: they think in the background, can be stopped, and change nothing. */
@Timeout(300)
class EngineThinkingTest {

    /** Longer than any test may take. */
    private static final String FOR_EVER = "'millis': 600000";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'bot': 'random'",
                "'bot': 'greedy'",
                "'bot': 'search:20'",
                "'level': 'novice'",
                "'level': 'veteran'",
                "'bot': 'search:20t~30'",
                "'bot': 'novice'",
                "'iterations': 20",
                "'millis': 20",
                "'iterations': 20, 'millis': 5000",
                "'iterations': 20, 'threads': 2, 'seed': 3"
            })
    void goTellsALegalChoiceAndDoesNotMakeIt(String who) {
        try (EngineClient engine = EngineClient.withMatch()) {
            String before = engine.state();
            Node told = engine.ask("{'do': 'go', " + who + "}");
            String words = told.get("words").text();
            assertThat(told.get("seat").value()).isEqualTo(0L);
            assertThat(told.get("text").text()).startsWith("Keep wealth tile");
            assertThat(engine.state()).isEqualTo(before);
            assertThat(engine.ask("{'do': 'choose', 'words': '" + words + "'}").has("error"))
                    .isFalse();
        }
    }

    @Test
    void aBudgetInIterationsIsKept() {
        try (EngineClient engine = EngineClient.withMatch()) {
            assertThat(engine.ask("{'do': 'go', 'iterations': 25}")
                            .get("iterations")
                            .value())
                    .isEqualTo(25L);
            assertThat(engine.ask("{'do': 'hint', 'iterations': 30}")
                            .get("iterations")
                            .value())
                    .isEqualTo(30L);
        }
    }

    @Test
    void theSameRequestsGiveTheSameMatch() {
        assertThat(firstChoices(1)).isEqualTo(firstChoices(1));
    }

    private static List<String> firstChoices(int seed) {
        List<String> choices = new ArrayList<>();
        try (EngineClient engine = EngineClient.withMatch()) {
            for (int i = 0; i < 30; i++) {
                Node told = engine.ask("{'do': 'go', 'iterations': 30, 'seed': " + seed + "}");
                choices.add(told.get("words").text());
                engine.ask("{'do': 'choose', 'words': '" + choices.getLast() + "'}");
            }
        }
        return choices;
    }

    @Test
    void aBotAnswersTheSameInWorldsThatItsSeatCannotTellApart() {
        try (EngineClient engine = EngineClient.withMatch()) {
            List<String> worlds = new ArrayList<>();
            for (int seed = 0; seed < 4; seed++) {
                worlds.add(engine.position("{'do': 'sample', 'seat': 0, 'seed': " + seed + "}"));
            }
            List<Object> hints = new ArrayList<>();
            for (String world : worlds) {
                engine.ask("{'do': 'position', 'position': " + world + "}");
                hints.add(engine.ask("{'do': 'hint', 'iterations': 200}")
                        .get("choices")
                        .value());
            }
            assertThat(worlds).doesNotHaveDuplicates();
            assertThat(hints).containsOnly(hints.getFirst());
        }
    }

    @Test
    void hintTellsTheBestFewChoices() {
        try (EngineClient engine = EngineClient.withMatch()) {
            String before = engine.state();
            Node told = engine.ask("{'do': 'hint', 'iterations': 300, 'count': 3, 'language': 'it'}");
            List<Node> choices = told.get("choices").items();
            assertThat(choices).hasSize(3);
            double last = 1;
            for (Node choice : choices) {
                choice.only("words", "text", "share", "worth", "reasons");
                assertThat(choice.get("reasons").items())
                        .allSatisfy(reason -> assertThat(reason.text()).isNotBlank());
                assertThat(GAME.codec().choice(choice.get("words").text())).isNotNegative();
                assertThat(choice.get("share").number()).isBetween(0.0, last);
                assertThat(choice.get("worth").number()).isFinite();
                last = choice.get("share").number();
            }
            assertThat(engine.state()).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "hint"})
    void stopEndsALongThoughtAtOnce(String request) {
        try (EngineClient engine = EngineClient.withMatch()) {
            engine.send("{'do': '" + request + "', " + FOR_EVER + ", 'id': 1}");
            engine.send("{'do': 'stop', 'id': 2}");
            Node thought = engine.read();
            assertThat(thought.get("id").value()).isEqualTo(1L);
            assertThat(thought.get("do").text()).isEqualTo(request);
            Node stop = engine.read();
            assertThat(stop.get("id").value()).isEqualTo(2L);
            assertThat(stop.get("stopped").flag()).isTrue();
            assertThat(engine.ask("{'do': 'stop'}").get("stopped").flag()).isFalse();
            assertThat(engine.ask("{'do': 'go', 'iterations': 10}").has("words"))
                    .isTrue();
        }
    }

    @Test
    void stopEndsAThoughtOnSeveralThreads() {
        try (EngineClient engine = EngineClient.withMatch()) {
            engine.send("{'do': 'go', 'threads': 3, " + FOR_EVER + "}");
            engine.send("{'do': 'stop'}");
            assertThat(engine.read().has("words")).isTrue();
            assertThat(engine.read().get("stopped").flag()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do': 'go', 'iterations': 5}",
                "{'do': 'hint', 'iterations': 5}",
                "{'do': 'choose', 'words': 'keep 7'}",
                "{'do': 'new', 'seats': 3}",
                "{'do': 'position', 'position': {'game': 'tzolkin', 'seats': 2}}",
                "{'do': 'undo'}"
            })
    void whatWouldDisturbAThoughtIsRefused(String request) {
        try (EngineClient engine = EngineClient.withMatch()) {
            String before = engine.state();
            engine.send("{'do': 'go', " + FOR_EVER + "}");
            assertThat(engine.error(request)).isEqualTo("a bot is thinking; wait for its answer or send 'stop'");
            assertThat(engine.state()).isEqualTo(before);
            engine.send("{'do': 'stop'}");
            assertThat(engine.read().get("do").text()).isEqualTo("go");
            assertThat(engine.read().get("do").text()).isEqualTo("stop");
        }
    }

    @Test
    void thePositionCanBeLookedAtWhileABotThinks() {
        try (EngineClient engine = EngineClient.withMatch()) {
            engine.send("{'do': 'go', " + FOR_EVER + "}");
            for (String request : List.of("position", "choices", "view", "sample")) {
                assertThat(engine.ask("{'do': '" + request + "'}").get("do").text())
                        .isEqualTo(request);
            }
            assertThat(engine.ask("{'do': 'features', 'seat': 0}").has("values"))
                    .isTrue();
        }
    }

    @Test
    void quitStopsAThoughtThatIsAnsweredFirst() {
        EngineClient engine = EngineClient.withMatch();
        engine.send("{'do': 'go', " + FOR_EVER + ", 'id': 1}");
        engine.send("{'do': 'quit', 'id': 2}");
        assertThat(engine.read().get("id").value()).isEqualTo(1L);
        assertThat(engine.read().get("id").value()).isEqualTo(2L);
        assertThat(engine.ending()).isEqualTo("ended");
    }

    @Test
    void theEndOfInputStopsAThought() {
        EngineClient engine = EngineClient.withMatch();
        engine.send("{'do': 'go', " + FOR_EVER + ", 'id': 1}");
        engine.endInput();
        assertThat(engine.ending()).isEqualTo("ended");
        assertThat(engine.read().get("id").value()).isEqualTo(1L);
        assertThat(engine.nothingMoreToRead()).isTrue();
    }
}
