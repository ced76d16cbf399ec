package ceiba.engine;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The knowledge of a game with a list of features. Beside its class lie the weights in {@code weights.json}, and in
 * {@code reasons.json} the words for its features: each with the features that it stands for, where {@code *} is any text.
 * What stands first is what people count when they say the word.
 */
public abstract class FeatureKnowledge implements Knowledge {

    private final Worth worth;
    private final Features features;
    private @Nullable Reason @Nullable [] reasons; // found when the first one is asked for

    protected FeatureKnowledge(Worth worth, Features features) {
        this.worth = worth;
        this.features = features;
    }

    /** The word of a feature, and whether it is what people count. */
    record Reason(String word, boolean counted) {}

    /** The reason of each feature; of several that fit, the first. */
    static @Nullable Reason[] reasons(Node json, List<String> features) {
        @Nullable Reason[] reasons = new Reason[features.size()];
        for (Node word : json.fields()) {
            boolean counted = true;
            for (Node meant : word.items()) {
                Pattern pattern = pattern(meant.text());
                Reason reason = new Reason(word.name(), counted);
                counted = false;
                boolean any = false;
                for (int feature = 0; feature < reasons.length; feature++) {
                    if (pattern.matcher(features.get(feature)).matches()) {
                        any = true;
                        reasons[feature] = reasons[feature] == null ? reason : reasons[feature];
                    }
                }
                if (!any) {
                    throw meant.refusal("there is no feature '" + meant.text() + "'");
                }
            }
        }
        return reasons;
    }

    private static Pattern pattern(String meant) {
        return Pattern.compile(
                Pattern.compile("\\*").splitAsStream(meant).map(Pattern::quote).collect(Collectors.joining(".*"))
                        + (meant.endsWith("*") ? ".*" : ""));
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
    public final @Nullable String reason(int feature) {
        Reason reason = reasonOf(feature);
        return reason == null ? null : reason.word();
    }

    @Override
    public final boolean isCounted(int feature) {
        Reason reason = reasonOf(feature);
        return reason != null && reason.counted();
    }

    private @Nullable Reason reasonOf(int feature) {
        if (reasons == null) {
            reasons = reasons(Texts.resource(getClass(), "reasons.json"), features.names());
        }
        return reasons[feature];
    }

    @Override
    public final Node weights() {
        return Texts.resource(getClass(), "weights.json");
    }
}
