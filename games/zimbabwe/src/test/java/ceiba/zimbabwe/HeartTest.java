package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Distance, hubs, sites and raising agree with the {@link Reference} on thousands of random boards. */
class HeartTest {

    /** Boards looked at for each number of seats, and how many choices lie between two of them. */
    private static final int BOARDS = 800;

    private static final int BETWEEN = 3;

    /** Monuments raised for each number of seats. */
    private static final int RAISINGS = 100;

    /** Positions looked at of all ways to raise one monument by hand. */
    private static final int MOST_BRANCHES = 15;

    private final Game game = new Zimbabwe();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void whatIsLegalIsWhatTheReferenceSays(int seats) {
        Map<String, Integer> looked = new LinkedHashMap<>();
        int boards = 0;
        for (int seed = 0; boards < BOARDS; seed++) {
            RandomWalk walk = new RandomWalk(seats, seed);
            Position other = new RandomWalk(seats, seed + 1).position();
            for (int choices = 0; !walk.isOver() && boards < BOARDS; choices++) {
                if (walk.below(12) == 0) {
                    walk.disturb();
                }
                Position position = walk.position();
                String step = step(position);
                boolean isHeart =
                        Set.of("site", "area", "plan", "supply", "primary").contains(step);
                if (isHeart || choices % BETWEEN == 0) {
                    looked.merge(step, 1, Integer::sum);
                    boards++;
                    if (step.equals("turn")) {
                        checkRaisings(position, this::checkCheapest);
                    } else if (step.equals("plan")) {
                        checkRaising(position);
                    } else {
                        check(position);
                    }
                }
                int choice = walk.next();
                other.copyFrom(position);
                other.choose(choice, Journal.SILENT);
                walk.choose(choice);
                assertThat(Choices.words(game, other))
                        .as("the same with what another position has learned")
                        .isEqualTo(Choices.words(game, walk.position()));
            }
        }
        assertThat(looked).as("what was decided").containsKeys("turn", "plan", "site", "area", "supply", "primary");
    }

    /** The gods that matter for raising, and none. */
    private static final List<String> GODS = List.of("", "eshu", "anansi", "atete", "tsui-goab", "qamata");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everyMonumentIsRaisedAsTheReferenceSaysWithEveryGod(int seats) {
        int raisings = 0;
        for (int seed = 1000; raisings < RAISINGS; seed++) {
            RandomWalk walk = new RandomWalk(seats, seed);
            for (int choices = 0; !walk.isOver() && raisings < RAISINGS; choices++) {
                if (choices % 30 == 0) {
                    walk.disturb();
                }
                if (choices > 100 && walk.isTurn() && walk.below(8) == 0) {
                    for (String god : GODS) {
                        raisings += walk.worshipping(god)
                                .map(turn -> checkRaisings(turn, this::checkRaising))
                                .orElse(0);
                    }
                }
                walk.choose(walk.next());
            }
        }
    }

    /** Looks at a turn and at every monument that can be raised in it, and tells how many these are. */
    private int checkRaisings(Position turn, Consumer<Position> checkOfAPlan) {
        check(turn);
        int raise = game.codec().choice("raise");
        if (!turn.allows(raise)) {
            return 0;
        }
        Position raising = after(turn, raise);
        if (step(raising).equals("plan")) {
            checkOfAPlan.accept(raising);
            return 1;
        }
        check(raising);
        int[] monuments = Choices.of(game, raising);
        for (int monument : monuments) {
            checkOfAPlan.accept(after(raising, monument));
        }
        return monuments.length;
    }

    private static Position after(Position position, int choice) {
        Position after = position.copy();
        after.choose(choice, Journal.SILENT);
        return after;
    }

    private void checkRaising(Position plan) {
        checkCheapest(plan);
        checkAllWays(plan);
    }

    private static String step(Position position) {
        return json(position).get("pending").items().getLast().text().split(" ", -1)[0];
    }

    private static Node json(Position position) {
        return new Node("", position.json());
    }

    private void check(Position position) {
        Reference reference = new Reference(json(position));
        Set<String> offered = new TreeSet<>(Choices.words(game, position));
        Set<String> legal = reference.words();
        assertThat(without(offered, legal))
                .as(() -> "what is not legal in " + Json.pretty(position.json()))
                .isEmpty();
        assertThat(without(legal, offered))
                .as(() -> "what is missing in " + Json.pretty(position.json()))
                .isEmpty();
        for (int seat = 0; seat < position.seats(); seat++) {
            assertThat(position.points(seat)).isEqualTo(reference.points(seat));
            assertThat(position.gauge(0, seat)).isEqualTo(reference.requirement(seat));
        }
    }

    private static Set<String> without(Set<String> words, Set<String> others) {
        Set<String> rest = new TreeSet<>(words);
        rest.removeAll(others);
        return rest;
    }

    private void checkCheapest(Position position) {
        int seat = position.decider();
        int choice = game.codec().choice("cheapest");
        Reference reference = new Reference(json(position));
        Reference.Bill bill = Objects.requireNonNull(reference.cheapest());
        Position after = after(position, choice);
        assertThat(List.of(
                        game.codec().price(choice, position).getOrDefault("cattle", 0),
                        reference.cattle(seat) - new Reference(json(after)).cattle(seat),
                        onOwnCards(after, seat) - onOwnCards(position, seat)))
                .as(() -> "price, cattle out of hand and cattle onto own cards of the cheapest plan in "
                        + Json.pretty(position.json()))
                .isEqualTo(List.of(bill.cost(), bill.cost(), bill.own()));
        checkLegs(position, reference, bill);
    }

    private static int onOwnCards(Position position, int seat) {
        Node json = json(position);
        int cattle = new Reference(json).worships(seat, "qamata")
                ? json.get("godCattle").integer(0, 9999)
                : 0;
        for (Node craft : json.get("cards").fields()) {
            for (Node card : craft.items()) {
                cattle += card.get("seat").integer(0, 4) == seat
                        ? card.get("cattle").integer(0, 9999)
                        : 0;
            }
        }
        return cattle;
    }

    /** What the board draws of the cheapest plan is a plan, and costs what it says. */
    private static void checkLegs(Position position, Reference reference, Reference.Bill bill) {
        Node raise = new Node("", position.view(position.decider())).get("raise");
        Node cheapest = raise.get("cheapest");
        assertThat(cheapest.get("cost").integer(0, 9999)).isEqualTo(bill.cost());
        int cost = 0;
        for (Node leg : cheapest.get("legs").items()) {
            Reference.Piece piece = reference.piece(leg.get("piece").text());
            String to = leg.get("to").text();
            int[] goal = to.contains(" ") ? reference.piece(to).squares() : new int[] {ReferenceMap.square(to)};
            List<Integer> hubs = leg.get("hubs").items().stream()
                    .map(hub -> ReferenceMap.square(hub.text()))
                    .toList();
            assertThat(hubs).as("%s to %s", piece.word(), to).hasSize(reference.hubs(piece, goal));
            assertThat(reference.isWay(piece.squares(), hubs, goal) || reference.isWay(goal, hubs, piece.squares()))
                    .as("%s to %s over %s", piece.word(), to, leg.get("hubs"))
                    .isTrue();
            assertThat(leg.get("payee").integer(0, 4)).isEqualTo(piece.seat());
            cost += leg.get("price").integer(1, 3) + hubs.size();
        }
        assertThat(cost).isEqualTo(bill.cost());
    }

    /** All ways to raise the monument by hand, as far as there are not too many. */
    private void checkAllWays(Position position) {
        List<Position> open = new ArrayList<>(List.of(position));
        int pending = json(position).get("pending").items().size();
        for (int looked = 0; looked < MOST_BRANCHES && !open.isEmpty(); looked++) {
            Position next = open.removeLast();
            check(next);
            for (int choice : Choices.of(game, next)) {
                Position after = after(next, choice);
                if (!game.codec().words(choice).equals("cheapest")
                        && json(after).get("pending").items().size() >= pending) {
                    open.add(after);
                }
            }
        }
    }

    @Test
    void distanceIsTheSameInBothDirections() {
        RandomWalk walk = new RandomWalk(5, 7);
        while (!walk.isOver() && json(walk.position()).get("craftsmen").items().size() < 6) {
            walk.disturb();
            walk.choose(walk.next());
        }
        Reference reference = new Reference(json(walk.position()));
        for (Reference.Piece from : reference.pieces) {
            for (Reference.Piece to : reference.pieces) {
                assertThat(reference.hubs(from, to.squares())).isEqualTo(reference.hubs(to, from.squares()));
            }
        }
    }
}
