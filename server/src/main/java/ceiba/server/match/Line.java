package ceiba.server.match;

import org.jspecify.annotations.Nullable;

/**
 * Something said at a match, tied to what was said before.
 *
 * @param speaker a number for whoever said it, seated or not: the first who spoke is 0; -1 if nobody noted who it was
 */
record Line(@Nullable Line before, long seq, int seat, int speaker, String name, String text, long at) {}
