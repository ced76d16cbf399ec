package ceiba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.LastHttpContent;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class IntakeTest {

    private static final int PORT = 1; // of no server

    @Test
    void closesAConnectionOnWhichNothingHappens() {
        EmbeddedChannel connection = connection();

        pass(connection, Intake.IDLE_SECONDS - 1);
        assertThat(connection.isOpen()).isTrue();
        pass(connection, 2);
        assertThat(connection.isOpen()).isFalse();
    }

    @Test
    void keepsAStreamThatShowsSignsOfLife() {
        EmbeddedChannel connection = connection();

        for (int i = 0; i < 5; i++) {
            pass(connection, Intake.IDLE_SECONDS - 1);
            connection.writeOutbound(Unpooled.EMPTY_BUFFER);
        }
        assertThat(connection.isOpen()).isTrue();
    }

    @Test
    void endsARequestThatDripsIn() {
        EmbeddedChannel connection = connection();

        for (int i = 0; i < Intake.REQUEST_SECONDS; i++) {
            assertThat(connection.isOpen()).isTrue();
            connection.writeInbound(Unpooled.copiedBuffer("G", StandardCharsets.US_ASCII));
            pass(connection, 1);
        }
        assertThat(connection.isOpen()).isFalse();
    }

    @Test
    void keepsAConnectionOnWhichRequestsComeWhole() {
        EmbeddedChannel connection = connection();

        for (int i = 0; i < Intake.REQUEST_SECONDS; i++) {
            connection.writeInbound(Unpooled.copiedBuffer("GET /", StandardCharsets.US_ASCII));
            connection.writeInbound(LastHttpContent.EMPTY_LAST_CONTENT);
            connection.writeOutbound(LastHttpContent.EMPTY_LAST_CONTENT);
            pass(connection, 2);
        }
        assertThat(connection.isOpen()).isTrue();
    }

    @Test
    void anAddressHasOnlySoManyConnections() {
        Intake.count(PORT, Limits.OFF.with(Most.CONNECTIONS, 2));
        EmbeddedChannel first = connection("2001:db8:1:2::1");
        EmbeddedChannel second = connection("2001:db8:1:2::2");
        assertThat(connection("2001:db8:1:2::3").isOpen())
                .as("one household too many")
                .isFalse();
        assertThat(connection("2001:db8:1:3::1").isOpen()).isTrue();
        assertThat(connection("192.0.2.1").isOpen()).isTrue();
        for (int i = 0; i < 5; i++) {
            assertThat(connection("127.0.0.1").isOpen()).as("a proxy's").isTrue();
        }
        var _ = first.close();
        assertThat(connection("2001:db8:1:2::3").isOpen()).isTrue();
        assertThat(second.isOpen()).isTrue();
    }

    /** A connection as the HTTP layer sets it up, on a clock of the test's own. */
    private static EmbeddedChannel connection() {
        return connection("192.0.2.7");
    }

    private static EmbeddedChannel connection(String from) {
        EmbeddedChannel channel = new EmbeddedChannel() {
            @Override
            protected SocketAddress localAddress0() {
                return new InetSocketAddress(InetAddress.ofLiteral("192.0.2.9"), PORT);
            }

            @Override
            protected SocketAddress remoteAddress0() {
                return new InetSocketAddress(InetAddress.ofLiteral(from), 40_000);
            }
        };
        channel.freezeTime();
        channel.pipeline().addLast("handler", new ChannelInboundHandlerAdapter());
        new Intake().postInitializeServerChildChannel(channel);
        return channel;
    }

    private static void pass(EmbeddedChannel connection, int seconds) {
        connection.advanceTimeBy(seconds, TimeUnit.SECONDS);
        connection.runScheduledPendingTasks();
    }
}
