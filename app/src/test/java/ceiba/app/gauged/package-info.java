/** A game with gauges, and its texts. */
@NullMarked
package ceiba.app.gauged;

import org.jspecify.annotations.NullMarked;
