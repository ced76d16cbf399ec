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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** On a screen as small as a phone's. */
class PhoneTest {

    private static final int WIDTH = 390;
    private static final int HEIGHT = 844;

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

    @Test
    void nothingIsWiderThanTheScreen() {
        BrowserGuest anna = phone();
        List<String> wide = new ArrayList<>();
        Tour.lead(anna, place -> {
            if (width(anna) > WIDTH) {
                wide.add(place + ": " + width(anna));
            }
        });
        assertThat(wide).isEmpty();
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
        if (page.locator(".offer").count() > 0) {
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
        return house.guest(wishes ->
                wishes.setViewportSize(WIDTH, HEIGHT).setIsMobile(true).setHasTouch(true));
    }

    private static int width(BrowserGuest guest) {
        return (int) guest.page().evaluate("document.documentElement.scrollWidth");
    }
}
