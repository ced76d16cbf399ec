package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 8 of the end of an era, and the end of the game. */
class GameEndTest {

    /** Two tribes that survive, each with a settlement on an island of its own. */
    private static Scene living(Scene scene) {
        scene.settlement("fishing", "1,0", MAJOS)
                .settlement("fishing", "5,0", CANARII)
                .natives(MAJOS, "1,0", 2, 1)
                .natives(CANARII, "5,0", 2, 1);
        scene.table().setMissionCard(NATIVES_MISSION);
        scene.table().setDifficulty(1);
        return scene;
    }

    /** An Alliance that wins: on normal the mission asks for 4 natives each. */
    private static Scene alliance() {
        return living(Scene.alliance(2))
                .natives(MAJOS, "1,1", 1, 0)
                .natives(CANARII, "5,1", 1, 0)
                .era(3);
    }

    private static Scene dominion() {
        return living(Scene.dominion(2)).era(3);
    }

    @Test
    @DisplayName("A god at 9: all lose, in any era")
    void wrath() {
        Scene scene = alliance().era(1).wrath(0, 9).step(8);
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.loss()).isEqualTo("wrath");
        assertThat(scene.winners()).isEmpty();
        assertThat(dominion().wrath(9, 0).step(8).loss()).isEqualTo("wrath");
        assertThat(alliance().era(1).wrath(8, 8).step(8).isOver()).isFalse();
    }

    @Test
    @DisplayName("Eras 1 and 2: play goes on while all have a noble and a villager")
    void playGoesOn() {
        Scene scene = living(Scene.alliance(2)).era(2).step(8);
        assertThat(scene.isOver()).isFalse();
        scene.table().addNatives(CANARII, Scene.hex("5,0"), 0, -1);
        scene.step(8);
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.loss()).isEqualTo("survival");
    }

    @Test
    @DisplayName(
            "Alliance: all win if every tribe survives, controls a settlement and meets the mission, with control kept")
    void allianceWins() {
        Scene scene = alliance().step(8);
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.loss()).isEmpty();
        assertThat(scene.winners()).containsExactly(0, 1);
        assertThat(scene.table().points(0)).as("no event gives points").isZero();
        assertThat(scene.table().endStep()).isZero();
    }

    @Test
    @DisplayName("Alliance: otherwise all lose")
    void allianceLoses() {
        Scene settlement = alliance();
        settlement.table().removeSettlement(Scene.hex("5,0"));
        assertThat(settlement.step(8).loss()).isEqualTo("settlement");
        assertThat(alliance()
                        .fort("9,0", 2)
                        .fort("13,0", 2)
                        .fort("1,4", 2)
                        .step(8)
                        .loss())
                .isEqualTo("control");
        Scene mission = alliance();
        mission.table().addNatives(MAJOS, Scene.hex("1,1"), -1, 0);
        assertThat(mission.step(8).loss()).isEqualTo("mission");
        assertThat(mission.winners()).isEmpty();
        Scene survival = alliance();
        survival.table().addNatives(MAJOS, Scene.hex("1,0"), 0, -1);
        assertThat(survival.step(8).loss()).isEqualTo("survival");
    }

    @Test
    @DisplayName("T-31: native: settlements > forts; foreign: forts >= 1 and >= settlements; else neutral")
    void archipelago() {
        Scene scene = Scene.alliance(2);
        assertThat(GameEnd.keepsControl(scene.table()))
                .as("at least one native island")
                .isFalse();
        scene.settlement("fishing", "1,0", MAJOS).fort("5,0", 2);
        assertThat(GameEnd.nativeIslands(scene.table())).isEqualTo(1);
        assertThat(GameEnd.foreignIslands(scene.table())).isEqualTo(1);
        assertThat(GameEnd.keepsControl(scene.table()))
                .as("as many as foreign ones")
                .isTrue();
        scene.fort("2,1", 2);
        assertThat(GameEnd.nativeIslands(scene.table())).isZero();
        assertThat(GameEnd.foreignIslands(scene.table())).isEqualTo(2);
        scene.settlement("goats", "2,2", MAJOS);
        assertThat(GameEnd.nativeIslands(scene.table())).isEqualTo(1);
        scene.fort("9,0", 1);
        assertThat(GameEnd.keepsControl(scene.table())).isFalse();
    }

    @Test
    @DisplayName("Dominion: no control: all lose; no survivor: all lose")
    void dominionLoses() {
        Scene control = dominion().fort("9,0", 2).fort("13,0", 2).fort("1,4", 2).step(8);
        assertThat(control.loss()).isEqualTo("control");
        assertThat(control.winners()).isEmpty();
        Scene dead = dominion();
        dead.table().addNatives(MAJOS, Scene.hex("1,0"), 0, -1);
        dead.table().addNatives(CANARII, Scene.hex("5,0"), 0, -1);
        assertThat(dead.step(8).loss()).isEqualTo("survivors");
        assertThat(GameEnd.isAhead(dead.table(), MAJOS, CANARII)).isFalse();
    }

    @Test
    @DisplayName("Dominion: the survivor with most solidarity wins")
    void survivorWins() {
        assertThat(dominion().solidarity(5, 6).step(8).winners()).containsExactly(1);
        Scene scene = dominion().solidarity(5, 50);
        scene.table().addNatives(CANARII, Scene.hex("5,0"), 0, -1);
        assertThat(scene.step(8).winners()).containsExactly(0);
        assertThat(scene.table().place(0)).isEqualTo(1);
        assertThat(scene.table().place(1)).isEqualTo(2);
    }

    @Test
    @DisplayName("Dominion: tie: more natives, fewer waste units, then shared")
    void ties() {
        Scene natives =
                dominion().solidarity(5, 4).natives(CANARII, "5,1", 1, 0).step(8);
        assertThat(natives.solidarity()).containsExactly(8, 8);
        assertThat(natives.winners()).containsExactly(1);
        Scene waste = dominion();
        waste.table().addWaste(CANARII, 1);
        assertThat(waste.step(8).winners()).containsExactly(0);
        assertThat(dominion().step(8).winners()).containsExactly(0, 1);
    }

    @Test
    @DisplayName("Scoring: raw monopoly +2, or +3 if ahead by 2; solidarity idol +2; native +1")
    void scoring() {
        Scene scene = dominion().idols(CANARII, "solidarity", 2);
        scene.table().addTokens(MAJOS, WOOD - RAW, 3);
        scene.table().addTokens(CANARII, WOOD - RAW, 2);
        scene.table().addTokens(CANARII, CLAY - RAW, 2);
        scene.table().addTokens(MAJOS, MINERAL - RAW, 2);
        scene.table().addTokens(CANARII, MINERAL - RAW, 2);
        scene.step(8);
        assertThat(scene.solidarity()).containsExactly(5 + 3 + 2, 5 + 3 + 3 + 4);
    }

    @Test
    @DisplayName("Scoring: common objective +3, secret objective by its token if met")
    void objectives() {
        Scene scene = dominion().weapons(MAJOS, 1);
        scene.table().setCommon(1 << COMMON_NATIVES | 1 << COMMON_TRADES);
        for (int trade = 0; trade < TRADES.length; trade++) {
            scene.table().learn(CANARII, trade);
        }
        scene.table().setSecret(MAJOS, 0, SECRET_FED);
        scene.table().setSecretToken(MAJOS, 0, 5);
        scene.table().setSecret(CANARII, 1, SECRET_WARRIOR);
        scene.table().setSecretToken(CANARII, 1, 4);
        scene.step(8);
        assertThat(scene.solidarity()).containsExactly(5 + 3 + 5, 5 + 3 + 3);
    }

    /** A soak met this match: what one has in hand must not be told before something says that hands are open. */
    @Test
    @DisplayName("Dominion: idols of solidarity count after the first secret objective has been shown")
    void idolsCountWhenHandsAreOpen() throws IOException {
        MatchRecord record;
        try (InputStream file = GameEndTest.class.getResourceAsStream("idols-at-the-end.json")) {
            record = MatchRecord.read(Json.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        }
        Position position = Tindaya.GAME.start(record.setup());
        List<String> told = new ArrayList<>();
        for (String words : record.choices()) {
            position.choose(
                    Tindaya.GAME.codec().choice(words),
                    (kind, seat, a, b, c) -> told.add(
                            TindayaEvent.numbered(kind) == TindayaEvent.SOLIDARITY && c == FOR_IDOLS
                                    ? "idols"
                                    : TindayaEvent.numbered(kind).name()));
        }
        assertThat(position.decider()).isEqualTo(Position.OVER);
        assertThat(told.indexOf("idols")).isGreaterThan(told.indexOf("SECRET_SHOWN"));
        assertThat(told).contains("SECRET_SHOWN");
    }
}
