package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.MatchRecord;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** Lets bots play one match and takes notes. */
final class Referee {

    /** A match that was played: what is kept of it, and all of it. */
    record Played(MatchResult result, MatchRecord record) {}

    private final Game game;
    private final Knowledge knowledge;
    private final LongSupplier clock;
    private final IntConsumer progress;

    /**
     * @param clock in nanoseconds
     * @param progress is told how many moments of the match are over, each time it is one or more than before
     */
    Referee(Game game, LongSupplier clock, IntConsumer progress) {
        this.game = game;
        knowledge = game.knowledge();
        this.clock = clock;
        this.progress = progress;
    }

    /** Plays; an interrupted thread stops at the next decision. */
    Played play(int match, Setup setup, List<Bot> bots) {
        Position position = game.start(setup);
        List<String> habits = game.habits(position);
        Course course = new Course(game, position);
        List<String> choices = new ArrayList<>();
        List<SeatNotes> notes =
                Stream.generate(SeatNotes::new).limit(setup.seats()).toList();
        int[] buffer = new int[game.maxOptions()];
        int moment = 0;
        int first = position.decider();
        int before = Position.OVER;
        for (int seat; (seat = position.decider()) != Position.OVER; before = seat) {
            Workers.goOn();
            int options = position.choices(buffer);
            long start = clock.getAsLong();
            int choice = bots.get(seat).choose(new Sight(game, position));
            notes.get(seat).thought(clock.getAsLong() - start, options > 1, seat != before);
            choices.add(game.codec().words(choice));
            position.choose(choice, (kind, who, a, b, c) -> listen(notes, new Event(kind, who, a, b, c)));
            int next = momentOf(position);
            course.reached(moment, next);
            if (next > moment) {
                moment = next;
                progress.accept(moment);
            }
        }
        Outcome outcome = Outcome.of(position);
        List<MatchResult.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < notes.size(); seat++) {
            long iterations = bots.get(seat) instanceof SearchBot search ? search.iterations() : 0;
            seats.add(new MatchResult.Seat(
                    position.points(seat),
                    position.place(seat),
                    position.side(seat),
                    outcome.won(seat),
                    knowledge.worth().reached(position, seat),
                    course.points(seat),
                    course.gaugesOf(seat),
                    notes.get(seat).sources(),
                    notes.get(seat).habits(),
                    notes.get(seat).effort(iterations)));
        }
        return new Played(
                new MatchResult(match, first, seats, course.gaugesOfTable(), habits),
                MatchRecord.of(game, setup, choices, position));
    }

    /** The moment, or how many there are when the match is over. */
    private int momentOf(Position position) {
        return position.decider() == Position.OVER
                ? knowledge.moments()
                : Math.clamp(knowledge.moment(position), 0, knowledge.moments() - 1);
    }

    private void listen(List<SeatNotes> notes, Event event) {
        Codec.Points points = game.codec().points(event);
        if (points != null) {
            notes.get(points.seat()).scored(points.source(), points.amount());
        }
        String habit = game.codec().habit(event);
        if (habit != null) {
            notes.get(event.seat()).showed(habit);
        }
    }
}
