package ceiba.bots;

import ceiba.engine.Texts;
import java.util.Locale;

/** How strong a bot is, for people: a budget and a temperature. */
public enum Level {
    /** Sees its next choice, takes what looks fine: a beginner who thinks beats it. */
    NOVICE(24, 200, 1.4),
    ADEPT(400, 500, 0.6),
    EXPERT(0, 1500, 0.2),
    MASTER(0, 4000, 0);

    private final long iterations;
    private final long millis;
    private final double temperature;

    Level(long iterations, long millis, double temperature) {
        this.iterations = iterations;
        this.millis = millis;
        this.temperature = temperature;
    }

    public Budget budget() {
        return new Budget(iterations, millis);
    }

    public double temperature() {
        return temperature;
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
