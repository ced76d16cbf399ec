package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Event;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-10: what each seat may see, and what is drawn anew for it (T-9). */
class SecretsTest {

    private static final Set<String> SETTLING = Set.of("settle", "villager");

    /** In Dominion all have been dealt secret objectives and the first has to keep one. */
    private static Scene dealt(int seats) {
        return Scene.start(seats, "dominion", "normal", 7).chooseWhile(SETTLING, 7);
    }

    private static Scene kept(int seats) {
        return dealt(seats).chooseWhile(Set.of("keep"), 7);
    }

    private static Node tribe(TindayaPosition p, int observer, int tribe) {
        return new Node("", p.view(observer)).get("tribes").get(TRIBES[tribe]);
    }

    private static Set<Integer> worlds(TindayaPosition p, int observer, ToIntFunction<TindayaPosition> look) {
        Set<Integer> seen = new HashSet<>();
        Rng rng = new Rng(5);
        for (int world = 0; world < 300; world++) {
            TindayaPosition copy = p.copy();
            copy.redraw(observer, rng);
            copy.check();
            seen.add(look.applyAsInt(copy));
        }
        return seen;
    }

    // ---------------------------------------------------------------- views

    @Test
    @DisplayName("T-10: decks, later events and dice are in nobody's view")
    void hidden() {
        TindayaPosition p = kept(3).table();
        for (int observer = Position.SPECTATOR; observer < 3; observer++) {
            assertThat(p.view(observer)).doesNotContainKey("hidden");
        }
        assertThat(p.json()).containsKey("hidden");
    }

    @Test
    @DisplayName("T-10: in Dominion idols in hand are known to their owner, their number to all")
    void idols() {
        TindayaPosition p = kept(2).table();
        int tribe = p.order(0);
        p.addIdols(tribe, CALM, 2);
        Node own = tribe(p, p.seatOf(tribe), tribe);
        assertThat(own.get("idols").get("calm").integer(0, 9)).isEqualTo(2);
        for (int observer : new int[] {Position.SPECTATOR, 1 - p.seatOf(tribe)}) {
            assertThat(tribe(p, observer, tribe).has("idols")).isFalse();
            assertThat(tribe(p, observer, tribe).get("idolCount").integer(0, 9)).isEqualTo(2);
        }
        assertThat(new Node("", p.view(Position.SPECTATOR)).has("discards"))
                .as("discards are open")
                .isTrue();
    }

    @Test
    @DisplayName("T-10: in Alliance idols are open")
    void idolsInAlliance() {
        TindayaPosition p = Scene.start(2, "alliance", "normal", 7).table();
        p.addIdols(p.order(0), CALM, 1);
        assertThat(tribe(p, Position.SPECTATOR, p.order(0))
                        .get("idols")
                        .get("calm")
                        .integer(0, 9))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("T-10: secret objectives, kept or discarded, are known to their owner alone; the token lies open")
    void secretObjectives() {
        TindayaPosition p = kept(3).table();
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            if (!p.inPlay(tribe)) {
                continue;
            }
            for (int observer = Position.SPECTATOR; observer < 3; observer++) {
                Node deal = tribe(p, observer, tribe).get("secrets").items(1, 1).getFirst();
                assertThat(deal.get("token").integer(0, 9)).isEqualTo(p.secretToken(tribe, 0));
                boolean own = observer == p.seatOf(tribe);
                assertThat(deal.has("card")).isEqualTo(own);
                assertThat(deal.has("dealt")).isEqualTo(own);
            }
        }
    }

    @Test
    @DisplayName("T-10: catastrophe and prophecy cards are seen once a seer has spoken")
    void omens() {
        Scene silent = Scene.alliance(2)
                .era(2)
                .event('c')
                .natives(MAJOS, "1,1", 1, 1)
                .natives(CANARII, "1,1", 1, 1)
                .strategy();
        assertThat(foreseen(silent)).isEqualTo("{}");
        Scene told = Scene.alliance(2)
                .event('a')
                .deck("fever")
                .natives(MAJOS, "1,1", 1, 1)
                .natives(CANARII, "1,1", 1, 1)
                .strategy();
        assertThat(foreseen(told))
                .isEqualTo(
                        "{\"catastrophes\":{\"acoran\":\"fever\"},\"epicentres\":{\"acoran\":\"9,1\"},\"prophecy\":0}");
    }

    private static String foreseen(Scene scene) {
        return Json.compact(new Node("", scene.table().view(0)).get("foreseen").tree());
    }

    // ---------------------------------------------------------------- events

    @Test
    @DisplayName("T-10: what was dealt, kept or drawn is told to its owner alone")
    void events() {
        Scene scene = kept(2);
        for (TindayaEvent kind : List.of(TindayaEvent.SECRET_DEALT, TindayaEvent.SECRET_KEPT)) {
            assertThat(scene.events(kind, 0))
                    .hasSize(2)
                    .allSatisfy(event -> assertThat(event.b() == Event.HIDDEN).isEqualTo(event.seat() != 0));
            assertThat(scene.events(kind, Position.SPECTATOR)).allMatch(event -> event.b() == Event.HIDDEN);
        }
        Scene offering = Scene.dominion(2)
                .idolDeck("calm")
                .offerings(1, 1)
                .goods(CANARII, "barley", 1)
                .natives(CANARII, "1,0", 1, 1)
                .explore(CANARII, "take 0+1", "land s", "stop", "offer 1,1", "give acoran barley");
        assertThat(offering.events(TindayaEvent.IDOL_DRAWN, CANARII))
                .allMatch(event -> event.b() == CALM)
                .hasSize(1);
        assertThat(offering.events(TindayaEvent.IDOL_DRAWN, MAJOS)).allMatch(event -> event.b() == Event.HIDDEN);
    }

    // ---------------------------------------------------------------- redraws

    @Test
    @DisplayName("T-9: what is to come is drawn anew: later events, dice, catastrophes, prophecies, crafts, idols")
    void whatIsToCome() {
        TindayaPosition p = kept(3).table();
        assertThat(worlds(p, 0, world -> world.eventColumn(2))).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(worlds(p, 0, world -> world.die(2, 0))).hasSize(8);
        assertThat(worlds(p, 0, world -> world.catastropheCard(ACORAN, 7))).hasSizeGreaterThan(5);
        assertThat(worlds(p, 0, world -> world.prophecy(2))).hasSize(11);
        assertThat(worlds(p, 0, world -> world.craftCard(0))).hasSizeGreaterThan(3);
        assertThat(worlds(p, 0, world -> world.idolCard(0))).hasSize(7);
    }

    @Test
    @DisplayName("T-10: what lies open stays: the event, ships, what the seers told, the market, own cards")
    void whatLiesOpen() {
        TindayaPosition p = kept(3).table();
        int own = p.tribeOf(0);
        Idols.draw(p, own);
        assertThat(worlds(p, 0, world -> world.eventColumn(1))).containsExactly(p.eventColumn(1));
        assertThat(worlds(p, 0, world -> world.ship(0))).containsExactly(p.ship(0));
        assertThat(worlds(p, 0, world -> world.shown(ACORAN))).containsExactly(p.shown(ACORAN));
        assertThat(worlds(p, 0, world -> world.prophecy(1))).containsExactly(p.prophecy(1));
        assertThat(worlds(p, 0, world -> world.market(0))).containsExactly(p.market(0));
        assertThat(worlds(p, 0, world -> world.secret(own, 0))).containsExactly(p.secret(own, 0));
        for (int idol = 0; idol < IDOLS.length; idol++) {
            int kind = idol;
            assertThat(worlds(p, 0, world -> world.idols(own, kind))).containsExactly(p.idols(own, kind));
        }
    }

    @Test
    @DisplayName("T-10: the cards of others are drawn anew, as many as they have, never those the observer holds")
    void cardsOfOthers() {
        TindayaPosition p = kept(2).table();
        int own = p.tribeOf(0);
        int other = p.tribeOf(1);
        Idols.draw(p, other);
        assertThat(worlds(p, 0, world -> world.idols(other))).containsExactly(1);
        assertThat(worlds(p, 0, world -> firstIdol(world, other))).hasSize(7);
        Set<Integer> secrets = worlds(p, 0, world -> world.secret(other, 0));
        assertThat(secrets).hasSize(10).doesNotContain(p.dealt(own, 0, 0), p.dealt(own, 0, 1));
    }

    private static int firstIdol(TindayaPosition p, int tribe) {
        return IntStream.range(0, IDOLS.length)
                .filter(idol -> p.idols(tribe, idol) > 0)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("T-10: who has yet to keep one of two cards may hold any two that the observer does not")
    void duringTheDeal() {
        TindayaPosition p = dealt(2).table();
        int chooser = p.acting();
        int observer = 1 - p.seatOf(chooser);
        assertThat(worlds(p, observer, world -> world.dealt(chooser, 0, 0))).hasSize(10);
        assertThat(worlds(p, p.seatOf(chooser), world -> world.dealt(chooser, 0, 0)))
                .containsExactly(p.dealt(chooser, 0, 0));
    }
}
