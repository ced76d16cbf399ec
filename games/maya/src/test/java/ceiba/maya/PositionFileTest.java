package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position files: what is left out is as at the start, and what contradicts itself is refused with where and what. */
class PositionFileTest {

    @Test
    void whatIsLeftOutIsAsAtTheStart() {
        assertThat(read("{'game': 'maya', 'seats': 4}")).isEqualTo(start(4, Map.of(), 0));
        assertThat(read("{'game': 'maya', 'seats': 4, 'variants': {'expert': 'yes'}, 'seed': 9}"))
                .isEqualTo(start(4, Map.of(Maya.EXPERT, Maya.YES), 9));
    }

    private static MayaPosition read(String file) {
        return PositionReader.read(Json.parse(file.replace('\'', '"')));
    }

    private static MayaPosition start(int seats, Map<String, String> variants, long seed) {
        return Start.position(Setup.of(Maya.GAME, seats, variants, seed));
    }

    @Test
    void handsAreWhatTheQuarriesLeave() {
        MayaPosition p = Scene.of(3, "'pending': 'dig', " + Scene.cards("0:4 0:8")).p;
        assertThat(Card.countOf(p.hand(0), Card.LOW)).isEqualTo(3);
        assertThat(Card.countOf(p.hand(0), Card.HIGH)).isEqualTo(3);
        assertThat(Card.carrying(p.hand(0))).isEqualTo(37 - 12);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'colour': 1 | unknown field 'colour'
            'round': 4 | round: a number from 1 to 3 is expected
            'pending': 'first-cube', 'round': 2 | round: the first cubes are set before round 1
            'pending': 'over' , 'round': 1 | round: the match is over after the last round
            'pending': 'sing' | pending: one of over, first-cube,
            'pending': 'card' | pending: 'card' is too short
            'pending': 'card 9' | pending: a number from 1 to 7 is expected, not '9'
            'pending': 'card 7' | pending: 'card 7' does not fit the rest
            'pending': 'turn 3' | pending: '3' does not belong here
            'pending': 'tens' | pending: only experts have an auction
            'pending': 'lower 1', 'revealed': 1 | pending: 'lower 1' does not fit the rest
            'pending': 'name', 'revealed': 1 | pending: 'name' does not fit the rest
            'pending': 'place 2', 'players': [{'cubes': 1}] | pending: 'place 2' does not fit the rest
            'pending': 'dig', 'moved': true | moved: only in a building turn
            'idle': 1, 'players': [{'cubes': 1}] | idle: last turns begin when no cubes are left
            'pyramids': {'tikal': [[10, 0, 0, 0]]} | pyramids.tikal[0]: more cubes than the 9 spaces hold
            'pyramids': {'tikal': [[1, 0, 0]]} | pyramids.tikal[0]: 4 items are expected, not 3
            'pyramids': {'chichen-itza': [[1, 0, 0, 0]]} | pyramids.chichen-itza[0]: more cubes than the 0 spaces hold
            'pyramids': {'giza': []} | pyramids.giza: one of tikal,
            'pyramids': {'tikal': [[0, 1, 0, 0], [1, 0, 0, 0]]} | pyramids.tikal[1]: colour 0 has no cube on the level below
            'players': [{'cubes': 20}], 'pyramids': {'tikal': [[9, 0, 0, 0]]} | pyramids: colour 0 has more cubes than there are
            'players': [{'neutralCubes': 1}] | players[0].cubes: only two players have neutral cubes
            'pending': 'dig', 'players': [{'cubes': 1}] | players[0].cubes: nobody has cubes before they are dug
            'quarries': [[{'seat': 0, 'card': 3}]] | quarries[0]: cards lie here only in phase 1
            'pending': 'dig', 'quarries': [[{'seat': 0, 'card': 8}]] | quarries[0][0]: the first card must be a low one
            'pending': 'dig', 'quarries': [[{'seat': 0, 'card': 9}]] | quarries[0][0].card: no card has this number
            'pending': 'dig', 'quarries': [[{'seat': 4, 'card': 3}]] | quarries[0][0].seat: a number from 0 to 3 is expected
            'pending': 'dig', 'quarries': [[{'seat': 0, 'card': 3}, {'seat': 0, 'card': 3}]] | players[0].hand: hand and quarries together hold 2 cards of 3
            'pending': 'dig', 'players': [{'hand': [3, 3]}] | players[0].hand[1]: a player does not have so many of these
            'pending': 'dig', 'players': [{'hand': [3]}] | players[0].hand: hand and quarries together hold 0 cards of 4
            'pending': 'dig', 'stopped': [0] | stopped: does not fit what is pending
            'pending': 'dig', 'revealed': 1 | revealed: does not fit what is pending
            'pending': 'dig', 'lowered': [50, 0, 0, 0] | lowered[0]: a number from 0 to 24 is expected
            'pending': 'dig', 'lowered': [3, 0, 0, 0] | lowered: totals are lowered only until
            'workersAt': 1 | workersAt: the token is laid by its owner
            'players': [{'shields': [1]}] | players[0].shields: shields are laid while
            'players': [{'tokens': ['joker']}] | players[0].tokens: nobody can have the token joker now
            'players': [{'tokens': ['shield']}] | players[0].tokens: nobody can have the token shield now
            'players': [{'tokens': ['free-pass']}] | players[0].tokens: nobody can have the token free-pass now
            'players': [{'tokens': ['relocate']}, {'tokens': ['relocate']}] | players[1].tokens: another player has the token relocate
            'players': [{'bid': 3}] | players[0].bid: bids are made from the start player on
            """)
    void contradictionsAreRefused(String fields, String message) {
        assertRefused("'seats': 4, " + (fields.contains("'pending'") ? "" : "'pending': 'turn', ") + fields, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'pending': 'tens', 'offered': [['joker'], ['joker'], ['joker']] | offered: each auction has one blue token fewer
            'pending': 'tens', 'offered': [['joker', 'free-cube', 'two-workers', 'shield'], ['joker', 'free-cube', 'two-workers'], ['joker', 'free-cube', 'two-workers']] | offered[0]: only blue tokens are auctioned
            'pending': 'tens', 'active': 1 | players[0].bid: bids are made from the start player on
            'pending': 'units 2' | pending: 'units 2' does not fit the rest
            'pending': 'tens', 'active': 1, 'players': [{'bid': 11}] | players[0].bid: more than the gold there is
            'pending': 'pick 0', 'players': [{'bid': 1}, {'bid': 2}, {'bid': 3}, {'bid': 4}] | pending: 'pick 0' does not fit the rest
            """)
    void contradictionsOfAnAuctionAreRefused(String fields, String message) {
        assertRefused("'seats': 4, 'variants': {'expert': 'yes'}, " + fields, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3, 0, 0, 0", "0, 3, 0, 0"})
    void totalsAreLoweredOnlyByTheCardsThatLieThere(String lowered) {
        String quarry = Scene.cards("0:3 1:-3 2:-3");
        assertRefused(
                "'seats': 4, 'pending': 'lower 2', 'active': 1, 'revealed': 1, 'lowered': [" + lowered + "], " + quarry,
                "lowered: more than the cards of others at the quarry can have done");
    }

    @Test
    void aTotalLoweredByAnEarlierCardIsRead() {
        String quarry = Scene.cards("0:5 1:-3 2:-3");
        Scene scene =
                Scene.of(4, "'pending': 'lower 3', 'active': 2, 'revealed': 1, 'lowered': [3, 0, 0, 0], " + quarry);
        assertThat(scene.p.hits(0)).isEqualTo(3);
    }

    @Test
    void firstCubesAreSetInTurn() {
        assertRefused("'seats': 3, 'players': [{'cubes': 1}]", "players[1].cubes: the first cubes are set in turn");
        assertRefused(
                "'seats': 3, 'pyramids': {'copan': [[2, 0, 0]]}", "pyramids.copan: no two first cubes of a colour");
    }

    private static void assertRefused(String fields, String message) {
        assertThatThrownBy(() -> PositionReader.read(Scene.file(fields)))
                .as(fields)
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(message);
    }
}
