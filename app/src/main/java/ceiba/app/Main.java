package ceiba.app;

import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command {@code ceiba}. */
@Command(
        name = "ceiba",
        mixinStandardHelpOptions = true,
        version = "ceiba 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        description = {"A home for board games of the ancient world: play them, replay them, build bots for them.", ""},
        subcommands = {
            GamesCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            PositionCommand.class,
            BenchCommand.class,
            SoakCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "For developers, by the launcher in the project's folder:",
            "  ./ceiba test     run every check there is",
            "  ./ceiba golden   write the golden playthroughs and perft counts anew",
            "  ./ceiba jmh      measure the engine with JMH",
            "",
            "'ceiba COMMAND --help' tells more about a command. Exit codes: 0 done, 1 a check",
            "failed, 2 the input was refused.",
            "An unofficial implementation, not affiliated with the games' publishers."
        })
public final class Main {

    static final int DONE = 0;
    static final int CHECK_FAILED = 1;
    static final int REFUSED = 2;

    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** Runs a command and returns its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return commandLine().setOut(out).setErr(err).execute(args);
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Main());
        commandLine.setExecutionExceptionHandler((e, command, result) -> {
            String sentence = switch (e) {
                case Refusal refusal -> refusal.sentence();
                case UncheckedIOException io -> String.valueOf(io.getMessage());
                default -> throw e;
            };
            command.getErr().println("ceiba: " + sentence);
            return REFUSED;
        });
        commandLine.setUsageHelpAutoWidth(true);
        commandLine.setUsageHelpLongOptionsMaxWidth(28);
        return commandLine;
    }
}
