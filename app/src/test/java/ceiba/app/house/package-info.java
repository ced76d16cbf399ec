/** What a program needs around it: the list of the games, the folder that runs it, its containers. */
@NullMarked
package ceiba.app.house;

import org.jspecify.annotations.NullMarked;
