package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VariantTest {

    @Test
    void aGameWithoutVariantsIsSetUpInOneWay() {
        assertThat(Variant.combinations(List.of())).containsExactly(Map.of());
    }

    @Test
    void everyValueMeetsEveryOtherAndTheStandardComesFirst() {
        Variant map = new Variant("map", List.of("north", "south"));
        Variant expert = new Variant("expert", List.of("no", "yes", "very"));
        assertThat(Variant.combinations(List.of(map, expert)))
                .hasSize(6)
                .doesNotHaveDuplicates()
                .startsWith(Map.of("map", "north", "expert", "no"))
                .contains(Map.of("map", "south", "expert", "very"));
    }
}
