package ceiba.engine;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Reads a line of words such as {@code use palenque 3} from a position file, word by word. */
public final class WordReader {

    private final Node node;
    private final Deque<String> words;

    public WordReader(Node node) {
        this.node = node;
        words = new ArrayDeque<>(List.of(node.text().strip().split("\\s+")));
    }

    public boolean hasMore() {
        return !words.isEmpty();
    }

    public String word() {
        if (words.isEmpty()) {
            throw node.refusal("'" + node.text() + "' is too short");
        }
        return words.removeFirst();
    }

    /** The number of the next word in a table; a table may have gaps, which no word fills. */
    public int oneOf(String... known) {
        String word = word();
        int index = word.isEmpty() ? -1 : Arrays.asList(known).indexOf(word);
        if (index < 0) {
            String expected =
                    Arrays.stream(known).filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
            throw node.refusal("one of " + expected + " is expected, not '" + word + "'");
        }
        return index;
    }

    public int number(int min, int max) {
        String word = word();
        if (!word.matches("\\d{1,3}") || Integer.parseInt(word) < min || Integer.parseInt(word) > max) {
            throw node.refusal("a number from " + min + " to " + max + " is expected, not '" + word + "'");
        }
        return Integer.parseInt(word);
    }

    /** Whether the next word is this one; if so, it is read. */
    public boolean next(String word) {
        boolean here = word.equals(words.peekFirst());
        if (here) {
            words.removeFirst();
        }
        return here;
    }

    /** All the words that are left, each the name of a flag, as bits. */
    public int flags(String... names) {
        int flags = 0;
        while (hasMore()) {
            flags |= 1 << oneOf(names);
        }
        return flags;
    }

    /** Refuses whatever is left. */
    public void end() {
        if (hasMore()) {
            throw node.refusal("'" + words.getFirst() + "' does not belong here");
        }
    }
}
