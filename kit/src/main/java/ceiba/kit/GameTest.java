package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Skill;
import ceiba.engine.Texts;
import ceiba.engine.Trial;
import ceiba.engine.Variant;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game passes by handing in itself: random matches in which all its promises are checked, perft counts, golden
 * playthroughs, no allocation in play. Golden files lie in the game's {@code src/test/golden}; {@code ./ceiba golden} writes
 * them anew.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT) // in modules that allow it: see tests.concurrent in the pom
public abstract class GameTest {

    // Choices in the matches of all setups together: a game with many variants or long matches takes no longer.
    private static final int THOROUGH_CHOICES = 12_000;
    private static final int QUICK_CHOICES = 300_000;
    private static final int QUICK = 97;
    private static final int MEASURED_CHOICES = 40_000;
    private static final double NOTHING = 0.01; // bytes per choice
    private static final int STARTS = 20;
    private static final int GIFT_MATCHES = 1_000; // at most
    private static final int GIVEN_EVERY = 5; // quiet positions
    private static final int PERFT_DEPTH = 4;
    private static final int PERFT_SEQUENCES = 10_000; // when there are more, no deeper

    /** The game under test. */
    protected abstract Game game();

    /** Whether seats have secrets from each other: then a redraw must sometimes give another world. */
    protected boolean hasSecrets() {
        return true;
    }

    /** A document that differs from the game's own data as much as it may; empty if the game takes none. */
    protected Map<String, Object> document() {
        return Map.of();
    }

    /** Where its golden files lie. */
    protected Path golden() {
        return Golden.FOLDER;
    }

    /** Every number of seats with every combination of variants that the game takes, without documents. */
    protected List<Setup> setups() {
        return setups(Map.of());
    }

    /** The same, and all of them again with the document. */
    protected List<Setup> allSetups() {
        List<Setup> all = new ArrayList<>(setups());
        Variant.documentOf(game()).ifPresent(variant -> all.addAll(setups(Map.of(variant.name(), document()))));
        return all;
    }

    /**
     * The values of variants that matches are played with: all combinations, unless a game with many variants that do not
     * touch each other is content with fewer.
     */
    protected List<Map<String, String>> combinations() {
        return Variant.combinations(game().variants());
    }

    private List<Setup> setups(Map<String, ?> documents) {
        List<Setup> setups = new ArrayList<>();
        for (int seats = game().minSeats(); seats <= game().maxSeats(); seats++) {
            for (Map<String, String> values : combinations()) {
                Map<String, Object> variants = new LinkedHashMap<>(values);
                variants.putAll(documents);
                if (game().objection(seats, variants) == null) {
                    setups.add(Setup.of(game(), seats, variants, 0));
                }
            }
        }
        return setups;
    }

    @ParameterizedTest
    @MethodSource("allSetups")
    void keepsEveryPromiseAtEveryPositionOfRandomMatches(Setup setup) {
        int worlds = 0;
        int choices = 0;
        for (int seed = 0; choices < THOROUGH_CHOICES / allSetups().size(); seed++) {
            Trial trial = new Trial(game(), seeded(setup, seed), 1, seed);
            choices += trial.play().choices().size();
            worlds += trial.worlds();
        }
        assertThat(worlds > 0).as("a redraw gives another world").isEqualTo(hasSecrets());
        assertThat(game().isOpen() && worlds > 0)
                .as("an open game redraws nothing")
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void keepsItsInvariantsInThousandsOfRandomMatches(Setup setup) {
        int choices = 0;
        for (int seed = 0; choices < QUICK_CHOICES / setups().size(); seed++) {
            MatchRecord record = new Trial(game(), seeded(setup, 1_000_000 + seed), QUICK, seed).play();
            assertThat(record.choices()).isNotEmpty();
            choices += record.choices().size();
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void aSecretDealsAsASeedDoes(Setup setup) {
        Set<String> bySeed = new HashSet<>();
        Set<String> bySecret = new HashSet<>();
        for (int i = 0; i < STARTS; i++) {
            String secret = String.format("%032x", i);
            bySeed.add(start(seeded(setup, i)));
            bySecret.add(start(setup.with(secret)));
            assertThat(start(setup.with(secret))).isEqualTo(start(setup.with(secret)));
        }
        assertThat(bySecret.size() > 1).as("starts differ").isEqualTo(bySeed.size() > 1);
    }

    private String start(Setup setup) {
        return Json.compact(game().start(setup).json());
    }

    @ParameterizedTest
    @MethodSource("allSetups")
    void allocatesNothingInPlay(Setup setup) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Position start = game().start(setup);
        Position position = start.copy();
        int[] buffer = new int[game().maxOptions()];
        Rng rng = new Rng(7);
        playRandomly(start, position, buffer, rng, 1000); // loads every class
        // The compiler may allocate something once; what a game allocates comes again every time.
        double least = Double.MAX_VALUE;
        for (int attempt = 0; attempt < 3 && least >= NOTHING; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            long choices = playRandomly(start, position, buffer, rng, MEASURED_CHOICES);
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            least = Math.min(least, (double) allocated / choices);
        }
        assertThat(least).as("bytes per choice").isLessThan(NOTHING);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void perftCountsAreAsBefore(Setup setup) {
        StringBuilder counts = new StringBuilder();
        for (long seed = 1; seed <= 3; seed++) {
            Position position = game().start(seeded(setup, seed));
            Rng rng = new Rng(seed);
            // From the start, and from further and further into the match.
            for (int start = 0; start < 4 && position.decider() != Position.OVER; start++) {
                long count = 1;
                for (int depth = 1; depth <= PERFT_DEPTH && count <= PERFT_SEQUENCES; depth++) {
                    count = Perft.count(game(), position, depth);
                    counts.append("seed %d start %d depth %d: %d%n".formatted(seed, start, depth, count));
                }
                Perft.skip(game(), position, rng, 40);
            }
        }
        check("perft-" + name(setup) + ".txt", counts.toString());
    }

    @ParameterizedTest
    @MethodSource("setups")
    void playthroughsAreAsBefore(Setup setup) {
        MatchRecord record = new Trial(game(), seeded(setup, 11), 1000, 11).play();
        check("record-" + name(setup) + ".json", Json.pretty(record.json()));
        check("playthrough-" + name(setup) + ".txt", Playthrough.of(record));
    }

    /** Boards in the browser are compiled against these: see their {@code view.ts}. */
    @Test
    void samplesOfViewsAndEventsAreAsBefore() {
        Path board = Path.of("board");
        if (Files.exists(board.resolve("view.ts"))) {
            Golden.check(
                    board.resolve("view.samples.ts"), "samples for the board", ViewSamples.of(game(), allSetups()));
        }
    }

    @Test
    void takesOneDocumentAtMostAndThisTestHasIt() {
        assertThat(game().variants().stream().filter(Variant::isDocument)).hasSizeLessThanOrEqualTo(1);
        Variant.documentOf(game())
                .ifPresentOrElse(
                        variant -> assertThat(variant.read(new Node("", document())))
                                .isNotEmpty(),
                        () -> assertThat(document()).isEmpty());
    }

    @Test
    void refusesASetupThatItObjectsTo() {
        for (int seats = game().minSeats(); seats <= game().maxSeats(); seats++) {
            for (Map<String, String> values : Variant.combinations(game().variants())) {
                Phrase objection = game().objection(seats, new LinkedHashMap<>(values));
                int number = seats;
                if (objection != null) {
                    assertThatThrownBy(() -> Setup.of(game(), number, values, 0))
                            .isInstanceOf(Refusal.class)
                            .hasMessage(game().id() + ": " + game().texts("en").say(objection));
                }
            }
        }
    }

    @Test
    void namesItsGauges() {
        for (String language : Texts.LANGUAGES) {
            assertThat(game().texts(language).keys())
                    .containsAll(game().gauges().stream()
                            .map(gauge -> "gauge." + gauge.name())
                            .toList());
        }
    }

    /** Whoever stands higher thinks further, or as far and errs less. */
    @Test
    void itsLadderRises() {
        List<Skill> ladder = game().knowledge().ladder();
        assertThat(ladder).doesNotHaveDuplicates();
        assertThat(ladder)
                .isSortedAccordingTo(Comparator.comparingLong(Skill::iterations)
                        .thenComparing(Skill::erring, Comparator.reverseOrder()));
    }

    /** Every reason can be told in every language, in the same directions, and none is written down in vain. */
    @Test
    void namesItsReasons() {
        Knowledge knowledge = game().knowledge();
        Set<String> words = new TreeSet<>();
        for (int feature = 0; feature < knowledge.features().size(); feature++) {
            String word = knowledge.reason(feature);
            if (word != null) {
                words.add(word);
            }
        }
        Set<String> told = reasons("en");
        assertThat(words)
                .allSatisfy(
                        word -> assertThat(told).containsAnyOf("reason." + word + ".more", "reason." + word + ".less"));
        words.add("reached");
        assertThat(told)
                .allSatisfy(key -> assertThat(words).contains(key.replaceAll("reason\\.|\\.(more|less|none)$", "")))
                .filteredOn(key -> key.endsWith(".none"))
                .allSatisfy(key -> assertThat(told).contains(key.replaceFirst("none$", "less")));
        for (String language : Texts.LANGUAGES) {
            assertThat(reasons(language)).isEqualTo(told);
        }
    }

    private Set<String> reasons(String language) {
        return game().texts(language).keys().stream()
                .filter(key -> key.startsWith("reason."))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("allSetups")
    void namesItsHabits(Setup setup) {
        for (int seed = 0; seed < STARTS; seed++) {
            List<String> habits = game().habits(game().start(seeded(setup, seed)));
            for (String language : Texts.LANGUAGES) {
                assertThat(game().texts(language).keys()).containsAll(habits);
            }
        }
    }

    /**
     * Every gift can be had at some time. Who cannot have it loses nothing by the question; who has it is in a position that
     * may be read, unless it cannot be at this moment.
     */
    @Test
    void givesItsGifts() {
        Knowledge knowledge = game().knowledge();
        Set<String> given = new HashSet<>();
        int[] buffer = new int[game().maxOptions()];
        Rng rng = new Rng(5);
        for (int match = 0;
                match < GIFT_MATCHES && given.size() < knowledge.gifts().size();
                match++) {
            Setup setup = setups().get(match % setups().size());
            Position position = game().start(seeded(setup, match));
            while (position.decider() != Position.OVER) {
                if (knowledge.quiet(position) && rng.below(GIVEN_EVERY) == 0) {
                    give(
                            position,
                            rng.below(setup.seats()),
                            rng.below(knowledge.gifts().size()),
                            given);
                }
                position.choose(buffer[rng.below(position.choices(buffer))], Journal.SILENT);
            }
        }
        assertThat(given).containsExactlyInAnyOrderElementsOf(knowledge.gifts());
    }

    private void give(Position position, int seat, int gift, Set<String> given) {
        Position richer = position.copy();
        if (!game().knowledge().give(richer, seat, gift)) {
            assertThat(richer).isEqualTo(position);
            return;
        }
        assertThat(richer).isNotEqualTo(position);
        try {
            game().read(Json.parse(Json.compact(richer.json())));
            given.add(game().knowledge().gifts().get(gift));
        } catch (Refusal e) {
            assertThat(e).hasMessageNotContaining("null"); // said to whoever probes
        }
    }

    @Test
    void statesItsBounds() {
        assertThat(game().minSeats()).isBetween(1, game().maxSeats());
        assertThat(game().id()).matches("[a-z]+");
        assertThat(game().rules()).matches("[1-9]\\d{0,8}");
        assertThat(game().earlier()).allSatisfy(earlier -> {
            assertThat(earlier.id()).isEqualTo(game().id());
            assertThat(Integer.parseInt(earlier.rules())).isLessThan(Integer.parseInt(game().rules()));
        });
    }

    private void check(String file, String text) {
        Golden.check(golden().resolve(file), game().id() + ", " + file, text);
    }

    /** Plays whole matches until there were so many choices. */
    private static long playRandomly(Position start, Position position, int[] buffer, Rng rng, int least) {
        long choices = 0;
        while (choices < least) {
            position.copyFrom(start);
            while (position.decider() != Position.OVER) {
                position.choose(buffer[rng.below(position.choices(buffer))], Journal.SILENT);
                choices++;
            }
        }
        return choices;
    }

    private Setup seeded(Setup setup, long seed) {
        return Setup.of(game(), setup.seats(), setup.variants(), seed);
    }

    private static String name(Setup setup) {
        StringBuilder name = new StringBuilder().append(setup.seats());
        setup.variants()
                .forEach((variant, value) ->
                        name.append('-').append(variant).append('-').append(value));
        return name.toString();
    }
}
