package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import com.microsoft.playwright.Locator;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board of Tindaya: how matches begin and end, an exchange between two people, and what only one of them may know. */
class ArchipelagoTest {

    private static final int CHOICES_AFTER_KEEPING = 8;
    private static final int CHOICES_AT_THE_START = 12;

    @RegisterExtension
    final House house = new House();

    @Test
    void oneGuestLeadsBothTribesOfAnAllianceToItsEnd() {
        BrowserGuest anna = house.guest().playOn(Archipelago.before(36, 1, "alliance"));
        Position end = playToTheEnd(anna);
        Locator result = anna.page().locator("dialog .result");
        assertThat(result.locator(".verdict").textContent())
                .isEqualTo(end.winners() == 0 ? "Nobody has won: the game was stronger" : "You have won");
        assertThat(result.locator("thead th").count()).isEqualTo(1);
        assertThat(anna.page().locator(".ti-tribe").count()).as("boards").isEqualTo(2);
        assertThat(anna.page().locator(".seat .points, .result .total").count())
                .as("an Alliance counts no points")
                .isZero();
    }

    @Test
    void aGuestPlaysDominionAgainstThreeBotsToItsEnd() {
        BrowserGuest anna = house.guest().playOn(Archipelago.before(96, 4, "dominion"));
        Position end = playToTheEnd(anna);
        Locator result = anna.page().locator("dialog .result");
        List<String> totals = result.locator(".total td").allTextContents();
        assertThat(totals)
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 4)
                        .mapToObj(seat -> String.valueOf(Math.round(end.points(seat))))
                        .toList());
        for (int column = 1; column <= 4; column++) {
            assertThat(result.locator(".sources tr td:nth-of-type(" + column + ")").allInnerTexts().stream()
                            .filter(points -> !points.equals("·"))
                            .mapToInt(points -> Integer.parseInt(points.replace('−', '-')))
                            .sum())
                    .as("the sources of points in column %d", column)
                    .isEqualTo(Integer.parseInt(totals.get(column - 1).replace('−', '-')));
        }
        assertThat(result.locator("th:text-is('Natives') ~ td").allInnerTexts())
                .as("what is left of the tribes")
                .hasSize(4)
                .allMatch(natives -> natives.matches("\\d+"));
        assertThat(result.locator("th.winner").count()).isEqualTo(Integer.bitCount(end.winners()));
    }

    @Test
    void aGuidedMatchIsAnEasyOne() {
        BrowserGuest anna = house.guest().open("/");
        anna.page()
                .locator("[aria-labelledby=game-" + Archipelago.GAME + "] .row button")
                .click();
        anna.awaitMatch();
        assertThat(house.record(anna.matchId()).setup().variants()).containsEntry("difficulty", "easy");
    }

    /** How a match begins. */
    @ParameterizedTest
    @CsvSource({"alliance, 0", "dominion, 3"})
    void aGuestBegins(String mode, int bots) {
        BrowserGuest anna = house.guest();
        Archipelago.open(anna, mode, Collections.nCopies(bots, "bot:novice").toArray(String[]::new));
        anna.awaitMatch();
        BrowserGuest.Moment now = anna.awaitTurn();
        for (int i = 0; i < CHOICES_AT_THE_START; i++) {
            now = choose(anna);
        }
        assertThat(house.record(anna.matchId()).choices()).hasSize(now.step());
    }

    @Test
    void aCrowdIsCountedInFiguresLargeEnough() {
        BrowserGuest anna = house.guest().look(Archipelago.crowded());
        assertThat(anna.page().locator(".ti-map .ti-native .ti-count").count()).isPositive();
        assertThat(Letters.tooSmallOn(anna.page())).isEmpty();
    }

    private BrowserGuest.Moment choose(BrowserGuest guest) {
        String words = Archipelago.sensible(house.record(guest.matchId()));
        assertThat(guest.choices()).contains(words);
        return guest.choose(words);
    }

    /** Clicks what is sensible until the result is shown, and answers the last position. */
    private Position playToTheEnd(BrowserGuest guest) {
        BrowserGuest.Moment now = guest.awaitTurn();
        while (!now.over()) {
            now = choose(guest);
        }
        guest.page().locator("dialog .result .verdict").waitFor();
        Position end = house.record(guest.matchId()).replay();
        assertThat(end.decider()).isEqualTo(Position.OVER);
        return end;
    }

    @Test
    void whatOneOffersTheOtherAnswersWithAnotherOfferWhichIsAccepted() {
        BrowserGuest anna = house.guest();
        BrowserGuest ben = house.guest();
        List<BrowserGuest> both = List.of(anna, ben);
        Archipelago.begin("alliance", anna, ben);
        List<String> way = Archipelago.toAProposalInReturn(house.record(anna.matchId()));
        for (int step = 0; step < way.size(); step++) {
            decider(both, step).click(way.get(step));
        }

        BrowserGuest proposer = decider(both, way.size());
        both.forEach(guest -> guest.awaitStep(way.size()));
        Node deal = Archipelago.view(house.record(anna.matchId())).get("barter");
        String one = deal.get("from").text();
        String other = deal.get("to").text();
        String give = deal.get("give").text();
        String take = deal.get("take").text();
        for (BrowserGuest guest : both) {
            assertThat(guest.page().locator(".ti-barter .ti-side-head").allInnerTexts())
                    .as("who barters")
                    .hasSize(2);
            assertThat(guest.page().locator(".ti-deal").innerText())
                    .as("who gives what to whom")
                    .matches("The \\w+ give 1 .+ to the \\w+\\. The \\w+ give 1 .+ to the \\w+\\.");
            assertThat(guest.page().locator(".ti-barter .ti-answers button").count())
                    .as("answers")
                    .isEqualTo(guest == proposer ? 2 : 0);
        }
        int[] before = stocks(anna, one, other, give, take);
        assertThat(stocks(ben, one, other, give, take)).isEqualTo(before);

        proposer.click("accept");
        both.forEach(guest -> guest.awaitStep(way.size() + 1));
        int[] after = {before[0] - 1, before[1] + 1, before[2] + 1, before[3] - 1};
        for (BrowserGuest guest : both) {
            assertThat(stocks(guest, one, other, give, take)).isEqualTo(after);
            assertThat(guest.page().locator(".ti-barter").count()).isZero();
        }
    }

    private static BrowserGuest decider(List<BrowserGuest> players, int step) {
        return BrowserGuest.awaitDecider(players, step - 1).orElseThrow();
    }

    /** What both tribes have of what the first gives, and of what it takes. */
    private static int[] stocks(BrowserGuest guest, String one, String other, String give, String take) {
        return new int[] {
            Archipelago.stock(guest, one, give),
            Archipelago.stock(guest, other, give),
            Archipelago.stock(guest, one, take),
            Archipelago.stock(guest, other, take)
        };
    }

    @Test
    void aSecretObjectiveIsOnItsOwnersWireOnly() {
        OverheardLine annasWire = house.wire();
        OverheardLine bensWire = house.wire();
        OverheardLine evesWire = house.wire();
        BrowserGuest anna = house.guest(annasWire);
        BrowserGuest ben = house.guest(bensWire);
        BrowserGuest eve = house.guest(evesWire);
        List<BrowserGuest> both = List.of(anna, ben);
        Archipelago.begin("dominion", anna, ben, eve);
        int kept = 0;
        int last = Integer.MAX_VALUE;
        for (int step = 0; step < last; step++) {
            BrowserGuest guest = decider(both, step);
            String words = guest.choices().getFirst();
            guest.click(words);
            if (words.startsWith("keep ") && ++kept == 2) {
                last = step + 1 + CHOICES_AFTER_KEEPING;
            }
        }
        int steps = last;
        Stream.of(anna, ben, eve).forEach(guest -> guest.awaitStep(steps));

        MatchRecord truth = house.record(anna.matchId());
        Set<String> annas = dealt(truth, 0);
        Set<String> bens = dealt(truth, 1);
        assertThat(annas).hasSize(2).doesNotContainAnyElementsOf(bens);
        assertThat(named(annasWire, annas)).isEqualTo(annas);
        assertThat(named(bensWire, bens)).isEqualTo(bens);
        assertThat(named(annasWire, bens)).isEmpty();
        assertThat(named(bensWire, annas)).isEmpty();
        assertThat(named(evesWire, annas)).isEmpty();
        assertThat(named(evesWire, bens)).isEmpty();
    }

    /** The two cards of a seat, of which it kept one. */
    private static Set<String> dealt(MatchRecord truth, int seat) {
        return new Node("", truth.replay().json())
                .get("tribes").fields().stream()
                        .filter(tribe -> tribe.get("seat").integer(-1, 1) == seat)
                        .flatMap(tribe -> tribe.get("secrets").items().getFirst().get("dealt").items().stream())
                        .map(Node::text)
                        .collect(Collectors.toSet());
    }

    /** Those of some cards that a wire has told of in any way: as a choice, its place, in a sentence, a view or an event. */
    private static Set<String> named(OverheardLine wire, Set<String> cards) {
        String heard = wire.heard();
        return cards.stream()
                .filter(card -> Pattern.compile(("\"keep X\"|\"secret/X\"|\"secret\\.X(\\.does)?\"(?!:)"
                                        + "|\"(card|one|other)\":\"X\"|\"dealt\":\\[[^\\]]*\"X\"")
                                .replace("X", card))
                        .matcher(heard)
                        .find())
                .collect(Collectors.toSet());
    }
}
