/** Who somebody is: guests, their names and their tokens. */
@NullMarked
package ceiba.server.guest;

import org.jspecify.annotations.NullMarked;
