package ceiba.app;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Function;

/** Reading and writing the files that commands are given; {@code -} is standard input. */
final class Files {

    private static final int MAX_BYTES = 16 << 20;

    private Files() {}

    /** What the JSON in a file stands for, or a refusal that names the file. */
    static <T> T read(String file, Function<Node, T> reader) {
        String name = file.equals("-") ? "standard input" : file;
        try {
            return reader.apply(Json.parse(text(file)));
        } catch (CharacterCodingException e) {
            throw new Refusal(name + ": not UTF-8 text", e);
        } catch (IOException e) {
            throw new Refusal(
                    e instanceof NoSuchFileException
                            ? "there is no file " + name
                            : "the file " + name + " cannot be read: " + reason(e),
                    e);
        } catch (Refusal e) {
            throw new Refusal(name + ": " + e.sentence(), e);
        }
    }

    static void write(String file, String text) {
        try {
            java.nio.file.Files.writeString(path(file), text);
        } catch (IOException e) {
            throw new Refusal("the file " + file + " cannot be written: " + reason(e), e);
        }
    }

    /** Refuses a file that cannot be written, before the work whose result it is to hold. Leaves no trace. */
    static void checkWritable(String file) {
        try {
            Path path = path(file);
            boolean before = java.nio.file.Files.exists(path);
            java.nio.file.Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
            if (!before) {
                java.nio.file.Files.delete(path);
            }
        } catch (IOException e) {
            throw new Refusal("the file " + file + " cannot be written: " + reason(e), e);
        }
    }

    private static String text(String file) throws IOException {
        byte[] bytes = file.equals("-") ? System.in.readNBytes(MAX_BYTES + 1) : bytes(path(file));
        if (bytes.length > MAX_BYTES) {
            throw new Refusal("larger than 16 MiB");
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    private static byte[] bytes(Path path) throws IOException {
        if (java.nio.file.Files.isDirectory(path)) {
            throw new Refusal("a folder, not a file");
        }
        try (InputStream in = java.nio.file.Files.newInputStream(path)) {
            return in.readNBytes(MAX_BYTES + 1);
        }
    }

    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new Refusal("no file can have this name", e);
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "no permission";
            case NoSuchFileException missing -> "there is no such folder";
            default -> String.valueOf(e.getMessage());
        };
    }
}
