package ceiba.app.hostile;

import ceiba.app.hostile.ApiGuest.Lost;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * The server is killed at many random moments while matches are played, and started again on the same data. Nothing that it
 * has acknowledged is lost, nothing is played twice, and every match goes on to its end.
 */
final class Durability implements Attack {

    private static final int MAX_BEFORE_A_KILL = 80;
    private static final List<List<String>> TABLES = List.of(
            List.of("me", "open"),
            List.of("me", "bot:novice"),
            List.of("open", "me", "open"),
            List.of("bot:novice", "me", "bot:novice"));

    /** All matches are played to their end, so there are fewer if it is to be over soon. */
    private static final int FEW_TABLES = 2;

    private static final double SOON = 10;

    /** A match and the people who play it. */
    private record Table(int kind, String id, ApiGuest owner, Ledger ledger, boolean bots, List<Future<?>> players) {

        boolean over() {
            return players.stream().allMatch(Future::isDone);
        }
    }

    private Random random = new Random();
    private int kinds = TABLES.size();
    private final Semaphore acknowledged = new Semaphore(0);
    /** All players and this test: they meet when a server is gone and again when another is there. */
    private final Phaser lives = new Phaser(1);

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Table> tables = new ArrayList<>();
    private volatile String address = "";
    private volatile boolean killing;

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        random = field.random();
        kinds = field.seconds() < SOON ? FEW_TABLES : TABLES.size();
        int kills = 0;
        ServerProcess server = field.start("--limits", "off");
        long end = field.end();
        try {
            address = server.address();
            String spectated = botsAlone();
            sitDown();
            do {
                int more = random.nextInt(MAX_BEFORE_A_KILL);
                Broken.unless(acknowledged.tryAcquire(more, 120, TimeUnit.SECONDS), "the matches stand still");
                LockSupport.parkNanos(random.nextInt(3_000_000)); // anywhere between two of them
                killing = true;
                server.kill();
                kills++;
                lives.arriveAndAwaitAdvance();
                checkPlayers();
                server = field.start("--limits", "off");
                address = server.address();
                killing = false;
                acknowledged.drainPermits();
                spectated = botsGoOn(spectated);
                for (Table table : tables) {
                    checkAfterRestart(table);
                }
                lives.arriveAndAwaitAdvance();
                sitDown();
            } while (System.nanoTime() < end);
            lives.arriveAndDeregister();
            for (Table table : tables) {
                for (Future<?> player : table.players()) {
                    player.get();
                }
                checkAtTheEnd(table);
            }
            return Json.object(
                    "kills", kills,
                    "matches", tables.size(),
                    "acknowledged",
                            tables.stream()
                                    .mapToInt(table -> table.ledger().size())
                                    .sum());
        } finally {
            killing = true;
            server.close();
            lives.forceTermination();
            threads.shutdownNow();
        }
    }

    /** Takes care that matches of all kinds are being played. */
    private void sitDown() throws Lost {
        for (int kind = 0; kind < kinds; kind++) {
            int wanted = kind;
            if (tables.stream().allMatch(table -> table.kind() != wanted || table.over())) {
                tables.add(table(kind));
            }
        }
    }

    private Table table(int kind) throws Lost {
        List<String> seats = TABLES.get(kind);
        ApiGuest owner = ApiGuest.named("Owner", () -> address);
        String id = created(owner, seats);
        List<ApiGuest> guests = new ArrayList<>(List.of(owner));
        for (String seat : seats) {
            if (seat.equals("open")) {
                ApiGuest guest = ApiGuest.named("Visitor", () -> address);
                guest.post("/api/tables/" + id + "/join", "{}").expectOk();
                guests.add(guest);
            }
        }
        if (guests.size() > 1) {
            owner.post("/api/tables/" + id + "/start", "{}").expectOk();
        }
        Ledger ledger = new Ledger();
        List<Future<?>> players = new ArrayList<>();
        for (ApiGuest guest : guests) {
            String name = "p" + players.size();
            Player player = new Player(guest, id, name, ledger, acknowledged::release, random.nextLong());
            lives.register();
            players.add(threads.submit(() -> playThroughAllLives(player)));
        }
        return new Table(kind, id, owner, ledger, seats.stream().anyMatch(seat -> seat.startsWith("bot")), players);
    }

    private static String created(ApiGuest owner, List<String> seats) throws Lost {
        return owner.post("/api/tables", Json.compact(Json.object("game", "tzolkin", "seats", seats)))
                .expectOk()
                .get("id")
                .text();
    }

    private void playThroughAllLives(Player player) {
        try {
            while (true) {
                try {
                    player.play();
                    return;
                } catch (Lost e) {
                    if (!killing) {
                        throw new Broken("the server gave up a connection", e);
                    }
                    lives.arriveAndAwaitAdvance(); // all know that it is gone
                    lives.arriveAndAwaitAdvance(); // there is another
                    if (lives.isTerminated()) {
                        return;
                    }
                }
            }
        } finally {
            lives.arriveAndDeregister();
        }
    }

    /** A player that failed has the reason. */
    private void checkPlayers() throws Exception {
        for (Table table : tables) {
            for (Future<?> player : table.players()) {
                if (player.isDone()) {
                    player.get();
                }
            }
        }
    }

    /** While nobody plays. */
    private static void checkAfterRestart(Table table) throws Lost {
        String path = "/api/matches/" + table.id();
        long before = table.owner().get(path).expectOk().get("seq").whole(1, Long.MAX_VALUE);
        Broken.unless(before >= table.ledger().lastSeq(), "an acknowledged choice is lost");
        table.ledger().repeatLast(5);
        if (table.bots()) {
            awaitState(table.owner(), table.id(), Durability::waitsForAPerson);
        } else {
            long after = table.owner().get(path).expectOk().get("seq").whole(1, Long.MAX_VALUE);
            Broken.unless(after == before, "a choice was played twice");
        }
    }

    private static void checkAtTheEnd(Table table) throws Lost {
        String path = "/api/matches/" + table.id();
        Node state = table.owner().get(path).expectOk();
        Broken.unless(state.get("ending").text().equals("finished"), "a match did not come to its end");
        table.ledger().repeatLast(Integer.MAX_VALUE);
        List<String> record = table.owner().get(path + "/record").expectOk().get("choices").items().stream()
                .map(Node::text)
                .toList();
        table.ledger().checkRecord(record, !table.bots());
        table.ledger().checkChat(state.get("chat").items());
    }

    private static boolean waitsForAPerson(Node state) {
        return state.get("status").text().equals("over")
                || !state.get("choices").items().isEmpty();
    }

    /** A match of bots only: at every moment it waits for one of them. */
    private String botsAlone() throws Lost {
        return created(ApiGuest.named("Spectator", () -> address), List.of("bot:adept", "bot:adept"));
    }

    /** The bots go on though nobody plays; when their match is over they get another. */
    private String botsGoOn(String match) throws Lost {
        ApiGuest spectator = ApiGuest.named("Spectator", () -> address);
        Node now = spectator.get("/api/matches/" + match).expectOk();
        if (now.get("status").text().equals("over")) {
            return botsAlone();
        }
        int step = now.get("step").integer(0, 10_000);
        awaitState(spectator, match, state -> state.get("step").integer(0, 10_000) > step);
        return match;
    }

    /** Waits for less time than a lease lasts, so that a bot's turn that the dead process had taken on is not left to it. */
    private static void awaitState(ApiGuest guest, String match, Predicate<Node> wanted) throws Lost {
        long start = System.nanoTime();
        try (var states = guest.states(match, 0)) {
            Broken.unless(states.anyMatch(wanted), "the bots stand still");
        }
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        Broken.unless(took.compareTo(Duration.ofSeconds(9)) < 0, "the bots went on after " + took.toMillis() + " ms");
    }
}
