package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A table with data of the players' own: the file is chosen, refused, mended, and everybody can read it. */
class OwnDataTest {

    private static final Path EXAMPLE = Path.of("../docs/examples/maya-numbers.json");

    private static final String TILES = "[[0,0],[7,2],[3,1],[5,3]]";

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
        assertThat(refused.textContent()).isEqualTo("This is not a JSON object.");
        input.setInputFiles(file("{\"pyramids\": {\"tikal\": []}}"));
        anna.page().locator(".own-data [role=status]:text('own.json')").waitFor();
        assertThat(refused.count()).isZero();
        anna.button("Open the table").click();
        assertThat(refused.textContent())
                .isEqualTo(
                        "The game cannot be played with this. " + "pyramids.tikal: 3 to 4 items are expected, not 0");
        anna.button("Remove it").click();
        assertThat(refused.count()).isZero();
        anna.button("Open the table").click();
        anna.page().locator("main.waiting").waitFor();
        assertThat(anna.page().locator("details.own-data").count()).isZero();
    }

    @Test
    void itCanBeWrittenAndMendedInTheForm() {
        BrowserGuest anna = house.guest().open("/new?game=maya");
        anna.forgive("400");
        Locator text = anna.page().getByLabel("Or write it here");
        Locator refused = anna.page().locator(".own-data .refused");
        text.fill("{\"cards\": 5");
        anna.button("Open the table").click();
        assertThat(refused.textContent()).isEqualTo("This is not a JSON object.");
        assertThat(anna.page().url()).as("nothing was opened").contains("/new");
        text.fill("{\"pyramids\": {\"tikal\": []}}");
        anna.button("Open the table").click();
        anna.page().locator(".own-data .refused:text('pyramids.tikal')").waitFor();
        anna.page().locator(".own-data input").setInputFiles(EXAMPLE);
        anna.page().locator(".own-data [role=status]:text('maya-numbers.json')").waitFor();
        assertThat(text.inputValue()).contains("\"palenque\"");
        anna.button("Open the table").click();
        anna.page().locator("main.waiting").waitFor();
        assertThat(document(anna)).contains("\"palenque\"");
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
        anna.awaitMatch();
        ben.awaitMatch();
        assertThat(document(anna)).contains("\"palenque\"");
        assertThat(house.record(anna.matchId()).setup().variants()).containsKey("numbers");
    }

    @Test
    void aSetUpByHandIsRefusedWithThePlaceMendedAndPlayed() {
        BrowserGuest anna = house.guest().open("/new?game=zimbabwe");
        anna.forgive("40[09]");
        anna.page().locator("form fieldset select").nth(1).selectOption("bot:novice");
        refuse(anna, setup("[[0,0],[7,2],[7,1],[5,3]]", "qamata", "[1, 0]"), "tiles: tile 7 is there twice");
        refuse(
                anna,
                setup("[[7,2],[0,0],[3,1],[5,3]]", "qamata", "[1, 0]"),
                "tiles: the start tile (0) is expected in slot 1");
        refuse(anna, setup(TILES, "zeus", "[1, 0]"), "gods[7]: one of xango, ");
        refuse(anna, setup(TILES, "gu", "[1, 0]"), "gods[7]: this god is there twice");
        refuse(anna, setup(TILES, "qamata", "[1, 1]"), "order[1]: this number is there twice");
        refuse(anna, setup(TILES, "qamata", "[2, 1, 0]"), "2 players bid in turn, not 3.");

        anna.page().getByLabel("Or write it here").fill(setup(TILES, "qamata", "[1, 0]"));
        anna.button("Start the match").click();
        anna.awaitMatch();
        anna.awaitTurn();
        assertThat(Json.compact(
                        Kingdoms.view(house.record(anna.matchId())).get("tiles").tree()))
                .isEqualTo(TILES);
        assertThat(anna.page().locator(".zi-gods .zi-face").count()).isEqualTo(8);
        assertThat(anna.page().locator(".zi-gods [data-target='god/qamata']").count())
                .isEqualTo(1);
    }

    /** A set-up of The Great Zimbabwe, with this god as its eighth. */
    private static String setup(String tiles, String god, String order) {
        return """
                {
                  "tiles": %s,
                  "gods": ["xango", "gu", "eshu", "engai", "atete", "anansi", "dziva", "%s"],
                  "order": %s
                }""".formatted(tiles, god, order);
    }

    private static void refuse(BrowserGuest guest, String setup, String reason) {
        guest.page().getByLabel("Or write it here").fill(setup);
        guest.button("Start the match").click();
        guest.page().locator(".own-data .refused:has-text('" + reason + "')").waitFor();
    }

    private static String document(BrowserGuest guest) {
        Locator details = guest.page().locator("details.own-data");
        details.locator("summary").click();
        return details.locator("pre").innerText();
    }
}
