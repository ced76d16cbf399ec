package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Talks to an {@link EngineSession} line by line, as a client's process would. */
final class EngineClient implements AutoCloseable {

    static final Game GAME = Games.named("tzolkin");

    private static final String END = "";
    private static final int PATIENCE_SECONDS = 120;

    private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final CompletableFuture<String> ending;

    EngineClient() {
        PrintWriter out = new PrintWriter(new AnswerWriter());
        ending = CompletableFuture.supplyAsync(() -> {
            try {
                new EngineSession(GAME, new RequestReader(), out).run();
                return "ended";
            } catch (IOException e) {
                return e.toString();
            }
        });
    }

    /** A client that has read the greeting. */
    static EngineClient greeted() {
        EngineClient client = new EngineClient();
        client.read();
        return client;
    }

    /** A client with a match of two seats. */
    static EngineClient withMatch() {
        EngineClient client = greeted();
        client.ask("{'do': 'new', 'seats': 2, 'seed': 7}");
        return client;
    }

    /** Sends a line; single quotes stand for double ones. */
    void send(String line) {
        sendRaw(line.replace('\'', '"'));
    }

    void sendRaw(String line) {
        requests.add(line + "\n");
    }

    String readLine() {
        try {
            String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (line == null) {
                throw new AssertionError("the engine does not answer");
            }
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    Node read() {
        return Json.parse(readLine());
    }

    Node ask(String line) {
        send(line);
        return read();
    }

    String error(String line) {
        return ask(line).get("error").text();
    }

    /** The position in the answer to a request, as JSON. */
    String position(String line) {
        return Json.compact(Objects.requireNonNull(ask(line).get("position").value()));
    }

    /** Everything about the position and what may be chosen, to see whether it has changed. */
    String state() {
        return ask("{'do': 'position'}") + "" + ask("{'do': 'choices'}");
    }

    boolean nothingMoreToRead() {
        return answers.isEmpty();
    }

    void endInput() {
        requests.add(END);
    }

    /** Waits for the session's end. */
    String ending() {
        try {
            return ending.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError("the session does not end well", e);
        }
    }

    @Override
    public void close() {
        endInput();
        ending();
    }

    private final class RequestReader extends Reader {
        private String rest = "";

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            try {
                if (rest.isEmpty()) {
                    rest = requests.take();
                }
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            if (rest.equals(END)) {
                return -1;
            }
            int count = Math.min(length, rest.length());
            rest.getChars(0, count, buffer, offset);
            rest = rest.substring(count);
            return count;
        }

        @Override
        public void close() {}
    }

    /** Hands a line on when it is flushed, so a line that is not would be missing. */
    private final class AnswerWriter extends Writer {
        private final StringBuilder written = new StringBuilder();

        @Override
        public void write(char[] buffer, int offset, int length) {
            written.append(buffer, offset, length);
        }

        @Override
        public void flush() {
            for (int end = written.indexOf("\n"); end >= 0; end = written.indexOf("\n")) {
                answers.add(written.substring(0, end));
                written.delete(0, end + 1);
            }
        }

        @Override
        public void close() {}
    }
}
