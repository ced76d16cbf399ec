package ceiba.server.guest;

import ceiba.engine.Refusal;

/** What people may write where others read it. */
public final class Names {

    private static final int MAX_NAME_LENGTH = 24;
    private static final int MAX_TEXT_LENGTH = 500;

    private Names() {}

    /**
     * A name without the space around it.
     *
     * @throws Refusal if it is empty, too long or has invisible letters
     */
    public static String name(String written) {
        return visible(written, MAX_NAME_LENGTH, "a name");
    }

    /** The same for something said. */
    public static String text(String written) {
        return visible(written, MAX_TEXT_LENGTH, "a text");
    }

    private static String visible(String written, int longest, String what) {
        String text = written.strip();
        int length = text.codePointCount(0, text.length());
        if (length < 1 || length > longest) {
            throw new Refusal(what + " has 1 to " + longest + " letters");
        }
        if (!text.codePoints().allMatch(Names::visible)) {
            throw new Refusal(what + " has only visible letters");
        }
        return text;
    }

    private static boolean visible(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> letter == 0x200D; // joins the parts of an emoji
            default -> true;
        };
    }
}
