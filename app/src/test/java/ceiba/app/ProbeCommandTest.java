package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProbeCommandTest {

    @ParameterizedTest
    @CsvSource({"tzolkin, architecture 3", "zimbabwe, god engai"})
    void giftsStandBesideWhatIsSaidOfThem(String game, String gift, @TempDir Path folder) throws IOException {
        Path html = folder.resolve("probe.html");
        String said = Run.done("probe", game, "--seats=2", "--matches=3", "--seed=5", "--threads=1", "--html=" + html);
        assertThat(said)
                .startsWith(game + ", 3 matches, played on by greedy")
                .contains("gift", gift, "said rightly: within the interval or ")
                .contains("in the end", "correlation")
                .doesNotContain("NaN");
        assertThat(Files.readString(html))
                .contains(gift, "<title>expected, moment 0: ", "<title>correlation, moment 0: ", "</html>")
                .doesNotContain("NaN", "http");
    }

    /** Every gift that the games name can be given sooner or later, and leaves a position that can be read. */
    @ParameterizedTest
    @CsvSource({"tzolkin, 2", "maya, 2", "zimbabwe, 6", "tindaya, 4"})
    void everyGiftIsGiven(String game, int matches) {
        List<String> given = Json.parse(
                        Run.done("probe", game, "--seats=2", "--matches=" + matches, "--player=random", "--json"))
                .get("gifts")
                .items(1, 1000)
                .stream()
                .map(row -> row.get("gift").text())
                .distinct()
                .toList();
        assertThat(given)
                .containsExactlyInAnyOrderElementsOf(
                        Games.named(game).knowledge().gifts());
    }

    @Test
    void withoutGiftsOnlyExpectationsAreHeldAgainstTheEnd(@TempDir Path folder) throws IOException {
        Path html = folder.resolve("probe.html");
        String said = Run.done(
                "probe", "maya", "--seats=2", "--matches=2", "--player=search:3", "--no-gifts", "--html=" + html);
        assertThat(said)
                .startsWith("maya, 2 matches, played by search:3")
                .contains("no gifts were given", "correlation")
                .doesNotContain("said rightly", "attainable");
        assertThat(Files.readString(html)).contains("<title>expected, moment 0: ");
    }

    @Test
    void playingOnTwiceTellsHowMuchCouldBeKnown(@TempDir Path folder) throws IOException {
        Path html = folder.resolve("probe.html");
        String said =
                Run.done("probe", "tzolkin", "--seats=2", "--matches=2", "--no-gifts", "--twice", "--html=" + html);
        assertThat(said).contains("correlation", "attainable").doesNotContain("NaN");
        assertThat(Files.readString(html))
                .contains("<title>attainable, moment ")
                .doesNotContain("NaN");
    }

    /** Weights that know nothing expect nothing but what is there. */
    @Test
    void otherWeightsSayOtherwise(@TempDir Path folder) throws IOException {
        Game game = Games.named("tzolkin");
        Path file = folder.resolve("none.json");
        Files.writeString(file, Json.pretty(Weights.none(game.knowledge()).json(game.knowledge(), "", "")));
        Node json = Json.parse(
                Run.done("probe", "tzolkin", "--seats=2", "--matches=2", "--threads=1", "--weights=" + file, "--json"));
        assertThat(json.get("gifts").items(1, 1000))
                .allSatisfy(gift -> assertThat(gift.get("said").number()).isZero());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess|--matches=1|unknown game 'chess'; expected one of: ",
                "tzolkin|--matches=0|--matches takes 1 or more, not 0",
                "tzolkin|--weights=nowhere.json|the weights in nowhere.json cannot be read: ",
                "tzolkin|--player=deep|unknown bot 'deep'; expected one of: ",
                "tzolkin|--seats=1|tzolkin takes 2 to 4 seats, not 1",
            })
    void refusesBadValues(String game, String option, String reason) {
        assertThat(Run.of("probe", game, option).refusal()).startsWith(reason);
    }
}
