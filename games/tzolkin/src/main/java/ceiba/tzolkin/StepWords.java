package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Step;
import ceiba.engine.WordReader;
import java.util.ArrayList;
import java.util.List;

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
            case TzolkinStep.ACTION -> {
                words.add(GEARS[Action.gearOf(argument)]);
                words.add(String.valueOf(Action.spaceOf(argument)));
            }
            case TzolkinStep.HARVEST, TzolkinStep.PAY, TzolkinStep.TAKE -> words.add(String.valueOf(argument));
            case TzolkinStep.ADVANCE -> addFlags(words, argument, ADVANCE_FLAGS);
            case TzolkinStep.BUILD -> addFlags(words, argument, BUILD_FLAGS);
            case TzolkinStep.ARCHITECTURE -> {
                words.add(String.valueOf(Building.tileOf(argument)));
                addFlags(words, Building.restOf(argument), BUILD_FLAGS);
            }
            case TzolkinStep.MARKET -> addFlags(words, argument, MARKET_FLAGS);
            case TzolkinStep.ANY_ACTION -> addFlags(words, argument, ANY_ACTION_FLAGS);
            case TzolkinStep.TILE -> {
                words.add(String.valueOf(Building.tileOf(argument)));
                words.add(String.valueOf(Building.restOf(argument)));
            }
            case TzolkinStep.LEARN -> words.add(TECHNOLOGIES[argument]);
            default -> {} // no argument
        }
        return String.join(" ", words);
    }

    static int read(Node node) {
        WordReader words = new WordReader(node);
        int kind = words.oneOf(KINDS);
        int argument = switch (kind) {
            case TzolkinStep.ACTION -> {
                int gear = words.oneOf(GEARS);
                yield Action.worker(gear, words.number(0, Gears.LAST_SPACE[gear]));
            }
            case TzolkinStep.HARVEST -> words.number(2, 5);
            case TzolkinStep.PAY -> words.number(1, 3);
            case TzolkinStep.TAKE -> words.number(1, 2);
            case TzolkinStep.ADVANCE -> words.flags(ADVANCE_FLAGS);
            case TzolkinStep.BUILD -> words.flags(BUILD_FLAGS);
            case TzolkinStep.ARCHITECTURE -> {
                int building = words.number(1, BUILDINGS);
                yield Building.tileAnd(building, words.flags(BUILD_FLAGS));
            }
            case TzolkinStep.MARKET -> words.flags(MARKET_FLAGS);
            case TzolkinStep.ANY_ACTION -> words.flags(ANY_ACTION_FLAGS);
            case TzolkinStep.TILE -> {
                int building = words.number(1, BUILDINGS);
                yield Building.tileAnd(building, words.number(0, Tile.building(building).effects.length));
            }
            case TzolkinStep.LEARN -> words.oneOf(TECHNOLOGIES);
            default -> 0;
        };
        words.end();
        return Step.of(kind, argument);
    }

    private static void addFlags(List<String> words, int flags, String[] names) {
        for (int i = 0; i < names.length; i++) {
            if ((flags >> i & 1) != 0) {
                words.add(names[i]);
            }
        }
    }
}
