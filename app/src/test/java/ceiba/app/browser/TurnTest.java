package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be done within a turn: taking back, and not choosing twice by mistake. */
class TurnTest {

    private static final int WIDE = 1440;

    /** How much of the board's height its picture leaves. */
    private static final String IDLE =
            "board => board.clientHeight - board.querySelector('.tz-board').getBoundingClientRect().height";

    @RegisterExtension
    final House house = new House();

    @Test
    void undoTakesTheLastChoiceBack() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<String> choices = anna.choices();
        assertThat(anna.button("Undo").isDisabled())
                .as("before the first choice of the turn")
                .isTrue();
        String place = anna.choice("place ");
        anna.choose(place);
        assertThat(anna.choices()).isNotEqualTo(choices);
        anna.undo();
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step);
    }

    /** Silent, unless somebody wants to hear that it is their turn. */
    @Test
    void aSoundIsHeardIfItIsWanted() {
        BrowserGuest anna = house.guest();
        anna.page()
                .addInitScript(
                        "window.tones = 0; const start = OscillatorNode.prototype.start;"
                                + " OscillatorNode.prototype.start = function (at) { window.tones++; return start.call(this, at) }");
        anna.playNow(2).toFirstTurn();
        anna.choose(anna.choice("place "));
        assertThat(anna.page().evaluate("window.tones")).isEqualTo(0);
        anna.page().locator(".who").click();
        anna.page().getByLabel("Sound").check();
        anna.page().keyboard().press("Escape");
        anna.choose("end");
        anna.page().waitForFunction("window.tones > 0");
    }

    @Test
    void restartTakesTheWholeTurnBack() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<String> choices = anna.choices();
        anna.choose(anna.choice("beg ", "place ")); // who has no corn for a second worker begs
        anna.choose(anna.choice("place "));
        anna.restartTurn();
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);
    }

    /** Whatever the size of the screen: what ends the turn, what takes back, and what one has. */
    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "390, 844"})
    void whatEndsTheTurnStandsBesideUndo(int width, int height) {
        BrowserGuest anna =
                house.guest(wishes -> wishes.setViewportSize(width, height)).playNow(4);
        anna.toFirstTurn();
        if (anna.choices().stream().anyMatch(words -> words.startsWith("beg "))) {
            anna.choose(anna.choice("beg ")); // for the corn that a second worker costs
        }
        anna.choose(anna.choice("place "));
        Locator end = anna.page().locator(".turn-bar [data-words=end]");
        for (Locator needed :
                List.of(end, anna.button("Undo"), anna.page().locator(width < 1200 ? ".stock" : ".seat >> nth=0"))) {
            BoundingBox box = needed.boundingBox();
            assertThat(box.x).isNotNegative();
            assertThat(box.x + box.width).isLessThanOrEqualTo(width);
            assertThat(box.y + box.height).isLessThanOrEqualTo(height);
        }
        if (width == WIDE) {
            assertThat(anna.page().locator(".board").evaluate("board => board.scrollHeight - board.clientHeight"))
                    .as("what is out of sight of the board")
                    .isEqualTo(0);
            assertThat(((Number) anna.page().locator(".board").evaluate(IDLE)).doubleValue())
                    .as("what lies idle under it")
                    .isLessThan(25);
        }
        assertThat(anna.page().locator(".prompt h2").textContent()).startsWith("Place another");
        assertThat(anna.page().locator(".choices").textContent())
                .as("nobody reads of oneself by name")
                .doesNotContain("Guest");
        int before = anna.awaitTurn().step();
        end.click();
        anna.awaitTurnAfter(before);
        assertThat(anna.page().locator(".since li").count())
                .as("a line for each rival who had a turn meanwhile: not all, if the first player has changed")
                .isBetween(1, 3);
        assertThat(anna.page().locator(".since-words").allTextContents())
                .as("what each has done")
                .noneMatch(String::isBlank);
        assertThat(anna.page().locator(".board .spot-moved").count())
                .as("where it was done")
                .isPositive();
        anna.page().waitForCondition(() -> anna.page().title().startsWith("Your turn"));
        if (width == WIDE) {
            assertThat(anna.page().locator(".log .log-heading").first().textContent())
                    .as("a line between the rounds")
                    .contains("Round ");
        }
        anna.page().locator(".since button").first().click();
        anna.page().locator(".replay.looking").waitFor();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tzolkin", "maya", "zimbabwe", "tindaya"})
    void theGuideHidesNeitherTheBoardNorAChoice(String game) {
        BrowserGuest anna = house.guest().open("/");
        anna.page()
                .locator("[aria-labelledby=game-" + game + "]")
                .getByText("Guided first match")
                .click();
        anna.awaitMatch();
        anna.awaitTurn();
        BoundingBox guide = anna.page().locator(".guide").boundingBox();
        BoundingBox board = anna.page().locator(".board").boundingBox();
        BoundingBox side = anna.page().locator(".side").boundingBox();
        assertThat(guide.y + guide.height).as("above the board").isLessThanOrEqualTo(board.y);
        assertThat(guide.x + guide.width).as("beside the choices").isLessThanOrEqualTo(side.x);
        assertThat(board.height).as("what is left for the board").isGreaterThan(500);
    }

    @Test
    void whatTakesBackAndAdvisesStandsInOneRowInLongWords() {
        BrowserGuest anna = house.guest(wishes -> wishes.setLocale("it-IT")).playNow(2);
        anna.toFirstTurn();
        List<Locator> tools = anna.page().locator(".tools button").all();
        assertThat(tools).hasSize(3);
        assertThat(tools)
                .extracting(tool -> tool.boundingBox().y)
                .containsOnly(tools.getFirst().boundingBox().y);
    }

    @Test
    void aSecondClickIsNotASecondChoice() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<Route> sent = hold(anna.page());
        String place = anna.choice("place ");
        anna.click(place);
        anna.click(place);
        anna.page().keyboard().press("1");
        anna.page().waitForCondition(() -> !sent.isEmpty());
        sent.forEach(Route::resume);
        anna.awaitStep(step + 1);
        assertThat(sent).hasSize(1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
    }

    @Test
    void twoTabsMakeOneChoice() {
        BrowserGuest anna = house.guest().playNow(2);
        anna.forgive("409");
        int step = anna.toFirstTurn().step();
        Page tab = anna.page();
        Page other = anna.anotherTab();
        List<Route> sent = hold(tab);
        List<Route> sentByOther = hold(other);
        String place = anna.choice("place ");
        anna.click(place);
        anna.turnTo(other);
        anna.awaitTurn();
        anna.click(place);
        other.waitForCondition(() -> sent.size() + sentByOther.size() == 2);
        sent.getFirst().resume();
        sentByOther.getFirst().resume();
        anna.awaitStep(step + 1);
        anna.turnTo(tab);
        anna.awaitStep(step + 1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
        tab.unrouteAll();
        anna.choose(anna.choice("end"));
    }

    /** Holds every choice that a page sends back, until it is let go. */
    private static List<Route> hold(Page page) {
        List<Route> sent = new ArrayList<>();
        page.route("**/choices", sent::add);
        return sent;
    }
}
