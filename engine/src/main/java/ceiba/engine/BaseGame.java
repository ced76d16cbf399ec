package ceiba.engine;

import java.util.List;

/** What games say of themselves in the same way. */
public abstract class BaseGame implements Game {

    private final String id;
    private final String rules;
    private final int minSeats;
    private final int maxSeats;
    private final int maxOptions;
    private final Codec codec;

    protected BaseGame(String id, String rules, int minSeats, int maxSeats, int maxOptions, Codec codec) {
        this.id = id;
        this.rules = rules;
        this.minSeats = minSeats;
        this.maxSeats = maxSeats;
        this.maxOptions = maxOptions;
        this.codec = codec;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String rules() {
        return rules;
    }

    @Override
    public final int minSeats() {
        return minSeats;
    }

    @Override
    public final int maxSeats() {
        return maxSeats;
    }

    @Override
    public List<Variant> variants() {
        return List.of();
    }

    @Override
    public final int maxOptions() {
        return maxOptions;
    }

    @Override
    public final Codec codec() {
        return codec;
    }

    /** From the folder {@code texts} beside the game's class. */
    @Override
    public final Texts texts(String language) {
        return Texts.of(getClass(), language);
    }
}
