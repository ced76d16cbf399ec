package ceiba.app;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The address of a PostgreSQL, whose password is better not in a command that every user of the machine can read. */
final class DatabaseUrl {

    private static final String PASSWORD = "CEIBA_DATABASE_PASSWORD";
    private static final String FILE = PASSWORD + "_FILE";

    private DatabaseUrl() {}

    /**
     * The address with the password that the environment has, or a file that the environment names; if it has its own, or
     * there is no other, as it is.
     *
     * @param environment the value of a variable, or null
     */
    static @Nullable String complete(@Nullable String url, Function<String, @Nullable String> environment) {
        if (url == null || url.matches(".*[?&]password=.*")) {
            return url;
        }
        String file = environment.apply(FILE);
        String password = file == null ? environment.apply(PASSWORD) : firstLine(file);
        if (password == null) {
            return url;
        }
        return url + (url.contains("?") ? "&" : "?") + "password="
                + URLEncoder.encode(password, StandardCharsets.UTF_8);
    }

    private static String firstLine(String file) {
        try (var lines = java.nio.file.Files.lines(Path.of(file))) {
            return lines.findFirst().orElse("");
        } catch (IOException e) {
            throw new Refusal("the file " + file + " that " + FILE + " names cannot be read: " + e.getMessage(), e);
        }
    }
}
