package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On a screen as small as a phone's. */
class PhoneTest {

    private static final int WIDTH = 390;
    private static final int HEIGHT = 844;

    @RegisterExtension
    final House house = new House();

    @Test
    void aRoundIsPlayed() {
        BrowserGuest anna = phone().playNow(2);
        anna.toFirstTurn();
        Locator round = anna.page().locator(".tz-round");
        while (round.textContent().strip().equals("1")) {
            List<String> choices = anna.choices();
            anna.choose(choices.contains("end") ? "end" : choices.getFirst());
            assertThat(width(anna)).isEqualTo(WIDTH);
        }
        assertThat(round.textContent().strip()).isIn("2", "3");
    }

    @Test
    void nothingIsWiderThanTheScreen() {
        BrowserGuest anna = phone();
        List<String> wide = new ArrayList<>();
        Tour.lead(anna, place -> {
            if (width(anna) > WIDTH) {
                wide.add(place + ": " + width(anna));
            }
        });
        assertThat(wide).isEmpty();
    }

    private BrowserGuest phone() {
        return house.guest(wishes ->
                wishes.setViewportSize(WIDTH, HEIGHT).setIsMobile(true).setHasTouch(true));
    }

    private static int width(BrowserGuest guest) {
        return (int) guest.page().evaluate("document.documentElement.scrollWidth");
    }
}
