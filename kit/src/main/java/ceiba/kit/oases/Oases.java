package ceiba.kit.oases;

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
 * The smallest example of a game with wide decisions: three hundred options at every one.
 *
 * <p>On a plain of 20 by 15 squares lie thirty oases, worth 1 to 6 points. In turn the seats put a stone on any free square,
 * ten each. An oasis belongs to whoever has most stones on its square and the eight around it, alone.
 */
public final class Oases implements Game {

    static final Oases GAME = new Oases();

    @Override
    public String id() {
        return "oases";
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
        return OasesPosition.MAX_SEATS;
    }

    @Override
    public List<Variant> variants() {
        return List.of();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public int maxChoices(int seats) {
        return seats * OasesPosition.STONES;
    }

    @Override
    public int maxOptions() {
        return Plain.SQUARES;
    }

    @Override
    public Position start(Setup setup) {
        return new OasesPosition(setup);
    }

    @Override
    public Position read(Node json) {
        json.only("game", "rules", "seats", "variants", "seed", "oases", "stones");
        OasesPosition position = new OasesPosition(Setup.read(this, json));
        position.read(json);
        return position;
    }

    @Override
    public Codec codec() {
        return OasesCodec.CODEC;
    }

    @Override
    public Knowledge knowledge() {
        return OasesKnowledge.KNOWLEDGE;
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        OasesPosition p = (OasesPosition) position;
        StringBuilder board = new StringBuilder();
        for (int square = 0; square < Plain.SQUARES; square++) {
            int oasis = p.plain().oasisOn(square);
            board.append(
                            p.owner(square) >= 0
                                    ? texts.say("seat.letter." + p.owner(square))
                                    : oasis >= 0 ? String.valueOf(p.plain().worth(oasis)) : ".")
                    .append(square % Plain.COLUMNS == Plain.COLUMNS - 1 ? '\n' : ' ');
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            board.append(texts.say("board.seat", new Phrase.Seat(seat), p.points(seat)))
                    .append('\n');
        }
        return board.toString();
    }

    @Override
    public Texts texts(String language) {
        return Texts.of(Oases.class, language);
    }
}
