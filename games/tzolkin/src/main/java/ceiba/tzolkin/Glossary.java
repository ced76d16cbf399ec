package ceiba.tzolkin;

/** The things in the box by number, for the rules, and by word, for files. */
final class Glossary {

    static final int CORN = 0;
    static final int WOOD = 1;
    static final int STONE = 2;
    static final int GOLD = 3;
    static final int SKULL = 4;
    static final String[] GOODS = {"corn", "wood", "stone", "gold", "skull"};

    static final int PALENQUE = 0;
    static final int YAXCHILAN = 1;
    static final int TIKAL = 2;
    static final int UXMAL = 3;
    static final int CHICHEN_ITZA = 4;
    static final String[] GEARS = {"palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"};

    static final int BROWN = 0;
    static final int YELLOW = 1;
    static final int GREEN = 2;
    static final String[] TEMPLES = {"brown", "yellow", "green"};

    static final int AGRICULTURE = 0;
    static final int EXTRACTION = 1;
    static final int ARCHITECTURE = 2;
    static final int THEOLOGY = 3;
    static final String[] TECHNOLOGIES = {"agriculture", "extraction", "architecture", "theology"};

    static final int FARM = 0;
    static final int CIVIC = 1;
    static final int TOMB = 2;
    static final int SHRINE = 3;
    static final String[] KINDS = {"farm", "civic", "tomb", "shrine"};

    static final int MAX_SEATS = 4;
    static final int WORKERS = 6;
    static final int STARTING_WORKERS = 3;
    static final int SKULLS = 13;
    static final int BUILDINGS = 32;
    static final int AGE_1_BUILDINGS = 14;
    static final int AGE_2_BUILDINGS = BUILDINGS - AGE_1_BUILDINGS;
    static final int MONUMENTS = 13;
    static final int WEALTH_TILES = 21;
    static final int ROW = 6;
    static final int TOP_LEVEL = 3;

    /** Points are kept in quarters, since a corn is worth a quarter at the end. */
    static final int POINT = 4;

    /** The most of a good, or of quarters of a point, that a position may say. */
    static final int MANY = 9999;

    private Glossary() {}
}
