package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Everything without a mouse. */
class KeyboardTest {

    private static final int PATIENCE = 40;

    @RegisterExtension
    final House house = new House();

    @Test
    void aFewRoundsArePlayedFromTheHomePageOn() {
        BrowserGuest anna = house.guest().open("/");
        Page page = anna.page();
        Keyboard keys = page.keyboard();
        page.locator("[aria-labelledby=game-tzolkin] form.play-now button:enabled")
                .waitFor();
        tabTo(anna, "[aria-labelledby=game-tzolkin] form.play-now select");
        keys.press("ArrowUp");
        keys.press("ArrowUp");
        tabTo(anna, "[aria-labelledby=game-tzolkin] form.play-now button");
        keys.press("Enter");
        anna.awaitMatch();
        anna.awaitTurn();
        assertThat(page.locator("section.seat").count()).as("players").isEqualTo(2);

        int step = anna.awaitTurn().step();
        keys.press("2"); // the second in the list
        step = anna.awaitTurnAfter(step).step();
        tabTo(anna, ".choices button");
        keys.press("Enter"); // the one with the focus
        step = anna.awaitTurnAfter(step).step();

        List<String> choices = anna.choices();
        tabTo(anna, ".board [data-target][role=button]");
        keys.press("Enter"); // on the board
        anna.awaitStep(step + 1);
        keys.press("u");
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);

        while (Integer.parseInt(page.locator(".tz-round").textContent().strip()) < 4) {
            step = anna.awaitTurn().step();
            keys.press("1");
            step = anna.awaitTurnAfter(step).step();
        }
        keys.press("?");
        page.locator("dialog .keys").waitFor();
        keys.press("Escape");
        assertThat(page.locator("dialog").count()).isZero();
    }

    /** Presses Tab until something of this kind has the focus. */
    private static void tabTo(BrowserGuest guest, String selector) {
        String focused = "selector => document.activeElement.matches(selector)";
        for (int i = 0; i < PATIENCE; i++) {
            if ((boolean) guest.page().evaluate(focused, selector)) {
                return;
            }
            guest.page().keyboard().press("Tab");
        }
        throw new AssertionError("Tab does not reach " + selector);
    }
}
