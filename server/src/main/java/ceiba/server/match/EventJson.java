package ceiba.server.match;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import java.util.Map;

/** Events as they travel: data for programs, and beside it the phrase for people. */
public final class EventJson {

    private EventJson() {}

    /** An event as an observer may see it. */
    public static Map<String, Object> json(Codec codec, Event event, int observer) {
        Event seen = codec.seenBy(event, observer);
        Map<String, Object> json = codec.data(seen);
        json.put("phrase", PhraseJson.json(codec.phrase(seen)));
        return json;
    }
}
