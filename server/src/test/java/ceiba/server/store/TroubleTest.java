package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class TroubleTest {

    private final Logger logger = (Logger) LoggerFactory.getLogger(Trouble.class);
    private final ListAppender<ILoggingEvent> told = new ListAppender<>();
    private final AtomicLong nanos = new AtomicLong();
    private final Trouble trouble = new Trouble(nanos::get);

    @BeforeEach
    void listen() {
        told.start();
        logger.addAppender(told);
        logger.setLevel(Level.WARN); // in tests it is off
        logger.setAdditive(false);
    }

    @AfterEach
    void listenNoMore() {
        logger.setAdditive(true);
        logger.setLevel(null);
        logger.detachAppender(told);
    }

    @Test
    void whatFailsAgainAndAgainIsToldNowAndThen() {
        for (int second = 0; second < 600; second++) {
            trouble.failed(new IllegalStateException("no disk"));
            trouble.worked();
            nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        }
        assertThat(told.list).hasSize(4); // at once, after 1, 3 and 7 minutes
    }

    @Test
    void thatItWorksAgainIsToldOnce() {
        trouble.worked();
        trouble.failed(new IllegalStateException("no disk"));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(10));
        trouble.worked();
        trouble.worked();
        assertThat(told.list.stream().map(ILoggingEvent::getFormattedMessage))
                .containsExactly(
                        "the database does not work, failure 1 in a row", "the database works again, after 1 failures");
    }
}
