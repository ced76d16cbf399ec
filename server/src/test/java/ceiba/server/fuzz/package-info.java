/** Tests that send the server what nobody should send it. */
@NullMarked
package ceiba.server.fuzz;

import org.jspecify.annotations.NullMarked;
