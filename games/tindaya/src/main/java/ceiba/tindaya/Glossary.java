package ceiba.tindaya;

import java.util.Arrays;

/** The things in the box by number, for the rules, and by word, for files. */
final class Glossary {

    static final int MAX_SEATS = 4;
    static final int MIN_TRIBES = 2;
    static final int ERAS = 3;

    /** No tribe, no card. */
    static final int NOBODY = -1;

    static final String[] MODES = {"alliance", "dominion"};
    static final String[] DIFFICULTIES = {"easy", "normal", "hard"};

    static final int MAJOS = 0;
    static final int CANARII = 1;
    static final int GUANCHES = 2;
    static final int BENAHOARITAS = 3;
    static final String[] TRIBES = {"majos", "canarii", "guanches", "benahoaritas"};

    // Trades, and the settlements in which they are carried on.
    static final int FISHING = 0;
    static final int FARMING = 1;
    static final int GOATS = 2;
    static final int PIGS = 3;
    static final String[] TRADES = {"fishing", "farming", "goats", "pigs"};

    // Animals by number: goats 0, pigs 1.
    static final String[] ANIMALS = {"goat", "pig"};
    static final String[] SPECIES = {"goats", "pigs"};

    // Goods: trade t makes the simple good t, the complex one COMPLEX + t and the preserved food PRESERVED + t.
    static final int COMPLEX = 4;
    static final int SALT = 4;
    static final int FIBRE = 5;
    static final int HIDE = 6;
    static final int DUNG = 7;
    static final int PRESERVED = 8;
    static final int DRIED_FISH = 8;
    static final int GOFIO = 9;
    static final int RAW = 12;
    static final int WOOD = 12;
    static final int CLAY = 13;
    static final int MINERAL = 14;
    static final String[] GOODS = {
        "fish",
        "barley",
        "milk",
        "meat",
        "salt",
        "fibre",
        "hide",
        "dung",
        "dried-fish",
        "gofio",
        "cheese",
        "cured-meat",
        "wood",
        "clay",
        "mineral"
    };
    static final String[] RAWS = {"wood", "clay", "mineral"};

    /** What a slot of an offering card asks for: a good, or blood. */
    static final int BLOOD = 15;

    static final String[] NEEDS = with(GOODS, "blood");

    // What can be bartered: goods, weapons and prisoners.
    static final int WEAPON = 15;
    static final int PRISONER = 16;
    static final String[] UNITS = with(GOODS, "weapon", "prisoner");

    static final int SEA = 0;
    static final int ABYSS = 1;
    static final int VOLCANO = 2;
    static final int COAST = 3;
    static final int FOREST = 4;
    static final int MOUNTAIN = 5;
    static final int LAVA = 6;
    static final String[] TERRAINS = {"sea", "abyss", "volcano", "coast", "forest", "mountain", "lava"};

    static final int ACORAN = 0;
    static final int MONEIBA = 1;
    static final String[] GODS = {"acoran", "moneiba"};

    static final int TAMONANTE = 0;
    static final int TIBIABIN = 1;
    static final String[] SEERS = {"tamonante", "tibiabin"};

    // Disasters in the order of the numbers on a prophecy card.
    static final int ERUPTION = 0;
    static final int ACORAN_CARD = 1;
    static final int MONEIBA_CARD = 2;
    static final int TSUNAMI = 3;
    static final String[] DISASTERS = {"eruption", "acoran", "moneiba", "tsunami"};

    /** Catastrophe cards, Acoran's first; god g has those from 8g on. */
    static final int CATASTROPHES_OF_A_GOD = 8;

    static final int GUAYOTA = 0;
    static final int EARTHQUAKE = 1;
    static final int TIBICENAS = 2;
    static final int LOCUSTS = 3;
    static final int LANDSLIDE = 4;
    static final int WILDFIRE = 5;
    static final int FEVER = 6;
    static final int ASH_RAIN = 7;
    static final int STORM = 8;
    static final int SLEEPING_SICKNESS = 9;
    static final int RED_TIDE = 10;
    static final int FLOOD = 11;
    static final int SEA_FOG = 12;
    static final int UNDERTOW = 13;
    static final int DROWNED_HERDS = 14;
    static final int SALT_WIND = 15;
    static final String[] CATASTROPHES = {
        "guayota",
        "earthquake",
        "tibicenas",
        "locusts",
        "landslide",
        "wildfire",
        "fever",
        "ash-rain",
        "storm",
        "sleeping-sickness",
        "red-tide",
        "flood",
        "sea-fog",
        "undertow",
        "drowned-herds",
        "salt-wind"
    };

    static final int PROTECTION = 0;
    static final int SOLIDARITY = 1;
    static final int FERTILITY = 2;
    static final int HARVEST = 3;
    static final int BOUNTY = 4;
    static final int CALM = 5;
    static final int WARRIOR = 6;
    static final String[] IDOLS = {"protection", "solidarity", "fertility", "harvest", "bounty", "calm", "warrior"};

    static final int SPEARS = 0;
    static final int DAGGERS = 1;
    static final int WALL = 2;
    static final int VASE = 3;
    static final int JAR = 4;
    static final int GRANARY = 5;
    static final int OUTRIGGER = 6;
    static final int CLOAKS = 7;
    /** Always on offer, not a card. */
    static final int FORGE = 8;

    static final String[] CRAFTS = {"spears", "daggers", "wall", "vase", "jar", "granary", "outrigger", "cloaks"};
    static final String[] OFFERS = with(CRAFTS, "forge");

    static final int NATIVES_MISSION = 0;
    static final int LEARNING_MISSION = 1;
    static final int SETTLEMENTS_MISSION = 2;
    static final int PRESERVED_MISSION = 3;
    static final int LIVESTOCK_MISSION = 4;
    static final int ARMS_MISSION = 5;
    static final String[] MISSIONS = {"natives", "learning", "settlements", "preserved", "livestock", "arms"};

    static final int COMMON_TRADES = 0;
    static final int COMMON_INVENTIONS = 1;
    static final int COMMON_CAVE = 2;
    static final int COMMON_TYPES = 3;
    static final int COMMON_ISLANDS = 4;
    static final int COMMON_NATIVES = 5;
    static final int COMMON_ANIMALS = 6;
    static final int COMMON_PRISONERS = 7;
    static final String[] COMMONS = {
        "trades", "inventions", "cave", "types", "islands", "natives", "animals", "prisoners"
    };

    static final int SECRET_GOATS = 0;
    static final int SECRET_PIGS = 1;
    static final int SECRET_WOOD = 2;
    static final int SECRET_CLAY = 3;
    static final int SECRET_MINERAL = 4;
    static final int SECRET_PRESERVED = 5;
    static final int SECRET_INVENTIONS = 6;
    static final int SECRET_LAVA = 7;
    static final int SECRET_NOBLES = 8;
    static final int SECRET_FED = 9;
    static final int SECRET_DEVOUT = 10;
    static final int SECRET_WARRIOR = 11;
    static final String[] SECRETS = {
        "goats",
        "pigs",
        "wood",
        "clay",
        "mineral",
        "preserved",
        "inventions",
        "lava",
        "nobles",
        "fed",
        "devout",
        "warrior"
    };

    // Kinds of natives.
    static final int VILLAGER = 0;
    static final int NOBLE = 1;
    static final String[] KINDS = {"villager", "noble"};

    // Why natives die, solidarity changes and all lose, for events.
    static final String[] CAUSES = {"hunger", "exposure", "disaster", "battle", "catastrophe"};
    static final int BY_HUNGER = 0;
    static final int BY_EXPOSURE = 1;
    static final int BY_DISASTER = 2;
    static final int BY_BATTLE = 3;
    static final int BY_CATASTROPHE = 4;

    static final String[] REASONS = {
        "best-offerer",
        "second-offerer",
        "offerer",
        "fire",
        "battle",
        "exhausted",
        "death",
        "waste",
        "monopoly",
        "idols",
        "natives",
        "common",
        "secret"
    };
    static final int FOR_BEST_OFFERER = 0;
    static final int FOR_SECOND_OFFERER = 1;
    static final int FOR_OFFERER = 2;
    static final int FOR_FIRE = 3;
    static final int FOR_BATTLE = 4;
    static final int FOR_EXHAUSTION = 5;
    static final int FOR_DEATH = 6;
    static final int FOR_WASTE = 7;
    static final int FOR_MONOPOLY = 8;
    static final int FOR_IDOLS = 9;
    static final int FOR_NATIVES = 10;
    static final int FOR_COMMON = 11;
    static final int FOR_SECRET = 12;

    static final String[] LOSSES = {"wrath", "survival", "settlement", "control", "mission", "survivors"};
    static final int LOST_BY_WRATH = 0;
    static final int LOST_SURVIVAL = 1;
    static final int LOST_SETTLEMENT = 2;
    static final int LOST_CONTROL = 3;
    static final int LOST_MISSION = 4;
    static final int LOST_SURVIVORS = 5;

    private Glossary() {}

    private static String[] with(String[] words, String... more) {
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return all;
    }

    /** The settlement's animals: 0 goats, 1 pigs; {@link #NOBODY} if it keeps none. */
    static int animal(int trade) {
        return trade >= GOATS ? trade - GOATS : NOBODY;
    }

    static boolean isSimple(int good) {
        return good < COMPLEX;
    }

    static boolean isPreserved(int good) {
        return good >= PRESERVED && good < RAW;
    }

    /** The raw material whose tokens lie on a terrain, from 0; {@link #NOBODY} for a volcano and the sea. */
    static int rawOf(int terrain) {
        return switch (terrain) {
            case FOREST -> WOOD - RAW;
            case COAST -> CLAY - RAW;
            case MOUNTAIN, LAVA -> MINERAL - RAW;
            default -> NOBODY;
        };
    }

    /** Whether a trade's settlement may stand on a terrain. */
    static boolean fits(int trade, int terrain) {
        return switch (trade) {
            case FISHING -> terrain == COAST;
            case FARMING -> terrain == FOREST || terrain == LAVA;
            case GOATS -> terrain == MOUNTAIN || terrain == LAVA;
            default -> terrain == COAST || terrain == FOREST;
        };
    }
}
