package ceiba.app;

import ceiba.engine.Choices;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Texts;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Positions as JSON: make one, list its choices, make choices, look at it from a seat. */
@Command(
        name = "position",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Make positions and look at them, as JSON.",
            "A position file can be written by hand: docs/positions.md tells how.",
            ""
        },
        subcommands = {
            PositionCommand.New.class,
            PositionCommand.ListChoices.class,
            PositionCommand.Choose.class,
            PositionCommand.View.class
        })
final class PositionCommand {

    private PositionCommand() {}

    @Command(name = "new", mixinStandardHelpOptions = true, description = "Print the position at the start of a match.")
    static final class New implements Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Options.GameName game = new Options.GameName();

        @Mixin
        private Options.MatchSetup setup = new Options.MatchSetup();

        @Override
        public Integer call() {
            Position position = game.game().start(setup.of(game.game()));
            print(spec, position.json());
            return Main.DONE;
        }
    }

    @Command(
            name = "choices",
            mixinStandardHelpOptions = true,
            description =
                    "Print the legal choices: their words, what they mean, what they point at on the board and what they cost.")
    static final class ListChoices implements Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Options.PositionFile file = new Options.PositionFile();

        @Mixin
        private Options.Language language = new Options.Language();

        @Override
        public Integer call() {
            GamePosition read = file.read();
            Texts texts = read.game().texts(language.word());
            print(
                    spec,
                    Json.object(
                            "decider", read.position().decider(),
                            "prompt", texts.say(read.game().codec().prompt(read.position())),
                            "choices", read.choices(texts)));
            return Main.DONE;
        }
    }

    @Command(
            name = "choose",
            mixinStandardHelpOptions = true,
            description = "Make choices one after the other and print the position they lead to.")
    static final class Choose implements Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Options.PositionFile file = new Options.PositionFile();

        @Parameters(
                index = "1..*",
                arity = "1..*",
                paramLabel = "WORDS",
                description = "A choice in words, as 'position choices' lists it: \"place palenque\".")
        private List<String> choices = List.of();

        @Override
        public Integer call() {
            GamePosition read = file.read();
            Position position = read.position();
            for (String words : choices) {
                position.choose(Choices.read(read.game(), position, words), Journal.SILENT);
            }
            print(spec, position.json());
            return Main.DONE;
        }
    }

    @Command(
            name = "view",
            mixinStandardHelpOptions = true,
            description =
                    "Print what a seat may see of a position, and the standing; without --seat, what a spectator may.")
    static final class View implements Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Options.PositionFile file = new Options.PositionFile();

        @Option(names = "--seat", paramLabel = "K", description = "The seat that looks, from 0.")
        private @Nullable Integer seat;

        @Override
        public Integer call() {
            GamePosition read = file.read();
            Position position = read.position();
            if (seat != null && (seat < 0 || seat >= position.seats())) {
                throw new Refusal("seats go from 0 to " + (position.seats() - 1) + ", not " + seat);
            }
            Map<String, Object> view = Json.object();
            view.putAll(position.view(seat == null ? Position.SPECTATOR : seat));
            view.put("standing", read.standing());
            print(spec, view);
            return Main.DONE;
        }
    }

    private static void print(CommandSpec spec, Object json) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(Json.pretty(json));
        out.flush();
    }
}
