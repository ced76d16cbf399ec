package ceiba.bots;

import ceiba.engine.Knowledge;
import ceiba.engine.Skill;
import ceiba.engine.Texts;
import java.util.Locale;

/**
 * How strong a bot is, for people, from the weakest to the strongest. How far each thinks and how much it errs is said by the
 * game, since not all forgive as much. Budgets are in iterations, so that a level is as strong on a busy machine as on an
 * idle one; the time is only a bound. How the ladders were measured is in docs/strength.md.
 */
public enum Level {
    NOVICE(200),
    APPRENTICE(200),
    ADEPT(500),
    VETERAN(500),
    EXPERT(1_500),
    MASTER(4_000);

    private static final Skill BEST = Skill.searching(Long.MAX_VALUE);

    private final long millis;

    Level(long millis) {
        this.millis = millis;
    }

    /** The milliseconds that a turn takes at most. */
    public long millis() {
        return millis;
    }

    /** Whether it plays matches of a game on in its head, rather than to look one choice ahead. */
    public boolean searches(Knowledge knowledge) {
        return skill(knowledge).iterations() > 0;
    }

    /** How much it errs in a game. */
    public Frailty frailty(Knowledge knowledge) {
        return new Frailty(skill(knowledge).erring());
    }

    /** What a level that searches may think in a game: never more than fits its time. */
    public Budget budget(Knowledge knowledge) {
        long most = Budget.within(knowledge, millis).iterations();
        return Budget.turn(Math.min(skill(knowledge).iterations(), most), millis);
    }

    private Skill skill(Knowledge knowledge) {
        return this == MASTER ? BEST : knowledge.ladder().get(ordinal());
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
