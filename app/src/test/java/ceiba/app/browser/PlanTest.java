package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The shared plan, on a board that knows nothing of it: the map of The Great Zimbabwe, whose client says on its way to the
 * browser that one may pin to squares where to go and what to guard.
 */
class PlanTest {

    private static final String KINDS = """
            $1.pins=['go','guard'].map((word)=>({
              word, icon:'M4 12h16M14 6l6 6-6 6',
              places:(view)=>view.map.flatMap((row,y)=>[...row].map((_,x)=>'square/'+String.fromCharCode(97+x)+(y+1)))
                .filter((place)=>document.querySelector('[data-target="'+place+'"]')),
              says:(place)=>({key:'pin.'+word+'.to',args:[{raw:place.slice(7)}]}),
            }));export{$1 as default}""";

    private static final String TEXTS =
            "{\"pin.go\":\"go\",\"pin.go.to\":\"go to {0}\",\"pin.guard\":\"guard\",\"pin.guard.to\":\"guard {0}\",";

    @RegisterExtension
    final House house = new House();

    private static BrowserGuest planner(BrowserGuest guest) {
        BrowserContext context = guest.context();
        context.route(
                "**/assets/board-*.js",
                route -> change(route, code -> code.replaceFirst("export\\s*\\{\\s*(\\w+) as default\\s*}", KINDS)));
        context.route("**/api/games/*/texts/*", route -> change(route, texts -> texts.replaceFirst("\\{", TEXTS)));
        return guest;
    }

    private static void change(Route route, UnaryOperator<String> how) {
        APIResponse response = route.fetch();
        route.fulfill(new Route.FulfillOptions().setResponse(response).setBody(how.apply(response.text())));
    }

    private static Locator pins(BrowserGuest guest) {
        return guest.page().locator(".pins .pin");
    }

    private static void awaitPins(BrowserGuest guest, int count) {
        guest.page()
                .waitForCondition(() -> pins(guest).count() == count
                        && guest.page().locator(".spinner").count() == 0);
    }

    /** The only pin stands at the upper edge of its square. */
    private static void awaitAt(BrowserGuest guest, Locator square) {
        guest.page().waitForCondition(() -> {
            BoundingBox pin = pins(guest).boundingBox();
            BoundingBox place = square.boundingBox();
            return pin != null
                    && Math.abs(pin.x + pin.width / 2 - place.x - place.width / 2) < 2
                    && Math.abs(pin.y - place.y) < place.height / 2;
        });
    }

    @Test
    void whatOnePinsBothSeeUntilItIsTakenBack() {
        BrowserGuest anna = planner(house.guest());
        BrowserGuest ben = planner(house.guest());
        anna.open("/new?game=zimbabwe");
        anna.page().locator("form button.primary").click();
        anna.page().locator("main.waiting").waitFor();
        ben.open(anna.path()).button("Sit here").click();
        anna.awaitMatch();
        ben.awaitMatch();
        int step = house.record(anna.matchId()).choices().size();

        anna.page()
                .locator("[role=tab]", new Page.LocatorOptions().setHasText("Plan"))
                .click();
        anna.button("go").click();
        anna.page().locator(".plan-tools select").nth(1).selectOption("1");
        Locator square = anna.page().locator(".board [data-target^='square/']").nth(30);
        String name = square.getAttribute("data-target").substring("square/".length());
        square.click();
        awaitPins(anna, 1);
        awaitPins(ben, 1);
        awaitAt(anna, square);
        String text = pins(ben).getAttribute("aria-label");
        assertThat(text).endsWith(": go to " + name + ", for " + text(ben, ".who-name"));

        Locator told = ben.page().locator("main > p[role=status]"); // who does not see it, in any tab
        ben.page().waitForCondition(() -> told.textContent().equals(text));
        assertThat(anna.page().locator("main > p[role=status]").textContent())
                .as("her own")
                .isEmpty();

        pins(ben).hover();
        assertThat(text(ben, ".pin-text")).isEqualTo(text);
        ben.page()
                .locator("[role=tab]", new Page.LocatorOptions().setHasText("Plan"))
                .click();
        assertThat(text(ben, ".plan li")).isEqualTo(text);
        assertThat(ben.page().locator(".plan li button").count())
                .as("not Ben's to take back")
                .isZero();

        anna.button("Zoom in").click();
        awaitAt(anna, square);
        anna.button("Whole map").click();
        awaitAt(anna, square);
        anna.page().setViewportSize(1300, 700);
        awaitAt(anna, square);
        assertThat(Barriers.on(anna.page())).isEmpty();

        anna.page().reload();
        anna.awaitMatch();
        awaitPins(anna, 1);
        pins(anna).click();
        awaitPins(anna, 0);
        awaitPins(ben, 0);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step);
    }

    @Test
    void aPlanIsMadeWithTheKeyboardAloneAndOnAPhone() {
        BrowserGuest anna = planner(house.guest(
                wishes -> wishes.setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)));
        anna.playNow("zimbabwe", 2);
        Page page = anna.page();
        page.locator("[role=tab]", new Page.LocatorOptions().setHasText("Plan")).tap();
        anna.button("guard").focus();
        page.keyboard().press("Enter");
        page.locator(".plan-tools select").first().focus();
        page.keyboard().press("ArrowDown");
        anna.button("Pin it").focus();
        page.keyboard().press("Enter");
        awaitPins(anna, 1);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
        page.locator(".plan li button").focus();
        page.keyboard().press("Enter");
        awaitPins(anna, 0);
        page.locator("[role=tab]").first().tap();
        assertThat(page.locator("main.planning").count())
                .as("another tab ends it")
                .isZero();
    }

    private static String text(BrowserGuest guest, String selector) {
        return guest.page().locator(selector).first().textContent().strip();
    }
}
