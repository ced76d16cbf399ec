package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.StepCodec;
import ceiba.engine.Vocabulary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of Tzolk'in's choices, and who may know of its events. */
final class TzolkinCodec extends StepCodec {

    static final Vocabulary VOCABULARY = new Vocabulary(
            (TzolkinStep.LAST_DECISION + 1) << TzolkinStep.OPTION_BITS,
            choice -> words(choice >> TzolkinStep.OPTION_BITS, choice & TzolkinStep.LAST_OPTION));

    TzolkinCodec() {
        super(VOCABULARY, TzolkinEvent.values());
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return TzolkinPhrases.choice(choice, (TzolkinPosition) position);
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return Price.of(choice, (TzolkinPosition) position);
    }

    @Override
    public List<Phrase> outlook(int choice, Position position) {
        return Outlook.of(choice, (TzolkinPosition) position);
    }

    @Override
    public Phrase prompt(Position position) {
        return TzolkinPhrases.prompt((TzolkinPosition) position);
    }

    @Override
    public Phrase moment(Position position) {
        return Phrase.of("event.round", ((TzolkinPosition) position).round());
    }

    @Override
    public Phrase phrase(Event event) {
        return TzolkinPhrases.event(event);
    }

    @Override
    public @Nullable Points points(Event event) {
        return event.kind() == TzolkinEvent.POINTS.ordinal()
                ? new Points(event.seat(), "source." + Source.of(event.b()).word(), (double) event.a() / POINT)
                : null;
    }

    @Override
    public @Nullable String habit(Event event) {
        return Habits.of(event);
    }

    /** The words of an option; null if there is no such option. */
    private static @Nullable String words(int kind, int option) {
        boolean none = option == TzolkinStep.NONE;
        return switch (kind) {
            case TzolkinStep.KEEP -> option < WEALTH_TILES ? "keep " + (option + 1) : null;
            case TzolkinStep.TURN -> none ? "end" : turnWords(option);
            case TzolkinStep.ACTION -> none ? "use none" : option >= 1 && option <= 9 ? "use " + option : null;
            case TzolkinStep.HARVEST -> harvestWords(option);
            case TzolkinStep.ADVANCE -> none ? "advance none" : word("advance ", TECHNOLOGIES, option);
            case TzolkinStep.BUILD -> none ? "build none" : buildWords(option);
            case TzolkinStep.ARCHITECTURE ->
                none
                        ? "architecture none"
                        : option == Building.FULL_PRICE
                                ? "architecture full"
                                : option <= GOLD ? word("architecture save ", GOODS, option) : null;
            case TzolkinStep.PAY -> mixWords("pay", option);
            case TzolkinStep.TAKE -> mixWords("take", option);
            case TzolkinStep.RAISE -> word("raise ", TEMPLES, option);
            case TzolkinStep.RAISE_TWO ->
                option < Temple.PAIRS.length
                        ? "raise " + TEMPLES[Temple.PAIRS[option][0]] + " " + TEMPLES[Temple.PAIRS[option][1]]
                        : null;
            case TzolkinStep.MARKET ->
                none
                        ? "trade none"
                        : isResource(option - Market.BUY)
                                ? "buy " + GOODS[option - Market.BUY]
                                : isResource(option - Market.SELL) ? "sell " + GOODS[option - Market.SELL] : null;
            case TzolkinStep.ANY_ACTION ->
                none
                        ? "action none"
                        : option < Action.option(UXMAL, 5)
                                ? "action " + GEARS[Action.anyGear(option)] + " " + Action.anyAction(option)
                                : null;
            case TzolkinStep.OFFER -> none ? "offer none" : isResource(option) ? "offer " + GOODS[option] : null;
            case TzolkinStep.DAYS -> option == 1 || option == 2 ? "days " + option : null;
            default -> null;
        };
    }

    private static @Nullable String turnWords(int option) {
        if (option < Turn.PLACE) {
            int gear = Gears.gearOf(option);
            int space = Gears.spaceOf(option);
            return space <= Gears.LAST_SPACE[gear] ? "pick " + GEARS[gear] + " " + space : null;
        }
        if (option < Turn.CLAIM) {
            return "place " + GEARS[option - Turn.PLACE];
        }
        return option == Turn.CLAIM ? "place first-player" : word("beg ", TEMPLES, option - Turn.BEG);
    }

    private static @Nullable String harvestWords(int option) {
        return switch (option) {
            case Harvest.CORN_TILE -> "harvest corn";
            case Harvest.WOOD_TILE -> "harvest wood";
            default -> word("burn ", TEMPLES, option - Harvest.BURN);
        };
    }

    private static @Nullable String buildWords(int option) {
        if (option < Building.MONUMENT) {
            return "build " + (option + 1);
        }
        int monument = option - Building.MONUMENT + 1;
        return monument <= MONUMENTS ? "build m" + monument : null;
    }

    private static @Nullable String mixWords(String verb, int mix) {
        if (mix >= Resources.MIXES.length) {
            return null;
        }
        StringBuilder words = new StringBuilder(verb);
        for (int good = WOOD; good <= GOLD; good++) {
            words.append((" " + GOODS[good]).repeat(Resources.MIXES[mix][good - WOOD]));
        }
        return words.toString();
    }

    private static @Nullable String word(String verb, String[] words, int option) {
        return option < words.length ? verb + words[option] : null;
    }

    private static boolean isResource(int good) {
        return good >= WOOD && good <= GOLD;
    }
}
