package ceiba.app;

import static ceiba.app.EngineClient.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every request about the match itself; what bots do is in {@link EngineThinkingTest}. */
@Timeout(300)
class EngineSessionTest {

    private static final Position START = GAME.start(Setup.of(GAME, 2, Map.of(), 7));

    @Test
    void helloTellsWhatThereIs() {
        try (EngineClient engine = new EngineClient()) {
            Node hello = engine.read();
            assertThat(hello.get("do").text()).isEqualTo("hello");
            assertThat(hello.get("protocol").integer(2, 2)).isEqualTo(EngineSession.PROTOCOL);
            assertThat(hello.get("game").text()).isEqualTo("tzolkin");
            assertThat(hello.get("rules").text()).isEqualTo(GAME.rules());
            assertThat(hello.get("seats").value()).isEqualTo(Map.of("least", 2L, "most", 4L));
            assertThat(texts(hello.get("bots"))).contains("random", "greedy", "novice", "master");
            assertThat(texts(hello.get("requests"))).contains("new", "choose", "quit");
            assertThat(hello.get("variants").fields()).isEmpty();
        }
    }

    @Test
    void everyAnswerRepeatsTheIdOfItsRequest() {
        try (EngineClient engine = EngineClient.withMatch()) {
            assertThat(engine.ask("{'do': 'view', 'id': 5}").get("id").value()).isEqualTo(5L);
            assertThat(engine.ask("{'id': 'five', 'do': 'view'}").get("id").value())
                    .isEqualTo("five");
            assertThat(engine.ask("{'do': 'view'}").has("id")).isFalse();
            assertThat(engine.ask("{'do': 'dance', 'id': 6}").get("id").value()).isEqualTo(6L);
            assertThat(engine.ask("{'id': 7}").get("id").value()).isEqualTo(7L);
            assertThat(engine.ask("{'do': 'go', 'bot': 'random', 'id': 8}")
                            .get("id")
                            .value())
                    .isEqualTo(8L);
            Node error = engine.ask("{'do': 'view', 'id': [1]}");
            assertThat(error.has("id")).isFalse();
            assertThat(error.get("error").text()).startsWith("id:");
        }
    }

    @Test
    void whatWasForcedIsToldAndMayBeSaidOnceMore() {
        try (EngineClient engine = EngineClient.greeted()) {
            engine.ask("{'do': 'position', 'position': {'game': 'tzolkin', 'seats': 4, 'pending': ['turn'], "
                    + "'buildings': [10, 0, 0, 0, 0, 0], "
                    + "'players': [{'wood': 2, 'stone': 1, 'gears': {'tikal': [2]}}]}}");
            Node told = engine.ask(
                    "{'do': 'choose', 'words': ['pick tikal 2', 'use 2'], 'position': true, 'choices': true}");
            assertThat(texts(told.get("forced"))).startsWith("build 10");
            assertThat(GAME.read(told.get("position")).decider()).isZero();
            assertThat(told.get("choices").value())
                    .isEqualTo(engine.ask("{'do': 'choices'}").get("choices").value());
            Node again = engine.ask("{'do': 'choose', 'words': 'build 10'}");
            assertThat(again.get("events").items()).as("it was done already").isEmpty();
            assertThat(engine.error("{'do': 'choose', 'words': 'build 10'}")).contains("'build 10' is not legal");
            engine.ask("{'do': 'choose', 'words': 'end'}");
            assertThat(engine.error("{'do': 'choose', 'words': 'architecture none'}"))
                    .contains("is not legal");
        }
    }

    @Test
    void newStartsTheMatchOfTheSeed() {
        try (EngineClient engine = EngineClient.greeted()) {
            Node started = engine.ask("{'do': 'new', 'seats': 2, 'seed': 7, 'variants': {}}");
            assertThat(started.get("seats").value()).isEqualTo(2L);
            assertThat(started.get("seed").value()).isEqualTo(7L);
            assertThat(started.get("decider").value()).isEqualTo((long) START.decider());
            assertThat(started.get("over").flag()).isFalse();
            assertThat(started.get("points").items()).hasSize(2);
            assertThat(started.get("places").items()).hasSize(2);
            assertThat(started.get("sides").value()).isEqualTo(List.of(0L, 1L));
            assertThat(started.get("gauges").fields())
                    .hasSameSizeAs(GAME.gauges())
                    .isNotEmpty();
            assertThat(started.has("winners")).isFalse();
            assertThat(GAME.read(engine.ask("{'do': 'position'}").get("position")))
                    .isEqualTo(START);
        }
    }

    @Test
    void newDrawsASeedAndTellsItIfNoneIsGiven() {
        try (EngineClient engine = EngineClient.greeted()) {
            Node started = engine.ask("{'do': 'new'}");
            long seed = started.get("seed").whole(0, Setup.MAX_SEED);
            assertThat(started.get("seats").value()).isEqualTo((long) GAME.maxSeats());
            String position = engine.state();
            engine.ask("{'do': 'new', 'seed': " + seed + "}");
            assertThat(engine.state()).isEqualTo(position);
        }
    }

    @Test
    void positionCanBeTakenAndSetAgain() {
        try (EngineClient engine = EngineClient.withMatch()) {
            String words = Choices.words(GAME, START).getLast();
            engine.ask("{'do': 'choose', 'words': '" + words + "'}");
            String state = engine.state();
            String position = engine.position("{'do': 'position'}");
            engine.ask("{'do': 'new', 'seats': 4, 'seed': 1}");
            Node set = engine.ask("{'do': 'position', 'position': " + position + "}");
            assertThat(set.has("error")).isFalse();
            assertThat(set.has("position")).isFalse();
            assertThat(engine.state()).isEqualTo(state);
            assertThat(engine.error("{'do': 'undo'}")).isEqualTo("there is nothing to take back");
        }
    }

    @Test
    void choicesAreThoseOfThePosition() {
        try (EngineClient engine = EngineClient.withMatch()) {
            Node told = engine.ask("{'do': 'choices'}");
            assertThat(told.get("decider").value()).isEqualTo((long) START.decider());
            assertThat(told.get("prompt").text()).isEqualTo("Red: keep two of the four wealth tiles.");
            assertThat(words(told)).isEqualTo(Choices.words(GAME, START));
            Node first = told.get("choices").items().getFirst();
            assertThat(first.get("text").text()).startsWith("Keep wealth tile");
            assertThat(texts(first.get("targets"))).singleElement().asString().startsWith("wealth/");
            assertThat(first.has("price")).isFalse();
            Node brief = engine.ask("{'do': 'choices', 'texts': false}");
            assertThat(brief.has("prompt")).isFalse();
            assertThat(brief.get("choices").items().getFirst().value())
                    .isEqualTo(Map.of("words", first.get("words").text()));
            Node italian = engine.ask("{'do': 'choices', 'language': 'it'}");
            assertThat(italian.get("prompt").text())
                    .isEqualTo(GAME.texts("it").say(GAME.codec().prompt(START)));
        }
    }

    @Test
    void chooseMakesTheChoiceAndTellsWhatHappened() {
        try (EngineClient engine = EngineClient.greeted()) {
            engine.ask("{'do': 'position', 'position': {'game': 'tzolkin', 'seats': 2, 'pending': ['turn'],"
                    + " 'players': [{'corn': 5}]}}");
            Node told = engine.ask("{'do': 'choose', 'words': 'place palenque'}");
            Node event = told.get("events").items().getFirst();
            assertThat(event.get("text").text()).contains("Red");
            assertThat(event.get("seat").value()).isEqualTo(0L);
            assertThat(event.get("kind").text()).isEqualTo("place");
            assertThat(event.fields()).hasSizeGreaterThan(3);
            assertThat(told.get("decider").value()).isEqualTo(0L);
            Node brief = engine.ask("{'do': 'choose', 'words': ['end'], 'texts': false}");
            assertThat(brief.get("decider").value()).isEqualTo(1L);
            assertThat(brief.get("events").items()).isNotEmpty().noneMatch(one -> one.has("text"));
        }
    }

    @Test
    void aListOfChoicesIsMadeAsAWholeOrNotAtAll() {
        try (EngineClient engine = EngineClient.greeted()) {
            engine.ask("{'do': 'position', 'position': {'game': 'tzolkin', 'seats': 2, 'pending': ['turn'],"
                    + " 'players': [{'corn': 5}]}}");
            String before = engine.state();
            assertThat(engine.error("{'do': 'choose', 'words': ['place palenque', 'end', 'keep 3']}"))
                    .startsWith(
                            "words[2]: 'keep 3' is not legal here; seat 1 is asked 'Green: place workers or pick some up';"
                                    + " expected one of: ");
            assertThat(engine.state()).isEqualTo(before);
            Node told = engine.ask("{'do': 'choose', 'words': ['place palenque', 'end']}");
            assertThat(told.get("decider").value()).isEqualTo(1L);
            engine.ask("{'do': 'undo'}");
            engine.ask("{'do': 'undo'}");
            assertThat(engine.state()).isEqualTo(before);
        }
    }

    @Test
    void eventsShowASpectatorNoSecret() {
        try (EngineClient engine = EngineClient.withMatch()) {
            String words = Choices.words(GAME, START).getFirst();
            String hidden = engine.ask("{'do': 'choose', 'words': '" + words + "'}")
                    .get("events")
                    .toString();
            engine.ask("{'do': 'undo'}");
            String rival = engine.ask("{'do': 'choose', 'seat': 1, 'words': '" + words + "'}")
                    .get("events")
                    .toString();
            engine.ask("{'do': 'undo'}");
            String own = engine.ask("{'do': 'choose', 'seat': 0, 'words': '" + words + "'}")
                    .get("events")
                    .toString();
            assertThat(hidden).isEqualTo(rival).doesNotContain("tile=").isNotEqualTo(own);
            assertThat(own).contains("tile=");
        }
    }

    @Test
    void viewIsThatOfTheSeatOrOfASpectator() {
        try (EngineClient engine = EngineClient.withMatch()) {
            assertThat(engine.ask("{'do': 'view', 'seat': 1}").get("view").value())
                    .isEqualTo(Json.parse(Json.compact(START.view(1))).value());
            assertThat(engine.ask("{'do': 'view'}").get("view").value())
                    .isEqualTo(Json.parse(Json.compact(START.view(Position.SPECTATOR)))
                            .value());
        }
    }

    @Test
    void sampleIsAWorldThatLooksTheSameFromTheSeat() {
        try (EngineClient engine = EngineClient.withMatch()) {
            Node one = engine.ask("{'do': 'sample', 'seat': 0, 'seed': 3}").get("position");
            assertThat(engine.ask("{'do': 'sample', 'seat': 0, 'seed': 3}").get("position"))
                    .isEqualTo(one);
            assertThat(engine.ask("{'do': 'sample', 'seat': 0}").get("position"))
                    .isNotEqualTo(one);
            Position world = GAME.read(one);
            assertThat(world).isNotEqualTo(START);
            assertThat(Json.compact(world.view(0))).isEqualTo(Json.compact(START.view(0)));
        }
    }

    @Test
    void featuresAreThoseOfTheGamesKnowledge() {
        try (EngineClient engine = EngineClient.withMatch()) {
            Node told = engine.ask("{'do': 'features', 'seat': 1}");
            float[] expected = new float[GAME.knowledge().features().size()];
            GAME.knowledge().describe(START, 1, expected);
            assertThat(texts(told.get("names"))).isEqualTo(GAME.knowledge().features());
            List<Node> values = told.get("values").items();
            assertThat(values).hasSize(expected.length);
            for (int i = 0; i < expected.length; i++) {
                assertThat((float) values.get(i).number()).isEqualTo(expected[i]);
            }
            assertThat(told.get("moment").value()).isEqualTo(0L);
            assertThat(told.get("quiet").flag()).isEqualTo(GAME.knowledge().quiet(START));
            assertThat(engine.ask("{'do': 'features', 'seat': 1, 'names': false}")
                            .has("names"))
                    .isFalse();
        }
    }

    @Test
    void aMatchCanBePlayedToItsEndAndLookedAtThere() {
        try (EngineClient engine = EngineClient.withMatch()) {
            Node state;
            do {
                String words =
                        words(engine.ask("{'do': 'choices', 'texts': false}")).getLast();
                state = engine.ask("{'do': 'choose', 'words': '" + words + "'}");
            } while (!state.get("over").flag());
            assertThat(state.get("decider").value()).isEqualTo((long) Position.OVER);
            List<Long> first = new ArrayList<>();
            for (long seat = 0; seat < 2; seat++) {
                if (state.get("places").items().get((int) seat).integer(1, 2) == 1) {
                    first.add(seat);
                }
            }
            assertThat(state.get("winners").value()).isEqualTo(first);
            assertThat(words(engine.ask("{'do': 'choices'}"))).isEmpty();
            assertThat(engine.ask("{'do': 'features', 'seat': 0}").has("error")).isFalse();
            assertThat(engine.error("{'do': 'choose', 'words': 'end'}"))
                    .isEqualTo("words: 'end' is not legal here; the match is over");
            assertThat(engine.error("{'do': 'go', 'iterations': 5}")).isEqualTo("the match is over");
            assertThat(engine.error("{'do': 'hint', 'iterations': 5}")).isEqualTo("the match is over");
            assertThat(engine.ask("{'do': 'undo'}").get("over").flag()).isFalse();
        }
    }

    @Test
    void quitAndTheEndOfInputEndTheSession() {
        EngineClient leaving = EngineClient.withMatch();
        assertThat(leaving.ask("{'do': 'quit', 'id': 1}").get("do").text()).isEqualTo("quit");
        assertThat(leaving.ending()).isEqualTo("ended");
        EngineClient silent = EngineClient.greeted();
        silent.endInput();
        assertThat(silent.ending()).isEqualTo("ended");
        assertThat(silent.nothingMoreToRead()).isTrue();
    }

    private static List<String> texts(Node list) {
        return list.items().stream().map(Node::text).toList();
    }

    private static List<String> words(Node choices) {
        return choices.get("choices").items().stream()
                .map(choice -> choice.get("words").text())
                .toList();
    }
}
