package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four pebbles a hand can be counted by hand. */
class PerftTest {

    private final Pebbles game = new Pebbles();

    @ParameterizedTest
    @CsvSource({
        "2, 0, 1",
        "2, 1, 4",
        "2, 2, 16", // 4 x 4
        "2, 3, 48", // 4 x 4 x 3
        "2, 8, 576", // 4! x 4!
        "2, 9, 576", // a match that is over counts once
        "3, 3, 64",
        "3, 12, 13824" // 4! x 4! x 4!
    })
    void countsEverySequenceOfChoices(int seats, int depth, long sequences) {
        assertThat(Perft.count(game, start(seats), depth)).isEqualTo(sequences);
    }

    @Test
    void countingLeavesThePositionAlone() {
        Position position = start(2);
        Perft.count(game, position, 3);
        assertThat(position).isEqualTo(start(2));
    }

    @Test
    void skippingMakesSoManyChoicesAndStopsAtTheEnd() {
        Position position = start(2);
        Perft.skip(game, position, new Rng(1), 3);
        assertThat(position.json()).containsEntry("round", 1).containsEntry("decider", 1);
        Perft.skip(game, position, new Rng(1), 100);
        assertThat(position.decider()).isEqualTo(Position.OVER);
    }

    private Position start(int seats) {
        return game.start(Setup.of(game, seats, Map.of(), 5));
    }
}
