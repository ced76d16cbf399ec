package ceiba.app.hostile;

import ceiba.app.hostile.ApiGuest.Reply;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Two servers on one PostgreSQL are asked the same at once: for the last seat by two people, for a choice by one person twice.
 * One of them gets it, and in the middle one of the servers is killed.
 */
final class Races implements Attack {

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private int races;

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        Random random = field.random();
        try (ServerProcess one = field.start("--limits", "off")) {
            ServerProcess two = field.start("--limits", "off");
            long end = field.end();
            try {
                do {
                    match(one.address(), two.address(), random);
                } while (System.nanoTime() < end - (long) (field.seconds() / 2 * 1e9));
                two.kill();
                two = field.start("--limits", "off");
                do {
                    match(two.address(), one.address(), random);
                } while (System.nanoTime() < end);
            } finally {
                two.close();
            }
        } finally {
            threads.shutdownNow();
        }
        return Json.object("races", races);
    }

    private void match(String here, String there, Random random) throws Exception {
        ApiGuest ana = ApiGuest.named("Ana", () -> here);
        ApiGuest ben = ApiGuest.named("Ben", () -> there);
        ApiGuest eva = ApiGuest.named("Eva", () -> here);
        String id = ana.table("tzolkin", List.of("me", "open"));
        String join = "/api/tables/" + id + "/join";
        boolean bens = race(() -> ben.post(join, "{}"), () -> eva.post(join, "{}"), "a seat");
        ApiGuest rival = bens ? ben : eva;
        ana.post("/api/tables/" + id + "/start", "{}").expectOk();
        String choices = "/api/matches/" + id + "/choices";
        for (int turn = 0; turn < 20; turn++) {
            ApiGuest decider = null;
            Node state = Json.parse("{}");
            while (decider == null) {
                for (ApiGuest person : List.of(ana, rival)) {
                    Node seen = person.get("/api/matches/" + id).expectOk();
                    if (!seen.get("choices").items().isEmpty()) {
                        decider = person;
                        state = seen;
                    }
                }
            }
            long seq = state.get("seq").whole(0, Long.MAX_VALUE);
            List<Node> legal = state.get("choices").items();
            String first = body(seq, legal.get(random.nextInt(legal.size())), "a" + turn);
            String second = body(seq, legal.get(random.nextInt(legal.size())), "b" + turn);
            ApiGuest who = decider;
            race(
                    () -> who.at(() -> here).post(choices, first),
                    () -> who.at(() -> there).post(choices, second),
                    "a decision");
        }
    }

    private static String body(long seq, Node choice, String key) {
        return Json.compact(
                Json.object("seq", seq, "choice", choice.get("words").text(), "key", key));
    }

    /** Whether the first of two won, of whom exactly one must. */
    private boolean race(Callable<Reply> first, Callable<Reply> second, String prize) throws Exception {
        Future<Reply> one = threads.submit(first);
        Future<Reply> two = threads.submit(second);
        races++;
        Broken.unless(
                one.get().ok() != two.get().ok(),
                prize + " was won by "
                        + (one.get().ok()
                                ? "both"
                                : "nobody: " + one.get().text() + two.get().text()));
        return one.get().ok();
    }
}
