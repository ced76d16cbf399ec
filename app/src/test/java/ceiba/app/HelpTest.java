package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

class HelpTest {

    private static final int COLUMNS = 80;

    /** The words of every command and sub-command; none for ceiba itself. */
    static List<String> commands() {
        List<String> commands = new ArrayList<>();
        collect(Main.commandLine(), commands);
        return commands;
    }

    private static void collect(CommandLine command, List<String> into) {
        into.add(command.getCommandSpec().qualifiedName().replaceFirst("^ceiba ?", ""));
        command.getSubcommands().values().forEach(sub -> collect(sub, into));
    }

    @Test
    void everyCommandIsThere() {
        assertThat(commands())
                .contains("games", "play", "replay", "arena", "bench", "soak", "help", "backup", "restore", "check")
                .contains("position new", "position choices", "position choose", "position view");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandOptionAndParameterIsDescribed(String words) {
        CommandSpec spec = command(words).getCommandSpec();
        assertThat(described(spec.usageMessage().description())).as(words).isTrue();
        assertThat(Stream.concat(spec.options().stream(), spec.positionalParameters().stream()))
                .isNotEmpty()
                .allSatisfy(arg ->
                        assertThat(described(arg.description())).as(name(arg)).isTrue());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noLineIsLongerThanATerminal(String words) {
        String usage = command(words)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpWidth(COLUMNS)
                .getUsageMessage();
        assertThat(usage.lines()).allMatch(line -> line.length() <= COLUMNS);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void linesBrokenByHandFitATerminal(String words) {
        CommandSpec spec = command(words).getCommandSpec();
        // A single long line is wrapped well; one of several would leave a stump.
        for (String[] lines :
                List.of(spec.usageMessage().description(), spec.usageMessage().footer())) {
            assertThat(lines).allMatch(line -> lines.length == 1 || line.length() <= COLUMNS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void helpPrintsAndExitsWithZero(String option) {
        for (String words : commands()) {
            if (!words.equals("help")) {
                assertThat(Run.done(arguments(words, option))).as(words).startsWith(("Usage: ceiba " + words).strip());
            }
        }
    }

    @Test
    void helpNamesTheLaunchersCommandsToo() {
        assertThat(Run.done("--help"))
                .contains(
                        "./ceiba test",
                        "./ceiba dev",
                        "./ceiba golden",
                        "./ceiba jmh",
                        "./ceiba runtime",
                        "Exit codes");
    }

    @Test
    void helpOfACommandIsTheSameEitherWay() {
        assertThat(Run.done("help", "bench")).isEqualTo(Run.done("bench", "--help"));
    }

    @Test
    void everyCommandTellsTheVersion() {
        String version = Run.done("--version");
        assertThat(version).matches("ceiba \\d+\\.\\d+\\.\\d+\\R");
        assertThat(Run.done("position", "new", "-V")).isEqualTo(version);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|Missing required subcommand; 'ceiba --help' tells more",
                "position|Missing required subcommand; 'ceiba position --help' tells more",
                "positon|Unmatched argument at index 0: 'positon'; did you mean position or hostile or restore?",
                "bench|Missing required parameter: 'GAME'; 'ceiba bench --help' tells more",
                "games --tongue|Unknown option: '--tongue'; 'ceiba games --help' tells more",
            })
    void aWrongCommandIsRefusedInOneSentence(String words, String sentence) {
        assertThat(Run.of(arguments(words)).refusal()).isEqualTo(sentence);
    }

    @Command(name = "broken", description = "Fails, as a mistake of ours would make it.")
    static final class Broken implements Callable<Integer> {
        @Override
        public Integer call() {
            throw new IllegalStateException("match 7 failed", new ArithmeticException("one too many"));
        }
    }

    @Test
    void aMistakeOfOursIsToldWithWhereItHappenedAndExitsWithOne() {
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .addSubcommand(new Broken())
                .setErr(new PrintWriter(err, true))
                .execute("broken");
        assertThat(code).isEqualTo(Main.FAILED).isEqualTo(1);
        assertThat(err.toString())
                .startsWith("ceiba: a mistake in ceiba, please report it: ")
                .contains("match 7 failed", "Caused by", "one too many", "HelpTest");
    }

    // ----------------------------------------------------------------

    private static CommandLine command(String words) {
        CommandLine command = Main.commandLine();
        for (String word : arguments(words)) {
            command = Objects.requireNonNull(command.getSubcommands().get(word));
        }
        return command;
    }

    private static String[] arguments(String words, String... more) {
        return Stream.concat(Arrays.stream(words.split(" ", -1)).filter(word -> !word.isEmpty()), Arrays.stream(more))
                .toArray(String[]::new);
    }

    private static boolean described(String[] lines) {
        return lines.length > 0 && lines[0].length() > 5;
    }

    private static String name(ArgSpec arg) {
        return arg.isOption() ? arg.toString() : arg.paramLabel();
    }
}
