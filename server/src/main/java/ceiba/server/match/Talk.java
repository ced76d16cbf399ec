package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.store.Entry;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What was said at a match, and who may say nothing more. Like the match, it never changes.
 *
 * @param last the line that was said last, tied to those before it
 * @param speakers the guests who have said something, in the order in which they first did
 * @param muted who may say nothing more, by the numbers of the speakers
 * @param unsaid the lines that were taken away, and by which entry
 */
record Talk(@Nullable Line last, List<String> speakers, Set<Integer> muted, Map<Long, Long> unsaid) {

    static final Talk NONE = new Talk(null, List.of(), Set.of(), Map.of());

    /** With a further line. */
    Talk said(Entry entry) {
        Node body = Json.parse(entry.body());
        List<String> all = speakers;
        int speaker = -1;
        if (body.has("guest")) {
            String guest = body.get("guest").text();
            if (!all.contains(guest)) {
                all = Stream.concat(all.stream(), Stream.of(guest)).toList();
            }
            speaker = all.indexOf(guest);
        }
        Line line = new Line(
                last,
                entry.seq(),
                entry.seat(),
                speaker,
                body.get("name").text(),
                body.get("text").text(),
                entry.at());
        return new Talk(line, all, muted, unsaid);
    }

    /** Without a line: that there was one is still told. */
    Talk unsaid(Entry entry) {
        Map<Long, Long> more = new HashMap<>(unsaid);
        more.put(Long.parseLong(entry.body()), entry.seq());
        return new Talk(last, speakers, muted, Map.copyOf(more));
    }

    /** With somebody muted, or no longer. */
    Talk muted(Entry entry) {
        Node body = Json.parse(entry.body());
        Integer speaker = body.get("speaker").integer(0, speakers.size() - 1);
        Set<Integer> changed = new HashSet<>(muted);
        if (body.get("muted").flag()) {
            changed.add(speaker);
        } else {
            changed.remove(speaker);
        }
        return new Talk(last, speakers, Set.copyOf(changed), unsaid);
    }

    /** Whether a guest may say nothing more. */
    boolean silences(String guest) {
        return muted.contains(speakers.indexOf(guest));
    }

    /** The line of an entry, if there is one and it was not taken away. */
    @Nullable
    Line line(long seq) {
        Line line = last;
        while (line != null && line.seq() != seq) {
            line = line.before();
        }
        return line == null || unsaid(line) > 0 ? null : line;
    }

    /** By which entry a line was taken away; 0 if it was not. */
    long unsaid(Line line) {
        return unsaid.getOrDefault(line.seq(), 0L);
    }
}
