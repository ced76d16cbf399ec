package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards are brought closer with the wheel, dragged with the mouse, and looked at as a whole again. */
class ZoomTest {

    private static final int TURN_OF_THE_WHEEL = 500;

    @RegisterExtension
    final House house = new House();

    /** Boards of several pictures, and a map. */
    @ParameterizedTest
    @CsvSource({
        "tzolkin, .tz-center, .zoomed-in button >> nth=0",
        "maya, .my-pyramids, .zoomed-in button >> nth=0",
        "zimbabwe, .zi-map, .zi-zoomed"
    })
    void aBoardIsZoomedAndDragged(String game, String part, String zoomed) {
        BrowserGuest anna = house.guest().look(RandomMatch.finished(game, 3));
        Page page = anna.page();
        String address = page.url();
        Locator isZoomed = page.locator(".board " + zoomed);
        // what is drawn in the part: the picture of a map stays where it is
        Locator drawn = page.locator(part).locator("text:visible").first();
        BoundingBox board = page.locator(".board").boundingBox();
        BoundingBox box = page.locator(part).boundingBox();
        double x = box.x + box.width / 2;
        double y = Math.min(box.y + box.height / 2, board.y + board.height - 40);
        double before = drawn.boundingBox().height;

        page.mouse().move(x, y);
        page.mouse().wheel(0, -TURN_OF_THE_WHEEL);
        isZoomed.waitFor();
        assertThat(drawn.boundingBox().height).as("drawn bigger").isGreaterThan(before * 1.5);

        BoundingBox from = drawn.boundingBox();
        page.mouse().down();
        page.mouse().move(x - 30, y - 20);
        page.mouse().move(x - 60, y - 40);
        page.mouse().up();
        assertThat(drawn.boundingBox().x - from.x).as("dragged to the left").isBetween(-62.0, -50.0);
        assertThat(drawn.boundingBox().y - from.y).as("dragged up").isBetween(-42.0, -30.0);
        assertThat(page.url()).isEqualTo(address);

        Locator whole = anna.button(game.equals("zimbabwe") ? "Whole map" : "Whole board");
        BoundingBox button = whole.boundingBox();
        assertThat(button.x).as("the button is still there").isBetween(board.x, board.x + board.width - button.width);
        whole.click();
        assertThat(isZoomed.count()).isZero();
        page.keyboard().press("+");
        isZoomed.waitFor();
        page.keyboard().press("0");
        assertThat(isZoomed.count()).isZero();
        page.mouse().move(x, y);
        page.mouse().wheel(0, TURN_OF_THE_WHEEL);
        assertThat(isZoomed.count()).as("nothing is smaller than the whole").isZero();
    }
}
