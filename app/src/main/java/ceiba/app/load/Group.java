package ceiba.app.load;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Some people who play one match after the other with each other, at random. */
final class Group {

    private static final String GUESTS = "/api/guests";
    private static final String TABLES = "/api/tables";

    private final Connections connections;
    private final CallConnection caller;
    private final String game;
    private final int seats;
    private final Tally tally;
    private final Rng rng;
    private final double pace;
    private final boolean whole;
    private final Runnable playing;
    private final List<String> tokens = new ArrayList<>();
    private final List<Follower> followers = new ArrayList<>();
    private String match = "";
    private boolean started;
    private long next;
    private long key;

    /**
     * @param pace nanoseconds from one choice to the next; 0 for as fast as the server answers
     * @param whole whether the streams carry whole states
     * @param playing is told once when the first match has begun
     */
    Group(
            Connections connections,
            String game,
            int seats,
            Tally tally,
            long seed,
            double pace,
            boolean whole,
            Runnable playing) {
        this.connections = connections;
        this.game = game;
        this.seats = seats;
        this.tally = tally;
        this.pace = pace;
        this.whole = whole;
        this.playing = playing;
        caller = new CallConnection(connections);
        rng = new Rng(seed);
    }

    /** Everybody comes in, then they sit down. */
    void begin() {
        if (tokens.size() == seats) {
            sitDown();
            return;
        }
        ask(GUESTS, "", Json.object("name", "Load"), guest -> {
            tokens.add(guest.get("token").text());
            begin();
        });
    }

    private void sitDown() {
        followers.forEach(Follower::close);
        followers.clear();
        List<String> chairs = new ArrayList<>(List.of("me"));
        while (chairs.size() < seats) {
            chairs.add("open");
        }
        ask(TABLES, tokens.getFirst(), Json.object("game", game, "seats", chairs, "public", false), table -> {
            match = table.get("id").text();
            join(1);
        });
    }

    private void join(int seat) {
        if (seat < seats) {
            ask(TABLES + "/" + match + "/join", tokens.get(seat), Json.object(), table -> join(seat + 1));
            return;
        }
        ask(TABLES + "/" + match + "/start", tokens.getFirst(), Json.object(), table -> {
            String of = match;
            for (String token : tokens) {
                followers.add(
                        new Follower(connections, of, token, whole, state -> told(of, token, state), tally::failed));
            }
            if (!started) {
                started = true;
                playing.run();
            }
        });
    }

    /** A state has come, over the stream or with an answer. */
    private void told(String of, String token, String json) {
        tally.told();
        boolean ours = !json.contains("\"choices\":[]");
        if (of.equals(match)
                && (ours || json.contains("\"status\":\"over\""))) { // else it is old or another's decision
            told(of, token, Json.parse(json));
        }
    }

    private void told(String of, String token, Node state) {
        if (!of.equals(match)) {
            return;
        }
        if (state.get("status").text().equals("over")) {
            match = "";
            tally.finished();
            sitDown();
        } else if (!state.get("choices").items().isEmpty()) {
            long now = System.nanoTime();
            long wait = pace == 0 ? 0 : Math.max(0, next - now);
            next = now + wait + (long) (pace * 2 * rng.nextDouble()); // people do not choose in step
            connections.run(() -> choose(of, token, state), wait);
        }
    }

    private void choose(String of, String token, Node state) {
        List<Node> choices = state.get("choices").items();
        Node choice = choices.get(rng.below(choices.size()));
        String words = (whole ? choice.get("words") : choice).text();
        long seq = state.get("seq").whole(0, Long.MAX_VALUE);
        String json = Json.compact(
                Json.object("seq", seq, "choice", words, "key", String.valueOf(key++), "stream", Follower.NAME));
        long sent = System.nanoTime();
        caller.post("/api/matches/" + of + "/choices", token, json, (status, body) -> {
            if (status != 200) {
                tally.failed("a choice was answered with " + status + ": " + body);
                return;
            }
            tally.acknowledged(System.nanoTime() - sent);
            Node answer = Json.parse(body);
            if (answer.get("seq").whole(0, Long.MAX_VALUE) <= seq) {
                tally.failed("a choice was answered with a number that is not new");
            }
            if (answer.has("state")) {
                tally.told();
                told(of, token, answer.get("state"));
            }
        });
    }

    private void ask(String path, String token, Object body, Consumer<Node> then) {
        caller.post(path, token, Json.compact(body), (status, answer) -> {
            if (status >= 200 && status < 300) {
                then.accept(Json.parse(answer));
            } else {
                tally.failed(path + " was answered with " + status + ": " + answer);
            }
        });
    }
}
