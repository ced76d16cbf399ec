package ceiba.app.hostile;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All that a server has acknowledged at one match, from which follows what it must still know. */
final class Ledger {

    /** What a call did. */
    enum Kind {
        CHOICE("choices"),
        UNDO("undo"),
        CHAT("chat");

        private final String path;

        Kind(String path) {
            this.path = path;
        }
    }

    /** A call of a guest's that changes the match, which can be made again and again. */
    record Deed(ApiGuest guest, String match, Kind kind, String words, String body) {

        ApiGuest.Reply send() throws ApiGuest.Lost {
            return guest.post("/api/matches/" + match + "/" + kind.path, body);
        }
    }

    private record Line(Deed deed, String answer, long seq, int step) {

        /** The same call with the same key gives the first answer. */
        void repeat() throws ApiGuest.Lost {
            String again = deed.send().text();
            Broken.unless(again.equals(answer), "again: " + deed.body() + " gave " + answer + ", now " + again);
        }
    }

    private final Map<Long, Line> lines = new TreeMap<>();

    synchronized void acknowledged(Deed deed, ApiGuest.Reply reply) {
        Node made = reply.expectOk();
        long seq = made.get("seq").whole(1, Long.MAX_VALUE);
        Line line = new Line(deed, reply.text(), seq, made.get("step").integer(0, 10_000));
        Line other = lines.put(seq, line);
        Broken.unless(other == null || other.equals(line), "two things have the number " + seq);
    }

    synchronized long lastSeq() {
        return lines.isEmpty() ? 0 : new ArrayList<>(lines.keySet()).getLast();
    }

    synchronized int size() {
        return lines.size();
    }

    /** Makes the last few calls again. */
    synchronized void repeatLast(int count) throws ApiGuest.Lost {
        List<Line> all = new ArrayList<>(lines.values());
        for (Line line : all.subList(Math.max(0, all.size() - count), all.size())) {
            line.repeat();
        }
    }

    /** Whether the match's record has the choices that were acknowledged and not taken back, each at its step. */
    synchronized void checkRecord(List<String> record, boolean nobodyElse) {
        TreeMap<Integer, String> expected = new TreeMap<>();
        for (Line line : lines.values()) {
            switch (line.deed().kind()) {
                case CHOICE -> expected.put(line.step() - 1, line.deed().words());
                case UNDO -> expected.tailMap(line.step(), true).clear();
                case CHAT -> {}
            }
        }
        expected.forEach((index, words) -> Broken.unless(
                index < record.size() && record.get(index).equals(words),
                "choice " + index + " was acknowledged as " + words + " and is not in the record"));
        Broken.unless(!nobodyElse || record.size() == expected.size(), "the record has choices that nobody made");
    }

    /** Whether each thing said is there once. */
    synchronized void checkChat(List<Node> chat) {
        for (Line line : lines.values()) {
            if (line.deed().kind() == Kind.CHAT) {
                List<Long> said = chat.stream()
                        .filter(each ->
                                each.get("text").text().equals(line.deed().words()))
                        .map(each -> each.get("seq").whole(1, Long.MAX_VALUE))
                        .toList();
                Broken.unless(
                        said.equals(List.of(line.seq())), "what was said once is there " + said.size() + " times");
            }
        }
    }
}
