package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.admin.Administration;
import ceiba.server.admin.Errors;
import ceiba.server.admin.Nodes;
import ceiba.server.admin.Restraint;
import ceiba.server.admin.Visitors;
import ceiba.server.guest.Guests;
import ceiba.server.guest.Names;
import ceiba.server.match.Denied;
import ceiba.server.match.Farewell;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.Seat;
import ceiba.server.match.Tables;
import ceiba.server.store.Guestbook;
import ceiba.server.store.Log;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls of the administrator. */
final class AdminCalls {

    private static final int SHOWN = 100;
    private static final int MAX_DAYS = 3650;

    private final Administration administration;
    private final Guestbook book;
    private final Guests guests;
    private final Farewell farewell;
    private final Matches matches;
    private final Tables tables;
    private final Log log;

    AdminCalls(
            Administration administration,
            Guestbook book,
            Guests guests,
            Farewell farewell,
            Matches matches,
            Tables tables,
            Log log) {
        this.administration = administration;
        this.book = book;
        this.guests = guests;
        this.farewell = farewell;
        this.matches = matches;
        this.tables = tables;
        this.log = log;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        Route.ADMINISTRATION,
                        "How the servers are: nodes, how many matches there are, what is forbidden to whom, and the last"
                                + " warnings and errors of the server that answers.",
                        "Overview",
                        this::overview),
                Route.get(
                                Route.ADMINISTRATION + "/matches",
                                "The newest tables and matches of a status.",
                                "AdminMatches",
                                this::matches)
                        .query("status"),
                Route.delete(
                                Route.ADMINISTRATION + "/matches/{id}",
                                "Remove a table or a match. Nobody sees it any more.",
                                "Nothing",
                                this::remove)
                        .forGuests(false),
                Route.get(
                                Route.ADMINISTRATION + "/guests",
                                "Guests by a part of their name or by their id; without, those who last called the server"
                                        + " that answers, with their addresses.",
                                "AdminGuests",
                                this::guests)
                        .query("find"),
                Route.delete(
                                Route.ADMINISTRATION + "/guests/{guest}",
                                "Delete what is kept of a guest. Its matches stay, without its name and its words.",
                                "Nothing",
                                this::delete)
                        .forGuests(false),
                Route.post(
                                Route.ADMINISTRATION + "/restraints",
                                "Mute a guest, or ban a guest or an address.",
                                "NewRestraint",
                                "Restraint",
                                this::restrain)
                        .answers(201)
                        .forGuests(false),
                Route.delete(
                                Route.ADMINISTRATION + "/restraints/{restraint}",
                                "Lift a restraint.",
                                "Nothing",
                                this::lift)
                        .forGuests(false));
    }

    private Answer overview(Call call) {
        List<Object> nodes = new ArrayList<>();
        for (Nodes.Node node : administration.nodes().all()) {
            nodes.add(Json.object(
                    "id", node.id(),
                    "own", node.id().equals(administration.nodes().own()),
                    "startedAt", time(node.started()),
                    "seenAt", time(node.seen()),
                    "figures", Json.parse(node.figures()).tree()));
        }
        List<Object> errors = new ArrayList<>();
        for (Errors.Line line : Errors.recent()) {
            errors.add(Json.object("at", time(line.at()), "level", line.level(), "text", line.text()));
        }
        return Answer.ok(Json.object(
                "nodes",
                nodes,
                "matches",
                log.statuses(),
                "restraints",
                administration.restraints().all().stream().map(this::json).toList(),
                "errors",
                errors));
    }

    private Answer matches(Call call) {
        String status = call.query("status");
        String wanted = status == null ? Match.Status.RUNNING.word() : status;
        List<Object> found = new ArrayList<>();
        for (Live live : tables.newest(wanted)) {
            Match match = live.match();
            List<Object> seats = new ArrayList<>();
            for (Seat seat : match.seats()) {
                Map<String, Object> json = seat.json();
                if (seat.isPerson()) {
                    json.put("here", live.presence().here(match.seats().indexOf(seat)));
                }
                seats.add(json);
            }
            found.add(Json.object(
                    "id", match.id(),
                    "game", match.terms().game(),
                    "status", match.status().word(),
                    "public", match.terms().listed(),
                    "owner", match.terms().owner(),
                    "seats", seats,
                    "step", match.step(),
                    "createdAt", time(match.created()),
                    "updatedAt", time(match.updated())));
        }
        return Answer.ok(Json.object("matches", found));
    }

    private Answer remove(Call call) {
        call.body(); // says nothing, but must not be nonsense
        matches.remove(matches.get(call.path("id")));
        return Answer.ok(Json.object());
    }

    private Answer guests(Call call) {
        String find = call.query("find");
        List<Object> found = new ArrayList<>();
        if (find != null && !find.isBlank()) {
            for (Guestbook.Row row : book.find(find.strip(), SHOWN)) {
                found.add(guest(row, administration.visitors().of(row.id())));
            }
        } else {
            for (Visitors.Visit visit : administration.visitors().recent()) {
                book.get(visit.guest()).ifPresent(row -> found.add(guest(row, visit)));
            }
        }
        return Answer.ok(Json.object("guests", found));
    }

    private static Map<String, Object> guest(Guestbook.Row row, Visitors.@Nullable Visit visit) {
        Map<String, Object> guest = Json.object("id", row.id(), "name", row.name(), "createdAt", time(row.created()));
        if (visit != null) {
            guest.put("address", visit.address());
            guest.put("seenAt", time(visit.at()));
        }
        return guest;
    }

    private Answer delete(Call call) {
        call.body(); // says nothing, but must not be nonsense
        String guest = call.path("guest");
        if (book.get(guest).isEmpty()) {
            throw new Denied(Denied.Code.MISSING, "there is no such guest");
        }
        farewell.forget(guest);
        guests.gone(guest);
        administration.visitors().forget(guest);
        return Answer.ok(Json.object());
    }

    private Answer restrain(Call call) {
        Node body = call.body();
        Restraint.Kind kind = Restraint.Kind.values()[body.get("kind").word(Restraint.Kind.words())];
        boolean guest = body.has("guest");
        if (guest == body.has("address") || (kind == Restraint.Kind.MUTE && !guest)) {
            throw Denied.malformed("a guest is muted; a guest or an address is banned");
        }
        Restraint made = administration
                .restraints()
                .add(
                        kind,
                        guest ? guest(body.get("guest")) : address(body.get("address")),
                        body.has("note") ? Names.text(body.get("note").text()) : "",
                        body.has("days") ? Duration.ofDays(body.get("days").integer(1, MAX_DAYS)) : null);
        return Answer.created(json(made));
    }

    private static String guest(Node json) {
        if (!json.text().matches("\\w{1,64}")) {
            throw json.refusal("the id of a guest is expected");
        }
        return json.text();
    }

    /** An address, not a name that somebody would have to look up. */
    private static String address(Node json) {
        try {
            return java.net.InetAddress.ofLiteral(json.text().strip().replaceFirst("/64$", ""))
                    .getHostAddress();
        } catch (IllegalArgumentException e) {
            throw json.refusal("an address such as 192.0.2.7 or 2001:db8::7 is expected");
        }
    }

    private Answer lift(Call call) {
        call.body(); // says nothing, but must not be nonsense
        if (!administration.restraints().lift(call.path("restraint"))) {
            throw new Denied(Denied.Code.MISSING, "there is no such restraint");
        }
        return Answer.ok(Json.object());
    }

    private Map<String, Object> json(Restraint restraint) {
        Map<String, Object> json = Json.object(
                "id", restraint.id(),
                "kind", restraint.kind().word(),
                "whom", restraint.whom(),
                "note", restraint.note(),
                "createdAt", time(restraint.created()));
        if (restraint.ends() != null) {
            json.put("endsAt", time(restraint.ends()));
        }
        book.get(restraint.whom()).ifPresent(row -> json.put("name", row.name()));
        return json;
    }

    private static String time(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }
}
