package ceiba.maya;

/** The things in the box by number, for the rules, and by word, for files. */
final class Glossary {

    static final String[] PYRAMIDS = {"tikal", "chichen-itza", "copan", "uxmal", "palenque"};
    static final int MAX_LEVELS = 4;

    /** The green tokens, which lie on the quarries. */
    static final int SHIELD = 0;

    static final int RELOCATE = 1;
    static final int EXTRA_CUBE = 2;
    static final int START_PLAYER = 3;
    static final int TRANSPORT = 4;
    static final int FREE_PASS = 5;
    static final int FREE_DOUBLE = 6;

    /** The blue tokens, which are auctioned in the variant for experts. */
    static final int BIG_TRANSPORT = 7;

    static final int JOKER = 8;
    static final int FREE_CUBE = 9;
    static final int TWO_WORKERS = 10;
    static final String[] TOKENS = {
        "shield",
        "relocate",
        "extra-cube",
        "start-player",
        "transport",
        "free-pass",
        "free-double",
        "big-transport",
        "joker",
        "free-cube",
        "two-workers"
    };
    static final int FIRST_BLUE = BIG_TRANSPORT;
    static final int BLUE_TOKENS = TOKENS.length - FIRST_BLUE;

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 5;

    /** Every number of seats. */
    static final String[] SEATS = {"2", "3", "4", "5"};

    /** With two players the colour after theirs belongs to nobody. */
    static final int NEUTRAL = 2;

    /** A cube's, a card's or a total's owner in an event, when it is the neutral colour. */
    static final int NOBODY = -1;

    private Glossary() {}
}
