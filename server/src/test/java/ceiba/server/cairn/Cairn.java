package ceiba.server.cairn;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Twice around the table, everybody lays 1 to 3 stones on the cairn (with {@code stones=many} up to 60), and each is worth a
 * point. With {@code play=rivals} the most points win, with {@code pairs} those of seats 0 and 2 or of 1 and 3; with
 * {@code together} all win if the cairn is twice as high as there were layings, else nobody does. By the rules of version 1,
 * a stone was worth two points.
 */
public final class Cairn implements Game {

    static final String PLAY = "play";
    static final String PAIRS = "pairs";
    static final String TOGETHER = "together";
    static final String STONES = "stones";
    static final String MANY = "many";
    static final int MAX_STONES = 60;

    private final int version;

    public Cairn() {
        this(2);
    }

    private Cairn(int version) {
        this.version = version;
    }

    @Override
    public String id() {
        return "cairn";
    }

    @Override
    public String rules() {
        return String.valueOf(version);
    }

    @Override
    public List<Game> earlier() {
        return version == 1 ? List.of() : List.of(new Cairn(1));
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Variant> variants() {
        return List.of(
                new Variant(PLAY, List.of("rivals", PAIRS, TOGETHER)), new Variant(STONES, List.of("few", MANY)));
    }

    @Override
    public @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        Object play = variants.get(PLAY);
        if (PAIRS.equals(play) && seats != 4) {
            return Phrase.of("objection.pairs", seats);
        }
        return seats == 1 && !TOGETHER.equals(play) ? Phrase.of("objection.alone") : null;
    }

    @Override
    public List<Gauge> gauges() {
        return List.of(Gauge.ofSeat("last"), Gauge.ofTable("height"));
    }

    @Override
    public int maxChoices(int seats) {
        return seats * CairnPosition.ROUNDS;
    }

    @Override
    public int maxOptions() {
        return MAX_STONES;
    }

    @Override
    public Position start(Setup setup) {
        return new CairnPosition(setup, version == 1 ? 2 : 1);
    }

    @Override
    public Position read(Node json) {
        throw new UnsupportedOperationException("the server reads no positions");
    }

    @Override
    public Codec codec() {
        return new CairnCodec();
    }

    @Override
    public Knowledge knowledge() {
        return new CairnKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        throw new UnsupportedOperationException("the server draws nothing");
    }

    @Override
    public Texts texts(String language) {
        return Texts.of(Cairn.class, language);
    }
}
