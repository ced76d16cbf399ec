package ceiba.app.browser;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.bots.Sight;
import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Tables of Tindaya, ways through a match of it, and what lies on its board. */
final class Archipelago {

    static final String GAME = "tindaya";

    private static final int TRIES = 5000;
    private static final int SEED = 5;

    private static final Bot ADVISER =
            Bots.named(Games.named(GAME), "greedy", 1).bot(7);

    private Archipelago() {}

    /** Sets an easy table up: the guest has the first seat, the others sit as these words say. */
    static void open(BrowserGuest host, String mode, String... others) {
        host.open("/new?game=" + GAME);
        Page page = host.page();
        page.locator("select:has(option[value='4'])").selectOption(String.valueOf(1 + others.length));
        for (int i = 0; i < others.length; i++) {
            page.locator("fieldset select").nth(i + 1).selectOption(others[i]);
        }
        page.locator("select:has(option[value=dominion])").selectOption(mode);
        page.locator("select:has(option[value=easy])").selectOption("easy");
        page.locator("form button.primary").click();
    }

    /** Two people sit down at an easy table, others may watch, and the match begins. */
    static void begin(String mode, BrowserGuest host, BrowserGuest other, BrowserGuest... watching) {
        open(host, mode, "open");
        host.page().locator("main.waiting").waitFor();
        other.open(host.path()).button("Sit here").click();
        for (BrowserGuest guest : watching) {
            guest.open(host.path());
        }
        host.awaitMatch();
        other.awaitMatch();
    }

    /** An easy match that has come to where it took sensible players so many choices more to its end. */
    static MatchRecord before(int left, int seats, String mode) {
        Game game = Games.named(GAME);
        Setup setup = Setup.of(game, seats, Map.of("mode", mode, "difficulty", "easy"), SEED);
        Position position = game.start(setup);
        List<String> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            int choice = ADVISER.choose(new Sight(game, position));
            choices.add(game.codec().words(choice));
            position.choose(choice, Journal.SILENT);
        }
        return new MatchRecord(game, setup, choices.subList(0, choices.size() - left), List.of());
    }

    /** A match of four that has come to where some hex is crowded: at least four groups of natives, one of them of several. */
    static MatchRecord crowded() {
        MatchRecord whole = before(0, 4, "dominion");
        for (int length = 1; length < whole.choices().size(); length++) {
            MatchRecord record =
                    new MatchRecord(whole.game(), whole.setup(), whole.choices().subList(0, length), List.of());
            if (view(record).get("hexes").fields().stream().anyMatch(Archipelago::isCrowded)) {
                return record;
            }
        }
        throw new AssertionError("nobody ever crowds");
    }

    private static boolean isCrowded(Node hex) {
        if (!hex.has("natives")) {
            return false;
        }
        List<Double> groups = hex.get("natives").fields().stream()
                .flatMap(tribe -> tribe.items().stream())
                .map(Node::number)
                .filter(natives -> natives > 0)
                .toList();
        return groups.size() > 3 && Collections.max(groups) > 1;
    }

    /** What a player who looks one choice ahead would do after the last choice of a record. */
    static String sensible(MatchRecord record) {
        Game game = record.game();
        return game.codec().words(ADVISER.choose(new Sight(game, record.replay())));
    }

    /** Few choices that lead from a record's start to a proposal in return, which is to be accepted or refused. */
    static List<String> toAProposalInReturn(MatchRecord record) {
        List<String> shortest = List.of();
        for (int seed = 0; seed < TRIES; seed++) {
            List<String> way =
                    stroll(record, new Random(seed), shortest.isEmpty() ? Integer.MAX_VALUE : shortest.size());
            shortest = way.isEmpty() ? shortest : way;
        }
        if (shortest.isEmpty()) {
            throw new AssertionError("nobody meets anybody in " + TRIES + " matches");
        }
        return shortest;
    }

    /** Random choices until something is proposed in return; none if they are not less than this many. */
    private static List<String> stroll(MatchRecord record, Random dice, int most) {
        Game game = record.game();
        int counter = game.codec().choice("counter");
        int[] answers = {game.codec().choice("accept"), game.codec().choice("refuse")};
        Position position = game.start(record.setup());
        List<String> way = new ArrayList<>();
        while (position.decider() != Position.OVER && way.size() < most) {
            int[] choices = Choices.of(game, position);
            if (Arrays.equals(choices, answers)) {
                return way;
            }
            boolean answerable = Arrays.stream(choices).anyMatch(choice -> choice == counter);
            int choice = answerable ? counter : choices[dice.nextInt(choices.length)];
            way.add(game.codec().words(choice));
            position.choose(choice, Journal.SILENT);
        }
        return List.of();
    }

    /** What the decider sees after the last choice of a record. */
    static Node view(MatchRecord record) {
        Position position = record.replay();
        return Json.parse(Json.compact(position.view(position.decider())));
    }

    /** A hex of the chart. */
    static Locator hex(BrowserGuest guest, String name) {
        return guest.page().locator(".ti-map [data-target='hex/" + name + "']");
    }

    /** The hex that a choice names last. */
    static String hexOf(String words) {
        return words.substring(words.lastIndexOf(' ') + 1);
    }

    /** How much of something a tribe has, as its board tells a guest. */
    static int stock(BrowserGuest guest, String tribe, String unit) {
        String cell = ".ti-store .ti-cell:has([data-target='store/" + tribe + "/" + unit + "']) b";
        return Integer.parseInt(guest.page().locator(cell).textContent());
    }
}
