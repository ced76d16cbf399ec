package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureKnowledgeTest {

    private static final List<String> FEATURES =
            List.of("always", "corn", "corn (few)", "worker on tikal 1", "worker on uxmal 1", "alliance: corn");

    @Test
    void aWordStandsForTheFeaturesItNames() {
        Node reasons = Json.parse("""
                {"food": ["corn", "corn (few)"], "tikal": ["worker on tikal *"], "partners": ["*: corn"]}""");
        assertThat(FeatureKnowledge.reasons(reasons, FEATURES))
                .containsExactly(null, "food", "food", "tikal", null, "partners");
    }

    @Test
    void ofSeveralWordsTheFirstCounts() {
        Node reasons = Json.parse("""
                {"tikal": ["worker on tikal 1"], "place": ["worker *"]}""");
        assertThat(FeatureKnowledge.reasons(reasons, FEATURES))
                .containsExactly(null, null, null, "tikal", "place", null);
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
