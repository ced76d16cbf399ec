package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Position files that contradict themselves are refused with where and what. Each row is a part of a file in the middle of
 * a match, and the beginning of the message.
 */
class PositionRefusalsTest {

    private static void assertRefused(String file, String message) {
        Node json = Json.parse(file.replace('\'', '"'));
        assertThatThrownBy(() -> Games.of(json).read(json))
                .as(file)
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(message);
    }

    private static void assertRefused(int seats, String fields, String message) {
        String pending = fields.contains("'pending'") ? "" : "'pending': ['turn'], ";
        assertRefused("{'game': 'tzolkin', 'seats': " + seats + ", " + pending + fields + "}", message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'skulls': 14 | skulls: there are 13 in all places together, not 14
            'players': [{'skulls': 14}] | skulls: there are 13 in all places together, not 14
            'skulls': 12, 'placedSkulls': [1, 2] | skulls: there are 13 in all places together, not 14
            'skulls': 12 | skulls: there are 13 in all places together, not 12
            'placedSkulls': [10] | placedSkulls[0]: a number from 1 to 9 is expected, not 10
            'placedSkulls': [3, 3] | placedSkulls[1]: this number is there twice
            'jungle': {'corn': [4, 4, 4, 3]} | jungle: at Palenque 5 each wood tile lies on a corn tile
            'jungle': {'corn': [3, 4, 4, 4]} | jungle.corn: with those of the players there are 16 tiles, not 15
            'players': [{'cornTiles': 1}] | jungle.corn: with those of the players there are 16 tiles, not 17
            'players': [{'woodTiles': 1}] | jungle.wood: with those of the players there are at most 12 tiles, not 13
            'jungle': {'wood': [1, 4, 4, 4]} | jungle.wood: Palenque 2 has none
            'jungle': {'corn': [5, 4, 4, 4]} | jungle.corn[0]: a number from 0 to 4 is expected, not 5
            'jungle': {'corn': [4, 4, 4]} | jungle.corn: 4 items are expected, not 3
            'jungle': {'gold': [0, 0, 0, 0]} | jungle: unknown field 'gold'
            'players': [{'temples': {'brown': 6}}, {'temples': {'brown': 6}}] | players: the top step of the brown temple
            'players': [{'temples': {'yellow': 8}}, {'temples': {'yellow': 8}}] | players: the top step of the yellow temple
            'players': [{'temples': {'brown': 7}}] | players[0].temples.brown: a number from 0 to 6 is expected, not 7
            'players': [{'technologies': {'theology': 4}}] | players[0].technologies.theology: a number from 0 to 3
            """)
    void suppliesAndTracks(String fields, String message) {
        assertRefused(4, fields, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            4 | 'players': [{'gears': {'tikal': [2]}}, {'gears': {'tikal': [2]}}] | players[1].gears: another worker stands on tikal 2
            2 | 'dummies': {'palenque': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'uxmal': [0, 5]}, 'players': [{'gears': {'uxmal': [5]}}] | players[0].gears: another worker stands on uxmal 5
            4 | 'players': [{}, {'gears': {'uxmal': [0, 1, 2, 3]}}] | players[1].workers: 4 stand on the board, but only 3 are in play
            4 | 'turns': 1, 'claimant': 0, 'players': [{'gears': {'uxmal': [0, 1, 2]}}] | players[0].workers: 4 stand on the board, but only 3 are in play
            4 | 'players': [{'gears': {'palenque': [8]}}] | players[0].gears.palenque[0]: a number from 0 to 7 is expected, not 8
            4 | 'players': [{'gears': {'chichen-itza': [11]}}] | players[0].gears.chichen-itza[0]: a number from 0 to 10 is expected, not 11
            4 | 'players': [{'hand': 2}] | players[0].hand: the other workers leave 3 in hand
            4 | 'players': [{'gears': {'tikal': [2, 2]}}] | players[0].gears.tikal[1]: this number is there twice
            4 | 'players': [{'gears': {'copan': [2]}}] | players[0].gears: unknown field 'copan'
            4 | 'players': [{'workers': 2}] | players[0].workers: a number from 3 to 6 is expected, not 2
            4 | 'players': [{'workers': 7}] | players[0].workers: a number from 3 to 6 is expected, not 7
            4 | 'dummies': {'tikal': [1]} | dummies: 4 seats have 0 dummies, not 1
            3 | 'dummies': {} | dummies: 3 seats have 6 dummies, not 0
            2 | 'dummies': {'palenque': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]} | dummies: 2 seats have 12 dummies, not 10
            2 | 'dummies': {'palenque': [10]} | dummies.palenque[0]: a number from 0 to 9 is expected, not 10
            """)
    void workers(int seats, String fields, String message) {
        assertRefused(seats, fields, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'buildings': [1, 1, 2, 3, 4, 5] | buildings[1]: building 1 is also in buildings[0]
            'buildings': [1, 2, 3, 4, 5, 6], 'decks': {'age1': [6, 7, 8, 9, 10, 11, 12, 13, 14]} | decks.age1[0]: building 6 is also in buildings[5]
            'players': [{'buildings': [7]}, {'buildings': [7]}] | players[1].buildings: building 7 is also in players[0].buildings
            'buildings': [1, 2, 3, 4, 5, 6], 'players': [{'buildings': [1]}] | players[0].buildings: building 1 is also in buildings[0]
            'decks': {'age2': [15, 15]} | decks.age2[1]: building 15 is also in decks.age2[0]
            'buildings': [15, 2, 3, 4, 5, 6] | buildings[0]: building 15 is not of age 1
            'round': 16, 'buildings': [1, 15, 16, 17, 18, 19] | buildings[0]: building 1 is not of age 2
            'players': [{'buildings': [20]}] | players[0].buildings: building 20 is of the second age
            'round': 16, 'decks': {'age1': [1]} | decks.age1: is gone in the second age
            'decks': {'age2': [1]} | decks.age2: building 1 is of the other age
            'buildings': [1, 2, 3, 4, 5, 6], 'decks': {'age1': [7, 8, 9, 10, 11, 12, 13]} | decks: building 14 is nowhere
            'buildings': [1, 2, 3] | buildings: 6 items are expected, not 3
            'buildings': [33, 2, 3, 4, 5, 6] | buildings[0]: a number from 0 to 32 is expected, not 33
            'decks': {'age1': [0]} | decks.age1[0]: a number from 1 to 32 is expected, not 0
            'decks': {'age1': 8} | decks.age1: a list is expected
            'decks': {'age3': []} | decks: unknown field 'age3'
            'players': [{'buildings': [4, 4]}] | players[0].buildings[1]: this number is there twice
            'monuments': [1, 2, 3, 4, 5, 5] | monuments[5]: monument 5 is also in monuments[4]
            'monuments': [1, 2, 3, 4, 5, 6], 'players': [{}, {'monuments': [6]}] | players[1].monuments: monument 6 is also in monuments[5]
            'players': [{'monuments': [6]}, {'monuments': [6]}] | players[1].monuments: monument 6 is also in players[0].monuments
            'monuments': [1, 2, 3, 4, 5, 0] | monuments: with those of the players there are 6, not 5
            'players': [{'monuments': [1, 2, 3, 4, 5, 6, 7]}] | monuments: with those of the players there are 6, not 7
            'monuments': [1, 2, 3, 4, 5] | monuments: 6 items are expected, not 5
            'players': [{'wealth': [3]}, {'wealth': [3]}] | players[1].wealth: wealth tile 3 is also in players[0].wealth
            'players': [{'wealth': [1, 2, 3]}] | players[0].wealth: 2 tiles are kept at most
            'players': [{'wealth': [22]}] | players[0].wealth[0]: a number from 1 to 21 is expected, not 22
            'players': [{'dealt': [1, 2, 3, 4]}] | players[0].dealt: nothing is dealt any more
            'dummyTiles': [5] | dummyTiles: are of no concern once the wealth is chosen
            """)
    void tiles(String fields, String message) {
        assertRefused(4, fields, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'dealt': [1, 2, 3, 4], 'wealth': [5]}, {'dealt': [5, 6, 7, 8]} | players[0].wealth: a tile was not dealt
            {'dealt': [1, 2, 3]}, {'dealt': [5, 6, 7, 8]} | players[0].dealt: 4 tiles are dealt to each
            {'dealt': [1, 2, 3, 4]}, {'dealt': [4, 5, 6, 7]} | players[1].dealt: wealth tile 4 is also in players[0].dealt
            {'dealt': [1, 2, 3, 4]}, {'dealt': [5, 6, 7, 8], 'wealth': [5]} | players[1].wealth: seats keep their tiles in turn
            {'dealt': [1, 2, 3, 4], 'wealth': [1, 2]}, {'dealt': [5, 6, 7, 8]} | players[0].wealth: seats keep their tiles in turn
            """)
    void wealthWhileItIsChosen(String players, String message) {
        String others = "{'dealt': [9, 10, 11, 12]}, {'dealt': [13, 14, 15, 16]}";
        assertRefused(4, "'pending': ['keep'], 'active': 0, 'players': [" + players + ", " + others + "]", message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'round': 0 | round: a number from 1 to 27 is expected, not 0
            'round': 28 | round: a number from 1 to 27 is expected, not 28
            'round': 5, 'foodDays': 1 | foodDays: 1 cannot be over in round 5
            'round': 8, 'foodDays': 1 | foodDays: 1 cannot be over in round 8
            'round': 10, 'foodDays': 0 | foodDays: only 0 over, but round 10 comes after the next
            'round': 27, 'foodDays': 4 | foodDays: 4 cannot be over in round 27
            'round': 27, 'pending': [], 'foodDays': 3 | foodDays: the match ends with the fourth one
            'round': 26, 'pending': [] | foodDays: the match ends with the fourth one
            'active': 2 | active: after 0 turns from seat 0 on it is seat 0's turn, not seat 2's
            'first': 3, 'turns': 2, 'active': 0 | active: after 2 turns from seat 3 on it is seat 1's turn, not seat 0's
            'turns': 4 | turns: all 4 turns of the round are taken
            'turns': 5 | turns: a number from 0 to 4 is expected, not 5
            'claimant': 1 | claimant: seat 1 has not had its turn
            'claimant': 0 | claimant: seat 0 has not had its turn
            'first': 2, 'turns': 1, 'claimant': 3 | claimant: seat 3 has not had its turn
            'claimant': 4 | claimant: a number from -1 to 3 is expected, not 4
            'placed': 1 | placed: 1 does not fit the phase 'start'
            'phase': 'placing' | placed: 0 does not fit the phase 'placing'
            'phase': 'picking-up', 'placed': 2 | placed: 2 does not fit the phase 'picking-up'
            'phase': 'placing', 'placed': 2, 'players': [{'gears': {'tikal': [0]}}] | placed: only 1 stand on the board
            'phase': 'picking-up', 'players': [{'gears': {'tikal': [0, 1, 2]}}] | phase: seat 0 has picked up nobody
            'phase': 'spared', 'placed': 1, 'players': [{'corn': 1, 'gears': {'tikal': [0]}}] | phase: the gods spare
            'phase': 'resting' | phase: one of start, placing, picking-up, spared is expected, not 'resting'
            'round': 3, 'teeth': [3] | teeth: corn lies on a tooth that is still to come
            'round': 5, 'teeth': [2], 'turns': 1, 'claimant': 0 | teeth: seat 0 took their corn
            'teeth': [27] | teeth[0]: a number from 1 to 26 is expected, not 27
            'pending': ['keep'], 'round': 3 | pending: wealth is chosen in round 1, not in round 3
            'pending': ['keep'], 'turns': 1 | turns: nobody has a turn before the wealth is chosen
            'pending': ['keep'], 'phase': 'picking-up' | phase: no turn has begun
            'pending': ['keep'], 'players': [{'gears': {'tikal': [1]}}] | pending: wealth is chosen before any worker is placed
            'pending': ['days'], 'active': 2 | active: who turns the wheel is or was first
            'pending': ['days'], 'turns': 2 | turns: the wheel turns after all 4 turns
            'pending': ['days'], 'players': [{'light': false}] | players[0].light: only a light board allows two days
            'pending': ['days'], 'players': [{}, {'gears': {'tikal': [6]}}] | pending: two days are not allowed
            'pending': ['days'], 'round': 8, 'foodDays': 0 | foodDays: only 0 over, but round 8
            'pending': ['days'], 'claimant': 0 | claimant: seat 0 has not had its turn
            'pending': ['days'], 'round': 3, 'teeth': [1] | teeth: who turns the wheel took their corn
            """)
    void roundAndTurn(String fields, String message) {
        assertRefused(4, fields, message);
    }

    /** Steps while seat 0 picks up workers; it owns building 12 and has no resources. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'dance' | pending[0]: one of keep, turn, use, harvest
            '' | pending[0]: one of keep, turn
            'turn', '  ' | pending[1]: one of keep, turn
            'turn', 5 | pending[1]: a text is expected
            'turn', null | pending[1]: a text is expected
            'turn', 'use palenque' | pending[1]: 'use palenque' is too short
            'turn', 'use palenque 8' | pending[1]: a number from 0 to 7 is expected, not '8'
            'turn', 'use copan 1' | pending[1]: one of palenque
            'turn', 'harvest 1' | pending[1]: a number from 2 to 5 is expected, not '1'
            'turn', 'harvest -3' | pending[1]: a number from 2 to 5 is expected, not '-3'
            'turn', 'pay 4' | pending[1]: a number from 1 to 3 is expected, not '4'
            'turn', 'take 99999999999' | pending[1]: a number from 1 to 2 is expected
            'turn', 'tile 33 0' | pending[1]: a number from 1 to 32 is expected, not '33'
            'turn', 'tile 12 3' | pending[1]: a number from 0 to 2 is expected, not '3'
            'turn', 'build loudly' | pending[1]: one of in-corn
            'turn', 'market sold-corn' | pending[1]: one of bought-wood, bought-stone, bought-gold, sold-wood
            'turn', 'raise brown' | pending[1]: 'brown' does not belong here
            'raise' | pending[0]: 'raise' cannot stand here
            'turn', 'turn' | pending[1]: 'turn' cannot stand here
            'turn', 'raise', 'market' | pending[2]: 'market' cannot stand here
            'turn', 'pay 1' | pending[1]: 'pay 1' cannot stand here
            'turn', 'learn theology', 'pay 1' | pending[2]: seat 0 has not so many resources
            'turn', 'tile 11 1' | pending[1]: building 11 is not one of seat 0
            'turn', 'tile 12 1', 'tile 12 1' | pending[2]: building 12 is also in pending[1]
            'turn', 'architecture 12' | pending[1]: building 12 is not in the row
            'turn', 'advance', 'advance', 'advance', 'advance', 'advance', 'advance', 'advance', 'advance' | pending: 0 to 8 items are expected, not 9
            """)
    void pendingSteps(String steps, String message) {
        String rest = ", 'phase': 'picking-up', 'players': [{'buildings': [12]}]";
        assertRefused(4, "'pending': [" + steps + "]" + rest, message);
    }

    @Test
    void furtherStepsWithoutPickingUp() {
        assertRefused(4, "'pending': ['turn', 'raise']", "pending: only who picks up workers has further steps");
    }

    @Test
    void furtherStepsBesideOtherThanATurn() {
        assertRefused(4, "'pending': ['days', 'raise']", "pending[1]: 'raise' cannot stand here");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'colour': 'red' | unknown field 'colour'
            'players': [{}, {'colour': 'red'}] | players[1]: unknown field 'colour'
            'round': 'five' | round: a whole number is expected
            'round': 2.5 | round: a whole number is expected
            'round': null | round: a whole number is expected
            'round': 99999999999 | round: a number from 1 to 27 is expected
            'players': {} | players: a list is expected
            'players': [5] | players[0]: an object is expected
            'players': [{}, {}, {}, {}, {}] | players: 0 to 4 items are expected, not 5
            'players': [{'light': 1}] | players[0].light: true or false is expected
            'players': [{'points': 1.1}] | players[0].points: points come in quarters
            'players': [{'points': 1e9}] | players[0].points: more than a match can bring
            'players': [{'points': '3'}] | players[0].points: a number is expected
            'players': [{'corn': -1}] | players[0].corn: a number from 0 to 9999 is expected, not -1
            'players': [{'gold': 10000}] | players[0].gold: a number from 0 to 9999 is expected, not 10000
            'players': [{'wood': null}] | players[0].wood: a whole number is expected
            'players': [{'temples': [1, 1, 1]}] | players[0].temples: an object is expected
            'pending': 'turn' | pending: a list is expected
            'teeth': 3 | teeth: a list is expected
            'variants': {'speed': 'fast'} | tzolkin has no variant 'speed'
            'variants': [] | variants: an object is expected
            'seed': -1 | seed: a number from 0 to 9007199254740991 is expected, not -1
            'rules': '2' | rules: made with rules version 2 of tzolkin; expected one of: 1
            'rules': 1 | rules: a text is expected
            """)
    void fieldsAndTypes(String fields, String message) {
        assertRefused(4, fields, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'game': 'chess', 'seats': 2} | unknown game 'chess'; expected one of: tzolkin
            {'seats': 2} | the field 'game' is missing
            {'game': 'tzolkin'} | the field 'seats' is missing
            {'game': 'tzolkin', 'seats': 5} | seats: a number from 2 to 4 is expected, not 5
            {'game': 'tzolkin', 'seats': 1} | seats: a number from 2 to 4 is expected, not 1
            [] | an object is expected
            """)
    void headings(String file, String message) {
        assertRefused(file, message);
    }

    @Test
    void aMonumentRowOfAnotherNumberOfSeats() {
        String row = String.join(", ", Collections.nCopies(6, "0"));
        assertRefused(2, "'monuments': [" + row + "]", "monuments: 4 items are expected, not 6");
    }

    @Test
    void aSeatsViewIsNoPositionFile() {
        Node view = Json.parse(Json.pretty(Scene.start(4, 1).p.view(0)));
        assertThatThrownBy(() -> Games.of(view).read(view))
                .isInstanceOf(Refusal.class)
                .hasMessage("players[1].wealth: a list is expected");
    }
}
