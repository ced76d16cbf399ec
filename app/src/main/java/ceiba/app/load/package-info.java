/** Very many clients at once, to measure a server: one thread, plain HTTP, every seat with a stream of its own. */
@NullMarked
package ceiba.app.load;

import org.jspecify.annotations.NullMarked;
