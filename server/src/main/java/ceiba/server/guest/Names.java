package ceiba.server.guest;

import ceiba.engine.Refusal;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What people may write where others read it. */
public final class Names {

    private static final int MAX_NAME_LENGTH = 24;
    private static final int MAX_TEXT_LENGTH = 500;
    private static final int JOINER = 0x200D; // joins the parts of an emoji

    /** Letters, by their kind, that nobody sees. */
    private static final Pattern BLANK =
            Pattern.compile("[\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFFA0]");

    private static final Pattern SPACE = Pattern.compile("\\p{Zs}+");
    /** More marks on one letter than any language has. */
    private static final Pattern TOWER = Pattern.compile("\\p{M}{4}");

    /** Scripts that are written together; any other name has one script. */
    private static final Set<UnicodeScript> EASTERN = EnumSet.of(
            UnicodeScript.LATIN,
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.BOPOMOFO,
            UnicodeScript.HANGUL);

    /** Small letters, Cyrillic, Greek and others, each with the Latin one that it looks like. */
    private static final String LOOK_ALIKES = "\u0430a\u0432b\u0435e\u0451e\u0456i\u043ak\u043cm\u043dh"
            + "\u043eo\u0440p\u0441c\u0442t\u0443y\u0445x\u0455s\u0458j\u0501d\u04bbh"
            + "\u03b1a\u03b2b\u03b5e\u03b7n\u03b9i\u03bak\u03bcu\u03bdv\u03bfo\u03c1p\u03c4t\u03c5u\u03c7x\u03b3y"
            + "0o1l|lil\u0131l";

    private Names() {}

    /**
     * A name as it is shown: without the space around it, letters in their plain form.
     *
     * @throws Refusal if nothing of it can be seen, it is too long, or mixes scripts so that it could be taken for another
     */
    public static String name(String written) {
        String plain = SPACE.matcher(Normalizer.normalize(written, Normalizer.Form.NFKC))
                .replaceAll(" ");
        String name = visible(plain, MAX_NAME_LENGTH, "a name");
        Set<UnicodeScript> scripts = name.codePoints()
                .mapToObj(UnicodeScript::of)
                .filter(script -> script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED)
                .collect(Collectors.toSet());
        if (scripts.size() > 1 && !EASTERN.containsAll(scripts)) {
            throw new Refusal("a name has letters of one script");
        }
        return name;
    }

    /** The same for something said, which may mix what it likes. */
    public static String text(String written) {
        return visible(written, MAX_TEXT_LENGTH, "a text");
    }

    private static String visible(String written, int longest, String what) {
        String text = written.strip();
        int length = text.codePointCount(0, text.length());
        if (length < 1 || length > longest) {
            throw new Refusal(what + " has 1 to " + longest + " letters");
        }
        boolean blank = text.codePoints().noneMatch(Names::shows);
        if (blank || BLANK.matcher(text).find() || !text.codePoints().allMatch(Names::allowed)) {
            throw new Refusal(what + " has only visible letters");
        }
        if (TOWER.matcher(text).find()) {
            throw new Refusal(what + " has at most three marks on a letter");
        }
        return text;
    }

    private static boolean allowed(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> letter == JOINER;
            default -> true;
        };
    }

    /** Whether there is something to see of it even alone. */
    private static boolean shows(int letter) {
        return switch (Character.getType(letter)) {
            case Character.SPACE_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK -> false;
            default -> letter != JOINER;
        };
    }

    /** A name that cannot be taken for one of the others: itself, or with a number behind it. */
    public static String apart(String name, Collection<String> others) {
        Set<String> taken = others.stream().map(Names::shape).collect(Collectors.toSet());
        String candidate = name;
        for (int number = 2; taken.contains(shape(candidate)); number++) {
            candidate = name + " (" + number + ")";
        }
        return candidate;
    }

    /** What is left of a name at a glance. */
    private static String shape(String name) {
        StringBuilder shape = new StringBuilder();
        for (char letter : name.toLowerCase(Locale.ROOT).toCharArray()) {
            shape.append(latin(letter));
        }
        return shape.toString().replace("rn", "m").replace(" ", "");
    }

    private static char latin(char letter) {
        char latin = letter;
        for (int i = 0; i < LOOK_ALIKES.length(); i += 2) {
            latin = LOOK_ALIKES.charAt(i) == latin ? LOOK_ALIKES.charAt(i + 1) : latin;
        }
        return latin;
    }
}
