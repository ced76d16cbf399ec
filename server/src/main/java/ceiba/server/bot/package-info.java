/** Bots that play seats and give hints. */
@NullMarked
package ceiba.server.bot;

import org.jspecify.annotations.NullMarked;
