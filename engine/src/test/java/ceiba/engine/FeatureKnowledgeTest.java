package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FeatureKnowledgeTest {

    private static final List<String> FEATURES =
            List.of("always", "corn", "corn (few)", "worker on tikal 1", "worker on uxmal 1", "alliance: corn");

    @Test
    void aWordStandsForTheFeaturesItNames() {
        Node reasons = Json.parse("""
                {"food": ["corn", "corn (few)"], "tikal": ["worker on tikal *"], "partners": ["*: corn"]}""");
        assertThat(words(reasons)).containsExactly(null, "food", "food", "tikal", null, "partners");
    }

    @Test
    void ofSeveralWordsTheFirstCounts() {
        Node reasons = Json.parse("""
                {"tikal": ["worker on tikal 1"], "place": ["worker *"]}""");
        assertThat(words(reasons)).containsExactly(null, null, null, "tikal", "place", null);
    }

    @Test
    void whatStandsFirstIsCounted() {
        Node reasons = Json.parse("""
                {"tikal": ["worker on tikal *"], "food": ["* corn", "corn", "corn (few)"], "place": ["worker *"]}""");
        assertThat(Arrays.stream(FeatureKnowledge.reasons(reasons, FEATURES))
                        .map(reason -> reason != null && reason.counted()))
                .containsExactly(false, false, false, true, true, true);
    }

    private static List<@Nullable String> words(Node reasons) {
        return Arrays.stream(FeatureKnowledge.reasons(reasons, FEATURES))
                .<@Nullable String>map(reason -> reason == null ? null : reason.word())
                .toList();
    }

    @Test
    void aWordForNoFeatureIsRefused() {
        Node reasons = Json.parse("""
                {"food": ["corn", "maize *"]}""");
        assertThatThrownBy(() -> FeatureKnowledge.reasons(reasons, FEATURES))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("there is no feature 'maize *'");
    }
}
