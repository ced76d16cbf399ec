package ceiba.tzolkin;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;

/** Tzolk'in, for two to four players. */
public final class Tzolkin implements Game {

    static final Tzolkin GAME = new Tzolkin();

    /** Choices in a turn: at most 6 workers, each with at most so many decisions, the market's trades aside. */
    private static final int MAX_CHOICES_IN_A_TURN = 200;

    private static final Codec CODEC = new TzolkinCodec();

    @Override
    public String id() {
        return "tzolkin";
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
        return 4;
    }

    @Override
    public List<Variant> variants() {
        return List.of();
    }

    @Override
    public int maxChoices(int seats) {
        return seats * Board.LAST_ROUND * MAX_CHOICES_IN_A_TURN;
    }

    @Override
    public int maxOptions() {
        return Step.LAST_OPTION + 1;
    }

    @Override
    public Position start(Setup setup) {
        return Start.position(setup);
    }

    @Override
    public Position read(Node json) {
        return PositionJson.read(json);
    }

    @Override
    public Codec codec() {
        return CODEC;
    }

    @Override
    public Knowledge knowledge() {
        return new TzolkinKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return TextBoard.draw((TzolkinPosition) position, observer, texts);
    }

    @Override
    public Texts texts(String language) {
        return Texts.of(Tzolkin.class, language);
    }
}
