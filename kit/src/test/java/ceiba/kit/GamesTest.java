package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.kit.cistern.Cistern;
import ceiba.kit.oases.Oases;
import org.junit.jupiter.api.Test;

/** A game that announces itself as a service is found by its id. */
class GamesTest {

    @Test
    void announcedGamesAreListed() {
        assertThat(Games.all()).hasExactlyElementsOfTypes(Cistern.class, Oases.class, Pebbles.class);
    }

    @Test
    void gameIsFoundByItsId() {
        assertThat(Games.named("pebbles")).isInstanceOf(Pebbles.class);
    }

    @Test
    void unknownGameIsRefusedWithTheKnownOnes() {
        assertThatThrownBy(() -> Games.named("chess"))
                .isInstanceOf(Refusal.class)
                .hasMessage("unknown game 'chess'; expected one of: cistern, oases, pebbles");
    }

    @Test
    void versionsThatAreGoneAreToldFromThoseThatAreNotKnownYet() {
        assertThat(Games.find("pebbles", "1")).containsInstanceOf(Pebbles.class);
        assertThat(Games.find("pebbles", "0")).isEmpty();
        assertThat(Games.gone("pebbles", "0")).isTrue();
        assertThat(Games.gone("pebbles", "1")).isFalse();
        assertThat(Games.gone("pebbles", "2")).isFalse();
        assertThat(Games.gone("chess", "0")).isFalse();
    }

    @Test
    void filesNameTheirGameAndMayNameItsRules() {
        assertThat(Games.of(Json.parse("{\"game\": \"pebbles\"}"))).isInstanceOf(Pebbles.class);
        assertThat(Games.of(Json.parse("{\"game\": \"pebbles\", \"rules\": \"1\"}")))
                .isInstanceOf(Pebbles.class);
    }

    @Test
    void filesOfOtherRulesAreRefused() {
        assertThatThrownBy(() -> Games.of(Json.parse("{\"game\": \"pebbles\", \"rules\": \"0\"}")))
                .isInstanceOf(Refusal.class)
                .hasMessage("rules: made with rules version 0 of pebbles; expected one of: 1");
    }

    @Test
    void filesWithoutAGameAreRefused() {
        assertThatThrownBy(() -> Games.of(Json.parse("{}")))
                .isInstanceOf(Refusal.class)
                .hasMessage("the field 'game' is missing");
    }
}
