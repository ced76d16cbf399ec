package ceiba.server.store;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Copies of a SQLite database: made while its server runs, and put back while it does not. */
public final class Backup {

    /** What a database is called that another was put in place of. */
    static final String REPLACED = Database.FILE + ".replaced";

    private Backup() {}

    /**
     * Writes all that is in a data folder at one moment into a file that only its owner may read. The file is complete or not
     * there.
     *
     * @return its size in bytes
     * @throws Refusal if there is nothing to copy, or the file exists and is not to be replaced
     */
    public static long make(Path folder, Path file, boolean replace) {
        checkTarget(file, replace);
        Path database = folder.resolve(Database.FILE);
        if (!Files.isRegularFile(database)) {
            throw new Refusal("there is no database in " + folder);
        }
        try {
            Path copy = temporary(file);
            try {
                try (Connection connection =
                                DriverManager.getConnection("jdbc:sqlite:" + database + "?busy_timeout=10000");
                        PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
                    vacuum.setString(1, copy.toString());
                    vacuum.execute();
                }
                check(copy);
                moveInto(copy, file, replace);
            } finally {
                Files.deleteIfExists(copy);
            }
            return Files.size(file);
        } catch (SQLException e) {
            throw new Refusal("the database in " + folder + " cannot be copied: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new Refusal(file + " cannot be written: " + e, e);
        }
    }

    /**
     * Puts such a file into a data folder. A database that was there is kept beside it under another name.
     *
     * @throws Refusal if a server runs on the folder, the file is not sound, or there is a database that is not to be replaced
     */
    public static void restore(Path file, Path folder, boolean replace) {
        if (!Files.isRegularFile(file)) {
            throw new Refusal("there is no file " + file);
        }
        try {
            Files.createDirectories(folder);
            FileChannel lock = Database.lock(folder);
            try (lock) {
                Path database = folder.resolve(Database.FILE);
                checkTarget(database, replace);
                Path copy = temporary(database);
                try {
                    try (OutputStream out = Files.newOutputStream(copy)) {
                        Files.copy(file, out); // into the file that only its owner may read
                    }
                    check(copy);
                    setAside(folder);
                    moveInto(copy, database, false);
                } finally {
                    Files.deleteIfExists(copy);
                }
            }
        } catch (IOException e) {
            throw new Refusal(file + " cannot be put into " + folder + ": " + e, e);
        }
    }

    static void checkTarget(Path file, boolean replace) {
        if (Files.isDirectory(file) || (Files.exists(file) && !replace)) {
            throw new Refusal("there is already something at " + file
                    + (Files.isDirectory(file) ? "" : "; --replace puts the other in its place"));
        }
    }

    /** An empty file beside another, which only its owner may read; with the same name but for its end. */
    private static Path temporary(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return Files.createTempFile(folder == null ? Path.of("/") : folder, file.getFileName() + ".", ".part");
    }

    /** A copy that is not sound is worse than none. */
    private static void check(Path copy) {
        try (Archive archive = Archive.ofFile(copy, 1)) {
            List<String> damage = archive.damage();
            if (!damage.isEmpty()) {
                throw new Refusal("the database is damaged: " + damage.getFirst());
            }
        } catch (Refusal e) {
            throw new Refusal(e.sentence().replace(copy.toString(), "the file"), e);
        }
    }

    /** With what belongs to it: a write-ahead log must never meet another database. */
    private static void setAside(Path folder) throws IOException {
        for (String part : List.of("", "-wal", "-shm")) {
            Path old = folder.resolve(Database.FILE + part);
            Path aside = folder.resolve(REPLACED + part);
            Files.deleteIfExists(aside);
            if (Files.exists(old)) {
                Files.move(old, aside);
            }
        }
    }

    private static void moveInto(Path copy, Path file, boolean replace) throws IOException {
        try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        if (replace) {
            Files.move(copy, file, StandardCopyOption.ATOMIC_MOVE);
        } else {
            Files.move(copy, file);
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder)) {
                channel.force(true); // the name, too, outlives a power cut
            }
        }
    }
}
