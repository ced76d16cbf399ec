/** Attacks on a server of this machine: what it promises is tried where it is hardest to keep. */
@NullMarked
package ceiba.app.hostile;

import org.jspecify.annotations.NullMarked;
