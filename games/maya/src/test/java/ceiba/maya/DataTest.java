package ceiba.maya;

import static ceiba.maya.Terms.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of numbers are those of the rulebook, and keep what is known of the others. */
class DataTest {

    @Test
    void theBoxHoldsWhatTheRulebookSays() {
        assertThat(Box.ROUNDS).isEqualTo(3);
        assertThat(Box.CUBES).isEqualTo(28);
        assertThat(Card.countAll(Card.FULL_HAND)).isEqualTo(8);
        assertThat(Card.countOf(Card.FULL_HAND, Card.LOW)).isEqualTo(4);
        assertThat(Card.carrying(Card.FULL_HAND)).isEqualTo(37);
        assertThat(Card.count(Card.FULL_HAND, Card.kindOf(4))).isEqualTo(2);
        assertThat(Card.BACK_OF[Card.kindOf(-3)]).as("-3 counts as high").isEqualTo(Card.HIGH);
    }

    @ParameterizedTest
    @CsvSource({"2, 5, 31, 22", "3, 5, 30, 21", "4, 6, 37, 29", "5, 7, 44, 35"})
    void quarriesCubesAndCardsByPlayers(int seats, int quarries, int cubes, int cards) {
        assertThat(Quarry.count(seats)).isEqualTo(quarries);
        assertThat(IntStream.range(0, quarries)
                        .map(q -> Quarry.mostCards(seats, q))
                        .sum())
                .isEqualTo(cards);
        assertThat(IntStream.range(0, quarries)
                        .flatMap(q ->
                                IntStream.range(0, Quarry.places(seats, q)).map(place -> Quarry.cubes(seats, q, place)))
                        .sum())
                .isEqualTo(cubes);
        assertThat(Quarry.token(seats, 0)).as("the shield is won first").isEqualTo(SHIELD);
    }

    @ParameterizedTest
    @CsvSource({"3, 76", "4, 78", "5, 85"})
    void spacesByPlayers(int seats, int spaces) {
        assertThat(Arrays.stream(Pyramid.inPlay(seats))
                        .flatMap(pyramid -> IntStream.range(0, Pyramid.levels(pyramid))
                                .map(level -> Pyramid.spaces(pyramid, level)))
                        .sum())
                .isEqualTo(spaces);
    }

    @Test
    void levelOnePaysAsReported() {
        assertThat(Arrays.stream(Pyramid.inPlay(3)).map(pyramid -> Pyramid.first(pyramid, 0)))
                .containsExactly(3, 2, 3, 3);
        assertThat(Arrays.stream(Pyramid.inPlay(3)).map(pyramid -> Pyramid.second(pyramid, 0)))
                .containsOnly(1);
    }
}
