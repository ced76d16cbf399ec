package ceiba.arena;

import ceiba.engine.Gauge;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A contest's results as one HTML file that needs nothing else. */
public final class HtmlReport {

    private final Contest contest;
    private final Summary summary;
    private final Texts texts;

    public HtmlReport(Contest contest, Summary summary) {
        this.contest = contest;
        this.summary = summary;
        texts = contest.game().texts("en");
    }

    public String html() {
        String title = texts.say("name") + ": " + String.join(", ", contest.entries());
        return HtmlPage.of(
                title,
                heading()
                        .raw(cards().toString())
                        .add("<div class='charts'>")
                        .raw(wins().toString())
                        .raw(points().toString())
                        .raw(curves().toString())
                        .raw(gauges().toString())
                        .raw(sources().toString())
                        .add("</div>")
                        .raw(habits().toString())
                        .raw(rest().toString()));
    }

    private Markup heading() {
        return new Markup()
                .add("<header>")
                .add("<p class='kicker'>Ceiba arena</p>")
                .add("<h1>%s</h1>", texts.say("name"))
                .add("<p class='versus'>%s</p>", String.join(" · ", contest.lineUp(0)))
                .add("<p class='quiet'>%s</p>", contest.size() + " on " + contest.dealt())
                .add("</header>");
    }

    private Markup cards() {
        Summary.Entry best = summary.best();
        double slowest = summary.entries().stream()
                .mapToDouble(Summary.Entry::slowestTurnMillis)
                .max()
                .orElse(0);
        Markup cards = new Markup().add("<section class='cards' aria-label='Key figures'>");
        Summary.Table table = summary.table();
        if (table != null) {
            String interval =
                    "of the matches (95 %: " + Format.percents(table.wins().interval()) + ")";
            card(cards, "the table won", Format.percent(table.wins().share()), interval);
        } else if (summary.entries().size() > 1) {
            card(
                    cards,
                    "won most",
                    Format.shortened(best.name(), 18),
                    Format.percent(best.wins().share()) + " of its seats");
        }
        if (table == null && summary.nobody().times() > 0) {
            card(cards, "nobody won", Format.percent(summary.nobody().share()), "of the matches");
        }
        Double points = summary.winnersPoints();
        if (points != null) {
            card(cards, "winner's points", Format.decimal(points), "mean over the matches won");
        }
        card(
                cards,
                "matches",
                Format.count(contest.matches()),
                contest.deals() + (contest.deals() == 1 ? " deal" : " deals"));
        card(cards, "slowest turn", Format.time(slowest), "of any bot");
        return cards.add("</section>");
    }

    private static void card(Markup cards, String what, String figure, String note) {
        cards.add(
                "<div class='card'><p class='what'>%s</p><p class='figure'>%s</p><p class='quiet'>%s</p></div>",
                what, figure, note);
    }

    /** Who won: rivals against each other, or the table as a whole. */
    private Markup wins() {
        Summary.Table table = summary.table();
        return table != null ? winsOfTable(table) : new Markup().raw(winShares() + "" + turns());
    }

    private static Markup winsOfTable(Summary.Table table) {
        List<Charts.Bar> bars = new ArrayList<>(List.of(Charts.Bar.of("all matches", table.wins())));
        if (table.lineUps().size() > 1) {
            table.lineUps()
                    .forEach(lineUp -> bars.add(Charts.Bar.of(String.join(" · ", lineUp.bots()), lineUp.wins())));
        }
        return HtmlPage.figure(
                "Wins of the table",
                "Share of the matches that the seats won together, and by who sat where. Whiskers: 95 % (Wilson).",
                Charts.bars("Share of the matches that the table won", bars, HtmlReport::percentTick, null),
                new Markup());
    }

    private Markup winShares() {
        List<Charts.Bar> bars = summary.entries().stream()
                .map(entry -> Charts.Bar.of(entry.name(), entry.wins()))
                .toList();
        return HtmlPage.figure(
                "Win share",
                "Share of the seats played that won; a shared win counts in parts, partners count once. Whiskers: 95 %"
                        + " (Wilson). Dashed: equal strength.",
                Charts.bars("Win share of each bot", bars, HtmlReport::percentTick, summary.fair()),
                new Markup());
    }

    private Markup points() {
        List<Charts.Bar> bars = summary.entries().stream()
                .map(entry -> new Charts.Bar(
                        entry.name(),
                        entry.points(),
                        entry.pointsInterval(),
                        Format.decimal(entry.points()) + "  (" + Format.decimals(entry.pointsInterval()) + ")"))
                .toList();
        return HtmlPage.figure(
                "Points",
                "Mean points at the end of a match. Whiskers: 95 % (Student).",
                Charts.bars("Mean points of each bot", bars, Format::tick, null),
                new Markup());
    }

    private Markup turns() {
        List<Charts.Bar> bars = new ArrayList<>();
        for (Rate turn : summary.turns()) {
            bars.add(Charts.Bar.of("turn " + (bars.size() + 1), turn));
        }
        return HtmlPage.figure(
                "Wins by order of play",
                "Share of the matches won by who decides first in them, who sits to the left, and so on. Whiskers: 95 %"
                        + " (Wilson). Dashed: equal chances.",
                Charts.bars("Win share of each turn", bars, HtmlReport::percentTick, summary.fair()),
                new Markup());
    }

    private static String percentTick(double share) {
        return Math.round(share * 100) + " %";
    }

    private Markup curves() {
        return HtmlPage.figure(
                "Points over the match",
                "Mean points after each moment of the match; the last one includes the final scoring.",
                Charts.lines("Mean points of each bot after each moment", "points", ofBots(Summary.Entry::curve)),
                legend());
    }

    /** A chart for each gauge of the game: of the table, or of the seats of each bot. */
    private Markup gauges() {
        Markup charts = new Markup();
        for (Gauge gauge : contest.game().gauges()) {
            String name = texts.say("gauge." + gauge.name());
            List<Charts.Line> lines = gauge.ofSeat()
                    ? ofBots(entry -> entry.gauges().getOrDefault(gauge.name(), List.of()))
                    : List.of(new Charts.Line("table", summary.gauges().getOrDefault(gauge.name(), List.of())));
            charts.raw(HtmlPage.figure(
                            Character.toUpperCase(name.charAt(0)) + name.substring(1) + " over the match",
                            gauge.ofSeat()
                                    ? "Mean over the seats of each bot, after each moment of the match."
                                    : "Mean over the matches, after each moment.",
                            Charts.lines("Mean " + name + " after each moment", name, lines),
                            gauge.ofSeat() ? legend() : new Markup())
                    .toString());
        }
        return charts;
    }

    private List<Charts.Line> ofBots(Function<Summary.Entry, List<Double>> curve) {
        return summary.entries().stream()
                .map(entry -> new Charts.Line(entry.name(), curve.apply(entry)))
                .toList();
    }

    private Markup legend() {
        Markup legend = new Markup().add("<ul class='legend'>");
        for (int i = 0; i < summary.entries().size(); i++) {
            legend.add("<li>%s %s</li>", Charts.key(i), summary.entries().get(i).name());
        }
        return legend.add("</ul>");
    }

    private Markup sources() {
        Markup legend = new Markup().add("<ul class='legend'>");
        for (int i = 0; i < summary.sources().size(); i++) {
            legend.add(
                    "<li><span class='swatch s%d'></span> %s</li>",
                    i % 9, texts.say(summary.sources().get(i)));
        }
        return HtmlPage.figure(
                "Where points came from",
                "Mean points by source; what cost points hangs below the axis. On top: the mean total.",
                Charts.columns("Mean points of each bot by source", summary, texts),
                legend.add("</ul>").raw(sourceTable().toString()));
    }

    private Markup sourceTable() {
        Markup table = new Markup().add("<details><summary>As a table</summary><div class='scroll'><table>");
        table.add("<thead><tr><th scope='col'>source</th>");
        summary.entries().forEach(entry -> table.add("<th scope='col'>%s</th>", entry.name()));
        table.add("</tr></thead><tbody>");
        for (String source : summary.sources()) {
            table.add("<tr><th scope='row'>%s</th>", texts.say(source));
            summary.entries()
                    .forEach(entry -> table.add(
                            "<td>%s</td>", Format.decimal(entry.sources().getOrDefault(source, 0.0))));
            table.add("</tr>");
        }
        return table.add("</tbody></table></div></details>");
    }

    /** A table of the game's habits, if it names any. */
    private Markup habits() {
        Markup table = new Markup();
        if (summary.habits().isEmpty()) {
            return table;
        }
        table.add("<section class='panel'><h2>Habits</h2>")
                .add(
                        "<p class='quiet'>%s</p><div class='scroll'><table>",
                        "Matches: in which it was possible. Picked: share of these in which some seat did it. Won: share"
                                + " of those won by a seat that did. Bots: mean times per seat. In brackets: 95 %"
                                + " (Wilson).")
                .add("<thead><tr><th scope='col'>habit</th><th scope='col'>matches</th>")
                .add("<th scope='col'>picked</th><th scope='col'>won when picked</th>");
        summary.entries().forEach(entry -> table.add("<th scope='col'>%s</th>", entry.name()));
        table.add("</tr></thead><tbody>");
        for (Summary.Habit habit : summary.habits()) {
            table.add("<tr><th scope='row'>%s</th>", texts.say(habit.name()))
                    .add("<td>%s</td>", Format.count(habit.picked().tries()))
                    .add("<td>%s</td>", Format.rate(habit.picked()))
                    .add("<td>%s</td>", Format.rate(habit.won()));
            summary.entries().forEach(entry -> table.add("<td>%s</td>", Format.times(habit, entry)));
            table.add("</tr>");
        }
        return table.add("</tbody></table></div></section>");
    }

    private Markup rest() {
        Markup table = new Markup()
                .add("<section class='panel'><h2>The rest</h2><div class='scroll'><table>")
                .add("<thead><tr><th scope='col'>bot</th>");
        List<String> names = summary.entries().stream().map(Summary.Entry::name).toList();
        names.forEach(name -> table.add("<th scope='col'>%s</th>", name));
        table.add("</tr></thead><tbody>");
        row(table, "seats played", entry -> Format.count(entry.played()));
        if (summary.table() == null) {
            row(table, "mean place", entry -> Format.decimal(entry.place()));
            row(table, "Elo", entry -> Format.rating(entry.elo()));
        }
        row(table, "time per choice", entry -> Format.time(entry.millisPerChoice()));
        row(table, "iterations per choice", entry -> Format.iterations(entry.iterationsPerChoice()));
        row(table, "slowest turn", entry -> Format.time(entry.slowestTurnMillis()));
        String elo =
                "Elo: Bradley-Terry ratings from which rival finished before which, their mean at 0; n/a where they are"
                        + " unbounded, as after winning always. ";
        return table.add("</tbody></table></div>")
                .add(
                        "<p class='quiet'>%sChoices with a single option are left out of the times. A turn is what a seat"
                                + " decides before another one does.</p></section>",
                        summary.table() == null ? elo : "");
    }

    private void row(Markup table, String name, Function<Summary.Entry, String> cell) {
        table.add("<tr><th scope='row'>%s</th>", name);
        summary.entries().forEach(entry -> table.add("<td>%s</td>", cell.apply(entry)));
        table.add("</tr>");
    }
}
