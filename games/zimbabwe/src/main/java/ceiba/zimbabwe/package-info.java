/** The Great Zimbabwe: its rules, data, words and texts, and nothing else. */
@NullMarked
package ceiba.zimbabwe;

import org.jspecify.annotations.NullMarked;
