package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Compares choices instead of positions: the best choices of a decision are tried, and each is played on to the end several
 * times, with the same lots for all. What would have happened anyway happens to each of them, so that the differences tell
 * far more about the choice than the outcome of a match does. Or compares what the gifts of a game ({@link Knowledge#gifts})
 * bring: so weights are learned of what play with the weights so far does not lead to.
 *
 * @param choices how many of a decision are compared, at most; a third of them by lot, where there are more; 0 for gifts
 * @param times how often each is played on
 */
public record Comparison(int choices, int times) {

    /** Stands for the number of choices where gifts are compared. */
    private static final int GIFTS = 0;

    public Comparison {
        if ((choices < 2 && choices != GIFTS) || times < 1) {
            throw new Refusal("two choices must be compared at least, and each must be played on");
        }
    }

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,2}|gifts)x(\\d{1,3})");

    /** Read from the way it is asked for, such as 6x4 or giftsx4. */
    public static Comparison of(String text) {
        Matcher numbers = TEXT.matcher(text);
        if (!numbers.matches()) {
            throw new Refusal("--compare takes choices and times, such as 6x4, or giftsx4 for what gifts bring, not '"
                    + text + "'");
        }
        String choices = numbers.group(1);
        return new Comparison(
                choices.equals("gifts") ? GIFTS : Integer.parseInt(choices), Integer.parseInt(numbers.group(2)));
    }

    @Override
    public String toString() {
        return (choices == GIFTS ? "gifts" : choices) + "x" + times;
    }

    /** Makes the player that plays on at a seat. */
    @FunctionalInterface
    interface Player {
        Bot bot(int seat, long seed);
    }

    /**
     * A choice or a gift that was compared.
     *
     * @param features of the seat when it has finished what it begins with the choice; all 0 if that ends the match
     * @param gained how much of its aim it got from there to the end, on the mean
     * @param reached how much it had by then, and by what the network promises
     */
    record Compared(float[] features, int moment, double reached, double gained) {}

    /** Compares the choices of whoever decides, or what gifts bring to it; none if there is nothing to choose or to give. */
    List<Compared> of(Game game, Weights weights, Position position, Player player, Rng rng) {
        return choices == GIFTS
                ? gifts(game, weights, position, player, rng.nextLong())
                : choices(game, weights, position, player, rng);
    }

    /** What comes of a position as it is, and of the same with each gift that it allows. */
    private List<Compared> gifts(Game game, Weights weights, Position position, Player player, long lots) {
        int seat = position.decider();
        List<Compared> compared = new ArrayList<>();
        for (int gift = 0; gift < game.knowledge().gifts().size(); gift++) {
            Position richer = allowed(game, position, seat, gift);
            if (richer != null) {
                compared.add(playedOn(game, weights, richer, seat, player, lots));
            }
        }
        if (!compared.isEmpty()) {
            compared.add(playedOn(game, weights, position, seat, player, lots));
        }
        return compared;
    }

    /** With a gift, or null: some cannot be at some moments, and stirred starts lead to what no match would. */
    private static @Nullable Position allowed(Game game, Position position, int seat, int gift) {
        try {
            return Gifts.given(game, position, seat, gift);
        } catch (Refusal e) {
            return null;
        }
    }

    private List<Compared> choices(Game game, Weights weights, Position position, Player player, Rng rng) {
        Knowledge knowledge = game.knowledge();
        int seat = position.decider();
        Position world = new Sight(game, position).world(rng);
        GreedyBot guide = new GreedyBot(game, new Evaluation(knowledge, weights), 0, rng.nextLong());
        List<Integer> order = guide.ranked(new Sight(game, world));
        if (order.size() < 2) {
            return List.of();
        }
        for (int i = choices - choices / 3; i < Math.min(choices, order.size()); i++) {
            Collections.swap(order, i, i + rng.below(order.size() - i));
        }
        long lots = rng.nextLong();
        List<Compared> compared = new ArrayList<>();
        for (int choice : order.subList(0, Math.min(choices, order.size()))) {
            Position after = world.copy();
            after.choose(choice, Journal.SILENT);
            while (isUnfinished(knowledge, after, seat)) {
                after.choose(guide.choose(new Sight(game, after)), Journal.SILENT);
            }
            compared.add(playedOn(game, weights, after, seat, player, lots));
        }
        return compared;
    }

    /** Whether the seat is still in the middle of what it began. */
    private static boolean isUnfinished(Knowledge knowledge, Position position, int seat) {
        int decider = position.decider();
        return decider != Position.OVER && (decider == seat ? !knowledge.quiet(position) : knowledge.answers(position));
    }

    private Compared playedOn(Game game, Weights weights, Position after, int seat, Player player, long lots) {
        Knowledge knowledge = game.knowledge();
        float[] features = new float[knowledge.features().size()];
        double reached = new Evaluation(knowledge, weights).besidesWeights(after, seat);
        if (after.decider() == Position.OVER) {
            return new Compared(features, knowledge.moments() - 1, reached, 0);
        }
        knowledge.describe(after, seat, features);
        double ends = 0;
        for (int time = 0; time < times; time++) {
            Rng rng = new Rng(lots + time);
            Position position = after.copy();
            position.redraw(seat, rng);
            List<Bot> bots = new ArrayList<>();
            for (int other = 0; other < after.seats(); other++) {
                bots.add(player.bot(other, rng.nextLong()));
            }
            try {
                while (position.decider() != Position.OVER) {
                    Workers.goOn();
                    position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
                }
            } finally {
                bots.forEach(Bot::close);
            }
            ends += knowledge.worth().reached(position, seat) / times;
        }
        return new Compared(features, knowledge.moment(after), reached, ends - reached);
    }
}
