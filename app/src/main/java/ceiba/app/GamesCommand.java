package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Phrase;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = "List the games, their seats, their variants, and the setups that they refuse.")
final class GamesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.Language language = new Options.Language();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Games.all().forEach(game -> list(game, game.texts(language.word()), out));
        return Main.DONE;
    }

    static void list(Game game, Texts texts, PrintWriter out) {
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
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            for (Map<String, String> variants : Variant.combinations(game.variants())) {
                Phrase objection = game.objection(seats, new LinkedHashMap<>(variants));
                if (objection != null) {
                    out.printf("           not with %s: %s%n", named(seats, variants), texts.say(objection));
                }
            }
        }
    }

    private static String named(int seats, Map<String, String> variants) {
        StringBuilder name = new StringBuilder(seats == 1 ? "1 seat" : seats + " seats");
        variants.forEach((variant, value) ->
                name.append(", ").append(variant).append(' ').append(value));
        return name.toString();
    }
}
