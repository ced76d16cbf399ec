package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two people play each other by link, a third watches; each by a wire on which every byte is looked at. */
class SecretsTest {

    private static final int CHOICES = 40;

    @RegisterExtension
    final House house = new House();

    private final Random dice = new Random(11);

    @Test
    void noSecretReachesTheWrongBrowser() {
        OverheardLine annasWire = house.wire();
        OverheardLine bensWire = house.wire();
        OverheardLine evesWire = house.wire();
        BrowserGuest anna = house.guest(annasWire);
        BrowserGuest ben = house.guest(bensWire);
        BrowserGuest eve = house.guest(evesWire);
        List<BrowserGuest> all = List.of(anna, ben, eve);
        String table = anna.openTable();
        ben.open(table).button("Sit here").click();
        eve.open(table);
        all.forEach(BrowserGuest::awaitMatch);

        int step = 0;
        for (BrowserGuest keeper : List.of(anna, anna, ben)) {
            step = choose(keeper, all, step);
        }
        String annaBefore = annasWire.heard();
        String benBefore = bensWire.heard();
        String eveBefore = evesWire.heard();
        step = choose(ben, all, step); // now the tiles that were kept are shown to everybody
        while (step < CHOICES) {
            step = choose(anna.mayChoose() ? anna : ben, all, step);
        }

        MatchRecord truth = house.record(anna.matchId());
        assertThat(truth.choices()).hasSize(CHOICES);
        Node start = new Node("", truth.game().start(truth.setup()).json());
        Position now = truth.replay();
        assertThat(now.decider()).isNotEqualTo(Position.OVER);
        List<Integer> annasKept = kept(truth.choices().subList(0, 2));
        List<Integer> bensKept = kept(truth.choices().subList(2, 4));
        List<Integer> annas = numbers(start.get("players").items().get(0).get("dealt"));
        List<Integer> bens = numbers(start.get("players").items().get(1).get("dealt"));

        assertThat(annasWire.heard()).as("the wire of whom it concerns").contains(tellTales(annas));
        assertThat(bensWire.heard()).contains(tellTales(bens));
        assertThat(benBefore).doesNotContain(tellTales(annas));
        assertThat(annaBefore).doesNotContain(tellTales(bens));
        assertThat(eveBefore).doesNotContain(tellTales(annas)).doesNotContain(tellTales(bens));
        List<Integer> annasReturned = without(annas, annasKept);
        List<Integer> bensReturned = without(bens, bensKept);
        assertThat(bensWire.heard()).doesNotContain(tellTales(annasReturned));
        assertThat(annasWire.heard()).doesNotContain(tellTales(bensReturned));
        assertThat(evesWire.heard())
                .doesNotContain(tellTales(annasReturned))
                .doesNotContain(tellTales(bensReturned))
                .doesNotContain(words(annas))
                .doesNotContain(words(bens))
                .contains(shown(annasKept))
                .contains(shown(bensKept));

        Node decks = new Node("", now.json()).get("decks");
        List<Integer> hidden = Stream.of("age1", "age2")
                .flatMap(age -> numbers(decks.get(age)).stream())
                .toList();
        assertThat(hidden).hasSizeGreaterThan(10);
        for (OverheardLine wire : List.of(annasWire, bensWire, evesWire)) {
            assertThat(wire.heard())
                    .doesNotContain("\"seed\"")
                    .doesNotContain(String.valueOf(truth.setup().seedJson()))
                    .doesNotContain(Json.compact(decks.get("age1").tree()))
                    .doesNotContain(Json.compact(decks.get("age2").tree()))
                    .doesNotContain(hidden.stream()
                            .map(tile -> "\"building/" + tile + "\"")
                            .toArray(String[]::new))
                    .doesNotContain(hidden.stream()
                            .map(tile -> "\"key\":\"building\",\"args\":[" + tile + ",")
                            .toArray(String[]::new));
        }
    }

    /** One of them makes a choice, and all see that it was made. */
    private int choose(BrowserGuest guest, List<BrowserGuest> all, int step) {
        all.forEach(other -> other.awaitStep(step));
        List<String> choices = guest.choices();
        guest.click(choices.get(dice.nextInt(choices.size())));
        all.forEach(other -> other.awaitStep(step + 1));
        return step + 1;
    }

    /** Every form in which wealth tiles can be named in a text of ours. */
    private static String[] tellTales(List<Integer> tiles) {
        return Stream.of(shown(tiles), words(tiles), new String[] {"\"dealt\":" + Json.compact(tiles)})
                .flatMap(Stream::of)
                .filter(tale -> !tale.equals("\"dealt\":[]"))
                .toArray(String[]::new);
    }

    private static String[] shown(List<Integer> tiles) {
        return tiles.stream().map(tile -> "\"wealth/" + tile + "\"").toArray(String[]::new);
    }

    private static String[] words(List<Integer> tiles) {
        return tiles.stream().map(tile -> "\"keep " + tile + "\"").toArray(String[]::new);
    }

    private static List<Integer> kept(List<String> choices) {
        return choices.stream()
                .map(words -> Integer.valueOf(words.replace("keep ", "")))
                .toList();
    }

    private static List<Integer> numbers(Node list) {
        return list.items().stream()
                .map(item -> item.integer(0, Integer.MAX_VALUE))
                .toList();
    }

    private static List<Integer> without(List<Integer> tiles, List<Integer> gone) {
        List<Integer> rest = new ArrayList<>(tiles);
        rest.removeAll(gone);
        return rest;
    }
}
