package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What runs out. */
class LimitsTest {

    private static final String[] WATER = {
        "a10 b10", "a11 b11", "a12 b12", "c10 d10", "c11 d11", "c12 d12", "e10 f10", "e11 f11"
    };

    @Test
    void thereIsNoNinthWaterTile() {
        Scene seven = Scene.of(2)
                .water(List.of(WATER).subList(0, 7).toArray(String[]::new))
                .specialist(0, "rain");
        assertThat(seven.choices()).contains("use rain");
        Scene eight = Scene.of(2).water(WATER).specialist(0, "rain");
        assertThat(eight.choices()).doesNotContain("use rain");
        assertThat(Scene.of(2).water(WATER).choices())
                .doesNotContain("hire rain")
                .contains("hire nomads");
    }

    @ParameterizedTest
    @CsvSource({"wood, 6", "clay, 4", "ivory, 3", "diamonds, 3"})
    void resourceTilesRunOut(String resource, int tiles) {
        String[] squares = {"h10", "i10", "j10", "k10", "l10", "h11"};
        Scene last = Scene.of(2);
        Scene none = Scene.of(2);
        for (int i = 0; i < tiles; i++) {
            none.resource(resource, squares[i]);
            if (i > 0) {
                last.resource(resource, squares[i]);
            }
        }
        assertThat(last.choose("hire shaman").choices("resource")).contains(resource);
        assertThat(none.choose("hire shaman").choices("resource")).hasSize(3).doesNotContain(resource);
    }

    @Test
    void withoutResourceTilesTheShamanIsOfNoUse() {
        Scene scene = Scene.of(2)
                .specialist(0, "shaman")
                .resource("wood", "a10", "b10", "c10", "d10", "e10", "f10")
                .resource("clay", "a11", "b11", "c11", "d11")
                .resource("ivory", "a12", "b12", "c12")
                .resource("diamonds", "d12", "e12", "f12");
        assertThat(scene.choices()).doesNotContain("use shaman");
    }

    @Test
    void thereIsNoFourthPotter() {
        Scene two = Scene.of(2)
                .craftsman("potter b3 across", 0)
                .craftsman("potter j11 across", 0)
                .cattle(20)
                .choose("craft");
        assertThat(two.choices("place")).contains("potter");
        Scene three = Scene.of(2)
                .craftsman("potter b3 across", 0)
                .craftsman("potter j11 across", 0)
                .craftsman("potter k3 across", 0)
                .cattle(20)
                .choose("craft");
        assertThat(three.choices("place")).contains("wood-carver").doesNotContain("potter");
    }

    @Test
    void nobodyElseCanBeginATypeWithoutPieces() {
        Scene scene = Scene.of(2)
                .craftsman("potter b3 across", 1)
                .craftsman("potter j11 across", 1)
                .craftsman("potter k3 across", 1)
                .cattle(20)
                .choose("craft");
        assertThat(scene.choices("place")).doesNotContain("potter");
    }

    /** Obatala 7, herd 6, shaman 3 and a potter's card 3: 39. */
    private static Scene thirtyNine() {
        return Scene.of(2)
                .god(0, "obatala")
                .specialist(0, "herd")
                .specialist(0, "shaman")
                .craftsman("potter b5 across", 0)
                .cattle(20);
    }

    @Test
    void noCardLiftsTheRequirementAboveForty() {
        Scene scene = thirtyNine();
        assertThat(scene.requirement(0)).isEqualTo(39);
        assertThat(scene.choices("hire")).containsExactlyInAnyOrder("nomads", "rain");
        scene.choose("craft");
        assertThat(scene.choices("place")).containsExactlyInAnyOrder("potter", "diamond-cutter", "none");
        scene.choose("place diamond-cutter");
        scene.choose(scene.choices().getFirst());
        assertThat(scene.requirement(0)).isEqualTo(40);
        assertThat(scene.finishWithPrice("diamond-cutter").choices("hire")).isEmpty();
    }

    /** Six cards for 17 and the shaman for 3. */
    private static Scene forty() {
        return Scene.of(2)
                .craftsman("potter b5 across", 0)
                .craftsman("wood-carver i5 across", 0)
                .craftsman("ivory-carver c10", 0)
                .craftsman("vessel-maker a1", 0)
                .craftsman("sculptor k3", 0)
                .craftsman("throne-maker g9 across", 0)
                .specialist(0, "shaman")
                .god("gu")
                .god("xango")
                .god("dziva");
    }

    @Test
    void godsAreCountedToo() {
        Scene scene = forty();
        assertThat(scene.requirement(0)).isEqualTo(40);
        assertThat(scene.choices("god")).containsExactlyInAnyOrder("gu", "xango");
        assertThat(scene.choices("hire")).isEmpty();
    }

    @Test
    void gusRebateComesFirst() {
        assertThat(forty().choose("god gu").requirement(0)).isEqualTo(20 + 6 + 3 + 4);
    }

    @Test
    void xangoMakesRoom() {
        Scene scene = forty().choose("god xango");
        assertThat(scene.requirement(0)).isEqualTo(38);
    }

    @Test
    void monumentsHaveNoLimit() {
        Scene scene = Scene.of(2);
        for (String column : List.of("g", "i", "k")) {
            for (int row : new int[] {4, 6, 10, 12}) {
                scene.monument(column + row, 0, 1);
            }
        }
        assertThat(scene.choose("build", "monument e4").points(0)).isEqualTo(1 + 12 + 1);
    }

    @Test
    void cattleHaveNoLimit() {
        Scene scene = Scene.auction(2, 0, 1).cattle(150, 0);
        assertThat(scene.choices("give")).hasSize(150);
        scene.choose("give 150");
        assertThat(scene.hands()).containsExactly(75, 75);
    }
}
