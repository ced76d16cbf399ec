package ceiba.arena;

import ceiba.engine.Refusal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of the same work, each of which a process of its own does, wherever it runs.
 *
 * @param index from 0
 * @param count how many parts there are
 */
public record Shard(int index, int count) {

    /** Everything in one part. */
    public static final Shard WHOLE = new Shard(0, 1);

    private static final Pattern WORDS = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (index < 0 || index >= count) {
            throw new Refusal("--shard takes I/N with I from 0 to N - 1, not " + index + "/" + count);
        }
    }

    /** Reads {@code I/N}. */
    public static Shard of(String words) {
        Matcher parts = WORDS.matcher(words);
        if (!parts.matches()) {
            throw new Refusal("--shard takes I/N with I from 0 to N - 1, not '" + words + "'");
        }
        return new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }

    public boolean isWhole() {
        return count == 1;
    }

    /** Whether a piece of the work, by number, belongs to this part. */
    boolean has(int number) {
        return number % count == index;
    }

    /** How many pieces of so many belong to this part. */
    int of(int pieces) {
        return Math.max(0, Math.ceilDiv(pieces - index, count));
    }

    /** The number of a piece among all, by its number among those of this part. */
    int number(int own) {
        return own * count + index;
    }

    @Override
    public String toString() {
        return index + "/" + count;
    }
}
