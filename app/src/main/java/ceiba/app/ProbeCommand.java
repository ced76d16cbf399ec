package ceiba.app;

import ceiba.arena.Format;
import ceiba.arena.Probe;
import ceiba.arena.ProbeReport;
import ceiba.arena.Tables;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "probe",
        mixinStandardHelpOptions = true,
        description = {
            "Find out whether a game's bots judge positions rightly.",
            "Gifts that the game names are given to one seat in mid-match, and the match is",
            "played on with and without them by bots with the same seeds: what a gift really",
            "brings stands beside what the evaluation says. And what seats are expected to",
            "have of their aim at each moment stands beside what they have in the end."
        })
final class ProbeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Mixin
    private Options.SeatsInTurn seats = new Options.SeatsInTurn();

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Option(
            names = "--matches",
            paramLabel = "M",
            defaultValue = "100",
            description = "Matches from which gifts are given (default: ${DEFAULT-VALUE}).")
    private int matches;

    @Option(
            names = "--player",
            paramLabel = "BOT",
            defaultValue = "greedy",
            description = "Who plays, with and without a gift (default: ${DEFAULT-VALUE}).")
    private String player = "greedy";

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "The weights that are probed and played with; the game's own if left out.")
    private @Nullable String weights;

    @Option(
            names = "--no-gifts",
            description =
                    "Give no gifts: only hold what is expected against the end. A match is then played once instead "
                            + "of a hundred times, so that players may take their time.")
    private boolean withoutGifts;

    @Option(
            names = "--twice",
            description =
                    "Play each match on twice from every moment, with all that a seat cannot see drawn anew: as far "
                            + "as the two ends differ, no expectation could have told.")
    private boolean twice;

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Mixin
    private Options.AsJson json = new Options.AsJson();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report with charts.")
    private @Nullable String html;

    @Override
    public Integer call() {
        Game probed = game.game();
        if (matches < 1) {
            throw new Refusal("--matches takes 1 or more, not " + matches);
        }
        if (html != null) {
            Files.checkWritable(html);
        }
        List<Setup> tables =
                Tables.inTurn(probed, seats.or(List.of(probed.maxSeats())), variants.of(probed), false, seed.number());
        Progress progress = new Progress(spec.commandLine().getErr());
        Probe probe = weights == null
                ? new Probe(probed, player, Bots.ownWeights(probed), !withoutGifts, twice)
                : new Probe(probed, player + "@" + weights, Bots.weightsIn(probed, weights), !withoutGifts, twice);
        Probe.Result result =
                probe.run(tables, matches, threads.count(), match -> progress.at((double) match / matches));
        if (html != null) {
            Files.write(html, new ProbeReport(probed, size(), result).html());
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(json.wanted() ? Json.pretty(result.json()) : text(probed, result));
        out.flush();
        return Main.DONE;
    }

    private String size() {
        return matches + " matches, played " + (withoutGifts ? "" : "on ") + "by " + player;
    }

    private String text(Game probed, Probe.Result result) {
        StringBuilder text = new StringBuilder();
        text.append("%s, %s%n%n".formatted(probed.id(), size()));
        if (result.gifts().isEmpty()) {
            text.append("no gifts were given%n".formatted());
        } else {
            TextTable gifts = new TextTable("gift", List.of("moment", "given", "real", "(95 %)", "said", ""));
            for (Probe.Gift gift : result.gifts()) {
                gifts.add(
                        gift.name(),
                        List.of(
                                String.valueOf(gift.moment()),
                                String.valueOf(gift.given()),
                                Format.decimal(gift.real()),
                                Format.decimals(gift.interval()),
                                Format.decimal(gift.said()),
                                gift.isRight(result.tolerance()) ? "" : "off"));
            }
            text.append(gifts.text());
            text.append("%d of %d are said rightly: within the interval or %s of it%n"
                    .formatted(result.right(), result.gifts().size(), Format.decimal(result.tolerance())));
        }
        List<String> columns = List.of("seats", "expected", "in the end", "bias", "correlation", "attainable");
        int shown = columns.size() - (result.tellsAttainable() ? 0 : 1);
        TextTable moments = new TextTable("moment", columns.subList(0, shown));
        for (Probe.Moment moment : result.moments()) {
            List<String> figures = List.of(
                    String.valueOf(moment.seats()),
                    Format.decimal(moment.expected()),
                    Format.decimal(moment.reached()),
                    Format.decimal(moment.bias()),
                    Format.hundredths(moment.correlation()),
                    moment.attainable() == null ? "" : Format.hundredths(moment.attainable()));
            moments.add(String.valueOf(moment.moment()), figures.subList(0, shown));
        }
        return text.append(System.lineSeparator()).append(moments.text()).toString();
    }
}
