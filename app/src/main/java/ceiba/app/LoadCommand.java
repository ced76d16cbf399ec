package ceiba.app;

import ceiba.app.load.Load;
import ceiba.app.process.ServerProcess;
import ceiba.app.process.TemporaryFolder;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = {
            "Play very many matches at once on a server and measure it.",
            "Every seat is a client with a stream of its own that chooses at random as soon",
            "as it may. The server is a process of its own on this machine, with an empty",
            "data folder and no limits, unless --address names one that runs already.",
            "Measured is the time from sending a choice until the server says it is on disk."
        })
final class LoadCommand implements Callable<Integer> {

    private static final double MAX_SECONDS = 14_400;
    private static final int MAX_MATCHES = 5000;
    private static final int MAX_CHOICES = 1_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Option(
            names = "--matches",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many matches at once (default: ${DEFAULT-VALUE}).")
    private int matches;

    @Mixin
    private Options.FewSeats seats = new Options.FewSeats();

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "0",
            description = "Choices per second of all clients together, like people who think; 0 for as many as the "
                    + "server takes (default: ${DEFAULT-VALUE}).")
    private double rate;

    @Option(
            names = "--seconds",
            paramLabel = "T",
            defaultValue = "30",
            description = "How long to measure, after all matches have begun (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(
            names = "--warm-up",
            paramLabel = "T",
            defaultValue = "10",
            description = "How long to play before it is measured (default: ${DEFAULT-VALUE}).")
    private double warmUp;

    @Option(
            names = "--whole",
            description = "Streams of whole states, as browsers have them, instead of what a bot needs.")
    private boolean whole;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "The server's database, as for 'ceiba serve'; SQLite in its data folder if left out.")
    private @Nullable String database;

    @Option(
            names = "--address",
            paramLabel = "URL",
            description = "A server that runs on this machine, started with '--limits off'.")
    private @Nullable String address;

    @Mixin
    private Options.AsJson json = new Options.AsJson();

    @Override
    public Integer call() throws Exception {
        Game played = game.game();
        int players = Setup.of(played, seats.of(played), Map.of(), 0).seats();
        if (matches < 1 || matches > MAX_MATCHES) {
            throw new Refusal("--matches takes 1 to " + MAX_MATCHES + ", not " + matches);
        }
        if (!(seconds > 0 && seconds <= MAX_SECONDS && warmUp >= 0 && warmUp <= MAX_SECONDS)) {
            throw new Refusal("--seconds and --warm-up take at most " + (int) MAX_SECONDS);
        }
        if (!(rate >= 0 && rate <= MAX_CHOICES)) {
            throw new Refusal("--rate takes 0 to " + MAX_CHOICES);
        }
        if (address != null && database != null) {
            throw new Refusal("--database is for the server that this command starts, not for the one at --address");
        }
        if (address != null) {
            return measure(played, players, Loopback.of("--address", address), null);
        }
        String[] options = database == null
                ? new String[] {"--limits", "off"}
                : new String[] {"--limits", "off", "--database", database};
        try (TemporaryFolder data = TemporaryFolder.fresh();
                ServerProcess server = ServerProcess.start(data.path(), options)) {
            int code = measure(played, players, Loopback.of("--address", server.address()), server);
            server.stop();
            return code;
        }
    }

    private int measure(Game played, int players, InetSocketAddress where, @Nullable ServerProcess server)
            throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Progress progress = new Progress(spec.commandLine().getErr());
        long[] memory = new long[2];
        Load.Report report = new Load(where, played.id(), players, matches, rate, whole)
                .run(
                        warmUp,
                        seconds,
                        () -> {
                            memory[0] = memory[1];
                            memory[1] = server == null ? 0 : server.memory();
                        },
                        progress::at);
        progress.at(1);
        if (json.wanted()) {
            Map<String, Object> all = report.json();
            all.put("serverBytesBefore", memory[0]);
            all.put("serverBytesAfter", memory[1]);
            out.print(Json.pretty(all));
        } else {
            out.printf(
                    "%s, %,d matches at once with %d seats, %,d streams, %.0f s%n",
                    played.id(), matches, players, matches * players, report.seconds());
            out.printf("%,14.0f  durable choices/s%n", report.choicesPerSecond());
            out.printf("%,14.0f  states/s on the streams%n", report.statesPerSecond());
            out.printf("%14.1f  ms until acknowledged, median%n", report.medianMillis());
            out.printf("%14.1f  ms, 99th percentile%n", report.percentile99Millis());
            out.printf("%14.1f  ms, slowest%n", report.slowestMillis());
            out.printf("%,14d  matches finished%n", report.matchesFinished());
            if (server != null) {
                out.printf("%,14d  MiB of memory before, %,d after%n", memory[0] >> 20, memory[1] >> 20);
            }
            out.printf("%,14d  failures%n", report.failures());
            report.kinds().forEach((kind, count) -> out.printf("%,14d  %s%n", count, kind));
        }
        out.flush();
        return report.failures() == 0 ? Main.DONE : Main.FAILED;
    }
}
