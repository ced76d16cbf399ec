package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Bots;
import ceiba.bots.GreedyBot;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private static Run tune(String words) {
        return Run.of(("tune " + words).split(" +"));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void writesWeightsThatBotsTakeWithTheCommandInTheirHeader() throws IOException {
        Path out = folder.resolve("w.json");
        String words = "tzolkin --out " + out + " --rounds 1 --matches 2 --check 2 --seats 2 --threads 1";
        String said = tune(words).done();
        assertThat(said)
                .contains("round 1: self-play ", "the best weights are in " + out)
                .doesNotContain("NaN");
        assertThat(Json.parse(Files.readString(out)).get("made-by").text()).isEqualTo("./ceiba tune " + words);
        assertThat(Bots.named(Games.named("tzolkin"), "greedy@" + out, 1).bot(1))
                .isInstanceOf(GreedyBot.class);
        assertThat(files()).containsExactly("w.json");
        String journal = folder.resolve("journal").toString();
        String bots = "greedy@" + out + ",random";
        Run.done("arena", "tzolkin", "--bots", bots, "--seats", "2", "--matches", "1", "--journal", journal);
    }

    @ParameterizedTest
    @CsvSource({"tzolkin, 2", "maya, '2,3'", "zimbabwe, 2", "tindaya, 2"})
    void learnsANetworkOfEveryGame(String game, String seats) throws IOException {
        Path out = folder.resolve("w.json");
        String few = " --network 4 --rounds 1 --matches 3 --check 2 --threads 2 --out " + out + " --seats " + seats;
        assertThat(tune(game + few).done())
                .contains("round 1: self-play ", "the best weights are in " + out)
                .doesNotContain("NaN");
        assertThat(files()).containsExactly("w.json");
    }

    @Test
    void playersOfAStyleCountPointsTheirOwnWay() throws IOException {
        Path out = folder.resolve("w.json");
        String few = " --network 4 --rounds 1 --matches 3 --check 2 --seats 2 --threads 1 --out " + out;
        assertThat(tune("tzolkin --style hunger=2,monuments=1.5" + few).done()).contains("round 1: self-play ");
        assertThat(tune("tzolkin --style luck=2" + few).refusal())
                .startsWith("no points of tzolkin come from 'luck'; expected one of: architecture, buildings, ");
        assertThat(tune("tzolkin --style hunger" + few).refusal()).contains("--style");
    }

    @Test
    void aNetworkIsNotLearnedFromLessons() {
        assertThat(tune("tzolkin --network 4 --lessons any --out " + folder.resolve("w.json"))
                        .refusal())
                .startsWith("--network learns while it plays, not from --lessons");
    }

    @Test
    void learnsFromSeveralNumbersOfSeatsAndAllVariants() throws IOException {
        Path out = folder.resolve("w.json");
        String few = " --rounds 1 --matches 4 --check 4 --threads 1 --out " + out;
        assertThat(tune("maya --seats 2,3 --all-variants" + few).done()).contains("round 1: self-play ");
        assertThat(tune("maya --seats 2,6" + few).refusal()).startsWith("maya takes 2 to 5 seats, not 6");
    }

    @Test
    void learnsWhatGiftsBringAndNothingElse() throws IOException {
        Path out = folder.resolve("w.json");
        String few = " --rounds 1 --matches 12 --check 8 --seats 2 --threads 1 --noise 0 --ridge 1";
        assertThat(tune("tzolkin --from none --compare giftsx1 --out " + out + few)
                        .done())
                .contains("the best so far");
        Node weights = Json.parse(Files.readString(out)).get("weights");
        assertThat(weights.get("corn").items()).extracting(Node::number).anyMatch(corn -> corn > 0.1);
        assertThat(weights.get("brown step").items())
                .as("of steps in a temple nothing is given")
                .extracting(Node::number)
                .containsOnly(0.0);
    }

    @Test
    void startsFromNothingOrFromAFile() throws IOException {
        Path first = folder.resolve("a.json");
        Path second = folder.resolve("b.json");
        String few = " --rounds 1 --matches 1 --check 1 --seats 2 --threads 1";
        tune("tzolkin --from none --out " + first + few).done();
        tune("tzolkin --out " + second + few).done();
        // Whether or not the one round is kept, it began elsewhere.
        assertThat(Json.parse(Files.readString(second))
                        .get("weights")
                        .tree()
                        .equals(Json.parse(Files.readString(first))
                                .get("weights")
                                .tree()))
                .isFalse();
        assertThat(tune("tzolkin --from " + first + " --out " + folder.resolve("c.json") + few)
                        .done())
                .contains("round 1: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess --out OUT|unknown game 'chess'; expected one of: ",
                "tzolkin|Missing required option: '--out=FILE'",
                "tzolkin --out /none/w.json|there is no folder for /none/w.json",
                "tzolkin --out /|there is no folder for /",
                "tzolkin --out .|--out takes a file, and '.' is a folder",
                "tzolkin --out OUT --player random|--player takes 'greedy' or 'search:ITERATIONS', not 'random'",
                "tzolkin --out OUT --player search:0|--player takes 'greedy' or 'search:ITERATIONS', not 'search:0'",
                "tzolkin --out OUT --rounds 0|--rounds, --matches and --check take 1 or more",
                "tzolkin --out OUT --matches 0|--rounds, --matches and --check take 1 or more",
                "tzolkin --out OUT --check 0|--rounds, --matches and --check take 1 or more",
                "tzolkin --out OUT --rounds many|Invalid value for option '--rounds'",
                "tzolkin --out OUT --ridge 0|--temperature and --noise take 0 or more, --ridge more than 0",
                "tzolkin --out OUT --noise -1|--temperature and --noise take 0 or more, --ridge more than 0",
                "tzolkin --out OUT --seats 5|tzolkin takes 2 to 4 seats, not 5",
                "tzolkin --out OUT --seed -1|a seed is a whole number from 0 to",
                "tzolkin --out OUT --threads 0|--threads takes 1 to 1024, not 0",
                "tzolkin --out OUT --from /none/w.json|the weights in /none/w.json cannot be read",
            })
    void refusesBadInputBeforeAnythingIsPlayed(String words, String reason) throws IOException {
        assertThat(tune(words.replace("OUT", folder.resolve("w.json").toString()))
                        .refusal())
                .startsWith(reason);
        assertThat(files()).isEmpty();
    }
}
