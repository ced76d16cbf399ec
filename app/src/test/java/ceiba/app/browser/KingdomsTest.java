package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.MatchRecord;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The board of The Great Zimbabwe: what is given, laid, raised and looked into there. */
class KingdomsTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void aPieceFollowsThePointerIsTurnedAndSaysWhyItCannotLie() {
        MatchRecord record = Kingdoms.placing();
        BrowserGuest anna = house.guest().playOn(record);
        Page page = anna.page();
        List<String> squares = Kingdoms.turnable(anna.choices());
        Locator ghost = page.locator(".zi-ghost:not(.zi-no) .zi-ghost-edge");

        for (String square : List.of(squares.getFirst(), squares.getLast())) {
            BoundingBox under = anna.square(square).boundingBox();
            anna.square(square).hover();
            BoundingBox piece = ghost.boundingBox();
            assertThat(piece.x).as("where the ghost is").isCloseTo(under.x, within(5.0));
            assertThat(piece.y).as("where the ghost is").isCloseTo(under.y, within(5.0));
            assertThat(piece.width).as("across").isGreaterThan(1.5 * piece.height);
        }
        page.keyboard().press("r");
        assertThat(ghost.boundingBox().height).as("down").isGreaterThan(1.5 * ghost.boundingBox().width);
        page.keyboard().press("R");
        assertThat(ghost.boundingBox().width).as("across again").isGreaterThan(1.5 * ghost.boundingBox().height);
        page.locator(".board button[aria-keyshortcuts=r]").click();

        String water = Kingdoms.square(record, 'O');
        anna.square(water).hover();
        page.locator(".zi-ghost.zi-no").waitFor();
        page.locator(".zi-refused:text-is('" + water + " is water.')").waitFor();
        anna.square(water).click();
        String chosen = "site " + squares.getLast() + " down";
        anna.square(squares.getLast()).click();
        anna.awaitTurnAfter(record.choices().size());
        assertThat(house.record(anna.matchId()).choices().get(record.choices().size()))
                .isEqualTo(chosen);
    }

    @Test
    void aMonumentIsRaisedByHandAndInTheCheapestWay() {
        MatchRecord before = Kingdoms.raising();
        int step = before.choices().size();
        int seat = before.replay().decider();
        int cattle = Kingdoms.cattle(before, seat);
        String square = Kingdoms.view(before).get("raise").get("square").text();
        int level = Kingdoms.level(before, square);
        BrowserGuest anna = house.guest().playOn(before);
        Page page = anna.page();
        Locator panel = page.locator(".zi-raise");
        Locator routes = page.locator(".zi-route");
        Locator legs = panel.locator(".zi-leg");
        page.mouse().move(0, 0); // it may rest on a choice, whose way alone is then drawn
        page.waitForCondition(
                () -> legs.count() > 0 && routes.count() == legs.count()); // the ways of the cheapest plan
        assertThat(legs.allInnerTexts())
                .as("to whom what is paid goes")
                .allMatch(text -> text.matches("(?s).+, to .+"));
        String first = Kingdoms.secondary(anna.choices()).getFirst();
        panel.locator("[data-words='" + first + "']").hover();
        assertThat(routes.count()).as("the way of the offer pointed at").isEqualTo(1);

        int now = anna.choose(first).step();
        while (panel.count() > 0) {
            assertThat(panel.locator(".zi-sum b").first().textContent())
                    .as("what has been paid")
                    .isEqualTo(String.valueOf(cattle - Kingdoms.cattle(house.record(anna.matchId()), seat)));
            now = anna.choose(anna.choice("with ", "using ", "from ")).step();
        }
        assertThat(Kingdoms.level(house.record(anna.matchId()), square)).isEqualTo(level + 1);

        while (now > step) {
            anna.undo();
            anna.awaitStep(--now);
        }
        Locator cheapest = panel.locator("[data-words=cheapest]");
        int cost = Integer.parseInt(cheapest.textContent().replaceAll("\\D", ""));
        cheapest.click();
        anna.awaitTurnAfter(step);
        MatchRecord after = house.record(anna.matchId());
        assertThat(after.choices().get(step)).isEqualTo("cheapest");
        assertThat(Kingdoms.level(after, square)).isEqualTo(level + 1);
        assertThat(cattle - Kingdoms.cattle(after, seat)).isEqualTo(cost);
    }

    @Test
    void aGiftIsPreparedWithTheStepper() {
        MatchRecord record = Kingdoms.giving();
        int step = record.choices().size();
        int cattle = Kingdoms.cattle(record, record.replay().decider());
        BrowserGuest anna = house.guest().playOn(record);
        Page page = anna.page();
        Locator gift = page.locator(".board [role=spinbutton]");
        int least = Integer.parseInt(gift.getAttribute("aria-valuenow"));
        assertThat(anna.button("Give less").isDisabled()).isTrue();
        anna.button("Give more").click();
        anna.button("Give more").click();
        assertThat(gift.getAttribute("aria-valuenow")).isEqualTo(String.valueOf(least + 2));
        gift.press("ArrowDown");
        assertThat(gift.getAttribute("aria-valuenow")).isEqualTo(String.valueOf(least + 1));
        assertThat(page.locator(".zi-left").textContent()).isEqualTo((cattle - least - 1) + " left for your actions");
        assertThat(page.locator(".zi-plaque .zi-coming").count()).isEqualTo(least + 1);
        anna.button("Give " + (least + 1)).click();
        page.waitForCondition(() -> house.record(anna.matchId()).choices().size() > step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo("give " + (least + 1));
    }

    @Test
    void whoPassesTakesAPlace() {
        MatchRecord record = Kingdoms.giving();
        int step = record.choices().size();
        BrowserGuest anna = house.guest().playOn(record);
        anna.page().locator(".zi-gift [data-words=pass]").click();
        anna.page()
                .waitForCondition(() -> house.record(anna.matchId()).choices().size() > step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo("pass");
    }

    @Test
    void pricesAreSetInTheTableOfCards() {
        MatchRecord record = Kingdoms.repricing();
        int step = record.choices().size();
        BrowserGuest anna = house.guest().playOn(record);
        String words = anna.choice("reprice ");
        anna.choose(words);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo(words);
    }

    @Test
    void theInspectorLooksAroundAndChoosesNothing() {
        MatchRecord record = Kingdoms.placing();
        int step = record.choices().size();
        BrowserGuest anna = house.guest().playOn(record);
        Page page = anna.page();
        List<String> squares = Kingdoms.turnable(anna.choices());
        page.locator(".zi-bar [aria-pressed=false]").click();
        anna.square(squares.getFirst()).hover();
        Locator counts = page.locator(".zi-shades text");
        counts.first().waitFor();
        assertThat(counts.allTextContents()).contains("0", "1", "2", "3");
        anna.square(squares.getFirst()).click();
        page.locator(".zi-hint:text('Kept')").waitFor();
        List<String> kept = counts.allTextContents();
        anna.square(squares.getLast()).hover();
        assertThat(counts.allTextContents()).isEqualTo(kept);
        anna.button("Hubs").click();
        assertThat(page.locator(".zi-shades.zi-by-hubs").count()).isEqualTo(1);
        assertThat(anna.awaitTurn().step()).isEqualTo(step);
    }
}
