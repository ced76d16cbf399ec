package ceiba.app;

import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Replay the record of a match.",
            "Prints a readable log, then who has won and every source of points.",
            "A record that cannot be replayed is refused: at which choice, and why.",
            "A record can be written by hand: docs/positions.md tells how."
        })
final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "A record; - for standard input.")
    private String file = "";

    @Option(names = "--brief", description = "Print only the standing.")
    private boolean brief;

    @Mixin
    private Options.Language language = new Options.Language();

    @Override
    public Integer call() {
        MatchRecord record = Files.read(file, MatchRecord::read);
        Game game = record.game();
        Texts texts = game.texts(language.word());
        Standing standing = new Standing(game, record.setup().seats());
        StringWriter log = new StringWriter();
        PrintWriter lines = new PrintWriter(log);
        Position end = record.replay(
                (number, before, choice) -> lines.printf(
                        "%4d  %s: %s%n",
                        number,
                        texts.say("seat." + before.decider()),
                        game.codec().words(choice)),
                (kind, seat, a, b, c) -> {
                    Event event = new Event(kind, seat, a, b, c);
                    standing.listen(event);
                    lines.println("        " + texts.say(game.codec().phrase(event)));
                });
        PrintWriter out = spec.commandLine().getOut();
        if (!brief) {
            out.println(log);
        }
        if (end.decider() != Position.OVER) {
            out.println(Texts.of(Main.class, language.word())
                    .say("replay.unfinished", record.choices().size()));
            out.println(texts.say(game.codec().prompt(end)));
            out.println("  " + String.join(", ", Choices.words(game, end)));
            out.println();
        }
        out.print(standing.text(end, texts));
        out.flush();
        return Main.DONE;
    }
}
