package ceiba.server.fuzz;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A connection on which any bytes can be sent, as no HTTP client would let us. */
final class RawConnection implements AutoCloseable {

    /** How long an answer may take before we call it a hang. */
    private static final int PATIENCE = 5_000;

    /** An answer. */
    record Answer(int status, Map<String, String> headers, byte[] body) {

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        /** Why this answer should never be given to anybody; null if it is fine. */
        @Nullable
        String fault() {
            if (status < 200 || status > 503 || (status >= 500 && status != 503)) {
                return "status " + status;
            }
            if (status < 400) {
                return null;
            }
            try {
                Node error = Json.parse(text()).get("error");
                boolean clear = !error.get("code").text().isBlank()
                        && !error.get("message").text().isBlank();
                return clear ? null : "a refusal without a reason";
            } catch (Refusal e) {
                return "a refusal that is not the usual JSON";
            }
        }
    }

    private final int port;
    private final Socket socket;
    private final OutputStream out;
    private final InputStream in;

    RawConnection(int port) throws IOException {
        this.port = port;
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE);
        out = socket.getOutputStream();
        in = socket.getInputStream();
    }

    /** A connection to the same server. */
    RawConnection another() throws IOException {
        return new RawConnection(port);
    }

    /** Sends a request that may be cut short: the server may have enough of it before it is all out. */
    @Nullable
    Answer sendAndRead(String text) throws IOException {
        try {
            send(text);
        } catch (SocketException e) {
            // read what it said
        }
        try {
            return read();
        } catch (SocketException e) {
            return null;
        }
    }

    void send(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    void send(String text) throws IOException {
        send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Says that no more is coming. */
    void sendNoMore() throws IOException {
        socket.shutdownOutput();
    }

    /** The next answer, which must come. */
    Answer answer() throws IOException {
        Answer answer = read();
        if (answer == null) {
            throw new AssertionError("the connection has ended");
        }
        return answer;
    }

    /** The next answer; null if the server has closed the connection without one. */
    @Nullable
    Answer read() throws IOException {
        String first = line();
        if (first == null) {
            return null;
        }
        int status = Integer.parseInt(first.split(" ", 3)[1]);
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(); line != null && !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        if (status == 100) {
            return read();
        }
        return new Answer(status, headers, body(headers));
    }

    private byte[] body(Map<String, String> headers) throws IOException {
        if (headers.containsKey("content-length")) {
            return in.readNBytes(Integer.parseInt(headers.get("content-length")));
        }
        if ("text/event-stream".equals(headers.get("content-type"))) {
            return new byte[0]; // it never ends
        }
        if ("chunked".equals(headers.get("transfer-encoding"))) {
            return chunks();
        }
        return in.readAllBytes();
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (true) {
            int length = Integer.parseInt(String.valueOf(line()), 16);
            all.write(in.readNBytes(length));
            line();
            if (length == 0) {
                return all.toByteArray();
            }
        }
    }

    private @Nullable String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                return line.size() == 0 ? null : line.toString(StandardCharsets.ISO_8859_1);
            }
            line.write(b);
        }
        return line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
