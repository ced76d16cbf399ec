package ceiba.app;

import ceiba.engine.Refusal;
import ceiba.server.Server;
import ceiba.server.Settings;
import ceiba.server.limit.Limits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Play in the browser: start the server, which prints its address when it is",
            "ready. Ctrl-C stops it. Matches are kept in the data folder and go on at the",
            "next start.",
            ""
        },
        footer = {
            "",
            "The environment variables CEIBA_PORT, CEIBA_HOST, CEIBA_DATA and CEIBA_DATABASE",
            "stand for options that are left out."
        })
final class ServeCommand implements Callable<Integer> {

    private static final int MAX_PORTS = 65535;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:CEIBA_PORT:-8080}",
            description = "Port to listen on; 0 for any that is free (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:CEIBA_HOST:-127.0.0.1}",
            description = "Address to listen on; 0.0.0.0 lets other machines in (default: ${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${env:CEIBA_DATA:-.ceiba/server}",
            description = "Folder of the database (default: ${DEFAULT-VALUE}).")
    private String data = ".ceiba/server";

    @Option(
            names = "--database",
            paramLabel = "URL",
            defaultValue = "${env:CEIBA_DATABASE}",
            description = "A PostgreSQL instead: postgresql://HOST/NAME?user=U&password=P")
    private @Nullable String database;

    @Option(
            names = "--limits",
            paramLabel = "on|off",
            defaultValue = "on",
            description = "'off' lifts the limits for each client, for load tests on this machine "
                    + "(default: ${DEFAULT-VALUE}).")
    private String limits = "on";

    @Option(
            names = "--rehearse",
            hidden = true,
            description =
                    "Start on a free port without data, be visited by one guest, and stop: for the launcher, which "
                            + "makes the JVM's cache for quick starts that way.")
    private boolean rehearse;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rehearse) {
            return Rehearsal.run() > 0 ? Main.DONE : Main.FAILED;
        }
        if (port < 0 || port > MAX_PORTS) {
            throw new Refusal("--port takes 0 to " + MAX_PORTS);
        }
        if (!limits.equals("on") && !limits.equals("off")) {
            throw new Refusal("--limits takes 'on' or 'off', not '" + limits + "'");
        }
        Settings settings = Settings.in(folder())
                .at(host, port)
                .database(database)
                .with(limits.equals("on") ? Limits.STANDARD : Limits.OFF);
        Server server = Server.start(settings);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Ceiba is at http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port() + "/");
        out.flush();
        stopped.await();
        return Main.DONE;
    }

    private Path folder() {
        try {
            return Path.of(data);
        } catch (InvalidPathException e) {
            throw new Refusal("no folder can have the name '" + data + "'", e);
        }
    }
}
