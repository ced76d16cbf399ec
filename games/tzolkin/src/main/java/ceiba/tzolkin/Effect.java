package ceiba.tzolkin;

import ceiba.engine.Node;
import java.util.Locale;

/** What a tile does, in the order its data file lists it. The first five are the goods, by their numbers. */
enum Effect {
    CORN,
    WOOD,
    STONE,
    GOLD,
    SKULL,
    BROWN,
    YELLOW,
    GREEN,
    AGRICULTURE,
    EXTRACTION,
    ARCHITECTURE,
    THEOLOGY,
    POINTS,
    WORKER,
    /** So many workers need no corn. */
    FEEDS,
    /** Every worker needs so much corn less. */
    CHEAPER,
    ANY_TEMPLE,
    ANY_TECHNOLOGY,
    /** One more building, as with Tikal 2. */
    BUILD,
    /** The market, as with Uxmal 2. */
    MARKET,
    /** One action of the four small gears for corn, as with Uxmal 5. */
    ACTION;

    private static final Effect[] ALL = values();

    /** An effect and how often or how much, in one int. */
    static int packed(Node words) {
        String[] parts = words.text().split(" ", -1);
        for (Effect effect : ALL) {
            if (parts.length == 2 && effect.word().equals(parts[0]) && parts[1].matches("[1-9]")) {
                return effect.ordinal() << 8 | Integer.parseInt(parts[1]);
            }
        }
        throw words.refusal("not an effect: '" + words.text() + "'");
    }

    static Effect of(int packed) {
        return ALL[packed >> 8];
    }

    static int amount(int packed) {
        return packed & 0xff;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
