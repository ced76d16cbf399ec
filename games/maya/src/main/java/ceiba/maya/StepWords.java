package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
            case Step.UNITS -> secretly ? word : word + " " + argument;
            case Step.PICK, Step.SLED -> word + " " + argument;
            case Step.CARD, Step.LOWER -> word + " " + (argument + 1);
            case Step.LEAVE -> word + " " + Transport.placesOf(argument) + " " + Transport.tooManyOf(argument);
            case Step.PLACE ->
                word + " " + Building.cubesLeft(argument) + (Building.isOfNeutrals(argument) ? " " + OF_NEUTRALS : "");
            case Step.TO ->
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
        List<String> words = new ArrayList<>(Arrays.asList(node.text().split(" ", -1)));
        int kind = new Node(node.path(), words.removeFirst()).word(KINDS);
        int argument = switch (kind) {
            case Step.UNITS -> number(node, words, 0, Step.LAST_OPTION - 1);
            case Step.PICK, Step.SLED -> number(node, words, 0, MAX_SEATS - 1);
            case Step.CARD -> number(node, words, 1, Quarry.MAX_QUARRIES) - 1;
            case Step.LOWER -> number(node, words, 1, Quarry.MAX_CARDS) - 1;
            case Step.LEAVE -> {
                int places = number(node, words, 0, MAX_SEATS - 1);
                yield Transport.leaving(places, number(node, words, 1, 99));
            }
            case Step.PLACE -> {
                int left = number(node, words, 1, 2);
                yield Building.doubleOf(words.remove(OF_NEUTRALS), left);
            }
            case Step.TO -> {
                if (words.isEmpty()) {
                    yield Relocation.SUPPLY;
                }
                int pyramid = new Node(node.path(), words.removeFirst()).word(PYRAMIDS);
                yield Relocation.place(pyramid, number(node, words, 1, numbers.levels(pyramid)) - 1) + 1;
            }
            default -> 0;
        };
        if (!words.isEmpty()) {
            throw node.refusal("'" + words.getFirst() + "' does not belong here");
        }
        return Step.of(kind, argument);
    }

    private static int number(Node node, List<String> words, int least, int most) {
        if (words.isEmpty()) {
            throw node.refusal("'" + node.text() + "' is too short");
        }
        String word = words.removeFirst();
        if (!word.matches("\\d{1,3}") || Integer.parseInt(word) < least || Integer.parseInt(word) > most) {
            throw node.refusal("a number from " + least + " to " + most + " is expected, not '" + word + "'");
        }
        return Integer.parseInt(word);
    }
}
