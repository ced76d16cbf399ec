package ceiba.app;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reading and writing the files that commands are given; {@code -} is standard input. */
final class Files {

    private static final long LARGEST = 16L << 20;

    private Files() {}

    /** The JSON in a file, or a refusal that names the file. */
    static Node read(String file) {
        String name = file.equals("-") ? "standard input" : file;
        try {
            return Json.parse(text(file));
        } catch (NoSuchFileException e) {
            throw new Refusal("there is no file " + name, e);
        } catch (AccessDeniedException e) {
            throw new Refusal("the file " + name + " cannot be read: no permission", e);
        } catch (CharacterCodingException e) {
            throw new Refusal(name + ": not UTF-8 text", e);
        } catch (IOException e) {
            throw new Refusal("the file " + name + " cannot be read: " + e.getMessage(), e);
        } catch (Refusal e) {
            throw new Refusal(name + ": " + e.sentence(), e);
        }
    }

    static void write(String file, String text) {
        try {
            java.nio.file.Files.writeString(Path.of(file), text);
        } catch (IOException e) {
            throw new Refusal("the file " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    private static String text(String file) throws IOException {
        if (file.equals("-")) {
            return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Path path = Path.of(file);
        if (java.nio.file.Files.isDirectory(path)) {
            throw new Refusal("is a folder");
        }
        if (java.nio.file.Files.size(path) > LARGEST) {
            throw new Refusal("is larger than 16 MiB");
        }
        return java.nio.file.Files.readString(path);
    }
}
