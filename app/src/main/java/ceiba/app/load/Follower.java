package ceiba.app.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One stream of a match: hands on each of its states as the JSON it came as. */
final class Follower extends SimpleChannelInboundHandler<HttpObject> {

    private static final byte NEWLINE = '\n';

    private final Consumer<String> states;
    private final Consumer<String> failure;
    private final ByteBuf unread = Unpooled.buffer();
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
        String path = "/api/matches/" + match + "/stream?slim=" + !whole + "&since=0";
        connections.connect(
                this,
                opened -> {
                    channel = opened;
                    opened.writeAndFlush(connections.request(HttpMethod.GET, path, token, ""))
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
    protected void channelRead0(ChannelHandlerContext context, HttpObject part) {
        if (part instanceof HttpResponse response && response.status().code() != 200) {
            failure.accept("a stream was answered with " + response.status());
            close();
        }
        if (part instanceof HttpContent content) {
            unread.writeBytes(content.content());
            int end;
            while (!closed && (end = unread.bytesBefore(NEWLINE)) >= 0) {
                line(unread.readCharSequence(end, StandardCharsets.UTF_8).toString());
                unread.skipBytes(1);
            }
            unread.discardSomeReadBytes();
        }
    }

    private void line(String line) {
        if (line.startsWith("event:")) {
            event = line.substring(6).strip();
        } else if (line.startsWith("data:")) {
            data = line.substring(5);
        } else if (line.isEmpty()) {
            if (event.equals("state")) {
                states.accept(data);
            }
            event = "";
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (!closed) {
            failure.accept("a stream was closed");
        }
    }
}
