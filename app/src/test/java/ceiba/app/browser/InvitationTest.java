package ceiba.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Friends are invited, sit down, and find their matches again. */
class InvitationTest {

    /** A browser that has not been asked yet whether it may give notice, keeps what it is told, and may be looked away from. */
    private static final String GIVES_NOTICE = """
            window.noticed = []
            window.Notification = class {
              static permission = 'default'
              static requestPermission = async () => 'granted'
              constructor(title) { window.noticed.push(title) }
            }
            Object.defineProperty(document, 'hidden', { get: () => window.lookedAway === true })
            """;

    @RegisterExtension
    final House house = new House();

    @Test
    void aFriendSitsDownTheMatchStartsAndWhoLooksElsewhereIsTold() {
        BrowserGuest anna = house.guest();
        BrowserGuest ben = house.guest();
        // browsers that can hand a link to other programs are asked to
        anna.page().addInitScript("navigator.share = async ({ url }) => { window.shared = url }");
        String table = anna.openTable();
        assertThat(anna.page().locator("svg.qr-code path").nth(1)).hasAttribute("d", Pattern.compile("M0 0h1v1h-1z.+"));
        anna.button("Share").click();
        anna.page().waitForFunction("path => window.shared?.endsWith(path)", table);

        ben.page().addInitScript(GIVES_NOTICE);
        ben.open(table);
        assertThat(ben.page().locator(".invited")).containsText("invites you to a match of Tzolk'in");
        ben.page().getByLabel("Your name").fill("Ben");
        ben.button("Sit here").click();
        anna.awaitMatch();
        ben.awaitMatch();
        assertThat(anna.page().locator(".seat").nth(1)).containsText("Ben");

        ben.page().locator(".ask-notices .primary").click();
        Locator icon = ben.page().locator("link[rel=icon]");
        assertThat(icon).hasAttribute("href", Pattern.compile("/assets/icon.*"));
        ben.page().evaluate("window.lookedAway = true");
        for (int i = 0; i < 2; i++) {
            int before = anna.awaitTurn().step();
            anna.click(anna.choices().getFirst());
            anna.awaitStep(before + 1);
        }
        assertThat(ben.page()).hasTitle(Pattern.compile("Your turn.*"));
        assertThat(icon).hasAttribute("href", Pattern.compile("data:image/svg.*"));
        ben.page().waitForFunction("() => window.noticed.includes('Your turn')");
    }

    @Test
    void theOwnerMayWantToStartTheMatch() {
        BrowserGuest anna = house.guest().open("/new?game=maya");
        anna.page().getByLabel("Start by itself").uncheck();
        anna.button("Open the table").click();
        anna.page().locator("main.waiting").waitFor();
        house.guest().open(anna.path()).button("Sit here").click();
        anna.button("Start").click();
        anna.awaitMatch();
    }

    @Test
    void whoComesBackSeesFirstWhoseTurnItIs() {
        BrowserGuest anna = house.guest();
        anna.openTable();
        anna.playNow(3).toFirstTurn();
        anna.open("/");
        Locator first = anna.page().locator("main .table-line").first();
        assertThat(first).containsText("Your turn");
        assertThat(first).containsText("Round 1");
        assertThat(first.locator(".standing")).containsText("of 3");
        assertThat(anna.page().locator("h1")).containsText("Welcome back");
        assertThat(anna.page()).hasTitle("Your turn – Ceiba");
    }
}
