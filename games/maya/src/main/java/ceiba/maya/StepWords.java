package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Step;
import ceiba.engine.WordReader;

/** The decision to be made in words, for position files: {@code turn}, {@code card 3}, {@code place 2 neutral}. */
final class StepWords {

    private static final String[] KINDS = {
        "over",
        "first-cube",
        "tens",
        "units",
        "pick",
        "dig",
        "card",
        "workers",
        "joker-shield",
        "lower",
        "shield",
        "name",
        "sled",
        "leave",
        "turn",
        "place",
        "from",
        "to"
    };
    private static final String OF_NEUTRALS = "neutral";

    private StepWords() {}

    static String kind(int kind) {
        return KINDS[kind];
    }

    static String write(int step, boolean secretly) {
        int kind = Step.kind(step);
        int argument = Step.argument(step);
        String word = KINDS[kind];
        return switch (kind) {
            case MayaStep.UNITS -> secretly ? word : word + " " + argument;
            case MayaStep.PICK, MayaStep.SLED -> word + " " + argument;
            case MayaStep.CARD, MayaStep.LOWER -> word + " " + (argument + 1);
            case MayaStep.LEAVE -> word + " " + Transport.placesOf(argument) + " " + Transport.tooManyOf(argument);
            case MayaStep.PLACE ->
                word + " " + Building.cubesLeft(argument) + (Building.isOfNeutrals(argument) ? " " + OF_NEUTRALS : "");
            case MayaStep.TO ->
                argument == Relocation.SUPPLY
                        ? word
                        : word
                                + " "
                                + PYRAMIDS[Relocation.pyramidOf(argument - 1)]
                                + " "
                                + (Relocation.levelOf(argument - 1) + 1);
            default -> word;
        };
    }

    static int read(Node node, Numbers numbers) {
        WordReader words = new WordReader(node);
        int kind = words.oneOf(KINDS);
        int argument = switch (kind) {
            case MayaStep.UNITS -> words.number(0, MayaStep.LAST_OPTION - 1);
            case MayaStep.PICK, MayaStep.SLED -> words.number(0, MAX_SEATS - 1);
            case MayaStep.CARD -> words.number(1, Quarry.MAX_QUARRIES) - 1;
            case MayaStep.LOWER -> words.number(1, Quarry.MAX_CARDS) - 1;
            case MayaStep.LEAVE -> {
                int places = words.number(0, MAX_SEATS - 1);
                yield Transport.leaving(places, words.number(1, 99));
            }
            case MayaStep.PLACE -> {
                int left = words.number(1, 2);
                yield Building.doubleOf(words.next(OF_NEUTRALS), left);
            }
            case MayaStep.TO -> {
                if (!words.hasMore()) {
                    yield Relocation.SUPPLY;
                }
                int pyramid = words.oneOf(PYRAMIDS);
                yield Relocation.place(pyramid, words.number(1, numbers.levels(pyramid)) - 1) + 1;
            }
            default -> 0;
        };
        words.end();
        return Step.of(kind, argument);
    }
}
