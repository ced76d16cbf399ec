package ceiba.app.load;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One stream of a match: hands on each of its states as the JSON it came as. */
final class Follower extends Answers {

    /** How we call our streams; nobody has two of one match. */
    static final String NAME = "load";

    private final Consumer<String> states;
    private final Consumer<String> failure;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private String event = "";
    private String data = "";
    private @Nullable Channel channel;
    private boolean closed;

    /**
     * @param whole whether the states are those of a browser instead of a bot's
     * @param failure is told why a stream ended that we did not close
     */
    Follower(
            Connections connections,
            String match,
            String token,
            boolean whole,
            Consumer<String> states,
            Consumer<String> failure) {
        this.states = states;
        this.failure = failure;
        String path = "/api/matches/" + match + "/stream?slim=" + !whole + "&since=0&name=" + NAME;
        connections.connect(
                this,
                opened -> {
                    channel = opened;
                    connections
                            .send(opened, connections.get(path, token))
                            .addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
                },
                e -> failure.accept("no connection: " + e.getMessage()));
    }

    void close() {
        closed = true;
        if (channel != null) {
            var _ = channel.close();
        }
    }

    @Override
    void begins(int status) {
        if (status != 200) {
            failure.accept("a stream was answered with " + status);
            close();
        }
    }

    @Override
    void part(byte[] of, int offset, int length) {
        int start = offset;
        for (int i = offset; i < offset + length; i++) {
            if (of[i] == '\n') {
                line.write(of, start, i - start);
                start = i + 1;
                if (!closed) {
                    line(line.toString(StandardCharsets.UTF_8));
                }
                line.reset();
            }
        }
        line.write(of, start, offset + length - start);
    }

    private void line(String text) {
        if (text.startsWith("event:")) {
            event = text.substring(6).strip();
        } else if (text.startsWith("data:")) {
            data = text.substring(5);
        } else if (text.isEmpty()) {
            if (event.equals("state")) {
                states.accept(data);
            }
            event = "";
        }
    }

    @Override
    void ends() {
        closed();
    }

    @Override
    void closed() {
        if (!closed) {
            closed = true;
            failure.accept("a stream was closed");
        }
    }
}
