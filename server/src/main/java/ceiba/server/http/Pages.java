package ceiba.server.http;

import ceiba.server.match.Denied;
import io.jooby.Context;
import io.jooby.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The browser client: files on the class path under {@code web/}, and its one page at all of its own addresses. */
final class Pages {

    private static final String FOLDER = "web/";
    private static final String PAGE = "index.html";
    private static final Pattern SAFE = Pattern.compile("[\\w-]+(\\.[\\w-]+)*(/[\\w-]+(\\.[\\w-]+)*)*");
    /** A name with the hash of its content never stands for other content. */
    private static final Pattern HASHED = Pattern.compile(".*[.-][A-Za-z0-9]{8,}\\.\\w+");

    private static final Map<String, String> ENCODINGS = Map.of("br", ".br", "gzip", ".gz");

    private final Map<String, Optional<byte[]>> files = new ConcurrentHashMap<>();
    /** In a folder the client may change at any moment, for somebody works on it; in a jar it stays as it is. */
    private final boolean changing = inAFolder();

    /** The file at an address, or the page if it is one of the client's own addresses. */
    void send(Context context) {
        String path = context.getRequestPath().substring(1);
        boolean file = path.contains(".");
        if (path.startsWith("api/") || (file && !SAFE.matcher(path).matches())) {
            throw new Denied(Denied.Code.MISSING, "there is nothing at this address");
        }
        String name = file && !path.startsWith("recover/") ? path : PAGE; // a token has dots, too
        String accepted = context.header("Accept-Encoding").value("");
        context.setResponseHeader("Vary", "Accept-Encoding");
        for (String encoding : new String[] {"br", "gzip"}) {
            byte[] packed = accepted.contains(encoding) ? content(name + ENCODINGS.get(encoding)) : null;
            if (packed != null) {
                context.setResponseHeader("Content-Encoding", encoding);
                send(context, name, packed);
                return;
            }
        }
        byte[] plain = content(name);
        if (plain == null) {
            throw new Denied(Denied.Code.MISSING, "there is no such page");
        }
        send(context, name, plain);
    }

    private static void send(Context context, String name, byte[] content) {
        context.setResponseType(MediaType.byFile(name));
        context.setResponseHeader(
                "Cache-Control", HASHED.matcher(name).matches() ? "public, max-age=31536000, immutable" : "no-cache");
        context.send(content);
    }

    private byte @Nullable [] content(String name) {
        return (changing ? read(name) : files.computeIfAbsent(name, Pages::read)).orElse(null);
    }

    private static boolean inAFolder() {
        URL page = Pages.class.getClassLoader().getResource(FOLDER + PAGE);
        return page != null && page.getProtocol().equals("file");
    }

    private static Optional<byte[]> read(String name) {
        try (@Nullable InputStream in = Pages.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
