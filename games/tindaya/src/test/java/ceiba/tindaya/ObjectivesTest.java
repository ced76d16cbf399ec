package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Missions, common and secret objectives (2.10), on normal. */
class ObjectivesTest {

    private static int have(Scene scene, int mission) {
        scene.table().setMissionCard(mission);
        return Missions.have(scene.table(), MAJOS);
    }

    private static boolean common(Scene scene, int objective) {
        return Objectives.commonMet(scene.table(), MAJOS, objective);
    }

    private static boolean secret(Scene scene, int card) {
        return Objectives.secretMet(scene.table(), MAJOS, card);
    }

    @Test
    void missionsCountWhatATribeHas() {
        Scene scene = Scene.alliance(2)
                .settlement("fishing", "1,0", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .settlement("goats", "2,2", MAJOS)
                .animals("2,2", 3)
                .settlement("pigs", "5,0", CANARII)
                .animals("5,0", 4)
                .natives(MAJOS, "1,0", 3, 2)
                .goods(MAJOS, "cheese", 1)
                .goods(MAJOS, "gofio", 2)
                .weapons(MAJOS, 1);
        scene.table().setTaken(MAJOS, 2);
        assertThat(have(scene, NATIVES_MISSION)).isEqualTo(5);
        assertThat(have(scene, SETTLEMENTS_MISSION)).isEqualTo(3);
        assertThat(have(scene, PRESERVED_MISSION)).isEqualTo(3);
        assertThat(have(scene, LIVESTOCK_MISSION)).isEqualTo(5);
        assertThat(have(scene, ARMS_MISSION)).isEqualTo(3);
        assertThat(Missions.isMet(scene.table(), MAJOS)).isTrue();
        assertThat(Missions.isMet(scene.table(), CANARII)).isFalse();
    }

    @Test
    @DisplayName("Trades 3 and inventions 2: more of one does not make up for the other")
    void learningMission() {
        Scene scene = Scene.alliance(2);
        scene.table().learn(MAJOS, FISHING);
        scene.table().learn(MAJOS, GOATS);
        scene.table().setInventions(MAJOS, FISHING, 2);
        scene.table().setInventions(MAJOS, GOATS, 2);
        assertThat(have(scene, LEARNING_MISSION)).isEqualTo(4);
        assertThat(Missions.need(scene.table())).isEqualTo(5);
        assertThat(Missions.isMet(scene.table(), MAJOS)).isFalse();
        scene.table().learn(MAJOS, PIGS);
        assertThat(Missions.isMet(scene.table(), MAJOS)).isTrue();
    }

    @Test
    @DisplayName("Common: settlements of 3 types, on 3 islands, 4 animals on controlled settlements")
    void controlledSettlements() {
        Scene scene = Scene.dominion(2)
                .settlement("fishing", "1,0", MAJOS)
                .settlement("pigs", "5,0", MAJOS)
                .animals("5,0", 3)
                .settlement("goats", "2,2", CANARII)
                .animals("2,2", 4);
        assertThat(common(scene, COMMON_TYPES)).isFalse();
        assertThat(common(scene, COMMON_ISLANDS)).isFalse();
        assertThat(common(scene, COMMON_ANIMALS)).isFalse();
        scene.settlement("goats", "6,2", MAJOS).animals("6,2", 1);
        assertThat(common(scene, COMMON_TYPES)).isTrue();
        assertThat(common(scene, COMMON_ISLANDS)).isFalse();
        assertThat(common(scene, COMMON_ANIMALS)).isTrue();
        scene.settlement("goats", "10,2", MAJOS);
        assertThat(common(scene, COMMON_ISLANDS)).isTrue();
    }

    @Test
    @DisplayName("Common: the cave and a lasting craft card; 5 inventions; 2 prisoners taken in the game")
    void caveInventionsPrisoners() {
        Scene scene = Scene.dominion(2);
        scene.table().setCave(MAJOS, true);
        assertThat(common(scene, COMMON_CAVE)).isFalse();
        scene.table().setJars(MAJOS, 1 << SALT);
        assertThat(common(scene, COMMON_CAVE)).isTrue();
        scene.table().setInventions(MAJOS, FISHING, 2);
        scene.table().setInventions(MAJOS, GOATS, 2);
        assertThat(common(scene, COMMON_INVENTIONS)).isFalse();
        scene.table().setInventions(MAJOS, PIGS, 1);
        assertThat(common(scene, COMMON_INVENTIONS)).isTrue();
        scene.table().addPrisoners(MAJOS, 2);
        assertThat(common(scene, COMMON_PRISONERS)).isFalse();
        scene.table().setTaken(MAJOS, 2);
        assertThat(common(scene, COMMON_PRISONERS)).isTrue();
    }

    @Test
    @DisplayName("Secret, most: nobody has more, at least 1")
    void most() {
        Scene scene = Scene.dominion(2);
        assertThat(secret(scene, SECRET_CLAY)).isFalse();
        scene.table().addTokens(MAJOS, CLAY - RAW, 1);
        scene.table().addTokens(CANARII, CLAY - RAW, 1);
        assertThat(secret(scene, SECRET_CLAY)).isTrue();
        scene.table().addTokens(CANARII, CLAY - RAW, 1);
        assertThat(secret(scene, SECRET_CLAY)).isFalse();
        scene.settlement("goats", "2,2", MAJOS).animals("2,2", 1);
        assertThat(secret(scene, SECRET_GOATS)).isTrue();
        assertThat(secret(scene, SECRET_PIGS)).isFalse();
        scene.goods(MAJOS, "cheese", 1);
        assertThat(secret(scene, SECRET_PRESERVED)).isTrue();
    }

    @Test
    @DisplayName("Secret: controls a settlement on lava or on an island with 2 volcanoes")
    void lava() {
        Scene scene = Scene.dominion(2).settlement("goats", "2,2", MAJOS);
        assertThat(secret(scene, SECRET_LAVA)).isFalse();
        scene.terrain("lava", "3,1", "4,1");
        assertThat(secret(scene, SECRET_LAVA)).as("islands 1 and 2 are one").isTrue();
        Scene own = Scene.dominion(2).terrain("lava", "2,2").settlement("goats", "2,2", MAJOS);
        assertThat(secret(own, SECRET_LAVA)).isTrue();
    }

    @Test
    @DisplayName("Secret: both nobles alive on different islands")
    void nobles() {
        assertThat(secret(Scene.dominion(2).natives(MAJOS, "1,0", 0, 2), SECRET_NOBLES))
                .isFalse();
        assertThat(secret(Scene.dominion(2).natives(MAJOS, "1,0", 0, 1).natives(MAJOS, "1,1", 0, 1), SECRET_NOBLES))
                .isFalse();
        assertThat(secret(Scene.dominion(2).natives(MAJOS, "1,0", 0, 1), SECRET_NOBLES))
                .isFalse();
        assertThat(secret(Scene.dominion(2).natives(MAJOS, "1,0", 0, 1).natives(MAJOS, "5,1", 0, 1), SECRET_NOBLES))
                .isTrue();
    }

    @Test
    @DisplayName("Secret: gave to both gods in every era played")
    void devout() {
        Scene scene = Scene.dominion(2).era(2);
        scene.table().mark(MAJOS, TribeTable.MARK_DEVOUT << 1);
        assertThat(secret(scene, SECRET_DEVOUT)).isFalse();
        scene.table().mark(MAJOS, TribeTable.MARK_DEVOUT);
        assertThat(secret(scene, SECRET_DEVOUT)).isTrue();
        assertThat(secret(scene.era(3), SECRET_DEVOUT)).isFalse();
    }

    @Test
    @DisplayName("Secret: no native died of hunger or exposure; spent a weapon in a won battle")
    void marks() {
        Scene scene = Scene.dominion(2);
        assertThat(secret(scene, SECRET_FED)).isTrue();
        assertThat(secret(scene, SECRET_WARRIOR)).isFalse();
        scene.table().mark(MAJOS, TribeTable.MARK_DEATH | TribeTable.MARK_WON_BATTLE);
        assertThat(secret(scene, SECRET_FED)).isFalse();
        assertThat(secret(scene, SECRET_WARRIOR)).isTrue();
    }
}
