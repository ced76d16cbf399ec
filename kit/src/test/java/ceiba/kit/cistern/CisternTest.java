package ceiba.kit.cistern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Outcome;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Texts;
import ceiba.engine.Worth;
import ceiba.kit.Attempt;
import ceiba.kit.GameTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CisternTest extends GameTest {

    @Override
    protected Game game() {
        return new Cistern();
    }

    @Override
    protected Path golden() {
        return super.golden().resolve("cistern");
    }

    /** Seats 0 and 1 with the jars 1 and 3, 2 and 4. */
    private Position read(String fields) {
        return game().read(Json.parse(
                ("{'game': 'cistern', 'seats': 2, 'hands': [[1, 3], [2, 4]], " + fields + "}").replace('\'', '"')));
    }

    @Test
    void jarPouredIntoTheCisternIsForEverybody() {
        Position position = read("'cistern': 5, 'gardens': [2, 0]");
        Attempt attempt = new Attempt(game(), position);
        attempt.choose("pour 3");
        assertThat(position.points(0)).isEqualTo(8 + 2);
        assertThat(position.points(1)).isEqualTo(8);
        assertThat(position.gauge(0, 0)).isEqualTo(8);
        assertThat(attempt.events().stream().map(game().codec()::points).filter(points -> points != null))
                .containsExactly(new Codec.Points(0, "source.cistern", 3), new Codec.Points(1, "source.cistern", 3));
    }

    @Test
    void jarKeptGivesOneMeasureMoreToItsOwnerAlone() {
        Position position = read("'cistern': 5, 'gardens': [2, 0]");
        new Attempt(game(), position).choose("keep 3");
        assertThat(position.points(0)).isEqualTo(5 + 2 + 4);
        assertThat(position.points(1)).isEqualTo(5);
        assertThat(position.gauge(1, 0)).isEqualTo(6);
    }

    @Test
    void offerMustBeAnsweredBeforeTheTurnGoesOn() {
        Position position = read("'gardens': [2, 0]");
        Attempt attempt = new Attempt(game(), position);
        attempt.choose("offer 1");
        assertThat(position.decider()).isEqualTo(1);
        assertThat(attempt.choices()).containsExactly("accept", "decline");
        assertThat(game().knowledge().quiet(position)).isFalse();
        assertThat(game().knowledge().answers(position)).isTrue();
        attempt.choose("accept");
        assertThat(position.decider()).isZero();
        assertThat(game().knowledge().answers(position)).isFalse();
        assertThat(position.gauge(1, 0)).isEqualTo(1);
        assertThat(position.gauge(1, 1)).isEqualTo(1);
        assertThat(attempt.choices()).containsExactly("pour 1", "pour 3", "keep 1", "keep 3");
        attempt.choose("pour 3");
        assertThat(position.gauge(0, 0)).isEqualTo(5);
        assertThat(position.decider()).isEqualTo(1);
    }

    @Test
    void declinedOfferCostsNothingAndIsNotRepeated() {
        Position position = read("'gardens': [2, 0]");
        Attempt attempt = new Attempt(game(), position);
        attempt.choose("offer 1", "decline");
        assertThat(position.gauge(1, 0)).isEqualTo(2);
        assertThat(attempt.choices()).containsExactly("pour 1", "pour 3", "keep 1", "keep 3");
        attempt.choose("keep 1");
        assertThat(position.gauge(1, 0)).isEqualTo(4);
    }

    @Test
    void whoHasNothingInTheGardenHasNothingToOffer() {
        assertThat(Choices.words(game(), read("'gardens': [0, 3]")))
                .containsExactly("pour 1", "pour 3", "keep 1", "keep 3");
    }

    @ParameterizedTest
    @CsvSource({
        "together, 32, '[1, 9]', '[0, 1]'",
        "together, 31, '[1, 9]', '[]'",
        "rivals, 32, '[1, 9]', '[1]'",
        "rivals, 32, '[9, 9]', '[0, 1]'",
        "rivals, 31, '[1, 9]', '[]'"
    })
    void everybodyLosesUnlessTheCisternIsFull(String aim, int cistern, String gardens, String winners) {
        Position position = read(
                "'variants': {'aim': '" + aim + "'}, 'turn': 12, 'cistern': " + cistern + ", 'gardens': " + gardens);
        assertThat(position.decider()).isEqualTo(Position.OVER);
        assertThat(Outcome.of(position).list()).hasToString(winners);
    }

    @Test
    void partnersShareAPlaceAndRivalsDoNot() {
        Position together = read("'gardens': [1, 9]");
        assertThat(List.of(together.place(0), together.place(1), together.side(0), together.side(1)))
                .containsExactly(1, 1, 0, 0);
        Position rivals = read("'variants': {'aim': 'rivals'}, 'gardens': [1, 9]");
        assertThat(List.of(rivals.place(0), rivals.place(1), rivals.side(0), rivals.side(1)))
                .containsExactly(2, 1, 0, 1);
    }

    @Test
    void whatIsMissingInTheCisternWeighsOnEverybody() {
        Worth worth = game().knowledge().worth();
        Worth.Expected asItIs = worth::reached;
        double[] worths = new double[2];
        worth.all(read("'cistern': 30, 'gardens': [1, 9]"), asItIs, worths);
        assertThat(worths).containsExactly(35 - 3 * 2, 35 - 3 * 2);
        worth.all(read("'variants': {'aim': 'rivals'}, 'cistern': 30, 'gardens': [1, 9]"), asItIs, worths);
        assertThat(worths).containsExactly(-8 - 3 * 2, 8 - 3 * 2);
        Position lost = read("'variants': {'aim': 'rivals'}, 'turn': 12, 'cistern': 31, 'gardens': [1, 9]");
        worth.all(lost, asItIs, worths);
        assertThat(worths).containsExactly(-8 - 3 * 32, 8 - 3 * 32);
        assertThat(worth.glance(lost, 1, asItIs)).isCloseTo(40 - 3 * 32, within(1e-9));
    }

    @Test
    void offerHasAPriceAndTwoPlaces() {
        Position position = read("'gardens': [2, 0]");
        int offer = game().codec().choice("offer 1");
        assertThat(game().codec().price(offer, position)).isEqualTo(Map.of("measure", 1));
        assertThat(game().codec().phrase(offer, position).targets()).containsExactly("garden/0", "garden/1");
        assertThat(game().codec().price(game().codec().choice("pour 1"), position))
                .isEmpty();
    }

    @Test
    void onlyTheOwnerIsToldWhichJarWasDrawn() {
        Codec codec = game().codec();
        Event drew = new Event(CisternEvent.DREW.ordinal(), 1, 4, 0, 0);
        assertThat(codec.data(codec.seenBy(drew, 1))).containsEntry("jar", 4);
        assertThat(codec.data(codec.seenBy(drew, 0))).isEqualTo(Map.of("kind", "drew", "seat", 1));
        assertThat(game().texts("en").say(codec.phrase(codec.seenBy(drew, 0)))).isEqualTo("Green takes a jar.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "'step': 'offered', 'asked': 0 => asked: nobody helps himself",
                "'step': 'offered', 'asked': 1, 'gardens': [0, 3] => step: there is nothing to offer",
                "'asked': 1 => asked: nobody was offered anything",
                "'turn': 12, 'step': 'helped' => step: the match is over",
                "'deck': [1, 2] => deck: there are too few jars",
                "'jars': 3 => unknown field 'jars'",
            })
    void contradictoryFilesAreRefused(String fields, String complaint) {
        assertThatThrownBy(() -> read(fields)).isInstanceOf(Refusal.class).hasMessageContaining(complaint);
    }

    @Test
    void everyLanguageHasEveryText() {
        for (String language : Texts.LANGUAGES) {
            assertThat(game().texts(language).keys())
                    .isEqualTo(game().texts("en").keys());
            assertThat(game().texts(language).say(Phrase.of("objection.alone"))).isNotBlank();
        }
    }
}
