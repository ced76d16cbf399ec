package ceiba.server.http;

import ceiba.server.match.Denied;
import io.jooby.Context;
import io.jooby.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The browser client: files on the class path under {@code web/}, and its one page at all of its own addresses. */
final class Pages {

    private static final String FOLDER = "web/";
    private static final String PAGE = "index.html";
    /** Longer than the name of any file of ours; matching a name takes the deeper a stack the longer it is. */
    private static final int MAX_LENGTH = 200;

    private static final Pattern SAFE = Pattern.compile("[\\w-]+(\\.[\\w-]+)*(/[\\w-]+(\\.[\\w-]+)*)*");
    /** A name with the hash of its content never stands for other content. */
    private static final Pattern HASHED = Pattern.compile(".*[.-][A-Za-z0-9]{8,}\\.\\w+");

    private static final Map<String, String> ENCODINGS = Map.of("br", ".br", "gzip", ".gz");

    /** The files that are there: what is missing must take no room, for anybody can ask for it by any name. */
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    /** In a folder the client may change at any moment, for somebody works on it; in a jar it stays as it is. */
    private final boolean changing = inAFolder();

    /** The file at an address, or the page if it is one of the client's own addresses. */
    void send(Context context) {
        String path = context.getRequestPath().substring(1);
        boolean file = path.contains(".");
        if (path.startsWith("api/") || (file && !safe(path))) {
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

    static boolean safe(String path) {
        return path.length() <= MAX_LENGTH && SAFE.matcher(path).matches();
    }

    byte @Nullable [] content(String name) {
        byte[] known = files.get(name);
        byte[] content = known == null ? read(name) : known;
        if (content != null && !changing) {
            files.put(name, content);
        }
        return content;
    }

    /** How many files are kept in memory. */
    int kept() {
        return files.size();
    }

    private static boolean inAFolder() {
        URL page = Pages.class.getClassLoader().getResource(FOLDER + PAGE);
        return page != null && page.getProtocol().equals("file");
    }

    private static byte @Nullable [] read(String name) {
        try (@Nullable InputStream in = Pages.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
