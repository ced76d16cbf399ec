package ceiba.arena;

import ceiba.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/** What a probe found as one HTML file: how far expectations come true, moment by moment, and the gifts. */
public final class ProbeReport {

    private final Game game;
    private final String size;
    private final Probe.Result result;

    /** @param size how much was played, for people */
    public ProbeReport(Game game, String size, Probe.Result result) {
        this.game = game;
        this.size = size;
        this.result = result;
    }

    public String html() {
        String name = game.texts("en").say("name");
        Markup main = new Markup()
                .add("<header>")
                .add("<p class='kicker'>Ceiba probe</p>")
                .add("<h1>%s</h1>", name)
                .add("<p class='quiet'>%s</p>", size)
                .add("</header>");
        if (result.moments().size() > 1) {
            main.add("<div class='charts'>")
                    .raw(expectations().toString())
                    .raw(correlations().toString())
                    .add("</div>");
        }
        return HtmlPage.of("Probe of " + name, main.raw(gifts().toString()));
    }

    private Markup expectations() {
        List<Charts.Line> lines = List.of(
                new Charts.Line("expected", curve(Probe.Moment::expected)),
                new Charts.Line("in the end", curve(Probe.Moment::reached)),
                new Charts.Line("bias", curve(Probe.Moment::bias)));
        return HtmlPage.figure(
                "What is expected and what comes of it",
                "Mean over all seats when each moment begins: what they are expected to have of their aim in the end,"
                        + " what they had, and the difference.",
                Charts.lines("Expected and reached, moment by moment", "of the aim", lines),
                legend(lines));
    }

    private Markup correlations() {
        List<Charts.Line> lines = new ArrayList<>();
        lines.add(new Charts.Line("correlation", curve(Probe.Moment::correlation)));
        if (result.tellsAttainable()) {
            lines.add(new Charts.Line("attainable", curve(moment -> Objects.requireNonNull(moment.attainable()))));
        }
        return HtmlPage.figure(
                "How well it tells seats apart",
                "Correlation over all seats of what is expected when each moment begins with what they had in the end;"
                        + " 0 where it tells nothing."
                        + (lines.size() > 1 ? " Attainable: by the best expectation there could be." : ""),
                Charts.lines("Correlation, moment by moment", "correlation", lines),
                lines.size() > 1 ? legend(lines) : new Markup());
    }

    private static Markup legend(List<Charts.Line> lines) {
        Markup legend = new Markup().add("<ul class='legend'>");
        for (int i = 0; i < lines.size(); i++) {
            legend.add("<li>%s %s</li>", Charts.key(i), lines.get(i).name());
        }
        return legend.add("</ul>");
    }

    /** A number for every moment from the first to the last; one that no match began at has that of the one before. */
    private List<Double> curve(ToDoubleFunction<Probe.Moment> number) {
        List<Double> curve = new ArrayList<>();
        for (Probe.Moment moment : result.moments()) {
            double value = number.applyAsDouble(moment);
            double finite = Double.isFinite(value) ? value : 0; // no correlation where all seats are alike
            while (curve.size() < moment.moment()) {
                curve.add(curve.isEmpty() ? finite : curve.getLast());
            }
            curve.add(finite);
        }
        return curve;
    }

    private Markup gifts() {
        Markup table = new Markup().add("<section class='panel'><h2>Gifts</h2>");
        if (result.gifts().isEmpty()) {
            return table.add("<p class='quiet'>The game names none, or none could be given.</p></section>");
        }
        table.add(
                        "<p class='quiet'>Real: what a gift brought of the seat's aim (95 %%). Said: by how much the evaluation"
                                + " rose. %d of %d are said rightly: within the interval or %s of it.</p>",
                        result.right(), result.gifts().size(), Format.decimal(result.tolerance()))
                .add("<div class='scroll'><table><thead><tr><th scope='col'>gift</th><th scope='col'>moment</th>")
                .add("<th scope='col'>given</th><th scope='col'>real</th><th scope='col'>(95 %%)</th>")
                .add("<th scope='col'>said</th><th scope='col'></th></tr></thead><tbody>");
        for (Probe.Gift gift : result.gifts()) {
            table.add("<tr><th scope='row'>%s</th>", gift.name())
                    .add("<td>%d</td><td>%d</td>", gift.moment(), gift.given())
                    .add("<td>%s</td>", Format.decimal(gift.real()))
                    .add("<td>%s</td>", Format.decimals(gift.interval()))
                    .add("<td>%s</td>", Format.decimal(gift.said()))
                    .add("<td>%s</td></tr>", gift.isRight(result.tolerance()) ? "" : "off");
        }
        return table.add("</tbody></table></div></section>");
    }
}
