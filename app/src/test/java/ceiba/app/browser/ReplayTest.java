package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.MatchRecord;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Looking back, and playing on from there. */
class ReplayTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void aFinishedMatchIsLookedAtStepByStepThroughAnyonesEyes() {
        MatchRecord record = RandomMatch.finished("tzolkin", 3);
        int end = record.choices().size();
        BrowserGuest anna = house.guest().look(record);
        Page page = anna.page();
        at(anna, end, end);
        page.keyboard().press("Home");
        at(anna, 0, end);
        Locator dealt = page.locator(".tz-wealth");
        assertThat(dealt.count()).as("dealt tiles that a spectator sees").isZero();
        page.locator(".replay select:not(.speed)").selectOption("0");
        dealt.waitFor();
        page.locator(".replay input").focus();
        page.keyboard().press("ArrowRight");
        at(anna, 1, end);
        anna.button("One step on").click();
        at(anna, 2, end);
        anna.button("To the end").click();
        at(anna, end, end);
    }

    @Test
    void aFinishedMatchIsLookedAtByTurnsAndRoundsAndPlayedFaster() {
        MatchRecord record = RandomMatch.finished("tzolkin", 3);
        BrowserGuest anna = house.guest().look(record);
        Page page = anna.page();
        page.keyboard().press("Home");
        page.keyboard().press("PageDown");
        page.locator(".replay-at:has-text('Round 2')").waitFor();
        page.keyboard().press("PageDown");
        page.locator(".replay-at:has-text('Round 3')").waitFor();
        String third = page.locator(".replay-at small").innerText();
        page.keyboard().press(">");
        page.locator(".replay-at small:not(:has-text('" + third + "'))").waitFor();
        page.keyboard().press("<");
        page.locator(".replay-at small:has-text('" + third + "')").waitFor();
        page.locator(".replay .speed").selectOption("4");
        page.locator("body").press(" ");
        page.locator(".replay-at:has-text('Round 4')").waitFor();
    }

    @Test
    void theResultAddsUpAndLeadsBackIntoTheMatch() {
        BrowserGuest anna = house.guest().look(RandomMatch.finished("maya", 3));
        Page page = anna.page();
        anna.button("See the result").click();
        page.locator(".result .total").waitFor();
        List<String> totals = page.locator(".result .total td").allInnerTexts();
        for (int column = 0; column < totals.size(); column++) {
            double sum =
                    page.locator(".result .sources tr td:nth-of-type(" + (column + 1) + ")").allInnerTexts().stream()
                            .mapToDouble(points -> points.equals("·") ? 0 : Double.parseDouble(points))
                            .sum();
            assertThat(sum).isEqualTo(Double.parseDouble(totals.get(column)));
        }
        Download picture =
                page.waitForDownload(() -> anna.button("Picture to share").click());
        assertThat(picture.suggestedFilename()).endsWith(".png");
        anna.button("Watch it again").click();
        page.locator(".replay.looking").waitFor();
    }

    @Test
    void aRecordTellsWhoSatThere() {
        MatchRecord record = RandomMatch.finished("maya", 3)
                .by(List.of(
                        new MatchRecord.Player("Ana", false),
                        new MatchRecord.Player("master", true),
                        new MatchRecord.Player("greedy", true)));
        Page page = house.guest().look(record).page();
        assertThat(page.locator(".seat").allInnerTexts())
                .as("who sat there")
                .satisfiesExactly(
                        name -> assertThat(name).contains("Ana"),
                        name -> assertThat(name).containsIgnoringCase("master"),
                        name -> assertThat(name).contains("greedy"));
    }

    @Test
    void whatAStrongBotWouldDoIsMarkedOnTheBoardAndExplained() {
        MatchRecord record = RandomMatch.finished("tzolkin", 2);
        BrowserGuest anna = house.guest().look(record);
        Page page = anna.page();
        int end = record.choices().size();
        int step = record.choices().stream()
                .takeWhile(words -> words.startsWith("keep "))
                .toList()
                .size();
        page.locator(".replay input").fill(String.valueOf(step));
        at(anna, step, end);
        page.locator(".replay input").press("h"); // a slider takes only the keys that move it
        page.locator(".board .spot-best").first().waitFor();
        assertThat(page.locator(".opinions .numbers").first().innerText())
                .containsPattern("\\d+% of its thinking · expects (a lead|a tie|to be)");
    }

    @Test
    void aTileExplainsItselfWhenItIsPointedAt() {
        BrowserGuest anna = house.guest().look(RandomMatch.finished("tzolkin", 3));
        Page page = anna.page();
        Locator tile = page.locator(".tz-monuments [data-about]").first();
        tile.hover();
        Locator about = page.locator(".about");
        about.waitFor();
        assertThat(about.locator("p").innerText()).isEqualToIgnoringCase(tile.getAttribute("aria-label"));
        assertThat(about.locator("svg").count()).as("the tile, large").isOne();
        assertThat(about.locator(".tz-tile-inside").evaluate("inside => getComputedStyle(inside).fill"))
                .as("in the colours of the board")
                .isNotEqualTo("rgb(0, 0, 0)");
        page.keyboard().press("Escape");
        about.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    }

    @Test
    void aNewMatchIsPlayedOnFromAStep() {
        MatchRecord record = RandomMatch.finished("tzolkin", 2);
        int end = record.choices().size();
        int step = end / 2;
        BrowserGuest anna = house.guest().look(record);
        anna.page().locator(".replay input").fill(String.valueOf(step));
        at(anna, step, end);
        anna.playOn(1);
        int now = anna.awaitTurn().step();
        assertThat(now).isGreaterThanOrEqualTo(step);
        anna.choose(anna.choices().getFirst());
        MatchRecord other = house.record(anna.matchId());
        assertThat(other.setup()).isEqualTo(record.setup());
        assertThat(other.choices().subList(0, step)).isEqualTo(record.choices().subList(0, step));
        assertThat(other.choices()).hasSizeGreaterThan(now);
    }

    @Test
    void aRunningMatchIsLookedBackAtAndGoesOn() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        anna.page().keyboard().press("ArrowLeft");
        at(anna, step - 1, step);
        assertThat(anna.mayChoose()).as("a choice while looking back").isFalse();
        anna.button("Back to now").click();
        at(anna, step, step);
        assertThat(anna.choose(anna.choice("place ")).step()).isEqualTo(step + 1);
    }

    private static void at(BrowserGuest guest, int step, int end) {
        guest.page()
                .locator(".replay-at small", new Page.LocatorOptions().setHasText(step + "/" + end))
                .waitFor();
        guest.page()
                .locator(step == end ? ".replay:not(.looking)" : ".prompt-state:text-matches(' " + step + "$')")
                .waitFor();
    }
}
