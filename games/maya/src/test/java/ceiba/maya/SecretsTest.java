package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a seat can see, and what is drawn anew for it. */
class SecretsTest {

    private static Scene dug() {
        return Scene.of(3, "'pending': 'dig', " + Scene.cards("0:3 1:8", "1:4 0:-3"));
    }

    private static String seen(Scene scene, int observer, String field) {
        return Json.compact(new Node("", scene.p.view(observer)).get(field).tree());
    }

    @Test
    void othersSeeOnlyTheBackOfACard() {
        Scene scene = Scene.of(3, "'pending': 'dig'").choose("dig 1", "lay 5");
        assertThat(scene.logFor(0)).containsExactly("Red lays at quarry 1: card 5");
        assertThat(scene.logFor(1)).containsExactly("Red lays a card at quarry 1: low");
        assertThat(seen(scene, 1, "quarries")).startsWith("[[{\"seat\":0,\"card\":\"low\"}]");
        assertThat(seen(scene, 0, "quarries")).startsWith("[[{\"seat\":0,\"card\":5}]");
    }

    @Test
    void handsAreCountedByTheirBacks() {
        String view = seen(dug(), 2, "players");
        assertThat(view).contains("\"hand\":{\"low\":3,\"high\":3}", "\"hand\":[3,4,4,5,6,7,8,-3]");
        assertThat(seen(dug(), Position.SPECTATOR, "players")).doesNotContain("[3,4");
    }

    @Test
    void aRevealedQuarryIsOpenToAllAndTheOthersAreNot() {
        Scene scene = Scene.lastToStop(3, "0:3", "1:4", "1:5").choose("stop");
        assertThat(scene.pending()).isEqualTo("shield");
        assertThat(seen(scene, 2, "quarries")).startsWith("[[{\"seat\":0,\"card\":3}],[{\"seat\":1,\"card\":\"low\"}]");
    }

    @Test
    void aRedrawKeepsTheBacksAndTheOwnCards() {
        MayaPosition p = dug().p;
        Set<Integer> lows = new HashSet<>();
        Set<Integer> highs = new HashSet<>();
        Rng rng = new Rng(3);
        for (int i = 0; i < 200; i++) {
            MayaPosition world = p.copy();
            world.redraw(0, rng);
            world.check();
            assertThat(world.kindAt(0, 0)).isEqualTo(p.kindAt(0, 0));
            assertThat(world.kindAt(1, 1)).isEqualTo(p.kindAt(1, 1));
            lows.add(Card.VALUES[world.kindAt(1, 0)]);
            highs.add(Card.VALUES[world.kindAt(0, 1)]);
        }
        assertThat(lows).containsExactlyInAnyOrder(3, 4, 5);
        assertThat(highs).containsExactlyInAnyOrder(6, 7, 8, -3);
    }

    @Test
    void theTwoFoursMakeAFourTwiceAsLikely() {
        MayaPosition p = dug().p;
        Rng rng = new Rng(4);
        int fours = 0;
        for (int i = 0; i < 4000; i++) {
            MayaPosition world = p.copy();
            world.redraw(0, rng);
            fours += Card.VALUES[world.kindAt(1, 0)] == 4 ? 1 : 0;
        }
        assertThat(fours).isBetween(1850, 2150);
    }

    @Test
    void theBlueTokensToComeAreHidden() {
        Scene scene = Scene.startOfExperts(4, 2);
        assertThat(seen(scene, 0, "offered")).isEqualTo("[\"hidden\",\"hidden\",\"hidden\"]");
        Scene later = Scene.ofExperts(4, "'pending': 'dig', 'round': 2");
        assertThat(seen(later, 0, "offered")).endsWith("\"],\"hidden\"]");
    }
}
