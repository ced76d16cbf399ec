/** What lies on disk: the entries of every match, guests and secrets, in SQLite or PostgreSQL. */
@NullMarked
package ceiba.server.store;

import org.jspecify.annotations.NullMarked;
