package ceiba.kit.oases;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Vocabulary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of {@link Oases}: a choice is the number of a square. */
final class OasesCodec implements Codec {

    static final Codec CODEC = new OasesCodec();

    private static final List<OasesEvent> KINDS = List.of(OasesEvent.values());
    private static final Vocabulary WORDS = new Vocabulary(Plain.SQUARES, square -> "put " + Plain.name(square));

    private OasesCodec() {}

    @Override
    public String words(int choice) {
        return WORDS.words(choice);
    }

    @Override
    public int choice(String words) {
        return WORDS.choice(words);
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return Phrase.of("choice.put", column(choice), row(choice)).at("square/" + Plain.name(choice));
    }

    @Override
    public Phrase objection(int choice, Position position) {
        int owner = ((OasesPosition) position).owner(choice);
        return Phrase.of("objection.taken", new Phrase.Seat(owner)).at("square/" + Plain.name(choice));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(position.decider() == Position.OVER ? "prompt.over" : "prompt.put");
    }

    @Override
    public Phrase phrase(Event event) {
        Phrase.Seat seat = new Phrase.Seat(event.seat());
        return switch (KINDS.get(event.kind())) {
            case PUT ->
                Phrase.of("event.put", seat, column(event.a()), row(event.a())).at("square/" + Plain.name(event.a()));
            case TOOK -> Phrase.of("event.took", seat, event.a());
            case LOST -> Phrase.of("event.lost", seat, event.a());
        };
    }

    @Override
    public List<OasesEvent> kinds() {
        return KINDS;
    }

    @Override
    public @Nullable Points points(Event event) {
        return switch (KINDS.get(event.kind())) {
            case PUT -> null;
            case TOOK -> new Points(event.seat(), "source.oases", event.a());
            case LOST -> new Points(event.seat(), "source.oases", -event.a());
        };
    }

    private static int column(int square) {
        return square % Plain.COLUMNS + 1;
    }

    private static int row(int square) {
        return square / Plain.COLUMNS + 1;
    }
}
