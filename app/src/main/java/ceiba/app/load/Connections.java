package ceiba.app.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The connections to one server. Everything that happens on them happens on one thread. */
final class Connections implements AutoCloseable {

    private final InetSocketAddress server;
    private final MultiThreadIoEventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private volatile boolean closed;

    Connections(InetSocketAddress server) {
        this.server = server;
    }

    /** Runs something on the thread of the connections. */
    void run(Runnable task) {
        loop.execute(task);
    }

    /** Runs something on that thread after a while, unless the connections is closed by then. */
    void run(Runnable task, long nanos) {
        if (nanos <= 0) {
            task.run();
        } else {
            var _ = loop.schedule(() -> runUnlessClosed(task), nanos, TimeUnit.NANOSECONDS);
        }
    }

    private void runUnlessClosed(Runnable task) {
        if (!closed) {
            task.run();
        }
    }

    /** Opens a connection and tells when it is there; a connection that fails is told to the second one. */
    void connect(ChannelHandler handler, Consumer<Channel> then, Consumer<Throwable> otherwise) {
        new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline().addLast(new HttpClientCodec(), handler);
                    }
                })
                .connect(server)
                .addListener(done -> {
                    if (done.isSuccess()) {
                        then.accept(((ChannelFuture) done).channel());
                    } else {
                        otherwise.accept(done.cause());
                    }
                });
    }

    /** A request with a token, unless it is empty, and a body of JSON, unless it is empty. */
    FullHttpRequest request(HttpMethod method, String path, String token, String body) {
        ByteBuf content = Unpooled.wrappedBuffer(body.getBytes(StandardCharsets.UTF_8));
        FullHttpRequest request = new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, method, path, content);
        request.headers().set(HttpHeaderNames.HOST, server.getHostString() + ":" + server.getPort());
        if (!token.isEmpty()) {
            request.headers().set(HttpHeaderNames.AUTHORIZATION, "Bearer " + token);
        }
        if (method.equals(HttpMethod.POST)) {
            request.headers().set(HttpHeaderNames.CONTENT_TYPE, "application/json");
            request.headers().set(HttpHeaderNames.CONTENT_LENGTH, content.readableBytes());
        }
        return request;
    }

    @Override
    public void close() {
        closed = true;
        loop.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
