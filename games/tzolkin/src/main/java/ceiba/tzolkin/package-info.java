/** Tzolk'in: its rules, data, words and texts, and nothing else. */
@NullMarked
package ceiba.tzolkin;

import org.jspecify.annotations.NullMarked;
