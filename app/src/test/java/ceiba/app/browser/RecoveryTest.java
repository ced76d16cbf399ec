package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A recovery link makes another browser the same person. */
class RecoveryTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void theSeatIsTakenInAnotherBrowser() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<String> choices = anna.choices();
        anna.page().locator(".who").click();
        anna.button("Make a link").click();
        String link = anna.page().locator("dialog .copy input").inputValue();

        BrowserGuest elsewhere = house.guest();
        elsewhere.open(link.substring(link.indexOf("/recover/")));
        elsewhere.page().locator(".table-line.mine").click();
        elsewhere.awaitMatch();
        assertThat(elsewhere.awaitTurn().step()).isEqualTo(step);
        assertThat(elsewhere.choices()).isEqualTo(choices);
        elsewhere.choose(elsewhere.choice("place "));
        anna.awaitStep(step + 1);
    }

    @Test
    void aStrangerOnlyWatches() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        BrowserGuest eve = house.guest().open(anna.path());
        eve.awaitStep(step);
        assertThat(eve.mayChoose()).isFalse();
        assertThat(eve.page().locator("main [data-target][role=button]").count())
                .isZero();
    }
}
