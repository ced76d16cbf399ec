package ceiba.app.hostile;

import ceiba.app.hostile.ApiGuest.Reply;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What is below the server fails: SQLite's disk is full, or PostgreSQL stands still. Meanwhile the server says that it is
 * well, refuses what it cannot write with 503 and within bounds, and afterwards has all that it had acknowledged.
 */
final class Faults implements Attack {

    /** Kilobytes that a file may have: SQLite's library fits, and some hundred choices. */
    private static final int DISK = 1200;

    private static final int MOST_CHOICES = 100_000;
    /** So many lines are said with each choice: the disk is full the sooner. */
    private static final int LINES = 5;

    private static final double PATIENCE = 20;
    /** In how many seconds the server has ended after SIGTERM, whatever hangs. */
    private static final double ENDING = 10;

    private Random random = new Random();
    private long acknowledged;
    private int choices;
    private int refused;
    private int keys;

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        random = field.random();
        if (field.database() == null) {
            fullDisk(field);
        } else {
            stoppedDatabase(field);
        }
        return Json.object("acknowledged", choices, "refused", refused);
    }

    /** Writing fails once a file has grown to a certain size, just as it does on a full disk. */
    private void fullDisk(Field field) throws Exception {
        List<String> bounded = List.of("bash", "-c", "ulimit -f " + DISK + "; exec \"$@\"", "bash");
        String match;
        ApiGuest guest;
        String[] address = new String[1];
        try (ServerProcess server = field.start(bounded, "--limits", "off")) {
            address[0] = server.address();
            guest = ApiGuest.named("Writer", () -> address[0]);
            match = guest.table("tzolkin", List.of("me", "bot:novice"));
            for (int i = 0; refused < 5 && i < MOST_CHOICES; i++) {
                match = choose(guest, match);
                for (int line = 0; refused == 0 && line < LINES; line++) {
                    noted(say(guest, match), System.nanoTime());
                }
            }
            Broken.unless(refused > 0, "the disk was never full");
            Field.checkHealth(server.address());
            Broken.unless(server.alive(), "the server has ended");
            guest.get("/api/matches/" + match).expectOk();
        }
        try (ServerProcess server = field.start("--limits", "off")) {
            address[0] = server.address();
            checkKept(guest, match);
            choose(guest, match);
        }
    }

    /** Every process of the database's is stopped, again and again; the last time, the server is to end meanwhile. */
    private void stoppedDatabase(Field field) throws Exception {
        long end = field.end();
        String[] address = new String[1];
        ApiGuest guest;
        String match;
        try (ServerProcess server = field.start("--limits", "off")) {
            address[0] = server.address();
            guest = ApiGuest.named("Writer", () -> address[0]);
            match = guest.table("tzolkin", List.of("me", "bot:novice"));
            do {
                for (int i = 0; i < 20; i++) {
                    match = choose(guest, match);
                }
                List<Long> processes = processes(String.valueOf(field.database()));
                signal("STOP", processes);
                try {
                    for (int i = 0; i < 2; i++) {
                        match = choose(guest, match);
                        Field.checkHealth(server.address());
                    }
                    awaitUnreadiness(guest);
                } finally {
                    signal("CONT", processes);
                }
                awaitRecovery(guest, match);
                checkKept(guest, match);
            } while (System.nanoTime() < end);
            Broken.unless(refused > 0, "the database did not stand still");

            List<Long> processes = processes(String.valueOf(field.database()));
            signal("STOP", processes);
            try {
                long start = System.nanoTime();
                server.stop();
                double seconds = (System.nanoTime() - start) / 1e9;
                Broken.unless(seconds < ENDING, "it took " + seconds + " s to end");
            } finally {
                signal("CONT", processes);
            }
        }
        try (ServerProcess server = field.start("--limits", "off")) {
            address[0] = server.address();
            checkKept(guest, match);
            choose(guest, match);
        }
    }

    /** Makes a choice if there is one; the match, or the next one once it is over. A refusal must be 503 and not late. */
    private String choose(ApiGuest guest, String match) throws Exception {
        long start = System.nanoTime();
        Reply seen = guest.get("/api/matches/" + match);
        if (!seen.ok()) {
            refusedWell(seen, start);
            return match;
        }
        Node state = seen.body();
        if (state.get("status").text().equals("over")) {
            Reply next = guest.askForTable("tzolkin", List.of("me", "bot:novice"));
            if (!next.ok()) {
                refusedWell(next, start);
                return match;
            }
            acknowledged = 0;
            return next.body().get("id").text();
        }
        List<Node> legal = state.get("choices").items();
        Reply made;
        if (legal.isEmpty()) { // a bot decides, if it can; whoever talks meanwhile is on the disk as well
            Thread.sleep(100);
            made = say(guest, match);
        } else {
            made = guest.post(
                    "/api/matches/" + match + "/choices",
                    Json.compact(Json.object(
                            "seq", state.get("seq").whole(0, Long.MAX_VALUE),
                            "choice",
                                    legal.get(random.nextInt(legal.size()))
                                            .get("words")
                                            .text(),
                            "key", "k" + keys++)));
        }
        noted(made, start);
        return match;
    }

    private void noted(Reply made, long start) {
        if (made.ok()) {
            choices++;
            acknowledged = made.body().get("seq").whole(1, Long.MAX_VALUE);
        } else if (made.status() != 409) {
            refusedWell(made, start);
        }
    }

    private Reply say(ApiGuest guest, String match) throws Exception {
        return guest.post(
                "/api/matches/" + match + "/chat", Json.compact(Json.object("text", "Hello", "key", "k" + keys++)));
    }

    private void refusedWell(Reply reply, long start) {
        double seconds = (System.nanoTime() - start) / 1e9;
        refused++;
        Broken.unless(
                reply.status() == 503, "what cannot be done now is answered " + reply.status() + ": " + reply.text());
        Broken.unless(seconds < PATIENCE, "a refusal took " + seconds + " s");
        Broken.unless(reply.retryAfter().isPresent(), "a refusal does not say when to try again");
    }

    private static void awaitUnreadiness(ApiGuest guest) throws Exception {
        long end = System.nanoTime() + (long) (PATIENCE * 1e9);
        while (guest.get("/ready").ok()) {
            Broken.unless(System.nanoTime() < end, "/ready does not know that the database stands still");
            Thread.sleep(200);
        }
    }

    private void awaitRecovery(ApiGuest guest, String match) throws Exception {
        long end = System.nanoTime() + (long) (PATIENCE * 1e9);
        // a match in memory can be shown before the database is back
        while (!guest.get("/ready").ok() || !guest.get("/api/matches/" + match).ok()) {
            Broken.unless(System.nanoTime() < end, "the server does not find back to its database");
            Thread.sleep(200);
        }
    }

    private void checkKept(ApiGuest guest, String match) throws Exception {
        long seq = guest.get("/api/matches/" + match).expectOk().get("seq").whole(0, Long.MAX_VALUE);
        Broken.unless(seq >= acknowledged, "an acknowledged choice is lost");
    }

    /** Those that serve connections, and the one that starts them: else the server would just open others. */
    private static List<Long> processes(String database) throws SQLException {
        String url = database.startsWith("jdbc:") ? database : "jdbc:" + database;
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT pid, pid = pg_backend_pid() FROM pg_stat_activity"
                        + " WHERE datname = current_database()")) {
            List<Long> processes = new ArrayList<>();
            while (rows.next()) {
                long process = rows.getLong(1);
                if (rows.getBoolean(2)) {
                    ProcessHandle.of(process)
                            .flatMap(ProcessHandle::parent)
                            .ifPresent(parent -> processes.add(parent.pid()));
                } else {
                    processes.add(process);
                }
            }
            return processes;
        }
    }

    private static void signal(String name, List<Long> processes) throws Exception {
        for (long process : processes) {
            new ProcessBuilder("kill", "-" + name, String.valueOf(process))
                    .inheritIO()
                    .start()
                    .waitFor();
        }
    }
}
