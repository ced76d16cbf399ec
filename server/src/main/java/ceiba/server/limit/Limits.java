package ceiba.server.limit;

/**
 * How much the server takes on.
 *
 * @param callsPerSecond of one guest, or of one address without a guest, on the average
 * @param callsAtOnce how many may come in a burst
 * @param guestsPerHour new guests from one address
 * @param tablesPerGuest that are open or running
 * @param streamsPerGuest that are open at once
 * @param streams that are open at once in all
 */
public record Limits(
        int callsPerSecond, int callsAtOnce, int guestsPerHour, int tablesPerGuest, int streamsPerGuest, int streams) {

    /** Longest body of a call, in bytes. */
    public static final int BODY = 64 << 10;

    /** Longest record that can be imported, in bytes. */
    public static final int RECORD = 512 << 10;

    /** For a server that strangers reach. */
    public static final Limits STANDARD = new Limits(60, 300, 60, 20, 16, 20_000);

    /** For load tests on the own machine. */
    public static final Limits OFF = new Limits(
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE);
}
