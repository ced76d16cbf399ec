/** The command line that joins everything. */
@NullMarked
package ceiba.app;

import org.jspecify.annotations.NullMarked;
