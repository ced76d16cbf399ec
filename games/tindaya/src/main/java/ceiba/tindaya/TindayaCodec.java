package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static ceiba.tindaya.TindayaStep.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.StepCodec;
import ceiba.engine.Vocabulary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of choices. */
final class TindayaCodec extends StepCodec {

    static final Vocabulary VOCABULARY =
            new Vocabulary((LAST + 1) << OPTION_BITS, choice -> words(choice >> OPTION_BITS, choice & LAST_OPTION));

    private static final int MOST_ARMS = 9;

    TindayaCodec() {
        super(VOCABULARY, TindayaEvent.values());
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return ChoicePhrases.of(choice, (TindayaPosition) position);
    }

    @Override
    public @Nullable Phrase objection(int choice, Position position) {
        return Objections.of(choice, (TindayaPosition) position);
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return Price.of(choice, (TindayaPosition) position);
    }

    @Override
    public List<Phrase> outlook(int choice, Position position) {
        return Outlook.of(choice, (TindayaPosition) position);
    }

    @Override
    public Phrase prompt(Position position) {
        return ChoicePhrases.prompt((TindayaPosition) position);
    }

    @Override
    public Phrase moment(Position position) {
        return Phrase.of("picture.era.of", ((TindayaPosition) position).era(), Glossary.ERAS);
    }

    @Override
    public Phrase phrase(Event event) {
        return EventPhrases.of(event);
    }

    /** Solidarity, by what it was for. */
    @Override
    public @Nullable Points points(Event event) {
        return TindayaEvent.numbered(event.kind()) == TindayaEvent.SOLIDARITY
                ? new Points(event.seat(), "source." + REASONS[event.c()], event.b())
                : null;
    }

    @Override
    public @Nullable String habit(Event event) {
        return Habits.of(event);
    }

    /** The words of an option; null if there is no such option. */
    private static @Nullable String words(int kind, int option) {
        boolean none = option == NONE;
        return switch (kind) {
            case FIRST_SETTLEMENT -> kindAndHex("settle", TRADES, option);
            case THIRD_VILLAGER -> atHex("villager", option);
            case SEER -> of("seer", SEERS, option);
            case KEEP -> of("keep", SECRETS, option);
            case TURN -> turnWords(option);
            case DEVELOP -> of("develop", TRADES, option);
            case SLAUGHTER -> none ? "enough-slaughter" : kindAndHex("slaughter", ANIMALS, option);
            case PRESERVE -> none ? "enough-preserved" : preserveWords(option);
            case AGAIN -> option == 0 ? "again" : option == 1 ? "drop" : null;
            case SOURCE -> none ? "stop" : atHex("from", option);
            case GROUP -> groupWords(option);
            case WAY ->
                option < Exploring.EMBARK
                        ? of("land", Hexes.DIRECTION_WORDS, option)
                        : of("embark", Hexes.DIRECTION_WORDS, option - Exploring.EMBARK);
            case SAIL -> atHex("sail", option);
            case ASHORE -> of("ashore", Hexes.DIRECTION_WORDS, option);
            case HERO -> option <= MOST_ARMS ? "hero " + option : null;
            case OPTIONS -> none ? "done" : optionWords(option);
            case OFFERING -> none ? "enough-given" : offeringWords(option);
            case SACRIFICE -> atHex("sacrifice", option);
            case PARTNER -> of("with", TRIBES, option);
            case BARTER_GIVE -> of("offer-unit", UNITS, option);
            case BARTER_TAKE -> of("ask-unit", UNITS, option);
            case ANSWER -> option < Barter.ANSWERS.length ? Barter.ANSWERS[option] : null;
            case COUNTER_GIVE -> of("return-unit", UNITS, option);
            case COUNTER_TAKE -> of("want-unit", UNITS, option);
            case SELL ->
                option < IDOLS.length * RAWS.length
                        ? "sell " + IDOLS[option / RAWS.length] + " " + RAWS[option % RAWS.length]
                        : null;
            case SHOW -> showWords(option);
            case BUY -> of("buy", OFFERS, option);
            case TindayaStep.JAR -> of("jar", GOODS, option);
            case TindayaStep.WALL -> atHex("wall", option);
            case TindayaStep.VASE -> of("vase", GODS, option);
            case BORN -> atHex("born", option);
            case EAT -> option < RAW ? of("eat", GOODS, option) : null;
            case LOSE -> kindAndHex("lose", KINDS, option);
            case SAVE -> none ? "enough-saved" : of("save", GOODS, option);
            case GUARD -> none ? "guard no" : atHex("guard", option);
            case PAY -> none ? "pay no" : of("pay", GOODS, option);
            case DISCARD -> of("discard", GOODS, option);
            case TARGET -> atHex("target", option);
            case ARMS -> option <= MOST_ARMS ? "arms " + option : null;
            case FIRE -> none ? "fire no" : option == 0 ? "fire dung" : option == 1 ? "fire wood" : null;
            case TindayaStep.CALM -> of("calm", GODS, option);
            default -> null;
        };
    }

    private static @Nullable String of(String verb, String[] words, int option) {
        return option < words.length ? verb + " " + words[option] : null;
    }

    private static @Nullable String atHex(String verb, int option) {
        return option < Hexes.COUNT ? verb + " " + Hexes.name(option) : null;
    }

    private static @Nullable String kindAndHex(String verb, String[] kinds, int option) {
        return kindOf(option) < kinds.length
                ? verb + " " + kinds[kindOf(option)] + " " + Hexes.name(hexOf(option))
                : null;
    }

    private static @Nullable String turnWords(int option) {
        return option < SHOW_IDOL
                ? ACTIONS[option >> 1] + " " + MARKERS[option & 1]
                : option <= PASS ? OTHERS[option - SHOW_IDOL] : null;
    }

    private static @Nullable String preserveWords(int option) {
        int trade = Production.tradeOf(option);
        int price = Production.priceOf(option);
        return trade < TRADES.length && price < GOODS.length ? "preserve " + GOODS[trade] + " " + GOODS[price] : null;
    }

    private static @Nullable String groupWords(int option) {
        int nobles = Exploring.noblesOf(option);
        return option > 0 && nobles <= 2 ? "take " + Exploring.villagersOf(option) + "+" + nobles : null;
    }

    private static @Nullable String optionWords(int option) {
        String hex = " " + Hexes.name(hexOf(option));
        int kind = kindOf(option);
        return switch (kind) {
            case COLLECT -> "collect" + hex;
            case GATHER, GATHER + 1 -> "gather " + (kind - GATHER + 1) + hex;
            case BARTER -> "barter" + hex;
            case OFFER -> "offer" + hex;
            default -> kind < GATHER ? "settle-new " + TRADES[kind - SETTLE] + hex : null;
        };
    }

    private static @Nullable String offeringWords(int option) {
        int way = Offering.way(option);
        if (way >= Offering.WAYS.length) {
            return null;
        }
        String words = "give " + GODS[Offering.god(option)] + " " + NEEDS[Offering.need(option)];
        return way == Offering.ITSELF ? words : words + " " + Offering.WAYS[way];
    }

    private static @Nullable String showWords(int option) {
        if (option > Idols.WARRIOR_OPTION) {
            return null;
        }
        String words = "idol " + IDOLS[Idols.shown(option)];
        return switch (Idols.shown(option)) {
            case FERTILITY -> words + " " + Hexes.name(option);
            case Glossary.HARVEST -> words + " " + GOODS[option - Idols.HARVEST_OPTION];
            case BOUNTY -> {
                int[] raws = Idols.BOUNTIES[option - Idols.BOUNTY_OPTION];
                yield words + " " + RAWS[raws[0]] + " " + RAWS[raws[1]];
            }
            case Glossary.CALM -> words + " " + GODS[option - Idols.CALM_OPTION];
            default -> words;
        };
    }
}
