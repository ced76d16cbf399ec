package ceiba.server;

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
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The wire between a server and its PostgreSQL, on which all can go wrong that goes wrong on wires. */
final class Wire implements AutoCloseable {

    private final ServerSocket door;
    private final int to;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean hanging;
    private boolean deaf;
    private boolean losing;

    /** @param to the port of the database */
    Wire(int to) {
        this.to = to;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::open);
    }

    int port() {
        return door.getLocalPort();
    }

    /** From now on nothing comes through, in either direction, though nothing is closed. */
    void hang(boolean now) {
        lock.lock();
        try {
            hanging = now;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** From now on whoever listens for notes hears none. */
    void deafen() {
        deaf = true;
    }

    /** The next commit of entries is made, but the connection dies before the answer to it arrives. */
    void loseNextAnswerToCommit() {
        losing = true;
    }

    /** Whether that has happened. */
    boolean hasLostIt() {
        return !losing;
    }

    private void open() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
                ends.add(near);
                ends.add(far);
                Link link = new Link(near, far);
                Thread.ofVirtual().start(link::ask);
                Thread.ofVirtual().start(link::answer);
            } catch (IOException e) {
                return; // the door is closed
            }
        }
    }

    /** One connection. */
    private final class Link {

        private final Socket near;
        private final Socket far;
        private volatile boolean listens;
        private boolean writes;
        private volatile boolean doomed;

        Link(Socket near, Socket far) {
            this.near = near;
            this.far = far;
        }

        void ask() {
            pump(near, far, bytes -> {
                String text = new String(bytes, StandardCharsets.ISO_8859_1);
                listens |= text.contains("LISTEN ceiba");
                writes |= text.contains("INSERT INTO entries");
                if (text.contains("COMMIT")) {
                    doomed = losing && writes; // there are others, such as a server's sign of life
                    losing &= !doomed;
                    writes = false;
                }
                return true;
            });
        }

        void answer() {
            pump(far, near, bytes -> {
                if (doomed) {
                    close(near);
                    close(far);
                }
                return !(doomed || (deaf && listens));
            });
        }
    }

    /** Sees what is on its way; false if it gets lost. */
    private interface Eye {
        boolean passes(byte[] bytes);
    }

    private void pump(Socket from, Socket to, Eye eye) {
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                waitIfHanging();
                if (eye.passes(java.util.Arrays.copyOf(buffer, count))) {
                    out.write(buffer, 0, count);
                    out.flush();
                }
            }
        } catch (IOException e) {
            // one end is closed, and so is the other now
        }
    }

    private void waitIfHanging() {
        lock.lock();
        try {
            while (hanging) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        hang(false);
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ends.forEach(Wire::close);
    }
}
