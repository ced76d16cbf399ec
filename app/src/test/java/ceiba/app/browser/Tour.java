package ceiba.app.browser;

import ceiba.engine.MatchRecord;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.function.Consumer;

/** Leads a guest through every page and dialog there is, in any language, and lets a test look at each. */
final class Tour {

    private final BrowserGuest guest;
    private final Page page;
    private final Consumer<String> look;

    private Tour(BrowserGuest guest, Consumer<String> look) {
        this.guest = guest;
        this.page = guest.page();
        this.look = look;
    }

    /** @param look is told the name of the place that is on the screen */
    static void lead(BrowserGuest guest, Consumer<String> look) {
        guest.forgive("status of 40[0134]|Refused"); // what is not there is looked at, too
        Tour tour = new Tour(guest, look);
        tour.beforeAMatch();
        tour.runningMatch();
        tour.finishedMatch();
        tour.rules();
        tour.anotherGame("maya");
        tour.anotherGame(Kingdoms.GAME);
        tour.kingdoms();
        tour.anotherGame(Archipelago.GAME);
        tour.nothingThere();
    }

    private void beforeAMatch() {
        guest.open("/");
        see("home", ".game-card .cover svg");
        page.locator(".who").click();
        see("you", "dialog form");
        page.locator("dialog h3 ~ button").first().click();
        see("recovery link", "dialog .copy");
        closeDialog();
        guest.openTable();
        see("waiting room", ".sitting li");
        guest.open("/new?game=tzolkin");
        see("new table", "form fieldset select");
        guest.open("/");
        see("home with a table", ".table-line");
    }

    private void runningMatch() {
        guest.open("/");
        page.locator("[aria-labelledby=game-tzolkin] .row button").click(); // the guided first match
        guest.awaitMatch();
        see("guided match", ".guide p");
        guest.awaitTurn();
        guest.toFirstTurn();
        guest.choose(guest.choice("place "));
        see("in mid-turn", ".prompt.mine");
        for (int tab = 1; tab < page.locator("[role=tab]").count(); tab++) {
            page.locator("[role=tab]").nth(tab).click();
            see("tab " + tab, "[role=tabpanel]");
        }
        page.locator("[role=tab]").first().click();
        page.keyboard().press("?");
        see("keys", "dialog .keys");
        closeDialog();
        page.locator(".prompt-line button").last().click();
        see("more", "dialog .settings");
        page.locator("dialog .danger").click();
        see("resign", "dialog .danger");
        closeDialog();
    }

    private void finishedMatch() {
        guest.look(RandomMatch.finished("tzolkin", 4));
        see("finished match", ".prompt a[download]");
        page.locator(".prompt .primary").click();
        see("result", "dialog .chart");
        closeDialog();
        page.locator(".replay input").fill("100");
        see("replay", ".prompt-state:text-matches('100')");
        page.locator(".replay button.small:not(.primary)").first().click();
        see("play on", "dialog .primary");
        closeDialog();
    }

    private void rules() {
        guest.open("/rules/tzolkin");
        see("rules", ".rules-table table");
        page.locator("input[type=search]").fill("palenque");
        see("rules, searched", "nav li[hidden]");
    }

    /** What a game brings along: its board at several moments, its guide and its rules. */
    private void anotherGame(String game) {
        guest.open("/");
        page.locator("[aria-labelledby=game-" + game + "] .row button").click();
        guest.awaitMatch();
        see(game + ", guided", ".guide p");
        guest.awaitTurn();
        for (int i = 0; i < 6; i++) {
            guest.choose(guest.choices().getLast()); // the first ends the turn
            guest.awaitTurn();
        }
        see(game + ", in mid-turn", ".prompt.mine");
        MatchRecord record = RandomMatch.finished(game, 4);
        guest.look(record);
        see(game + ", finished", ".prompt a[download]");
        for (int quarter = 1; quarter < 4; quarter++) {
            String step = String.valueOf(record.choices().size() * quarter / 4);
            page.locator(".replay input").fill(step);
            see(game + ", replay " + quarter, ".prompt-state:text-matches('" + step + "')");
        }
        guest.open("/rules/" + game);
        see(game + ", rules", ".rules-table table");
        guest.open("/new?game=" + game);
        see(game + ", new table", "form fieldset textarea");
    }

    /** What is done on the map of The Great Zimbabwe. */
    private void kingdoms() {
        MatchRecord record = Kingdoms.raising();
        guest.playOn(record);
        see("raising", ".zi-raise .zi-leg");
        page.locator(".zi-bar [aria-pressed=false]").click();
        guest.square(Kingdoms.view(record).get("raise").get("square").text()).click();
        see("inspector", ".zi-shades text");
    }

    private void nothingThere() {
        guest.open("/nowhere");
        see("missing page", "main a.button");
        guest.open("/t/nothing");
        see("missing table", "main a.button");
        guest.open("/recover/nobody");
        see("recovery", "main button.primary");
        page.locator("main button.primary").click();
        see("failed recovery", "main a.button.primary");
    }

    private void see(String name, String sign) {
        page.locator(sign.replaceFirst("^dialog", "dialog[open]")) // it opens a moment after it is there
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        look.accept(name);
    }

    private void closeDialog() {
        page.keyboard().press("Escape");
        page.waitForCondition(() -> page.locator("dialog").count() == 0);
    }
}
