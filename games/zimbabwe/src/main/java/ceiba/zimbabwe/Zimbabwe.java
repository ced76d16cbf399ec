package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.BaseGame;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The Great Zimbabwe, for two to five players. */
public final class Zimbabwe extends BaseGame {

    /** Whether it is the whole game, or the first one to learn it: no specialists and six gods. */
    static final String GAME_VARIANT = "game";

    static final String FULL = "full";
    static final String FIRST = "first";

    /** The document with a set-up given by hand. */
    static final String SETUP = "setup";

    private static final List<Variant> VARIANTS = List.of(
            new Variant(GAME_VARIANT, List.of(FULL, FIRST)),
            Variant.document(SETUP, document -> HandSetup.read(document).document()));

    private static final List<Gauge> GAUGES = List.of(Gauge.ofSeat("requirement"));

    /** Gifts of an auction: each is larger than the one before, and all come out of what the players have. */
    private static final int MAX_GIFTS = 100;

    /** A turn has its cards and specialists, at most 21 pieces with their prices, and at most 41 monuments to raise. */
    private static final int MAX_CHOICES_OF_A_TURN = 20 + 3 * Box.PIECES + 41 * 18;

    static final Zimbabwe GAME = new Zimbabwe();

    public Zimbabwe() {
        super("zimbabwe", "1", MIN_SEATS, MAX_SEATS, 1 << ZimbabweStep.OPTION_BITS, new ZimbabweCodec());
    }

    static boolean isFirstGame(Map<String, Object> variants) {
        return FIRST.equals(variants.get(GAME_VARIANT));
    }

    static HandSetup handSetup(Map<String, Object> variants) {
        Object document = variants.get(SETUP);
        return document == null ? HandSetup.NONE : HandSetup.read(new Node("variants." + SETUP, document));
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    @Override
    public @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        return handSetup(variants).objection(seats, isFirstGame(variants));
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public List<Gauge> gauges() {
        return GAUGES;
    }

    /** Each card that may be taken. */
    @Override
    public List<String> habits(Position start) {
        ZimbabwePosition p = (ZimbabwePosition) start;
        List<String> habits = new ArrayList<>();
        for (int god = 0; god < GODS.length; god++) {
            if (p.isInPlay(god)) {
                habits.add("god." + GODS[god]);
            }
        }
        if (!p.isFirstGame()) {
            Arrays.stream(SPECIALISTS).forEach(specialist -> habits.add("specialist." + specialist));
        }
        Arrays.stream(CRAFTS).forEach(craft -> habits.add("craft." + craft));
        return habits;
    }

    @Override
    public int maxChoices(int seats) {
        return seats + Box.ROUNDS * (MAX_GIFTS + seats * (1 + MAX_CHOICES_OF_A_TURN));
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
        return new ZimbabweKnowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return new ZimbabweBoard((ZimbabwePosition) position, observer, texts).drawn();
    }
}
