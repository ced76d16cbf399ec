package ceiba.engine;

import java.util.List;

/** The knowledge of a game with a list of features, and the weights in {@code weights.json} beside its class. */
public abstract class FeatureKnowledge implements Knowledge {

    private final Worth worth;
    private final Features features;

    protected FeatureKnowledge(Worth worth, Features features) {
        this.worth = worth;
        this.features = features;
    }

    @Override
    public final Worth worth() {
        return worth;
    }

    @Override
    public final List<String> features() {
        return features.names();
    }

    @Override
    public final Node weights() {
        return Texts.resource(getClass(), "weights.json");
    }
}
