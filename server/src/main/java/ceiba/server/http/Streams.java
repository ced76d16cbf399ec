package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.limit.Tally;
import ceiba.server.match.Denied;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.States;
import io.jooby.Sender;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The open event streams. Each sends the newest state when the one before has gone out, so that a slow reader skips some. */
final class Streams implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Streams.class);
    private static final int ALIVE_SECONDS = 10;
    private static final byte[] ALIVE = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final Matches matches;
    private final Limits limits;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("alive").factory());
    private final Future<?> alive;
    private final Set<Stream> open = ConcurrentHashMap.newKeySet();
    /** Those that have a name, by guest, match and name. */
    private final Map<Named, Stream> named = new ConcurrentHashMap<>();

    private final AtomicLong numbers = new AtomicLong();
    private final Tally guests;
    private final Tally strangers;

    private record Named(String guest, String match, String name) {}

    /** The turn of a stream to tell something, which a call has taken: its answer tells it instead. */
    interface Turn {

        /** The state now, which the stream then takes for told. */
        Map<String, Object> tell();

        /** Gives the turn back: the stream tells for itself. */
        void pass();
    }

    Streams(Matches matches, Limits limits) {
        this.matches = matches;
        this.limits = limits;
        guests = new Tally(limits.most(Most.STREAMS));
        strangers = new Tally(limits.most(Most.STREAMS_OF_STRANGERS));
        alive = timer.scheduleAtFixedRate(this::signsOfLife, ALIVE_SECONDS, ALIVE_SECONDS, TimeUnit.SECONDS);
    }

    private void signsOfLife() {
        try {
            open.forEach(Stream::alive);
        } catch (RuntimeException | Error e) { // whatever it is, there is a next time
            LOGGER.error("no sign of life on some streams", e);
        }
    }

    int size() {
        return open.size();
    }

    /**
     * Opens a stream for a reader who knows all up to a sequence number.
     *
     * @param name how the reader will call it; null if it will not
     */
    void open(Call call, Live live, long since, boolean slim, @Nullable String name) {
        String guest = call.guestId();
        String client = call.client();
        if (open.size() >= limits.most(Most.STREAMS_IN_ALL)) {
            throw new Denied(Denied.Code.SLOW_DOWN, "too many streams are open");
        }
        Tally counted = guest == null ? strangers : guests;
        while (!counted.take(client)) {
            oldest(client).close();
        }
        call.context().setResponseHeader("Content-Type", "text/event-stream");
        call.context().setResponseHeader("Cache-Control", "no-store");
        call.context().setResponseHeader("X-Accel-Buffering", "no");
        Stream stream = new Stream(
                live,
                live.match().seatOf(guest),
                guest,
                guest == null || name == null
                        ? null
                        : new Named(guest, live.match().id(), name),
                client,
                counted,
                slim,
                call.context().responseSender(),
                since);
        open.add(stream);
        stream.begin();
    }

    /** Takes the turn of a guest's stream with this name, if it is open and has nothing on its way. */
    @Nullable
    Turn turn(Live live, String guest, String name) {
        Stream stream = named.get(new Named(guest, live.match().id(), name));
        return stream != null && stream.live == live && stream.news.compareAndSet(0, 1) ? stream : null;
    }

    /**
     * The oldest stream of a client, in the place of which it may have another: whoever comes back quickly is not held up by
     * streams that nobody reads any more and that we have not noticed yet.
     */
    private Stream oldest(String client) {
        return open.stream()
                .filter(stream -> stream.client.equals(client))
                .min(Comparator.comparingLong(stream -> stream.number))
                .orElseThrow(() -> new Denied(Denied.Code.SLOW_DOWN, "you have too many streams open"));
    }

    /** Ends the streams of a client; who still may opens others. */
    void end(String client) {
        end(Set.of(client));
    }

    /** Ends the streams of some clients: guests by their id, others by their address. */
    void end(Set<String> clients) {
        open.stream().filter(stream -> clients.contains(stream.client)).forEach(Stream::close);
    }

    @Override
    public void close() {
        alive.cancel(false);
        timer.shutdownNow();
        open.forEach(Stream::close);
        threads.shutdownNow();
    }

    /** One reader's. */
    private final class Stream implements Live.Watcher, Turn {

        private final Live live;
        private final @Nullable String guest;
        private final @Nullable Named name;
        private final String client;
        private final Tally counted;
        private final long number = numbers.getAndIncrement();
        private final boolean slim;
        private final Sender sender;
        /** How often there was something new since the last look; whoever makes it 1 looks. */
        private final AtomicInteger news = new AtomicInteger();

        private int present; // the seat at which we are counted as here
        private long known;
        private boolean first = true;
        private List<Boolean> here = List.of();
        private volatile boolean closed;

        Stream(
                Live live,
                int seat,
                @Nullable String guest,
                @Nullable Named name,
                String client,
                Tally counted,
                boolean slim,
                Sender sender,
                long since) {
            this.live = live;
            this.present = seat;
            this.guest = guest;
            this.name = name;
            this.client = client;
            this.counted = counted;
            this.slim = slim;
            this.sender = sender;
            this.known = since;
        }

        void begin() {
            if (name != null) {
                named.put(name, this);
            }
            live.watch(this);
            if (present >= 0) {
                matches.came(live, present);
            }
            changed();
        }

        @Override
        public void changed() {
            if (!closed && news.getAndIncrement() == 0) {
                look();
            }
        }

        private void look() {
            if (!closed) {
                threads.execute(this::send);
            }
        }

        void alive() {
            // only if nothing is on its way: that will tell as well whether the reader is there
            if (!closed && news.compareAndSet(0, 1)) {
                write(ALIVE, 1);
            }
        }

        private void send() {
            int seen = news.get();
            Match match = live.match();
            sit(match.seatOf(guest));
            StringBuilder text = new StringBuilder();
            String id = "id: " + match.seq() + "\n";
            if (first || match.stateSeq() > known) {
                tell(text, "state", id, text(match));
            } else if (match.seq() > known && !slim) {
                tell(text, "chat", id, Json.compact(new States(live, match, present, matches.now()).said(known)));
            }
            List<Boolean> looking = slim ? List.of() : live.presence().all();
            if (!first && !looking.equals(here)) {
                tell(text, "presence", "", Json.compact(Json.object("seats", looking)));
            }
            here = looking;
            first = false;
            known = match.seq();
            if (text.isEmpty()) {
                done(seen);
            } else {
                write(text.toString().getBytes(StandardCharsets.UTF_8), seen);
            }
        }

        @Override
        public Map<String, Object> tell() {
            int seen = news.get();
            Match match = live.match();
            sit(match.seatOf(guest));
            Map<String, Object> state = state(match);
            known = match.seq();
            done(seen);
            return state;
        }

        @Override
        public void pass() {
            look();
        }

        private static void tell(StringBuilder text, String event, String id, String data) {
            text.append("event: ").append(event).append('\n');
            text.append(id).append("data: ").append(data).append("\n\n");
        }

        /** What a bot needs is made faster than it is kept for others. */
        private String text(Match match) {
            return slim
                    ? Json.compact(state(match))
                    : live.shown(match, present, known, now -> Json.compact(state(now)));
        }

        private Map<String, Object> state(Match match) {
            States states = new States(live, match, present, matches.now());
            return slim ? states.slim() : states.full(known);
        }

        /** The reader may have sat down or got up since; whoever is gone does not sit down any more. */
        private synchronized void sit(int seat) {
            if (!closed && seat != present) {
                stand();
                present = seat;
                if (seat >= 0) {
                    matches.came(live, seat);
                }
            }
        }

        private void stand() {
            if (present >= 0) {
                matches.left(live, present);
            }
            present = -1;
        }

        /** Nothing may follow the end of the answer. */
        private synchronized void write(byte[] bytes, int seen) {
            if (closed) {
                return;
            }
            sender.write(bytes, (context, failure) -> {
                if (failure != null) {
                    drop();
                } else {
                    done(seen);
                }
            });
        }

        private void done(int seen) {
            if (news.addAndGet(-seen) > 0) {
                look();
            }
        }

        private synchronized void drop() {
            if (!closed) {
                closed = true;
                live.unwatch(this);
                open.remove(this);
                if (name != null) {
                    named.remove(name, this);
                }
                counted.release(client);
                stand();
            }
        }

        synchronized void close() {
            if (!closed) {
                drop();
                sender.close();
            }
        }
    }
}
