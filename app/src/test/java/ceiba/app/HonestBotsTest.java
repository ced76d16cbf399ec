package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.bots.Budget;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Level;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots at the real game: they know no more than their seat, and keep what they thought within a turn. */
class HonestBotsTest {

    private static final Game GAME = Games.named("tzolkin");
    private static final Weights WEIGHTS = Bots.ownWeights(GAME);
    private static final int ITERATIONS = 200;

    /** Positions of random matches with something to choose, the first of which are about starting wealth. */
    static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        for (int seed = 0; seed < 3; seed++) {
            Position position = GAME.start(Setup.of(GAME, 2 + seed, Map.of(), seed));
            Rng rng = new Rng(seed);
            for (int number = 0; position.decider() != Position.OVER; number++) {
                int[] legal = Choices.of(GAME, position);
                if ((number == 0 || number == 3 || number % 70 == 20) && legal.length > 1) {
                    positions.add(position.copy());
                }
                position.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
        }
        assertThat(positions).hasSizeGreaterThan(11);
        return positions;
    }

    /** Another world that looks the same from the seat that decides. */
    private static Position otherWorld(Position position) {
        Rng rng = new Rng(77);
        Position world = position.copy();
        world.redraw(position.decider(), rng);
        assertThat(Json.compact(world.view(position.decider())))
                .isEqualTo(Json.compact(position.view(position.decider())));
        return world;
    }

    private static SearchBot search(long iterations, long seed) {
        return new SearchBot(GAME, WEIGHTS, Budget.iterations(iterations), 1, 0, seed);
    }

    @Test
    void theWorldsDoDiffer() {
        assertThat(positions())
                .anySatisfy(position -> assertThat(otherWorld(position)).isNotEqualTo(position));
        assertThat(positions().getFirst()).isNotEqualTo(otherWorld(positions().getFirst()));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aSearchThinksTheSameInWorldsThatItsSeatCannotTellApart(Position position) {
        Sight here = new Sight(GAME, position);
        Sight there = new Sight(GAME, otherWorld(position));
        assertThat(search(ITERATIONS, 1).explain(there))
                .isEqualTo(search(ITERATIONS, 1).explain(here));
        assertThat(search(ITERATIONS, 2).choose(there))
                .isEqualTo(search(ITERATIONS, 2).choose(here));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void greedyChoosesTheSameInWorldsThatItsSeatCannotTellApart(Position position) {
        for (int seed = 0; seed < 5; seed++) {
            Bot here = new GreedyBot(GAME, new Evaluation(GAME), 1, seed);
            Bot there = new GreedyBot(GAME, new Evaluation(GAME), 1, seed);
            assertThat(there.choose(new Sight(GAME, otherWorld(position))))
                    .isEqualTo(here.choose(new Sight(GAME, position)));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"NOVICE", "APPRENTICE", "ADEPT", "VETERAN"})
    void levelsMakeLegalChoices(Level level) {
        Position position = GAME.start(Setup.of(GAME, 4, Map.of(), 5));
        Bot bot = Bots.named(GAME, level.word(), 1).bot(3);
        for (int i = 0; i < 12; i++) {
            int choice = bot.choose(new Sight(GAME, position));
            assertThat(Choices.of(GAME, position)).contains(choice);
            position.choose(choice, Journal.SILENT);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"EXPERT", "MASTER"})
    void levelsThatTakeTheirTimeMakeALegalChoice(Level level) {
        Position position = GAME.start(Setup.of(GAME, 2, Map.of(), 5));
        int choice = Bots.named(GAME, level.word(), 2).bot(3).choose(new Sight(GAME, position));
        assertThat(Choices.of(GAME, position)).contains(choice);
    }

    @Test
    void whatWasThoughtIsKeptWithinATurn() {
        int n = 40;
        int kept = 0;
        for (int seed = 0; seed < 2; seed++) {
            Position position = GAME.start(Setup.of(GAME, 2, Map.of(), seed));
            Bot greedy = new GreedyBot(GAME, new Evaluation(GAME), 0, seed);
            while (position.decider() != Position.OVER) {
                int seat = position.decider();
                if (Choices.of(GAME, position).length > 1) {
                    SearchBot bot = search(n, seed);
                    double share = search(n, seed)
                            .explain(new Sight(GAME, position))
                            .getFirst()
                            .share();
                    Position next = position.copy();
                    int choice = bot.choose(new Sight(GAME, position));
                    next.choose(choice, Journal.SILENT);
                    if (next.decider() == seat) {
                        List<SearchBot.Opinion> opinions = bot.explain(new Sight(GAME, next));
                        if (!revealed(position, choice, next)) {
                            assertThat(whole(opinions, n + Math.round(share * n)))
                                    .isTrue();
                            kept += whole(opinions, n) ? 0 : 1;
                        }
                    }
                }
                position.choose(greedy.choose(new Sight(GAME, position)), Journal.SILENT);
            }
        }
        assertThat(kept).isGreaterThan(20);
    }

    /** Whether all shares are whole numbers of so many visits. */
    private static boolean whole(List<SearchBot.Opinion> opinions, long visits) {
        return opinions.stream()
                .mapToDouble(opinion -> opinion.share() * visits)
                .allMatch(number -> Math.abs(number - Math.rint(number)) < 1e-6);
    }

    /** Whether the seat sees something after its choice that it could not know before. */
    private static boolean revealed(Position before, int choice, Position after) {
        Rng rng = new Rng(4);
        for (int i = 0; i < 8; i++) {
            Position world = new Sight(GAME, before).world(rng);
            world.choose(choice, Journal.SILENT);
            if (!Json.compact(world.view(before.decider())).equals(Json.compact(after.view(before.decider())))) {
                return true;
            }
        }
        return false;
    }

    /** In the tree of an earlier search a rival's promises stood where the own priors should, and no choice was left. */
    @Test
    void aSearchKeepsTheSeatsApartWhereHiddenCardsDecideWhoIsAsked() {
        Game maya = Games.named("maya");
        long seed = 113; // here that search failed
        Bots.Maker maker = Bots.named(maya, "search:100", 1);
        Position position = maya.start(Setup.of(maya, 5, Map.of(), seed));
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < 5; seat++) {
            bots.add(maker.bot(new Rng(seed * 5 + seat).nextLong()));
        }
        while (position.decider() != Position.OVER) {
            int choice = bots.get(position.decider()).choose(new Sight(maya, position));
            assertThat(position.allows(choice)).isTrue();
            position.choose(choice, Journal.SILENT);
        }
    }
}
