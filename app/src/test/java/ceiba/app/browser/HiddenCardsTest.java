package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two people and a bot play a whole match of Maya by clicking, a third person watches; every byte is looked at. */
class HiddenCardsTest {

    private static final int SEATS = 3;
    private static final int SPECTATOR = -1;

    @RegisterExtension
    final House house = new House();

    private final Random dice = new Random(5);

    /** With the auction to the end, without it far enough that cards of everybody's are turned up. */
    @ParameterizedTest
    @CsvSource({"yes, 10000", "no, 90"})
    void everybodySeesTheirOwnCardsOnlyUntilTheyAreTurnedUp(String expert, int most) {
        OverheardLine annasWire = house.wire();
        OverheardLine bensWire = house.wire();
        OverheardLine evesWire = house.wire();
        BrowserGuest anna = house.guest(annasWire);
        BrowserGuest ben = house.guest(bensWire);
        BrowserGuest eve = house.guest(evesWire);
        anna.open("/new?game=maya");
        anna.page().getByLabel("Players").selectOption(String.valueOf(SEATS));
        anna.page().locator("fieldset select").nth(2).selectOption("bot:novice");
        anna.page().locator("select:has(option[value=yes])").selectOption(expert);
        anna.page().locator("form button.primary").click();
        anna.page().locator("main.waiting").waitFor();
        ben.open(anna.path()).button("Sit here").click();
        eve.open(anna.path());
        List.of(anna, ben, eve).forEach(BrowserGuest::awaitMatch);

        List<BrowserGuest> players = List.of(anna, ben);
        Optional<BrowserGuest> decider = BrowserGuest.awaitDecider(players, -1);
        int step = 0;
        while (decider.isPresent() && step < most) {
            BrowserGuest guest = decider.get();
            step = guest.awaitTurn().step();
            List<String> choices = guest.choices();
            guest.click(choices.get(dice.nextInt(choices.size())));
            decider = BrowserGuest.awaitDecider(players, step);
        }

        MatchRecord truth = house.record(anna.matchId());
        assertThat(truth.replay().decider() == Position.OVER).isEqualTo(decider.isEmpty());
        assertThat(truth.setup().variants()).containsEntry("expert", expert);
        List.of(anna, ben, eve).forEach(guest -> guest.awaitStep(truth.choices().size()));
        look(truth, annasWire, 0);
        look(truth, bensWire, 1);
        look(truth, evesWire, SPECTATOR);
    }

    /** All that came over a wire is what the seat may see of the position at that step and of what happened on the way. */
    private static void look(MatchRecord truth, OverheardLine wire, int seat) {
        List<Position> positions = new ArrayList<>();
        List<List<Event>> events = new ArrayList<>();
        events.add(new ArrayList<>());
        Position end = truth.replay(
                (number, before, choice) -> {
                    positions.add(before.copy());
                    events.add(new ArrayList<>());
                },
                (kind, who, a, b, c) -> events.getLast().add(new Event(kind, who, a, b, c)));
        positions.add(end);
        Codec codec = truth.game().codec();
        int states = 0;
        int hidden = 0;
        for (String line : wire.heard().lines().toList()) {
            if (!line.startsWith("data: {") || !line.contains("\"view\":{")) {
                continue;
            }
            Node state = Json.parse(line.substring("data: ".length()));
            int step = state.get("step").integer(0, truth.choices().size());
            states++;
            assertThat(state.get("view").tree())
                    .as("what seat %d was shown at step %d", seat, step)
                    .isEqualTo(Json.parse(Json.compact(positions.get(step).view(seat)))
                            .tree());
            for (Node entry : state.get("log").items()) {
                List<Event> happened = events.get(entry.get("step").integer(1, step));
                List<Object> told = new ArrayList<>();
                for (Event event : happened) {
                    Event seen = codec.seenBy(event, seat);
                    hidden += seen.equals(event) ? 0 : 1;
                    told.add(codec.json(codec.seenBy(event, seat)));
                }
                assertThat(entry.get("events").tree())
                        .as(
                                "what seat %d was told of step %s",
                                seat, entry.get("step").tree())
                        .isEqualTo(Json.parse(Json.compact(told)).tree());
            }
        }
        assertThat(states).isGreaterThan(truth.choices().size() / 3);
        assertThat(hidden).as("events that seat %d must not know in full", seat).isGreaterThan(10);
        assertThat(wire.heard())
                .doesNotContain("\"seed\"")
                .doesNotContain(String.valueOf(truth.setup().seedJson()));
    }
}
