package ceiba.engine;

/** A board being drawn as text, for the terminal: line by line, as much as the observer may see. */
public abstract class TextBoard<P extends Position> {

    protected final P p;
    protected final int observer;
    protected final Texts texts;
    private final StringBuilder out = new StringBuilder();

    protected TextBoard(P p, int observer, Texts texts) {
        this.p = p;
        this.observer = observer;
        this.texts = texts;
    }

    /** Draws everything. */
    protected abstract void draw();

    public final String drawn() {
        draw();
        return out.toString();
    }

    protected final void line(String text) {
        out.append(text).append('\n');
    }

    protected static String pad(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }
}
