/** The server: people and bots meet at tables and play matches, over HTTP. */
@NullMarked
package ceiba.server;

import org.jspecify.annotations.NullMarked;
