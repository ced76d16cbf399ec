package ceiba.server.match;

import ceiba.bots.SearchBot;
import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What goes out about a match: only what the observer may know. Everything that leaves the server is made here. */
public final class States {

    private static final int MAX_LINES = 200;

    /** With more choices than these, what each will do is told only when it is asked for. */
    private static final int MAX_PREVIEWS = 40;

    private final Live live;
    private final Match match;
    private final int you;
    private final long now;

    /** @param you the observer's seat, or -1 for a spectator */
    public States(Live live, Match match, int you, long now) {
        this.live = live;
        this.match = match;
        this.you = you;
        this.now = now;
    }

    /** The state for a reader who knows all up to a sequence number. */
    public Map<String, Object> full(long since) {
        Position seen = seen();
        Standing standing = match.standing(seen);
        Map<String, Object> state = heading(match.step(), match.decider());
        describe(state, seen, match.begun() ? match.position().view(you) : null);
        state.put("choices", seen != null && yours() ? choices(seen) : List.of());
        state.put("undo", yours() ? match.undoable() : 0);
        putStanding(state, standing, seen);
        state.put("hints", match.terms().hints());
        if (match.rematch() != null) {
            state.put("rematch", match.rematch());
        }
        int from = match.step() + 1;
        for (ChoiceMade step = match.last(); step != null && step.seq() > since; step = step.before()) {
            from = step.number();
        }
        putLog(state, from, match.step(), you);
        putChat(state, since);
        state.put("pins", match.pins().stream().map(Pin::json).toList());
        return state;
    }

    /** Only what was said, for a reader who knows all the rest. */
    public Map<String, Object> said(long since) {
        Map<String, Object> news = Json.object("seq", match.seq());
        putChat(news, since);
        return news;
    }

    /** What a fast bot needs. */
    public Map<String, Object> slim() {
        return Json.object(
                "seq", match.seq(),
                "step", match.step(),
                "status", match.status().word(),
                "decider", match.decider(),
                "choices", yours() ? Choices.words(match.game(), match.position()) : List.of());
    }

    /** How it was after so many choices, for an observer. */
    public Map<String, Object> past(int step, int observer) {
        Position then = match.at(step);
        Position seen = seen(then, observer);
        Standing standing = Standing.of(match, seen, step == match.step() ? match.outcome() : null);
        Map<String, Object> state = heading(step, then.decider());
        describe(state, seen, then.view(observer));
        state.put("choices", List.of());
        state.put("undo", 0);
        putStanding(state, standing, seen);
        state.put("hints", match.terms().hints());
        putLog(state, Math.max(1, step), step, observer);
        state.put("chat", List.of());
        state.put("muted", List.of());
        state.put("pins", List.of());
        return state;
    }

    /**
     * What a choice of the decider's will surely do.
     *
     * @throws Denied if it is not the observer's decision, or not at this step
     */
    public Map<String, Object> preview(int step, String words) {
        checkYours(step);
        int choice = Play.legal(match, words);
        Position seen = seen(match.position(), you);
        return Json.object("step", step, "preview", preview(match.game().codec(), seen, choice));
    }

    /**
     * Why a choice is not legal for the decider, if it is not and the game says.
     *
     * @throws Denied if it is not the observer's decision, or not at this step
     */
    public Map<String, Object> why(int step, String words) {
        checkYours(step);
        Map<String, Object> answer = Json.object("step", step);
        try {
            int choice = match.game().codec().choice(words);
            Phrase why = Choices.objection(match.game(), match.position(), choice);
            if (why != null) {
                answer.put("why", why.json());
            }
        } catch (Refusal e) {
            throw Denied.illegal(e);
        }
        return answer;
    }

    private void checkYours(int step) {
        if (step != match.step()) {
            throw new Denied(Denied.Code.STALE, "the match is at step " + match.step() + ", not " + step);
        }
        if (!match.begun() || !yours()) {
            throw Denied.forbidden("you can ask about your own decision only");
        }
    }

    /** What a bot thinks of a choice, for the decider of that position. */
    public static Map<String, Object> opinion(Game game, Position position, SearchBot.Opinion opinion) {
        return Json.object(
                "words", game.codec().words(opinion.choice()),
                "phrase", game.codec().phrase(opinion.choice(), position).json(),
                "share", opinion.share(),
                "worth", opinion.worth(),
                "reasons", opinion.reasons().stream().map(Phrase::json).toList());
    }

    /** The table, as the lobby shows it. */
    public Map<String, Object> table(@Nullable String guest) {
        TableTerms terms = match.terms();
        Map<String, Object> table = Json.object(
                "id", match.id(),
                "game", terms.game(),
                "variants", terms.setup().variants(),
                "status", match.status().word(),
                "public", terms.listed(),
                "hints", terms.hints(),
                "autostart", terms.autostart());
        if (terms.clock() != null) {
            table.put("clock", terms.clock().json());
        }
        table.put("owner", terms.owner().equals(guest));
        table.put("you", you);
        Position seen = seen();
        table.put("seats", seats(match.standing(seen), seen));
        table.put("decider", match.decider());
        putMoment(table, seen);
        table.put("createdAt", Instant.ofEpochMilli(match.created()).toString());
        table.put("updatedAt", Instant.ofEpochMilli(match.updated()).toString());
        return table;
    }

    private boolean yours() {
        return you >= 0 && match.decider() == you && match.dueBot() == null;
    }

    private Map<String, Object> heading(int step, int decider) {
        Map<String, Object> state = Json.object(
                "id", match.id(),
                "game", match.terms().game(),
                "seq", match.seq(),
                "step", step,
                "status", match.status().word());
        if (!match.ending().isEmpty()) {
            state.put("ending", match.ending());
        }
        state.put("you", you);
        state.put("decider", decider);
        return state;
    }

    private void describe(Map<String, Object> state, @Nullable Position seen, @Nullable Map<String, Object> view) {
        state.put(
                "prompt",
                seen == null ? null : match.game().codec().prompt(seen).json());
        putMoment(state, seen);
        state.put("view", view);
        state.put("gauges", seen == null ? Map.of() : GaugeJson.ofTable(match.game(), seen));
    }

    /** Puts where the match is, if it has begun and the game says. */
    private void putMoment(Map<String, Object> json, @Nullable Position seen) {
        Phrase moment = seen == null ? null : match.game().codec().moment(seen);
        if (moment != null) {
            json.put("moment", moment.json());
        }
    }

    /** What is on the table now as the observer may see it; null if nothing is. */
    private @Nullable Position seen() {
        return match.begun() ? seen(match.position(), you) : null;
    }

    /** A position that looks the same to the observer and has none of the secrets. */
    private Position seen(Position position, int observer) {
        if (match.status() == Match.Status.OVER && position.decider() == Position.OVER) {
            return position;
        }
        Position world = position.copy();
        world.redraw(observer, new Rng(0));
        return world;
    }

    private List<Object> choices(Position seen) {
        Game game = match.game();
        Codec codec = game.codec();
        int[] options = Choices.of(game, seen);
        List<Object> choices = new ArrayList<>(options.length);
        Position after = seen.copy();
        for (int choice : options) {
            Map<String, Object> json = Json.object(
                    "words",
                    codec.words(choice),
                    "phrase",
                    codec.phrase(choice, seen).json());
            Map<String, Integer> price = codec.price(choice, seen);
            if (!price.isEmpty()) {
                json.put("price", price);
            }
            if (options.length <= MAX_PREVIEWS) {
                after.copyFrom(seen);
                json.put("preview", preview(codec, after, choice));
            }
            choices.add(json);
        }
        return choices;
    }

    /**
     * What a choice will surely do: the events before something hidden comes to light, and what the game says about it
     * besides. It is made in that world.
     */
    private List<Object> preview(Codec codec, Position world, int choice) {
        List<Object> preview = new ArrayList<>();
        List<Phrase> outlook = codec.outlook(choice, world);
        boolean[] revealed = new boolean[1];
        world.choose(choice, (kind, seat, a, b, c) -> {
            Event event = new Event(kind, seat, a, b, c);
            revealed[0] |= codec.reveals(event);
            if (!revealed[0]) {
                preview.add(codec.json(codec.seenBy(event, you)));
            }
        });
        for (Phrase phrase : outlook) {
            preview.add(Json.object("kind", "outlook", "phrase", phrase.json()));
        }
        return preview;
    }

    private void putLog(Map<String, Object> state, int from, int to, int observer) {
        List<Object> log = new ArrayList<>();
        for (ChoiceMade step = match.last(); step != null && step.number() >= from; step = step.before()) {
            if (step.number() > to) {
                continue;
            }
            List<Object> events = new ArrayList<>();
            for (Event event : step.events()) {
                Codec codec = match.game().codec(); // a match whose rules are gone has no events left to tell
                events.add(codec.json(codec.seenBy(event, observer)));
            }
            log.add(Json.object("step", step.number(), "seat", step.seat(), "events", events));
        }
        Collections.reverse(log);
        state.put("logFrom", from);
        state.put("log", log);
    }

    /** Puts what was said or taken away since; of what was taken away only that it is. */
    private void putChat(Map<String, Object> json, long since) {
        List<Object> chat = new ArrayList<>();
        Talk talk = match.talk();
        Line line = talk.last();
        for (int i = 0; line != null && i < MAX_LINES; i++) {
            long unsaid = talk.unsaid(line);
            if (Math.max(line.seq(), unsaid) > since) {
                chat.add(Json.object(
                        "seq", line.seq(),
                        "seat", line.seat(),
                        "speaker", line.speaker(),
                        "name", line.name(),
                        "text", unsaid > 0 ? "" : line.text(),
                        "at", Instant.ofEpochMilli(line.at()).toString()));
            }
            line = line.before();
        }
        Collections.reverse(chat);
        json.put("chat", chat);
        json.put("muted", talk.muted().stream().sorted().toList());
    }

    private void putStanding(Map<String, Object> state, Standing standing, @Nullable Position seen) {
        state.put("seats", seats(standing, seen));
        putOutcome(state, standing);
    }

    /** Puts who has won, if that can be said. */
    static void putOutcome(Map<String, Object> json, Standing standing) {
        if (standing.outcome() != null) {
            json.put("outcome", Json.object("winners", standing.outcome().list(), "together", standing.together()));
        }
    }

    private List<Object> seats(Standing standing, @Nullable Position seen) {
        List<Object> seats = new ArrayList<>();
        Clocks clocks = match.clocks();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            Seat who = match.seats().get(seat);
            Map<String, Object> json = Json.object("kind", who.kind());
            if (who.name() != null) {
                json.put("name", who.name());
            }
            if (who.bot() != null) {
                json.put("level", who.bot().word());
            }
            json.put("here", who.isPerson() && live.presence().here(seat));
            json.put("resigned", who.resigned());
            json.put("side", standing.sides().get(seat));
            json.put("points", standing.points().get(seat));
            json.put("place", standing.places().get(seat));
            json.put("gauges", seen == null ? Map.of() : GaugeJson.ofSeat(match.game(), seen, seat));
            if (standing.outcome() != null) {
                json.put("won", standing.outcome().won(seat));
            }
            if (clocks != null && who.isPerson()) {
                boolean running = match.decider() == seat && who.bot() == null;
                json.put("left", clocks.left(seat, running, now));
            }
            seats.add(json);
        }
        return seats;
    }
}
