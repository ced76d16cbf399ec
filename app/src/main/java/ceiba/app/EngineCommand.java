package ceiba.app;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description = {
            "Offer a game and its bots to a program in any language.",
            "A JSON object a line on standard input, the answers on standard output.",
            "docs/engine-protocol.md tells every request; docs/examples/ has clients in",
            "Python."
        })
final class EngineCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> err.println("ceiba: thinking failed: " + thrown));
        try {
            InputStreamReader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
            new EngineSession(game.game(), in, spec.commandLine().getOut()).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Main.DONE;
    }
}
