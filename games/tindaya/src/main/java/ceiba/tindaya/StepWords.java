package ceiba.tindaya;

import ceiba.engine.Node;
import ceiba.engine.Step;
import ceiba.engine.WordReader;

/** What is to be done in words, for position files: {@code turn 1}. The number after the word is the step's argument. */
final class StepWords {

    private static final String[] KINDS = {
        "",
        "strategy",
        "turns",
        "end-of-era",
        "harvest",
        "battles",
        "catastrophe",
        "attack",
        "",
        "",
        "first-settlement",
        "third-villager",
        "seer",
        "keep",
        "turn",
        "develop",
        "slaughter",
        "preserve",
        "again",
        "source",
        "group",
        "way",
        "sail",
        "ashore",
        "hero",
        "options",
        "offering",
        "sacrifice",
        "partner",
        "barter-give",
        "barter-take",
        "answer",
        "counter-give",
        "counter-take",
        "sell",
        "show",
        "buy",
        "jar",
        "wall",
        "vase",
        "born",
        "eat",
        "lose",
        "save",
        "guard",
        "pay",
        "discard",
        "target",
        "arms",
        "fire",
        "calm"
    };

    private StepWords() {}

    static String kind(int kind) {
        return KINDS[kind];
    }

    static String write(int step) {
        return KINDS[Step.kind(step)] + (Step.argument(step) == 0 ? "" : " " + Step.argument(step));
    }

    static int read(Node node) {
        WordReader words = new WordReader(node);
        int kind = words.oneOf(KINDS);
        int argument = 0;
        if (words.hasMore()) {
            String number = words.word();
            if (!number.matches("\\d{1,7}")) {
                throw node.refusal("a number is expected after '" + KINDS[kind] + "', not '" + number + "'");
            }
            argument = Integer.parseInt(number);
        }
        words.end();
        return Step.of(kind, argument);
    }
}
