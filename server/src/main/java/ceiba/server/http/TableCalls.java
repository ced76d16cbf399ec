package ceiba.server.http;

import ceiba.bots.Level;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.server.guest.Guest;
import ceiba.server.limit.Pace;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.Seat;
import ceiba.server.match.States;
import ceiba.server.match.TableTerms;
import ceiba.server.match.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls about tables, before the match. */
final class TableCalls {

    private static final int MAX_CLOCK_MINUTES = 24 * 60;
    private static final int MAX_INCREMENT_SECONDS = 60 * 60;
    private static final String BOT = "bot:";

    private final Matches matches;
    private final Tables tables;

    TableCalls(Matches matches, Tables tables) {
        this.matches = matches;
        this.tables = tables;
    }

    List<Route> routes() {
        String table = "/api/tables/{id}";
        return List.of(
                Route.post(
                                "/api/tables",
                                "Set up a table. It starts at once if no seat is open; if one is, when the last is taken.",
                                "NewTable",
                                "Table",
                                this::create)
                        .answers(201)
                        .paced(Pace.TABLES),
                Route.get(
                        "/api/tables",
                        "The lobby. Your tables, those you may join, those you may watch; the newest first.",
                        "Tables",
                        this::list),
                Route.get(table, "A table.", "Table", call -> Answer.ok(table(call, find(call)))),
                Route.post(
                        table + "/join", "Sit down. Before the start, at an open seat.", "Join", "Table", this::join),
                Route.post(
                        table + "/leave",
                        "Get up. Before the start; the owner's leaving closes the table.",
                        "Nothing",
                        "Table",
                        this::leave),
                Route.put(
                        table + "/seats/{seat}",
                        "Fill or free a seat. The owner's right, before the start.",
                        "FillSeat",
                        "Table",
                        this::fill),
                Route.post(
                        table + "/start",
                        "Start the match. The owner's right; seats still open get bots of the level to fill with.",
                        "Start",
                        "Table",
                        this::start));
    }

    private Answer create(Call call) {
        Guest guest = call.guest();
        Node body = call.body();
        Game game = Games.named(body.get("game").text());
        List<Node> wishes = body.get("seats").items(game.minSeats(), game.maxSeats());
        List<Seat> seats = new ArrayList<>();
        for (Node wish : wishes) {
            Seat seat = seat(wish, guest);
            if (seat.isPerson() && seats.contains(seat)) {
                throw wish.refusal("you can sit at one seat only");
            }
            seats.add(seat);
        }
        TableTerms terms = new TableTerms(
                game.id(),
                game.rules(),
                Setup.of(game, seats.size(), Setup.chosen(body), 0).with(Identifiers.secret()),
                guest.id(),
                body.has("public") && body.get("public").flag(),
                !body.has("hints") || body.get("hints").flag(),
                !body.has("autostart") || body.get("autostart").flag(),
                clock(body),
                List.of(),
                false);
        return Answer.created(table(call, tables.create(terms, seats)));
    }

    private static Seat seat(Node wish, Guest guest) {
        String who = wish.text();
        return switch (who) {
            case "me" -> Seat.person(guest.id(), guest.name());
            case "open" -> Seat.OPEN;
            default -> {
                if (!who.startsWith(BOT)) {
                    throw wish.refusal("'me', 'open' or 'bot:' and a level is expected, not '" + who + "'");
                }
                yield Seat.bot(Seat.level(new Node(wish.path(), who.substring(BOT.length()))));
            }
        };
    }

    private static TableTerms.@Nullable Clock clock(Node body) {
        if (!body.has("clock") || body.get("clock").isNull()) {
            return null;
        }
        Node clock = body.get("clock");
        clock.only("minutes", "increment");
        return new TableTerms.Clock(
                clock.get("minutes").integer(1, MAX_CLOCK_MINUTES),
                clock.has("increment") ? clock.get("increment").integer(0, MAX_INCREMENT_SECONDS) : 0);
    }

    private Answer list(Call call) {
        String guest = call.guestId();
        List<Live> mine = guest == null ? List.of() : tables.of(guest);
        return Answer.ok(Json.object(
                "mine", json(call, mine),
                "open", json(call, others(tables.listed(Match.Status.OPEN), mine)),
                "running", json(call, others(tables.listed(Match.Status.RUNNING), mine))));
    }

    private static List<Live> others(List<Live> all, List<Live> mine) {
        return all.stream().filter(live -> !mine.contains(live)).toList();
    }

    private List<Object> json(Call call, List<Live> lives) {
        return lives.stream().<Object>map(live -> table(call, live)).toList();
    }

    private Answer join(Call call) {
        Node body = call.body();
        Integer seat = body.has("seat") ? body.get("seat").integer(0, Integer.MAX_VALUE) : null;
        Live live = find(call);
        tables.join(live, sitter(call.guest()), seat);
        return Answer.ok(table(call, live));
    }

    private Answer leave(Call call) {
        call.body(); // says nothing, but must not be nonsense
        Live live = find(call);
        tables.leave(live, call.guest().id());
        return Answer.ok(table(call, live));
    }

    private Answer fill(Call call) {
        Node body = call.body();
        Node who = body.get("who");
        Level level = who.text().equals("open")
                ? null
                : seat(notMe(who), call.guest()).level();
        Live live = find(call);
        tables.fill(live, call.guest().id(), call.number("seat"), level);
        return Answer.ok(table(call, live));
    }

    private static Node notMe(Node who) {
        if (who.text().equals("me")) {
            throw who.refusal("'open' or 'bot:' and a level is expected; to sit down yourself, join");
        }
        return who;
    }

    private Answer start(Call call) {
        Node body = call.body();
        Level fill = body.has("fill") ? Seat.level(body.get("fill")) : null;
        Live live = find(call);
        tables.start(live, call.guest().id(), fill);
        return Answer.ok(table(call, live));
    }

    private Live find(Call call) {
        return call.live(matches);
    }

    private Map<String, Object> table(Call call, Live live) {
        Match match = live.match();
        String guest = call.guestId();
        return new States(live, match, match.seatOf(guest), matches.now()).table(guest);
    }

    static Tables.Sitter sitter(Guest guest) {
        return new Tables.Sitter(guest.id(), guest.name());
    }
}
