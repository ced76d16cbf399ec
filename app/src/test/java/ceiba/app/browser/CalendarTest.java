package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The board of Tzolk'in. */
class CalendarTest {

    /** How bright the rings around what can be chosen are, from 0 to 1. */
    private static final String BRIGHTNESS = "rings => rings.map(ring => {"
            + " const [r, g, b] = getComputedStyle(ring).stroke.match(/[\\d.]+/g).map(Number);"
            + " return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255 })";

    @RegisterExtension
    final House house = new House();

    @Test
    void monumentsCostNumeralsAndSpentTilesAreFoldedAway() {
        BrowserGuest anna = house.guest().playNow(4);
        anna.toFirstTurn();
        Page page = anna.page();
        Object numerals = page.locator(".tz-monuments .tz-tile")
                .evaluateAll("tiles => tiles.map(tile => tile.querySelectorAll('text.tz-num').length)");
        assertThat((List<?>) numerals)
                .hasSize(6)
                .allSatisfy(count -> assertThat((int) count)
                        .as("how often it says how many of a resource it costs")
                        .isGreaterThanOrEqualTo(2));

        assertThat(page.locator(".tz-wealth").count())
                .as("tiles still to choose from")
                .isZero();
        Locator folded = page.locator(".tz-fact:has(.tz-wealth-edge)").first();
        assertThat(folded.getAttribute("data-about"))
                .as("what the tiles brought, each in a line after the first")
                .contains("\n");
    }

    @Test
    void whereOneStepsDownIsShown() {
        BrowserGuest anna = house.guest()
                .playOn(RandomMatch.until(
                        "tzolkin", 2, choices -> choices.stream().anyMatch(words -> words.startsWith("beg "))));
        long temples = anna.choices().stream()
                .filter(words -> words.startsWith("beg "))
                .count();
        Locator arrows = anna.page().locator(".tz-temples .tz-sinks");
        assertThat((long) arrows.count()).isEqualTo(temples);
        anna.choose(anna.choice("beg "));
        assertThat(arrows.count()).isZero();
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void ringsAreSeenByDayAndByNight(ColorScheme scheme) {
        BrowserGuest anna = house.guest(wishes -> wishes.setColorScheme(scheme)).playNow(2);
        anna.toFirstTurn();
        Object brightness = anna.page().locator(".tz-board .spot-ring").evaluateAll(BRIGHTNESS);
        assertThat((List<?>) brightness)
                .isNotEmpty()
                .allSatisfy(bright -> assertThat(((Number) bright).doubleValue() > 0.5)
                        .as("bright, by %s", scheme)
                        .isEqualTo(scheme == ColorScheme.DARK));
    }
}
