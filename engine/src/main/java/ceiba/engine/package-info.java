/** What a game is: positions, choices, events, views, records, randomness and JSON. Knows no game, no network, no bot. */
@NullMarked
package ceiba.engine;

import org.jspecify.annotations.NullMarked;
