package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.MatchRecord;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On a screen as small as a phone's. */
class PhoneTest {

    private static final int WIDTH = 390;
    private static final int HEIGHT = 844;

    /** A finger hits what is so wide and high, in pixels. */
    private static final int FINGER = 40;

    /**
     * What the frame shows that is smaller than a finger. Links within sentences are as high as their line; what a game draws
     * is magnified by the first tap.
     */
    private static final String TOO_SMALL = """
            () => {
              const ofGame = '.board, .seat-body, .cover, .rules article'
              const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !one.closest(ofGame)
              const name = (one) => one.tagName + '.' + (one.getAttribute('class') ?? '') + ' ' + one.textContent.trim().slice(0, 30)
              const things = 'button, a[href], select, textarea, summary, input, [role=tab], [role=spinbutton]'
              const fingers = [...document.querySelectorAll(things)]
                .filter((one) => shown(one) && !one.closest('.skip, .hidden, p'))
                .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
                .filter(({ box }) => box.height < 39.5 || box.width < 39.5)
                .map(({ one, box }) => name(one) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))
              return fingers
            }
            """;

    @RegisterExtension
    final House house = new House();

    @Test
    void aRoundIsPlayed() {
        BrowserGuest anna = phone().playNow(2);
        anna.toFirstTurn();
        Locator round = anna.page().locator(".tz-round");
        while (round.textContent().strip().equals("1")) {
            List<String> choices = anna.choices();
            anna.choose(choices.contains("end") ? "end" : choices.getFirst());
            assertThat(width(anna)).isEqualTo(WIDTH);
        }
        assertThat(round.textContent().strip()).isIn("2", "3");
    }

    /** In Portuguese, whose words are longer than the English ones: {@link EveryPageTest} looks at the other languages. */
    @Test
    void everyPageHasEveryTextAndNothingWiderThanTheScreenOrTooSmallForFingersAndEyes() {
        BrowserGuest anna = phone("pt-BR");
        List<String> missing = new ArrayList<>();
        List<String> wide = new ArrayList<>();
        Set<String> small = new TreeSet<>();
        Tour.lead(anna, place -> {
            missing.addAll(EveryPageTest.keys(anna, place, "pt-BR"));
            if (width(anna) > WIDTH) {
                wide.add(place + ": " + width(anna));
            }
            for (Object found : (List<?>) anna.page().evaluate(TOO_SMALL)) {
                small.add(place + ": " + found);
            }
            Letters.tooSmallOn(anna.page()).forEach(found -> small.add(place + ": " + found));
        });
        assertThat(missing).isEmpty();
        assertThat(wide).isEmpty();
        assertThat(small).isEmpty();
    }

    @Test
    void whatIsTooSmallForAFingerIsMagnifiedFirst() {
        BrowserGuest anna = phone().playNow(2);
        anna.toFirstTurn();
        int step = anna.awaitTurn().step();
        String words = anna.choice("place ");
        String target = anna.inList(words).getAttribute("data-targets").replaceFirst(" .*", "");
        Locator space = anna.page().locator(".board [data-target='" + target + "'][role=button]");
        assertThat(space.boundingBox().height).isLessThan(FINGER);
        space.tap();
        assertThat(Math.min(space.boundingBox().height, space.boundingBox().width))
                .isGreaterThanOrEqualTo(FINGER);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step);
        assertThat(anna.page().locator(".parts-chip").first().boundingBox().x)
                .as("the chips are still there")
                .isBetween(0.0, 20.0);
        space.tap();
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).isEqualTo(words);
    }

    @Test
    void aChipLeadsToAPartOfTheBoardWhichExplainsItselfWhenItIsTapped() {
        BrowserGuest anna = phone().look(RandomMatch.finished("tzolkin", 3));
        Page page = anna.page();
        Locator temples = page.locator(".tz-temples");
        BoundingBox board = page.locator(".board").boundingBox();
        assertThat(temples.boundingBox().y).as("out of sight").isGreaterThan(board.y + board.height);
        page.locator(".parts-chip").nth(1).tap();
        page.waitForCondition(() -> {
            BoundingBox box = temples.boundingBox();
            return box.y > board.y && box.y < board.y + board.height / 3;
        });
        Locator temple = page.locator(".tz-temples [data-about]").first();
        temple.tap();
        Locator about = page.locator(".about");
        about.waitFor();
        assertThat(about.textContent()).startsWith("temple of Chaac: ");
    }

    @Test
    void aMapIsZoomedAndBuiltOnWithFingers() {
        MatchRecord record = Kingdoms.placing();
        BrowserGuest anna = phone().playOn(record);
        Page page = anna.page();
        String square = Kingdoms.turnable(anna.choices()).getLast();
        Locator map = page.locator(".zi-map");
        Locator zoomed = page.locator(".zi-map.zi-zoomed");
        pinch(anna, map.boundingBox());
        zoomed.waitFor();
        anna.button("Whole map").tap();
        assertThat(zoomed.count()).isZero();
        anna.button("Zoom in").tap();
        assertThat(zoomed.count()).isEqualTo(1);
        anna.button("Zoom out").tap();
        assertThat(zoomed.count()).isZero();
        assertThat(width(anna)).isEqualTo(WIDTH);

        anna.square(square).tap();
        page.locator(".zi-ghost:not(.zi-no)").waitFor();
        page.locator(".board button[aria-keyshortcuts=r]").tap();
        anna.button("Place here").tap();
        anna.awaitTurnAfter(record.choices().size());
        assertThat(house.record(anna.matchId()).choices().get(record.choices().size()))
                .isEqualTo("site " + square + " down");
        assertThat(width(anna)).isEqualTo(WIDTH);
    }

    @Test
    void aChartIsZoomedAndSettledOnWithFingers() {
        BrowserGuest anna = phone();
        Archipelago.open(anna, "alliance");
        anna.awaitMatch();
        int step = anna.awaitTurn().step();
        Page page = anna.page();
        String hex = Archipelago.hexOf(anna.choices().getLast());
        Locator map = page.locator(".ti-map");
        map.scrollIntoViewIfNeeded();
        pinch(anna, map.boundingBox());
        page.locator(".ti-map.ti-zoomed").waitFor();
        anna.button("Whole chart").tap();
        assertThat(page.locator(".ti-map.ti-zoomed").count()).isZero();

        Archipelago.hex(anna, hex).tap();
        page.locator(".ti-map.ti-zoomed").waitFor();
        assertThat(Archipelago.hex(anna, hex).boundingBox().height)
                .as("big enough for a finger")
                .isGreaterThan(40);
        assertThat(house.record(anna.matchId()).choices())
                .as("the first tap only magnifies")
                .hasSize(step);
        Archipelago.hex(anna, hex).tap();
        if (anna.isAskedWhichAfter(step)) {
            page.locator(".offer button").first().tap();
        }
        anna.awaitTurnAfter(step);
        assertThat(house.record(anna.matchId()).choices().get(step)).endsWith(" " + hex);
        assertThat(width(anna)).isEqualTo(WIDTH);
    }

    /** Two fingers move apart around the middle of a box. */
    private static void pinch(BrowserGuest guest, BoundingBox box) {
        CDPSession hand = guest.context().newCDPSession(guest.page());
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        touch(hand, "touchStart", x - 20, y, x + 20, y);
        for (int apart = 30; apart <= 80; apart += 10) {
            touch(hand, "touchMove", x - apart, y, x + apart, y);
        }
        touch(hand, "touchEnd");
        hand.detach();
    }

    /** Fingers at points, each an x and a y. */
    private static void touch(CDPSession hand, String type, double... points) {
        JsonArray fingers = new JsonArray();
        for (int i = 0; i < points.length; i += 2) {
            JsonObject finger = new JsonObject();
            finger.addProperty("id", i);
            finger.addProperty("x", points[i]);
            finger.addProperty("y", points[i + 1]);
            fingers.add(finger);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", fingers);
        hand.send("Input.dispatchTouchEvent", event);
    }

    private BrowserGuest phone() {
        return phone("en-GB");
    }

    private BrowserGuest phone(String locale) {
        return house.guest(wishes -> wishes.setLocale(locale)
                .setViewportSize(WIDTH, HEIGHT)
                .setIsMobile(true)
                .setHasTouch(true));
    }

    private static int width(BrowserGuest guest) {
        return (int) guest.page().evaluate("document.documentElement.scrollWidth");
    }
}
