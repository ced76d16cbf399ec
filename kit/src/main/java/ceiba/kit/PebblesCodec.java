package ceiba.kit;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words of {@link Pebbles}: a choice is the number of the pebble that is laid. */
final class PebblesCodec implements Codec {

    static final Codec CODEC = new PebblesCodec();

    private static final Pattern LAY = Pattern.compile("lay ([1-9]|1[0-2])");

    private static final List<PebblesEvent> KINDS = List.of(PebblesEvent.values());

    private PebblesCodec() {}

    @Override
    public String words(int choice) {
        return "lay " + choice;
    }

    @Override
    public int choice(String words) {
        Matcher lay = LAY.matcher(words);
        if (!lay.matches()) {
            throw new Refusal("'" + words + "' is no choice of this game");
        }
        return Integer.parseInt(lay.group(1));
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return Phrase.of("choice.lay", choice).at("pebble/" + choice);
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(position.decider() == Position.OVER ? "prompt.over" : "prompt.lay");
    }

    @Override
    public Phrase phrase(Event event) {
        Phrase.Seat seat = new Phrase.Seat(event.seat());
        return switch (KINDS.get(event.kind())) {
            case LAID ->
                event.a() == Event.HIDDEN ? Phrase.of("event.hidden", seat) : Phrase.of("event.laid", seat, event.a());
            case TURNED_OVER -> Phrase.of("event.turned-over", seat, event.a());
            case WON -> Phrase.of("event.won", seat, event.a());
            case PRIZE -> Phrase.of("event.prize", event.a());
        };
    }

    @Override
    public List<PebblesEvent> kinds() {
        return KINDS;
    }

    @Override
    public @Nullable Points points(Event event) {
        return KINDS.get(event.kind()) == PebblesEvent.WON ? new Points(event.seat(), "source.prize", event.a()) : null;
    }
}
