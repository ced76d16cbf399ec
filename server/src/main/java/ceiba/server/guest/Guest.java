package ceiba.server.guest;

/**
 * Somebody who plays or watches; known by a token and shown by a name.
 *
 * @param generation how often the guest has ended all tokens; those of an earlier generation are nobody's
 */
public record Guest(String id, String name, int generation) {}
