package ceiba.maya;

import static ceiba.maya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of numbers are those of the rulebook, and keep what is known of the others. */
class DataTest {

    private static final int TIKAL = 0;
    private static final int CHICHEN_ITZA = 1;
    private static final int PALENQUE = 4;

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
    @CsvSource({"2, 5, 31, 22", "3, 5, 30, 21", "4, 6, 28, 28", "5, 7, 38, 35"})
    void quarriesCubesAndCardsByPlayers(int seats, int count, int cubes, int cards) {
        List<Quarry> quarries = Tables.OURS.quarries().get(seats);
        assertThat(quarries).hasSize(count);
        assertThat(quarries.stream().mapToInt(Quarry::maxCards).sum()).isEqualTo(cards);
        assertThat(quarries.stream()
                        .flatMap(quarry -> quarry.cubes().stream())
                        .mapToInt(number -> number)
                        .sum())
                .isEqualTo(cubes);
        assertThat(quarries.getFirst().token()).as("the shield is won first").isEqualTo(SHIELD);
    }

    @ParameterizedTest
    @CsvSource({"3, 78", "4, 80", "5, 88"})
    void spacesByPlayers(int seats, int spaces) {
        assertThat(inPlay(seats).mapToInt(DataTest::spaces).sum()).isEqualTo(spaces);
    }

    @Test
    void pyramidsKeepToWhatIsReportedAndDerived() {
        for (Pyramid pyramid : Tables.OURS.pyramids()) {
            List<Pyramid.Level> levels = pyramid.levels();
            assertThat(levels).hasSizeBetween(3, 4);
            assertThat(levels.getFirst().spaces()).isBetween(7, 9);
            for (int level = 1; level < levels.size(); level++) {
                assertThat(levels.get(level).spaces())
                        .isBetween(4, levels.get(level - 1).spaces());
                assertThat(levels.get(level).first())
                        .isGreaterThanOrEqualTo(levels.get(level - 1).first());
            }
        }
        List<Integer> sizes =
                Tables.OURS.pyramids().stream().map(DataTest::spaces).toList();
        assertThat(sizes.get(TIKAL)).isGreaterThan(sizes.get(CHICHEN_ITZA));
        assertThat(sizes.get(CHICHEN_ITZA)).isGreaterThan(sizes.get(PALENQUE));
    }

    private static int spaces(Pyramid pyramid) {
        return pyramid.levels().stream().mapToInt(Pyramid.Level::spaces).sum();
    }

    @Test
    void levelOnePaysAsReported() {
        assertThat(inPlay(3).map(pyramid -> pyramid.levels().getFirst().first()))
                .containsExactly(3, 2, 3, 3);
        assertThat(inPlay(3).map(pyramid -> pyramid.levels().getFirst().second()))
                .containsOnly(1);
    }

    private static Stream<Pyramid> inPlay(int seats) {
        return Pyramid.SETS.get(seats).stream().map(Tables.OURS.pyramids()::get);
    }
}
