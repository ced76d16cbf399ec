package ceiba.tzolkin;

import ceiba.engine.BaseGame;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.util.List;

/** Tzolk'in, for two to four players. */
public final class Tzolkin extends BaseGame {

    static final Tzolkin GAME = new Tzolkin();

    /** The gauges by number. */
    static final int WORKERS_GAUGE = 0;

    private static final List<Gauge> GAUGES = List.of(Gauge.ofSeat("workers"), Gauge.ofSeat("corn"));

    /** Choices in a turn: at most 6 workers, each with at most so many decisions, the market's trades aside. */
    private static final int MAX_CHOICES_IN_A_TURN = 200;

    public Tzolkin() {
        super("tzolkin", "1", 2, Glossary.MAX_SEATS, TzolkinStep.LAST_OPTION + 1, new TzolkinCodec());
    }

    @Override
    public List<Gauge> gauges() {
        return GAUGES;
    }

    @Override
    public List<String> habits(Position start) {
        return Habits.ALL;
    }

    @Override
    public int maxChoices(int seats) {
        return seats * Board.LAST_ROUND * MAX_CHOICES_IN_A_TURN;
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
    public Knowledge knowledge() {
        return new TzolkinKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return new TzolkinBoard((TzolkinPosition) position, observer, texts).drawn();
    }
}
