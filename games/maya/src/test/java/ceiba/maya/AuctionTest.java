package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The variant for experts: secret bids for the blue tokens. */
class AuctionTest {

    private static final String ALL = "['big-transport', 'joker', 'free-cube', 'two-workers']";
    private static final String OF_FIVE = "'offered': [" + ALL + ", " + ALL + ", " + ALL + "], ";

    private static Scene bids(int seats, String more, int... bids) {
        Scene scene = Scene.ofExperts(seats, (seats == 5 ? OF_FIVE : "") + "'pending': 'tens'" + more);
        for (int bid : bids) {
            if (scene.choices().contains("tens 0")) {
                scene.choose("tens " + bid / 10);
            }
            scene.choose("units " + bid % 10);
        }
        return scene;
    }

    @Test
    void expertsStartWithTenGold() {
        assertThat(Scene.startOfExperts(4, 1).gold()).containsExactly(10, 10, 10, 10);
        assertThat(Scene.start(4, 1).gold()).containsExactly(0, 0, 0, 0);
    }

    @Test
    void oneTokenFewerThanPlayersIsDrawnForEachRound() {
        for (int seats = 2; seats <= 5; seats++) {
            for (int round = 1; round <= 3; round++) {
                int tokens = Scene.startOfExperts(seats, 5).p.offered(round);
                assertThat(Integer.bitCount(tokens)).isEqualTo(seats - 1);
            }
        }
        assertThat(List.of(1L, 2L, 3L, 4L, 5L).stream()
                        .map(seed -> Scene.startOfExperts(4, seed).p.offered(1))
                        .distinct())
                .hasSizeGreaterThan(1);
    }

    @Test
    void theAuctionComesAfterTheFirstCubesAndBeforeDigging() {
        Scene scene = Scene.startOfExperts(3, 1);
        scene.choose("start copan", "start copan", "start copan", "start uxmal", "start uxmal", "start uxmal");
        assertThat(scene.pending()).isEqualTo("tens");
        assertThat(scene.choices()).containsExactly("tens 0", "tens 1");
        scene.choose("tens 1");
        assertThat(scene.choices()).containsExactly("units 0");
    }

    @Test
    void theHighestBidderPicksFirstAndTheLowestGetsTheGoldBack() {
        Scene scene = bids(5, "", 3, 7, 1, 5, 2);
        assertThat(scene.gold()).containsExactly(7, 3, 10, 5, 8);
        assertThat(scene.p.decider()).isEqualTo(1);
        scene.choose("take joker");
        assertThat(scene.p.decider()).isEqualTo(3);
        scene.choose("take free-cube");
        assertThat(scene.p.decider()).isZero();
        scene.choose("take two-workers");
        assertThat(scene.tokens(4)).as("the last one left").containsExactly("big-transport");
        assertThat(scene.tokens(2)).isEmpty();
        assertThat(scene.pending()).isEqualTo("dig");
    }

    @Test
    void tiesArePickedFromTheStartPlayerOn() {
        Scene scene = bids(5, ", 'start': 2", 4, 4, 4, 4, 1); // seats 2, 3, 4, 0, 1
        assertThat(scene.p.decider()).isEqualTo(2);
        scene.choose("take joker");
        assertThat(scene.p.decider()).isEqualTo(3);
    }

    @Test
    void ofSeveralLowestTheLastInOrderGetsNothing() {
        Scene scene = bids(5, ", 'start': 2", 2, 2, 2, 2, 2);
        scene.choose("take joker", "take free-cube", "take two-workers");
        assertThat(scene.tokens(0)).containsExactly("big-transport");
        assertThat(scene.tokens(1)).isEmpty();
        assertThat(scene.gold()).containsExactly(8, 10, 8, 8, 8);
    }

    @Test
    void whoBidsNothingGetsNothing() {
        Scene scene = bids(5, "", 0, 3, 0, 0, 0).choose("take joker");
        assertThat(scene.pending()).isEqualTo("dig");
        assertThat(scene.gold()).containsExactly(10, 7, 10, 10, 10);
        assertThat(scene.tokens(0)).isEmpty();
    }

    @Test
    void bidsAreSecretUntilAllAreIn() {
        Scene scene = bids(5, "", 3, 7);
        assertThat(scene.logFor(1)).contains("Red makes a bid", "Green bids 7 gold");
        assertThat(scene.p.view(1).toString()).contains("bid=hidden", "bid=7").doesNotContain("bid=3");
        scene.choose("tens 0");
        assertThat(scene.p.view(1)).containsEntry("pending", "units");
        assertThat(scene.p.view(2)).containsEntry("pending", "units 0");
        scene.choose("units 1", "tens 0", "units 5", "tens 0", "units 2");
        assertThat(scene.p.view(1).toString()).contains("bid=3", "bid=1").doesNotContain("bid=hidden");
        assertThat(scene.logFor(1)).contains("Red shows a bid of 3");
    }

    @Test
    void aBidInUnitsIsAskedEvenIfItIsDecided() {
        Scene scene = Scene.ofExperts(3, "'pending': 'tens', 'players': [{'gold': 0}]");
        assertThat(scene.choices()).as("the tens are known to all").containsExactly("units 0");
    }
}
