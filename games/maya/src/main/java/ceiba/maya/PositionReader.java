package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.List;

/** Reads positions that {@link PositionJson} wrote or a person did; what is left out is as at the start. */
final class PositionReader {

    static final int MAX_GOLD = 629;

    private PositionReader() {}

    static MayaPosition read(Node json) {
        json.onlyWithHeading(PositionJson.FIELDS);
        MayaPosition p = Start.position(Setup.read(Maya.GAME, json));
        p.setStart(json.integer("start", 0, p.seats() - 1, p.start()));
        p.setActive(json.integer("active", 0, p.seats() - 1, p.start()));
        if (json.has("pending")) {
            p.setStep(StepWords.read(json.get("pending"), p.numbers()));
        }
        if (Step.kind(p.step()) != MayaStep.FIRST_CUBE) { // the first cubes are no longer in the hands
            for (int seat = 0; seat < p.seats(); seat++) {
                p.addCubes(seat, false, -p.cubes(seat, false));
                p.addCubes(seat, true, -p.cubes(seat, true));
            }
        }
        readRound(p, json);
        readPyramids(p, json);
        readQuarries(p, json);
        readPlayers(p, json);
        for (int colour = 0; colour < p.colours(); colour++) {
            p.setSupply(colour, Box.CUBES - Invariants.cubesOutOfSupply(p, colour));
        }
        p.check();
        p.settle();
        return p;
    }

    private static void readRound(MayaPosition p, Node json) {
        int kind = Step.kind(p.step());
        p.setRound(json.integer("round", 1, Box.ROUNDS, kind == MayaStep.OVER ? Box.ROUNDS : p.round()));
        boolean allStopped = MayaStep.isDistribution(kind) || MayaStep.isTransport(kind);
        int stopped = allStopped ? (1 << p.seats()) - 1 : 0;
        p.setStopped(json.has("stopped") ? json.get("stopped").set(0, p.seats() - 1, 0) : stopped);
        p.setRevealed(json.integer("revealed", 0, p.quarries(), MayaStep.isTransport(kind) ? p.quarries() : 0));
        p.setWorkersAt(json.integer("workersAt", 0, p.quarries(), 0) - 1);
        p.setMoved(json.has("moved") && json.get("moved").flag());
        p.setIdle(json.integer("idle", 0, p.seats() - 1, 0));
        if (json.has("lowered")) {
            List<Node> lowered = json.get("lowered").items(p.colours(), p.colours());
            for (int colour = 0; colour < p.colours(); colour++) {
                p.setHits(colour, lowered.get(colour).integer(0, Quarry.MAX_CARDS * -Card.LEAST));
            }
        }
        if (json.has("offered")) {
            int rounds = p.expert() ? Box.ROUNDS : 0;
            List<Node> offered = json.get("offered").items(rounds, rounds);
            for (int round = 1; round <= rounds; round++) {
                int tokens = tokens(offered.get(round - 1));
                if ((tokens & (1 << FIRST_BLUE) - 1) != 0) {
                    throw offered.get(round - 1).refusal("only blue tokens are auctioned");
                }
                p.setOffered(round, tokens >> FIRST_BLUE);
            }
        }
    }

    private static void readPyramids(MayaPosition p, Node json) {
        if (!json.has("pyramids")) {
            return;
        }
        for (Node levels : json.get("pyramids").fields()) {
            int pyramid = new Node(levels.path(), levels.name()).word(PYRAMIDS);
            int level = 0;
            for (Node cubes : levels.items(0, p.numbers().levels(pyramid))) {
                List<Node> byColour = cubes.items(p.colours(), p.colours());
                for (int colour = 0; colour < p.colours(); colour++) {
                    p.addCubesOn(colour, pyramid, level, byColour.get(colour).integer(0, Box.CUBES));
                }
                level++;
            }
        }
    }

    private static void readQuarries(MayaPosition p, Node json) {
        if (!json.has("quarries")) {
            return;
        }
        int quarry = 0;
        for (Node cards : json.get("quarries").items(0, p.quarries())) {
            for (Node card : cards.items(0, p.numbers().maxCards(quarry))) {
                card.only("seat", "card");
                int kind = card(card.get("card"));
                boolean neutral = kind == Card.NEUTRAL_KIND;
                int first = neutral ? p.seats() : 0;
                int seat = card.get("seat").integer(first, neutral ? p.colours() - 1 : p.seats() - 1);
                p.addCard(quarry, seat, kind);
            }
            quarry++;
        }
    }

    private static int card(Node json) {
        if (!json.isNumber()) {
            json.word(new String[] {Card.word(Card.NEUTRAL_KIND)});
            return Card.NEUTRAL_KIND;
        }
        int kind = Card.kindOf(json.integer(-9, 9));
        if (kind < 0) {
            throw json.refusal("no card has this number");
        }
        return kind;
    }

    private static void readPlayers(MayaPosition p, Node json) {
        List<Node> players = json.has("players") ? json.get("players").items(0, p.seats()) : List.of();
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setHand(seat, unplayed(p, seat));
            if (seat < players.size()) {
                readPlayer(p, seat, players.get(seat));
            }
        }
    }

    /** The full hand less what lies at the quarries; neutral cards were laid by the first who can have done it. */
    private static int unplayed(MayaPosition p, int seat) {
        int hand = p.hand(seat);
        int neutrals = seat * Box.NEUTRAL_CARDS;
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
                int kind = p.kindAt(quarry, slot);
                boolean own = p.colourAt(quarry, slot) == seat;
                boolean neutral = kind == Card.NEUTRAL_KIND && --neutrals < 0;
                if ((own || neutral) && Card.count(hand, kind) > 0) {
                    hand = Card.without(hand, kind);
                }
            }
        }
        return hand;
    }

    private static void readPlayer(MayaPosition p, int seat, Node json) {
        json.only(PositionJson.PLAYER_FIELDS);
        p.addGold(seat, json.integer("gold", 0, MAX_GOLD, p.gold(seat)) - p.gold(seat));
        if (json.has("hand")) {
            int hand = 0;
            for (Node card : json.get("hand").items(0, Card.countAll(Card.FULL_HAND_OF_TWO))) {
                int kind = card(card);
                if (Card.count(hand, kind) == Card.count(Card.fullHand(p.seats()), kind)) {
                    throw card.refusal("a player does not have so many of these");
                }
                hand = Card.with(hand, kind);
            }
            p.setHand(seat, hand);
        }
        p.addCubes(seat, false, json.integer("cubes", 0, Box.CUBES, p.cubes(seat, false)) - p.cubes(seat, false));
        p.addCubes(seat, true, json.integer("neutralCubes", 0, Box.CUBES, p.cubes(seat, true)) - p.cubes(seat, true));
        if (json.has("tokens")) {
            int tokens = tokens(json.get("tokens"));
            for (int token = 0; token < TOKENS.length; token++) {
                if ((tokens >> token & 1) != 0) {
                    if (p.holder(token) != NOBODY) {
                        throw json.get("tokens").refusal("another player has the token " + TOKENS[token]);
                    }
                    p.setHolder(token, seat);
                }
            }
        }
        if (json.has("shields")) {
            p.setShields(seat, json.get("shields").set(1, p.quarries(), 1));
        }
        p.setBid(seat, json.integer("bid", 0, MAX_GOLD, MayaPosition.NO_BID));
    }

    private static int tokens(Node json) {
        int bits = 0;
        for (Node item : json.items(0, TOKENS.length)) {
            int bit = 1 << item.word(TOKENS);
            if ((bits & bit) != 0) {
                throw item.refusal("this token is there twice");
            }
            bits |= bit;
        }
        return bits;
    }
}
