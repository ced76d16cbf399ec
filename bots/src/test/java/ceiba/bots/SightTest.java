package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SightTest {

    private static final Game GAME = new Pebbles();

    /** Positions of random matches, at which somebody has to choose. */
    static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Rng rng = new Rng(1);
        for (long seed = 0; seed < 4; seed++) {
            Position position = GAME.start(Setup.of(GAME, 2 + (int) (seed % 2), Map.of(), seed));
            while (position.decider() != Position.OVER) {
                positions.add(position.copy());
                int[] legal = Choices.of(GAME, position);
                position.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
        }
        return positions;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aBotSeesWhatItsSeatSees(Position position) {
        Sight sight = new Sight(GAME, position);
        assertThat(sight.game()).isSameAs(GAME);
        assertThat(sight.seat()).isEqualTo(position.decider());
        assertThat(sight.view()).isEqualTo(position.view(position.decider()));
        assertThat(choices(sight)).isEqualTo(Choices.of(GAME, position));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyWorldLooksTheSameFromTheSeat(Position position) {
        Sight sight = new Sight(GAME, position);
        Rng rng = new Rng(3);
        for (int i = 0; i < 20; i++) {
            Position world = sight.world(rng);
            assertThat(world.decider()).isEqualTo(sight.seat());
            assertThat(Json.compact(world.view(sight.seat()))).isEqualTo(Json.compact(sight.view()));
            assertThat(Choices.of(GAME, world)).isEqualTo(choices(sight));
        }
    }

    @Test
    void worldsDifferInWhatTheSeatCannotSee() {
        Sight sight = new Sight(GAME, GAME.start(Setup.of(GAME, 2, Map.of(), 1)));
        Rng rng = new Rng(3);
        Set<String> secrets = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            secrets.add(Json.compact(sight.world(rng).view(1 - sight.seat())));
        }
        assertThat(secrets).hasSizeGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theWorldsDoNotDependOnWhatTheSeatCannotSee(Position position) {
        Sight sight = new Sight(GAME, position);
        for (long seed = 0; seed < 20; seed++) {
            Sight other = new Sight(GAME, sight.world(new Rng(seed)));
            assertThat(other.world(new Rng(~seed))).isEqualTo(sight.world(new Rng(~seed)));
        }
    }

    @Test
    void theWorldsAreTheSameForTheSameSeed() {
        Sight sight = new Sight(GAME, GAME.start(Setup.of(GAME, 3, Map.of(), 1)));
        assertThat(sight.world(new Rng(5))).isEqualTo(sight.world(new Rng(5)));
    }

    @Test
    void aWorldIntoAnExistingPositionIsTheSameAsANewOne() {
        Sight sight = new Sight(GAME, GAME.start(Setup.of(GAME, 3, Map.of(), 1)));
        Position world = GAME.start(Setup.of(GAME, 2, Map.of(), 9));
        sight.world(new Rng(5), world);
        assertThat(world).isEqualTo(sight.world(new Rng(5)));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void playingOnInAWorldLeavesThePositionAlone(Position position) {
        Position before = position.copy();
        Sight sight = new Sight(GAME, position);
        Position world = sight.world(new Rng(3));
        world.choose(choices(sight)[0], Journal.SILENT);
        assertThat(position).isEqualTo(before);
        assertThat(world).isNotEqualTo(before);
    }

    private static int[] choices(Sight sight) {
        int[] buffer = new int[GAME.maxOptions()];
        return Arrays.copyOf(buffer, sight.choices(buffer));
    }
}
