package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.Server;
import ceiba.server.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ceiba backup}, {@code restore} and {@code check} on a server's data. */
@Timeout(120)
class BackupTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    private Path folder = Path.of("");

    private Path data() {
        return folder.resolve("data");
    }

    private Path copy() {
        return folder.resolve("copy.db");
    }

    @Test
    void aCopyIsMadeWhileTheServerRunsAndPutBack() throws Exception {
        String match;
        try (Server server = Server.start(Settings.in(data()))) {
            match = table(server);
            assertThat(Run.done("backup", copy().toString(), "--data", data().toString()))
                    .contains("copy.db: ");
            table(server); // too late for the copy
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy())))
                    .isEqualTo("rw-------");
            assertThat(Run.of("backup", copy().toString(), "--data", data().toString())
                            .refusal())
                    .contains("already something", "--replace");
            assertThat(restore(data()).refusal()).contains("another server uses the data folder");
            assertThat(check(data(), "matches")).isEqualTo(2); // with the server running
        }
        assertThat(restore(data()).refusal()).contains("already something", "--replace");
        assertThat(restore(data(), "--replace").done()).contains("copy.db is in");
        assertThat(check(data(), "matches")).isEqualTo(1);
        assertThat(data().resolve("ceiba.db.replaced")).isRegularFile();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data().resolve("ceiba.db"))))
                .isEqualTo("rw-------");
        try (Server server = Server.start(Settings.in(data()))) {
            assertThat(get(server, "/api/matches/" + match).get("status").text())
                    .isEqualTo("running");
        }
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("copy.db", "data");
        }
    }

    @Test
    void nothingButASoundCopyIsPutBack() throws Exception {
        Files.writeString(copy(), "not a database, but long enough to be taken for one ".repeat(100));
        assertThat(restore(data()).refusal()).contains("the file cannot be read");
        assertThat(data().resolve("ceiba.db")).doesNotExist();
        try (Server server = Server.start(Settings.in(data()))) {
            table(server);
        }
        Files.delete(copy());
        Run.done("backup", copy().toString(), "--data", data().toString());
        byte[] bytes = Files.readAllBytes(copy());
        for (int i = 4096; i < bytes.length - 4096; i += 4096) {
            java.util.Arrays.fill(bytes, i, i + 300, (byte) 7);
        }
        Files.write(copy(), bytes);
        assertThat(restore(folder.resolve("other")).code()).isEqualTo(Main.REFUSED);
        assertThat(folder.resolve("other/ceiba.db")).doesNotExist();
    }

    @Test
    void thereMustBeSomethingToCopy() {
        assertThat(Run.of("backup", copy().toString(), "--data", data().toString())
                        .refusal())
                .contains("there is no database in");
        assertThat(Run.of("check", "--data", data().toString()).refusal()).contains("there is no database in");
        assertThat(Run.of("backup", copy().toString(), "--database", "postgresql://127.0.0.1:1/ceiba")
                        .refusal())
                .contains("the database at jdbc:postgresql://127.0.0.1:1/ceiba cannot be read");
        assertThat(folder).isEmptyDirectory();
    }

    /** Of a folder or of a PostgreSQL: a copy is a copy, and can be put into either. */
    @Test
    void aPostgresIsCopiedWhileItsServerRunsAndPutBack() throws Exception {
        String database = Postgres.fresh();
        String[] backup = {"backup", copy().toString(), "--database", database};
        String[] restore = {"restore", copy().toString(), "--database", database};
        Settings settings = Settings.in(data()).database(database);
        assertThat(Run.of(backup).refusal()).contains("is no database of a server");
        String token;
        String match;
        try (Server server = Server.start(settings)) {
            token = guest(server);
            match = table(server, token);
            assertThat(Run.done(backup)).contains("copy.db: ");
            table(server, guest(server)); // too late for the copy
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy())))
                    .isEqualTo("rw-------");
            String refusal = Run.of(restore).refusal();
            while (!refusal.contains("a server uses the database")) { // which says so any moment
                refusal = Run.of(restore).refusal();
            }
        }
        assertThat(Run.of(restore).refusal()).contains("already", "--replace");
        assertThat(matches(database)).isEqualTo(2);
        Run.done("restore", copy().toString(), "--database", database, "--replace");
        assertThat(matches(database)).isEqualTo(1);
        checkThere(settings, match, token);

        Path other = folder.resolve("other");
        restore(other).done();
        checkThere(Settings.in(other), match, token);
        Run.done("restore", copy().toString(), "--database", Postgres.fresh());
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("copy.db", "other");
        }
    }

    /** The match goes on, and its guest is still who it was: the key is the same. */
    private static void checkThere(Settings settings, String match, String token) throws Exception {
        try (Server server = Server.start(settings)) {
            assertThat(get(server, "/api/matches/" + match).get("status").text())
                    .isEqualTo("running");
            assertThat(send(server, "/api/guests", token, "{}").get("token").text())
                    .isEqualTo(token);
        }
    }

    private static int matches(String database) {
        return Json.parse(Run.done("check", "--json", "--database", database))
                .get("matches")
                .integer(0, 1000);
    }

    @Test
    void aBrokenMatchIsNamedWithItsEntry() throws Exception {
        String sound;
        String broken;
        String lost;
        try (Server server = Server.start(Settings.in(data()))) {
            sound = table(server);
            broken = table(server);
            lost = table(server);
        }
        sql("UPDATE entries SET kind = 'DANCE' WHERE seq = 2 AND match_id = '" + broken + "'");
        sql("DELETE FROM entries WHERE seq = 1 AND match_id = '" + lost + "'");
        Run run = Run.of("check", "--data", data().toString());
        assertThat(run.code()).isEqualTo(Main.FAILED);
        assertThat(run.out())
                .contains("match " + broken + ": entry 2 (UNKNOWN): ")
                .contains("match " + lost + ": entry 2 (START): entry 1 is missing")
                .contains("2  faults")
                .doesNotContain(sound);
    }

    @Test
    void aRowThatSaysOtherThanItsEntriesIsNamed() throws Exception {
        String running;
        String over;
        String lost;
        try (Server server = Server.start(Settings.in(data()))) {
            running = table(server);
            String token = guest(server);
            over = table(server, token);
            send(server, "/api/matches/" + over + "/resign", token, "{\"key\": \"k\"}");
            lost = table(server);
        }
        sql("UPDATE matches SET status = 'over' WHERE id = '" + running + "'");
        sql("UPDATE matches SET result = '{}' WHERE status = 'over' AND id = '" + over + "'");
        sql("DELETE FROM matches WHERE id = '" + lost + "'");
        assertThat(Run.of("check", "--data", data().toString()).out())
                .contains("match " + running + ": its row says over, its entries running")
                .contains("match " + over + ": its row says the result {}, its entries ")
                .contains("match " + lost + ": it has entries but no row")
                .contains("3  faults");
    }

    @Test
    void anEntryThatSaysAnotherStepIsNamed() throws Exception {
        String match;
        try (Server server = Server.start(Settings.in(data()))) {
            match = table(server);
        }
        sql("UPDATE entries SET step = 7 WHERE seq = 2 AND match_id = '" + match + "'");
        assertThat(Run.of("check", "--data", data().toString()).out())
                .contains("match " + match + ": entry 2 (START): it says step 7, the match is at 0");
    }

    @Test
    void whatTheDatabaseFindsWrongWithItselfIsTold() throws Exception {
        try (Server server = Server.start(Settings.in(data()))) {
            table(server);
        }
        sql(
                "PRAGMA writable_schema = ON",
                "UPDATE sqlite_schema SET sql = replace(sql, 'recovery TEXT', 'recovery TEXT NOT NULL')");
        Run run = Run.of("check", "--data", data().toString());
        assertThat(run.code()).isEqualTo(Main.FAILED);
        assertThat(run.out()).contains("database: NULL value in guests.recovery");
    }

    private int check(Path data, String count) {
        return Json.parse(Run.done("check", "--json", "--data", data.toString()))
                .get(count)
                .integer(0, 1000);
    }

    private Run restore(Path data, String... more) {
        List<String> words =
                new java.util.ArrayList<>(List.of("restore", copy().toString(), "--data", data.toString()));
        words.addAll(List.of(more));
        return Run.of(words.toArray(String[]::new));
    }

    private void sql(String... changes) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data().resolve("ceiba.db"));
                Statement statement = connection.createStatement()) {
            int changed = 0;
            for (String change : changes) {
                changed = statement.executeUpdate(change);
            }
            assertThat(changed).isPositive();
        }
    }

    /** A match that has begun and waits for its person. */
    private static String table(Server server) throws IOException, InterruptedException {
        return table(server, guest(server));
    }

    private static String guest(Server server) throws IOException, InterruptedException {
        return send(server, "/api/guests", "", "{}").get("token").text();
    }

    private static String table(Server server, String token) throws IOException, InterruptedException {
        return send(server, "/api/tables", token, "{\"game\": \"tzolkin\", \"seats\": [\"me\", \"bot:novice\"]}")
                .get("id")
                .text();
    }

    private static Node get(Server server, String path) throws IOException, InterruptedException {
        return Json.parse(HTTP.send(HttpRequest.newBuilder(at(server, path)).build(), BodyHandlers.ofString())
                .body());
    }

    private static Node send(Server server, String path, String token, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(at(server, path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return Json.parse(HTTP.send(request.build(), BodyHandlers.ofString()).body());
    }

    private static URI at(Server server, String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }
}
