package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import ceiba.engine.Variant;
import ceiba.kit.cistern.Cistern;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A setup fits its game, or says what does not. */
class SetupTest {

    private final Pebbles game = new Pebbles();

    @Test
    void variantsNotNamedTakeTheirStandardValue() {
        assertThat(Setup.of(game, 2, Map.of(), 7)).isEqualTo(new Setup(2, Map.of("prize", "blind"), 7));
        assertThat(Setup.of(game, 2, Map.of("prize", "shown"), 7).variants()).containsEntry("prize", "shown");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, Setup.MAX_SEED})
    void seedsThatEveryJsonReaderReadsAreTaken(long seed) {
        assertThat(Setup.of(game, 2, Map.of(), seed).seed()).isEqualTo(seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Setup.MAX_SEED + 1, Long.MIN_VALUE, Long.MAX_VALUE})
    void otherSeedsAreRefused(long seed) {
        assertThatThrownBy(() -> Setup.of(game, 2, Map.of(), seed))
                .isInstanceOf(Refusal.class)
                .hasMessage("a seed is a whole number from 0 to 9007199254740991, not " + seed);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 4})
    void seatsThatTheGameDoesNotTakeAreRefused(int seats) {
        assertThatThrownBy(() -> Setup.of(game, seats, Map.of(), 0))
                .isInstanceOf(Refusal.class)
                .hasMessage("pebbles takes 2 to 3 seats, not " + seats);
    }

    @Test
    void unknownVariantsAndValuesAreRefused() {
        assertThatThrownBy(() -> Setup.of(game, 2, Map.of("price", "shown"), 0))
                .isInstanceOf(Refusal.class)
                .hasMessage("pebbles has no variant 'price'");
        assertThatThrownBy(() -> Setup.of(game, 2, Map.of("prize", "seen"), 0))
                .isInstanceOf(Refusal.class)
                .hasMessage("variant prize is one of blind, shown, not 'seen'");
    }

    @Test
    void whatTheGameObjectsToIsRefusedWithItsReason() {
        Game cistern = new Cistern();
        assertThatThrownBy(() -> Setup.of(cistern, 1, Map.of("aim", "rivals"), 0))
                .isInstanceOf(Refusal.class)
                .hasMessage("cistern: alone there is no rival: this variant takes 2 to 4 seats");
        assertThat(Setup.of(cistern, 1, Map.of("aim", "together"), 0).seats()).isEqualTo(1);
        assertThat(Setup.of(cistern, 2, Map.of("aim", "rivals"), 0).seats()).isEqualTo(2);
    }

    @Test
    void isReadFromJson() {
        assertThat(read("'seats': 3, 'variants': {'prize': 'shown'}, 'seed': 9"))
                .isEqualTo(new Setup(3, Map.of("prize", "shown"), 9));
    }

    @Test
    void aSecretMayStandInPlaceOfTheSeed() {
        String secret = "0123456789abcdef0123456789abcdef";
        Setup setup = read("'seats': 2, 'seed': '" + secret + "'");
        assertThat(setup.secret()).isEqualTo(secret);
        assertThat(setup.seedJson()).isEqualTo(secret);
        assertThat(setup.with(7).seedJson()).isEqualTo(7L);
        MatchRecord record = new Trial(game, setup, 1, 0).play();
        MatchRecord again = MatchRecord.read(Json.parse(Json.compact(record.json())));
        assertThat(again.setup()).isEqualTo(setup);
        assertThat(again.replay().json()).isEqualTo(record.replay().json());
    }

    @ParameterizedTest
    @ValueSource(strings = {"''", "'12'", "'0123456789ABCDEF0123456789ABCDEF'", "'x123456789abcdef0123456789abcdef'"})
    void aSecretHas128BitsInSmallDigits(String seed) {
        assertThatThrownBy(() -> read("'seats': 2, 'seed': " + seed))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("32 hexadecimal digits");
    }

    @Test
    void seedAndVariantsMayBeLeftOutOfJson() {
        assertThat(read("'seats': 2")).isEqualTo(new Setup(2, Map.of("prize", "blind"), 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "'seed': 1 => the field 'seats' is missing",
                "'seats': 4 => seats: a number from 2 to 3 is expected, not 4",
                "'seats': '2' => seats: a whole number is expected",
                "'seats': 2, 'seed': -1 => seed: a number from 0 to 9007199254740991 is expected, not -1",
                "'seats': 2, 'seed': 1.5 => seed: a whole number is expected",
                "'seats': 2, 'variants': [] => variants: an object is expected",
                "'seats': 2, 'variants': {'prize': 1} => variants.prize: a text is expected",
                "'seats': 2, 'variants': {'prize': {}} => variants.prize: a text is expected",
                "'seats': 2, 'variants': {'deck': null} => variants.deck: something is expected",
                "'seats': 2, 'variants': {'deck': 'own'} => variants.deck: an object is expected",
                "'seats': 2, 'variants': {'deck': {'prizes': [1]}} => variants.deck.prizes: 6 items are expected, not 1",
                "'seats': 2, 'variants': {'prize': 'x'} => variant prize is one of blind, shown, not 'x'",
            })
    void malformedJsonIsRefused(String fields, String complaint) {
        assertThatThrownBy(() -> read(fields)).isInstanceOf(Refusal.class).hasMessage(complaint);
    }

    @Test
    void aDocumentIsKeptAsTheGameReadsIt() {
        Setup setup = read("'seats': 2, 'variants': {'deck': {'prizes': [2, 3, 5, 7, 11, 13]}}");
        assertThat(setup.variants()).hasToString("{prize=blind, deck={prizes=[2, 3, 5, 7, 11, 13]}}");
        assertThat(setup).isEqualTo(Setup.of(game, 2, setup.variants(), 0));
        assertThat(setup.variants())
                .isEqualTo(Setup.read(game, Json.parse(Json.compact(game.heading(setup))))
                        .variants());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{'prizes': [1, 2, 3, 4, 5, 6]}"})
    void aDocumentThatSaysNothingNewIsLeftOut(String document) {
        assertThat(read("'seats': 2, 'variants': {'deck': " + document + "}")).isEqualTo(read("'seats': 2"));
    }

    @Test
    void aDocumentIsNotLong() {
        Variant variant = Variant.document(
                "deck", document -> Json.object("text", document.get("text").text()));
        String text = "x".repeat(Variant.MAX_DOCUMENT_LENGTH - "{'text':''}".length());
        assertThat(variant.read(new Node("deck", Map.of("text", text)))).containsEntry("text", text);
        assertThatThrownBy(() -> variant.read(new Node("deck", Map.of("text", text + "x"))))
                .isInstanceOf(Refusal.class)
                .hasMessage("deck: a document of at most 4096 characters is expected, not 4097");
    }

    @Test
    void variantsKeepTheirOrderSoThatFilesAreTheSameInEveryRun() {
        Map<String, Object> variants = new LinkedHashMap<>();
        for (int i = 0; i < 20; i++) {
            variants.put("variant" + i, "value");
        }
        assertThat(new Setup(2, variants, 0).variants().keySet()).containsExactlyElementsOf(variants.keySet());
    }

    @Test
    void variantsCannotBeChangedAfterwards() {
        Map<String, Object> variants = new LinkedHashMap<>(Map.of("prize", "blind"));
        Setup setup = new Setup(2, variants, 0);
        variants.put("prize", "shown");
        assertThat(setup.variants()).containsEntry("prize", "blind");
        assertThatThrownBy(() -> setup.variants().put("prize", "shown"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    private Setup read(String fields) {
        return Setup.read(game, Json.parse(("{" + fields + "}").replace('\'', '"')));
    }
}
