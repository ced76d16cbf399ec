/** Servers as processes of their own, for commands that measure or attack them. */
@NullMarked
package ceiba.app.process;

import org.jspecify.annotations.NullMarked;
