package ceiba.bots;

import ceiba.engine.Refusal;
import ceiba.engine.Rng;

/**
 * How often and how badly a bot errs, the way people do: it overlooks options, it has a taste for some of them that lasts for
 * the whole match, and it takes what is nearly as good for the best. What is plainly worse it never takes. All of it is in
 * shares of the game's scale of worth, so that one number serves every game.
 *
 * @param percent 0 for no mistakes, 100 for many in most games
 */
public record Frailty(int percent) {

    public static final Frailty NONE = new Frailty(0);

    static final int MAX = 300;

    /** Of the options that come into question, so many are overlooked at 100 percent. */
    private static final double OVERLOOKED = 0.5;

    /** However frail, a bot sees a part of what there is. */
    private static final double MOST_OVERLOOKED = 0.75;

    /** What an option is liked or disliked by at 100 percent, as a share of the scale of worth: one standard deviation. */
    private static final double TASTE = 0.25;

    /** How much worse than the best an option may look at 100 percent and still be taken, as a share of the scale. */
    private static final double PLAIN = 0.5;

    public Frailty {
        if (percent < 0 || percent > MAX) {
            throw new Refusal("a bot errs by 0 to " + MAX + " percent");
        }
    }

    /**
     * Which of some options is taken.
     *
     * @param scores what each promises, in worth
     * @param scale the game's scale of worth
     * @param self the bot's own number: its taste follows from it
     * @param rng what is overlooked this time follows from it
     * @return an index
     */
    int pick(int[] choices, double[] scores, int count, double scale, long self, Rng rng) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        double share = percent / 100.0;
        double least = scores[best] - PLAIN * share * scale;
        double overlooked = Math.min(MOST_OVERLOOKED, OVERLOOKED * share);
        int taken = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            if (scores[i] < least || rng.nextDouble() < overlooked) {
                continue;
            }
            double liked = scores[i] + TASTE * share * scale * taste(self, choices[i]);
            if (liked > most) {
                most = liked;
                taken = i;
            }
        }
        return taken < 0 ? best : taken;
    }

    private static double taste(long self, int choice) {
        return new Rng(self ^ (choice + 1L) * 0xD1342543DE82EF95L).nextGaussian();
    }
}
