package ceiba.app;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Play in the terminal, against bots or with friends at one keyboard.",
            "At the prompt: the number of a choice, or its words; 'help' lists the rest."
        })
final class PlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Mixin
    private Options.MatchSetup setup = new Options.MatchSetup();

    @Mixin
    private Options.Language language = new Options.Language();

    @Option(
            names = "--bots",
            paramLabel = "LEVEL",
            defaultValue = "adept",
            description =
                    "The bots on the other seats: novice, apprentice, adept, veteran, expert, master, or any that "
                            + "'ceiba arena' knows (default: ${DEFAULT-VALUE}).")
    private String level = "adept";

    @Option(
            names = "--humans",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many seats people play, from seat 0 on (default: ${DEFAULT-VALUE}).")
    private int humans;

    @Override
    public Integer call() {
        Game played = game.game();
        Setup start = setup.of(played);
        if (humans < 0 || humans > start.seats()) {
            throw new Refusal("--humans takes 0 to " + start.seats());
        }
        Bots.Maker maker = Bots.named(played, level, Runtime.getRuntime().availableProcessors());
        Map<Integer, Bot> bots = new HashMap<>();
        for (int seat = humans; seat < start.seats(); seat++) {
            bots.put(seat, maker.bot(start.seed() + seat));
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            new TerminalMatch(
                            played,
                            start,
                            bots,
                            language.word(),
                            in,
                            spec.commandLine().getOut())
                    .play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Main.DONE;
    }
}
