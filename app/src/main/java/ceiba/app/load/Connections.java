package ceiba.app.load;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The connections to one server. Everything that happens on them happens on one thread. */
final class Connections implements AutoCloseable {

    private final InetSocketAddress server;
    private final MultiThreadIoEventLoopGroup loop = new MultiThreadIoEventLoopGroup(
            1, Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
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
                .channel(Epoll.isAvailable() ? EpollSocketChannel.class : NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .handler(handler)
                .connect(server)
                .addListener(done -> {
                    if (done.isSuccess()) {
                        then.accept(((ChannelFuture) done).channel());
                    } else {
                        otherwise.accept(done.cause());
                    }
                });
    }

    /** A call for something, with a token. */
    byte[] get(String path, String token) {
        return bytes("GET " + path + head(token) + "\r\n");
    }

    /** A call with a token, unless it is empty, and a body of JSON. */
    byte[] post(String path, String token, String json) {
        int length = json.getBytes(StandardCharsets.UTF_8).length;
        return bytes("POST " + path + head(token) + "Content-Type: application/json\r\nContent-Length: " + length
                + "\r\n\r\n" + json);
    }

    private String head(String token) {
        String host = " HTTP/1.1\r\nHost: " + server.getHostString() + ":" + server.getPort() + "\r\n";
        return token.isEmpty() ? host : host + "Authorization: Bearer " + token + "\r\n";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Sends a call. */
    ChannelFuture send(Channel channel, byte[] request) {
        return channel.writeAndFlush(
                channel.alloc().directBuffer(request.length).writeBytes(request));
    }

    @Override
    public void close() {
        closed = true;
        loop.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
