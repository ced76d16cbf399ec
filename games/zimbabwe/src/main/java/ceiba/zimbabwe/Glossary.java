package ceiba.zimbabwe;

/** The things in the box by number, for the rules, and by word, for files. */
final class Glossary {

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 5;

    /** Resources, and the families of goods made of them. */
    static final int WOOD = 0;

    static final int CLAY = 1;
    static final int IVORY = 2;
    static final int DIAMONDS = 3;
    static final String[] RESOURCES = {"wood", "clay", "ivory", "diamonds"};

    static final int POTTER = 0;
    static final int WOOD_CARVER = 1;
    static final int IVORY_CARVER = 2;
    static final int DIAMOND_CUTTER = 3;
    static final int VESSEL_MAKER = 4;
    static final int SCULPTOR = 5;
    static final int THRONE_MAKER = 6;
    static final String[] CRAFTS = {
        "potter", "wood-carver", "ivory-carver", "diamond-cutter", "vessel-maker", "sculptor", "throne-maker"
    };

    static final int XANGO = 0;
    static final int QAMATA = 1;
    static final int DZIVA = 2;
    static final int TSUI_GOAB = 3;
    static final int ELEGUA = 4;
    static final int GU = 5;
    static final int SHADIPINYI = 6;
    static final int ESHU = 7;
    static final int ENGAI = 8;
    static final int ANANSI = 9;
    static final int ATETE = 10;
    static final int OBATALA = 11;
    static final String[] GODS = {
        "xango",
        "qamata",
        "dziva",
        "tsui-goab",
        "elegua",
        "gu",
        "shadipinyi",
        "eshu",
        "engai",
        "anansi",
        "atete",
        "obatala"
    };

    static final int NOMADS = 0;
    static final int RAIN = 1;
    static final int BUILDER = 2;
    static final int SHAMAN = 3;
    static final int HERD = 4;
    static final String[] SPECIALISTS = {"nomads", "rain", "builder", "shaman", "herd"};

    /** How a piece of two squares lies. */
    static final String[] TURNS = {"across", "down"};

    /** In place of a seat or a god. */
    static final int NOBODY = -1;

    private Glossary() {}
}
