package ceiba.app;

import ceiba.app.hostile.Broken;
import ceiba.app.hostile.Field;
import ceiba.app.hostile.Kind;
import ceiba.app.process.TemporaryFolder;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "hostile",
        mixinStandardHelpOptions = true,
        description = {
            "Attack a server on this machine and see whether it keeps its promises.",
            "  durability  kill -9 again and again; nothing acknowledged is lost",
            "  nodes       two servers on one PostgreSQL are asked the same at once",
            "  secrecy     matches that differ in a secret, compared to the byte",
            "  fuzz        nonsense for every call",
            "  abuse       one guest takes all that it may",
            "  faults      a full disk, or a PostgreSQL that stands still",
            "Prints what was done; exits with 1 at the first promise that is broken.",
            ""
        })
final class HostileCommand implements Callable<Integer> {

    private static final double MAX_SECONDS = 24 * 3600;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "KIND", description = "How to be hostile.")
    private String kind = "";

    @Option(
            names = "--server",
            paramLabel = "URL",
            description = "A server that runs already, for fuzz and abuse; left out, servers are started with data of "
                    + "their own.")
    private @Nullable String server;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "An empty PostgreSQL on this machine for the servers that are started.")
    private @Nullable String database;

    @Option(
            names = "--seconds",
            paramLabel = "T",
            defaultValue = "60",
            description = "For about how long (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(names = "--seed", paramLabel = "S", description = "Of all that is random here; drawn if left out.")
    private @Nullable Long seed;

    @Mixin
    private Options.AsJson json = new Options.AsJson();

    @Override
    public Integer call() throws Exception {
        Kind chosen = Arrays.stream(Kind.values())
                .filter(each -> each.word().equals(kind))
                .findFirst()
                .orElseThrow(() -> new Refusal("there is no '" + kind + "'; the kinds are "
                        + Arrays.stream(Kind.values()).map(Kind::word).collect(Collectors.joining(", "))));
        if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
            throw new Refusal("--seconds takes at most " + (long) MAX_SECONDS);
        }
        if (server != null && !chosen.anywhere()) {
            throw new Refusal(kind + " starts the servers that it attacks; leave out --server");
        }
        if (server != null && database != null) {
            throw new Refusal("--database is for servers that this command starts, not for the one at --server");
        }
        if (chosen == Kind.NODES && database == null) {
            throw new Refusal("nodes takes the --database that they share");
        }
        if (chosen == Kind.SECRECY && database != null) {
            throw new Refusal("secrecy writes into a SQLite; leave out --database");
        }
        long drawn = seed == null ? System.nanoTime() : seed;
        PrintWriter out = spec.commandLine().getOut();
        try (TemporaryFolder data = TemporaryFolder.fresh()) {
            String address = server == null ? null : Loopback.address("--server", server);
            Map<String, Object> done = chosen.run(new Field(address, database, data.path(), seconds, drawn));
            if (json.wanted()) {
                out.print(Json.pretty(done));
            } else {
                done.forEach((name, value) -> out.println(name + ": " + value));
                out.println("all promises kept");
            }
            out.flush();
            return Main.DONE;
        } catch (Broken e) {
            spec.commandLine().getErr().println("ceiba: a promise is broken (--seed " + drawn + "): " + e.getMessage());
            return Main.FAILED;
        }
    }
}
