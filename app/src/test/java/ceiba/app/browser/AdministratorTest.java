package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The administrator's page, and what everybody can do with the own data. */
class AdministratorTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void somebodyIsMutedAndLetSpeakAgain() {
        BrowserGuest anna = house.guest().playNow(2);
        String name = anna.page().locator(".who-name").textContent();
        Page page = opened(house.guest());
        page.locator("input[type=search]").fill(name);
        page.keyboard().press("Enter");
        Locator line = page.locator(".admin-list > li", new Page.LocatorOptions().setHasText(name));
        line.locator("button", new Locator.LocatorOptions().setHasText("Mute"))
                .first() // two guests may have been given the same name
                .click();
        page.locator("dialog select").selectOption("7");
        page.locator("dialog input").fill("was rude");
        page.locator("dialog .danger").click();
        Locator restraint =
                page.locator(".admin-list > li:has(.tag.warn)", new Page.LocatorOptions().setHasText("was rude"));
        restraint.waitFor();
        restraint.locator("button").click();
        page.waitForCondition(() -> restraint.count() == 0);
    }

    @Test
    void aMatchIsRemoved() {
        BrowserGuest anna = house.guest().playNow(2);
        String match = anna.path();
        Page page = opened(house.guest());
        Locator line = page.locator(".admin-list > li:has(a[href='" + match + "'])");
        line.locator("button").click();
        page.locator("dialog .danger").click();
        page.waitForCondition(() -> line.count() == 0);
        anna.forgive("status of 404|Refused");
        anna.open(match);
        anna.page().locator("main a.button").waitFor();
    }

    @Test
    void aWrongTokenOpensNothing() {
        BrowserGuest eve = house.guest();
        eve.forgive("status of 401|Refused");
        eve.open("/admin");
        eve.page().locator("input[type=password]").fill("guessed");
        eve.page().keyboard().press("Enter");
        eve.page().locator(".refused").waitFor();
        assertThat(eve.page().locator(".card").count()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"en-GB, LIGHT", "it-IT, DARK", "pt-BR, LIGHT"})
    void thePageIsReadOnAPhoneByEverybody(String locale, ColorScheme scheme) {
        house.guest().playNow(2);
        BrowserGuest phone = house.guest(
                wishes -> wishes.setLocale(locale).setColorScheme(scheme).setViewportSize(360, 740));
        Page page = opened(phone);
        page.locator(".admin-list button").first().waitFor();
        checkPage(page);
        page.locator(".admin-list button").first().click();
        page.locator("dialog .danger").waitFor();
        checkPage(page);
        phone.open("/me");
        page.locator("main h1").waitFor();
        checkPage(page);
    }

    private static void checkPage(Page page) {
        assertThat(Barriers.on(page)).isEmpty();
        assertThat((Boolean) page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isTrue();
        assertThat((Boolean) page.evaluate("() => /\\b(admin|me)\\.[a-z]/.test(document.body.innerText)"))
                .isFalse();
    }

    @Test
    void aGuestTakesItsDataAlongAndGoes() throws IOException {
        BrowserGuest anna = house.guest().playNow(2);
        Page page = anna.page();
        String match = anna.path();
        page.locator(".who").click();
        page.locator("dialog a[href='/me']").click();
        Download download =
                page.waitForDownload(() -> page.locator("main a[download]").click());
        assertThat(Files.readString(download.path())).contains(match.substring("/t/".length()));
        page.locator("main .danger").click();
        page.locator("dialog .danger").click();
        page.locator(".game-card").first().waitFor();
        assertThat(page.locator(".table-line.mine").count()).isZero();
    }

    /** The page with the token in the address, from which it goes at once. */
    private Page opened(BrowserGuest guest) {
        guest.open("/admin#" + house.administrator());
        guest.page().locator(".admin-figures").first().waitFor();
        assertThat(guest.page().url()).doesNotContain(house.administrator());
        return guest.page();
    }
}
