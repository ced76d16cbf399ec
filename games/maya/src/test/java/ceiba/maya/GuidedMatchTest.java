package ceiba.maya;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Json;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.Golden;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A first match as its reader sees it: what the browser is sent, kept for the tests of the guide in {@code
 * board/guide.test.ts}. It is the first match by chance in which all that the guide explains comes up.
 */
class GuidedMatchTest {

    private static final int SEATS = 3;
    private static final int READER = 0;
    private static final int CARDS_TO_LAY = 6;
    private static final int MAX_SEEDS = 1_000;

    /** The moves of the first building phase in which the guide has something new to tell. */
    private static final int MOVES_WITH_NEWS = 7;

    private static final Set<String> DECISIONS =
            Set.of("first-cube", "dig", "card", "lower", "shield", "name", "turn", "place", "to");

    private static final Codec CODEC = Maya.GAME.codec();

    @Test
    void theReaderSeesAFirstMatchAsBefore() {
        Match match = IntStream.range(0, MAX_SEEDS)
                .mapToObj(Match::new)
                .filter(Match::hasEverything)
                .findFirst()
                .orElseThrow();
        String text = "{\"moments\": [\n" + lines(match.moments) + "\n], \"log\": [\n" + lines(match.log) + "\n]}\n";
        Golden.check(Path.of("src", "test", "golden", "guided-match.json"), "the guided match", text);
    }

    private static String lines(List<Object> list) {
        return list.stream().map(Json::compact).collect(Collectors.joining(",\n"));
    }

    /** A phrase as it travels. */
    private static Map<String, Object> json(Phrase phrase) {
        List<Object> args = phrase.args().stream()
                .map(arg -> switch (arg) {
                    case Phrase.Seat seat -> (Object) Json.object("seat", seat.number());
                    case Phrase inner -> json(inner);
                    default -> arg;
                })
                .toList();
        Map<String, Object> json = Json.object("key", phrase.key(), "args", args);
        if (!phrase.targets().isEmpty()) {
            json.put("targets", phrase.targets());
        }
        return json;
    }

    /** An event as it travels. */
    private static Map<String, Object> json(Event event) {
        Map<String, Object> json = CODEC.data(event);
        json.put("phrase", json(CODEC.phrase(event)));
        return json;
    }

    /** A match played to its end, as the reader sees it. */
    private static final class Match {

        private final MayaPosition p;
        private final Rng rng;
        private final int[] laid = new int[SEATS];

        /** While others decide, one moment of each kind in each round tells enough. */
        private final Set<String> waited = new HashSet<>();

        private final Set<String> decided = new HashSet<>();
        private final List<Object> moments = new ArrayList<>();
        private final List<Object> log = new ArrayList<>();
        private int movesInTheFirstRound;
        private boolean higherBeforeTheLastRound;

        Match(int seed) {
            p = (MayaPosition) Maya.GAME.start(Setup.of(Maya.GAME, SEATS, Map.of(Maya.EXPERT, Maya.NO), seed));
            rng = new Rng(seed);
            while (p.decider() != Position.OVER) {
                look();
                play(sensible());
            }
        }

        /** Whether all that the guide explains comes up. */
        boolean hasEverything() {
            return decided.equals(DECISIONS)
                    && waited.contains("1 lower true")
                    && movesInTheFirstRound > MOVES_WITH_NEWS
                    && higherBeforeTheLastRound;
        }

        private void look() {
            boolean waits = p.decider() != READER;
            String step = StepWords.kind(Step.kind(p.step()));
            if (waits && !waited.add(p.round() + " " + step + " " + ((p.stopped() >> READER & 1) != 0))) {
                return;
            }
            if (!waits) {
                decided.add(step);
                boolean moves = step.equals("turn") && !p.moved() && p.cubes(READER) > 0;
                movesInTheFirstRound += moves && p.round() == 1 ? 1 : 0;
                higherBeforeTheLastRound |= moves
                        && p.round() < Box.ROUNDS
                        && Building.placeable(p, READER) != 0
                        && Building.frontier(p) > 0;
            }
            Map<String, Object> view = p.view(READER);
            view.remove("numbers"); // the same all the time, and of no use to the guide
            moments.add(Json.object(
                    "step",
                    log.size(),
                    "decider",
                    p.decider(),
                    "view",
                    view,
                    "choices",
                    waits ? List.of() : choices()));
        }

        private List<Object> choices() {
            List<Object> choices = new ArrayList<>();
            for (int choice : Choices.of(Maya.GAME, p)) {
                choices.add(Json.object("words", CODEC.words(choice), "phrase", json(CODEC.phrase(choice, p))));
            }
            return choices;
        }

        /**
         * At random, but nobody throws a match away: some cards are laid and some kept, nobody passes who can build, and
         * double moves wait for the second round.
         */
        private int sensible() {
            int[] choices = Choices.of(Maya.GAME, p);
            boolean enough = laid[p.decider()] == CARDS_TO_LAY;
            int[] good = Arrays.stream(choices)
                    .filter(choice -> switch (CODEC.words(choice)) {
                        case "stop" -> enough;
                        case "pass", "end" -> false;
                        case "double" -> p.round() > 1;
                        default -> !enough || !CODEC.words(choice).startsWith("dig ");
                    })
                    .toArray();
            int[] options = good.length == 0 ? choices : good;
            return options[rng.below(options.length)];
        }

        private void play(int choice) {
            int seat = p.decider();
            String words = CODEC.words(choice);
            laid[seat] = words.startsWith("lay ") ? laid[seat] + 1 : words.startsWith("dig ") ? laid[seat] : 0;
            List<Object> events = new ArrayList<>();
            p.choose(
                    choice,
                    (kind, of, a, b, c) -> events.add(json(CODEC.seenBy(new Event(kind, of, a, b, c), READER))));
            log.add(Json.object("step", log.size() + 1, "seat", seat, "events", events));
        }
    }
}
