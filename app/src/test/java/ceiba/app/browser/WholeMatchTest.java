package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From "play now" to the result, all by clicking. */
class WholeMatchTest {

    @RegisterExtension
    final House house = new House();

    @ParameterizedTest
    @CsvSource({"tzolkin, 2", "zimbabwe, 2"})
    void aGuestPlaysAWholeMatchOnTheBoard(String game, int seats) throws IOException {
        playToTheEnd(house.guest().playNow(game, seats), game, seats);
    }

    @Test
    void aGuestPlaysTheLastRoundsOfAFullTable() throws IOException {
        MatchRecord match = RandomMatch.finished("zimbabwe", 5);
        List<String> most = match.choices().subList(0, match.choices().size() * 3 / 4);
        MatchRecord begun = new MatchRecord(match.game(), match.setup(), most, List.of());
        playToTheEnd(house.guest().playOn(begun), "zimbabwe", 5);
    }

    private static void playToTheEnd(BrowserGuest ana, String game, int seats) throws IOException {
        Random dice = new Random(7);
        BrowserGuest.Moment now = ana.awaitTurn();
        while (!now.over()) {
            List<String> choices = ana.choices();
            now = ana.choose(choices.get(dice.nextInt(choices.size())));
        }

        Locator result = ana.page().locator("dialog .result");
        result.waitFor();
        List<Double> points = new ArrayList<>();
        for (int column = 0; column < seats; column++) {
            double sum = 0;
            for (Locator row : result.locator(".sources tr").all()) {
                sum += number(row.locator("td").nth(column).innerText());
            }
            double total = number(result.locator(".total td").nth(column).innerText());
            assertThat(sum).as("the sources of points in column %d", column).isEqualTo(total);
            points.add(total);
        }
        ana.page().keyboard().press("Escape");

        Download download = ana.page()
                .waitForDownload(() -> ana.page().locator("a[download]").last().click());
        assertThat(download.suggestedFilename())
                .startsWith("ceiba-" + game + "-")
                .endsWith(".json");
        MatchRecord record = MatchRecord.read(Json.parse(Files.readString(download.path())));
        Position end = record.replay();
        assertThat(end.decider()).isEqualTo(Position.OVER);
        assertThat(record.choices()).hasSize(now.step());
        assertThat(points)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, seats).mapToObj(end::points).toList());
    }

    /** A cell of the table of points; a dot stands for none. */
    private static double number(String cell) {
        return cell.strip().equals("·") ? 0 : Double.parseDouble(cell.strip());
    }
}
