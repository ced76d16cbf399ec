package ceiba.app.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.LastHttpContent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** One kept connection for calls, which are made one after the other. */
final class CallConnection extends SimpleChannelInboundHandler<HttpObject> {

    /** Is told what the server said. */
    @FunctionalInterface
    interface Answer {
        void is(int status, String body);
    }

    private record Call(FullHttpRequest request, Answer answer) {}

    private final Connections connections;
    private final Deque<Call> calls = new ArrayDeque<>();
    private final ByteBuf body = Unpooled.buffer();
    private @Nullable Channel channel;
    private boolean connecting;
    private boolean waiting;
    private int status;

    CallConnection(Connections connections) {
        this.connections = connections;
    }

    void post(String path, String token, String json, Answer answer) {
        calls.add(new Call(connections.request(HttpMethod.POST, path, token, json), answer));
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
            channel.writeAndFlush(calls.getFirst().request()).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
        }
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, HttpObject part) {
        if (part instanceof HttpResponse response) {
            status = response.status().code();
        }
        if (part instanceof HttpContent content) {
            body.writeBytes(content.content());
        }
        if (part instanceof LastHttpContent) {
            String text = body.toString(StandardCharsets.UTF_8);
            body.clear();
            waiting = false;
            answer(status, text);
            next();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        channel = null;
        connecting = false;
        if (waiting) {
            waiting = false;
            answer(0, "the connection was closed");
        }
    }

    private void answer(int status, String text) {
        Call call = calls.poll();
        if (call != null) {
            call.answer().is(status, text);
        }
    }

    /** It serves one connection after the other. */
    @Override
    public boolean isSharable() {
        return true;
    }
}
