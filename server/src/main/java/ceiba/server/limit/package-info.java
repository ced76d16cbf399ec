/** How much the server takes on, in all and for each of its guests. */
@NullMarked
package ceiba.server.limit;

import org.jspecify.annotations.NullMarked;
