package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = "List the games, their seats and their variants.")
final class GamesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.Language language = new Options.Language();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (Game game : Games.all()) {
            Texts texts = game.texts(language.word());
            out.printf("%-10s %s%n", game.id(), texts.say("name"));
            out.printf("           %s%n", texts.say("summary"));
            out.printf("           seats: %d to %d%n", game.minSeats(), game.maxSeats());
            if (game.variants().isEmpty()) {
                out.println("           variants: none");
            }
            for (Variant variant : game.variants()) {
                String values =
                        variant.isDocument() ? "a file of your own, with --data" : String.join(", ", variant.values());
                out.printf("           variant %s: %s%n", variant.name(), values);
            }
        }
        return Main.DONE;
    }
}
