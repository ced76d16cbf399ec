/** A game for partners, as small as can be. */
@NullMarked
package ceiba.kit.cistern;

import org.jspecify.annotations.NullMarked;
