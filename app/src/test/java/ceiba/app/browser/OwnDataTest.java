package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A table with data of the players' own: the file is chosen, refused, mended, and everybody can read it. */
class OwnDataTest {

    private static final Path EXAMPLE = Path.of("../docs/examples/maya-numbers.json");

    @RegisterExtension
    final House house = new House();

    private static FilePayload file(String text) {
        return new FilePayload("own.json", "application/json", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aFileThatTheGameCannotBePlayedWithIsRefusedWithThePlace() {
        BrowserGuest anna = house.guest().open("/new?game=maya");
        anna.forgive("400");
        Locator input = anna.page().locator(".own-data input");
        Locator refused = anna.page().locator(".own-data .refused");
        input.setInputFiles(file("12 cubes"));
        assertThat(refused.textContent()).isEqualTo("That file is not a JSON object.");
        input.setInputFiles(file("{\"pyramids\": {\"tikal\": []}}"));
        anna.page().locator(".own-data [role=status]:text('own.json')").waitFor();
        assertThat(refused.count()).isZero();
        anna.button("Open the table").click();
        assertThat(refused.textContent())
                .isEqualTo("The game cannot be played with this file. "
                        + "pyramids.tikal: 3 to 4 items are expected, not 0");
        anna.button("Remove it").click();
        assertThat(refused.count()).isZero();
        anna.button("Open the table").click();
        anna.page().locator("main.waiting").waitFor();
        assertThat(anna.page().locator("details.own-data").count()).isZero();
    }

    @Test
    void whoComesReadsItInTheLobbyTheWaitingRoomAndTheMatch() {
        BrowserGuest anna = house.guest().open("/new?game=maya");
        anna.page().locator(".own-data input").setInputFiles(EXAMPLE);
        anna.page().locator(".own-data [role=status]:text('maya-numbers.json')").waitFor();
        anna.page().locator("form .tick input").first().check();
        anna.button("Open the table").click();
        anna.page().locator("main.waiting").waitFor();

        BrowserGuest ben = house.guest().open("/");
        ben.page().locator(".table-line:has-text('own data')").click();
        assertThat(document(ben)).contains("\"palenque\"", "\"cards\": 5");
        ben.button("Sit here").click();
        anna.button("Start").click();
        anna.awaitMatch();
        ben.awaitMatch();
        assertThat(document(anna)).contains("\"palenque\"");
        assertThat(house.record(anna.matchId()).setup().variants()).containsKey("numbers");
    }

    private static String document(BrowserGuest guest) {
        Locator details = guest.page().locator("details.own-data");
        details.locator("summary").click();
        return details.locator("pre").innerText();
    }
}
