package ceiba.bots;

import ceiba.engine.Knowledge;
import ceiba.engine.Texts;
import java.util.Locale;

/**
 * How strong a bot is, for people, from the weakest to the strongest: how far it thinks and how much it errs. Budgets are in
 * iterations, so that a level is as strong on a busy machine as on an idle one; the time is only a bound. How the ladder was
 * measured is in docs/strength.md.
 */
public enum Level {
    NOVICE(0, 200, 60),
    APPRENTICE(0, 200, 36),
    ADEPT(0, 500, 22),
    VETERAN(0, 500, 8),
    EXPERT(400, 1_500, 0),
    MASTER(Long.MAX_VALUE, 4_000, 0);

    private final long iterations;
    private final long millis;
    private final int percent;

    /**
     * @param iterations of a turn; 0 for a bot that only looks one choice ahead
     * @param millis of a turn
     * @param percent how much it errs in a game of the usual leniency
     */
    Level(long iterations, long millis, int percent) {
        this.iterations = iterations;
        this.millis = millis;
        this.percent = percent;
    }

    /** The milliseconds that a turn takes at most. */
    public long millis() {
        return millis;
    }

    /** Whether it plays matches on in its head, rather than to look one choice ahead. */
    public boolean searches() {
        return iterations > 0;
    }

    /** How much it errs in a game. */
    public Frailty frailty(Knowledge knowledge) {
        return new Frailty((int) Math.min(Frailty.MAX, Math.round(percent * knowledge.leniency())));
    }

    /** What a level that searches may think in a game: never more than fits its time. */
    public Budget budget(Knowledge knowledge) {
        return Budget.turn(Math.min(iterations, Budget.within(knowledge, millis).iterations()), millis);
    }

    /** The word that names it in commands and files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its name and its sentence in a language are {@code level.<word>} and {@code level.<word>.about}. */
    public static Texts texts(String language) {
        return Texts.of(Level.class, language);
    }
}
