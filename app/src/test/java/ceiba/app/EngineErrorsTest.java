package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import ceiba.engine.Rng;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a line says, it gets one answer, and the session goes on. */
@Timeout(300)
class EngineErrorsTest {

    private static final int MUTATED_LINES = 600;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                                                        | not valid JSON
            {'do':                                                    | not valid JSON
            {'do': 'view'} {'do': 'view'}                             | not valid JSON
            [{'do': 'view'}]                                          | an object is expected
            {}                                                        | the field 'do' is missing
            {'do': 5}                                                 | do: a text is expected
            {'do': 'dance'}                                           | unknown request 'dance'; expected one of: new,
            {'do': 'view', 'seet': 1}                                 | unknown field 'seet';
            {'do': 'view', 'seat': 2}                                 | seat: a number from 0 to 1 is expected, not 2
            {'do': 'view', 'seat': -1}                                | seat: a number from 0 to 1 is expected, not -1
            {'do': 'sample', 'seat': 0, 'seed': -3}                   | seed: a number from 0 to
            {'do': 'features'}                                        | the field 'seat' is missing
            {'do': 'new', 'seats': 1}                                 | seats: a number from 2 to 4 is expected, not 1
            {'do': 'new', 'seats': 'two'}                             | seats: a whole number is expected
            {'do': 'new', 'seats': 2, 'seed': 1.5}                    | seed: a whole number is expected
            {'do': 'new', 'seats': 2, 'variants': {'x': 'y'}}         | tzolkin has no variant 'x'
            {'do': 'position', 'position': 5}                         | position: an object is expected
            {'do': 'position', 'position': {'seats': 2}}              | position: the field 'game' is missing
            {'do': 'position', 'position': {'game': 'chess'}}         | unknown game 'chess'
            {'do': 'position', 'position': {'game': 'tzolkin', 'seats': 2, 'corn': 1}} | position: unknown field 'corn'
            {'do': 'choose'}                                          | the field 'words' is missing
            {'do': 'choose', 'words': 5}                              | words: a text is expected
            {'do': 'choose', 'words': []}                             | words: 1 to
            {'do': 'choose', 'words': 'dance'}                        | words: 'dance' is no choice
            {'do': 'choose', 'words': 'place palenque'}               | words: 'place palenque' is not legal here; seat 0 is asked 'Red: keep two of the four wealth tiles'; expected one of: keep
            {'do': 'choose', 'words': ['keep 7', 5]}                  | words[1]: a text is expected
            {'do': 'choices', 'language': 'xx'}                       | unknown language 'xx';
            {'do': 'undo'}                                            | there is nothing to take back
            {'do': 'go'}                                              | say who thinks
            {'do': 'go', 'bot': 'greedy', 'iterations': 5}            | say who thinks
            {'do': 'go', 'iterations': 0}                             | iterations: a number from 1 to
            {'do': 'go', 'millis': 0}                                 | millis: a number from 1 to
            {'do': 'go', 'bot': 'search:0'}                           | a bot needs a budget
            {'do': 'go', 'bot': 'search'}                             | 'search' needs a budget
            {'do': 'go', 'bot': 'genius'}                             | unknown bot 'genius';
            {'do': 'go', 'level': 'genius'}                           | level: one of novice, apprentice, adept, veteran, expert, master
            {'do': 'go', 'bot': 'greedy@/no/such/file'}               | the weights in /no/such/file cannot be read
            {'do': 'go', 'iterations': 5, 'threads': 0}               | threads: a number from 1 to
            {'do': 'hint', 'bot': 'random'}                           | only a bot that searches can give hints
            {'do': 'hint', 'level': 'novice'}                         | only a bot that searches can give hints
            {'do': 'hint', 'iterations': 5, 'count': 0}               | count: a number from 1 to
            """)
    void aRequestThatCannotBeAcceptedIsAnsweredWithASentenceAndChangesNothing(String line, String error) {
        try (EngineClient engine = EngineClient.withMatch()) {
            String before = engine.state();
            Node answer = engine.ask(line);
            assertThat(answer.get("error").text()).startsWith(error).doesNotContain("mistake in ceiba");
            assertThat(engine.state()).isEqualTo(before);
            assertThat(engine.nothingMoreToRead()).isTrue();
        }
    }

    @Test
    void beforeTheFirstMatchThereIsNothingToAskAbout() {
        try (EngineClient engine = EngineClient.greeted()) {
            for (String request : List.of("position", "choices", "undo", "view", "sample")) {
                assertThat(engine.error("{'do': '" + request + "'}")).startsWith("there is no match yet");
            }
            assertThat(engine.error("{'do': 'choose', 'words': 'end'}")).startsWith("there is no match yet");
            assertThat(engine.error("{'do': 'go', 'iterations': 5}")).startsWith("there is no match yet");
            assertThat(engine.error("{'do': 'features', 'seat': 0}")).startsWith("there is no match yet");
        }
    }

    @Test
    void aLineThatIsTooLongIsSkippedAndAnsweredOnce() {
        try (EngineClient engine = EngineClient.withMatch()) {
            String request = "{\"do\": \"view\"}";
            engine.sendRaw(request + " ".repeat(Lines.MAX_LENGTH - request.length()));
            assertThat(engine.read().has("error")).isFalse();
            engine.sendRaw(request + " ".repeat(Lines.MAX_LENGTH - request.length() + 1));
            assertThat(engine.read().get("error").text()).isEqualTo("the line is longer than 1048576 characters");
            engine.sendRaw("x".repeat(3 * Lines.MAX_LENGTH));
            assertThat(engine.read().has("error")).isTrue();
            assertThat(engine.ask("{'do': 'view', 'id': 1}").get("id").value()).isEqualTo(1L);
        }
    }

    @Test
    void aClientThatNoLongerReadsEndsTheSession() throws IOException {
        Reader endless = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) {
                buffer[offset] = '\n';
                return 1;
            }

            @Override
            public void close() {}
        };
        StringWriter written = new StringWriter();
        PrintWriter out = new PrintWriter(new FilterWriter(written) {
            @Override
            public void write(String text, int offset, int length) throws IOException {
                if (written.getBuffer().length() > 5000) {
                    throw new IOException("broken pipe");
                }
                super.write(text, offset, length);
            }
        });
        new EngineSession(EngineClient.GAME, endless, out).run();
        assertThat(written.toString()).endsWith("\n");
    }

    @Test
    void anErrorThatQuotesALongWordIsShort() {
        try (EngineClient engine = EngineClient.withMatch()) {
            engine.send("{'do': '" + "dance ".repeat(100_000) + "'}");
            assertThat(engine.readLine()).hasSizeLessThan(3000);
        }
    }

    @Test
    void mutatedLinesGetOneAnswerEach() {
        List<String> lines = List.of(
                "{'do': 'new', 'seats': 3, 'seed': 12, 'variants': {}, 'id': 1}",
                "{'do': 'position', 'position': {'game': 'tzolkin', 'seats': 2, 'pending': ['turn'], "
                        + "'players': [{'corn': 5, 'gears': {'tikal': [2]}}]}, 'id': 'x'}",
                "{'do': 'choices', 'language': 'pt', 'texts': true}",
                "{'do': 'choose', 'words': ['place palenque', 'end'], 'seat': 0}",
                "{'do': 'choose', 'words': 'keep 7', 'texts': false}",
                "{'do': 'view', 'seat': 1}",
                "{'do': 'sample', 'seat': 1, 'seed': 99}",
                "{'do': 'features', 'seat': 0, 'names': false}",
                "{'do': 'go', 'iterations': 12, 'threads': 1, 'seed': 5}",
                "{'do': 'go', 'bot': 'greedy'}",
                "{'do': 'hint', 'level': 'novice', 'count': 3}",
                "{'do': 'undo'}",
                "{'do': 'stop'}");
        Rng rng = new Rng(2026);
        try (EngineClient engine = EngineClient.withMatch()) {
            for (int i = 0; i < MUTATED_LINES; i++) {
                String line = mutated(lines.get(rng.below(lines.size())).replace('\'', '"'), rng);
                engine.sendRaw(line);
                // a stop is answered after the thought that it ends
                engine.send("{'do': 'stop', 'id': 'after " + i + "'}");
                Node answer = engine.read();
                assertThat(answer.toString()).as(line).doesNotContain("mistake in ceiba");
                Node after = engine.read();
                assertThat(after.has("id") ? after.get("id").value() : "none")
                        .as(line)
                        .isEqualTo("after " + i);
            }
        }
    }

    /** The line with up to three characters deleted, doubled, replaced or cut off from there. */
    private static String mutated(String line, Rng rng) {
        String marks = "{}[]\",:0159-+.eE \\tfn\u0000\u00e9\ud800/'";
        StringBuilder text = new StringBuilder(line);
        for (int count = rng.below(4); count > 0 && !text.isEmpty(); count--) {
            int at = rng.below(text.length());
            char mark = marks.charAt(rng.below(marks.length()));
            switch (rng.below(5)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, text.charAt(at));
                case 2 -> text.setCharAt(at, mark);
                case 3 -> text.insert(at, mark);
                default -> text.setLength(rng.below(4) == 0 ? at : text.length());
            }
        }
        return text.toString();
    }
}
