package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.List;

/** Choices made by a test, one after the other, in a position that is changed by them, and what happened. */
public final class Attempt {

    private final Game game;
    private final Position position;
    private final List<Event> events = new ArrayList<>();

    public Attempt(Game game, Position position) {
        this.game = game;
        this.position = position;
    }

    /** Makes choices; each must be legal and leave a sound position. */
    public void choose(String... words) {
        for (String word : words) {
            int choice = game.codec().choice(word);
            assertThat(position.allows(choice))
                    .as("'%s' is one of %s", word, choices())
                    .isTrue();
            position.choose(choice, (kind, seat, a, b, c) -> events.add(new Event(kind, seat, a, b, c)));
            position.check();
        }
    }

    public List<String> choices() {
        return Choices.words(game, position);
    }

    /** Everything that has happened. */
    public List<Event> events() {
        return events;
    }
}
