package ceiba.server.match;

import org.jspecify.annotations.Nullable;

/** Something said at a match, tied to what was said before. */
record Line(@Nullable Line before, long seq, int seat, String name, String text, long at) {}
