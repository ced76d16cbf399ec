package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is to be played: who against whom, how often, on which deals. Every deal (a seed) is played once in each rotation of
 * the line-up, so that every bot gets every seat of it.
 */
public final class Contest {

    private static final int HASH_DIGITS = 10;

    private final Game game;
    private final List<String> bots;
    private final Map<String, ?> variants;
    private final int matches;
    private final long seed;
    private final int rotations;
    private final Map<String, Bots.Maker> makers = new LinkedHashMap<>();

    /**
     * @param bots their names, from seat 0 on; the last one also takes the seats that are left
     * @param variants as {@link Setup#of} takes them
     * @throws Refusal if anything does not fit: nothing is found out only after hours of play
     */
    public Contest(Game game, List<String> bots, int seats, Map<String, ?> variants, int matches, long seed) {
        Setup.of(game, seats, variants, seed);
        if (matches < 1) {
            throw new Refusal("--matches takes 1 or more, not " + matches);
        }
        if (bots.isEmpty() || bots.size() > seats) {
            throw new Refusal(bots.size() + " bots do not fit on " + seats + " seats");
        }
        this.game = game;
        this.variants = variants;
        this.matches = matches;
        this.seed = seed;
        List<String> seated = new ArrayList<>(bots);
        while (seated.size() < seats) {
            seated.add(bots.getLast());
        }
        this.bots = List.copyOf(seated);
        rotations = differentRotations();
        for (String name : seated) {
            makers.computeIfAbsent(name, key -> Bots.named(game, key, 1));
        }
        Setup.of(game, seats, variants, seed(matches - 1));
    }

    public Game game() {
        return game;
    }

    public int seats() {
        return bots.size();
    }

    public int matches() {
        return matches;
    }

    /** The bots by name, each once. */
    public List<String> entries() {
        return List.copyOf(makers.keySet());
    }

    /** In how many matches each deal is played. */
    public int rotations() {
        return rotations;
    }

    /** How many deals are played; the last one perhaps not in every rotation. */
    public int deals() {
        return (matches - 1) / rotations + 1;
    }

    /** Which deal a match is played on, both counted from 0. */
    int deal(int match) {
        return match / rotations;
    }

    /** The seed of a match, counted from 0. */
    public long seed(int match) {
        return seed + deal(match);
    }

    /** Who sits where in a match. */
    public List<String> lineUp(int match) {
        List<String> lineUp = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            lineUp.add(bots.get((seat + match % rotations) % bots.size()));
        }
        return lineUp;
    }

    /** How much is played, for people. */
    public String size() {
        StringBuilder size = new StringBuilder(matches == 1 ? "1 match" : matches + " matches");
        size.append(" with ").append(seats()).append(" seats");
        variants.forEach((name, value) ->
                size.append(", ").append(name).append(' ').append(value instanceof String ? value : "of your own"));
        return size.toString();
    }

    /** On which deals, for people. */
    public String dealt() {
        String deals = deals() == 1
                ? "1 deal (seed " + seed + ")"
                : deals() + " deals (seeds " + seed + " to " + seed(matches - 1) + ")";
        if (rotations == 1) {
            return deals;
        }
        boolean whole = matches % rotations == 0;
        return deals + (whole ? ", each" : ", the last one not") + " in every rotation of the line-up";
    }

    Setup setup(int match) {
        return Setup.of(game, seats(), variants, seed(match));
    }

    /** New bots for a match, whose randomness follows from the match's seed and their seat. */
    List<Bot> bots(int match) {
        List<Bot> players = new ArrayList<>();
        for (String name : lineUp(match)) {
            Bots.Maker maker = makers.get(name);
            if (maker == null) {
                throw new IllegalStateException(name);
            }
            players.add(maker.bot(botSeed(match, players.size())));
        }
        return players;
    }

    long botSeed(int match, int seat) {
        return new Rng(seed(match) * game.maxSeats() + seat).nextLong();
    }

    /**
     * A line-up that is the same after a shorter rotation is not played twice on the same deal: that would be the same
     * match again, and make every interval too narrow.
     */
    private int differentRotations() {
        int rotation = 1;
        while (rotation < bots.size() && !isSameAfter(rotation)) {
            rotation++;
        }
        return rotation;
    }

    private boolean isSameAfter(int rotation) {
        for (int seat = 0; seat < bots.size(); seat++) {
            if (!bots.get(seat).equals(bots.get((seat + rotation) % bots.size()))) {
                return false;
            }
        }
        return true;
    }

    /**
     * The contest that {@link #json} tells of, with weights as they are now.
     *
     * @throws Refusal if it cannot be played here
     */
    static Contest read(Node json) {
        Game game = Games.of(json);
        Setup setup = Setup.read(game, json);
        List<String> bots = json.get("bots").items(1, setup.seats()).stream()
                .map(Node::text)
                .toList();
        int matches = json.get("matches").integer(1, Integer.MAX_VALUE);
        Map<String, Object> chosen = new LinkedHashMap<>(setup.variants());
        game.variants().stream()
                .filter(variant -> !variant.isDocument())
                .forEach(variant ->
                        chosen.remove(variant.name(), variant.values().getFirst()));
        return new Contest(game, bots, setup.seats(), chosen, matches, setup.seed());
    }

    /** All that the results depend on, also what the bots know. */
    public Map<String, Object> json() {
        Map<String, Object> json = game.heading(setup(0));
        json.put("variants", new TreeMap<>(setup(0).variants())); // in an order that lasts
        json.put("bots", bots);
        json.put("matches", matches);
        json.put("seed", seed);
        json.put("weights", weights());
        return json;
    }

    /** A short word that differs for contests that differ. */
    public String hash() {
        return hash(Json.compact(json()));
    }

    private Map<String, Object> weights() {
        Map<String, Object> hashes = new LinkedHashMap<>();
        for (String name : makers.keySet()) {
            int at = name.indexOf('@');
            if (at >= 0) {
                hashes.put(name.substring(at + 1), hash(contents(name.substring(at + 1))));
            } else {
                hashes.put("own", hash(String.valueOf(game.knowledge().weights().value())));
            }
        }
        return hashes;
    }

    private static String contents(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new Refusal("the weights in " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** A short word that differs for texts that differ. */
    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
