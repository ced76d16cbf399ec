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
import org.junit.jupiter.api.Test;

/**
 * A first match as its reader sees it: what the browser is sent, kept for the tests of the guide in {@code
 * board/guide.test.ts}.
 */
class GuidedMatchTest {

    private static final int SEATS = 3;
    private static final int READER = 0;
    private static final int SEED = 30;
    private static final int CARDS_TO_LAY = 6;

    private final Codec codec = Maya.GAME.codec();
    private final MayaPosition p =
            (MayaPosition) Maya.GAME.start(Setup.of(Maya.GAME, SEATS, Map.of(Maya.EXPERT, Maya.NO), SEED));
    private final Rng rng = new Rng(SEED);
    private final int[] laid = new int[SEATS];
    /** While others decide, one moment of each kind in each round tells enough. */
    private final Set<String> waited = new HashSet<>();

    private final List<Object> moments = new ArrayList<>();
    private final List<Object> log = new ArrayList<>();

    @Test
    void theReaderSeesAFirstMatchAsBefore() {
        while (p.decider() != Position.OVER) {
            boolean waits = p.decider() != READER;
            boolean stopped = (p.stopped() >> READER & 1) != 0;
            if (!waits || waited.add(p.round() + StepWords.kind(Step.kind(p.step())) + stopped)) {
                Map<String, Object> view = p.view(READER);
                view.remove("numbers"); // the same all the time, and of no use to the guide
                moments.add(Json.object(
                        "step", log.size(), "decider", p.decider(), "view", view, "choices", choices(waits)));
            }
            play(sensible());
        }
        String text = "{\"moments\": [\n" + lines(moments) + "\n], \"log\": [\n" + lines(log) + "\n]}\n";
        Golden.check(Path.of("src", "test", "golden", "guided-match.json"), "the guided match", text);
    }

    private static String lines(List<Object> list) {
        return list.stream().map(Json::compact).collect(Collectors.joining(",\n"));
    }

    private List<Object> choices(boolean waits) {
        List<Object> choices = new ArrayList<>();
        for (int choice : waits ? new int[0] : Choices.of(Maya.GAME, p)) {
            choices.add(Json.object(
                    "words", codec.words(choice), "phrase", json(codec.phrase(choice, p)), "outcome", List.of()));
        }
        return choices;
    }

    /**
     * At random, but nobody throws a match away: some cards are laid and some kept, nobody passes
     * who can build, and double moves wait for the second round.
     */
    private int sensible() {
        int[] choices = Choices.of(Maya.GAME, p);
        boolean enough = laid[p.decider()] == CARDS_TO_LAY;
        int[] good = Arrays.stream(choices)
                .filter(choice -> switch (codec.words(choice)) {
                    case "stop" -> enough;
                    case "pass", "end" -> false;
                    case "double" -> p.round() > 1;
                    default -> !enough || !codec.words(choice).startsWith("dig ");
                })
                .toArray();
        int[] options = good.length == 0 ? choices : good;
        return options[rng.below(options.length)];
    }

    private void play(int choice) {
        int seat = p.decider();
        String words = codec.words(choice);
        laid[seat] = words.startsWith("lay ") ? laid[seat] + 1 : words.startsWith("dig ") ? laid[seat] : 0;
        List<Object> events = new ArrayList<>();
        p.choose(
                choice,
                (kind, of, a, b, c) ->
                        events.add(json(codec.phrase(codec.seenBy(new Event(kind, of, a, b, c), READER)))));
        log.add(Json.object("step", log.size() + 1, "seat", seat, "events", events));
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
        if (!phrase.target().isEmpty()) {
            json.put("target", phrase.target());
        }
        return json;
    }
}
