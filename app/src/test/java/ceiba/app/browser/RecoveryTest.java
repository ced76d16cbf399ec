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
        elsewhere.button("Go on as that player").click();
        elsewhere.page().locator(".table-line.mine").click();
        elsewhere.awaitMatch();
        assertThat(elsewhere.awaitTurn().step()).isEqualTo(step);
        assertThat(elsewhere.choices()).isEqualTo(choices);
        elsewhere.choose(elsewhere.choice("place "));
        anna.awaitStep(step + 1);
    }

    @Test
    void aLinkAsksFirstAndWorksOnce() {
        BrowserGuest anna = house.guest().playNow(2);
        anna.page().locator(".who").click();
        anna.button("Make a link").click();
        String link = anna.page().locator("dialog .copy input").inputValue();
        String path = link.substring(link.indexOf("/recover/"));

        BrowserGuest ben = house.guest().playNow(2);
        String name = ben.page().locator(".who-name").innerText();
        ben.open(path);
        ben.page().locator("main p").getByText(name).waitFor();
        ben.page().locator("main a.button").click();
        assertThat(ben.page().locator(".who-name").innerText()).isEqualTo(name);

        BrowserGuest elsewhere = house.guest().open(path);
        elsewhere.button("Go on as that player").click();
        elsewhere.page().locator(".table-line.mine").waitFor();
        ben.forgive("401|Refused");
        ben.open(path).button("Go on as that player").click();
        ben.page().locator("main a.button.primary").waitFor();
        assertThat(ben.page().locator(".who-name").innerText()).isEqualTo(name);
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
