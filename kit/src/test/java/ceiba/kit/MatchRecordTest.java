package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Event;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record is read, replayed and verified; what is wrong with it is said with its place. */
class MatchRecordTest {

    private final Pebbles game = new Pebbles();
    private final MatchRecord whole = new Trial(game, Setup.of(game, 2, Map.of(), 3), 1, 4).play();

    @Test
    void readsWhatItWrote() {
        MatchRecord read = MatchRecord.read(Json.parse(Json.pretty(whole.json())));
        assertThat(read.setup()).isEqualTo(whole.setup());
        assertThat(read.choices()).isEqualTo(whole.choices());
        assertThat(read.result()).isEqualTo(whole.result()).hasSize(2);
    }

    @Test
    void replayGivesTheEndAndItsPoints() {
        Position end = whole.replay();
        assertThat(end.decider()).isEqualTo(Position.OVER);
        assertThat(List.of(end.points(0), end.points(1))).isEqualTo(whole.result());
    }

    @Test
    void replayShowsEveryPositionBeforeItsChoiceAndTellsTheEvents() {
        List<String> shown = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        whole.replay(
                (number, before, choice) -> {
                    assertThat(before.allows(choice)).isTrue();
                    assertThat(number).isEqualTo(shown.size() + 1);
                    shown.add(game.codec().words(choice));
                },
                (kind, seat, a, b, c) -> events.add(new Event(kind, seat, a, b, c)));
        assertThat(shown).isEqualTo(whole.choices()).hasSize(8);
        assertThat(events.stream().filter(event -> event.kind() == PebblesEvent.WON.ordinal()))
                .hasSize(4);
    }

    @Test
    void unfinishedMatchIsReplayedToWhereItStands() {
        assertThat(with(whole.choices().subList(0, 3), List.of()).replay().decider())
                .isEqualTo(1);
        assertThat(with(List.of(), List.of()).replay()).isEqualTo(game.start(whole.setup()));
    }

    @Test
    void illegalChoiceIsNamedWithWhatWouldBeLegal() {
        String first = whole.choices().getFirst();
        MatchRecord twice = with(List.of(first, whole.choices().get(1), first), List.of());
        assertThatThrownBy(twice::replay)
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("choices[2]: '" + first
                        + "' is not legal here; seat 0 is asked 'Lay a pebble face down';" + " expected one of: lay ")
                .hasMessageNotContaining(first + ",");
    }

    @Test
    void unknownWordsAreNamed() {
        assertThatThrownBy(with(List.of("dance"), List.of())::replay)
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(
                        "choices[0]: 'dance' is no choice of this game; seat 0 is asked 'Lay a pebble face down';"
                                + " expected one of: lay ");
    }

    @Test
    void choiceAfterTheEndIsRefused() {
        List<String> longer = new ArrayList<>(whole.choices());
        longer.add("lay 1");
        assertThatThrownBy(with(longer, List.of())::replay)
                .isInstanceOf(Refusal.class)
                .hasMessage("choices[8]: 'lay 1' is not legal here; the match is over");
    }

    @Test
    void wrongResultIsRefused() {
        double points = whole.result().get(1);
        assertThatThrownBy(with(whole.choices(), List.of(whole.result().get(0), points + 1))::replay)
                .isInstanceOf(Refusal.class)
                .hasMessage("result[1]: the record says " + (points + 1) + " points, the replay gives " + points);
    }

    @Test
    void winnersAreNotedAndVerified() {
        Position end = whole.replay();
        MatchRecord noted = MatchRecord.of(game, whole.setup(), whole.choices(), end);
        MatchRecord read = MatchRecord.read(Json.parse(Json.pretty(noted.json())));
        assertThat(read.outcome()).isEqualTo(Outcome.of(end));
        assertThat(read.replay()).isEqualTo(end);
        assertThat(end.winners()).isNotZero();
        assertThatThrownBy(winners(whole.choices(), 0)::replay)
                .isInstanceOf(Refusal.class)
                .hasMessage("winners: the record says [], the replay gives "
                        + Outcome.of(end).list());
        assertThatThrownBy(winners(List.of(), 1)::replay)
                .isInstanceOf(Refusal.class)
                .hasMessage("winners: the match is not over after its 0 choices");
        assertThat(MatchRecord.of(game, whole.setup(), List.of(), game.start(whole.setup()))
                        .outcome())
                .isNull();
    }

    @Test
    void whoPlayedIsNoted() {
        MatchRecord noted =
                whole.by(List.of(new MatchRecord.Player("Ana", false), new MatchRecord.Player("master", true)));
        assertThat(noted.json()).containsEntry("players", List.of(Map.of("name", "Ana"), Map.of("bot", "master")));
        assertThat(MatchRecord.read(Json.parse(Json.pretty(noted.json()))).players())
                .isEqualTo(noted.players());
        assertThat(whole.json()).doesNotContainKey("players");
        Map<String, Object> torn = new LinkedHashMap<>(noted.json());
        torn.put("players", List.of(Map.of("name", "Ana")));
        assertThatThrownBy(() -> MatchRecord.read(new Node("", torn))).isInstanceOf(Refusal.class);
        torn.put("players", List.of(Map.of("name", "Ana"), Map.of("name", "Ben", "bot", "master")));
        assertThatThrownBy(() -> MatchRecord.read(new Node("", torn)))
                .hasMessage("players[1]: either a name or a bot is expected");
        torn.put("players", List.of(Map.of("name", "Ana"), Map.of("name", " ")));
        assertThatThrownBy(() -> MatchRecord.read(new Node("", torn)))
                .hasMessage("players[1].name: a name of 1 to 100 characters is expected");
    }

    private MatchRecord winners(List<String> choices, int winners) {
        return new MatchRecord(game, whole.setup(), choices, List.of(), new Outcome(2, winners), List.of());
    }

    @Test
    void resultOfAnUnfinishedMatchIsRefused() {
        assertThatThrownBy(with(List.of(), List.of(0.0, 0.0))::replay)
                .isInstanceOf(Refusal.class)
                .hasMessage("result: the match is not over after its 0 choices");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "{} => the field 'game' is missing",
                "{'game': 'chess'} => unknown game 'chess'; expected one of: cistern, oases, pebbles",
                "{'game': 'pebbles', 'seats': 2} => the field 'choices' is missing",
                "{'game': 'pebbles', 'seats': 2, 'choices': 'lay 1'} => choices: a list is expected",
                "{'game': 'pebbles', 'seats': 2, 'choices': ['lay 1', 2]} => choices[1]: a text is expected",
                "{'game': 'pebbles', 'seats': 2, 'choices': [], 'result': [1]} => result: 2 items are expected, not 1",
                "{'game': 'pebbles', 'seats': 2, 'choices': [], 'result': [1, '2']} => result[1]: a number is expected",
                "{'game': 'pebbles', 'seats': 2, 'choices': [], 'note': ''} => unknown field 'note'; expected one of: game, rules,"
                        + " seats, variants, seed, choices, result, winners, players",
                "{'game': 'pebbles', 'seats': 2, 'choices': [], 'winners': [2]} => winners[0]: a number from 0 to 1 is"
                        + " expected, not 2",
                "{'game': 'pebbles', 'seats': 2, 'choices': [], 'winners': [1, 1]} => winners[1]: this seat is there already",
            })
    void malformedRecordIsRefused(String json, String complaint) {
        assertThatThrownBy(() -> MatchRecord.read(Json.parse(json.replace('\'', '"'))))
                .isInstanceOf(Refusal.class)
                .hasMessage(complaint);
    }

    @Test
    void choicesCannotBeChangedAfterwards() {
        List<String> choices = new ArrayList<>(whole.choices());
        MatchRecord record = with(choices, List.of());
        choices.clear();
        assertThat(record.choices()).isEqualTo(whole.choices());
    }

    @Test
    void replayingWithAListenerChangesNothing() {
        assertThat(whole.replay((number, before, choice) -> {}, (kind, seat, a, b, c) -> {}))
                .isEqualTo(whole.replay((number, before, choice) -> {}, Journal.SILENT));
    }

    private MatchRecord with(List<String> choices, List<Double> result) {
        return new MatchRecord(game, whole.setup(), choices, result);
    }
}
