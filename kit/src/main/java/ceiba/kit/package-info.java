/** What every game is tested with: it passes by handing in itself. */
@NullMarked
package ceiba.kit;

import org.jspecify.annotations.NullMarked;
