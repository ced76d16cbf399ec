package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The steps of the stack in words, for position files: {@code turn}, {@code use palenque 3}, {@code pay 2}. */
final class StepWords {

    private static final String[] KINDS = {
        "",
        "keep",
        "turn",
        "use",
        "harvest",
        "advance",
        "build",
        "architecture",
        "pay",
        "take",
        "raise",
        "raise-two",
        "market",
        "any-action",
        "offer",
        "days",
        "tile",
        "learn"
    };
    private static final String[] ADVANCE_FLAGS = {"paid", "optional", "and-another"};
    private static final String[] BUILD_FLAGS = {
        "in-corn", "with-architecture", "or-monument", "optional", "and-another"
    };
    private static final String[] MARKET_FLAGS = {
        "", "bought-wood", "bought-stone", "bought-gold", "", "sold-wood", "sold-stone", "sold-gold"
    };
    private static final String[] ANY_ACTION_FLAGS = {"optional"};

    private StepWords() {}

    static String write(int step) {
        int kind = Step.kind(step);
        int argument = Step.argument(step);
        List<String> words = new ArrayList<>(List.of(KINDS[kind]));
        switch (kind) {
            case Step.ACTION -> {
                words.add(GEARS[Action.gearOf(argument)]);
                words.add(String.valueOf(Action.spaceOf(argument)));
            }
            case Step.HARVEST, Step.PAY, Step.TAKE -> words.add(String.valueOf(argument));
            case Step.ADVANCE -> addFlags(words, argument, ADVANCE_FLAGS);
            case Step.BUILD -> addFlags(words, argument, BUILD_FLAGS);
            case Step.ARCHITECTURE -> {
                words.add(String.valueOf(Building.tileOf(argument)));
                addFlags(words, Building.restOf(argument), BUILD_FLAGS);
            }
            case Step.MARKET -> addFlags(words, argument, MARKET_FLAGS);
            case Step.ANY_ACTION -> addFlags(words, argument, ANY_ACTION_FLAGS);
            case Step.TILE -> {
                words.add(String.valueOf(Building.tileOf(argument)));
                words.add(String.valueOf(Building.restOf(argument)));
            }
            case Step.LEARN -> words.add(TECHNOLOGIES[argument]);
            default -> {} // no argument
        }
        return String.join(" ", words);
    }

    static int read(Node node) {
        List<String> words = new ArrayList<>(List.of(node.text().strip().split("\\s+")));
        int kind = index(node, words.removeFirst(), KINDS);
        int argument = switch (kind) {
            case Step.ACTION -> {
                int gear = index(node, next(node, words), GEARS);
                yield Action.worker(gear, number(node, words, 0, Gears.LAST_SPACE[gear]));
            }
            case Step.HARVEST -> number(node, words, 2, 5);
            case Step.PAY -> number(node, words, 1, 3);
            case Step.TAKE -> number(node, words, 1, 2);
            case Step.ADVANCE -> flags(node, words, ADVANCE_FLAGS);
            case Step.BUILD -> flags(node, words, BUILD_FLAGS);
            case Step.ARCHITECTURE -> {
                int building = number(node, words, 1, BUILDINGS);
                yield Building.tileAnd(building, flags(node, words, BUILD_FLAGS));
            }
            case Step.MARKET -> flags(node, words, MARKET_FLAGS);
            case Step.ANY_ACTION -> flags(node, words, ANY_ACTION_FLAGS);
            case Step.TILE -> {
                int building = number(node, words, 1, BUILDINGS);
                yield Building.tileAnd(building, number(node, words, 0, Tile.building(building).effects.length));
            }
            case Step.LEARN -> index(node, next(node, words), TECHNOLOGIES);
            default -> 0;
        };
        if (!words.isEmpty()) {
            throw node.refusal("'" + words.getFirst() + "' does not belong here");
        }
        return Step.of(kind, argument);
    }

    private static void addFlags(List<String> words, int flags, String[] names) {
        for (int i = 0; i < names.length; i++) {
            if ((flags >> i & 1) != 0) {
                words.add(names[i]);
            }
        }
    }

    private static int flags(Node node, List<String> words, String[] names) {
        int flags = 0;
        while (!words.isEmpty()) {
            flags |= 1 << index(node, words.removeFirst(), names);
        }
        return flags;
    }

    private static String next(Node node, List<String> words) {
        if (words.isEmpty()) {
            throw node.refusal("'" + node.text() + "' is too short");
        }
        return words.removeFirst();
    }

    private static int number(Node node, List<String> words, int least, int most) {
        String word = next(node, words);
        if (!word.matches("\\d{1,3}") || Integer.parseInt(word) < least || Integer.parseInt(word) > most) {
            throw node.refusal("a number from " + least + " to " + most + " is expected, not '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    /** The tables have gaps, which no word fills. */
    private static int index(Node node, String word, String[] words) {
        int index = List.of(words).indexOf(word);
        if (index < 0 || word.isEmpty()) {
            String known = Arrays.stream(words).filter(w -> !w.isEmpty()).collect(Collectors.joining(", "));
            throw node.refusal("one of " + known + " is expected, not '" + word + "'");
        }
        return index;
    }
}
