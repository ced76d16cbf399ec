package ceiba.app;

import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code ceiba}. */
@Command(
        name = "ceiba",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "A home for board games of the ancient world: play them, replay them, build bots",
            "for them.",
            ""
        },
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            CheckCommand.class,
            GamesCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            PositionCommand.class,
            ArenaCommand.class,
            BenchCommand.class,
            LessonsCommand.class,
            TuneCommand.class,
            ProbeCommand.class,
            SoakCommand.class,
            LoadCommand.class,
            HostileCommand.class,
            EngineCommand.class,
            HelpCommand.class
        },
        footer = {
            "",
            "For developers, by the launcher in the project's folder:",
            "  ./ceiba test     run every check there is, or the tests of one module",
            "  ./ceiba dev      serve, and build the browser client anew on every save",
            "  ./ceiba golden   write the golden playthroughs and perft counts anew",
            "  ./ceiba jmh      measure the engine with JMH",
            "  ./ceiba runtime  make a folder that runs without a JDK",
            "",
            "'ceiba COMMAND --help' tells more about a command. Exit codes: 0 done, 1 failed,",
            "2 the input was refused.",
            "An unofficial implementation, not affiliated with the games' publishers."
        })
public final class Main {

    private static final String VERSION = "ceiba 0.1.0";

    static final int DONE = 0;
    static final int FAILED = 1;
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
        commandLine.setExecutionExceptionHandler((e, command, result) -> switch (e) {
            case Refusal refusal -> refuse(command, refusal.sentence());
            case UncheckedIOException io -> refuse(command, String.valueOf(io.getMessage()));
            default -> fail(command, e);
        });
        commandLine.setParameterExceptionHandler((e, args) -> {
            CommandLine command = e.getCommandLine();
            List<String> meant =
                    e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
            String name = command.getCommandSpec().qualifiedName();
            return refuse(
                    command,
                    e.getMessage()
                            + (meant.isEmpty()
                                    ? "; '" + name + " --help' tells more"
                                    : "; did you mean " + String.join(" or ", meant) + "?"));
        });
        commandLine.setUsageHelpAutoWidth(true);
        commandLine.setUsageHelpLongOptionsMaxWidth(28);
        setVersion(commandLine);
        return commandLine;
    }

    /** Says on one line, whatever the input held, why it was refused. */
    private static int refuse(CommandLine command, String sentence) {
        command.getErr().println("ceiba: " + sentence.replaceAll("\\s*\\R\\s*", " "));
        return REFUSED;
    }

    /** Says where it went wrong, for whoever is to mend it. */
    private static int fail(CommandLine command, Exception e) {
        command.getErr().println("ceiba: a mistake in ceiba, please report it: " + e);
        e.printStackTrace(command.getErr());
        return FAILED;
    }

    private static void setVersion(CommandLine commandLine) {
        commandLine.getCommandSpec().version(VERSION);
        commandLine.getSubcommands().values().forEach(Main::setVersion);
    }
}
