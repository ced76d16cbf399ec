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

/** Matches that are over, for tests that only look back. */
final class Finished {

    private Finished() {}

    /** A match of random choices. */
    static MatchRecord match(String id, int seats) {
        Game game = Games.named(id);
        Setup setup = Setup.of(game, seats, Map.of(), 5);
        Position position = game.start(setup);
        Random dice = new Random(3);
        List<String> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            int[] legal = Choices.of(game, position);
            int choice = legal[dice.nextInt(legal.length)];
            choices.add(game.codec().words(choice));
            position.choose(choice, Journal.SILENT);
        }
        return new MatchRecord(game, setup, choices, List.of());
    }
}
