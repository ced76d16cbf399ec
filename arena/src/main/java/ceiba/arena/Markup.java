package ceiba.arena;

import java.util.Locale;

/** HTML and SVG as text: elements whose texts are escaped and whose numbers are short and always finite. */
final class Markup {

    private final StringBuilder out = new StringBuilder();

    /** Adds what is markup already. */
    Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    /** Adds markup with holes as in {@link String#format}; texts are escaped. */
    Markup add(String format, Object... values) {
        Object[] safe = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            safe[i] = switch (values[i]) {
                case String text -> escape(text);
                case Markup markup -> markup.toString();
                case Double number -> place(number);
                default -> values[i];
            };
        }
        out.append(String.format(Locale.ROOT, format, safe)).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** A coordinate, with as few digits as do. */
    private static String place(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("a chart needs finite numbers");
        }
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
