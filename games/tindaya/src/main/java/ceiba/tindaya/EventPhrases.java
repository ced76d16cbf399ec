package ceiba.tindaya;

import ceiba.engine.Event;
import ceiba.engine.Phrase;

/** What events say. */
final class EventPhrases {

    private EventPhrases() {}

    static Phrase of(Event event) {
        return Phrase.of("event." + TindayaEvent.numbered(event.kind()).word());
    }
}
