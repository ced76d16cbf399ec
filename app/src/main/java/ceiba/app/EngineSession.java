package ceiba.app;

import ceiba.bots.Bots;
import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Gauge;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** A game and its bots for programs in any language: a JSON object a line in and out, as docs/engine-protocol.md tells. */
final class EngineSession {

    static final int PROTOCOL = 2;

    private static final List<String> REQUESTS = List.of(
            "new", "position", "choices", "choose", "undo", "view", "sample", "features", "go", "hint", "stop", "quit");

    private final Game game;
    private final Lines lines;
    private final Answers answers;
    private final SessionBots bots;
    private final Knowledge knowledge;
    private final Rng rng = new Rng(ThreadLocalRandom.current().nextLong());

    /** The positions before each choice, the last on top. A position that is in here, or current, is never changed. */
    private final Deque<Position> past = new ArrayDeque<>();

    /** The words of the decisions that the last choice left no choice in. */
    private final Deque<String> justForced = new ArrayDeque<>();

    private @Nullable Position current;
    private boolean left;

    EngineSession(Game game, Reader in, PrintWriter out) {
        this.game = game;
        lines = new Lines(in);
        answers = new Answers(out);
        bots = new SessionBots(game, answers);
        knowledge = game.knowledge();
    }

    /** Answers until the client leaves, the input ends or nobody reads the answers. */
    void run() throws IOException {
        answers.write(hello());
        while (!left && !answers.closed()) {
            try {
                String line = lines.next();
                if (line == null) {
                    break;
                }
                answer(line);
            } catch (Refusal e) {
                answers.write(Answers.error(null, e.sentence()));
            }
        }
        bots.stop();
    }

    private void answer(String line) {
        @Nullable Object id = null;
        @Nullable Map<String, Object> answer;
        try {
            Node request = Json.parse(line);
            id = id(request);
            answer = answer(request, id);
        } catch (Refusal e) {
            answer = Answers.error(id, e.sentence());
        } catch (RuntimeException | OutOfMemoryError e) {
            answer = Answers.mistake(id, e);
        }
        if (answer != null) {
            answers.write(answer);
        }
    }

    /** The answer, or null if it comes later. */
    private @Nullable Map<String, Object> answer(Node request, @Nullable Object id) {
        String word = request.get("do").text();
        Map<String, Object> answer = Answers.to(word, id);
        switch (word) {
            case "new" -> startMatch(request, answer);
            case "position" -> position(request, answer);
            case "choices" -> choices(request, answer);
            case "choose" -> choose(request, answer);
            case "undo" -> undo(request, answer);
            case "view" -> view(request, answer);
            case "sample" -> sample(request, answer);
            case "features" -> features(request, answer);
            case "go" -> {
                only(request, SessionBots.FIELDS);
                bots.refuseWhileBusy();
                bots.go(request, id, current());
                return null;
            }
            case "hint" -> {
                only(request, SessionBots.FIELDS, "count");
                bots.refuseWhileBusy();
                bots.hint(request, id, current());
                return null;
            }
            case "stop" -> {
                only(request, List.of());
                answer.put("stopped", bots.stop());
            }
            case "quit" -> {
                only(request, List.of());
                bots.stop();
                left = true;
            }
            default ->
                throw new Refusal("unknown request '" + word + "'; expected one of: " + String.join(", ", REQUESTS));
        }
        return answer;
    }

    private Map<String, Object> hello() {
        Map<String, Object> variants = Json.object();
        for (Variant variant : game.variants()) {
            variants.put(variant.name(), variant.values());
        }
        List<Object> gauges = new ArrayList<>();
        for (Gauge gauge : game.gauges()) {
            gauges.add(Json.object("name", gauge.name(), "ofSeat", gauge.ofSeat()));
        }
        Map<String, Object> hello = Answers.to("hello", null);
        hello.put("protocol", PROTOCOL);
        hello.put("game", game.id());
        hello.put("rules", game.rules());
        hello.put("seats", Json.object("least", game.minSeats(), "most", game.maxSeats()));
        hello.put("variants", variants);
        hello.put("gauges", gauges);
        hello.put("bots", List.of(Bots.NAMES.split(", ")));
        hello.put("languages", Texts.LANGUAGES);
        hello.put("requests", REQUESTS);
        return hello;
    }

    private void startMatch(Node request, Map<String, Object> answer) {
        only(request, List.of("seats", "seed", "variants"));
        bots.refuseWhileBusy();
        int seats =
                request.has("seats") ? request.get("seats").integer(game.minSeats(), game.maxSeats()) : game.maxSeats();
        long seed = request.has("seed")
                ? request.get("seed").whole(0, Setup.MAX_SEED)
                : ThreadLocalRandom.current().nextLong(Setup.MAX_SEED);
        Setup setup = Setup.of(game, seats, Setup.chosen(request), seed);
        begin(game.start(setup));
        answer.put("seats", seats);
        answer.put("variants", setup.variants());
        answer.put("seed", seed);
        tellState(answer);
    }

    private void position(Node request, Map<String, Object> answer) {
        only(request, List.of("position"));
        if (request.has("position")) {
            bots.refuseWhileBusy();
            Node json = request.get("position");
            Game itsGame = Games.of(json);
            if (!itsGame.id().equals(game.id())) {
                throw json.get("game").refusal("this engine plays " + game.id() + ", not " + itsGame.id());
            }
            begin(game.read(json));
            tellState(answer);
        } else {
            Position position = current();
            tellState(answer);
            answer.put("position", position.json());
        }
    }

    private void begin(Position position) {
        past.clear();
        justForced.clear();
        current = position;
        bots.forget();
    }

    private void choices(Node request, Map<String, Object> answer) {
        only(request, List.of("language", "texts"));
        Position position = current();
        @Nullable Texts texts = wantsTexts(request) ? texts(game, request) : null;
        answer.put("decider", position.decider());
        if (texts != null) {
            answer.put("prompt", texts.say(game.codec().prompt(position)));
        }
        answer.put("choices", new GamePosition(game, position).choices(texts));
    }

    /** All of the choices are made, or none. */
    private void choose(Node request, Map<String, Object> answer) {
        only(request, List.of("words", "seat", "language", "texts", "position", "choices"));
        bots.refuseWhileBusy();
        Position position = current();
        int observer = seat(request, position);
        @Nullable Texts texts = wantsTexts(request) ? texts(game, request) : null;
        Node words = request.get("words");
        List<Node> list =
                words.value() instanceof List ? words.items(1, game.maxChoices(position.seats())) : List.of(words);
        List<Position> befores = new ArrayList<>();
        List<Object> events = new ArrayList<>();
        List<String> forced = new ArrayList<>();
        Deque<String> open = new ArrayDeque<>(justForced);
        Journal journal = new Journal() {
            @Override
            public void note(int kind, int seat, int a, int b, int c) {
                events.add(GamePosition.event(game.codec(), new Event(kind, seat, a, b, c), observer, texts));
            }

            @Override
            public void forced(int seat, int choice) {
                String done = game.codec().words(choice);
                forced.add(done);
                open.add(done);
            }
        };
        for (Node one : list) {
            if (one.text().equals(open.peek()) && !isLegal(one, position)) {
                open.poll(); // it was made already, as the only choice there was
                continue;
            }
            int choice = legal(one, position);
            open.clear();
            befores.add(position);
            position = position.copy();
            position.choose(choice, journal);
        }
        befores.forEach(past::push);
        current = position;
        justForced.clear();
        justForced.addAll(open);
        answer.put("events", events);
        if (!forced.isEmpty()) {
            answer.put("forced", forced);
        }
        tellState(answer);
        if (wants(request, "position")) {
            answer.put("position", position.json());
        }
        if (wants(request, "choices")) {
            answer.put("choices", new GamePosition(game, position).choices(texts));
        }
    }

    private boolean isLegal(Node words, Position position) {
        try {
            legal(words, position);
            return true;
        } catch (Refusal e) {
            return false;
        }
    }

    private static boolean wants(Node request, String field) {
        return request.has(field) && request.get(field).flag();
    }

    private int legal(Node words, Position position) {
        String text = words.text();
        try {
            return Choices.read(game, position, text);
        } catch (Refusal e) {
            throw words.refusal(e.sentence());
        }
    }

    private void undo(Node request, Map<String, Object> answer) {
        only(request, List.of());
        bots.refuseWhileBusy();
        current();
        if (past.isEmpty()) {
            throw new Refusal("there is nothing to take back");
        }
        current = past.pop();
        justForced.clear();
        tellState(answer);
    }

    private void view(Node request, Map<String, Object> answer) {
        only(request, List.of("seat"));
        Position position = current();
        int seat = seat(request, position);
        answer.put("seat", seat);
        answer.put("view", position.view(seat));
    }

    private void sample(Node request, Map<String, Object> answer) {
        only(request, List.of("seat", "seed"));
        Position position = current();
        int seat = seat(request, position);
        Position world = position.copy();
        world.redraw(seat, request.has("seed") ? new Rng(request.get("seed").whole(0, Setup.MAX_SEED)) : rng);
        answer.put("seat", seat);
        answer.put("position", world.json());
    }

    private void features(Node request, Map<String, Object> answer) {
        only(request, List.of("seat", "names"));
        Position position = current();
        int seat = request.get("seat").integer(0, position.seats() - 1);
        List<String> names = knowledge.features();
        float[] features = new float[names.size()];
        knowledge.describe(position, seat, features);
        List<Double> values = new ArrayList<>();
        for (float feature : features) {
            values.add((double) feature);
        }
        answer.put("seat", seat);
        answer.put("moment", knowledge.moment(position));
        answer.put("moments", knowledge.moments());
        answer.put("quiet", position.decider() == Position.OVER || knowledge.quiet(position));
        if (!request.has("names") || request.get("names").flag()) {
            answer.put("names", names);
        }
        answer.put("values", values);
    }

    private void tellState(Map<String, Object> answer) {
        Position position = current();
        answer.put("decider", position.decider());
        answer.put("over", position.decider() == Position.OVER);
        answer.putAll(new GamePosition(game, position).standing());
    }

    private Position current() {
        if (current == null) {
            throw new Refusal("there is no match yet; send 'new', or 'position' with a position");
        }
        return current;
    }

    /** The language's texts that a request asks for. */
    static Texts texts(Game game, Node request) {
        return game.texts(request.has("language") ? request.get("language").text() : "en");
    }

    private static boolean wantsTexts(Node request) {
        return !request.has("texts") || request.get("texts").flag();
    }

    private static int seat(Node request, Position position) {
        return request.has("seat") ? request.get("seat").integer(0, position.seats() - 1) : Position.SPECTATOR;
    }

    private static @Nullable Object id(Node request) {
        if (!request.has("id")) {
            return null;
        }
        Node id = request.get("id");
        return id.value() instanceof String text ? text : (Object) id.whole(-Setup.MAX_SEED, Setup.MAX_SEED);
    }

    private static void only(Node request, List<String> fields, String... more) {
        List<String> known = new ArrayList<>(List.of("do", "id"));
        known.addAll(fields);
        known.addAll(List.of(more));
        request.only(known.toArray(String[]::new));
    }
}
