package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The board of Maya. */
class PyramidsTest {

    @RegisterExtension
    final House house = new House();

    /** Neither when cards are laid, nor when somebody lays the first one at a quarry, nor when none are left in the hand. */
    @Test
    void nothingMovesWhileCardsAreLaid() {
        BrowserGuest anna =
                house.guest(wishes -> wishes.setViewportSize(1440, 900)).playNow("maya", 4);
        anna.awaitTurn();
        while (anna.page().locator(".my-in-dig").count() == 0) {
            anna.choose(anna.choices().getFirst());
        }
        Set<Long> tops = new TreeSet<>();
        int laid = 0;
        while (anna.page().locator(".my-in-dig").count() > 0) {
            tops.add(Math.round(anna.page().locator(".my-pyramids").boundingBox().y));
            anna.choose(anna.choices().getLast());
            laid++;
        }
        assertThat(laid).isGreaterThan(4);
        assertThat(tops).as("where the pyramids began").hasSize(1);
    }
}
