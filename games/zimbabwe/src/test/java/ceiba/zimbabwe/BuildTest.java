package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Building monuments. */
class BuildTest {

    @Test
    void aMonumentCostsNothingAndBringsAPoint() {
        Scene scene = Scene.of(2).choose("build", "monument h4");
        assertThat(scene.level("h4")).isEqualTo(1);
        assertThat(scene.points(0)).isEqualTo(2);
        assertThat(scene.hand(0)).isEqualTo(3);
        assertThat(scene.requirement(0)).isEqualTo(20);
        assertThat(scene.step()).isEqualTo("turn");
        assertThat(scene.choices()).doesNotContain("build", "craft", "raise");
    }

    @Test
    void onlyEmptyLandIsBuiltOn() {
        Scene scene = Scene.of(2)
                .craftsman("potter b5 across", 1)
                .resource("ivory", "h10")
                .water("j10 k10")
                .choose("build");
        List<String> sites = scene.choices("monument");
        assertThat(sites)
                .as("water, rain, resources, the shaman's, starting areas, craftsmen")
                .doesNotContain("i1", "e7", "j10", "k10", "h2", "e9", "h10", "f1", "a6", "b5", "c5");
        assertThat(sites).contains("h3", "l1", "a12", "i10", "l10", "d5");
    }

    @Test
    void aMonumentKeepsAwayFromEveryOther() {
        Scene scene = Scene.of(2).monument("h4", 1, 2).choose("build");
        assertThat(scene.choices("monument"))
                .as("beside and at the corners, own ones and others'")
                .doesNotContain("h4", "g3", "h3", "i3", "g4", "i4", "g5", "h5", "i5", "b1", "b2", "c2", "d2", "d1")
                .contains("g6", "j4", "f3", "g2", "e1", "b5");
    }

    @Test
    void nomadsMayTouchOthers() {
        Scene scene = Scene.of(2).specialist(0, "nomads").choose("use nomads", "build");
        assertThat(scene.choices("monument")).contains("b1", "c2", "b3").doesNotContain("c1", "f1", "a3");
        scene.choose("monument c2");
        assertThat(scene.level("c2")).isEqualTo(1);
        assertThat(scene.cattleOn(0, "nomads")).isEqualTo(2);
    }

    @Test
    void nomadsWorkOnlyOnWhatComesAfter() {
        Scene scene = Scene.of(2).specialist(0, "nomads").choose("build");
        assertThat(scene.choices("monument")).doesNotContain("c2");
        // They may still be paid afterwards, for nothing.
        scene.choose("monument h4", "use nomads");
        assertThat(scene.hand(0)).isEqualTo(1);
    }

    @Test
    void nomadsWorkOnlyInTheTurnTheyArePaidIn() {
        Scene scene = Scene.of(2).specialist(0, "nomads").choose("use nomads", "end", "build");
        assertThat(scene.choices("monument")).doesNotContain("c2");
    }

    @Test
    void withObatalaOneOrTwoAreBuilt() {
        Scene scene = Scene.of(2).god(0, "obatala").choose("build", "monument h4");
        assertThat(scene.step()).isEqualTo("second-monument");
        assertThat(scene.choices("second-monument"))
                .as("the second keeps away from the first")
                .doesNotContain("g3", "h3", "i5", "h4")
                .contains("none", "j4", "g6");
        scene.choose("second-monument j4");
        assertThat(scene.points(0)).isEqualTo(3);
        assertThat(scene.step()).isEqualTo("turn");

        Scene single = Scene.of(2).god(0, "obatala").choose("build", "monument h4", "second-monument none");
        assertThat(single.points(0)).isEqualTo(2);
        assertThat(single.choices()).doesNotContain("build");
    }

    @Test
    void obatalasSecondMayTouchTheFirstWithNomads() {
        Scene scene = Scene.of(2)
                .god(0, "obatala")
                .specialist(0, "nomads")
                .choose("use nomads", "build", "monument h4", "second-monument h5");
        assertThat(scene.points(0)).isEqualTo(3);
    }

    @Test
    void withoutObatalaThereIsNoSecond() {
        assertThat(Scene.of(2).choose("build", "monument h4").step()).isEqualTo("turn");
    }

    @Test
    void obatalaHelpsFromTheMomentOfChoosing() {
        Scene scene = Scene.of(2).god("obatala").choose("god obatala", "build", "monument h4", "second-monument j4");
        assertThat(scene.points(0)).isEqualTo(3);
    }
}
