/** A game with three hundred options at every decision. */
@NullMarked
package ceiba.kit.oases;

import org.jspecify.annotations.NullMarked;
