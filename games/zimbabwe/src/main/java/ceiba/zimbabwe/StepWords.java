package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Step;
import ceiba.engine.WordReader;
import java.util.ArrayList;
import java.util.List;

/** What is to be decided in words, for position files: {@code turn}, {@code site potter}, {@code plan c7 1 3 wood}. */
final class StepWords {

    private static final String[] KINDS = {
        "",
        "first-monument",
        "gift",
        "turn",
        "herd",
        "resource",
        "resource-site",
        "rain",
        "monument",
        "second-monument",
        "craft",
        "site",
        "area",
        "prices",
        "reprice",
        "raise",
        "plan",
        "supply",
        "primary"
    };
    private static final String PLACED = "placed";
    private static final String CHANGED = "changed";
    private static final String RAISED = "raised";

    private StepWords() {}

    static String kind(int kind) {
        return KINDS[kind];
    }

    static String write(int step) {
        int kind = Step.kind(step);
        int argument = Step.argument(step);
        List<String> words = new ArrayList<>(List.of(KINDS[kind]));
        switch (kind) {
            case ZimbabweStep.RESOURCE_SITE -> words.add(RESOURCES[argument]);
            case ZimbabweStep.CRAFT -> addFlag(words, argument, PLACED);
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> words.add(CRAFTS[argument]);
            case ZimbabweStep.PRICES, ZimbabweStep.REPRICE -> {
                addFlag(words, argument & Prices.CHANGED, CHANGED);
                addNames(words, argument & Prices.CHANGED - 1, CRAFTS);
            }
            case ZimbabweStep.RAISE -> addFlag(words, argument, RAISED);
            case ZimbabweStep.PLAN -> {
                words.add(Squares.name(Raising.square(argument)));
                words.add(String.valueOf(Raising.goods(argument)));
                words.add(String.valueOf(Raising.paid(argument)));
                addNames(words, Raising.families(argument), RESOURCES);
            }
            case ZimbabweStep.SUPPLY, ZimbabweStep.PRIMARY -> words.add(Craft.piece(argument));
            default -> {}
        }
        return String.join(" ", words);
    }

    private static void addFlag(List<String> words, int flag, String word) {
        if (flag != 0) {
            words.add(word);
        }
    }

    private static void addNames(List<String> words, int bits, String[] names) {
        for (int index = 0; index < names.length; index++) {
            addFlag(words, bits >> index & 1, names[index]);
        }
    }

    static int read(Node node) {
        WordReader words = new WordReader(node);
        int kind = words.oneOf(KINDS);
        int argument = switch (kind) {
            case ZimbabweStep.RESOURCE_SITE -> words.oneOf(RESOURCES);
            case ZimbabweStep.CRAFT -> words.next(PLACED) ? 1 : 0;
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> craft(node, words, kind == ZimbabweStep.AREA);
            case ZimbabweStep.PRICES, ZimbabweStep.REPRICE -> {
                int changed = words.next(CHANGED) ? Prices.CHANGED : 0;
                yield changed | words.flags(CRAFTS);
            }
            case ZimbabweStep.RAISE -> words.next(RAISED) ? 1 : 0;
            case ZimbabweStep.PLAN -> {
                int square = Squares.read(new Node(node.path(), words.word()));
                int goods = words.hasMore() ? words.number(0, Box.HIGHEST_LEVEL - 1) : 0;
                int paid = words.hasMore() ? words.number(0, Raising.MOST_PAID) : 0;
                yield Raising.plan(square, words.flags(RESOURCES), goods, paid);
            }
            case ZimbabweStep.SUPPLY, ZimbabweStep.PRIMARY ->
                words.oneOf(CRAFTS) * Box.CRAFTSMEN + words.number(1, Box.CRAFTSMEN) - 1;
            default -> 0;
        };
        words.end();
        return Step.of(kind, argument);
    }

    private static int craft(Node node, WordReader words, boolean large) {
        int craft = words.oneOf(CRAFTS);
        if (Craft.LARGE[craft] != large) {
            throw node.refusal("a " + CRAFTS[craft] + " takes " + (large ? "two squares" : "four squares"));
        }
        return craft;
    }
}
