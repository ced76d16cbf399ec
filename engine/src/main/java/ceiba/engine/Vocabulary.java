package ceiba.engine;

import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The words of all choices of a game, there and back. */
public final class Vocabulary {

    private final @Nullable String[] words;
    private final Map<String, Integer> choices = new HashMap<>();

    /**
     * @param bound above every choice
     * @param wordsOf the words of a choice, or null if there is none of this number
     */
    public Vocabulary(int bound, IntFunction<@Nullable String> wordsOf) {
        words = new @Nullable String[bound];
        for (int choice = 0; choice < bound; choice++) {
            String said = wordsOf.apply(choice);
            if (said != null) {
                words[choice] = said;
                choices.put(said, choice);
            }
        }
    }

    /** The words of every choice. */
    public Set<String> all() {
        return Collections.unmodifiableSet(choices.keySet());
    }

    /** As {@link Codec#words}. */
    public String words(int choice) {
        String said = find(choice);
        if (said == null) {
            throw new Refusal(unknown(choice));
        }
        return said;
    }

    /** As {@link Codec#choice}; case and spaces do not matter. */
    public int choice(String said) {
        Integer choice = choices.get(said);
        if (choice == null) { // not as we write it
            choice = choices.get(said.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " "));
        }
        if (choice == null) {
            throw new Refusal("'" + said + "' is no choice of this game");
        }
        return choice;
    }

    /** Says that a choice is not legal now; it may be any number. */
    public Refusal refusal(int choice) {
        String said = find(choice);
        return new Refusal(said == null ? unknown(choice) : "'" + said + "' is not legal here");
    }

    private @Nullable String find(int choice) {
        return choice >= 0 && choice < words.length ? words[choice] : null;
    }

    private static String unknown(int choice) {
        return "no choice has the number " + choice;
    }
}
