@NullMarked
package ceiba.server;

import org.jspecify.annotations.NullMarked;
