package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Revenue, and who wins. */
class EndTest {

    /** Everybody has had a turn but the last. */
    private static Scene lastTurn() {
        return Scene.of(2).active(1);
    }

    @Test
    void revenueIsWhatLiesOnCardsAndTheHighestMonumentsLevel() {
        Scene scene = lastTurn()
                .monument("c1", 0, 3)
                .monument("e1", 0, 2)
                .craftsman("potter b5 across", 0)
                .cattleOn("potter", 0, 4)
                .craftsman("wood-carver i5 across", 0)
                .cattleOn("wood-carver", 0, 2)
                .specialist(0, "herd", 9)
                .cattle(1, 5)
                .choose("end");
        assertThat(scene.hand(0)).isEqualTo(1 + 4 + 2 + 9 + 3);
        assertThat(scene.hand(1)).isEqualTo(5 + 1);
        assertThat(scene.cattleOn("potter", 0)).isZero();
        assertThat(scene.cattleOn(0, "herd")).isZero();
        assertThat(scene.step()).isEqualTo("gift");
        assertThat(scene.round()).isEqualTo(3);
    }

    @Test
    void theViewForetellsIt() {
        Scene scene = lastTurn()
                .monument("c1", 0, 3)
                .craftsman("potter b5 across", 0)
                .cattleOn("potter", 0, 4)
                .god(0, "engai");
        assertThat(scene.view().get("players").items().getFirst().get("income").tree())
                .hasToString("{cards=4, level=3, god=2}");
    }

    @Test
    void engaiBringsTwoMoreAlsoInTheRoundOfChoosing() {
        Scene scene = lastTurn().god("engai").choose("god engai", "end");
        assertThat(scene.hands()).containsExactly(3 + 1, 3 + 1 + 2);
    }

    @Test
    void qamatasCattleGoToTheWorshipper() {
        Scene scene = lastTurn().god(0, "qamata").godCattle(4).choose("end");
        assertThat(scene.hands()).containsExactly(3 + 1 + 4, 3 + 1);
        assertThat(scene.godCattle()).isZero();
    }

    @Test
    void theMatchEndsWhenSomebodyHasWhatHeNeeds() {
        Scene scene = lastTurn().monument("c1", 0, 5).choose("end");
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.winners()).containsExactly(0);
        assertThat(scene.position().place(0)).isEqualTo(1);
        assertThat(scene.position().place(1)).isEqualTo(2);
        assertThat(scene.step()).isEmpty();
    }

    @Test
    void onlyAfterTheWholeRound() {
        Scene scene = Scene.of(2).monument("c1", 0, 5).choose("end");
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.active()).isEqualTo(1);
        assertThat(scene.winners()).isEmpty();
    }

    @Test
    void pointsBelowTheRequirementDoNotEndIt() {
        Scene scene = lastTurn()
                .monument("c1", 0, 5)
                .craftsman("wood-carver i5 across", 0)
                .choose("end");
        assertThat(scene.points(0)).isEqualTo(22);
        assertThat(scene.requirement(0)).isEqualTo(23);
        assertThat(scene.isOver()).isFalse();
    }

    @Test
    void exactlyTheRequirementIsEnough() {
        Scene scene = lastTurn().monument("c1", 0, 5).specialist(0, "nomads").choose("end");
        assertThat(scene.points(0)).isEqualTo(scene.requirement(0));
        assertThat(scene.winners()).containsExactly(0);
    }

    @Test
    void theLargestMarginWins() {
        Scene scene = lastTurn()
                .monument("c1", 0, 5)
                .monument("a3", 1, 5)
                .monument("g4", 1, 1)
                .choose("end");
        assertThat(scene.winners()).containsExactly(1);
    }

    @Test
    void theMarginCountsAndNotThePoints() {
        Scene scene = lastTurn()
                .monument("c1", 0, 5)
                .monument("g4", 0, 2)
                .specialist(0, "shaman")
                .monument("a3", 1, 5)
                .monument("g6", 1, 1)
                .choose("end");
        assertThat(scene.points(0)).isEqualTo(24);
        assertThat(scene.points(1)).isEqualTo(22);
        assertThat(scene.winners()).as("1 above 23, 2 above 20").containsExactly(1);
    }

    @Test
    void whoHasNotWhatHeNeedsDoesNotWin() {
        // Seat 1 lacks one point, seat 0 has just enough.
        Scene scene = lastTurn()
                .monument("c1", 0, 5)
                .specialist(0, "nomads")
                .monument("a3", 1, 5)
                .monument("g4", 1, 1)
                .specialist(1, "shaman")
                .choose("end");
        assertThat(scene.points(1)).isEqualTo(22);
        assertThat(scene.requirement(1)).isEqualTo(23);
        assertThat(scene.winners()).containsExactly(0);
    }

    /** 21 of 20 against 19 of 18. */
    private static Scene equalMargins() {
        return lastTurn()
                .monument("c1", 0, 5)
                .god(1, "xango")
                .monument("a3", 1, 4)
                .monument("g4", 1, 2)
                .monument("g6", 1, 2);
    }

    @Test
    void xangoWinsTies() {
        Scene scene = equalMargins().choose("end");
        assertThat(scene.points(0)).isEqualTo(21);
        assertThat(scene.points(1)).isEqualTo(19);
        assertThat(scene.requirement(1)).isEqualTo(18);
        assertThat(scene.winners()).containsExactly(1);
    }

    @Test
    void xangoWinsOnlyTies() {
        assertThat(equalMargins().monument("i4", 0, 1).choose("end").winners()).containsExactly(0);
    }

    @Test
    void thenTheMostPoints() {
        Scene scene = lastTurn()
                .monument("c1", 0, 5)
                .monument("a3", 1, 5)
                .monument("g4", 1, 1)
                .specialist(1, "nomads")
                .choose("end");
        assertThat(scene.winners()).as("22 of 21 against 21 of 20").containsExactly(1);
    }

    @Test
    void thenWhoWasEarlierInTheRound() {
        Scene scene = Scene.of(2).monument("c1", 0, 5).monument("a3", 1, 5);
        assertThat(scene.active(1).choose("end").winners()).containsExactly(0);
        Scene other = Scene.of(2)
                .monument("c1", 0, 5)
                .monument("a3", 1, 5)
                .order(1, 0)
                .active(0);
        assertThat(other.choose("end").winners()).containsExactly(1);
    }

    @Test
    void xangoDecidesOnlyAmongThoseWithTheLargestMargin() {
        Scene scene = Scene.of(3)
                .active(2)
                .monument("i7", 0, 5)
                .monument("l7", 1, 5)
                .monument("g9", 2, 4)
                .monument("m10", 2, 2)
                .monument("m12", 2, 2)
                .god(2, "xango")
                .monument("o10", 0, 1)
                .monument("q10", 1, 1)
                .monument("q12", 1, 1)
                .specialist(1, "nomads");
        // 22 of 20, 23 of 21 and 19 of 18: seat 2 is behind, and of the others seat 1 has more points.
        assertThat(scene.choose("end").winners()).containsExactly(1);
    }

    @Test
    void theViewTellsWhoWouldWin() {
        Scene scene = lastTurn().monument("c1", 0, 5);
        assertThat(scene.view().get("winning").tree()).hasToString("[0]");
        assertThat(scene.view().get("meets").tree()).hasToString("[0]");
        assertThat(lastTurn().view().get("winning").items()).isEmpty();
    }

    @Test
    void afterRoundSixtyTheSameComparisonDecidesAmongAll() {
        Scene scene = lastTurn().round(60).monument("a3", 1, 2).choose("end");
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.winners()).containsExactly(1);
        assertThat(lastTurn().round(59).choose("end").round()).isEqualTo(60);
        Scene xango = lastTurn()
                .round(60)
                .monument("g4", 0, 2)
                .god(1, "xango")
                .monument("g6", 1, 1)
                .choose("end");
        assertThat(xango.winners()).as("4 of 20 against 2 of 18").containsExactly(1);
    }
}
