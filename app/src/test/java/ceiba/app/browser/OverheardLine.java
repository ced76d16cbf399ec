package ceiba.app.browser;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A line between one browser and the server that remembers every byte the browser got, and that can be cut. */
final class OverheardLine implements AutoCloseable {

    private final int server;
    private final ServerSocket door;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ByteArrayOutputStream heard = new ByteArrayOutputStream(); // its methods are synchronized
    private volatile boolean cut;
    private volatile boolean deaf;

    OverheardLine(int server) {
        this.server = server;
        try {
            door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::listen);
    }

    String address() {
        return "http://127.0.0.1:" + door.getLocalPort();
    }

    /** All that the browser got so far, without the marks that cut a stream into chunks. */
    String heard() {
        return heard.toString(StandardCharsets.UTF_8).replaceAll("\r\n[0-9a-f]+\r\n", "");
    }

    /** From now on the server still hears the browser, but the browser hears nothing. */
    void deafen() {
        deaf = true;
    }

    /** From now on nothing comes through. */
    void cut() {
        cut = true;
        sockets.forEach(OverheardLine::hangUp);
    }

    void mend() {
        deaf = false;
        cut = false;
    }

    @Override
    public void close() {
        cut();
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.shutdownNow();
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                connect(door.accept());
            } catch (IOException e) {
                return; // the door is closed
            }
        }
    }

    private void connect(Socket browser) throws IOException {
        Socket there = new Socket(InetAddress.getLoopbackAddress(), server);
        sockets.add(browser);
        sockets.add(there);
        if (cut) {
            hangUp(browser);
            hangUp(there);
        }
        threads.execute(() -> carry(browser, there, false));
        threads.execute(() -> carry(there, browser, true));
    }

    private void carry(Socket from, Socket to, boolean listening) {
        byte[] buffer = new byte[1 << 14];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                if (listening && deaf) {
                    continue;
                }
                if (listening) {
                    heard.write(buffer, 0, length);
                }
                out.write(buffer, 0, length);
            }
        } catch (IOException e) {
            // one end hung up, and now the other does
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
