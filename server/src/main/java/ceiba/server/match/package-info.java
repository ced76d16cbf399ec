/** Matches and tables: entries folded to what is on the table now, and who may see what of it. */
@NullMarked
package ceiba.server.match;

import org.jspecify.annotations.NullMarked;
