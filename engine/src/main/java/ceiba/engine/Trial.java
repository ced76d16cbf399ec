package ceiba.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * One random match in which everything that a game promises is checked: that there is always a legal choice and every one
 * is accepted, that all else is refused without a change, that copies stand on their own, that JSON and words lose nothing,
 * that no secret leaves, that the match ends, that points add up, that who has won fits the places and sides, that habits were announced. The
 * tests play some thousands of these, {@code ceiba soak} a million.
 */
public final class Trial {

    /** A broken promise, with the shortest record that shows it in this match. */
    public static final class Failure extends RuntimeException {
        private final transient MatchRecord record;

        Failure(String message, MatchRecord record, Throwable cause) {
            super(message, cause);
            this.record = record;
        }

        public MatchRecord record() {
            return record;
        }
    }

    /** What came of a choice. */
    private record Aftermath(Position position, List<Event> events) {

        static Aftermath of(Position position, int choice) {
            Aftermath aftermath = new Aftermath(position.copy(), new ArrayList<>());
            aftermath.position.choose(
                    choice, (kind, seat, a, b, c) -> aftermath.events.add(new Event(kind, seat, a, b, c)));
            return aftermath;
        }
    }

    private static final int ILLEGAL_TRIES = 8;
    private static final int OBJECTION_TRIES = 4;
    private static final int MAX_FIELDS = 3; // an event has no more numbers

    /** What data says besides an event's own fields. */
    private static final Set<String> TAKEN_NAMES = Set.of("kind", "seat", "phrase");

    private final Game game;
    private final Setup setup;
    private final Setup otherSetup;
    private final Texts texts;
    private final int every;
    /** Which of the positions get the costly checks differs from match to match. */
    private final int offset;
    /** Apart from each other, so that a new check does not change the matches. */
    private final Rng player;

    private final Rng checks;
    private final int[] buffer;
    private final int[] otherBuffer;
    private final int[] sides;
    private final double[] points; // at the start and of all events, by seat
    private final Journal tally;
    private final List<Integer> choices = new ArrayList<>();
    private Set<String> habits = Set.of();
    private int worlds;

    /**
     * @param every how often the costly checks are made: at every position, every second...; the end of a match is one
     * @param seed of the random choices; the setup has its own
     */
    public Trial(Game game, Setup setup, int every, long seed) {
        this.game = game;
        this.setup = setup;
        this.every = every;
        otherSetup = other(game, setup);
        texts = game.texts("en");
        player = new Rng(seed);
        checks = new Rng(~seed);
        offset = Math.floorMod(seed, every);
        buffer = new int[game.maxOptions()];
        otherBuffer = new int[game.maxOptions()];
        sides = new int[setup.seats()];
        points = new double[setup.seats()];
        tally = (kind, seat, a, b, c) -> {
            Codec.Points some = game.codec().points(new Event(kind, seat, a, b, c));
            if (some != null) {
                points[some.seat()] += some.amount();
            }
        };
    }

    /**
     * Plays the match.
     *
     * @return its record
     * @throws Failure at the first broken promise
     */
    public MatchRecord play() {
        try {
            return playOn();
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            String message = e instanceof Refusal refusal ? refusal.sentence() : e.toString();
            throw new Failure(
                    "after " + choices.size() + " choices: " + message,
                    new MatchRecord(game, setup, words(), List.of()),
                    e);
        }
    }

    /** How many redrawn worlds differed from the true one: none means the game has no secrets, or keeps none. */
    public int worlds() {
        return worlds;
    }

    private MatchRecord playOn() {
        Position position = game.start(setup);
        Position old = position.copy();
        String oldJson = Json.compact(old.json());
        require(game.start(setup).equals(position), "the same setup gives different starts");
        Arrays.setAll(sides, position::side);
        Arrays.setAll(points, position::points);
        checkKinds();
        habits = announcedHabits(position);
        int most = game.maxChoices(setup.seats());
        while (position.decider() != Position.OVER) {
            if (choices.size() >= most) {
                throw new AssertionError("the match has not ended within the bound of " + most + " choices");
            }
            position.check();
            checkStanding(position);
            int count = checkChoices(position);
            int index = player.below(count);
            int choice = buffer[index];
            if (isDue()) {
                int another = buffer[(index + 1) % count];
                checkCopies(position);
                checkIndispensable(position, count);
                checkRefusals(position, count);
                checkWords(count);
                checkJson(position);
                List<Position> possible = checkSight(position);
                choices.add(choice);
                checkChoice(position, choice);
                checkEvents(position, choice, another, possible);
            } else {
                choices.add(choice);
            }
            position.choose(choice, tally);
        }
        position.check();
        checkStanding(position);
        checkPoints(position);
        require(position.choices(buffer) == 0, "there are choices although the match is over");
        require(Json.compact(old.json()).equals(oldJson), "a copy of the start changed during the match");
        MatchRecord record = MatchRecord.of(game, setup, words(), position);
        if (isDue()) {
            checkJson(position);
            checkSight(position);
            checkReplay(record, position);
        }
        return record;
    }

    /** Whether it is the turn of the costly checks. */
    private boolean isDue() {
        return (choices.size() + offset) % every == 0;
    }

    private int checkChoices(Position position) {
        require(position.decider() >= 0 && position.decider() < setup.seats(), "the decider has no seat");
        int count = position.choices(buffer);
        require(count > 0, "there is no legal choice");
        for (int i = 0; i < count; i++) {
            require(i == 0 || buffer[i - 1] < buffer[i], "the choices are not in ascending order");
            if (!position.allows(buffer[i])) {
                throw new AssertionError("choice " + buffer[i] + " is listed but not allowed");
            }
        }
        return count;
    }

    private void checkIndispensable(Position position, int count) {
        Knowledge knowledge = game.knowledge();
        boolean any = false;
        for (int i = 0; i < count; i++) {
            any |= !knowledge.dispensable(position, buffer[i]);
        }
        require(any, "bots may do without every choice");
    }

    /** Any int that is not listed: beside and near the listed ones, anywhere, and the extremes. */
    private void checkRefusals(Position position, int count) {
        Position before = position.copy();
        int[] legal = Arrays.copyOf(buffer, count);
        for (int i = 0; i < ILLEGAL_TRIES; i++) {
            int choice = switch (i) {
                case 0 -> Integer.MIN_VALUE;
                case 1 -> Integer.MAX_VALUE;
                case 2 -> -1;
                case 3 -> (int) checks.nextLong();
                case 4, 5 -> legal[checks.below(count)] + checks.below(9) - 4;
                default -> legal[checks.below(count)] + checks.below(129) - 64;
            };
            if (Arrays.binarySearch(legal, choice) >= 0) {
                continue;
            }
            require(!position.allows(choice), "choice " + choice + " is allowed but not listed");
            try {
                position.choose(choice, Journal.SILENT);
                throw new AssertionError("choice " + choice + " is not legal but was accepted");
            } catch (Refusal expected) {
                require(position.equals(before), "the refused choice " + choice + " changed the position");
            }
        }
    }

    /** Words that mean the choice they were made of are also no other choice's. */
    private void checkWords(int count) {
        for (int i = 0; i < count; i++) {
            String words = game.codec().words(buffer[i]);
            require(game.codec().choice(words) == buffer[i], "the words '" + words + "' mean another choice");
        }
    }

    private void checkJson(Position position) {
        String json = Json.pretty(position.json());
        Position read = game.read(Json.parse(json));
        if (!read.equals(position)) {
            throw new AssertionError("the position changes when it is written and read: " + json);
        }
        int count = position.choices(buffer);
        require(
                read.choices(otherBuffer) == count && Arrays.equals(buffer, 0, count, otherBuffer, 0, count),
                "the position has other choices after it was written and read");
    }

    private void checkCopies(Position position) {
        Position copy = position.copy();
        require(copy.equals(position) && copy.hashCode() == position.hashCode(), "a copy is not equal");
        Position second = game.start(otherSetup);
        second.copyFrom(position);
        require(second.equals(position), "copyFrom gives another position than copy");
    }

    /** A copy that is played on leaves the original alone, and the other way round. */
    private void checkChoice(Position position, int choice) {
        String before = Json.compact(position.json());
        Position copy = position.copy();
        Position second = game.start(otherSetup);
        second.copyFrom(position);
        copy.choose(choice, Journal.SILENT);
        require(Json.compact(position.json()).equals(before), "a choice made in a copy changed the original");
        second.choose(choice, Journal.SILENT);
        require(Json.compact(position.json()).equals(before), "a choice made after copyFrom changed the original");
        require(second.equals(copy), "the same choice in equal positions gives different ones");
    }

    /**
     * In a world that an observer cannot tell from the true one, all that the observer sees is the same.
     *
     * @return such a world for each observer, the spectator first
     */
    private List<Position> checkSight(Position position) {
        String before = Json.compact(position.json());
        List<Position> possible = new ArrayList<>();
        for (int observer = Position.SPECTATOR; observer < setup.seats(); observer++) {
            Position world = position.copy();
            world.redraw(observer, checks);
            world.check();
            possible.add(world);
            boolean other = !world.equals(position);
            worlds += other ? 1 : 0;
            // What is equal in everything looks the same; a game without secrets need only show that it can be seen.
            if (other || observer == Position.SPECTATOR || observer == position.decider()) {
                checkSight(position, world, observer);
            }
        }
        require(Json.compact(position.json()).equals(before), "redrawing a copy changed the original");
        return possible;
    }

    private void checkSight(Position position, Position world, int observer) {
        String who = who(observer);
        String view = Json.compact(position.view(observer));
        require(Json.compact(world.view(observer)).equals(view), who + " sees a secret in the view");
        String board = game.draw(position, observer, texts);
        require(game.draw(world, observer, texts).equals(board), who + " sees a secret on the drawn board");
        require(world.decider() == position.decider(), who + "'s redraw changed whose decision it is");
        checkOpenNumbers(position, world, who);
        if (observer == position.decider()) {
            checkOptions(position, world, who);
        }
    }

    /** Points, places, sides, gauges and winners are for everybody to see. */
    private void checkOpenNumbers(Position position, Position world, String who) {
        require(world.winners() == position.winners(), who + " sees a secret in who has won");
        for (int seat = 0; seat < setup.seats(); seat++) {
            require(world.points(seat) == position.points(seat), who + " sees a secret in the points");
            require(world.place(seat) == position.place(seat), who + " sees a secret in the places");
            require(world.side(seat) == position.side(seat), who + " sees a secret in the sides");
            for (int gauge = 0; gauge < game.gauges().size(); gauge++) {
                require(
                        world.gauge(gauge, seat) == position.gauge(gauge, seat),
                        who + " sees a secret in the gauge "
                                + game.gauges().get(gauge).name());
            }
        }
    }

    private void checkOptions(Position position, Position world, String who) {
        Codec codec = game.codec();
        int count = position.choices(buffer);
        require(
                world.choices(otherBuffer) == count && Arrays.equals(buffer, 0, count, otherBuffer, 0, count),
                who + "'s choices depend on a secret");
        require(codec.prompt(world).equals(codec.prompt(position)), who + " sees a secret in the prompt");
        for (int i = 0; i < count; i++) {
            require(
                    codec.phrase(buffer[i], world).equals(codec.phrase(buffer[i], position)),
                    who + " sees a secret in the phrase of choice " + buffer[i]);
            require(
                    codec.price(buffer[i], world).equals(codec.price(buffer[i], position)),
                    who + " sees a secret in the price of choice " + buffer[i]);
            require(
                    codec.outlook(buffer[i], world).equals(codec.outlook(buffer[i], position)),
                    who + " sees a secret in the outlook of choice " + buffer[i]);
        }
        for (int i = 0; !choices.isEmpty() && i < OBJECTION_TRIES; i++) {
            checkObjection(choices.get(checks.below(choices.size())), position, world, who);
        }
    }

    /** What was legal before and is no longer can be explained, and the explanation betrays nothing. */
    private void checkObjection(int choice, Position position, Position world, String who) {
        if (position.allows(choice)) {
            return;
        }
        Phrase objection = game.codec().objection(choice, position);
        require(
                Objects.equals(game.codec().objection(choice, world), objection),
                who + " sees a secret in the objection to choice " + choice);
        if (objection != null) {
            texts.say(objection);
        }
    }

    /** An observer is told the same in a world that looks the same, and after a choice that looks the same. */
    private void checkEvents(Position position, int choice, int another, List<Position> possible) {
        Aftermath real = Aftermath.of(position, choice);
        Aftermath other = Aftermath.of(position, another);
        checkHabits(real.events);
        boolean otherwise = !other.position.equals(real.position);
        for (int observer = Position.SPECTATOR; observer < setup.seats(); observer++) {
            List<Event> seen = untilRevealed(real.events, observer);
            String view = Json.compact(real.position.view(observer));
            Position world = possible.get(observer - Position.SPECTATOR);
            if (world.allows(choice)) {
                Aftermath imagined = Aftermath.of(world, choice);
                require(
                        seen.equals(untilRevealed(imagined.events, observer)),
                        who(observer) + " sees a secret in the events");
                require(
                        seen.size() < real.events.size()
                                || Json.compact(imagined.position.view(observer))
                                        .equals(view),
                        who(observer) + " sees a secret in the view after a choice that revealed nothing");
            }
            if (otherwise
                    && observer != position.decider()
                    && Json.compact(other.position.view(observer)).equals(view)) {
                require(
                        seen.equals(untilRevealed(other.events, observer)),
                        who(observer) + " sees a secret choice in the events");
            }
            checkData(real.events, observer);
        }
    }

    private void checkKinds() {
        for (EventKind kind : game.codec().kinds()) {
            Set<String> names = new HashSet<>(TAKEN_NAMES);
            require(kind.shape().fields().size() <= MAX_FIELDS, "the event " + kind.word() + " has too many fields");
            for (EventKind.Field field : kind.shape().fields()) {
                require(
                        field.equals(EventKind.Field.UNUSED) || names.add(field.name()),
                        "the event " + kind.word() + " has another field '" + field.name() + "'");
            }
        }
    }

    private Set<String> announcedHabits(Position start) {
        Set<String> announced = new HashSet<>();
        for (String habit : game.habits(start)) {
            require(announced.add(habit), "the habit " + habit + " is announced twice");
            texts.say(habit);
        }
        return announced;
    }

    /** A report counts habits by seat, relative to the matches in which they were announced. */
    private void checkHabits(List<Event> events) {
        for (Event event : events) {
            String habit = game.codec().habit(event);
            if (habit != null) {
                require(habits.contains(habit), "the habit " + habit + " is seen but was not announced");
                require(
                        event.seat() >= 0 && event.seat() < setup.seats(),
                        "the habit " + habit + " is seen of no seat");
            }
        }
    }

    /** What an observer gets as data has a name for everything, and nothing that only another seat may know. */
    private void checkData(List<Event> events, int observer) {
        Codec codec = game.codec();
        for (Event event : events) {
            EventKind kind = codec.kinds().get(event.kind());
            Event seen = codec.seenBy(event, observer);
            Map<String, Object> data = codec.data(seen);
            require(
                    kind.word().equals(data.get("kind")),
                    "the data of the event " + kind.word() + " name another kind");
            List<EventKind.Field> fields = kind.shape().fields();
            for (int i = 0; i < fields.size(); i++) {
                EventKind.Field field = fields.get(i);
                int number = i == 0 ? seen.a() : i == 1 ? seen.b() : seen.c();
                if (number == Event.HIDDEN && data.containsKey(field.name())) {
                    throw new AssertionError(who(observer) + " sees a secret in the data of the event " + kind.word()
                            + ": " + field.name());
                }
            }
        }
    }

    private static String who(int observer) {
        return observer == Position.SPECTATOR ? "a spectator" : "seat " + observer;
    }

    /** What an observer is told before something hidden comes to light. */
    private List<Event> untilRevealed(List<Event> events, int observer) {
        List<Event> seen = new ArrayList<>();
        for (Event event : events) {
            if (game.codec().reveals(event)) {
                break;
            }
            seen.add(game.codec().seenBy(event, observer));
        }
        return seen;
    }

    private void checkStanding(Position position) {
        boolean first = false;
        for (int seat = 0; seat < setup.seats(); seat++) {
            if (!Double.isFinite(position.points(seat))) {
                throw new AssertionError("seat " + seat + " has no number of points");
            }
            int place = position.place(seat);
            if (place < 1 || place > setup.seats()) {
                throw new AssertionError("seat " + seat + " has no place");
            }
            first |= place == 1;
            checkGauges(position, seat);
        }
        require(first, "nobody has the first place");
        checkSides(position);
        checkWinners(position);
    }

    private void checkGauges(Position position, int seat) {
        List<Gauge> gauges = game.gauges();
        for (int number = 0; number < gauges.size(); number++) {
            double shown = position.gauge(number, seat);
            if (!Double.isFinite(shown)) {
                throw new AssertionError(
                        "the gauge " + gauges.get(number).name() + " of seat " + seat + " shows no number");
            }
            if (!gauges.get(number).ofSeat() && shown != position.gauge(number, 0)) {
                throw new AssertionError("the gauge " + gauges.get(number).name()
                        + " of the table does not show the same for every seat");
            }
        }
    }

    /** A side has a number like a seat, so that sides can be counted in arrays; partners stand and fall together. */
    private void checkSides(Position position) {
        int winners = position.winners();
        for (int seat = 0; seat < setup.seats(); seat++) {
            int side = position.side(seat);
            if (side < 0 || side >= setup.seats()) {
                throw new AssertionError("seat " + seat + " has no side");
            }
            if (side != sides[seat]) {
                throw new AssertionError("seat " + seat + " has changed sides");
            }
            for (int other = 0; other < seat; other++) {
                if (position.side(other) == side) {
                    require(position.place(other) == position.place(seat), "partners have different places");
                    require((winners >> other & 1) == (winners >> seat & 1), "of partners only one has won");
                }
            }
        }
    }

    private void checkWinners(Position position) {
        int winners = position.winners();
        require(winners >>> setup.seats() == 0, "somebody who has no seat has won");
        require(winners == 0 || position.decider() == Position.OVER, "somebody has won before the match is over");
        for (int seat = 0; seat < setup.seats(); seat++) {
            require((winners >> seat & 1) == 0 || position.place(seat) == 1, "a winner has not the first place");
        }
    }

    private void checkPoints(Position position) {
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] != position.points(seat)) {
                throw new AssertionError("the points of seat " + seat + " are " + position.points(seat)
                        + ", but those at the start and of all events make " + points[seat]);
            }
        }
    }

    /** Nobody listens this time: it must not matter. */
    private void checkReplay(MatchRecord record, Position position) {
        MatchRecord read = MatchRecord.read(Json.parse(Json.pretty(record.json())), game);
        require(read.equals(record), "the record changes when it is written and read");
        require(read.replay().equals(position), "the record gives another match when it is replayed");
    }

    private List<String> words() {
        return choices.stream().map(game.codec()::words).toList();
    }

    /** As many seats, all else as different as can be: a position of this setup must take over everything in copyFrom. */
    private static Setup other(Game game, Setup setup) {
        long seed = setup.seed() == 0 ? 1 : 0;
        return Variant.combinations(game.variants()).stream() // a document is left out
                .map(values -> new LinkedHashMap<String, Object>(values))
                .filter(values -> game.objection(setup.seats(), values) == null)
                .max(Comparator.comparingLong(values -> values.entrySet().stream()
                        .filter(value ->
                                !value.getValue().equals(setup.variants().get(value.getKey())))
                        .count()))
                .map(values -> Setup.of(game, setup.seats(), values, seed))
                .orElseThrow();
    }

    /** For sentences that need not be put together: at every position that would take longer than the checks. */
    private static void require(boolean truth, String broken) {
        if (!truth) {
            throw new AssertionError(broken);
        }
    }
}
