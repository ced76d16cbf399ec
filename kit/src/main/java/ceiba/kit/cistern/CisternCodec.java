package ceiba.kit.cistern;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Vocabulary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of {@link Cistern}. */
final class CisternCodec implements Codec {

    static final Codec CODEC = new CisternCodec();

    private static final List<CisternEvent> KINDS = List.of(CisternEvent.values());
    private static final Vocabulary WORDS = new Vocabulary(CisternPosition.LAST_CHOICE + 1, CisternCodec::wordsOf);

    private CisternCodec() {}

    private static @Nullable String wordsOf(int choice) {
        int number = CisternPosition.numberOf(choice);
        return switch (CisternPosition.kindOf(choice)) {
            case CisternPosition.POUR -> "pour " + number;
            case CisternPosition.KEEP -> "keep " + number;
            case CisternPosition.OFFER -> "offer " + number;
            case CisternPosition.ANSWER -> number == CisternPosition.YES ? "accept" : "decline";
            default -> null;
        };
    }

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
        CisternPosition p = (CisternPosition) position;
        int number = CisternPosition.numberOf(choice);
        return switch (CisternPosition.kindOf(choice)) {
            case CisternPosition.POUR ->
                Phrase.of("choice.pour", number, p.poured(number)).at("cistern");
            case CisternPosition.KEEP ->
                Phrase.of("choice.keep", number, p.kept(number)).at("garden/" + p.decider());
            case CisternPosition.OFFER ->
                Phrase.of("choice.offer", new Phrase.Seat(number)).at("garden/" + p.decider(), "garden/" + number);
            default -> Phrase.of(number == CisternPosition.YES ? "choice.accept" : "choice.decline");
        };
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return CisternPosition.kindOf(choice) == CisternPosition.OFFER ? Map.of("measure", 1) : Map.of();
    }

    @Override
    public Phrase prompt(Position position) {
        CisternPosition p = (CisternPosition) position;
        if (p.decider() == Position.OVER) {
            return Phrase.of("prompt.over");
        }
        return p.answering() ? Phrase.of("prompt.answer", new Phrase.Seat(p.mover())) : Phrase.of("prompt.empty");
    }

    @Override
    public Phrase phrase(Event event) {
        Phrase.Seat seat = new Phrase.Seat(event.seat());
        return switch (KINDS.get(event.kind())) {
            case OFFERED -> Phrase.of("event.offered", seat, new Phrase.Seat(event.a()));
            case ACCEPTED -> Phrase.of("event.accepted", seat, new Phrase.Seat(event.a()));
            case DECLINED -> Phrase.of("event.declined", seat);
            case PAID -> Phrase.of("event.paid", seat, event.a());
            case POURED -> Phrase.of("event.poured", seat, event.a());
            case SHARED -> Phrase.of("event.shared", seat, event.a());
            case KEPT -> Phrase.of("event.kept", seat, event.a());
            case DREW ->
                event.a() == Event.HIDDEN ? Phrase.of("event.hidden", seat) : Phrase.of("event.drew", seat, event.a());
        };
    }

    @Override
    public List<CisternEvent> kinds() {
        return KINDS;
    }

    @Override
    public @Nullable Points points(Event event) {
        return switch (KINDS.get(event.kind())) {
            case ACCEPTED -> new Points(event.seat(), "source.help", 1);
            case PAID -> new Points(event.seat(), "source.help", -event.a());
            case SHARED -> new Points(event.seat(), "source.cistern", event.a());
            case KEPT -> new Points(event.seat(), "source.garden", event.a());
            default -> null;
        };
    }
}
