package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Phrases as they travel: the reader's side puts them into words. */
public final class PhraseJson {

    private PhraseJson() {}

    public static Map<String, Object> json(Phrase phrase) {
        List<Object> args = new ArrayList<>(phrase.args().size());
        for (Object arg : phrase.args()) {
            args.add(
                    switch (arg) {
                        case Phrase.Seat seat -> Json.object("seat", seat.number());
                        case Phrase inner -> json(inner);
                        default -> arg;
                    });
        }
        Map<String, Object> json = Json.object("key", phrase.key(), "args", args);
        if (!phrase.targets().isEmpty()) {
            json.put("targets", phrase.targets());
        }
        return json;
    }
}
