package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search on one thread: each iteration draws a world that looks the same from the seat,
 * follows the most promising choices of the seat and its partners down the tree, and judges the quiet position it arrives at.
 * Rivals are taken to look one choice ahead, each for itself: so the tree grows over the own coming turns, see
 * docs/decisions/0007-rivals-look-one-choice-ahead.md. Where a decision has very many options, the tree has some of them at
 * first and more with every visit, see docs/decisions/0010-wide-decisions-are-widened.md.
 */
final class Search {

    /**
     * How the search weighs things.
     *
     * @param priorTemperature as a share of the scale of the game's worth
     */
    record Settings(double exploration, int priorFrom, double priorTemperature, double firstPlay) {

        /** Found by matches between settings, see docs/strength.md. */
        static final Settings STANDARD = new Settings(0.3, 4, 0.075, 0.02);
    }

    /** Stand where a rival's promise would. */
    private static final float UNASKED = Float.NEGATIVE_INFINITY;

    private static final float MEANT = Float.POSITIVE_INFINITY;

    private static final int MAX_DEPTH = 400;
    private static final int FIRST_SIZE = 1 << 14;

    /** Visits for each further option of a wide decision. */
    private static final int VISITS_AN_OPTION = 16;

    private final Settings settings;
    private final Evaluation evaluation;
    private final Lookahead lookahead;
    private final Rng rng;
    private final Widening widening;
    private final int few; // options of a wide decision that are looked at first, and by rivals
    private final Tree tree;
    private final int[] path = new int[MAX_DEPTH];
    private final int[] deciders = new int[MAX_DEPTH];
    private final int[] line = new int[MAX_DEPTH]; // the choices that led along the path
    private final boolean open;
    private final Trail trail = new Trail();
    private final int[] plan = new int[Lookahead.MAX_DEPTH]; // how a rival means to finish what it begins
    private final int[] options; // of the decision at hand: choices, and the moves of the tree that they are
    private final int[] moves;
    private final int[] known;
    private final double[] promises;
    private final double scale;
    private final double[] worths;
    private final float[] rewards;
    private final boolean heedsRivals;
    private final double[] prospects; // of rivals when the tree began, if they are not heeded; NaN for the others
    private boolean prospectsKnown;
    private Position world;
    private int seat;
    private int knows; // options in the tree that this world allows
    private int planned;
    private int followed;
    private int root = Tree.ROOT;
    private boolean rootKnown; // all that a search looks at is in the tree
    private @Nullable Glances glances; // at what iterations came to; none unless asked for
    private int seen; // choices of the path that the world has seen; -1 if it is not even where the seat stands
    private long iterations;

    Search(Game game, Evaluation evaluation, Settings settings, Memory memory, Position any, long seed) {
        this.settings = settings;
        this.evaluation = evaluation;
        scale = evaluation.scale();
        widening = new Widening(game);
        open = game.isOpen();
        few = game.knowledge().narrow() / 4;
        lookahead = new Lookahead(game, evaluation, few);
        rng = new Rng(seed);
        tree = new Tree(FIRST_SIZE + game.maxOptions(), memory);
        options = new int[game.maxOptions()];
        moves = new int[game.maxOptions()];
        known = new int[game.maxOptions()];
        promises = new double[game.maxOptions()];
        worths = new double[game.maxSeats()];
        rewards = new float[game.maxSeats()];
        heedsRivals = evaluation.heedsRivals();
        prospects = new double[game.maxSeats()];
        world = any.copy();
    }

    /** From now on keeps in mind what the seat can expect by itself after each of its choices. */
    void watch() {
        if (glances == null) {
            glances = new Glances();
        }
    }

    /** What the iterations since the last choice came to at a glance after a choice; NaN if none tried it. */
    double glance(int choice) {
        return glances == null ? Double.NaN : glances.mean(choice);
    }

    /** Forgets everything. */
    void reset() {
        if (glances != null) {
            glances.clear();
        }
        tree.clear();
        trail.clear();
        root = Tree.ROOT;
        rootKnown = false;
        prospectsKnown = false;
    }

    /** Keeps the tree, and nothing that could be found out again. */
    void rest() {
        trail.clear();
    }

    /** Keeps what lies below a choice. */
    void advance(int choice) {
        if (glances != null) {
            glances.clear();
        }
        int child = child(choice);
        if (child == 0 || tree.full() || tree.size() > Tree.MAX_NODES / 2) {
            reset();
        } else {
            root = child;
            rootKnown = false;
        }
    }

    /** One iteration from where the seat stands. */
    void iterate(Sight sight) {
        seat = sight.seat();
        seen = -1;
        int depth = descend(sight);
        judge();
        if (glances != null && depth > 0) {
            glances.count(line[0], evaluation.glance(world, seat));
        }
        for (int i = 0; i < depth; i++) {
            tree.count(path[i], rewards[deciders[i]]);
        }
        tree.count(root, 0);
        iterations++;
    }

    /** Walks down to a quiet position that was not judged before, or to the end; returns how many choices that took. */
    private int descend(Sight sight) {
        int node = root;
        int depth = 0;
        planned = 0;
        followed = 0;
        while (depth < MAX_DEPTH) {
            int next = open ? follow(node) : 0;
            if (next != 0) {
                path[depth] = next;
                deciders[depth] = tree.move(next) % world.seats();
                line[depth++] = choiceOf(tree.move(next));
                node = next;
                continue;
            }
            catchUp(sight, depth);
            int decider = world.decider();
            if (decider == Position.OVER) {
                return depth;
            }
            boolean fresh = !tree.expanded(node);
            if (fresh && depth > 0 && tree.visits(node) == 0 && evaluation.quiet(world)) {
                return depth;
            }
            boolean wide = node != root && tree.partial(node);
            knows = 0;
            int count = wide ? known(node, decider) : 0;
            if (count == 0) {
                count = world.choices(options);
                if (isOurs(decider)) {
                    count = widening.indispensable(world, options, count);
                }
                wide = widening.isWide(count);
                if (wide && node != root) {
                    count = widened(node, decider, count);
                }
            }
            for (int i = 0; i < count; i++) {
                moves[i] = move(decider, options[i]);
            }
            if (fresh && !tree.expand(node, moves, count)) {
                if (node != root) {
                    finishOutside();
                    return depth;
                }
                reset();
                node = root;
                tree.expand(node, moves, count); // a bare tree has room for it
            }
            if (wide && node != root) {
                tree.setPartial(node);
            }
            boolean same = tree.matches(node, moves, count);
            boolean more = !same && tree.merge(node, moves, count);
            int child;
            if (!isOurs(decider)) {
                child = answer(node, count, same, fresh, more);
            } else {
                int visits = tree.visits(node);
                if (visits == settings.priorFrom()
                        || (node == root && visits == 0)
                        || (wide && more && (node == root || visits > settings.priorFrom()))) {
                    foresee(node, count);
                }
                child = select(node, count, same);
            }
            if (child == 0) { // other options than the tree has room for
                finishOutside();
                return depth;
            }
            rootKnown |= node == root;
            path[depth] = child;
            deciders[depth] = decider;
            line[depth++] = choiceOf(tree.move(child));
            node = child;
        }
        catchUp(sight, depth);
        return depth;
    }

    /** Whether a seat is the one that thinks or a partner, who wants the same and is taken to think as far. */
    private boolean isOurs(int decider) {
        return decider == seat || world.side(decider) == world.side(seat);
    }

    /**
     * Where a game has no secrets, a node stands for a position: once the tree has all that is looked at there, the way goes
     * on without it.
     *
     * @return the child that is chosen, or 0 if the position must be looked at
     */
    private int follow(int node) {
        if (!tree.expanded(node) || (node == root && !rootKnown)) {
            return 0;
        }
        int decider = tree.move(tree.firstChild(node)) % world.seats();
        if (isOurs(decider)) {
            int width = node != root && tree.partial(node) ? width(node) : 0;
            boolean complete = tree.children(node) >= width - width / 4;
            return complete && tree.visits(node) != settings.priorFrom() ? select(node, 0, true) : 0;
        }
        int child = mostPromising(node, 0, true);
        if (tree.prior(child) == UNASKED) {
            return 0;
        }
        planned = 0;
        return child;
    }

    /** Brings the world to where the path has led. */
    private void catchUp(Sight sight, int depth) {
        if (open) {
            seen = trail.nearest(world, path, seen, depth);
        }
        if (seen < 0) {
            sight.world(rng, world);
            seen = 0;
            if (!heedsRivals && !prospectsKnown) {
                lookAtRivals();
            }
        }
        trail.play(world, path, line, seen, depth);
        seen = depth;
    }

    private void lookAtRivals() {
        for (int other = 0; other < world.seats(); other++) {
            prospects[other] = isOurs(other) ? Double.NaN : evaluation.expected(world, other);
        }
        prospectsKnown = true;
    }

    /**
     * Of a wide decision, writes the options that the tree has and this world allows, as long as these are about as many as
     * the visits call for.
     *
     * @return how many; 0 if the tree needs more
     */
    private int known(int node, int decider) {
        int end = tree.firstChild(node) + tree.children(node);
        for (int child = tree.firstChild(node); child < end; child++) {
            int choice = choiceOf(tree.move(child));
            if (tree.move(child) == move(decider, choice) && world.allows(choice)) {
                known[knows++] = choice;
            }
        }
        int width = width(node);
        if (isOurs(decider) ? knows < width - width / 4 : knows == 0) {
            return 0;
        }
        System.arraycopy(known, 0, options, 0, knows);
        return knows;
    }

    /** Of the options of a wide decision, leaves those that the tree knows and the most interesting besides. */
    private int widened(int node, int decider, int count) {
        int most = isOurs(decider) ? width(node) : few;
        return widening.keep(world, options, count, most, known, knows);
    }

    private int width(int node) {
        return Math.max(few, Integer.highestOneBit(tree.visits(node) / VISITS_AN_OPTION));
    }

    /** Where the tree has no room, everybody does what looks best until the position is quiet. */
    private void finishOutside() {
        for (int i = 0; i < MAX_DEPTH && !evaluation.quiet(world); i++) {
            int count = world.choices(options);
            if (widening.isWide(count)) {
                count = widening.keep(world, options, count, few);
            }
            lookahead.ask(world, world.decider(), options, count, promises);
            int best = 0;
            for (int option = 1; option < count; option++) {
                best = promises[option] > promises[best] ? option : best;
            }
            world.choose(options[best], Journal.SILENT);
        }
    }

    /** The child with the best mean so far, prior and curiosity together. */
    private int select(int node, int count, boolean all) {
        int first = tree.firstChild(node);
        double curiosity = settings.exploration() * Math.sqrt(tree.visits(node) + 1);
        double unseen = meanOfChildren(node) - settings.firstPlay();
        int best = 0;
        double bestScore = Double.NEGATIVE_INFINITY;
        int legal = 0;
        for (int i = 0; i < tree.children(node); i++) {
            int child = first + i;
            if (!all) {
                while (legal < count && moves[legal] < tree.move(child)) {
                    legal++; // the tree has no room for it
                }
                if (legal == count || tree.move(child) != moves[legal]) {
                    continue; // not possible in this world
                }
            }
            int visits = tree.visits(child);
            double mean = visits == 0 ? unseen : tree.mean(child);
            double score = mean + curiosity * tree.prior(child) / (1 + visits);
            if (score > bestScore) {
                bestScore = score;
                best = child;
            }
        }
        return best;
    }

    /** What the rival who decides would choose: asked when the place is new or has new options, then remembered. */
    private int answer(int node, int count, boolean all, boolean fresh, boolean more) {
        if (fresh && followed < planned && world.allows(plan[followed])) {
            carryOn(node, move(world.decider(), plan[followed++]));
        } else if (fresh || more) {
            askRival(node, count);
        } else {
            planned = 0;
        }
        int best = mostPromising(node, count, all);
        if (best != 0 && tree.prior(best) == UNASKED) {
            askRival(node, count);
            best = mostPromising(node, count, all);
        }
        return best;
    }

    private int mostPromising(int node, int count, boolean all) {
        int first = tree.firstChild(node);
        int best = 0;
        int legal = 0;
        for (int i = 0; i < tree.children(node); i++) {
            int child = first + i;
            if (!all) {
                while (legal < count && moves[legal] < tree.move(child)) {
                    legal++; // the tree has no room for it
                }
                if (legal == count || tree.move(child) != moves[legal]) {
                    continue; // not possible in this world
                }
            }
            if (best == 0 || tree.prior(child) > tree.prior(best)) {
                best = child;
            }
        }
        return best;
    }

    /** What each choice promises a rival stands where its prior would: the numbers compare from world to world. */
    private void askRival(int node, int count) {
        lookahead.ask(world, world.decider(), options, count, promises);
        planned = lookahead.line(plan);
        followed = 0;
        setPriors(node, count);
    }

    /** The rival finishes what it began as it meant to; the other ways are not looked at. */
    private void carryOn(int node, int move) {
        for (int child = tree.firstChild(node); child < tree.firstChild(node) + tree.children(node); child++) {
            tree.setPrior(child, tree.move(child) == move ? MEANT : UNASKED);
        }
    }

    private double meanOfChildren(int node) {
        double sum = 0;
        int visits = 0;
        for (int child = tree.firstChild(node); child < tree.firstChild(node) + tree.children(node); child++) {
            sum += tree.mean(child) * tree.visits(child);
            visits += tree.visits(child);
        }
        return visits == 0 ? 0.5 : sum / visits;
    }

    /** Priors from the evaluation: a softmax over what each choice and the best way to finish it promise. */
    private void foresee(int node, int count) {
        lookahead.ask(world, world.decider(), options, count, promises);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, promises[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            promises[i] = Math.exp((promises[i] - best) / (settings.priorTemperature() * scale));
            sum += promises[i];
        }
        for (int i = 0; i < count; i++) {
            promises[i] = 0.9 * promises[i] / sum + 0.1 / count;
        }
        setPriors(node, count);
    }

    private void setPriors(int node, int count) {
        int index = 0;
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.children(node); child++) {
            while (index < count && moves[index] < tree.move(child)) {
                index++;
            }
            if (index < count && tree.move(child) == moves[index]) {
                tree.setPrior(child, (float) promises[index]);
            }
        }
    }

    /** Rewards of all seats: what the position is worth to them, squashed. */
    private void judge() {
        if (heedsRivals || world.decider() == Position.OVER) {
            evaluation.worth(world, worths);
        } else {
            evaluation.worth(world, prospects, worths);
        }
        for (int seat = 0; seat < world.seats(); seat++) {
            rewards[seat] = (float) (0.5 + 0.5 * Math.tanh(worths[seat] / scale));
        }
    }

    /** The worth that a mean reward stands for. */
    double worth(double mean) {
        double share = Math.clamp(2 * mean - 1, -0.999, 0.999);
        return scale * 0.5 * Math.log((1 + share) / (1 - share));
    }

    /** A choice as the tree knows it: who decides may depend on what is hidden, so it belongs to its seat. */
    int move(int decider, int choice) {
        return choice * world.seats() + decider;
    }

    private int choiceOf(int move) {
        return move / world.seats();
    }

    /** The node after a choice of the seat that thinks, or 0. */
    int child(int choice) {
        return tree.child(root, move(seat, choice));
    }

    Tree tree() {
        return tree;
    }

    int root() {
        return root;
    }

    long iterations() {
        return iterations;
    }
}
