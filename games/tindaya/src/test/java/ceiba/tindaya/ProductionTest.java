package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** T-15 and 2.3: what settlements make of natives and animals; the Canarii have no ability that matters here. */
class ProductionTest {

    private static Scene produced(Scene scene) {
        return scene.turn(CANARII).choose("produce cube");
    }

    @ParameterizedTest
    @CsvSource({"fishing, 1,0, fish, salt", "farming, 2,1, barley, fibre"})
    @DisplayName(
            "2.3: fish and barley: 1 per own villager there, nobles and other tribes make none; salt and fibre with invention I")
    void perVillager(String trade, int column, int row, String simple, String complex) {
        String hex = column + "," + row;
        Scene without = produced(Scene.alliance(2)
                .trades(CANARII, trade)
                .settlement(trade, hex, CANARII)
                .natives(CANARII, hex, 3, 1)
                .natives(MAJOS, hex, 2, 0));
        assertThat(without.good(CANARII, simple)).isEqualTo(3);
        assertThat(without.good(CANARII, complex)).isZero();
        assertThat(without.good(MAJOS, simple)).isZero();
        Scene with = produced(Scene.alliance(2)
                .inventions(CANARII, trade, 1)
                .settlement(trade, hex, CANARII)
                .natives(CANARII, hex, 1, 0));
        assertThat(with.good(CANARII, simple)).isEqualTo(1);
        assertThat(with.good(CANARII, complex)).isEqualTo(1);
    }

    @Test
    @DisplayName("2.3: a complex good per settlement, simple goods of each")
    void perSettlement() {
        Scene scene = produced(Scene.alliance(2)
                .inventions(CANARII, "farming", 1)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "2,1", 2, 0)
                .settlement("farming", "6,1", CANARII)
                .natives(CANARII, "6,1", 0, 1));
        assertThat(scene.good(CANARII, "barley")).isEqualTo(2);
        assertThat(scene.good(CANARII, "fibre")).isEqualTo(2);
    }

    @Test
    @DisplayName("T-15: control, a known trade and a native there are all needed")
    void whatProduces() {
        Scene others = Scene.alliance(2)
                .trades(CANARII, "farming")
                .settlement("farming", "2,1", MAJOS)
                .natives(MAJOS, "2,1", 2, 0)
                .natives(CANARII, "2,1", 1, 0)
                .turn(CANARII);
        assertThat(others.choices()).as("controlled by another tribe").doesNotContain("produce cube");
        Scene unknown = Scene.alliance(2)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "2,1", 1, 0)
                .turn(CANARII);
        assertThat(unknown.choices()).as("unknown trade").doesNotContain("produce cube");
        Scene away = Scene.alliance(2)
                .trades(CANARII, "farming")
                .inventions(CANARII, "farming", 1)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "1,1", 1, 0)
                .turn(CANARII);
        assertThat(away.choices()).as("nobody there").doesNotContain("produce cube");
    }

    // ---------------------------------------------------------------- animals

    private static Scene herd(int inventions) {
        return Scene.alliance(2)
                .inventions(CANARII, "goats", inventions)
                .settlement("goats", "2,2", CANARII)
                .animals("2,2", 3)
                .natives(CANARII, "2,2", 0, 1);
    }

    @Test
    @DisplayName("2.3: milk 1 per live goat; goats are not slaughtered without the tannery")
    void milk() {
        Scene scene = produced(herd(0));
        assertThat(scene.choices()).contains("end");
        assertThat(scene.good(CANARII, "milk")).isEqualTo(3);
        assertThat(scene.inside("2,2")).isEqualTo(3);
    }

    @Test
    @DisplayName("T-15: with the tannery goats one by one: a hide each, milk only of those still alive")
    void hides() {
        Scene scene = produced(herd(1));
        assertThat(scene.choices()).containsExactlyInAnyOrder("slaughter goat 2,2", "enough-slaughter");
        scene.choose("slaughter goat 2,2", "slaughter goat 2,2", "enough-slaughter");
        assertThat(scene.good(CANARII, "hide")).isEqualTo(2);
        assertThat(scene.good(CANARII, "milk")).isEqualTo(1);
        assertThat(scene.good(CANARII, "meat")).isZero();
        assertThat(scene.inside("2,2")).isEqualTo(1);
        assertThat(scene.table().animalsLeft(0)).as("to the supply").isEqualTo(9);
    }

    @Test
    @DisplayName("2.3: pigs one by one, without an invention: meat 1 each; dung 1 per pig farm with the dung pit")
    void pigs() {
        Scene scene = Scene.alliance(2)
                .trades(CANARII, "pigs")
                .settlement("pigs", "1,0", CANARII)
                .animals("1,0", 2)
                .natives(CANARII, "1,0", 2, 0);
        produced(scene).choose("slaughter pig 1,0", "enough-slaughter");
        assertThat(scene.good(CANARII, "meat")).isEqualTo(1);
        assertThat(scene.good(CANARII, "dung")).isZero();
        assertThat(scene.inside("1,0")).isEqualTo(1);
        Scene pit = produced(Scene.alliance(2)
                        .inventions(CANARII, "pigs", 1)
                        .settlement("pigs", "1,0", CANARII)
                        .animals("1,0", 1)
                        .natives(CANARII, "1,0", 1, 0))
                .choose("enough-slaughter");
        assertThat(pit.good(CANARII, "meat")).isZero();
        assertThat(pit.good(CANARII, "dung")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-15: only animals of settlements that produce are slaughtered, each hex by itself")
    void whichAnimals() {
        Scene scene = produced(Scene.alliance(2)
                .trades(CANARII, "pigs")
                .settlement("pigs", "1,0", CANARII)
                .animals("1,0", 1)
                .natives(CANARII, "1,0", 1, 0)
                .settlement("pigs", "2,1", CANARII)
                .animals("2,1", 1)
                .natives(CANARII, "2,1", 0, 1)
                .settlement("pigs", "5,0", CANARII)
                .animals("5,0", 2)
                .settlement("goats", "2,2", CANARII)
                .animals("2,2", 2)
                .natives(CANARII, "2,2", 1, 0));
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("slaughter pig 1,0", "slaughter pig 2,1", "enough-slaughter");
        scene.choose("slaughter pig 1,0");
        assertThat(scene.choices()).containsExactlyInAnyOrder("slaughter pig 2,1", "enough-slaughter");
    }

    // ---------------------------------------------------------------- abilities and capacity

    @Test
    @DisplayName("2.2: Majos: +1 milk per Production with a goat, once, and none without")
    void majos() {
        Scene scene = Scene.alliance(2)
                .trades(MAJOS, "goats")
                .settlement("goats", "2,2", MAJOS)
                .animals("2,2", 2)
                .natives(MAJOS, "2,2", 1, 0)
                .settlement("goats", "6,2", MAJOS)
                .animals("6,2", 1)
                .natives(MAJOS, "6,2", 1, 0)
                .turn(MAJOS)
                .choose("produce cube");
        assertThat(scene.good(MAJOS, "milk")).isEqualTo(4);
        Scene without = Scene.alliance(2)
                .trades(MAJOS, "goats", "fishing")
                .settlement("goats", "2,2", MAJOS)
                .natives(MAJOS, "2,2", 1, 0)
                .settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 1, 0)
                .turn(MAJOS)
                .choose("produce cube");
        assertThat(without.good(MAJOS, "milk")).isZero();
    }

    @Test
    @DisplayName(
            "T-11: simple goods are gained without limit, a complex one not beyond its store, which a jar enlarges")
    void capacity() {
        Scene scene = Scene.alliance(2)
                .inventions(CANARII, "fishing", 1)
                .settlement("fishing", "1,0", CANARII)
                .natives(CANARII, "1,0", 3, 0)
                .goods(CANARII, "fish", 3)
                .goods(CANARII, "salt", 3);
        produced(scene);
        assertThat(scene.good(CANARII, "fish")).isEqualTo(6);
        assertThat(scene.good(CANARII, "salt")).isEqualTo(3);
        Scene jar = Scene.alliance(2)
                .inventions(CANARII, "fishing", 1)
                .settlement("fishing", "1,0", CANARII)
                .natives(CANARII, "1,0", 1, 0)
                .goods(CANARII, "salt", 5);
        jar.table().setJars(CANARII, 1 << SALT);
        assertThat(produced(jar).good(CANARII, "salt")).isEqualTo(6);
    }

    @Test
    @DisplayName("T-11: a goat may be slaughtered though its hide finds no room")
    void noRoomForAHide() {
        Scene scene = produced(herd(1).goods(CANARII, "hide", 3)).choose("slaughter goat 2,2", "enough-slaughter");
        assertThat(scene.good(CANARII, "hide")).isEqualTo(3);
        assertThat(scene.inside("2,2")).isEqualTo(2);
    }

    // ---------------------------------------------------------------- food that keeps

    @ParameterizedTest
    @CsvSource({
        "fishing, 1,0, fish, salt, dried-fish",
        "farming, 2,1, barley, wood, gofio",
        "goats, 2,2, milk, clay, cheese",
        "pigs, 1,0, meat, salt, cured-meat",
        "pigs, 1,0, meat, wood, cured-meat"
    })
    @DisplayName("2.3: with invention II any simple units become preserved food, each for its price")
    void preserving(String trade, int column, int row, String simple, String price, String preserved) {
        String hex = column + "," + row;
        Scene scene = Scene.alliance(2)
                .inventions(CANARII, trade, 2)
                .settlement(trade, hex, CANARII)
                .natives(CANARII, hex, 1, 0)
                .goods(CANARII, simple, 3)
                .goods(CANARII, price, 2);
        produced(scene);
        int made = scene.good(CANARII, simple);
        int paid = scene.good(CANARII, price);
        String words = "preserve " + simple + " " + price;
        assertThat(scene.choices()).contains(words, "enough-preserved");
        scene.choose(words, words);
        assertThat(scene.good(CANARII, preserved)).isEqualTo(2);
        assertThat(scene.good(CANARII, simple)).isEqualTo(made - 2);
        assertThat(scene.good(CANARII, price)).isEqualTo(paid - 2);
    }

    @Test
    @DisplayName("T-15: preserving is optional, and for nobody with invention I alone")
    void preservingIsOptional() {
        Scene optional = produced(Scene.alliance(2)
                .inventions(CANARII, "farming", 2)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "2,1", 1, 0)
                .goods(CANARII, "wood", 1));
        optional.choose("enough-preserved");
        assertThat(optional.good(CANARII, "gofio")).isZero();
        assertThat(optional.choices()).contains("end");
        Scene first = produced(Scene.alliance(2)
                .inventions(CANARII, "farming", 1)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "2,1", 1, 0)
                .goods(CANARII, "wood", 1));
        assertThat(first.choices("preserve")).isEmpty();
    }

    @Test
    @DisplayName("T-15: units in store can be preserved without any settlement")
    void preservingAlone() {
        Scene scene = produced(Scene.alliance(2)
                .inventions(CANARII, "farming", 2)
                .natives(CANARII, "1,1", 1, 0)
                .goods(CANARII, "barley", 1)
                .goods(CANARII, "wood", 1));
        scene.choose("preserve barley wood");
        assertThat(scene.good(CANARII, "gofio")).isEqualTo(1);
    }
}
