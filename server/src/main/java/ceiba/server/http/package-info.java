/** The server's calls, streams and files over HTTP. */
@NullMarked
package ceiba.server.http;

import org.jspecify.annotations.NullMarked;
