package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.server.limit.Address;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.limit.Tally;
import ceiba.server.match.Denied.Code;
import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerKeepAliveHandler;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.Future;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Looks at what comes over a connection before it becomes a call. The layer above takes broken requests for whole ones,
 * answers requests that come in a row in any order, and keeps connections that the client wants closed or has forgotten; here
 * broken ones are refused, and those that two readers could understand in two ways; each request waits for the answer to the
 * one before, and connections end as HTTP has it, when nothing has gone over them for a while, when a request has not come
 * whole in its time, and when their address has too many. Netty finds this class by itself, as an extension.
 */
public final class Intake extends ChannelInitializerExtension {

    /** Longer than any call takes, and than the pause between two signs of life on a stream. */
    static final int IDLE_SECONDS = 60;

    /** In what time a request comes whole, from its first byte on: a record over a slow line takes less. */
    static final int REQUEST_SECONDS = 30;

    /** What calls are told in place of {@code multipart/...}: the body is in parts, which nobody here can read. */
    static final String PARTS = "application/x-parts";

    /** How many connections an address has to the server at each port. */
    private static final Map<Integer, Tally> CONNECTIONS = new ConcurrentHashMap<>();

    /** Lets Netty look for it; to be called before the first connection. */
    static void enable() {
        System.setProperty("io.netty.bootstrap.extensions", "serviceload");
    }

    /** From now on the connections to a port are counted. */
    static void count(int port, Limits limits) {
        CONNECTIONS.put(port, new Tally(limits.most(Most.CONNECTIONS)));
    }

    @Override
    public void postInitializeServerChildChannel(Channel channel) {
        if (!admit(channel)) {
            var _ = channel.close();
            return;
        }
        channel.pipeline().addLast(new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel opened) {
                InTurn turns = new InTurn();
                ChannelPipeline pipeline = opened.pipeline();
                pipeline.addFirst("first-byte", turns.new FirstByte());
                pipeline.addFirst("idle", new Idle(Duration.ofSeconds(IDLE_SECONDS)));
                if (pipeline.get("decoder") != null) {
                    pipeline.replace("decoder", "decoder", new StrictDecoder());
                }
                pipeline.addBefore("handler", "keep-alive", new HttpServerKeepAliveHandler());
                pipeline.addBefore("handler", "intake", turns);
            }
        });
    }

    /** Counts a connection; false if it is one too many. Those from this machine may be a proxy's and stand for many. */
    private static boolean admit(Channel channel) {
        if (!(channel.localAddress() instanceof InetSocketAddress ours)
                || !(channel.remoteAddress() instanceof InetSocketAddress theirs)
                || theirs.getAddress().isLoopbackAddress()) {
            return true;
        }
        Tally connections = CONNECTIONS.get(ours.getPort());
        String address = Address.shared(theirs.getAddress());
        if (connections == null || !connections.take(address)) {
            return connections == null;
        }
        channel.closeFuture().addListener(closed -> connections.release(address));
        return true;
    }

    /** Takes a body with two different lengths for what it is: an attempt to hide a second request in the first. */
    private static final class StrictDecoder extends HttpRequestDecoder {

        StrictDecoder() {
            super(new HttpDecoderConfig());
        }

        @Override
        protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
            super.handleTransferEncodingChunkedWithContentLength(message);
            message.setDecoderResult(
                    DecoderResult.failure(new IllegalArgumentException("Transfer-Encoding and Content-Length")));
        }
    }

    /** One connection's. */
    private static final class InTurn extends ChannelDuplexHandler {

        private final Queue<Object> waiting = new ArrayDeque<>();
        /** A request has come whole and is not answered yet. */
        private boolean answering;
        /** A request was answered before it had come whole. */
        private boolean answeredEarly;

        private boolean refused;
        /** Something of a request has come, and not all of it. */
        private boolean begun;
        /** Ends the connection if the request that has begun does not come whole in time. */
        private @Nullable Future<?> patience;

        /** Sees the bytes before anybody knows what they are. */
        private final class FirstByte extends ChannelInboundHandlerAdapter {

            @Override
            public void channelRead(ChannelHandlerContext context, Object bytes) {
                begun = true;
                context.fireChannelRead(bytes);
                if (begun && !answering && patience == null) { // most come whole at once and need no patience
                    patience = context.executor().schedule(() -> end(context), REQUEST_SECONDS, TimeUnit.SECONDS);
                }
            }
        }

        private static void end(ChannelHandlerContext context) {
            var _ = context.close();
        }

        private void cameWhole() {
            begun = false;
            if (patience != null) {
                patience.cancel(false);
                patience = null;
            }
        }

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
            if (message instanceof HttpRequest request) {
                hideForms(request);
            }
            if (message instanceof LastHttpContent) {
                cameWhole();
                answering = !answeredEarly;
                answeredEarly = false;
            }
            context.fireChannelRead(message);
        }

        private static boolean broken(HttpObject part) {
            return part.decoderResult().isFailure() || (part instanceof HttpRequest request && strange(request));
        }

        /** Whether a request is of a version, for a host or of a length that we cannot be sure of. */
        private static boolean strange(HttpRequest request) {
            boolean newer = request.protocolVersion().equals(HttpVersion.HTTP_1_1);
            boolean older = request.protocolVersion().equals(HttpVersion.HTTP_1_0);
            int hosts = request.headers().getAll(HttpHeaderNames.HOST).size();
            List<String> encodings = request.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
            return (!newer && !older)
                    || hosts > 1
                    || (newer && hosts == 0)
                    || encodings.size() > 1
                    || encodings.stream()
                            .anyMatch(encoding ->
                                    older || !HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(encoding.strip()));
        }

        /** No call takes a form, so the layer above need not read it, and not fail if it is broken; the call is refused. */
        private static void hideForms(HttpRequest request) {
            String type =
                    request.headers().get(HttpHeaderNames.CONTENT_TYPE, "").toLowerCase(Locale.ROOT);
            if (type.startsWith("multipart/")) {
                request.headers().set(HttpHeaderNames.CONTENT_TYPE, PARTS);
            } else if (type.startsWith("application/x-www-form-urlencoded")) {
                request.headers().set(HttpHeaderNames.CONTENT_TYPE, HttpHeaderValues.APPLICATION_OCTET_STREAM);
            }
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
        public void channelInactive(ChannelHandlerContext context) {
            cameWhole();
            waiting.forEach(ReferenceCountUtil::release);
            waiting.clear();
            context.fireChannelInactive();
        }
    }
}
