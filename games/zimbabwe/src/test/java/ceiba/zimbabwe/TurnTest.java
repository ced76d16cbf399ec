package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The parts of a turn, and the specialists. */
class TurnTest {

    @Test
    void everythingIsOptional() {
        Scene scene = Scene.of(2).choose("end");
        assertThat(scene.active()).isEqualTo(1);
        assertThat(scene.step()).isEqualTo("turn");
        assertThat(scene.hands()).containsExactly(3, 3);
    }

    @Test
    void turnsAreTakenInTheOrderOfTheRound() {
        Scene scene = Scene.of(3).order(2, 0, 1).active(2).choose("end");
        assertThat(scene.active()).isZero();
        assertThat(scene.choose("end").active()).isEqualTo(1);
        assertThat(scene.choose("end").round()).isEqualTo(3);
    }

    @Test
    void aGodOrASpecialistIsTakenNotBoth() {
        Scene god = Scene.of(2).god("xango").choose("god xango");
        assertThat(god.choices("hire")).isEmpty();
        assertThat(god.choices("god")).isEmpty();
        Scene specialist = Scene.of(2).choose("hire nomads");
        assertThat(specialist.choices("hire")).isEmpty();
        assertThat(specialist.choices("god")).isEmpty();
    }

    @Test
    void theCardMayComeBeforeOrAfterTheAction() {
        Scene before = Scene.of(2).god("engai").choose("god engai", "build", "monument h4");
        Scene after = Scene.of(2).god("engai").choose("build", "monument h4", "god engai");
        assertThat(before.json().tree()).isEqualTo(after.json().tree());
        assertThat(before.requirement(0)).isEqualTo(25);
    }

    @Test
    void oneMainActionIsTaken() {
        Scene scene = Scene.of(2).choose("build", "monument h4");
        assertThat(scene.choices()).doesNotContain("build", "craft", "raise").contains("end");
        Scene other =
                Scene.of(2).choose("craft", "place potter", "site b5 across").finishWithPrice("potter");
        assertThat(other.choices()).doesNotContain("build", "craft", "raise").contains("end");
    }

    @Test
    void aMainActionIsOneBlock() {
        Scene scene = Scene.of(2).specialist(0, "builder").cattle(20).choose("craft", "place potter", "site b5 across");
        assertThat(scene.choices()).allMatch(words -> words.startsWith("place "));
        scene.finishWithPrice("potter");
        assertThat(scene.choices()).contains("use builder", "hire nomads");
    }

    @Test
    void aPlayerHasOneGodForEver() {
        Scene scene = Scene.of(2).god(0, "xango");
        assertThat(scene.choices("god")).isEmpty();
        assertThat(scene.choices("hire")).isNotEmpty();
    }

    @Test
    void aGodHasOneWorshipper() {
        Scene scene = Scene.of(2).god(1, "xango");
        assertThat(scene.choices("god")).hasSize(7).doesNotContain("xango");
    }

    @Test
    void onlyGodsInPlayAreChosen() {
        assertThat(Scene.of(2)
                        .god("gu")
                        .god("eshu")
                        .god("anansi")
                        .god("atete")
                        .god("engai")
                        .god("obatala")
                        .god("elegua")
                        .god("dziva")
                        .choices("god"))
                .containsExactlyInAnyOrder("gu", "eshu", "anansi", "atete", "engai", "obatala", "elegua", "dziva");
    }

    @Test
    void theFirstGameHasNoSpecialistsAndSixGods() {
        Scene scene = Scene.of(2).firstGame();
        assertThat(scene.choices("hire")).isEmpty();
        assertThat(scene.choices("god"))
                .containsExactlyInAnyOrder("xango", "tsui-goab", "elegua", "gu", "engai", "obatala");
    }

    @Test
    void anOwnSpecialistIsUsedOnceATurn() {
        Scene scene =
                Scene.of(2).specialist(0, "nomads").specialist(0, "builder").cattle(9);
        assertThat(scene.choices("use")).containsExactlyInAnyOrder("nomads", "builder");
        scene.choose("use nomads");
        assertThat(scene.choices("use")).containsExactly("builder");
        scene.choose("use builder");
        assertThat(scene.choices("use")).isEmpty();
        assertThat(scene.hand(0)).isEqualTo(5);
    }

    @Test
    void othersSpecialistsAreNeitherUsedNorHired() {
        Scene scene = Scene.of(2).specialist(1, "nomads");
        assertThat(scene.choices()).doesNotContain("use nomads", "hire nomads");
    }

    @Test
    void aNewSpecialistIsPaidAndUsedAtOnce() {
        Scene scene = Scene.of(2);
        assertThat(scene.price("hire nomads")).isEqualTo(2);
        scene.choose("hire nomads");
        assertThat(scene.requirement(0)).isEqualTo(21);
        assertThat(scene.hand(0)).isEqualTo(1);
        assertThat(scene.cattleOn(0, "nomads")).isEqualTo(2);
        assertThat(scene.choices()).doesNotContain("use nomads");
    }

    @Test
    void aNewSpecialistNeedsItsPay() {
        assertThat(Scene.of(2).cattle(1).choices("hire")).isEmpty();
        assertThat(Scene.of(2).cattle(2).choices("hire"))
                .containsExactlyInAnyOrder("nomads", "builder", "shaman", "herd");
        assertThat(Scene.of(2).cattle(3).choices("hire"))
                .containsExactlyInAnyOrder("nomads", "rain", "builder", "shaman", "herd");
    }

    @Test
    void anOwnSpecialistNeedsItsPayToo() {
        Scene scene = Scene.of(2).specialist(0, "rain").specialist(0, "shaman").cattle(2);
        assertThat(scene.choices("use")).containsExactly("shaman");
    }

    @Test
    void requirementsOfSpecialists() {
        assertThat(Scene.of(2).choose("hire nomads").requirement(0)).isEqualTo(21);
        assertThat(Scene.of(2).choose("hire rain", "rain h4 down").requirement(0))
                .isEqualTo(21);
        assertThat(Scene.of(2).choose("hire builder").requirement(0)).isEqualTo(22);
        assertThat(Scene.of(2).choose("hire shaman", "resource wood", "lay h4").requirement(0))
                .isEqualTo(23);
        assertThat(Scene.of(2).choose("hire herd").requirement(0)).isEqualTo(26);
    }

    @Test
    void rainFallsOnTwoEmptySquares() {
        Scene scene = Scene.of(2).choose("hire rain");
        assertThat(scene.choices("rain"))
                .contains("k1 across", "g9 across", "l6 down", "a10 across", "f10 across")
                .as("resources, water, starting areas, monuments, off the map")
                .doesNotContain("j2 across", "h1 across", "a5 down", "b1 across", "l1 across", "a12 down", "d3 down");
        scene.choose("rain k1 across");
        assertThat(scene.cattleOn(0, "rain")).isEqualTo(3);
        assertThat(scene.hand(0)).isZero();
        assertThat(scene.json().get("water").tree()).isEqualTo(List.of(List.of("k1", "l1")));
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void theShamanLaysAResourceOnEmptyLand() {
        Scene scene = Scene.of(2).choose("hire shaman");
        assertThat(scene.choices("resource")).containsExactlyInAnyOrder("wood", "clay", "ivory", "diamonds");
        scene.choose("resource diamonds");
        assertThat(scene.choices("lay")).contains("h4", "b1", "l12").doesNotContain("c1", "f1", "c4", "h2", "i1", "d7");
        scene.choose("lay h4");
        assertThat(scene.json()
                        .get("resources")
                        .items()
                        .getFirst()
                        .get("resource")
                        .text())
                .isEqualTo("diamonds");
        assertThat(scene.json()
                        .get("resources")
                        .items()
                        .getFirst()
                        .get("square")
                        .text())
                .isEqualTo("h4");
        assertThat(scene.cattleOn(0, "shaman")).isEqualTo(2);
        assertThat(scene.hand(0)).isEqualTo(1);
    }

    @Test
    void theHerdAddsHalfAsMany() {
        for (int paid : new int[] {2, 4, 6}) {
            Scene scene = Scene.of(2).cattle(7).choose("hire herd");
            assertThat(scene.choices()).containsExactlyInAnyOrder("herd 2", "herd 4", "herd 6");
            assertThat(scene.price("herd " + paid)).isEqualTo(paid);
            scene.choose("herd " + paid);
            assertThat(scene.hand(0)).isEqualTo(7 - paid);
            assertThat(scene.cattleOn(0, "herd")).isEqualTo(paid + paid / 2);
        }
    }

    @Test
    void theHerdTakesNoMoreThanThereIs() {
        assertThat(Scene.of(2).cattle(5).choose("hire herd").choices()).containsExactlyInAnyOrder("herd 2", "herd 4");
        Scene poor = Scene.of(2).cattle(3).choose("hire herd");
        assertThat(poor.step()).isEqualTo("turn");
        assertThat(poor.cattleOn(0, "herd")).isEqualTo(3);
    }

    @Test
    void theBuilderKeepsTwoOfEachCost() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver i5 across", 1)
                .specialist(0, "builder")
                .cattle(20)
                .choose("use builder", "craft", "place potter", "site b5 across", "place sculptor", "area k3");
        assertThat(scene.cattleOn(0, "builder")).isEqualTo(2 + 2 + 2);
        assertThat(scene.hand(0)).isEqualTo(20 - 2 - 2 - 4);
    }

    @Test
    void theBuilderKeepsNothingOfWhatCameBefore() {
        Scene scene = Scene.of(2)
                .cattle(20)
                .choose("craft", "place potter", "site b5 across")
                .finishWithPrice("potter")
                .choose("hire builder");
        assertThat(scene.cattleOn(0, "builder")).isEqualTo(2);
        assertThat(scene.hand(0)).isEqualTo(20 - 2 - 2);
    }

    @Test
    void withTheBuilderTheWholeCostMustBeInHand() {
        Scene scene = Scene.of(2).cattle(11).choose("hire builder", "craft");
        assertThat(scene.choices("place")).contains("potter").doesNotContain("diamond-cutter");
        assertThat(Scene.of(2).cattle(12).choose("hire builder", "craft").choices("place"))
                .contains("diamond-cutter");
    }

    @Test
    void theBuilderHelpsOnlyHisOwner() {
        Scene scene = Scene.of(2)
                .specialist(0, "builder")
                .choose("use builder", "end", "craft", "place potter", "site b5 across");
        assertThat(scene.cattleOn(0, "builder")).isEqualTo(2);
        assertThat(scene.hand(1)).isEqualTo(1);
    }

    @Test
    void dzivaSetsPricesFirstThingInATurn() {
        Scene scene = dziva().choose("reprice");
        assertThat(scene.choices("reprice")).contains("potter 1", "potter 3", "wood-carver 1", "wood-carver 2");
        scene.choose("reprice potter 1", "reprice wood-carver 2").finish();
        assertThat(scene.price("potter", 0)).isEqualTo(1);
        assertThat(scene.price("wood-carver", 0)).isEqualTo(2);
        assertThat(scene.price("potter", 1)).isEqualTo(3);
        assertThat(scene.choices()).doesNotContain("reprice").contains("build");
    }

    private static Scene dziva() {
        return Scene.of(2)
                .craftsman("potter b5 across", 0)
                .price("potter", 0, 2)
                .craftsman("wood-carver i4 across", 0)
                .price("wood-carver", 0, 3)
                .craftsman("potter j11 across", 1)
                .price("potter", 1, 3)
                .god(0, "dziva");
    }

    @Test
    void dzivaIsTooLateOnceSomethingWasDone() {
        assertThat(dziva().choose("build", "monument h6").choices()).doesNotContain("reprice");
        assertThat(dziva().choose("hire nomads").choices()).doesNotContain("reprice");
        assertThat(dziva().specialist(0, "nomads").choose("use nomads").choices())
                .doesNotContain("reprice");
    }

    @Test
    void othersCannotLowerPrices() {
        Scene scene = dziva().choose("end");
        assertThat(scene.choices()).doesNotContain("reprice");
    }

    @Test
    void dzivaSetsPricesAtTheMomentOfChoosing() {
        Scene scene = Scene.of(2)
                .craftsman("potter b5 across", 0)
                .price("potter", 0, 3)
                .god("dziva")
                .choose("build", "monument h6", "god dziva");
        assertThat(scene.choices("reprice")).contains("potter 1", "potter 2");
        scene.choose("reprice potter 1").finish();
        assertThat(scene.price("potter", 0)).isEqualTo(1);
        assertThat(scene.choices()).doesNotContain("reprice");
    }

    @Test
    void dzivaComesAgainInTheNextTurn() {
        Scene scene = dziva().cattle(0, 0).choose("reprice", "reprice potter 1").finish();
        scene.choose("end", "end");
        while (scene.active() != 0 || !scene.step().equals("turn")) {
            scene.choose(scene.step().equals("gift") ? "pass" : "end");
        }
        assertThat(scene.choices()).contains("reprice");
    }
}
