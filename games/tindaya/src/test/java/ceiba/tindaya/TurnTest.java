package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** T-14, T-21: turns and markers, developing and the cave. */
class TurnTest {

    /** Both tribes can produce and explore. */
    private static Scene scene() {
        return Scene.alliance(2)
                .trades(MAJOS, "fishing")
                .settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 1, 1)
                .trades(CANARII, "farming")
                .settlement("farming", "6,1", CANARII)
                .natives(CANARII, "6,1", 1, 1);
    }

    // ---------------------------------------------------------------- the turn

    @Test
    @DisplayName("T-14: one or two actions, then the next in turn order")
    void twoActions() {
        Scene scene = scene().markers(MAJOS, 3, 0).markers(CANARII, 3, 0).turns(MAJOS);
        assertThat(scene.choices()).containsExactlyInAnyOrder("produce cube", "explore cube", "pass");
        scene.choose("produce cube");
        assertThat(scene.choices()).containsExactlyInAnyOrder("produce cube", "explore cube", "end");
        scene.choose("produce cube");
        assertThat(scene.choices()).as("the player ends his turn").containsExactly("end");
        scene.choose("end");
        assertThat(scene.asked()).isEqualTo(CANARII);
        scene.choose("produce cube", "end");
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(2);
        assertThat(scene.table().cubes(MAJOS)).isEqualTo(1);
        assertThat(scene.table().usedCubes(MAJOS)).isEqualTo(2);
    }

    @Test
    @DisplayName("T-14: who passes is out for the rest of the era; unused markers stay in the store")
    void passing() {
        Scene scene =
                scene().markers(MAJOS, 2, 1).markers(CANARII, 3, 0).turns(MAJOS).choose("pass");
        assertThat(scene.asked()).isEqualTo(CANARII);
        scene.choose("produce cube", "end");
        assertThat(scene.asked()).as("Majos have passed").isEqualTo(CANARII);
        assertThat(scene.table().cubes(MAJOS)).isEqualTo(2);
        assertThat(scene.table().cylinders(MAJOS)).isEqualTo(1);
        scene.choose("pass");
        assertThat(scene.table().endStep()).as("all have passed").isPositive();
    }

    @Test
    @DisplayName("T-14: a cylinder does the action twice in full, and is used")
    void cylinder() {
        Scene scene = scene().markers(MAJOS, 0, 1).turns(MAJOS);
        assertThat(scene.choices()).containsExactlyInAnyOrder("produce cylinder", "explore cylinder", "pass");
        scene.choose("produce cylinder");
        assertThat(scene.choices()).containsExactlyInAnyOrder("again", "drop");
        scene.choose("again");
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(2);
        assertThat(scene.table().cylinders(MAJOS)).isZero();
        assertThat(scene.table().usedCylinders(MAJOS)).isEqualTo(1);
        assertThat(scene.choices()).as("one of the two places").containsExactly("end");
    }

    @Test
    @DisplayName("T-14: the second run may be dropped")
    void drop() {
        Scene scene = scene().markers(MAJOS, 0, 1).turns(MAJOS).choose("produce cylinder", "drop");
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(1);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    @DisplayName("T-14: the second run may have other targets")
    void otherTargets() {
        Scene scene = scene().trades(MAJOS, "goats")
                .goods(MAJOS, "wood", 3)
                .goods(MAJOS, "clay", 2)
                .goods(MAJOS, "mineral", 2)
                .markers(MAJOS, 0, 1)
                .turns(MAJOS)
                .choose("develop cylinder", "develop goats", "again", "develop fishing");
        assertThat(scene.table().inventions(MAJOS, GOATS)).isEqualTo(1);
        assertThat(scene.table().inventions(MAJOS, FISHING)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-14: an Other action needs no marker but takes one of the two places; one may go on with them")
    void otherActions() {
        Scene scene = scene().goods(MAJOS, "mineral", 4).markers(MAJOS, 1, 0).turns(MAJOS);
        scene.choose("buy", "produce cube");
        assertThat(scene.weapons(MAJOS)).as("forged: nothing else is on offer").isEqualTo(1);
        assertThat(scene.choices()).containsExactly("end");
        scene.choose("end", "pass");
        assertThat(scene.asked()).as("without markers").isEqualTo(MAJOS);
        scene.choose("buy", "buy");
        assertThat(scene.choices()).containsExactly("end");
        scene.choose("end");
        assertThat(scene.choices()).containsExactlyInAnyOrder("buy", "pass");
    }

    @Test
    @DisplayName("T-14: an action must be able to do something")
    void nothingToDo() {
        Scene scene = Scene.alliance(2)
                .terrain("sea", "1,0", "2,1", "2,2")
                .natives(MAJOS, "1,1", 0, 2)
                .markers(MAJOS, 4, 1)
                .turns(MAJOS);
        assertThat(scene.choices()).containsExactly("pass");
    }

    @Test
    @DisplayName("T-21: a tribe without natives passes at once")
    void noNatives() {
        Scene scene = Scene.alliance(2)
                .natives(CANARII, "1,1", 1, 1)
                .goods(MAJOS, "mineral", 3)
                .markers(MAJOS, 3, 0)
                .turns(MAJOS);
        assertThat(scene.table().hasPassed(MAJOS)).isTrue();
        assertThat(scene.asked()).isEqualTo(CANARII);
    }

    @Test
    @DisplayName("T-21: also in the middle of its turn")
    void lastNativeDies() {
        Scene scene = Scene.alliance(2)
                .natives(MAJOS, "1,1", 1, 0)
                .fort("1,0", 2)
                .natives(CANARII, "5,1", 1, 1)
                .goods(MAJOS, "mineral", 1)
                .markers(MAJOS, 2, 0)
                .markers(CANARII, 2, 0)
                .turns(MAJOS)
                .choose("explore cube", "land n");
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.table().hasPassed(MAJOS)).isTrue();
        assertThat(scene.asked()).isEqualTo(CANARII);
    }

    // ---------------------------------------------------------------- develop

    @ParameterizedTest
    @CsvSource({
        "fishing, clay mineral, wood wood",
        "farming, wood mineral, clay mineral",
        "goats, wood mineral, wood clay",
        "pigs, wood clay, wood clay"
    })
    @DisplayName("2.3, 2.5: the price of inventions I and II; I gives its cube, II its cylinder")
    void inventions(String trade, String first, String second) {
        Scene scene = scene();
        TindayaPosition p = scene.table();
        p.setKnownTrades(MAJOS, 0);
        scene.trades(MAJOS, trade).markers(MAJOS, 2, 0);
        for (String raw : (first + " " + second).split(" ", -1)) {
            scene.goods(MAJOS, raw, 1);
        }
        scene.turns(MAJOS).choose("develop cube");
        int number = List.of(TRADES).indexOf(trade);
        assertThat(p.inventions(MAJOS, number)).isEqualTo(1);
        assertThat(p.cubes(MAJOS)).as("one used, one gained").isEqualTo(2);
        for (String raw : RAWS) {
            assertThat(scene.good(MAJOS, raw)).as(raw).isEqualTo(units(second, raw));
        }
        scene.choose("develop cube");
        assertThat(p.inventions(MAJOS, number)).isEqualTo(2);
        assertThat(p.cubes(MAJOS)).isEqualTo(1);
        assertThat(p.cylinders(MAJOS)).isEqualTo(1);
        assertThat(scene.good(MAJOS, "wood") + scene.good(MAJOS, "clay") + scene.good(MAJOS, "mineral"))
                .isZero();
    }

    private static int units(String price, String raw) {
        return (int) Arrays.stream(price.split(" ", -1)).filter(raw::equals).count();
    }

    @Test
    @DisplayName("2.5: develop: a known trade that can be paid; not beyond II")
    void whatToDevelop() {
        Scene scene = scene().trades(MAJOS, "goats")
                .inventions(MAJOS, "pigs", 2)
                .goods(MAJOS, "wood", 2)
                .goods(MAJOS, "clay", 1)
                .goods(MAJOS, "mineral", 1)
                .markers(MAJOS, 2, 0)
                .turns(MAJOS)
                .choose("develop cube");
        assertThat(scene.choices()).containsExactlyInAnyOrder("develop fishing", "develop goats");
        Scene poor = scene().goods(MAJOS, "wood", 5).goods(MAJOS, "clay", 5).turn(MAJOS);
        assertThat(poor.choices("develop")).as("salt pans need mineral").isEmpty();
    }

    @Test
    @DisplayName("2.5: an invention is usable at once")
    void usableAtOnce() {
        Scene scene = scene().goods(MAJOS, "clay", 1)
                .goods(MAJOS, "mineral", 1)
                .markers(MAJOS, 2, 0)
                .turns(MAJOS)
                .choose("develop cube", "produce cube");
        assertThat(scene.good(MAJOS, "salt")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- the cave

    @Test
    @DisplayName("2.5: the cave: 1 wood 2 clay, shelter +3, its cylinder to the store, once per tribe")
    void cave() {
        Scene scene = scene().goods(MAJOS, "wood", 2)
                .goods(MAJOS, "clay", 5)
                .markers(MAJOS, 2, 0)
                .turns(MAJOS);
        scene.choose("cave cube");
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "clay")).isEqualTo(3);
        assertThat(scene.table().shelter(MAJOS)).isEqualTo(7);
        assertThat(scene.table().cylinders(MAJOS)).isEqualTo(1);
        assertThat(scene.choices("cave")).isEmpty();
        Scene twice = scene().goods(MAJOS, "wood", 2)
                .goods(MAJOS, "clay", 5)
                .markers(MAJOS, 0, 1)
                .turns(MAJOS)
                .choose("cave cylinder");
        assertThat(twice.choices())
                .as("nothing to do again")
                .doesNotContain("again")
                .contains("end");
    }

    @Test
    @DisplayName("2.2: Canarii: the cave costs 1 clay less")
    void caveOfTheCanarii() {
        Scene scene = scene().goods(CANARII, "wood", 1)
                .goods(CANARII, "clay", 1)
                .turn(CANARII)
                .choose("cave cube");
        assertThat(scene.table().hasCave(CANARII)).isTrue();
        assertThat(scene.good(CANARII, "clay")).isZero();
        assertThat(scene().goods(MAJOS, "wood", 1)
                        .goods(MAJOS, "clay", 1)
                        .turn(MAJOS)
                        .choices("cave"))
                .isEmpty();
    }
}
