package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.MatchRecord;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Everything without a mouse. */
class KeyboardTest {

    private static final int PATIENCE = 40;

    @RegisterExtension
    final House house = new House();

    @Test
    void aFewRoundsArePlayedFromTheHomePageOn() {
        BrowserGuest anna = house.guest().open("/");
        Page page = anna.page();
        Keyboard keys = page.keyboard();
        page.locator("[aria-labelledby=game-tzolkin] form.play-now button:enabled")
                .waitFor();
        tabTo(anna, "[aria-labelledby=game-tzolkin] form.play-now select");
        keys.press("ArrowUp");
        keys.press("ArrowUp");
        tabTo(anna, "[aria-labelledby=game-tzolkin] form.play-now button");
        keys.press("Enter");
        anna.awaitMatch();
        anna.awaitTurn();
        assertThat(page.locator("section.seat").count()).as("players").isEqualTo(2);

        int step = anna.awaitTurn().step();
        keys.press("2"); // the second in the list
        step = anna.awaitTurnAfter(step).step();
        tabTo(anna, ".choices button");
        keys.press("Enter"); // the one with the focus
        step = anna.awaitTurnAfter(step).step();

        List<String> choices = anna.choices();
        tabTo(anna, ".board [data-target][role=button]");
        page.locator(".about").waitFor(); // which explains itself
        keys.press("Enter"); // on the board
        anna.awaitStep(step + 1);
        keys.press("u");
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);

        while (Integer.parseInt(page.locator(".tz-round").textContent().strip()) < 4) {
            step = anna.awaitTurn().step();
            keys.press("1");
            step = anna.awaitTurnAfter(step).step();
        }
        keys.press("?");
        page.locator("dialog .keys").waitFor();
        keys.press("Escape");
        page.waitForCondition(() -> page.locator("dialog").count() == 0);
    }

    @Test
    void aPieceIsLaidOnTheMapAndThroughTheList() {
        MatchRecord record = Kingdoms.placing();
        int step = record.choices().size();
        BrowserGuest anna = house.guest().playOn(record);
        Page page = anna.page();
        Keyboard keys = page.keyboard();
        tabTo(anna, ".zi-map .zi-press");
        keys.press("ArrowRight");
        keys.press("ArrowDown");
        String here = focused(anna);
        assertThat(page.locator(".zi-ghost").count())
                .as("a ghost at %s, which has the focus", here)
                .isEqualTo(1);
        String square = Kingdoms.turnable(anna.choices()).getLast();
        walk(anna, square);
        keys.press("r");
        keys.press("Enter");
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo("site " + square + " down");

        keys.press("u");
        anna.awaitStep(step);
        tabTo(anna, ".choices input[type=search]");
        keys.type(square + "-");
        tabTo(anna, ".choices .choice");
        keys.press("Enter");
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo("site " + square + " across");
    }

    @Test
    void aGiftIsMade() {
        MatchRecord record = Kingdoms.giving();
        int step = record.choices().size();
        BrowserGuest anna = house.guest().playOn(record);
        tabTo(anna, "[role=spinbutton]");
        anna.page().keyboard().press("End");
        String most = (String) anna.page().evaluate("document.activeElement.getAttribute('aria-valuenow')");
        anna.page().keyboard().press("Enter");
        anna.page()
                .waitForCondition(() -> house.record(anna.matchId()).choices().size() > step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo("give " + most);
    }

    @Test
    void aSettlementIsFoundedOnTheChartAndAnActionTakenBesideIt() {
        BrowserGuest anna = house.guest();
        Archipelago.open(anna, "alliance");
        anna.awaitMatch();
        int step = anna.awaitTurn().step();
        Page page = anna.page();
        Keyboard keys = page.keyboard();
        String hex = Archipelago.hexOf(anna.choices().getLast());
        tabTo(anna, ".ti-map .ti-press");
        walkToHex(anna, hex);
        keys.press("Enter");
        if (anna.isAskedWhichAfter(step)) {
            keys.press("Enter"); // the first in the menu
        }
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).endsWith(" " + hex);

        while (page.locator(".ti-turn").count() == 0) {
            step = anna.awaitTurn().step();
            keys.press("1");
            anna.awaitTurnAfter(step);
        }
        step = anna.awaitTurn().step();
        tabTo(anna, ".ti-turn .ti-ask");
        String words = (String) page.evaluate("document.activeElement.dataset.words");
        keys.press("Enter");
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo(words);
    }

    /** Leads the focus over the map to a square. */
    private static void walk(BrowserGuest guest, String square) {
        String from = focused(guest).replace("square/", "");
        int right = square.charAt(0) - from.charAt(0);
        int down = Integer.parseInt(square.substring(1)) - Integer.parseInt(from.substring(1));
        walk(guest, right, down);
    }

    /** Leads the focus over the chart to a hex. */
    private static void walkToHex(BrowserGuest guest, String hex) {
        List<Integer> from = numbers(focused(guest).replace("hex/", ""));
        List<Integer> to = numbers(hex);
        walk(guest, to.getFirst() - from.getFirst(), to.getLast() - from.getLast());
    }

    private static List<Integer> numbers(String hex) {
        return Stream.of(hex.split(",", -1)).map(Integer::valueOf).toList();
    }

    private static String focused(BrowserGuest guest) {
        return (String) guest.page().evaluate("document.activeElement.dataset.target");
    }

    private static void walk(BrowserGuest guest, int right, int down) {
        for (int i = 0; i < Math.abs(right); i++) {
            guest.page().keyboard().press(right > 0 ? "ArrowRight" : "ArrowLeft");
        }
        for (int i = 0; i < Math.abs(down); i++) {
            guest.page().keyboard().press(down > 0 ? "ArrowDown" : "ArrowUp");
        }
    }

    /** Presses Tab until something of this kind has the focus. */
    private static void tabTo(BrowserGuest guest, String selector) {
        String focused = "selector => document.activeElement.matches(selector)";
        for (int i = 0; i < PATIENCE; i++) {
            if ((boolean) guest.page().evaluate(focused, selector)) {
                return;
            }
            guest.page().keyboard().press("Tab");
        }
        throw new AssertionError("Tab does not reach " + selector);
    }
}
