package ceiba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class IntakeTest {

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

    /** A connection as the HTTP layer sets it up, on a clock of the test's own. */
    private static EmbeddedChannel connection() {
        EmbeddedChannel channel = new EmbeddedChannel();
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
