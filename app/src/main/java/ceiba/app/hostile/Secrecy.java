package ceiba.app.hostile;

import ceiba.app.process.ServerProcess;
import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Seat;
import ceiba.server.match.TableTerms;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Pairs of matches that differ only in a secret: in the last choice, of which some observer sees nothing. All that the server
 * sends to that observer is the same to the byte. The matches are written into the database of a server that runs.
 */
final class Secrecy implements Attack {

    private static final int TRIES_PER_MATCH = 4;
    private static final long WHEN = 1_700_000_000_000L;

    /** Two ways to choose that an observer cannot tell apart. */
    private record Pair(Setup setup, List<String> before, String one, String other, List<Integer> observers) {}

    private Random random = new Random();
    private int wires;

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        random = field.random();
        Map<String, Integer> pairs = new TreeMap<>();
        try (ServerProcess server = field.start("--limits", "off");
                Connection database = DriverManager.getConnection(
                        "jdbc:sqlite:" + field.data().resolve("ceiba.db") + "?busy_timeout=10000")) {
            List<ApiGuest> people = new ArrayList<>();
            List<Seat> seats = new ArrayList<>();
            int most = Games.all().stream().mapToInt(Game::maxSeats).max().orElseThrow();
            for (int seat = 0; seat < most; seat++) {
                ApiGuest person = ApiGuest.named("Person " + seat, server::address);
                people.add(person);
                seats.add(Seat.person(person.get("/api/me").expectOk().get("id").text(), "Person " + seat));
            }
            long end = field.end();
            do {
                for (Game game : Games.all()) {
                    pairs.merge(game.id(), 0, Integer::sum);
                    for (Pair pair : pairs(game)) {
                        compare(server.address(), database, game, pair, people, seats);
                        pairs.merge(game.id(), 1, Integer::sum);
                    }
                }
            } while (System.nanoTime() < end);
        }
        Broken.unless(pairs.values().stream().anyMatch(count -> count > 0), "no secrets were found to compare");
        return Json.object("pairs", pairs, "wires", wires);
    }

    /** The first few pairs of a random match. */
    private List<Pair> pairs(Game game) {
        int seats = Math.max(2, game.minSeats()) + random.nextInt(game.maxSeats() - Math.max(2, game.minSeats()) + 1);
        Setup setup = Setup.of(game, seats, Map.of(), random.nextInt(Integer.MAX_VALUE));
        Position position = game.start(setup);
        List<String> before = new ArrayList<>();
        List<Pair> found = new ArrayList<>();
        while (position.decider() != Position.OVER && found.size() < TRIES_PER_MATCH) {
            List<String> legal = Choices.words(game, position);
            String one = legal.get(random.nextInt(legal.size()));
            String other = legal.get(random.nextInt(legal.size()));
            List<Integer> blind = one.equals(other) ? List.of() : blind(game, position, one, other);
            if (!blind.isEmpty()) {
                found.add(new Pair(setup, List.copyOf(before), one, other, blind));
            }
            before.add(one);
            position.choose(game.codec().choice(one), Journal.SILENT);
        }
        return found;
    }

    /** Those who cannot tell which of two choices was made. */
    private static List<Integer> blind(Game game, Position position, String one, String other) {
        List<Integer> blind = new ArrayList<>();
        for (int observer = Position.SPECTATOR; observer < position.seats(); observer++) {
            if (observer != position.decider()
                    && seen(game, position, one, observer).equals(seen(game, position, other, observer))) {
                blind.add(observer);
            }
        }
        return blind;
    }

    private static String seen(Game game, Position before, String words, int observer) {
        Codec codec = game.codec();
        Position after = before.copy();
        List<Object> seen = new ArrayList<>();
        after.choose(
                codec.choice(words),
                (kind, seat, a, b, c) -> seen.add(codec.json(codec.seenBy(new Event(kind, seat, a, b, c), observer))));
        seen.add(after.view(observer));
        return Json.compact(seen);
    }

    private void compare(
            String server, Connection database, Game game, Pair pair, List<ApiGuest> people, List<Seat> seats)
            throws Exception {
        List<Seat> sitting = seats.subList(0, pair.setup().seats());
        String one = write(database, game, pair, pair.one(), sitting);
        String other = write(database, game, pair, pair.other(), sitting);
        for (int observer : pair.observers()) {
            ApiGuest who = observer < 0 ? ApiGuest.stranger(() -> server) : people.get(observer);
            int last = pair.before().size() + 1;
            for (String call : List.of(
                    "/api/matches/%", "/api/tables/%", "/api/matches/%/steps/" + last, "/api/matches/%/record")) {
                same(
                        who.get(call.replace("%", one)).text(),
                        who.get(call.replace("%", other)).text(),
                        one,
                        other,
                        game,
                        pair);
            }
            same(firstState(who, one), firstState(who, other), one, other, game, pair);
        }
    }

    private static String firstState(ApiGuest who, String match) throws Exception {
        try (Stream<Node> states = who.states(match, 0)) {
            return Json.compact(states.iterator().next().tree());
        }
    }

    private void same(String one, String other, String id, String otherId, Game game, Pair pair) {
        wires++;
        Broken.unless(
                settled(one).replace(id, otherId).equals(settled(other)),
                game.id() + " with seed " + pair.setup().seed() + " and "
                        + pair.setup().seats() + " seats, after "
                        + pair.before() + ": '" + pair.one() + "' and '" + pair.other() + "' can be told apart: " + one
                        + " " + other);
    }

    /** Who is here is no secret, and changes whenever the server notices that a stream has ended. */
    private static String settled(String text) {
        return text.replace("\"here\":true", "\"here\":false");
    }

    /** A match that begins after these choices; its id. */
    private static String write(Connection database, Game game, Pair pair, String last, List<Seat> seats)
            throws SQLException {
        String id = Identifiers.fresh();
        List<String> choices = new ArrayList<>(pair.before());
        choices.add(last);
        String owner = String.valueOf(seats.getFirst().guest());
        String terms = new TableTerms(
                        game.id(), game.rules(), pair.setup(), owner, false, true, true, null, choices, false)
                .json(seats);
        put(
                database,
                "INSERT INTO entries (match_id, seq, kind, seat, step, body, at) VALUES (?, 1, 'CREATE', -1, 0, ?, ?)",
                id,
                terms,
                WHEN);
        put(
                database,
                "INSERT INTO entries (match_id, seq, kind, seat, step, body, at) VALUES (?, 2, 'START', -1, ?, '{}', ?)",
                id,
                choices.size(),
                WHEN);
        put(
                database,
                "INSERT INTO matches (id, status, listed, owner, created, lease) VALUES (?, 'running', 0, ?, ?, 0)",
                id,
                owner,
                WHEN);
        return id;
    }

    private static void put(Connection database, String sql, Object... values) throws SQLException {
        try (PreparedStatement insert = database.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                insert.setObject(i + 1, values[i]);
            }
            insert.executeUpdate();
        }
    }
}
