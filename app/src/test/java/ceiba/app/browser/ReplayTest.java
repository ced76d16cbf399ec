package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.MatchRecord;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
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
        page.locator(".replay select").selectOption("0");
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
