/** Maya: its rules, data, words and texts, and nothing else. */
@NullMarked
package ceiba.maya;

import org.jspecify.annotations.NullMarked;
