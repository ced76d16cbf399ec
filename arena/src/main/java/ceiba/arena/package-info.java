/** Bot against bot, and the engine against the clock and against chance: benchmarks and soaks. */
@NullMarked
package ceiba.arena;

import org.jspecify.annotations.NullMarked;
