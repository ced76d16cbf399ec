package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.StepCodec;
import ceiba.engine.Vocabulary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of Maya's choices, and who may know of its events. */
final class MayaCodec extends StepCodec {

    /** How a double move, a pass or a token is made use of, by what is added to the option. */
    private static final String[] DOUBLES = {"double", "free-double", "joker double"};

    private static final String[] PASSES = {"pass", "free-pass", "joker pass"};
    private static final String[] MOVES = {"relocate", "joker relocate"};
    private static final String[] ADDITIONS = {"extra-cube", "joker extra-cube"};

    static final Vocabulary VOCABULARY = new Vocabulary(
            (MayaStep.LAST + 1) << MayaStep.OPTION_BITS,
            choice -> words(choice >> MayaStep.OPTION_BITS, choice & MayaStep.LAST_OPTION));

    MayaCodec() {
        super(VOCABULARY, MayaEvent.values());
    }

    @Override
    public Phrase phrase(int choice, Position position) {
        return ChoicePhrases.of(choice, (MayaPosition) position);
    }

    @Override
    public Map<String, Integer> price(int choice, Position position) {
        return Price.of(choice, (MayaPosition) position);
    }

    @Override
    public List<Phrase> outlook(int choice, Position position) {
        return Outlook.of(choice, (MayaPosition) position);
    }

    @Override
    public Phrase prompt(Position position) {
        return ChoicePhrases.prompt((MayaPosition) position);
    }

    @Override
    public Phrase moment(Position position) {
        return Phrase.of("event.round", ((MayaPosition) position).round());
    }

    @Override
    public Phrase phrase(Event event) {
        return EventPhrases.of(event);
    }

    /** Everybody sees whether a card is of the neutral colour. */
    @Override
    public Event seenBy(Event event, int observer) {
        boolean known = MayaEvent.numbered(event.kind()) == MayaEvent.LAY && event.c() == Card.OF_NOBODY;
        return known ? event : super.seenBy(event, observer);
    }

    @Override
    public @Nullable Points points(Event event) {
        return switch (MayaEvent.numbered(event.kind())) {
            case GOLD -> new Points(event.seat(), "source." + PYRAMIDS[event.b()], event.a());
            case FORCED_PASS -> new Points(event.seat(), "source.forced-pass", event.a());
            case BID_PAID -> new Points(event.seat(), "source.auction", -event.a());
            default -> null;
        };
    }

    @Override
    public @Nullable String habit(Event event) {
        return Habits.of(event);
    }

    /** The words of an option; null if there is no such option. */
    private static @Nullable String words(int kind, int option) {
        boolean none = option == MayaStep.NONE;
        return switch (kind) {
            case MayaStep.FIRST_CUBE -> cubeWords("start ", option);
            case MayaStep.TENS -> none ? null : "tens " + option;
            case MayaStep.UNITS -> option < 10 ? "units " + option : null;
            case MayaStep.PICK -> option < BLUE_TOKENS ? "take " + TOKENS[FIRST_BLUE + option] : null;
            case MayaStep.DIG -> none ? "stop" : quarryWords("dig ", option);
            case MayaStep.CARD -> option < Card.kinds() ? "lay " + Card.word(option) : null;
            case MayaStep.WORKERS -> none ? "workers none" : quarryWords("workers ", option);
            case MayaStep.JOKER_SHIELD -> none ? "joker shield none" : quarryWords("joker shield ", option);
            case MayaStep.LOWER -> none ? "lower none" : option < MAX_SEATS ? "lower " + option : null;
            case MayaStep.SHIELD -> quarryWords("shield ", option);
            case MayaStep.NAME -> option < MAX_SEATS ? "name " + option : null;
            case MayaStep.SLED ->
                none ? "joker transport none" : option == Transport.USE_JOKER ? "joker transport" : null;
            case MayaStep.LEAVE -> option <= Box.CUBES ? "leave own " + option : null;
            case MayaStep.TURN -> none ? "end" : turnWords(option);
            case MayaStep.PLACE -> option < PYRAMIDS.length ? "place " + PYRAMIDS[option] : null;
            case MayaStep.FROM ->
                option < PYRAMIDS.length * MAX_LEVELS
                        ? "from " + PYRAMIDS[Relocation.pyramidOf(option)] + " " + (Relocation.levelOf(option) + 1)
                        : null;
            case MayaStep.TO -> option < PYRAMIDS.length ? "to " + PYRAMIDS[option] : null;
            default -> null;
        };
    }

    private static @Nullable String turnWords(int option) {
        if (option < Building.DOUBLE) {
            return cubeWords("build ", option);
        }
        if (option < Building.PASS) {
            int how = option - Building.DOUBLE;
            return how < Building.OF_NEUTRALS
                    ? word(DOUBLES, how)
                    : word(DOUBLES, how - Building.OF_NEUTRALS, " neutral");
        }
        if (option < Building.MOVE_CUBE) {
            return word(PASSES, option - Building.PASS);
        }
        return option < Building.ADD_CUBE
                ? word(MOVES, option - Building.MOVE_CUBE)
                : word(ADDITIONS, option - Building.ADD_CUBE);
    }

    private static @Nullable String cubeWords(String verb, int option) {
        int pyramid = option % Building.NEUTRAL_CUBE;
        return option < Building.NEUTRAL_CUBE
                ? verb + PYRAMIDS[pyramid]
                : option < 2 * Building.NEUTRAL_CUBE ? verb + "neutral " + PYRAMIDS[pyramid] : null;
    }

    private static @Nullable String quarryWords(String verb, int option) {
        return option < Quarry.MAX_QUARRIES ? verb + (option + 1) : null;
    }

    private static @Nullable String word(String[] words, int index) {
        return index < words.length ? words[index] : null;
    }

    private static @Nullable String word(String[] words, int index, String after) {
        return index < words.length ? words[index] + after : null;
    }
}
