package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 2.5, 2.10: the market of crafts, and forging. */
class MarketTest {

    /** The Canarii on a coast, with exactly this. */
    private static Scene scene(String craft, String price) {
        Scene scene =
                Scene.alliance(2).wrath(2, 2).natives(CANARII, "1,0", 1, 1).market(craft);
        for (String good : price.split(" ", -1)) {
            scene.goods(CANARII, good, 1);
        }
        return scene;
    }

    private static Scene bought(String craft, String price) {
        Scene scene = scene(craft, price).turn(CANARII).choose("buy");
        return scene.choices().contains("buy " + craft) ? scene.choose("buy " + craft) : scene;
    }

    private static int goods(Scene scene) {
        int units = 0;
        for (String good : GOODS) {
            units += scene.good(CANARII, good);
        }
        return units;
    }

    @ParameterizedTest
    @CsvSource({
        "spears, wood mineral",
        "daggers, hide",
        "wall, clay clay clay",
        "vase, clay fibre",
        "jar, clay clay",
        "granary, wood clay fibre",
        "outrigger, wood fibre",
        "cloaks, hide hide"
    })
    @DisplayName("2.10: the price of each craft card; the card leaves a gap")
    void prices(String craft, String price) {
        Scene scene = bought(craft, price);
        assertThat(goods(scene)).isZero();
        assertThat(scene.table().market(0)).isEqualTo(NOBODY);
        String[] units = price.split(" ", -1);
        Scene lacking = scene(craft, price);
        lacking.goods(CANARII, units[units.length - 1], -1);
        assertThat(lacking.turn(CANARII).choices("buy"))
                .as("one unit short")
                .isEqualTo(lacking.good(CANARII, "mineral") > 0 ? List.of("buy") : List.of());
    }

    @ParameterizedTest
    @CsvSource({"spears, wood mineral", "daggers, hide"})
    @DisplayName("2.10: spears and horn daggers: 2 weapons")
    void weapons(String craft, String price) {
        assertThat(bought(craft, price).weapons(CANARII)).isEqualTo(2);
    }

    @Test
    @DisplayName("2.5: forge, always on offer: 1 mineral for 1 weapon")
    void forge() {
        Scene scene = scene("spears", "mineral mineral wood").turn(CANARII).choose("buy");
        assertThat(scene.choices()).containsExactlyInAnyOrder("buy spears", "buy forge");
        scene.choose("buy forge");
        assertThat(scene.weapons(CANARII)).isEqualTo(1);
        assertThat(scene.good(CANARII, "mineral")).isEqualTo(1);
        assertThat(scene.table().market(0)).isEqualTo(SPEARS);
    }

    @Test
    @DisplayName("2.5: one card of several alike is bought, and the gap stays until maintenance")
    void gap() {
        Scene scene = scene("daggers", "hide hide")
                .market("daggers", "daggers")
                .turn(CANARII)
                .choose("buy");
        assertThat(scene.table().market(0)).isEqualTo(NOBODY);
        assertThat(scene.table().market(1)).isEqualTo(DAGGERS);
        scene.choose("buy");
        assertThat(scene.weapons(CANARII)).isEqualTo(4);
        assertThat(scene.table().market(1)).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("2.10: a wall on a land hex with your native, not a volcano, not twice")
    void wall() {
        Scene scene = scene("wall", "clay clay clay")
                .natives(CANARII, "5,1", 1, 0)
                .natives(CANARII, "2,1", 1, 0)
                .natives(CANARII, "2,2", 1, 0)
                .natives(MAJOS, "6,1", 1, 0)
                .wall("2,2")
                .turn(CANARII)
                .choose("buy");
        assertThat(scene.choices()).containsExactlyInAnyOrder("wall 1,0", "wall 2,1");
        scene.choose("wall 2,1");
        assertThat(scene.table().hasWall(Scene.hex("2,1"))).isTrue();
        assertThat(scene.table().wallsLeft()).isZero();
        assertThat(scene("wall", "clay clay clay")
                        .wall("5,0")
                        .wall("9,0")
                        .turn(CANARII)
                        .choices("buy"))
                .as("T-7: two walls")
                .isEmpty();
    }

    @Test
    @DisplayName("2.10: ritual vase: one god -1; T-14: only one who is angry")
    void vase() {
        Scene scene = bought("vase", "clay fibre");
        assertThat(scene.choices()).containsExactlyInAnyOrder("vase acoran", "vase moneiba");
        assertThat(scene.choose("vase acoran").acoran()).isEqualTo(1);
        assertThat(scene.moneiba()).isEqualTo(2);
        assertThat(scene("vase", "clay fibre").wrath(0, 0).turn(CANARII).choices("buy"))
                .isEmpty();
    }

    @Test
    @DisplayName("2.10: great jar: one good of choice holds 6")
    void jar() {
        Scene scene = bought("jar", "clay clay");
        assertThat(scene.choices()).hasSize(GOODS.length);
        scene.choose("jar salt");
        assertThat(scene.table().capacity(CANARII, SALT)).isEqualTo(6);
        assertThat(scene.table().capacity(CANARII, FIBRE)).isEqualTo(3);
        Scene second = scene("jar", "clay clay");
        second.table().setJars(CANARII, 1 << SALT);
        assertThat(second.turn(CANARII).choose("buy").choices())
                .as("another good")
                .doesNotContain("jar salt");
    }

    @Test
    @DisplayName("2.10: lasting cards are kept: granary, outrigger, cloaks with shelter +2")
    void lasting() {
        assertThat(bought("granary", "wood clay fibre").table().granaries(CANARII))
                .isEqualTo(1);
        assertThat(bought("outrigger", "wood fibre").table().hasOutrigger(CANARII))
                .isTrue();
        Scene cloaks = bought("cloaks", "hide hide");
        assertThat(cloaks.table().hasCloaks(CANARII)).isTrue();
        assertThat(cloaks.table().shelter(CANARII)).isEqualTo(6);
    }
}
