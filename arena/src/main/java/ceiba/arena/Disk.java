package ceiba.arena;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes what must outlast a crash of the machine: it is on the disk, not only on the way there, when a method returns. */
final class Disk {

    private Disk() {}

    static void write(FileChannel channel, byte[] bytes) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        while (rest.hasRemaining()) {
            channel.write(rest);
        }
        channel.force(false);
    }

    /** Replaces a file as a whole: whenever the machine stops, there is either the old one or the new one. */
    static void replace(Path file, byte[] bytes) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel channel = FileChannel.open(
                fresh, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            write(channel, bytes);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        keepName(file);
    }

    /** A file's name lies in its folder, which is written on its own. */
    static void keepName(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null
                || !folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return; // elsewhere a folder cannot be opened like a file
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
