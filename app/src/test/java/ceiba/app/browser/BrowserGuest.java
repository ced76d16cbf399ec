package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A person with a browser of their own, and verbs for what people do with it. */
final class BrowserGuest implements AutoCloseable {

    /** Screens narrower than this are phones. */
    private static final int PHONE = 700;

    private static final Set<String> BAD_NEWS = Set.of("error", "warning", "assert");

    /**
     * What the match page says now: the step, and whether the reader must choose, may only wait or has seen the end. Nothing
     * while it is on its way, or a choice is.
     */
    private static final String MOMENT = """
            () => {
              const at = document.querySelector('.replay-at small')?.textContent
              if (!at || document.querySelector('.spinner, .connection p, .side [data-words][aria-disabled=true]')) return null
              const over = document.querySelector('.prompt a[download]') !== null
              const mine = document.querySelector('.prompt.mine') !== null
              return { step: Number(at.split('/')[1]), mine, over }
            }
            """;

    /** A point on the screen where a click reaches a glowing target and nothing that lies over it. */
    private static final String WHERE = """
            (target) => {
              for (const spot of document.querySelectorAll('main [data-target][role=button]')) {
                if (spot.dataset.target !== target) continue
                spot.scrollIntoView({ block: 'center', inline: 'center' })
                const { left, top, width, height } = spot.getBoundingClientRect()
                for (const x of [.5, .3, .7, .15, .85]) for (const y of [.5, .3, .7, .15, .85]) {
                  const point = { x: left + width * x, y: top + height * y }
                  if (document.elementFromPoint(point.x, point.y) === spot) return point
                }
              }
              return null
            }
            """;

    /** A map over which the piece that is to be laid follows the pointer as a ghost. */
    private static final String GHOSTLY = ".board .zi-placing";

    private static final String GHOST = ".board .zi-ghost";

    /** What the board says about it. */
    private static final String ABOUT_GHOST = ".board .zi-text";

    private static final int MOST_TURNS = 4;

    /** What a tap magnifies becomes at least so much wider. */
    private static final double MAGNIFIED = 1.05;

    private final BrowserContext context;
    private final String address;
    private final List<String> complaints = new ArrayList<>();
    private final List<Pattern> forgiven = new ArrayList<>();
    private Page page;

    BrowserGuest(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        context.setDefaultTimeout(60_000); // the machine may be busy
        context.onConsoleMessage(this::listen);
        context.onWebError(error -> complaints.add("thrown: " + error.error()));
        context.onRequest(this::watch);
        page = context.newPage();
    }

    private void listen(ConsoleMessage message) {
        if (BAD_NEWS.contains(message.type())) {
            complaints.add(message.type() + ": " + message.text() + " at " + message.location());
        }
    }

    private void watch(Request request) {
        if (!request.url().matches("(" + Pattern.quote(address) + "/|data:|blob:).*")) {
            complaints.add("a request to another host: " + request.url());
        }
    }

    /** What the browser's console complained about, and requests that left the house. */
    List<String> complaints() {
        return complaints.stream()
                .filter(complaint ->
                        forgiven.stream().noneMatch(p -> p.matcher(complaint).find()))
                .toList();
    }

    /** This test makes the browser complain like this, and rightly. */
    void forgive(String regex) {
        forgiven.add(Pattern.compile(regex));
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /** A second window of the same browser at the same place, in front of the first. */
    Page anotherTab() {
        Page tab = context.newPage();
        tab.navigate(page.url());
        return tab;
    }

    /** From now on the verbs mean this window. */
    void turnTo(Page tab) {
        page = tab;
        tab.bringToFront();
    }

    void picture(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        context.close();
    }

    // Places

    BrowserGuest open(String path) {
        page.navigate(address + path);
        page.locator("main h1").first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        return this;
    }

    /** Begins a match of Tzolk'in against novices from the home page. */
    BrowserGuest playNow(int seats) {
        return playNow("tzolkin", seats);
    }

    BrowserGuest playNow(String game, int seats) {
        open("/");
        Locator form = page.locator("[aria-labelledby=game-" + game + "] form.play-now");
        form.locator("select").nth(0).selectOption(String.valueOf(seats));
        form.locator("select").nth(1).selectOption("novice");
        form.locator("button").click();
        awaitMatch();
        return this;
    }

    /** Opens the record of a match, to look at. */
    BrowserGuest look(MatchRecord record) {
        open("/");
        byte[] json = Json.compact(record.json()).getBytes(StandardCharsets.UTF_8);
        page.locator("input[type=file]").setInputFiles(new FilePayload("match.json", "application/json", json));
        awaitMatch();
        return this;
    }

    /** Plays on against novices from the step that is looked at. */
    BrowserGuest playOn(int seat) {
        String old = path();
        page.locator(".replay button.small:not(.primary)").click();
        Locator dialog = page.locator("dialog");
        dialog.locator("select").nth(0).selectOption(String.valueOf(seat));
        dialog.locator("select").nth(1).selectOption("novice");
        dialog.locator(".primary").click();
        page.waitForCondition(() -> !path().equals(old));
        awaitMatch();
        return this;
    }

    /** Plays on from the end of a record, at the seat that decides there. */
    BrowserGuest playOn(MatchRecord record) {
        look(record);
        page.locator(".replay input").fill(String.valueOf(record.choices().size()));
        playOn(record.replay().decider());
        page.locator(".prompt.mine").waitFor();
        return this;
    }

    /** Waits until the board is there. */
    void awaitMatch() {
        page.locator("main.match .board").waitFor();
    }

    /** Sets a table up for two people, and answers its address. */
    String openTable() {
        open("/new?game=tzolkin");
        page.locator("form button.primary").click();
        page.locator("main.waiting").waitFor();
        return path();
    }

    /** The address without the host. */
    String path() {
        return page.url().substring(page.url().indexOf('/', "http://".length()));
    }

    String matchId() {
        return path().replaceFirst("/t/", "");
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    // The match

    record Moment(int step, boolean mine, boolean over) {
        private static Moment read(Map<?, ?> json) {
            return new Moment((int) json.get("step"), (boolean) json.get("mine"), (boolean) json.get("over"));
        }
    }

    /** Waits until the guest must choose or the match is over. */
    Moment awaitTurn() {
        return await("m.mine || m.over");
    }

    Moment awaitStep(int step) {
        return await("m.step === " + step);
    }

    /** Waits until the page has shown a step after this one and asks the guest again, or is over. */
    Moment awaitTurnAfter(int step) {
        return await("m.step > " + step + " && (m.mine || m.over)");
    }

    /**
     * Waits until what was pressed is chosen, or the page asks which of several choices is meant.
     *
     * @return whether it asks, with the focus in its menu
     */
    boolean isAskedWhichAfter(int step) {
        String script =
                "() => { const m = (" + MOMENT + ")(); const asked = !!document.activeElement?.closest('.offer');"
                        + " return asked || (m && m.step > " + step + ") ? { asked } : null }";
        return (boolean) ((Map<?, ?>) page.waitForFunction(script).jsonValue()).get("asked");
    }

    private Moment await(String condition) {
        String script = "() => { const m = (" + MOMENT + ")(); return m && (" + condition + ") ? m : null }";
        return Moment.read((Map<?, ?>) page.waitForFunction(script).jsonValue());
    }

    /** Waits until one of these, who sit at one table, must choose at a step after this one; empty at the end. */
    static Optional<BrowserGuest> awaitDecider(List<BrowserGuest> players, int step) {
        List<BrowserGuest> found = new ArrayList<>();
        players.getFirst().page.waitForCondition(() -> {
            for (BrowserGuest guest : players) {
                Object now = guest.page.evaluate(MOMENT);
                if (now != null) {
                    Moment moment = Moment.read((Map<?, ?>) now);
                    if (moment.over()) {
                        return true;
                    }
                    if (moment.mine() && moment.step() > step) {
                        return found.add(guest);
                    }
                }
            }
            return false;
        });
        return found.stream().findFirst();
    }

    /** Whether the guest must choose now. */
    boolean mayChoose() {
        return !choices().isEmpty();
    }

    /** The choices beside the board, in words: the one that ends the turn first. Groups that were closed are open then. */
    List<String> choices() {
        Locator closed = page.locator(".choices-group [aria-expanded=false]");
        while (closed.count() > 0) {
            closed.first().click();
        }
        Object words = page.locator(".side [data-words]").evaluateAll("all => all.map(one => one.dataset.words)");
        return ((List<?>) words).stream().map(String.class::cast).toList();
    }

    /** The first choice that begins with one of these, which are tried in order. */
    String choice(String... starts) {
        List<String> choices = choices();
        return Stream.of(starts)
                .flatMap(start -> choices.stream().filter(words -> words.startsWith(start)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("none of " + choices + " begins so"));
    }

    /** Makes a choice with the mouse: where it glows on the board, else with its button there or in the list. */
    void click(String words) {
        Locator inList = inList(words);
        String targets = inList.getAttribute("data-targets");
        String target = targets == null ? "" : targets.split(" ", -1)[0];
        if (target.isEmpty()
                || page.locator(".board [role=group]" + at(target)).count() > 0
                || isInAnotherTab(target)
                || isOutOfSight(target)) {
            Locator onBoard = page.locator(".board button[data-words='" + words + "']:visible");
            (onBoard.count() > 0 ? onBoard : inList).click();
            return;
        }
        pointAt(target);
        if (page.locator(GHOSTLY).count() > 0) {
            turnPiece(words);
            press();
            return;
        }
        int there = page.locator(".side [data-targets~='" + target + "']").count();
        double before = sizeOf(target);
        press();
        if (sizeOf(target) > before * MAGNIFIED) { // too small for a finger: the first tap only brought it closer
            pointAt(target);
            press();
        }
        if (there > 1) {
            page.locator(".offer [data-words='" + words + "']").click();
        }
    }

    /** On a phone the players' things are not on the screen together with the choices. */
    private boolean isInAnotherTab(String target) {
        return page.locator("section.seat:visible").count() == 0
                && page.locator(".board " + at(target)).count() == 0;
    }

    /** On a phone parts of a board may lie beyond the edge of the screen. */
    private boolean isOutOfSight(String target) {
        return page.viewportSize().width < PHONE && page.evaluate(WHERE, target) == null;
    }

    /** Moves the mouse to where a click reaches a glowing target. */
    private void pointAt(String target) {
        Map<?, ?> where = (Map<?, ?>) page.waitForFunction(WHERE, target).jsonValue();
        page.mouse().move(((Number) where.get("x")).doubleValue(), ((Number) where.get("y")).doubleValue());
    }

    /** Turns the piece at the pointer until it lies as in these words. */
    private void turnPiece(String words) {
        page.locator(GHOST).waitFor();
        String sentence = inList(words).textContent();
        Locator about = page.locator(ABOUT_GHOST);
        for (int turns = 0; !sentence.contains(about.textContent()); turns++) {
            assertThat(turns).as("turns until the ghost lies as in '%s'", words).isLessThan(MOST_TURNS);
            page.keyboard().press("r");
        }
    }

    /** How wide a target on the board is on the screen; 0 if it is gone. */
    private double sizeOf(String target) {
        return ((Number) page.evaluate("""
                        target => Math.max(0, ...[...document.querySelectorAll('main [data-target][role=button]')]
                          .filter(spot => spot.dataset.target === target)
                          .map(spot => spot.getBoundingClientRect().width))""", target)).doubleValue();
    }

    /** Presses the mouse where it is. */
    private void press() {
        page.mouse().down();
        page.mouse().up();
    }

    private static String at(String target) {
        return "[data-target='" + target + "']";
    }

    /** A square of a map. */
    Locator square(String name) {
        return page.locator(".board " + at("square/" + name));
    }

    Locator inList(String words) {
        return page.locator(".side [data-words='" + words + "']");
    }

    /** Makes a choice and waits until it is the guest's turn again. */
    Moment choose(String words) {
        int before = awaitTurn().step();
        click(words);
        return awaitTurnAfter(before);
    }

    /** Keeps the first tiles there are, and waits for the first turn. */
    Moment toFirstTurn() {
        Moment now = awaitTurn();
        while (choices().stream().noneMatch(words -> words.startsWith("place "))) {
            now = choose(choices().getFirst());
        }
        return now;
    }

    void undo() {
        button("Undo").click();
    }

    void restartTurn() {
        button("Restart").click();
    }
}
