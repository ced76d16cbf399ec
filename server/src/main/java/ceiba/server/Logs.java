package ceiba.server;

import ceiba.server.admin.Errors;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * The log: a line of JSON on standard error for each warning; the environment variable {@code CEIBA_LOG} names another level.
 * Written in Java because reading the same from XML takes a third of a second at every start.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_NORMAL_PRIORITY)
public final class Logs extends ContextAwareBase implements Configurator {

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithContext(false);
        encoder.setWithMarkers(false);
        encoder.setWithMDC(false);
        encoder.setWithArguments(false);
        encoder.setWithMessage(false);
        encoder.setWithFormattedMessage(true);
        encoder.start();
        ConsoleAppender<ILoggingEvent> lines = new ConsoleAppender<>();
        lines.setContext(context);
        lines.setTarget("System.err");
        lines.setEncoder(encoder);
        lines.start();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.toLevel(System.getenv("CEIBA_LOG"), Level.WARN));
        root.addAppender(lines);
        Errors errors = new Errors();
        errors.setContext(context);
        errors.start();
        root.addAppender(errors);
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR); // of a database that fails we tell ourselves
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
