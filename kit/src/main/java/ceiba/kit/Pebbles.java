package ceiba.kit;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;

/**
 * The smallest example of a game: what the tests play, and where a newcomer reads what a game has to do.
 *
 * <p>The bag holds twelve pebbles, numbered 1 to 12; each seat draws four. In each of four rounds every seat in turn lays a
 * pebble face down; then all are turned over, and the highest wins a prize of 1 to 6 points from a shuffled deck. Variant
 * {@code prize}: it is turned up only when it is won ({@code blind}), or before the pebbles are laid ({@code shown}). Variant
 * {@code deck}: a document with other prizes, <code>{"prizes": [2, 3, 5, 7, 11, 13]}</code>.
 */
public final class Pebbles implements Game {

    static final Pebbles GAME = new Pebbles();
    static final String PRIZE = "prize";
    static final String BLIND = "blind";
    static final String SHOWN = "shown";
    static final String DECK = "deck";

    @Override
    public String id() {
        return "pebbles";
    }

    @Override
    public String rules() {
        return "1";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                new Variant(PRIZE, List.of(BLIND, SHOWN)),
                Variant.document(DECK, document -> Prizes.read(document).document()));
    }

    @Override
    public int maxChoices(int seats) {
        return seats * PebblesPosition.ROUNDS;
    }

    @Override
    public int maxOptions() {
        return PebblesPosition.HAND;
    }

    @Override
    public Position start(Setup setup) {
        return new PebblesPosition(setup);
    }

    @Override
    public Position read(Node json) {
        json.only("game", "rules", "seats", "variants", "seed", "round", "decider", "pebbles", "deck");
        PebblesPosition position = new PebblesPosition(Setup.read(this, json));
        position.read(json);
        return position;
    }

    @Override
    public Codec codec() {
        return PebblesCodec.CODEC;
    }

    @Override
    public Knowledge knowledge() {
        return new PebblesKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        PebblesPosition p = (PebblesPosition) position;
        StringBuilder board = new StringBuilder(texts.say("board.prizes"));
        for (int card = 0; card < PebblesPosition.ROUNDS; card++) {
            board.append(' ').append(orHidden(p.prize(card, observer)));
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            board.append('\n').append(texts.say("board.seat", new Phrase.Seat(seat), p.points(seat)));
            for (int place = 0; place < PebblesPosition.HAND; place++) {
                board.append(' ').append(orHidden(p.pebble(seat, place, observer)));
            }
        }
        return board.append('\n').toString();
    }

    @Override
    public Texts texts(String language) {
        return Texts.of(Pebbles.class, language);
    }

    private static String orHidden(int number) {
        return number == PebblesPosition.UNKNOWN ? "?" : String.valueOf(number);
    }
}
