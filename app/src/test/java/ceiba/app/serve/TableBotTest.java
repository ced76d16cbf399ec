package ceiba.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.hostile.ApiGuest;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The programs that docs/bot-api.md and docs/examples show play at a real server. */
@Timeout(300)
class TableBotTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern SCRIPT = Pattern.compile("## A bot in four calls.*?```sh\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path data = Path.of("");

    private @Nullable ServerProcess server;

    @BeforeEach
    void start() {
        server = ServerProcess.start(data, "--limits", "off");
    }

    @AfterEach
    void stop() {
        if (server != null) {
            server.close();
        }
    }

    private String address() {
        return Objects.requireNonNull(server).address();
    }

    @Test
    void playsAWholeMatchAgainstBots() throws Exception {
        List<String> lines = finished(tableBot("--seats", "3"));
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).matches("token \\S+");
        assertThat(lines.get(1)).matches("match \\S+");
        assertThat(lines.get(2)).matches("seat 0 \\(Random\\): -?[0-9.]+ points, place [123](, has won)?");
        assertThat(lines.get(4)).matches("seat 2 \\(novice\\): -?[0-9.]+ points, place [123](, has won)?");
    }

    @Test
    void takesASeatAtATableThatSomebodyMade() throws Exception {
        ApiGuest owner = ApiGuest.named("Ana", this::address);
        String id = owner.post(
                        "/api/tables", Json.compact(Json.object("game", "tzolkin", "seats", List.of("me", "open"))))
                .expectOk()
                .get("id")
                .text();
        Process bot = tableBot("--join", id);
        try (var states = owner.states(id, 0)) {
            boolean started = false;
            for (Node state : (Iterable<Node>) states::iterator) {
                if (state.get("status").text().equals("over")) {
                    break;
                }
                Node table = owner.get("/api/tables/" + id).expectOk();
                boolean full = table.get("seats").items().stream()
                        .allMatch(seat -> seat.get("kind").text().equals("person"));
                if (full && !started) {
                    owner.post("/api/tables/" + id + "/start", "{}").expectOk();
                    started = true;
                }
                List<Node> choices = state.get("choices").items();
                if (!choices.isEmpty()) {
                    long seq = state.get("seq").whole(0, Long.MAX_VALUE);
                    owner.post(
                            "/api/matches/" + id + "/choices",
                            Json.compact(Json.object(
                                    "seq", seq, "choice", choices.getFirst().text(), "key", "k" + seq)));
                }
            }
        }
        List<String> lines = finished(bot);
        assertThat(lines.get(2)).startsWith("seat 0 (Ana): ");
        assertThat(lines.get(3)).startsWith("seat 1 (Random): ");
    }

    /** The shell script of the page makes a guest, a table and a choice, as it stands there. */
    @Test
    void theCallsOfThePageWork() throws Exception {
        Matcher script = SCRIPT.matcher(Files.readString(DOCS.resolve("bot-api.md")));
        assertThat(script.find()).isTrue();
        String commands = script.group(1).replace("http://127.0.0.1:8080", address());
        List<String> lines = finished(started(List.of("bash", "-euc", commands)));
        assertThat(lines.getLast()).matches("\\{\"seq\":\\d+,\"step\":\\d+}");
    }

    private Process tableBot(String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "python3", DOCS.resolve("examples").resolve("table_bot.py").toString(), address()));
        command.addAll(List.of(args));
        return started(command);
    }

    private static Process started(List<String> command) throws Exception {
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static List<String> finished(Process process) throws Exception {
        List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();
        assertThat(process.waitFor()).as(String.join("\n", lines)).isZero();
        return lines;
    }
}
