/** Tindaya: its rules, data, words and texts, and nothing else. */
@NullMarked
package ceiba.tindaya;

import org.jspecify.annotations.NullMarked;
