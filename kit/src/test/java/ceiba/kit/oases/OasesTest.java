package ceiba.kit.oases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.kit.Attempt;
import ceiba.kit.GameTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OasesTest extends GameTest {

    @Override
    protected Game game() {
        return new Oases();
    }

    @Override
    protected boolean hasSecrets() {
        return false;
    }

    @Override
    protected Path golden() {
        return super.golden().resolve("oases");
    }

    /** The oases fill the first row, worth 1, but for those at b2 and d2, worth 5 and 6; ten lie in the last row. */
    private Position read(String stones) {
        List<Object> oases = new ArrayList<>();
        for (int column = 0; column < 18; column++) {
            oases.add(Json.object("square", Plain.name(column), "worth", 1));
        }
        oases.add(Json.object("square", "b2", "worth", 5));
        oases.add(Json.object("square", "d2", "worth", 6));
        for (int column = 0; column < 10; column++) {
            oases.add(Json.object("square", Plain.name(14 * 20 + column), "worth", 1));
        }
        Map<String, Object> json = Json.object("game", "oases", "seats", 2, "oases", oases);
        json.put("stones", Json.parse("[" + stones.replace('\'', '"') + "]").tree());
        return game().read(Json.parse(Json.compact(json)));
    }

    @Test
    void everyFreeSquareIsAnOption() {
        Position position = game().start(Setup.of(game(), 2, Map.of(), 1));
        assertThat(Choices.of(game(), position)).hasSize(300);
        new Attempt(game(), position).choose("put f7");
        assertThat(Choices.words(game(), position)).hasSize(299).doesNotContain("put f7");
    }

    @Test
    void mostStonesAroundAnOasisWinItAlone() {
        Position position = read("['b3'], []");
        assertThat(position.points(0)).isEqualTo(5);
        position.choose(Plain.square("c3"), Journal.SILENT); // at both, so that the first is even
        assertThat(position.points(0)).isZero();
        assertThat(position.points(1)).isEqualTo(6);
        position.choose(Plain.square("a3"), Journal.SILENT);
        assertThat(position.points(0)).isEqualTo(5);
    }

    @Test
    void interestIsInWhatAStoneWouldChange() {
        Knowledge knowledge = game().knowledge();
        Position position = read("['b3'], ['t9']");
        assertThat(knowledge.interest(position, Plain.square("t8"))).isZero();
        assertThat(knowledge.interest(position, Plain.square("d3"))).isEqualTo(6);
        assertThat(knowledge.interest(position, Plain.square("c3"))).isEqualTo(6 + 2.5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "['b3', 'c3'], [] => stones: seat 0 has too many or too few",
                "['b3'], ['b3'] => there is a stone on this square already",
                "['b16'], [] => 'b16' is no square",
            })
    void contradictoryFilesAreRefused(String stones, String complaint) {
        assertThatThrownBy(() -> read(stones)).isInstanceOf(Refusal.class).hasMessageContaining(complaint);
    }

    @Test
    void aSquareThatIsTakenIsRefusedWithItsOwnerAndWhatIsNear() {
        Position position = read("['f7'], []");
        assertThatThrownBy(() -> Choices.read(game(), position, "put f7"))
                .isInstanceOf(Refusal.class)
                .hasMessage(
                        "'put f7' is not legal here: Red has a stone there already; seat 1 is asked 'Put a stone on a free"
                                + " square'; expected one of: put f1, put f2, put f3, put f4, put f5, put f6, put a7, put b7, put c7,"
                                + " put d7, put e7, put g7 and 287 more")
                .extracting(e -> ((Refusal) e).reason())
                .isEqualTo(Phrase.of("objection.taken", new Phrase.Seat(0)).at("square/f7"));
        assertThat(Choices.objection(game(), position, Plain.square("f8"))).isNull();
    }

    @Test
    void aSlipIsGuessed() {
        Position position = read("['f7'], []");
        assertThatThrownBy(() -> Choices.read(game(), position, "Putt f8"))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith(
                        "'Putt f8' is no choice of this game; perhaps you mean 'put f8'; seat 1 is asked");
        assertThatThrownBy(() -> Choices.read(game(), position, "f8"))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("'f8' is no choice of this game; seat 1 is asked");
        assertThatThrownBy(() -> Choices.read(game(), position, "x".repeat(1_000_000)))
                .isInstanceOf(Refusal.class);
        assertThat(Choices.read(game(), position, " PUT f8")).isEqualTo(Plain.square("f8"));
    }

    @Test
    void everyLanguageHasEveryText() {
        for (String language : Texts.LANGUAGES) {
            assertThat(game().texts(language).keys())
                    .isEqualTo(game().texts("en").keys());
        }
    }
}
