package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Positions as JSON, whole or as one observer sees them. The fields are documented in docs/positions.md. */
final class PositionJson {

    static final String[] FIELDS = {
        "round",
        "start",
        "active",
        "pending",
        "pyramids",
        "quarries",
        "stopped",
        "revealed",
        "lowered",
        "workersAt",
        "moved",
        "idle",
        "offered",
        "players"
    };
    static final String[] PLAYER_FIELDS = {"gold", "hand", "cubes", "neutralCubes", "tokens", "shields", "bid"};

    /** Stands in a view for a bid that the observer may not know. */
    static final String HIDDEN = "hidden";

    private PositionJson() {}

    static Map<String, Object> write(MayaPosition p, int observer) {
        Map<String, Object> variants = Json.object(
                Maya.EXPERT,
                p.expert() ? Maya.YES : Maya.NO,
                Maya.LOWERING,
                p.has(MayaPosition.MAY_LOWER) ? Maya.MAY : Maya.MUST,
                Maya.WORKERS,
                p.has(MayaPosition.WORKERS_WITH_CARDS) ? Maya.WITH_CARDS : Maya.ANYWHERE,
                Maya.BEGINNER,
                p.has(MayaPosition.FIRST_SEAT_BEGINS) ? Maya.FIRST_SEAT : Maya.DRAWN);
        if (!p.numbers().document().isEmpty()) {
            variants.put(Maya.NUMBERS, p.numbers().document());
        }
        Map<String, Object> json = Maya.GAME.heading(new Setup(p.seats(), variants, 0));
        json.put("round", p.round());
        json.put("start", p.start());
        json.put("active", p.active());
        json.put("pending", StepWords.write(p.step(), !Secrets.knows(observer, p.active())));
        json.put("pyramids", pyramids(p));
        json.put("quarries", quarries(p, observer));
        json.put("stopped", Json.set(p.stopped(), 0));
        json.put("revealed", p.revealed());
        json.put("lowered", Json.list(p.colours(), p::hits));
        json.put("workersAt", p.workersAt() + 1);
        json.put("moved", p.moved());
        json.put("idle", p.idle());
        json.put("offered", offered(p, observer));
        List<Object> players = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            players.add(player(p, seat, observer));
        }
        json.put("players", players);
        if (observer != Position.EVERYTHING) { // for boards; a position file says it with its setup
            json.put("numbers", p.numbers().json());
            json.put("phase", BoardView.phase(p));
            json.put("levels", BoardView.levels(p));
            json.put("totals", BoardView.totals(p, observer));
        }
        return json;
    }

    /** Cubes on each level, by colour. */
    private static Map<String, Object> pyramids(MayaPosition p) {
        Map<String, Object> json = Json.object();
        for (int pyramid : p.pyramids()) {
            List<Object> levels = new ArrayList<>();
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                List<Integer> cubes = new ArrayList<>();
                for (int colour = 0; colour < p.colours(); colour++) {
                    cubes.add(p.cubesOn(colour, pyramid, level));
                }
                levels.add(cubes);
            }
            json.put(PYRAMIDS[pyramid], levels);
        }
        return json;
    }

    private static List<Object> quarries(MayaPosition p, int observer) {
        List<Object> quarries = new ArrayList<>();
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            List<Object> cards = new ArrayList<>();
            for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
                int colour = p.colourAt(quarry, slot);
                int kind = p.kindAt(quarry, slot);
                boolean seen = Secrets.seesCard(p, observer, quarry, colour);
                cards.add(Json.object("seat", colour, "card", seen ? card(kind) : Card.BACKS[Card.BACK_OF[kind]]));
            }
            quarries.add(cards);
        }
        return quarries;
    }

    private static Object card(int kind) {
        return kind == Card.NEUTRAL_KIND ? (Object) Card.word(kind) : (Object) Card.VALUES[kind];
    }

    private static List<Object> offered(MayaPosition p, int observer) {
        List<Object> rounds = new ArrayList<>();
        for (int round = 1; p.expert() && round <= Box.ROUNDS; round++) {
            boolean seen = observer == Position.EVERYTHING || round < Secrets.firstHiddenRound(p);
            int tokens = p.offered(round);
            rounds.add(seen ? tokens(token -> (tokens >> (token - FIRST_BLUE) & 1) != 0, FIRST_BLUE) : (Object) HIDDEN);
        }
        return rounds;
    }

    private static Map<String, Object> player(MayaPosition p, int seat, int observer) {
        Map<String, Object> json = Json.object(
                "gold", p.gold(seat),
                "hand", hand(p.hand(seat), Secrets.knows(observer, seat)),
                "cubes", p.cubes(seat, false),
                "neutralCubes", p.cubes(seat, true),
                "tokens", tokens(token -> p.holds(seat, token), 0),
                "shields", Json.set(p.shields(seat), 1));
        if (observer != Position.EVERYTHING) {
            json.put("supply", p.supply(seat));
            if (Secrets.knows(observer, seat)) {
                json.put("carries", Transport.capacity(p, seat));
            }
        }
        if (p.bid(seat) != MayaPosition.NO_BID) {
            json.put("bid", Secrets.seesBid(p, observer, seat) ? (Object) p.bid(seat) : HIDDEN);
        }
        return json;
    }

    /** The cards, or how many there are of each back. */
    private static Object hand(int hand, boolean open) {
        Map<String, Object> backs = Json.object();
        for (int back = 0; back < Card.BACKS.length; back++) {
            if (Card.countOf(hand, back) > 0) {
                backs.put(Card.BACKS[back], Card.countOf(hand, back));
            }
        }
        List<Object> cards = new ArrayList<>();
        for (int kind = 0; kind < Card.kinds(); kind++) {
            for (int i = 0; i < Card.count(hand, kind); i++) {
                cards.add(card(kind));
            }
        }
        return open ? cards : backs;
    }

    private static List<String> tokens(IntPredicate which, int first) {
        return IntStream.range(first, TOKENS.length)
                .filter(which)
                .mapToObj(token -> TOKENS[token])
                .toList();
    }
}
