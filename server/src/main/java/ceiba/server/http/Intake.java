package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.server.match.Denied.Code;
import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerKeepAliveHandler;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Looks at what comes over a connection before it becomes a call. The layer above takes broken requests for whole ones,
 * answers requests that come in a row in any order, and keeps connections that the client wants closed or has forgotten; here
 * broken ones are refused, each request waits for the answer to the one before, and connections end as HTTP has it or when
 * nothing has gone over them for a while. Netty finds this class by itself, as an extension.
 */
public final class Intake extends ChannelInitializerExtension {

    /** Longer than any call takes, and than the pause between two signs of life on a stream. */
    static final int IDLE_SECONDS = 60;

    /** Lets Netty look for it; to be called before the first connection. */
    static void enable() {
        System.setProperty("io.netty.bootstrap.extensions", "serviceload");
    }

    @Override
    public void postInitializeServerChildChannel(Channel channel) {
        channel.pipeline().addLast(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel opened) {
                opened.pipeline().addFirst("idle", new IdleStateHandler(0, 0, IDLE_SECONDS));
                opened.pipeline().addBefore("handler", "keep-alive", new HttpServerKeepAliveHandler());
                opened.pipeline().addBefore("handler", "intake", new InTurn());
            }
        });
    }

    /** One connection's. */
    private static final class InTurn extends ChannelDuplexHandler {

        private final Queue<Object> waiting = new ArrayDeque<>();
        /** A request has come whole and is not answered yet. */
        private boolean answering;
        /** A request was answered before it had come whole. */
        private boolean answeredEarly;

        private boolean refused;

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            if (refused) {
                ReferenceCountUtil.release(message);
            } else if (answering) {
                waiting.add(message);
                context.channel().config().setAutoRead(false);
            } else {
                take(context, message);
            }
        }

        private void take(ChannelHandlerContext context, Object message) {
            if (message instanceof HttpObject part && broken(part)) {
                refuse(context);
                ReferenceCountUtil.release(message);
                return;
            }
            if (message instanceof LastHttpContent) {
                answering = !answeredEarly;
                answeredEarly = false;
            }
            context.fireChannelRead(message);
        }

        private static boolean broken(HttpObject part) {
            return part.decoderResult().isFailure()
                    || (part instanceof HttpRequest request
                            && !request.protocolVersion().equals(HttpVersion.HTTP_1_1)
                            && !request.protocolVersion().equals(HttpVersion.HTTP_1_0));
        }

        private void refuse(ChannelHandlerContext context) {
            refused = true;
            Object body = Json.object(
                    "error", Json.object("code", Code.MALFORMED.word(), "message", "this is not HTTP as we know it"));
            byte[] bytes = Json.compact(body).getBytes(StandardCharsets.UTF_8);
            FullHttpResponse response = new DefaultFullHttpResponse(
                    HttpVersion.HTTP_1_1, HttpResponseStatus.BAD_REQUEST, Unpooled.wrappedBuffer(bytes));
            Front.HEADERS.forEach((name, value) -> response.headers().set(name, value));
            response.headers()
                    .set(HttpHeaderNames.CONTENT_TYPE, "application/json;charset=UTF-8")
                    .set(HttpHeaderNames.CONTENT_LENGTH, bytes.length)
                    .set(HttpHeaderNames.CONNECTION, "close");
            context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
        }

        @Override
        public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
            if (refused) { // an answer to the first half of what was broken further on
                ReferenceCountUtil.release(message);
                promise.tryFailure(new IllegalStateException("the connection has been refused"));
                return;
            }
            boolean last = message instanceof LastHttpContent;
            var _ = context.write(message, promise); // the promise tells
            if (last) {
                answeredEarly = !answering;
                context.channel().eventLoop().execute(() -> next(context));
            }
        }

        /** Takes what has come meanwhile, up to the end of the next request. */
        private void next(ChannelHandlerContext context) {
            answering = false;
            while (!answering && !refused && !waiting.isEmpty()) {
                take(context, waiting.remove());
            }
            context.fireChannelReadComplete();
            if (waiting.isEmpty()) {
                context.channel().config().setAutoRead(true);
            }
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event instanceof IdleStateEvent) {
                var _ = context.close();
            } else {
                context.fireUserEventTriggered(event);
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            waiting.forEach(ReferenceCountUtil::release);
            waiting.clear();
            context.fireChannelInactive();
        }
    }
}
