package ceiba.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Somebody goes away in the middle of a match that is played by the clock. */
class AwayTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void aBotPlaysUntilThePlayerIsBack() {
        BrowserGuest anna = house.guest();
        BrowserGuest ben = house.guest();
        anna.open("/new?game=tzolkin");
        anna.page().getByLabel("Clock").selectOption("2"); // the longest
        anna.page().locator("form button.primary").click();
        anna.page().locator("main.waiting").waitFor();
        String table = anna.path();
        ben.open(table).button("Sit here").click();
        anna.awaitMatch();
        ben.awaitMatch();
        for (int i = 0; i < 2; i++) {
            int before = anna.awaitTurn().step();
            anna.click(anna.choices().getFirst());
            anna.awaitStep(before + 1);
        }
        ben.awaitTurn();
        Locator bensClock = anna.page().locator(".seat .clock").nth(1);
        int left = minutes(bensClock);

        ben.open("/");
        anna.page().locator(".seat .tag.warn").waitFor();
        assertThat(anna.button("Let a bot play").count()).as("too early").isZero();
        house.later(Duration.ofMinutes(3));
        anna.page().reload(); // its own clock knows nothing of these minutes
        anna.button("Let a bot play").click();
        anna.page().locator("dialog .danger").click();
        assertThat(anna.awaitTurn().mine()).isTrue();
        assertThat(anna.page().locator(".seat").nth(1)).containsText("Adept");
        assertThat(minutes(bensClock)).isLessThan(left);

        ben.open(table).awaitMatch();
        ben.button("Take your seat back").click();
        assertThat(anna.page().locator(".seat").nth(1)).not().containsText("Adept");
        while (!ben.mayChoose()) {
            int before = anna.awaitTurn().step();
            anna.click(anna.choice("end", "place ", "take "));
            anna.awaitStep(before + 1);
            ben.awaitStep(before + 1);
        }
        ben.choose(ben.choices().getFirst());
    }

    private static int minutes(Locator clock) {
        return Integer.parseInt(clock.innerText().strip().replaceFirst(":.*", ""));
    }
}
