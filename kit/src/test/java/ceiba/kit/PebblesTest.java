package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pebbles passes what every game passes, and plays by its rules. */
class PebblesTest extends GameTest {

    private final Pebbles pebbles = new Pebbles();

    @Override
    protected Game game() {
        return pebbles;
    }

    @Override
    protected Map<String, Object> document() {
        return Map.of("prizes", List.of(2, 3, 5, 7, 11, 99));
    }

    @Test
    void isTriedWithEveryNumberOfSeatsAndEveryVariantWithAndWithoutTheDocument() {
        assertThat(setups())
                .extracting(setup -> setup.seats() + " " + setup.variants().get("prize"))
                .containsExactly("2 blind", "2 shown", "3 blind", "3 shown");
        assertThat(allSetups()).hasSize(8).startsWith(setups().toArray(Setup[]::new));
        assertThat(allSetups().subList(4, 8))
                .extracting(setup -> setup.seats() + " " + setup.variants())
                .containsExactly(
                        "2 {prize=blind, deck={prizes=[2, 3, 5, 7, 11, 99]}}",
                        "2 {prize=shown, deck={prizes=[2, 3, 5, 7, 11, 99]}}",
                        "3 {prize=blind, deck={prizes=[2, 3, 5, 7, 11, 99]}}",
                        "3 {prize=shown, deck={prizes=[2, 3, 5, 7, 11, 99]}}");
    }

    @Test
    void highestPebbleWinsThePrizeOnceAllAreLaid() {
        Position position = read("'seats': 2, 'pebbles': [[2, 4, 6, 8], [1, 3, 5, 7]], 'deck': [5, 1, 2, 3, 4, 6]");
        position.choose(6, Journal.SILENT);
        assertThat(position.decider()).isEqualTo(1);
        assertThat(position.points(0)).isZero();
        List<Event> events = new ArrayList<>();
        position.choose(7, (kind, seat, a, b, c) -> events.add(new Event(kind, seat, a, b, c)));
        assertThat(events.stream().map(event -> tell(event, 0)))
                .containsExactly(
                        "Green lays a pebble face down.",
                        "Red turns over pebble 6.",
                        "Green turns over pebble 7.",
                        "Green wins the prize of 5 points.");
        assertThat(position.decider()).isZero();
        assertThat(position.points(1)).isEqualTo(5);
        assertThat(position.place(1)).isEqualTo(1);
        assertThat(position.place(0)).isEqualTo(2);
    }

    @Test
    void seatsWithTheSamePointsShareAPlace() {
        Position position = game().start(setups().getLast());
        assertThat(List.of(position.place(0), position.place(1), position.place(2)))
                .containsExactly(1, 1, 1);
    }

    @ParameterizedTest
    @CsvSource({"blind, '[0, 0, 0, 0, 0, 0]'", "shown, '[5, 0, 0, 0, 0, 0]'"})
    void variantDecidesWhetherTheNextPrizeIsSeen(String prize, String seen) {
        Position position = read("'seats': 2, 'variants': {'prize': '" + prize + "'}, 'deck': [5, 1, 2, 3, 4, 6]");
        assertThat(position.view(Position.SPECTATOR).get("deck")).hasToString(seen);
    }

    @Test
    void seatSeesItsOwnHandAndWhatWasTurnedOver() {
        Position position = read("'seats': 2, 'round': 1, 'pebbles': [[2, 4, 6, 8], [1, 3, 5, 7]]");
        assertThat(position.view(0).get("pebbles")).hasToString("[[2, 4, 6, 8], [1, 0, 0, 0]]");
        assertThat(position.view(Position.SPECTATOR).get("pebbles")).hasToString("[[2, 0, 0, 0], [1, 0, 0, 0]]");
        assertThat(game().draw(position, 0, game().texts("en")))
                .contains("Red, 1 point: 2 4 6 8\n", "Green, 0 points: 1 ? ? ?\n");
    }

    @Test
    void wonPrizeIsToldAsPoints() {
        Codec codec = game().codec();
        assertThat(codec.points(new Event(PebblesEvent.WON.ordinal(), 1, 5, 0, 0)))
                .isEqualTo(new Codec.Points(1, "source.prize", 5));
        assertThat(codec.points(new Event(PebblesEvent.LAID.ordinal(), 1, 5, 0, 0)))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "'pebbles': [[2, 4, 6, 8], [1, 3, 5, 5]] => pebbles: a number is there twice",
                "'pebbles': [[2, 4, 6, 8], [1, 3, 5, 13]] => pebbles[1][3]: a number from 1 to 12",
                "'deck': [1, 1, 2, 3, 4, 5] => deck: a prize is there twice",
                "'round': 4 => decider: the match is over after 4 rounds",
                "'rounds': 4 => unknown field 'rounds'",
            })
    void contradictoryFilesAreRefused(String fields, String complaint) {
        assertThatThrownBy(() -> read("'seats': 2, " + fields))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void unknownWordsAreRefused() {
        for (String words : List.of("lay 0", "lay 13", "lay", "take 3", "lay 99999999999", "")) {
            assertThatThrownBy(() -> game().codec().choice(words)).isInstanceOf(Refusal.class);
        }
    }

    @Test
    void knowledgeDescribesTheHandAndHasAWeightForEveryFeature() {
        Knowledge knowledge = game().knowledge();
        Position position = read("'seats': 2, 'round': 1, 'pebbles': [[2, 4, 6, 8], [1, 3, 5, 7]]");
        float[] features = new float[knowledge.features().size()];
        knowledge.describe(position, 0, features);
        assertThat(features).containsExactly(1, 4 + 6 + 8);
        assertThat(knowledge.moment(position)).isEqualTo(1);
        assertThat(knowledge.quiet(position)).isTrue();
        position.choose(4, Journal.SILENT);
        assertThat(knowledge.quiet(position)).isFalse();
        assertThat(knowledge.weights().get("weights").fields())
                .extracting(Node::name)
                .isEqualTo(knowledge.features());
    }

    @Test
    void everyLanguageHasEveryText() {
        for (String language : Texts.LANGUAGES) {
            assertThat(game().texts(language).keys())
                    .isEqualTo(game().texts("en").keys());
        }
    }

    @Test
    void positionsAreReadAsTheyWereWritten() {
        Map<String, Object> json = read("'seats': 3, 'round': 2, 'decider': 1").json();
        assertThat(game().read(Json.parse(Json.compact(json))).json()).isEqualTo(json);
    }

    private String tell(Event event, int observer) {
        Codec codec = game().codec();
        return game().texts("en").say(codec.phrase(codec.seenBy(event, observer)));
    }

    private Position read(String fields) {
        return game().read(Json.parse(("{'game': 'pebbles', " + fields + "}").replace('\'', '"')));
    }
}
