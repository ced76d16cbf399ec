package ceiba.app.load;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** One kept connection for calls, which are made one after the other. */
final class CallConnection extends Answers {

    /** Is told what the server said. */
    @FunctionalInterface
    interface Answer {
        void is(int status, String body);
    }

    private record Call(byte[] request, Answer answer) {}

    private final Connections connections;
    private final Deque<Call> calls = new ArrayDeque<>();
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private @Nullable Channel channel;
    private boolean connecting;
    private boolean waiting;
    private int status;

    CallConnection(Connections connections) {
        this.connections = connections;
    }

    void post(String path, String token, String json, Answer answer) {
        calls.add(new Call(connections.post(path, token, json), answer));
        next();
    }

    private void next() {
        if (channel == null) {
            if (!connecting) {
                connecting = true;
                connections.connect(
                        this,
                        opened -> {
                            channel = opened;
                            next();
                        },
                        e -> answer(0, "no connection: " + e.getMessage()));
            }
        } else if (!waiting && !calls.isEmpty()) {
            waiting = true;
            connections.send(channel, calls.getFirst().request()).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
        }
    }

    @Override
    void begins(int answered) {
        status = answered;
    }

    @Override
    void part(byte[] of, int offset, int length) {
        body.write(of, offset, length);
    }

    @Override
    void ends() {
        String text = body.toString(StandardCharsets.UTF_8);
        body.reset();
        waiting = false;
        answer(status, text);
        next();
    }

    @Override
    void closed() {
        channel = null;
        connecting = false;
        body.reset();
        if (waiting) {
            waiting = false;
            answer(0, "the connection was closed");
        }
    }

    private void answer(int answered, String text) {
        Call call = calls.poll();
        if (call != null) {
            call.answer().is(answered, text);
        }
    }
}
