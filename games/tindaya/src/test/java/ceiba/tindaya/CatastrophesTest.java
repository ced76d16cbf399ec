package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The cards of the gods (T-27) and protection against them (T-28). Acoran's strike island 3 (9,0 9,1 10,1 10,2), Moneiba's
 * island 6 (5,4 5,5 6,5 6,6).
 */
class CatastrophesTest {

    private static Scene scene(String card) {
        return Scene.alliance(2).card(card);
    }

    @Test
    @DisplayName("Guayota: each tribe there loses 1 native there, a villager if any")
    void guayota() {
        Scene scene = scene("guayota")
                .natives(MAJOS, "9,0", 1, 1)
                .natives(MAJOS, "10,2", 1, 0)
                .natives(MAJOS, "1,1", 1, 0)
                .natives(CANARII, "10,1", 0, 1)
                .strike("acoran");
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactlyInAnyOrder("lose villager 9,0", "lose villager 10,2");
        scene.choose("lose villager 10,2");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS)).isEqualTo(3);
        assertThat(scene.natives(CANARII)).as("no villager: the noble").isZero();
        assertThat(scene.table().marks(MAJOS)).as("not hunger or exposure").isZero();
    }

    @Test
    @DisplayName("Earthquake: per island the settlement with most natives; natives live (T-6)")
    void earthquake() {
        Scene scene = scene("earthquake")
                .settlement("fishing", "9,0", MAJOS)
                .settlement("farming", "10,1", MAJOS)
                .settlement("goats", "10,2", CANARII)
                .natives(MAJOS, "9,0", 1, 0)
                .natives(MAJOS, "10,1", 1, 0)
                .natives(CANARII, "10,1", 1, 0)
                .natives(CANARII, "10,2", 1, 1)
                .settlement("farming", "2,1", CANARII)
                .natives(CANARII, "2,1", 5, 0)
                .strike("acoran");
        assertThat(scene.building("9,0")).isEqualTo("fishing");
        assertThat(scene.building("10,1")).as("T-3: first in hex order").isEmpty();
        assertThat(scene.building("10,2")).isEqualTo("goats");
        assertThat(scene.building("2,1")).as("another island").isEqualTo("farming");
        assertThat(scene.natives(MAJOS)).isEqualTo(2);
    }

    @Test
    @DisplayName("Earthquake: every island in the area loses one")
    void earthquakeOnTwoIslands() {
        Scene scene = scene("earthquake")
                .wrath(6, 0)
                .settlement("farming", "10,1", MAJOS)
                .settlement("fishing", "5,0", MAJOS)
                .settlement("fishing", "1,0", MAJOS)
                .strike("acoran");
        assertThat(scene.building("10,1")).isEmpty();
        assertThat(scene.building("5,0")).as("6,1 lies within three rings").isEmpty();
        assertThat(scene.building("1,0")).isEqualTo("fishing");
    }

    @Test
    @DisplayName("Tibicenas: herds and pig farms lose half, rounded up")
    void tibicenas() {
        Scene scene = scene("tibicenas")
                .settlement("pigs", "9,0", MAJOS)
                .settlement("goats", "10,2", MAJOS)
                .animals("9,0", 4)
                .animals("10,2", 3)
                .fort("10,1", 3)
                .strike("acoran");
        assertThat(scene.inside("9,0")).isEqualTo(2);
        assertThat(scene.inside("10,2")).isEqualTo(1);
        assertThat(scene.inside("10,1")).isEqualTo(3);
        assertThat(scene.table().animalsLeft(0)).isEqualTo(9);
    }

    @Test
    @DisplayName("Locusts: each farm: its controller pays 1 gofio or it is destroyed")
    void locusts() {
        Scene scene = scene("locusts")
                .terrain("forest", "9,0")
                .settlement("farming", "9,0", MAJOS)
                .settlement("farming", "10,1", MAJOS)
                .settlement("goats", "10,2", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .goods(MAJOS, "gofio", 1)
                .goods(MAJOS, "cheese", 1)
                .strike("acoran");
        assertThat(scene.choices()).containsExactly("pay gofio", "pay no");
        scene.choose("pay no");
        assertThat(scene.building("9,0")).isEmpty();
        scene.choose("pay gofio");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.building("10,1")).isEqualTo("farming");
        assertThat(scene.building("10,2")).isEqualTo("goats");
        assertThat(scene.building("2,1")).isEqualTo("farming");
        assertThat(scene.good(MAJOS, "gofio")).isZero();
        Scene poor = scene("locusts").settlement("farming", "10,1", CANARII).strike("acoran");
        assertThat(poor.building("10,1")).as("without gofio nothing is asked").isEmpty();
    }

    @Test
    @DisplayName("Landslide: tokens on mountains gone")
    void landslide() {
        Scene scene = scene("landslide")
                .terrain("lava", "9,0")
                .tokens("9,0", 1)
                .tokens("10,1", 2)
                .tokens("10,2", 2)
                .tokens("2,2", 2)
                .strike("acoran");
        assertThat(scene.tokens("9,0")).isEqualTo(1);
        assertThat(scene.tokens("10,1")).isEqualTo(2);
        assertThat(scene.tokens("10,2")).isZero();
        assertThat(scene.tokens("2,2")).isEqualTo(2);
        assertThat(scene.table().tokensLeft(MINERAL - RAW)).as("to the supply").isEqualTo(21);
    }

    @Test
    @DisplayName("Wildfire: tokens on forests gone, farms on forest destroyed")
    void wildfire() {
        Scene scene = scene("wildfire")
                .terrain("lava", "10,2")
                .terrain("forest", "9,0")
                .settlement("farming", "10,1", MAJOS)
                .settlement("farming", "10,2", MAJOS)
                .settlement("pigs", "9,0", MAJOS)
                .tokens("10,1", 2)
                .tokens("10,2", 1)
                .strike("acoran");
        assertThat(scene.building("10,1")).isEmpty();
        assertThat(scene.tokens("10,1")).isZero();
        assertThat(scene.building("10,2")).isEqualTo("farming");
        assertThat(scene.tokens("10,2")).isEqualTo(1);
        assertThat(scene.building("9,0")).isEqualTo("pigs");
    }

    @Test
    @DisplayName("Fever: per noble there his tribe pays 1 preserved food or he dies")
    void fever() {
        Scene scene = scene("fever")
                .natives(MAJOS, "9,0", 1, 2)
                .goods(MAJOS, "cheese", 1)
                .goods(MAJOS, "gofio", 1)
                .natives(CANARII, "10,1", 0, 1)
                .natives(CANARII, "1,1", 0, 1)
                .strike("acoran");
        assertThat(scene.choices()).containsExactly("pay gofio", "pay cheese", "pay no");
        scene.choose("pay cheese");
        assertThat(scene.choices()).containsExactly("pay gofio", "pay no");
        scene.choose("pay no");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.table().nobles(MAJOS)).isEqualTo(1);
        assertThat(scene.table().villagers(MAJOS)).isEqualTo(1);
        assertThat(scene.good(MAJOS, "gofio")).isEqualTo(1);
        assertThat(scene.table().nobles(CANARII)).isEqualTo(1);
    }

    @Test
    @DisplayName("Ash rain: each tribe controlling a settlement there discards 2 goods or raw of choice")
    void ashRain() {
        Scene scene = scene("ash-rain")
                .settlement("fishing", "9,0", MAJOS)
                .settlement("goats", "10,2", MAJOS)
                .settlement("fishing", "1,0", CANARII)
                .goods(MAJOS, "salt", 1)
                .goods(MAJOS, "wood", 2)
                .goods(CANARII, "wood", 2)
                .strike("acoran");
        assertThat(scene.choices()).containsExactly("discard salt", "discard wood");
        scene.choose("discard wood", "discard salt");
        assertThat(scene.choices()).as("once a tribe").isEmpty();
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(1);
        assertThat(scene.good(CANARII, "wood")).isEqualTo(2);
        assertThat(scene.table().waste(MAJOS)).isZero();
        Scene poor = scene("ash-rain")
                .settlement("fishing", "9,0", MAJOS)
                .goods(MAJOS, "salt", 1)
                .strike("acoran");
        assertThat(poor.good(MAJOS, "salt")).isZero();
    }

    @Test
    @DisplayName("Storm: fishing villages with fewer than 2 natives destroyed; canoes next to the island gone")
    void storm() {
        Scene scene = scene("storm")
                .terrain("coast", "6,5")
                .settlement("fishing", "5,4", MAJOS)
                .settlement("fishing", "6,5", MAJOS)
                .settlement("goats", "6,6", MAJOS)
                .natives(MAJOS, "5,4", 1, 0)
                .natives(MAJOS, "6,5", 1, 0)
                .natives(CANARII, "6,5", 0, 1)
                .canoes("4,4", 1)
                .canoes("4,3", 1)
                .strike("moneiba");
        assertThat(scene.building("5,4")).isEmpty();
        assertThat(scene.natives(MAJOS, "5,4")).isEqualTo(1);
        assertThat(scene.building("6,5")).as("natives of all tribes").isEqualTo("fishing");
        assertThat(scene.building("6,6")).isEqualTo("goats");
        assertThat(scene.table().canoes(Scene.hex("4,4"))).isZero();
        assertThat(scene.table().canoes(Scene.hex("4,3"))).isEqualTo(1);
    }

    @Test
    @DisplayName("Sleeping sickness: each hex where a tribe has 2+ natives: it loses 1 villager there")
    void sleepingSickness() {
        Scene scene = scene("sleeping-sickness")
                .natives(MAJOS, "5,4", 2, 0)
                .natives(MAJOS, "5,5", 0, 2)
                .natives(MAJOS, "6,5", 1, 0)
                .natives(CANARII, "5,4", 1, 1)
                .natives(CANARII, "1,1", 3, 0)
                .strike("moneiba");
        assertThat(scene.natives(MAJOS, "5,4")).isEqualTo(1);
        assertThat(scene.natives(MAJOS, "5,5")).isEqualTo(2);
        assertThat(scene.natives(MAJOS, "6,5")).isEqualTo(1);
        assertThat(scene.table().villagers(CANARII, Scene.hex("5,4"))).isZero();
        assertThat(scene.natives(CANARII, "1,1")).isEqualTo(3);
    }

    @Test
    @DisplayName("Red tide: each controller of a fishing village discards all dried fish and 1 salt")
    void redTide() {
        Scene scene = scene("red-tide")
                .settlement("fishing", "5,4", MAJOS)
                .settlement("goats", "6,6", CANARII)
                .goods(MAJOS, "dried-fish", 2)
                .goods(MAJOS, "salt", 2)
                .goods(CANARII, "dried-fish", 1)
                .strike("moneiba");
        assertThat(scene.good(MAJOS, "dried-fish")).isZero();
        assertThat(scene.good(MAJOS, "salt")).isEqualTo(1);
        assertThat(scene.good(CANARII, "dried-fish")).isEqualTo(1);
    }

    @Test
    @DisplayName("Flood: settlements on coast destroyed")
    void flood() {
        Scene scene = scene("flood")
                .settlement("pigs", "5,4", MAJOS)
                .animals("5,4", 2)
                .natives(MAJOS, "5,4", 1, 0)
                .settlement("pigs", "6,5", MAJOS)
                .fort("6,6", 2)
                .strike("moneiba");
        assertThat(scene.building("5,4")).isEmpty();
        assertThat(scene.natives(MAJOS)).isEqualTo(1);
        assertThat(scene.building("6,5")).isEqualTo("pigs");
        assertThat(scene.building("6,6")).isEqualTo("fort");
        assertThat(scene.table().wild(1)).as("T-6: not to the Wild Lands").isZero();
    }

    @Test
    @DisplayName("Sea fog: each fort +1 conquistador, at most 4")
    void seaFog() {
        Scene scene =
                scene("sea-fog").fort("5,4", 1).fort("6,5", 4).fort("1,0", 2).strike("moneiba");
        assertThat(scene.inside("5,4")).isEqualTo(2);
        assertThat(scene.inside("6,5")).isEqualTo(4);
        assertThat(scene.inside("1,0")).isEqualTo(2);
    }

    @Test
    @DisplayName("Undertow: per island 1 coast without natives, settlement, fort becomes sea")
    void undertow() {
        Scene scene = scene("undertow")
                .terrain("coast", "4,5", "6,5", "6,6")
                .natives(MAJOS, "4,5", 1, 0)
                .settlement("fishing", "5,4", MAJOS)
                .tokens("6,5", 1)
                .strike("moneiba");
        assertThat(scene.terrain("4,5")).isEqualTo("coast");
        assertThat(scene.terrain("5,4")).isEqualTo("coast");
        assertThat(scene.terrain("6,5")).as("T-3: first in hex order").isEqualTo("sea");
        assertThat(scene.terrain("6,6")).isEqualTo("coast");
        assertThat(scene.table().tokensLeft(CLAY - RAW)).isEqualTo(24);
    }

    @Test
    @DisplayName("Undertow: the lowest hex of an island may go, and the island has another then (T-4)")
    void undertowTakesTheLowestHex() {
        Scene scene = scene("undertow").strike("moneiba");
        assertThat(scene.terrain("5,4")).isEqualTo("sea");
        assertThat(scene.table().island(Scene.hex("6,6"))).isEqualTo(Scene.hex("5,5"));
    }

    @Test
    @DisplayName("Drowned herds: herds and pig farms lose 1 animal")
    void drownedHerds() {
        Scene scene = scene("drowned-herds")
                .settlement("pigs", "5,4", MAJOS)
                .settlement("goats", "6,6", MAJOS)
                .settlement("pigs", "6,5", MAJOS)
                .animals("5,4", 3)
                .animals("6,6", 1)
                .strike("moneiba");
        assertThat(scene.inside("5,4")).isEqualTo(2);
        assertThat(scene.inside("6,6")).isZero();
        assertThat(scene.inside("6,5")).isZero();
    }

    @Test
    @DisplayName("Salt wind: the same tribes discard 1 preserved food, else 1 raw")
    void saltWind() {
        Scene scene = scene("salt-wind")
                .settlement("fishing", "5,4", MAJOS)
                .settlement("farming", "6,5", CANARII)
                .goods(MAJOS, "wood", 1)
                .goods(MAJOS, "gofio", 1)
                .goods(MAJOS, "cheese", 1)
                .goods(MAJOS, "salt", 1)
                .goods(CANARII, "wood", 1)
                .goods(CANARII, "clay", 1)
                .goods(CANARII, "salt", 1)
                .strike("moneiba");
        assertThat(scene.choices()).containsExactly("discard gofio", "discard cheese");
        scene.choose("discard gofio");
        assertThat(scene.asked()).isEqualTo(CANARII);
        assertThat(scene.choices()).containsExactly("discard wood", "discard clay");
        scene.choose("discard clay");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.good(MAJOS, "cheese")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-28: before a god card each holder in order may show idols, each for a hex of its own")
    void protection() {
        Scene scene = scene("flood")
                .terrain("coast", "6,5", "6,6")
                .settlement("fishing", "5,4", MAJOS)
                .settlement("pigs", "6,5", MAJOS)
                .settlement("pigs", "6,6", CANARII)
                .natives(MAJOS, "6,6", 1, 0)
                .natives(CANARII, "6,6", 2, 0)
                .idols(MAJOS, "protection", 1)
                .idols(CANARII, "protection", 2)
                .strike("moneiba");
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactlyInAnyOrder("guard 5,4", "guard 6,5", "guard 6,6", "guard no");
        scene.choose("guard 6,5");
        assertThat(scene.asked()).isEqualTo(CANARII);
        assertThat(scene.choices()).containsExactlyInAnyOrder("guard 6,6", "guard no");
        scene.choose("guard 6,6");
        assertThat(scene.choices()).as("nothing left to protect").isEmpty();
        assertThat(scene.building("5,4")).isEmpty();
        assertThat(scene.building("6,5")).isEqualTo("pigs");
        assertThat(scene.building("6,6")).isEqualTo("pigs");
        assertThat(scene.table().idols(MAJOS)).isZero();
        assertThat(scene.table().idols(CANARII)).isEqualTo(1);
        assertThat(scene.table().discardedIdols(PROTECTION)).isEqualTo(2);
        assertThat(scene.table().isGuarded(Scene.hex("6,5")))
                .as("the danger is over")
                .isFalse();
    }

    @Test
    @DisplayName(
            "T-28: who holds an idol is asked even with one thing to protect, and may decline; others are not asked")
    void declined() {
        Scene scene = scene("flood")
                .settlement("fishing", "5,4", MAJOS)
                .idols(MAJOS, "protection", 1)
                .idols(CANARII, "protection", 1)
                .strike("moneiba");
        assertThat(scene.asked()).isEqualTo(MAJOS);
        scene.choose("guard no");
        assertThat(scene.asked()).as("the Canarii have nothing there").isEqualTo(NOBODY);
        assertThat(scene.building("5,4")).isEmpty();
        assertThat(scene.table().idols(MAJOS)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-28: a wall does the same always, for natives and settlements of all")
    void walls() {
        Scene scene = scene("flood")
                .settlement("fishing", "5,4", MAJOS)
                .wall("5,4")
                .idols(MAJOS, "protection", 1)
                .strike("moneiba");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.building("5,4")).isEqualTo("fishing");
        Scene ill = scene("sleeping-sickness")
                .natives(CANARII, "5,4", 3, 0)
                .wall("5,4")
                .strike("moneiba");
        assertThat(ill.natives(CANARII)).isEqualTo(3);
        Scene quake = scene("earthquake")
                .settlement("fishing", "9,0", MAJOS)
                .natives(MAJOS, "9,0", 3, 0)
                .wall("9,0")
                .settlement("farming", "10,1", MAJOS)
                .strike("acoran");
        assertThat(quake.building("9,0")).isEqualTo("fishing");
        assertThat(quake.building("10,1"))
                .as("the hex counts as not being there")
                .isEmpty();
    }
}
