package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.BaseGame;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;

/** Maya, for three to five players; two play the designer's variant with a neutral colour. */
public final class Maya extends BaseGame {

    /** The variant in which blue tokens are auctioned. */
    static final String EXPERT = "expert";

    /** The variants for other readings of the rulebook, each with ours first. */
    static final String LOWERING = "lowering";

    static final String MUST = "must";
    static final String MAY = "may";

    static final String WORKERS = "workers";
    static final String ANYWHERE = "anywhere";
    static final String WITH_CARDS = "with-cards";

    static final String BEGINNER = "beginner";
    static final String DRAWN = "drawn";
    static final String FIRST_SEAT = "first-seat";

    /** The document with own numbers of pyramids and quarries. */
    static final String NUMBERS = "numbers";

    static final String NO = "no";
    static final String YES = "yes";

    /**
     * Choices of a seat in a round: two for each card and each cube, and for each of all cubes one for a token kept back
     * while the others build.
     */
    private static final int MAX_CHOICES_OF_A_SEAT = 2 * 12 + 3 * Box.CUBES * MAX_SEATS;

    private static final List<Variant> VARIANTS = List.of(
            new Variant(EXPERT, List.of(NO, YES)),
            new Variant(LOWERING, List.of(MUST, MAY)),
            new Variant(WORKERS, List.of(ANYWHERE, WITH_CARDS)),
            new Variant(BEGINNER, List.of(DRAWN, FIRST_SEAT)),
            Variant.document(NUMBERS, document -> Tables.read(document).document()));

    /** The gauges by number. */
    static final int ON_PYRAMIDS_GAUGE = 0;

    private static final List<Gauge> GAUGES = List.of(Gauge.ofSeat("on-pyramids"), Gauge.ofTable("spaces"));

    static final Maya GAME = new Maya();

    public Maya() {
        super("maya", "1", MIN_SEATS, MAX_SEATS, MayaStep.LAST_OPTION + 1, new MayaCodec());
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    @Override
    public List<Gauge> gauges() {
        return GAUGES;
    }

    @Override
    public List<String> habits(Position start) {
        return Habits.of((MayaPosition) start);
    }

    @Override
    public int maxChoices(int seats) {
        return seats * Box.ROUNDS * MAX_CHOICES_OF_A_SEAT;
    }

    @Override
    public Position start(Setup setup) {
        return Start.position(setup);
    }

    @Override
    public Position read(Node json) {
        return PositionReader.read(json);
    }

    @Override
    public Knowledge knowledge() {
        return new MayaKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return new MayaBoard((MayaPosition) position, observer, texts).drawn();
    }
}
