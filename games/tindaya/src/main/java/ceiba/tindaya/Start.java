package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.List;

/** The preparation (2.1, 2.2): the map and all decks are drawn by lot, then the tribes build their first settlements. */
final class Start {

    /** The trades that each tribe knows, and the one whose first invention it has. */
    private static final int[][] TRADES_AT_START = {{FISHING, GOATS}, {FARMING, PIGS}, {FISHING, PIGS}, {FARMING, GOATS}
    };

    private static final int[] INVENTION_AT_START = {GOATS, FARMING, FISHING, FARMING};

    private static final int TILES_OF_AN_ISLAND = 3;

    private Start() {}

    static TindayaPosition position(Setup setup) {
        TindayaPosition p = prepared(setup);
        p.settle();
        return p;
    }

    /** Before the first settlement is built; nothing has been asked yet. */
    static TindayaPosition prepared(Setup setup) {
        TindayaPosition p =
                new TindayaPosition(setup.seats(), Box.of(setup.variants().get(Tindaya.NUMBERS)));
        Rng rng = setup.rng();
        p.setMode(List.of(MODES).indexOf(setup.variants().get(Tindaya.MODE)));
        p.setDifficulty(List.of(DIFFICULTIES).indexOf(setup.variants().get(Tindaya.DIFFICULTY)));
        p.setTribes(Math.max(MIN_TRIBES, setup.seats()));
        p.setEra(1);
        p.setLoss(NOBODY);
        fillSupplies(p);
        layMap(p, rng);
        chooseTribes(p, rng);
        shuffleDecks(p, rng);
        p.setLots(rng.nextLong());
        p.fixPriority();
        p.setActing(p.order(0));
        p.push(Step.of(TindayaStep.FIRST_SETTLEMENT, 0));
        return p;
    }

    private static Box.Difficulty difficulty(TindayaPosition p) {
        return p.box().difficulties[p.difficulty()];
    }

    private static void fillSupplies(TindayaPosition p) {
        Box box = p.box();
        p.setLavaLeft(box.lava);
        p.setCanoesLeft(box.canoes);
        p.setWallsLeft(box.walls);
        p.setConquistadorsLeft(box.conquistadors);
        for (int species = 0; species < SPECIES.length; species++) {
            int wild = Math.min(box.wildAtStart[p.tribes()], box.animalFigures[species]);
            p.setWild(species, wild);
            p.setAnimalsLeft(species, box.animalFigures[species] - wild);
        }
        for (int raw = 0; raw < RAWS.length; raw++) {
            p.setTokensLeft(raw, box.tokens);
        }
        for (int trade = 0; trade < TRADES.length; trade++) {
            p.setTilesLeft(trade, box.settlements);
        }
        for (int god = 0; god < GODS.length; god++) {
            p.setWrath(god, difficulty(p).wrath()[p.tribes() - MIN_TRIBES]);
        }
    }

    // ---------------------------------------------------------------- the map

    private static void layMap(TindayaPosition p, Rng rng) {
        int[] places = shuffled(Hexes.BASES, rng);
        boolean sideB = difficulty(p).sideB();
        for (int number = 0; number < Hexes.BASES; number++) {
            p.setVolcanoHex(number, Hexes.volcano(places[number], sideB));
            p.setAbyssHex(number, Hexes.abyss(places[number], sideB));
            p.setTerrain(p.volcanoHex(number), VOLCANO);
            p.setTerrain(p.abyssHex(number), ABYSS);
        }
        int[] larger = shuffled(Hexes.BASES, rng);
        int extraTiles = p.box().extraTiles[p.tribes()];
        int[] extras = new int[Box.TILES_OF_A_TERRAIN];
        for (int tile = 0; tile < extras.length; tile++) {
            extras[tile] = COAST + tile % TILES_OF_AN_ISLAND;
        }
        rng.shuffle(extras, 0, extras.length);
        int extra = 0;
        for (int number = 0; number < Hexes.BASES; number++) {
            boolean isLarger = larger[number] < extraTiles;
            int[] terrains = {COAST, FOREST, MOUNTAIN, isLarger ? extras[extra++] : SEA};
            rng.shuffle(terrains, 0, TILES_OF_AN_ISLAND);
            layIsland(p, number, terrains, isLarger ? terrains.length : TILES_OF_AN_ISLAND, rng);
        }
        p.findIslands();
    }

    /** In a direction where no new tile touches another island; where there is none, where the fewest do. */
    private static void layIsland(TindayaPosition p, int number, int[] terrains, int tiles, Rng rng) {
        int volcano = p.volcanoHex(number);
        int[] directions = shuffled(Hexes.DIRECTIONS, rng);
        int best = directions[0];
        for (int direction : directions) {
            best = touches(p, volcano, direction, tiles) < touches(p, volcano, best, tiles) ? direction : best;
        }
        for (int tile = 0; tile < tiles; tile++) {
            int hex = Hexes.neighbour(volcano, (best + tile) % Hexes.DIRECTIONS);
            p.setTerrain(hex, terrains[tile]);
            int raw = rawOf(terrains[tile]);
            int tokens = Math.min(difficulty(p).tokens()[terrains[tile] - COAST], p.tokensLeft(raw));
            p.setTokens(hex, tokens);
            p.setTokensLeft(raw, p.tokensLeft(raw) - tokens);
        }
    }

    /** How often new tiles around a volcano would touch other land. */
    private static int touches(TindayaPosition p, int volcano, int direction, int tiles) {
        int touches = 0;
        for (int tile = 0; tile < tiles; tile++) {
            int hex = Hexes.neighbour(volcano, (direction + tile) % Hexes.DIRECTIONS);
            for (int side = 0; side < Hexes.DIRECTIONS; side++) {
                int next = Hexes.neighbour(hex, side);
                touches += next >= 0 && next != volcano && p.isLand(next) ? 1 : 0;
            }
        }
        return touches;
    }

    private static int[] shuffled(int size, Rng rng) {
        int[] numbers = new int[size];
        for (int index = 0; index < size; index++) {
            numbers[index] = index;
        }
        rng.shuffle(numbers, 0, size);
        return numbers;
    }

    // ---------------------------------------------------------------- tribes and decks

    /** Two tribes are a pair that knows all four trades between them; three are any. */
    private static void chooseTribes(TindayaPosition p, Rng rng) {
        int[] tribes = shuffled(TRIBES.length, rng);
        if (p.tribes() == MIN_TRIBES) {
            int first = 2 * rng.below(2);
            int second = rng.below(2);
            tribes[0] = first + second;
            tribes[1] = first + 1 - second;
        }
        int[] order = shuffled(p.tribes(), rng);
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            p.setSeatOf(tribe, NOBODY);
        }
        for (int index = 0; index < MAX_SEATS; index++) {
            p.setOrder(index, index < p.tribes() ? tribes[order[index]] : NOBODY);
        }
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = tribes[index];
            enter(p, tribe);
            p.setSeatOf(tribe, Math.min(index, p.seats() - 1));
        }
    }

    /** A tribe comes into play with what it has at the start. */
    static void enter(TindayaPosition p, int tribe) {
        p.setSolidarity(tribe, p.box().solidarityAtStart);
        for (int raw = 0; raw < RAWS.length; raw++) {
            p.addGood(tribe, RAW + raw, p.box().rawAtStart[raw]);
        }
        for (int trade : TRADES_AT_START[tribe]) {
            p.learn(tribe, trade);
            p.addGood(tribe, Glossary.PRESERVED + trade, p.box().preservedAtStart);
        }
        p.setInventions(tribe, INVENTION_AT_START[tribe], 1);
        p.addCubes(tribe, Box.FREE_CUBES + TRADES_AT_START[tribe].length + 1);
        p.addCylinders(tribe, Box.FREE_CYLINDERS);
    }

    private static void shuffleDecks(TindayaPosition p, Rng rng) {
        Secrets.drawEvents(p, 1, rng);
        for (int god = 0; god < GODS.length; god++) {
            int[] cards = shuffled(CATASTROPHES_OF_A_GOD, rng);
            for (int index = 0; index < cards.length; index++) {
                p.setCatastropheCard(god, index, god * CATASTROPHES_OF_A_GOD + cards[index]);
            }
            p.setShown(god, NOBODY);
        }
        int[] prophecies = shuffled(Box.PROPHECIES, rng);
        for (int index = 0; index < prophecies.length; index++) {
            p.setProphecy(index + 1, prophecies[index]);
        }
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            p.setShip(ship, NOBODY);
        }
        p.setPayer(0, NOBODY);
        p.setPayer(1, NOBODY);
        for (int idol = 0, card = 0; idol < IDOLS.length; idol++) {
            for (int left = p.box().idolCards[idol]; left > 0; left--) {
                p.setIdolCard(card++, idol);
            }
            p.setIdolsLeft(card);
        }
        for (int craft = 0, card = 0; craft < CRAFTS.length; craft++) {
            for (int left = p.box().craftCards[craft]; left > 0; left--) {
                p.setCraftCard(card++, craft);
            }
            p.setCraftsLeft(card);
        }
        for (int card = 0; card < SECRETS.length; card++) {
            p.setSecretCard(card, card);
        }
        p.setSecretsLeft(p.isDominion() ? SECRETS.length : 0);
        p.shuffleIdols(rng);
        p.shuffleCrafts(rng);
        p.shuffleSecrets(rng);
        for (int place = 0; place < Box.MARKET; place++) {
            p.setMarket(place, NOBODY);
        }
        Market.refill(p);
        p.setMissionCard(p.isDominion() ? NOBODY : rng.below(MISSIONS.length));
        int[] common = shuffled(COMMONS.length, rng);
        for (int index = 0; p.isDominion() && index < Box.COMMON_OBJECTIVES; index++) {
            p.setCommon(p.common() | 1 << common[index]);
        }
    }

    // ---------------------------------------------------------------- the first settlements

    /** A settlement of a trade that the tribe knows and has not yet built one of, on a fitting free terrain. */
    static long legalSettlements(TindayaPosition p) {
        long legal = 0;
        int built = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            built |= p.controller(hex) == p.acting() ? 1 << p.settlement(hex) : 0;
        }
        for (int trade = 0; trade < TRADES.length; trade++) {
            if (p.knows(p.acting(), trade) && (built >> trade & 1) == 0 && p.tilesLeft(trade) > 0) {
                for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
                    legal |= p.isFree(hex) && fits(trade, p.terrain(hex))
                            ? TindayaStep.allow(p, TindayaStep.option(trade, hex))
                            : 0;
                }
            }
        }
        return legal;
    }

    static void settle(TindayaPosition p, int built, int option) {
        int tribe = p.acting();
        int hex = TindayaStep.hexOf(option);
        int trade = TindayaStep.kindOf(option);
        p.build(hex, trade, tribe);
        p.note(TindayaEvent.SETTLED, p.seatOf(tribe), tribe, trade, hex);
        p.addNatives(tribe, hex, 1, 1);
        if (animal(trade) != NOBODY) {
            p.addAnimals(hex, Math.min(p.box().animalsAtStart, p.animalsLeft(animal(trade))));
        }
        if (built >= p.tribes()) {
            p.replaceTop(Step.of(TindayaStep.THIRD_VILLAGER, built));
        } else {
            askNext(p, built + 1);
        }
    }

    static long legalVillagers(TindayaPosition p) {
        long legal = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            legal |= p.controller(hex) == p.acting() ? TindayaStep.allow(p, hex) : 0;
        }
        return legal;
    }

    static void placeVillager(TindayaPosition p, int built, int hex) {
        p.addNatives(p.acting(), hex, p.box().villagersAtStart - 2, 0);
        p.note(TindayaEvent.BORN, p.active(), p.acting(), hex, 0);
        askNext(p, built + 1);
    }

    /** Whose settlement comes after so many. */
    static int builder(TindayaPosition p, int built) {
        int tribes = p.tribes();
        return p.order(built < tribes ? built : 2 * tribes - 1 - built);
    }

    /** For reading: whether there are natives for all who are still to settle. */
    static boolean canGoOn(TindayaPosition p, int kind, int built) {
        if (built >= 2 * p.tribes() || (kind == TindayaStep.THIRD_VILLAGER && built < p.tribes())) {
            return false;
        }
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            int left = (built <= index ? 1 : 0) + (built <= 2 * p.tribes() - 1 - index ? 1 : 0);
            boolean founded = kind == TindayaStep.THIRD_VILLAGER && tribe == builder(p, built);
            int nobles = founded ? 0 : left;
            int villagers = left == 0 ? 0 : p.box().villagersAtStart - 2 + nobles;
            if (p.nobles(tribe) + nobles > p.box().nobles || p.villagers(tribe) + villagers > p.box().villagers) {
                return false;
            }
        }
        return true;
    }

    /** In turn order, then in reverse order; then the conquistadors' forts, and the first era begins. */
    private static void askNext(TindayaPosition p, int built) {
        int tribes = p.tribes();
        if (built < 2 * tribes) {
            p.setActing(builder(p, built));
            p.replaceTop(Step.of(TindayaStep.FIRST_SETTLEMENT, built));
        } else {
            buildForts(p);
            p.replaceTop(Step.of(TindayaStep.STRATEGY, 0));
        }
    }

    /** On different random islands, those with fewest settlements first, on a random terrain without a settlement. */
    private static void buildForts(TindayaPosition p) {
        for (int left = difficulty(p).forts()[p.tribes() - MIN_TRIBES]; left > 0; left--) {
            int island = islandForFort(p);
            if (island == Hexes.NONE) {
                return;
            }
            int which = p.lot(freeTerrains(p, island));
            for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
                if (p.island(hex) == island && p.isTerrain(hex) && p.isFree(hex) && which-- == 0) {
                    p.buildFort(hex, Math.min(p.box().conquistadorsAtStart, p.conquistadorsLeft()));
                }
            }
        }
    }

    private static int islandForFort(TindayaPosition p) {
        int chosen = Hexes.NONE;
        int fewest = Integer.MAX_VALUE;
        int alike = 0;
        for (int island = p.nextLand(0); island >= 0; island = p.nextLand(island + 1)) {
            if (p.island(island) != island || hasFort(p, island) || freeTerrains(p, island) == 0) {
                continue;
            }
            int settlements = GameEnd.settlementsOn(p, island);
            if (settlements < fewest) {
                fewest = settlements;
                alike = 0;
            }
            // each of those that are alike is chosen with the same chance
            if (settlements == fewest && p.lot(++alike) == 0) {
                chosen = island;
            }
        }
        return chosen;
    }

    private static boolean hasFort(TindayaPosition p, int island) {
        return GameEnd.fortsOn(p, island) > 0;
    }

    private static int freeTerrains(TindayaPosition p, int island) {
        int count = 0;
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            count += p.island(hex) == island && p.isTerrain(hex) && p.isFree(hex) ? 1 : 0;
        }
        return count;
    }
}
