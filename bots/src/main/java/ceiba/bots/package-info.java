/** Players that are programs. They know the engine, no game by name. */
@NullMarked
package ceiba.bots;

import org.jspecify.annotations.NullMarked;
