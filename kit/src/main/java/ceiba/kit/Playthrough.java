package ceiba.kit;

import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.List;

/** A match as text, for people to read and diff: each decision with its options, and what came of it. */
final class Playthrough {

    private static final int VIEW_EVERY = 100;
    private static final int MAX_OPTIONS = 64;

    private Playthrough() {}

    static String of(MatchRecord record) {
        Game game = record.game();
        Texts texts = game.texts("en");
        StringBuilder out = new StringBuilder();
        out.append(Json.compact(game.heading(record.setup())))
                .append(" seed ")
                .append(record.setup().seed())
                .append('\n');
        Position end = record.replay(
                (number, before, choice) -> {
                    if (number % VIEW_EVERY == 1) {
                        out.append('\n').append(Json.pretty(before.json()));
                    }
                    out.append("%n%d  seat %d: %s  {%s}%n"
                            .formatted(
                                    number,
                                    before.decider(),
                                    game.codec().words(choice),
                                    options(Choices.words(game, before))));
                },
                (kind, seat, a, b, c) -> out.append("   ")
                        .append(texts.say(game.codec().phrase(new Event(kind, seat, a, b, c))))
                        .append('\n'));
        out.append('\n').append(Json.pretty(end.json()));
        return out.toString();
    }

    /** All of them, or where there are very many, how many. */
    private static String options(List<String> options) {
        return options.size() > MAX_OPTIONS ? options.size() + " options" : String.join(", ", options);
    }
}
