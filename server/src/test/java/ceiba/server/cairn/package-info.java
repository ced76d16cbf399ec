/** A game of stones for the tests of the server: with partners, gauges, prices, wide decisions and earlier rules. */
@NullMarked
package ceiba.server.cairn;

import org.jspecify.annotations.NullMarked;
