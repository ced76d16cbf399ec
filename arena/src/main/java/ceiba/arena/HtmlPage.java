package ceiba.arena;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The frame of every report: one HTML file that needs nothing else. */
final class HtmlPage {

    private HtmlPage() {}

    static String of(String title, Markup main) {
        return new Markup()
                .add("<!DOCTYPE html>")
                .add("<html lang='en'>")
                .add("<head>")
                .add("<meta charset='utf-8'/>")
                .add("<meta name='viewport' content='width=device-width, initial-scale=1'/>")
                .add("<title>%s</title>", title)
                .raw("<style>\n" + style() + "</style>\n")
                .add("</head>")
                .add("<body>")
                .add("<main>")
                .raw(main.toString())
                .add("</main>")
                .add("</body>")
                .add("</html>")
                .toString();
    }

    /** A chart with what it shows above it and what its signs mean below. */
    static Markup figure(String title, String caption, Markup chart, Markup legend) {
        return new Markup()
                .add("<section class='panel'><h2>%s</h2><p class='quiet'>%s</p>", title, caption)
                .raw(chart.toString())
                .raw(legend.toString())
                .add("</section>");
    }

    private static String style() {
        try (@Nullable InputStream in = HtmlPage.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("no report.css");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
