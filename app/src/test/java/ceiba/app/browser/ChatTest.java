package ceiba.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Who is rude is not heard: by one reader, or by nobody if the table's owner says so. */
class ChatTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void aReaderMutesAndTheOwnerTakesAway() {
        BrowserGuest anna = house.guest();
        BrowserGuest ben = house.guest();
        String table = anna.openTable();
        ben.open(table).button("Sit here").click();
        Locator heard = chat(anna);
        Locator said = chat(ben);
        say(ben, "Something rude");
        assertThat(heard).containsText("Something rude");

        anna.page().locator(".chat li button").first().click();
        anna.button("Mute for me").click();
        assertThat(heard).not().containsText("Something rude");
        assertThat(said).containsText("Something rude");
        anna.button("Unmute for me").click();
        assertThat(heard).containsText("Something rude");

        anna.button("Remove this line").click();
        assertThat(said).not().containsText("Something rude");
        anna.button("Mute for everybody").click();
        anna.button("Let them speak again").waitFor();
        ben.forgive("403|Refused");
        say(ben, "More of it");
        ben.page().getByText("You are not allowed to do that.").waitFor();
        anna.button("Let them speak again").click();
        anna.button("Mute for everybody").waitFor();
        say(ben, "Sorry");
        assertThat(heard).containsText("Sorry");
    }

    /** Opens the chat; what is said there. */
    private static Locator chat(BrowserGuest who) {
        who.awaitMatch();
        who.page()
                .getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        return who.page().locator(".chat ul");
    }

    private static void say(BrowserGuest who, String text) {
        who.page().locator(".chat input").fill(text);
        who.button("Send").click();
    }
}
