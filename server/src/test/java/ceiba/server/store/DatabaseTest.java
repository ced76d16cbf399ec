package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Refusal;
import ceiba.server.Backend;
import ceiba.server.Server;
import ceiba.server.Settings;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The file of the database: whose it is, and what if it is no database any more. */
class DatabaseTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void nobodyElseReadsTheData() throws IOException {
        Path data = folder.resolve("data");
        Files.createDirectory(data, readable("rwxr-xr-x"));
        Files.createFile(data.resolve("ceiba.db"), readable("rw-r--r--"));
        try (Server server = Server.start(Settings.in(data))) {
            assertThat(server.port()).isPositive();
            assertThat(permissions(data)).isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(data)) {
                List<Path> all = files.toList();
                assertThat(all).hasSizeGreaterThanOrEqualTo(3);
                assertThat(all).allSatisfy(file -> assertThat(permissions(file)).isEqualTo("rw-------"));
            }
        }
    }

    private static FileAttribute<Set<PosixFilePermission>> readable(String permissions) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
    }

    /** PostgreSQL goes on with nothing that we have given up, and holds nothing for a server that hangs. */
    @Test
    void aPostgresLetsGo() {
        try (Database database = Database.at(
                        Objects.requireNonNull(Backend.POSTGRES.fresh().database()));
                Handle holder = database.jdbi().open();
                Handle waiting = database.jdbi().open()) {
            holder.begin();
            holder.execute("LOCK TABLE guests");
            assertThatThrownBy(() -> waiting.execute("SELECT * FROM guests"))
                    .hasMessageContaining("canceling statement due to statement timeout")
                    .satisfies(e -> assertThat(Database.outOfOrder(e)).isTrue());
            assertThat(holder.createQuery("SHOW idle_in_transaction_session_timeout")
                            .mapTo(String.class)
                            .one())
                    .isEqualTo("10s");
            holder.rollback();
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @ParameterizedTest
    @CsvSource({"0, 100", "0, 1000000", "4096, 1000000", "8192, 1000000"})
    void aDamagedDatabaseIsRefusedInASentence(int from, int most) throws IOException {
        Settings settings = Settings.in(folder);
        Server.start(settings).close();
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("ceiba.db").toFile(), "rw")) {
            byte[] rubbish = new byte[(int) Math.min(most, file.length() - from)];
            new Random(from).nextBytes(rubbish);
            file.seek(from);
            file.write(rubbish);
        }
        assertThatThrownBy(() -> Server.start(settings).close())
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("database");
    }
}
