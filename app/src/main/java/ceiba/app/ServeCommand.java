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
            "The environment variables CEIBA_PORT, CEIBA_HOST, CEIBA_DATA, CEIBA_DATABASE and",
            "CEIBA_ADMIN_TOKEN_FILE stand for options that are left out. CEIBA_ADMIN_TOKEN is",
            "the administrator's token itself; without any, a fresh one is printed.",
            "The database's password can be in CEIBA_DATABASE_PASSWORD, or in a file that",
            "CEIBA_DATABASE_PASSWORD_FILE names."
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
            description = "A PostgreSQL instead: postgresql://HOST/NAME?user=U")
    private @Nullable String database;

    @Option(
            names = "--admin-token-file",
            paramLabel = "FILE",
            defaultValue = "${env:CEIBA_ADMIN_TOKEN_FILE}",
            description = "A file with the token of the administrator, of 20 letters or more.")
    private @Nullable String adminTokenFile;

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
                .database(DatabaseUrl.complete(database, System::getenv))
                .administrator(adminToken())
                .with(limits.equals("on") ? Limits.STANDARD : Limits.OFF);
        // at once and without ado: whoever watches over us starts us anew
        Server server = Server.start(settings, () -> Runtime.getRuntime().halt(Main.FAILED));
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        PrintWriter out = spec.commandLine().getOut();
        String address = "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port() + "/";
        out.println("Ceiba is at " + address);
        // a browser sends nobody what follows the #
        out.println("Its administrator is at " + address + "admin"
                + (settings.administrator() == null ? "#" + server.administrator() : ""));
        out.flush();
        stopped.await();
        return Main.DONE;
    }

    /** The token that was given; null if a fresh one is wanted. */
    private @Nullable String adminToken() {
        String given;
        try {
            given = adminTokenFile == null
                    ? System.getenv("CEIBA_ADMIN_TOKEN")
                    : java.nio.file.Files.readString(Files.path(adminTokenFile)).strip();
        } catch (IOException e) {
            throw new Refusal("the file " + adminTokenFile + " with the administrator's token cannot be read", e);
        }
        if (given != null && !given.matches("[!-~]{20,200}")) {
            throw new Refusal("the administrator's token has 20 to 200 printable ASCII characters and no space");
        }
        return given;
    }

    private Path folder() {
        try {
            return Path.of(data);
        } catch (InvalidPathException e) {
            throw new Refusal("no folder can have the name '" + data + "'", e);
        }
    }
}
