package ceiba.server.limit;

import java.time.Duration;

/** What a client may do only so often: a few times in a row, and then as quickly as it comes back. */
public enum Pace {
    CALLS(300, 60, Duration.ofSeconds(1), "you call too often"),
    /** New guests from an address. */
    GUESTS(60, 60, Duration.ofHours(1), "too many new guests come from your address"),
    /** Tokens and recovery links from an address that are nobody's. */
    WRONG_TOKENS(20, 20, Duration.ofMinutes(1), "too many wrong tokens come from your address"),
    /** New tables and matches, in whatever way they come about. */
    TABLES(60, 120, Duration.ofHours(1), "you set up too many tables"),
    IMPORTS(10, 30, Duration.ofHours(1), "you import too many records"),
    HINTS(6, 12, Duration.ofMinutes(1), "you ask for too many hints"),
    /** Lines of chat. */
    LINES(5, 10, Duration.ofMinutes(1), "you say too much at once");

    private final Rate standard;
    private final String complaint;

    Pace(int atOnce, int many, Duration each, String complaint) {
        standard = new Rate(atOnce, many, each);
        this.complaint = complaint;
    }

    /**
     * How often.
     *
     * @param atOnce how many may come in a row
     * @param many of them come back in a stretch of time
     */
    public record Rate(int atOnce, int many, Duration each) {}

    Rate standard() {
        return standard;
    }

    String complaint() {
        return complaint;
    }
}
