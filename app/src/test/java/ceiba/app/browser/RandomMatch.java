package ceiba.app.browser;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;

/** Matches of random choices, the same ones each time. */
final class RandomMatch {

    private static final int SEED = 5;
    private static final int DICE = 3;
    private static final int PATIENCE = 2000;

    private RandomMatch() {}

    /** A match that is over, for tests that only look back. */
    static MatchRecord finished(String id, int seats) {
        Game game = Games.named(id);
        return play(game, Setup.of(game, seats, Map.of(), SEED), DICE, choices -> false)
                .record();
    }

    /** A match that has come so far that somebody has such choices, for tests that go on from there. */
    static MatchRecord until(String id, int seats, Predicate<List<String>> wanted) {
        Game game = Games.named(id);
        for (int seed = 0; seed < PATIENCE; seed++) {
            Played played = play(game, Setup.of(game, seats, Map.of(), seed), seed, wanted);
            if (played.end().decider() != Position.OVER) {
                return played.record();
            }
        }
        throw new AssertionError("none of " + PATIENCE + " matches has come so far");
    }

    private record Played(MatchRecord record, Position end) {}

    private static Played play(Game game, Setup setup, int seed, Predicate<List<String>> stop) {
        Position position = game.start(setup);
        Random dice = new Random(seed);
        List<String> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            List<String> legal = Choices.words(game, position);
            if (stop.test(legal)) {
                break;
            }
            String words = legal.get(dice.nextInt(legal.size()));
            choices.add(words);
            position.choose(game.codec().choice(words), Journal.SILENT);
        }
        return new Played(new MatchRecord(game, setup, choices, List.of()), position);
    }
}
