package ceiba.app.hostile;

import ceiba.app.hostile.ApiGuest.Lost;
import ceiba.app.hostile.ApiGuest.Reply;
import ceiba.app.hostile.Ledger.Deed;
import ceiba.app.hostile.Ledger.Kind;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A person at a match who plays at random, talks, changes its mind, and repeats a call that was not answered. */
final class Player {

    private static final Set<String> USUAL_REFUSALS = Set.of("stale", "not-now");

    private final ApiGuest guest;
    private final String match;
    private final String name;
    private final Ledger ledger;
    private final Runnable acknowledged;
    private final Random random;
    private int keys;
    private @Nullable Deed unanswered;

    /** @param acknowledged told each time that the server has acknowledged something */
    Player(ApiGuest guest, String match, String name, Ledger ledger, Runnable acknowledged, long seed) {
        this.guest = guest;
        this.match = match;
        this.name = name;
        this.ledger = ledger;
        this.acknowledged = acknowledged;
        random = new Random(seed);
    }

    /** Plays to the end of the match, or until the server is gone. */
    void play() throws Lost {
        if (unanswered != null) {
            send(unanswered);
        }
        try (Stream<Node> states = guest.states(match, 0)) {
            Iterator<Node> next = states.iterator();
            while (next.hasNext()) {
                Node state = next.next();
                if (state.get("status").text().equals("over")) {
                    return;
                }
                List<Node> choices = state.get("choices").items();
                if (!choices.isEmpty()) {
                    decide(state.get("seq").whole(0, Long.MAX_VALUE), choices);
                }
            }
            throw new Lost(new IllegalStateException("the stream has ended"));
        } catch (UncheckedIOException e) {
            throw new Lost(e);
        }
    }

    private void decide(long seq, List<Node> choices) throws Lost {
        if (random.nextInt(10) == 0) {
            String text = name + " says " + keys;
            send(deed(Kind.CHAT, text, Json.object("text", text)));
        }
        if (random.nextInt(8) == 0
                && send(deed(Kind.UNDO, "", Json.object("seq", seq, "turn", random.nextBoolean())))) {
            return;
        }
        String words = choices.get(random.nextInt(choices.size())).text();
        send(deed(Kind.CHOICE, words, Json.object("seq", seq, "choice", words)));
    }

    private Deed deed(Kind kind, String words, Map<String, Object> body) {
        body.put("key", name + "-" + keys++);
        return new Deed(guest, match, kind, words, Json.compact(body));
    }

    /** Whether it was done. */
    private boolean send(Deed deed) throws Lost {
        unanswered = deed;
        Reply reply = deed.send();
        unanswered = null;
        if (reply.ok()) {
            ledger.acknowledged(deed, reply);
            acknowledged.run();
        } else if (!USUAL_REFUSALS.contains(
                reply.body().get("error").get("code").text())) {
            throw new Broken(deed.body() + " was refused: " + reply.text());
        }
        return reply.ok();
    }
}
