package ceiba.server.guest;

/** Somebody who plays or watches; known by a token and shown by a name. */
public record Guest(String id, String name) {}
