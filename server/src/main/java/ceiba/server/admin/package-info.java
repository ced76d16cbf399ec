/** What the administrator of a server sees and does. */
@NullMarked
package ceiba.server.admin;

import org.jspecify.annotations.NullMarked;
