package ceiba.tzolkin;

import java.util.Arrays;
import java.util.Locale;

/** Where points come from. */
enum Source {
    TEMPLES,
    CHICHEN_ITZA,
    BUILDINGS,
    ARCHITECTURE,
    HUNGER,
    GOODS,
    SKULLS,
    MONUMENTS;

    private static final Source[] ALL = values();

    static Source of(int number) {
        return ALL[number];
    }

    static String[] words() {
        return Arrays.stream(ALL).map(Source::word).toArray(String[]::new);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
