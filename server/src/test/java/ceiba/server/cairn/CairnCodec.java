package ceiba.server.cairn;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.EventKind;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of {@link Cairn}: a choice is the number of stones that are laid. */
final class CairnCodec implements Codec {

    /** What happens. */
    enum Kind implements EventKind {
        LAID("stones"),
        GREW("height");

        private final Shape shape;

        Kind(String field) {
            shape = Shape.of(Field.number(field));
        }

        @Override
        public Shape shape() {
            return shape;
        }
    }

    @Override
    public String words(int choice) {
        return "lay " + choice;
    }

    @Override
    public int choice(String words) {
        if (!words.matches("lay \\d{1,2}")) {
            throw new Refusal("'" + words + "' is no choice of this game");
        }
        return Integer.parseInt(words.substring("lay ".length()));
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return Phrase.of("choice.lay", choice).at("cairn", "heap/" + position.decider());
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return choice == 1 ? Map.of() : Map.of("stone", choice - 1); // the first is free
    }

    @Override
    public @Nullable Phrase objection(int choice, Position position) {
        int most = ((CairnPosition) position).most();
        return choice > most ? Phrase.of("objection.most", most).at("cairn") : null;
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(position.decider() == Position.OVER ? "prompt.over" : "prompt.lay");
    }

    @Override
    public Phrase phrase(Event event) {
        return event.kind() == Kind.LAID.ordinal()
                ? Phrase.of("event.laid", new Phrase.Seat(event.seat()), event.a())
                : Phrase.of("event.grew", event.a());
    }

    @Override
    public List<Kind> kinds() {
        return List.of(Kind.values());
    }

    @Override
    public @Nullable Points points(Event event) {
        return null;
    }
}
