package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.BaseGame;
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

/** Tindaya, for one to four players, as an alliance or as rivals for dominion. */
public final class Tindaya extends BaseGame {

    static final String MODE = "mode";
    static final String DIFFICULTY = "difficulty";

    /** The document with own numbers and cards. */
    static final String NUMBERS = "numbers";

    private static final List<Variant> VARIANTS = List.of(
            new Variant(MODE, List.of(MODES)),
            new Variant(DIFFICULTY, List.of("normal", "easy", "hard")),
            Variant.document(NUMBERS, document -> Box.read(document).document()));

    /** So many in an era at the most; the Other actions of a tribe are bounded by what it owns. */
    private static final int MAX_CHOICES_OF_A_TRIBE = 3000;

    static final Tindaya GAME = new Tindaya();

    public Tindaya() {
        super("tindaya", "1", 1, MAX_SEATS, TindayaStep.LAST_OPTION + 1, new TindayaCodec());
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    /** One wins at the most in Dominion: nobody can play it alone. */
    @Override
    public @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        return seats == 1 && MODES[1].equals(variants.get(MODE)) ? Phrase.of("objection.alone") : null;
    }

    @Override
    public List<Gauge> gauges() {
        return Gauges.ALL;
    }

    @Override
    public List<String> habits(Position start) {
        return Habits.of((TindayaPosition) start);
    }

    @Override
    public int maxChoices(int seats) {
        return ERAS * Math.max(seats, MIN_TRIBES) * MAX_CHOICES_OF_A_TRIBE;
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
        return new TindayaKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return new TindayaBoard((TindayaPosition) position, observer, texts).drawn();
    }
}
