/** Tests of the server as a process of its own: it is killed, stopped and played by programs. */
@NullMarked
package ceiba.app.serve;

import org.jspecify.annotations.NullMarked;
