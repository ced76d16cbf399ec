package ceiba.bots;

import ceiba.engine.Rng;

/** Takes any legal choice. */
public final class RandomBot implements Bot {

    private final Rng rng;

    public RandomBot(long seed) {
        rng = new Rng(seed);
    }

    @Override
    public int choose(Sight sight) {
        int[] buffer = new int[sight.game().maxOptions()];
        return buffer[rng.below(sight.choices(buffer))];
    }
}
