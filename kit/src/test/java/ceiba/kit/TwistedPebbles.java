package ceiba.kit;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.EventKind;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Pebbles, to be broken in one place: a subclass of it, of its positions or of its codec overrides what it spoils. */
class TwistedPebbles implements Game {

    static final Pebbles WHOLE = new Pebbles();

    private final Function<Position, Table> twist;

    /** With broken positions. */
    TwistedPebbles(Function<Position, Table> twist) {
        this.twist = twist;
    }

    /** With whole positions; something else is broken. */
    TwistedPebbles() {
        this(Table::new);
    }

    final Table twisted(Position inside) {
        Table table = twist.apply(inside);
        table.likewise = this::twisted;
        return table;
    }

    @Override
    public String id() {
        return WHOLE.id();
    }

    @Override
    public String rules() {
        return WHOLE.rules();
    }

    @Override
    public int minSeats() {
        return WHOLE.minSeats();
    }

    @Override
    public int maxSeats() {
        return WHOLE.maxSeats();
    }

    @Override
    public List<Variant> variants() {
        return WHOLE.variants();
    }

    @Override
    public int maxChoices(int seats) {
        return WHOLE.maxChoices(seats);
    }

    @Override
    public int maxOptions() {
        return WHOLE.maxOptions();
    }

    @Override
    public Position start(Setup setup) {
        return twisted(WHOLE.start(setup));
    }

    @Override
    public Position read(Node json) {
        return twisted(WHOLE.read(json));
    }

    @Override
    public Codec codec() {
        return WHOLE.codec();
    }

    @Override
    public Knowledge knowledge() {
        return WHOLE.knowledge();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return WHOLE.draw(((Table) position).inside, observer, texts);
    }

    @Override
    public Texts texts(String language) {
        return WHOLE.texts(language);
    }

    /** A position that does everything as the whole one inside it. */
    static class Table implements Position {

        Position inside;
        private Function<Position, Table> likewise = Table::new;

        Table(Position inside) {
            this.inside = inside;
        }

        @Override
        public int seats() {
            return inside.seats();
        }

        @Override
        public int decider() {
            return inside.decider();
        }

        @Override
        public int choices(int[] buffer) {
            return inside.choices(buffer);
        }

        @Override
        public boolean allows(int choice) {
            return inside.allows(choice);
        }

        @Override
        public void choose(int choice, Journal journal) {
            inside.choose(choice, journal);
        }

        /** Another position, twisted in the same way. */
        final Table like(Position other) {
            return likewise.apply(other);
        }

        @Override
        public Table copy() {
            return like(inside.copy());
        }

        @Override
        public void copyFrom(Position other) {
            inside.copyFrom(((Table) other).inside);
        }

        @Override
        public void redraw(int observer, Rng rng) {
            inside.redraw(observer, rng);
        }

        @Override
        public double points(int seat) {
            return inside.points(seat);
        }

        @Override
        public int place(int seat) {
            return inside.place(seat);
        }

        @Override
        public Map<String, Object> json() {
            return inside.json();
        }

        @Override
        public Map<String, Object> view(int observer) {
            return inside.view(observer);
        }

        @Override
        public void check() {
            inside.check();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Table that && inside.equals(that.inside);
        }

        @Override
        public int hashCode() {
            return inside.hashCode();
        }
    }

    /** A codec that does everything as the whole one. */
    static class Words implements Codec {

        @Override
        public String words(int choice) {
            return WHOLE.codec().words(choice);
        }

        @Override
        public int choice(String words) {
            return WHOLE.codec().choice(words);
        }

        @Override
        public Phrase phrase(int choice, Position position) {
            return WHOLE.codec().phrase(choice, position);
        }

        @Override
        public Phrase prompt(Position position) {
            return WHOLE.codec().prompt(position);
        }

        @Override
        public Phrase phrase(Event event) {
            return WHOLE.codec().phrase(event);
        }

        @Override
        public List<? extends EventKind> kinds() {
            return WHOLE.codec().kinds();
        }

        @Override
        public Event seenBy(Event event, int observer) {
            return WHOLE.codec().seenBy(event, observer);
        }

        @Override
        public boolean reveals(Event event) {
            return WHOLE.codec().reveals(event);
        }

        @Override
        public @Nullable Points points(Event event) {
            return WHOLE.codec().points(event);
        }
    }
}
