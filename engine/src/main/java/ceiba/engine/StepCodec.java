package ceiba.engine;

import java.util.List;

/** The codec of a game with {@link FlatPosition}s: its words lie in a {@link Vocabulary}, its kinds of events in an enum. */
public abstract class StepCodec implements Codec {

    private final Vocabulary vocabulary;
    private final List<? extends EventKind> kinds;

    protected StepCodec(Vocabulary vocabulary, EventKind... kinds) {
        this.vocabulary = vocabulary;
        this.kinds = List.of(kinds);
    }

    @Override
    public final String words(int choice) {
        return vocabulary.words(choice);
    }

    @Override
    public final int choice(String words) {
        return vocabulary.choice(words);
    }

    @Override
    public final List<? extends EventKind> kinds() {
        return kinds;
    }
}
