package ceiba.server.limit;

/** What there may only be so much of. */
public enum Most {
    /** A guest's tables that are open or running. */
    TABLES(20),
    /** Those of them that wait in the lobby. */
    LISTED(3),
    /** Seats that a guest has taken at others' tables, open or running. */
    SEATS(30),
    /** Hints that are being thought about for a guest. */
    HINTS(1),
    /** Open streams of a guest. */
    STREAMS(16),
    /** Open streams of all who watch from an address without being a guest. */
    STREAMS_OF_STRANGERS(64),
    /** Open streams in all. */
    STREAMS_IN_ALL(20_000),
    /** Open connections of an address; those from this machine, of a proxy perhaps, are not counted. */
    CONNECTIONS(256);

    private final int standard;

    Most(int standard) {
        this.standard = standard;
    }

    int standard() {
        return standard;
    }
}
