package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.StepCodec;
import ceiba.engine.Vocabulary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of choices. */
final class ZimbabweCodec extends StepCodec {

    static final Vocabulary VOCABULARY = new Vocabulary(
            (ZimbabweStep.LAST + 1) << ZimbabweStep.OPTION_BITS,
            choice -> words(choice >> ZimbabweStep.OPTION_BITS, choice & ZimbabweStep.LAST_OPTION));

    ZimbabweCodec() {
        super(VOCABULARY, ZimbabweEvent.values());
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return ChoicePhrases.of(choice, (ZimbabwePosition) position);
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return Price.of(choice, (ZimbabwePosition) position);
    }

    @Override
    public @Nullable Phrase objection(int choice, Position position) {
        return Objections.of(choice, (ZimbabwePosition) position);
    }

    @Override
    public List<Phrase> outlook(int choice, Position position) {
        return Outlook.of(choice, (ZimbabwePosition) position);
    }

    @Override
    public Phrase prompt(Position position) {
        return ChoicePhrases.prompt((ZimbabwePosition) position);
    }

    @Override
    public Phrase moment(Position position) {
        int round = ((ZimbabwePosition) position).round();
        return round == 0 ? Phrase.of("picture.phase.start") : Phrase.of("picture.round", round);
    }

    @Override
    public Phrase phrase(Event event) {
        return EventPhrases.of(event);
    }

    @Override
    public @Nullable Points points(Event event) {
        return switch (ZimbabweEvent.numbered(event.kind())) {
            case START, BUILD -> new Points(event.seat(), "source.monuments", Box.POINTS[1]);
            case RAISE ->
                new Points(event.seat(), "source.monuments", Box.POINTS[event.b()] - Box.POINTS[event.b() - 1]);
            case CRAFTSMAN -> new Points(event.seat(), "source.craftsmen", Craft.POINTS[event.a()]);
            default -> null;
        };
    }

    /** Cards taken. */
    @Override
    public @Nullable String habit(Event event) {
        return switch (ZimbabweEvent.numbered(event.kind())) {
            case GOD -> "god." + GODS[event.a()];
            case HIRE -> "specialist." + SPECIALISTS[event.a()];
            case TECHNOLOGY -> "craft." + CRAFTS[event.a()];
            default -> null;
        };
    }

    /** The words of an option; null if there is no such option. */
    private static @Nullable String words(int kind, int option) {
        boolean none = option == ZimbabweStep.NONE;
        return switch (kind) {
            case ZimbabweStep.FIRST_MONUMENT -> squareWords("start", option);
            case ZimbabweStep.GIFT -> none ? null : option == Auction.PASS ? "pass" : "give " + option;
            case ZimbabweStep.TURN -> turnWords(option);
            case ZimbabweStep.HERD -> option < Box.HERD_CATTLE.length ? "herd " + Box.HERD_CATTLE[option] : null;
            case ZimbabweStep.RESOURCE -> option < RESOURCES.length ? "resource " + RESOURCES[option] : null;
            case ZimbabweStep.RESOURCE_SITE -> squareWords("lay", option);
            case ZimbabweStep.RAIN -> siteWords("rain", option);
            case ZimbabweStep.MONUMENT -> squareWords("monument", option);
            case ZimbabweStep.SECOND_MONUMENT -> none ? "second-monument none" : squareWords("second-monument", option);
            case ZimbabweStep.CRAFT -> none ? "place none" : option < CRAFTS.length ? "place " + CRAFTS[option] : null;
            case ZimbabweStep.SITE -> siteWords("site", option);
            case ZimbabweStep.AREA -> squareWords("area", option);
            case ZimbabweStep.PRICES -> priceWords("price", option);
            case ZimbabweStep.REPRICE -> priceWords("reprice", option);
            case ZimbabweStep.RAISE -> none ? "raise done" : squareWords("raise", option);
            case ZimbabweStep.PLAN ->
                option == Raising.CHEAPEST ? "cheapest" : option < Box.PIECES ? "from " + Craft.piece(option) : null;
            case ZimbabweStep.SUPPLY -> squareWords("with", option);
            case ZimbabweStep.PRIMARY ->
                option < Box.PIECES && !Craft.isSecondary(Craft.of(option)) ? "using " + Craft.piece(option) : null;
            default -> null;
        };
    }

    private static @Nullable String turnWords(int option) {
        if (option < Turn.HIRE) {
            return "god " + GODS[option - Turn.GOD];
        }
        if (option < Turn.REPRICE) {
            return option < Turn.USE
                    ? "hire " + SPECIALISTS[option - Turn.HIRE]
                    : "use " + SPECIALISTS[option - Turn.USE];
        }
        return option <= Turn.END ? Turn.ACTIONS[option - Turn.REPRICE] : null;
    }

    private static @Nullable String squareWords(String verb, int option) {
        return option < Squares.COUNT && Squares.column(option) < Squares.SIZE
                ? verb + " " + Squares.name(option)
                : null;
    }

    private static @Nullable String siteWords(String verb, int option) {
        String words = squareWords(verb, ZimbabweStep.square(option));
        return words == null ? null : words + " " + TURNS[ZimbabweStep.turn(option)];
    }

    private static @Nullable String priceWords(String verb, int option) {
        return option == ZimbabweStep.NONE
                ? verb + " done"
                : option < CRAFTS.length * Box.HIGHEST_PRICE
                        ? verb + " " + CRAFTS[Prices.craft(option)] + " " + Prices.price(option)
                        : null;
    }
}
