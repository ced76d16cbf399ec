package ceiba.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One language's catalogue: keys to sentences. {@code {0}} is the first argument, {@code {0|skull|skulls}} the first
 * word if the argument is 1 or -1 and the second otherwise. {@code {0|gains|gain}} after a seat is the second word if that
 * seat reads the sentence; here nobody does, but the browser client says "You gain".
 */
public final class Texts {

    /** The languages every catalogue exists in. */
    public static final List<String> LANGUAGES = List.of("en", "it", "pt");

    private static final Map<Class<?>, Map<String, Texts>> LOADED = new ConcurrentHashMap<>();

    private static final Pattern HOLE = Pattern.compile("\\{(\\d+)(?:\\|([^|}]*)\\|([^|}]*))?}");

    private final String language;
    private final Map<String, String> sentences;
    private final IntFunction<String> seatNames;

    private Texts(String language, Map<String, String> sentences, IntFunction<String> seatNames) {
        this.language = language;
        this.sentences = sentences;
        this.seatNames = seatNames;
    }

    /** The catalogue {@code texts/<language>.json} that lies beside a class. */
    public static Texts of(Class<?> beside, String language) {
        return LOADED.computeIfAbsent(beside, owner -> new ConcurrentHashMap<>())
                .computeIfAbsent(language, word -> load(beside, word));
    }

    private static Texts load(Class<?> beside, String language) {
        if (!LANGUAGES.contains(language)) {
            throw new Refusal("unknown language '" + language + "'; expected one of: " + String.join(", ", LANGUAGES));
        }
        Map<String, String> sentences = new HashMap<>();
        for (Node sentence : resource(beside, "texts/" + language + ".json").fields()) {
            // a catalogue's keys contain dots, so the name is the whole path
            sentences.put(sentence.path(), sentence.text());
        }
        return new Texts(language, sentences, seat -> find(sentences, "seat." + seat));
    }

    /** Reads a JSON file that lies beside a class. */
    public static Node resource(Class<?> beside, String file) {
        try (@Nullable InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + file + " beside " + beside.getName());
            }
            return Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same catalogue with the players' own names. */
    public Texts withSeats(IntFunction<String> names) {
        return new Texts(language, sentences, names);
    }

    public String language() {
        return language;
    }

    public Set<String> keys() {
        return Set.copyOf(sentences.keySet());
    }

    /** The sentence as it stands in the catalogue, with its holes. */
    public String sentence(String key) {
        return find(sentences, key);
    }

    public String say(String key, Object... args) {
        return say(new Phrase(key, List.of(args), List.of()));
    }

    public String say(Phrase phrase) {
        String sentence = find(sentences, phrase.key());
        if (sentence.indexOf('{') < 0) {
            return sentence; // as most are: a board is drawn out of a hundred names and letters
        }
        Matcher hole = HOLE.matcher(sentence);
        StringBuilder out = new StringBuilder();
        while (hole.find()) {
            Object arg = phrase.args().get(Integer.parseInt(hole.group(1)));
            hole.appendReplacement(out, Matcher.quoteReplacement(fill(arg, hole.group(2), hole.group(3))));
        }
        return hole.appendTail(out).toString();
    }

    private String fill(Object arg, @Nullable String one, @Nullable String many) {
        if (one != null && many != null) {
            return arg instanceof Number number && Math.abs(number.doubleValue()) != 1 ? many : one;
        }
        return switch (arg) {
            case Phrase.Seat seat -> seatNames.apply(seat.number());
            case Phrase inner -> say(inner);
            case String key -> say(key);
            case Double number -> number(number);
            default -> arg.toString();
        };
    }

    /** A number without needless decimals, as the language writes it: 3, 3.25, 3,25. */
    public String number(double number) {
        if (number == Math.rint(number)) {
            return String.valueOf((long) number);
        }
        return language.equals("en")
                ? String.valueOf(number)
                : String.valueOf(number).replace('.', ',');
    }

    private static String find(Map<String, String> sentences, String key) {
        String sentence = sentences.get(key);
        if (sentence == null) {
            throw new IllegalStateException("no text for '" + key + "'");
        }
        return sentence;
    }
}
