package ceiba.server.http;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Ends a connection over which nothing has gone for a while. It looks when that may be so for the first time; Netty's own
 * handler listens to everything that is written, which costs as much as a good part of the writing.
 */
final class Idle extends ChannelDuplexHandler {

    private final long nanos;
    private long last;
    private @Nullable Future<?> look;

    Idle(Duration longest) {
        nanos = longest.toNanos();
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        last = now(context);
        lookAfter(context, nanos);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        last = now(context);
        context.fireChannelRead(message);
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        last = now(context);
        var _ = context.write(message, promise); // the promise tells
    }

    private void look(ChannelHandlerContext context) {
        long left = last + nanos - now(context);
        if (left > 0) {
            lookAfter(context, left);
        } else {
            var _ = context.close();
        }
    }

    private void lookAfter(ChannelHandlerContext context, long wait) {
        look = context.executor().schedule(() -> look(context), wait, TimeUnit.NANOSECONDS);
    }

    private static long now(ChannelHandlerContext context) {
        return context.executor().ticker().nanoTime();
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        if (look != null) {
            look.cancel(false);
        }
    }
}
