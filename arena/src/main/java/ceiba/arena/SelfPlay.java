package ceiba.arena;

import ceiba.bots.Evaluation;
import ceiba.bots.Sight;
import ceiba.bots.Thinker;
import ceiba.bots.Weights;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The matches of a {@link Trainer}, in which players also try what does not look best; when one is over, it is known what
 * each look at it should have expected.
 */
final class SelfPlay {

    /** How much of what is expected of a position comes from what comes after the next one that is looked at. */
    private static final double LAMBDA = 0.95;

    /** How freely the players pick, each one of these times the temperature; and how often they try anything instead. */
    private static final double[] FREEDOMS = {0, 0.5, 1, 3};

    private static final double[] TRIES = {0, 0, 0.04, 0.12};

    /** A choice that looks worse than the best by more than this share of the scale counts as one that was only tried. */
    private static final double TRIED = 0.05;

    /** The shares of matches with a stirred start, with a gift in the middle, and with older players. */
    private static final double STIRRED = 0.5;

    private static final double GIFTED = 0.5;
    private static final double IN_COMPANY = 0.25;

    /** Of the quiet positions, whoever does not decide is looked at in one of so many. */
    private static final int OTHERS_EVERY = 4;

    /** Makes a player with some weights that picks so freely: the best at 0, as freely as is usual here at 1. */
    @FunctionalInterface
    interface Player {
        Thinker bot(Weights weights, double freedom, long seed);
    }

    private final Game game;
    private final Player player;
    private final boolean searching;
    private final Style style;
    private final double[] sizes;

    /**
     * @param searching whether the players look further ahead than one choice
     * @param sizes how large features usually are
     */
    SelfPlay(Game game, Player player, boolean searching, Style style, double[] sizes) {
        this.game = game;
        this.player = player;
        this.searching = searching;
        this.style = style;
        this.sizes = sizes;
    }

    /**
     * Plays a match and learns from it; a failure says in which.
     *
     * @param older weights of other players at the table, from whom nothing is learned
     * @param share how much is tried, of what is usual
     */
    Lot play(Setup setup, Weights weights, List<Weights> older, double share) {
        try {
            return new Match(setup, weights, older, share).lot();
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("the match of seed " + setup.seed() + " failed: " + e, e);
        }
    }

    /**
     * A seat that was looked at; or, where nothing is seen, what it was expected to have by who thought about it.
     *
     * @param anew whether what came afterwards says nothing about what was expected before
     */
    private record Look(@Nullable Experience seen, double reached, double expected, boolean anew) {

        static Look thought(double expected, boolean anew) {
            return new Look(null, 0, expected, anew);
        }
    }

    /** One of them. */
    private final class Match {
        private final Weights weights;
        private final List<Weights> older;
        private final double share; // of what is usually tried
        private final Setup setup;
        private final Rng rng;
        private final Knowledge knowledge = game.knowledge();
        private final Worth worth = knowledge.worth();
        private final Evaluation evaluation;
        private final float[] features = new float[knowledge.features().size()];
        private final List<List<Look>> looks = new ArrayList<>(); // by seat
        private final List<Thinker> bots = new ArrayList<>();
        private final double[] freedoms;
        private final double[] tries;
        private final boolean[] learns;
        private final double[] extras; // what the style added to each seat's aim so far
        private int quiet;

        private Match(Setup setup, Weights weights, List<Weights> older, double share) {
            this.weights = weights;
            this.older = older;
            this.share = share;
            this.setup = setup;
            rng = new Rng(setup.seed() * 31 + 17);
            evaluation = new Evaluation(knowledge, weights);
            freedoms = new double[setup.seats()];
            tries = new double[setup.seats()];
            learns = new boolean[setup.seats()];
            extras = new double[setup.seats()];
        }

        private Lot lot() {
            Position position = game.start(setup);
            boolean stirred = rng.nextDouble() < STIRRED;
            if (stirred) {
                knowledge.stir(position, rng);
                position = game.read(Json.parse(Json.compact(position.json()))); // finds what is legal now
            }
            sitDown();
            int receiver = rng.below(setup.seats());
            boolean gifted = !knowledge.gifts().isEmpty() && rng.nextDouble() < GIFTED;
            int giftAt = gifted ? rng.below(knowledge.moments()) : Integer.MAX_VALUE;
            try {
                while (position.decider() != Position.OVER) {
                    Workers.goOn();
                    if (knowledge.quiet(position)) {
                        if (knowledge.moment(position) >= giftAt) {
                            giftAt = Integer.MAX_VALUE;
                            position = richer(position, receiver);
                        }
                        look(position);
                    }
                    choose(position);
                }
            } finally {
                bots.forEach(Thinker::close);
            }
            return learned(position, stirred || gifted);
        }

        private void sitDown() {
            boolean company = !older.isEmpty() && rng.nextDouble() < IN_COMPANY;
            int first = rng.below(setup.seats());
            for (int seat = 0; seat < setup.seats(); seat++) {
                looks.add(new ArrayList<>());
                freedoms[seat] = share * FREEDOMS[rng.below(FREEDOMS.length)];
                tries[seat] = share * TRIES[rng.below(TRIES.length)];
                learns[seat] = !company || seat == first || rng.below(2) == 0;
                Weights its = learns[seat] ? weights : older.get(rng.below(older.size()));
                bots.add(player.bot(its, freedoms[seat], rng.nextLong()));
            }
        }

        /** With a gift for a seat, whose expectations begin anew; the same if it cannot be given. */
        private Position richer(Position position, int seat) {
            double expected = expected(position, seat);
            try {
                Position richer = Gifts.given(
                        game, position, seat, rng.below(knowledge.gifts().size()));
                if (richer == null) {
                    return position;
                }
                looks.get(seat).add(Look.thought(expected, true));
                return richer;
            } catch (Refusal e) {
                return position; // stirred starts lead to what no match would
            }
        }

        private void look(Position position) {
            quiet++;
            for (int seat = 0; seat < setup.seats(); seat++) {
                if (learns[seat] && (seat == position.decider() || (quiet + seat) % OTHERS_EVERY == 0)) {
                    knowledge.describe(position, seat, features);
                    int moment = Math.clamp(knowledge.moment(position), 0, knowledge.moments() - 1);
                    looks.get(seat)
                            .add(new Look(
                                    Experience.of(features, sizes, moment, setup.seats(), 0),
                                    reached(position, seat),
                                    expected(position, seat),
                                    false));
                }
            }
        }

        private void choose(Position position) {
            int seat = position.decider();
            Thinker.Thought thought = bots.get(seat).think(new Sight(game, position));
            int choice = thought.choice();
            boolean worse = thought.best() - thought.promise() > TRIED * worth.scale();
            if (thought.isFree() && rng.nextDouble() < tries[seat]) {
                int[] options = new int[game.maxOptions()];
                choice = options[rng.below(position.choices(options))];
                worse = choice != thought.choice();
            }
            if (worse || (searching && thought.isFree() && knowledge.quiet(position))) {
                looks.get(seat).add(Look.thought(thought.best() + extras[seat], worse));
            }
            position.choose(choice, style.isPlain() ? Journal.SILENT : this::listen);
        }

        private void listen(int kind, int who, int a, int b, int c) {
            Codec.Points points = game.codec().points(new Event(kind, who, a, b, c));
            if (points != null) {
                extras[points.seat()] += style.extra(points);
            }
        }

        private double reached(Position position, int seat) {
            return worth.reached(position, seat) + extras[seat];
        }

        private double expected(Position position, int seat) {
            return evaluation.expected(position, seat) + extras[seat];
        }

        /** From the end to the beginning: what each look should have expected. */
        private Lot learned(Position over, boolean odd) {
            Lot lot = new Lot();
            for (int seat = 0; seat < setup.seats(); seat++) {
                double outcome = reached(over, seat);
                if (learns[seat] && !odd && freedoms[seat] == 0 && tries[seat] == 0) {
                    lot.reached += outcome;
                    lot.played++;
                }
                double comes = outcome; // what came later says
                double next = outcome; // what was expected at the next look
                for (Look look : looks.get(seat).reversed()) {
                    if (look.anew()) {
                        comes = look.expected();
                    }
                    if (look.seen() != null) {
                        comes = LAMBDA * comes + (1 - LAMBDA) * next;
                        lot.experiences.add(look.seen().with(comes - look.reached()));
                        lot.squares += (comes - look.expected()) * (comes - look.expected());
                        lot.looks++;
                    }
                    next = look.expected();
                }
            }
            return lot;
        }
    }
}
