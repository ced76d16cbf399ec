package ceiba.app.hostile;

import ceiba.app.hostile.ApiGuest.Reply;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One guest takes all that it may: tables full of the strongest bots, files that are not there, talk. The others notice
 * nothing: a novice at another's table answers at once, memory does not grow, the server says that it is well.
 */
final class Abuse implements Attack {

    private static final int MOST_TABLES = 200;
    private static final int FEW_DECISIONS = 8;
    private static final int MANY_DECISIONS = 40;
    private static final double NOVICE_SECONDS = 1;
    /** On a machine that is busy with other things as well, a novice may take so many times as long as alone. */
    private static final double NOVICE_SLOWER = 3;

    private static final long MOST_NANOS = 30_000_000_000L;
    private static final long MEMORY = 96L << 20;
    /** As many as may be asked for at once, before the pace counts. */
    private static final int FEW_FILES = 300;

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        String given = field.server();
        if (given != null) {
            return attack(given, null, field);
        }
        try (ServerProcess server = field.start()) {
            Map<String, Object> done = attack(server.address(), server, field);
            Broken.unless(server.alive(), "the server has ended");
            return done;
        }
    }

    private static Map<String, Object> attack(String server, @Nullable ServerProcess process, Field field)
            throws Exception {
        ApiGuest hog = ApiGuest.named("Hog", () -> server);
        ApiGuest other = ApiGuest.named("Other", () -> server);
        int decisions = (int) Math.clamp(FEW_DECISIONS * field.seconds(), FEW_DECISIONS, MANY_DECISIONS);
        double alone = novice(other, decisions, field.random());
        int tables = tablesOfMasters(hog);
        double waited = novice(other, decisions, field.random());
        long before = 0;
        int files = 0;
        for (long end = field.end(); files < 2 * FEW_FILES || System.nanoTime() < end; files++) {
            if (files == FEW_FILES && process != null) {
                before = process.memory();
            }
            int status = hog.get("/missing-" + files + ".js").status();
            Broken.unless(status == 404 || status == 429, "a file that is not there is answered " + status);
        }
        long grown = process == null ? 0 : process.memory() - before;
        Field.checkHealth(server);
        Broken.unless(grown < MEMORY, files + " files that are not there took " + (grown >> 20) + " MiB");
        Broken.unless(
                waited <= Math.max(NOVICE_SECONDS, NOVICE_SLOWER * alone),
                "beside " + tables + " tables of masters a novice answers after " + waited
                        + " s (95 of 100), without them after " + alone + " s");
        return Json.object(
                "tables", tables, "aloneSeconds", alone, "noviceSeconds", waited, "files", files, "grownBytes", grown);
    }

    /** How many tables of the strongest bots one guest gets. */
    private static int tablesOfMasters(ApiGuest hog) throws Exception {
        Game game = Games.all().getFirst();
        List<String> seats = Collections.nCopies(game.maxSeats(), "bot:master");
        String table = Json.compact(Json.object("game", game.id(), "seats", seats));
        for (int tables = 0; tables < MOST_TABLES; tables++) {
            Reply reply = hog.post("/api/tables", table);
            if (reply.status() == 429) {
                return tables;
            }
            reply.expectOk();
        }
        throw new Broken("one guest gets " + MOST_TABLES + " tables at once");
    }

    /** For how many seconds a person waits for a novice, 95 times of 100. */
    private static double novice(ApiGuest person, int decisions, Random random) throws Exception {
        String match = "/api/matches/" + person.table(Games.all().getFirst().id(), List.of("me", "bot:novice"));
        List<Double> waits = new ArrayList<>();
        Node state = person.get(match).expectOk();
        for (int key = 0; waits.size() < decisions && !over(state); key++) {
            List<Node> choices = state.get("choices").items();
            long chosen = System.nanoTime();
            if (!choices.isEmpty()) {
                person.post(
                        match + "/choices",
                        Json.compact(Json.object(
                                "seq", state.get("seq").whole(0, Long.MAX_VALUE),
                                "choice",
                                        choices.get(random.nextInt(choices.size()))
                                                .get("words")
                                                .text(),
                                "key", "k" + key)));
            }
            state = person.get(match).expectOk();
            if (!over(state) && state.get("choices").items().isEmpty()) {
                while (!over(state) && state.get("choices").items().isEmpty()) {
                    Broken.unless(System.nanoTime() - chosen < MOST_NANOS, "a novice does not answer any more");
                    TimeUnit.MILLISECONDS.sleep(25);
                    state = person.get(match).expectOk();
                }
                waits.add((System.nanoTime() - chosen) / 1e9);
            }
        }
        Broken.unless(!waits.isEmpty(), "no novice has answered");
        Collections.sort(waits);
        return waits.get((int) (0.95 * (waits.size() - 1)));
    }

    private static boolean over(Node state) {
        return state.get("status").text().equals("over");
    }
}
