package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** 2.2: what lies on the table before the first era. */
class SetupTest {

    private static final int SEEDS = 60;
    private static final Set<String> SETTLING = Set.of("settle", "villager");

    private static Scene settled(int seats, String mode, String difficulty, long seed) {
        return Scene.start(seats, mode, difficulty, seed).chooseWhile(SETTLING, seed);
    }

    private static int[] hexes(IntPredicate which) {
        return IntStream.range(0, Hexes.COUNT).filter(which).toArray();
    }

    private static int count(TindayaPosition p, int terrain) {
        return hexes(hex -> p.terrain(hex) == terrain).length;
    }

    private static Set<Integer> islands(TindayaPosition p) {
        Set<Integer> islands = new HashSet<>();
        Arrays.stream(hexes(p::isLand)).forEach(hex -> islands.add(p.island(hex)));
        return islands;
    }

    private static List<Integer> tribes(TindayaPosition p) {
        return IntStream.range(0, p.tribes()).mapToObj(p::order).toList();
    }

    // ---------------------------------------------------------------- the map

    @ParameterizedTest
    @CsvSource({
        "1, easy, 24",
        "2, normal, 24",
        "2, hard, 24",
        "3, easy, 28",
        "3, hard, 28",
        "4, normal, 32",
        "4, hard, 32"
    })
    @DisplayName(
            "2.2, 1: eight islands, each with its volcano and coast, forest and mountain, and extra tiles by tribes")
    void islandsAndTerrains(int seats, String difficulty, int tiles) {
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition p = Scene.start(seats, "alliance", difficulty, seed).table();
            assertThat(islands(p)).as("islands of seed %s", seed).hasSize(8);
            assertThat(hexes(p::isTerrain)).hasSize(tiles);
            assertThat(count(p, VOLCANO)).isEqualTo(8);
            assertThat(count(p, ABYSS)).isEqualTo(8);
            assertThat(count(p, LAVA)).isZero();
            assertThat(p.lavaLeft()).isEqualTo(12);
            for (int terrain : List.of(COAST, FOREST, MOUNTAIN)) {
                assertThat(count(p, terrain)).isBetween(8, 12);
            }
            for (int number = 0; number < Hexes.BASES; number++) {
                assertThat(tilesInARow(p, p.volcanoHex(number)))
                        .as("island %s of seed %s", number, seed)
                        .startsWith(threeKinds(p, p.volcanoHex(number)));
            }
        }
    }

    /** The terrains around a volcano clockwise, from where they begin; they are in a row. */
    private static Integer[] tilesInARow(TindayaPosition p, int volcano) {
        List<Integer> tiles = new ArrayList<>();
        int first = IntStream.range(0, Hexes.DIRECTIONS)
                .filter(d -> p.isLand(Hexes.neighbour(volcano, d)) && !p.isLand(Hexes.neighbour(volcano, (d + 5) % 6)))
                .findFirst()
                .orElseThrow();
        for (int at = first; p.isLand(Hexes.neighbour(volcano, at % 6)); at++) {
            tiles.add(p.terrain(Hexes.neighbour(volcano, at % 6)));
        }
        long land = IntStream.range(0, Hexes.DIRECTIONS)
                .filter(d -> p.isLand(Hexes.neighbour(volcano, d)))
                .count();
        assertThat(tiles).hasSize((int) land).hasSizeBetween(3, 4);
        return tiles.toArray(Integer[]::new);
    }

    private static Integer[] threeKinds(TindayaPosition p, int volcano) {
        Integer[] first = Arrays.copyOf(tilesInARow(p, volcano), 3);
        assertThat(first).containsExactlyInAnyOrder(COAST, FOREST, MOUNTAIN);
        return first;
    }

    @Test
    @DisplayName("2.2, 1: with 3 tribes four islands have an extra tile, with 4 all; the tiles are 12 of each kind")
    void extraTiles() {
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition three = Scene.start(3, "alliance", "normal", seed).table();
            long larger = IntStream.range(0, 8)
                    .filter(number -> tilesInARow(three, three.volcanoHex(number)).length == 4)
                    .count();
            assertThat(larger).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @CsvSource({"easy, false", "normal, false", "hard, true"})
    @DisplayName("2.1, 2.2: side by difficulty, the bases shuffled, volcano and abyss with the number of their base")
    void bases(String difficulty, boolean sideB) {
        Set<Integer> placesOfBaseOne = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition p = Scene.start(2, "alliance", difficulty, seed).table();
            Set<Integer> places = new HashSet<>();
            for (int number = 0; number < Hexes.BASES; number++) {
                int volcano = p.volcanoHex(number);
                int place = IntStream.range(0, Hexes.BASES)
                        .filter(candidate -> Hexes.volcano(candidate, sideB) == volcano)
                        .findFirst()
                        .orElseThrow();
                assertThat(p.abyssHex(number)).isEqualTo(Hexes.abyss(place, sideB));
                places.add(place);
                if (number == 0) {
                    placesOfBaseOne.add(place);
                }
            }
            assertThat(places).hasSize(8);
        }
        assertThat(placesOfBaseOne).hasSize(8);
    }

    @ParameterizedTest
    @CsvSource({"easy, 2, 2, 2", "normal, 1, 2, 2", "hard, 1, 2, 2"})
    @DisplayName("2.2: raw tokens per coast, forest and mountain, out of 24 each")
    void tokens(String difficulty, int coast, int forest, int mountain) {
        int[] each = {coast, forest, mountain};
        for (int seats = 2; seats <= 4; seats++) {
            TindayaPosition p =
                    Scene.start(seats, "dominion", difficulty, seats).table();
            for (int terrain = COAST; terrain <= MOUNTAIN; terrain++) {
                int kind = terrain;
                int[] hexes = hexes(hex -> p.terrain(hex) == kind);
                assertThat(Arrays.stream(hexes).map(p::tokens)).containsOnly(each[terrain - COAST]);
                assertThat(p.tokensLeft(rawOf(terrain))).isEqualTo(24 - hexes.length * each[terrain - COAST]);
            }
        }
    }

    // ---------------------------------------------------------------- difficulty and tribes

    @ParameterizedTest
    @CsvSource({
        "easy, 2, 1, 0",
        "easy, 3, 1, 0",
        "easy, 4, 2, 0",
        "normal, 2, 1, 1",
        "normal, 3, 2, 2",
        "normal, 4, 3, 0",
        "hard, 2, 1, 1",
        "hard, 3, 2, 0",
        "hard, 4, 3, 0"
    })
    @DisplayName(
            "2.2, 5 and 6: forts by tribes, with 2 conquistadors, on different islands with fewest settlements; wrath")
    void fortsAndWrath(String difficulty, int seats, int forts, int wrath) {
        for (int seed = 0; seed < SEEDS / 3; seed++) {
            TindayaPosition p = settled(seats, "alliance", difficulty, seed).table();
            int[] hexes = hexes(p::hasFort);
            assertThat(hexes).hasSize(forts);
            assertThat(Arrays.stream(hexes).map(p::inside)).containsOnly(2);
            assertThat(Arrays.stream(hexes).map(p::island).distinct()).hasSize(forts);
            assertThat(Arrays.stream(hexes).filter(p::isTerrain)).hasSize(forts);
            int[] taken = Arrays.stream(hexes)
                    .map(hex -> GameEnd.settlementsOn(p, p.island(hex)))
                    .sorted()
                    .toArray();
            int[] fewest = islands(p).stream()
                    .mapToInt(island -> GameEnd.settlementsOn(p, island))
                    .sorted()
                    .limit(forts)
                    .toArray();
            assertThat(taken).isEqualTo(fewest);
            assertThat(p.conquistadorsLeft()).isEqualTo(18 - 2 * forts);
            assertThat(p.wrath(ACORAN)).isEqualTo(wrath);
            assertThat(p.wrath(MONEIBA)).isEqualTo(wrath);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 3", "3, 4", "4, 4"})
    @DisplayName("2.2, 6: goats and pigs in the Wild Lands by tribes (T-1: alone one plays two)")
    void wildLands(int seats, int each) {
        TindayaPosition p = Scene.start(seats, "alliance", "normal", 1).table();
        assertThat(p.wild(0)).isEqualTo(each);
        assertThat(p.wild(1)).isEqualTo(each);
        assertThat(p.animalsLeft(0)).isEqualTo(10 - each);
    }

    @ParameterizedTest
    @CsvSource({"easy, ab", "normal, abc", "hard, bcd"})
    @DisplayName("2.2: one event an era, from the columns of the difficulty")
    void events(String difficulty, String columns) {
        Set<Character> seen = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition p = Scene.start(2, "alliance", difficulty, seed).table();
            for (int era = 1; era <= ERAS; era++) {
                seen.add("abcd".charAt(p.eventColumn(era)));
            }
        }
        assertThat(seen)
                .containsExactlyInAnyOrderElementsOf(
                        columns.chars().mapToObj(column -> (char) column).toList());
    }

    @Test
    @DisplayName("T-1: alone one seat plays two tribes, which is Alliance; Dominion takes 2 to 4")
    void alone() {
        TindayaPosition p = Scene.start(1, "alliance", "normal", 3).table();
        assertThat(p.tribes()).isEqualTo(2);
        assertThat(tribes(p)).allMatch(tribe -> p.seatOf(tribe) == 0);
        assertThatThrownBy(() -> Scene.start(1, "dominion", "normal", 3)).isInstanceOf(Refusal.class);
    }

    @Test
    @DisplayName(
            "2.2, 3: two tribes are Majos and Canarii or Guanches and Benahoaritas, three are any, at any seats in any order")
    void whichTribes() {
        Set<Set<Integer>> pairs = new HashSet<>();
        Set<List<Integer>> ordersOfTwo = new HashSet<>();
        Set<Set<Integer>> threes = new HashSet<>();
        Set<Integer> firstSeats = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition two = Scene.start(2, "dominion", "normal", seed).table();
            pairs.add(Set.copyOf(tribes(two)));
            ordersOfTwo.add(tribes(two));
            TindayaPosition three = Scene.start(3, "dominion", "normal", seed).table();
            threes.add(Set.copyOf(tribes(three)));
            firstSeats.add(three.seatOf(three.order(0)));
            assertThat(tribes(three).stream().map(three::seatOf)).containsExactlyInAnyOrder(0, 1, 2);
        }
        assertThat(pairs).containsExactlyInAnyOrder(Set.of(MAJOS, CANARII), Set.of(GUANCHES, BENAHOARITAS));
        assertThat(ordersOfTwo).hasSize(4);
        assertThat(threes).hasSize(4);
        assertThat(firstSeats).containsExactlyInAnyOrder(0, 1, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "0, fishing goats, goats, dried-fish cheese", "1, farming pigs, farming, gofio cured-meat",
        "2, fishing pigs, fishing, dried-fish cured-meat", "3, farming goats, farming, gofio cheese"
    })
    @DisplayName("2.2: trades, invention, goods, markers and solidarity of each tribe")
    void tribesAtTheStart(int tribe, String trades, String invention, String food) {
        TindayaPosition p = Scene.start(4, "dominion", "normal", 5).table();
        assertThat(PositionJson.names(p.knownTrades(tribe), TRADES)).containsExactly(trades.split(" ", -1));
        assertThat(p.inventions(tribe)).isEqualTo(1);
        assertThat(p.inventions(tribe, List.of(TRADES).indexOf(invention))).isEqualTo(1);
        for (int good = 0; good < GOODS.length; good++) {
            int units = good >= RAW ? 2 : List.of(food.split(" ", -1)).contains(GOODS[good]) ? 1 : 0;
            assertThat(p.good(tribe, good)).as(GOODS[good]).isEqualTo(units);
        }
        assertThat(p.cubes(tribe)).isEqualTo(4);
        assertThat(p.cylinders(tribe)).isEqualTo(1);
        assertThat(p.solidarity(tribe)).isEqualTo(5);
        assertThat(IntStream.range(0, 3).map(raw -> p.tokens(tribe, raw))).containsOnly(0);
        assertThat(p.weapons(tribe) + p.prisoners(tribe) + p.idols(tribe)).isZero();
        assertThat(p.hasCave(tribe)).isFalse();
    }

    // ---------------------------------------------------------------- settlements

    @Test
    @DisplayName("2.2, 4: in turn order one settlement each, then in reverse order the second and the third villager")
    void orderOfSettlements() {
        Scene scene = Scene.start(4, "alliance", "normal", 8);
        List<Integer> asked = new ArrayList<>();
        while (SETTLING.contains(scene.choices().getFirst().split(" ", -1)[0])) {
            if (scene.choices().getFirst().startsWith("settle")) {
                asked.add(scene.asked());
            }
            scene.choose(scene.choices().getFirst());
        }
        List<Integer> order = tribes(scene.table());
        List<Integer> both = new ArrayList<>(order);
        both.addAll(order.reversed());
        assertThat(asked).isEqualTo(both);
    }

    @Test
    @DisplayName("2.2, 4: one per known trade, in any order, on any fitting free terrain")
    void whereSettlementsGo() {
        Scene scene = Scene.start(2, "alliance", "normal", 0);
        TindayaPosition p = scene.table();
        int first = scene.asked();
        List<String> expected = new ArrayList<>();
        for (int trade = 0; trade < TRADES.length; trade++) {
            for (int hex : fitting(p, first, trade)) {
                expected.add("settle " + TRADES[trade] + " " + Hexes.name(hex));
            }
        }
        assertThat(scene.choices()).containsExactlyInAnyOrderElementsOf(expected);
        String settled = scene.choices().getFirst();
        String trade = settled.split(" ", -1)[1];
        String hex = settled.split(" ", -1)[2];
        scene.choose(settled);
        assertThat(scene.choices()).as("the hex is taken").noneMatch(words -> words.endsWith(" " + hex));
        scene.choose(scene.choices().getFirst());
        scene.choose(scene.choices().getFirst()).choose(scene.choices().getFirst());
        assertThat(scene.asked()).isEqualTo(first);
        assertThat(scene.choices()).as("one of each trade").noneMatch(words -> words.startsWith("settle " + trade));
    }

    private static int[] fitting(TindayaPosition p, int tribe, int trade) {
        List<List<Integer>> terrains =
                List.of(List.of(COAST), List.of(FOREST, LAVA), List.of(MOUNTAIN, LAVA), List.of(COAST, FOREST));
        return hexes(hex -> p.knows(tribe, trade) && terrains.get(trade).contains(p.terrain(hex)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @DisplayName(
            "2.2, 4: noble and villager on each settlement, third villager on either; 2 animals on a herd or pig farm")
    void nativesAndAnimals(int seats) {
        TindayaPosition p = settled(seats, "alliance", "normal", seats).table();
        for (int tribe : tribes(p)) {
            assertThat(p.villagers(tribe)).isEqualTo(3);
            assertThat(p.nobles(tribe)).isEqualTo(2);
            int[] own = hexes(hex -> p.controller(hex) == tribe);
            assertThat(own).hasSize(2);
            assertThat(Arrays.stream(own).map(p::settlement).sorted())
                    .containsExactlyElementsOf(IntStream.range(0, 4)
                            .filter(trade -> p.knows(tribe, trade))
                            .boxed()
                            .toList());
            for (int hex : own) {
                assertThat(p.nobles(tribe, hex)).isEqualTo(1);
                assertThat(p.villagers(tribe, hex)).isBetween(1, 2);
                assertThat(p.inside(hex)).isEqualTo(p.settlement(hex) >= GOATS ? 2 : 0);
            }
        }
        assertThat(p.animalsLeft(0) + p.wild(0) + 2 * settlements(p, GOATS)).isEqualTo(10);
    }

    private static int settlements(TindayaPosition p, int trade) {
        return hexes(hex -> p.settlement(hex) == trade).length;
    }

    @Test
    @DisplayName("2.2, 4: the third villager goes onto one of the two settlements")
    void thirdVillager() {
        Scene scene = Scene.start(2, "alliance", "normal", 2);
        while (!scene.choices().getFirst().startsWith("villager")) {
            scene.choose(scene.choices().getFirst());
        }
        int tribe = scene.asked();
        List<String> places = Arrays.stream(hexes(hex -> scene.table().controller(hex) == tribe))
                .mapToObj(hex -> "villager " + Hexes.name(hex))
                .toList();
        assertThat(scene.choices()).containsExactlyInAnyOrderElementsOf(places);
        String chosen = places.getLast();
        scene.choose(chosen);
        assertThat(scene.villagers(tribe, chosen.split(" ", -1)[1])).isEqualTo(2);
    }

    // ---------------------------------------------------------------- cards

    @Test
    @DisplayName(
            "2.2, 7: an event, an offering card per god, 4 crafts; Alliance a mission, Dominion 3 common objectives")
    void cards() {
        Set<Integer> missions = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            TindayaPosition alliance =
                    Scene.start(2, "alliance", "normal", seed).table();
            missions.add(alliance.missionCard());
            assertThat(alliance.common()).isZero();
            assertThat(IntStream.range(0, Box.MARKET).map(alliance::market)).doesNotContain(NOBODY);
            assertThat(alliance.craftsLeft()).isEqualTo(12);
            TindayaPosition dominion =
                    Scene.start(2, "dominion", "normal", seed).table();
            assertThat(Integer.bitCount(dominion.common())).isEqualTo(3);
            assertThat(dominion.missionCard()).isEqualTo(NOBODY);
            assertThat(dominion.idolsLeft()).isEqualTo(24);
            assertThat(dominion.secretsLeft()).isEqualTo(12);
        }
        assertThat(missions).hasSize(6);
    }

    @Test
    @DisplayName(
            "2.10: 124 cards: 24 idols, 16 crafts, 12 prophecies, 16 catastrophes, 12 events, 18 offerings, 12 secret, 8 common, 6 missions")
    void decks() {
        Box box = Box.OURS;
        assertThat(box.idolCards).containsExactly(6, 6, 3, 3, 2, 2, 2);
        assertThat(box.craftCards).containsExactly(4, 2, 2, 1, 3, 2, 1, 1);
        int events = box.ships.length;
        int cards = Arrays.stream(box.idolCards).sum()
                + Arrays.stream(box.craftCards).sum()
                + Box.PROPHECIES
                + CATASTROPHES.length
                + events
                + box.offerings.length
                + SECRETS.length
                + COMMONS.length
                + MISSIONS.length;
        assertThat(cards).isEqualTo(124);
    }

    @ParameterizedTest
    @CsvSource({
        "1, a, acoran, 1",
        "1, b, moneiba, 1",
        "1, c, acoran tsunami, 1",
        "1, d, moneiba eruption, 1",
        "2, a, eruption moneiba, 2",
        "2, b, tsunami acoran, 2",
        "2, c, acoran moneiba tsunami, 2",
        "2, d, moneiba eruption, 2",
        "3, a, eruption moneiba, 2",
        "3, b, acoran tsunami moneiba, 2",
        "3, c, eruption tsunami acoran, 3",
        "3, d, eruption acoran moneiba, 2"
    })
    @DisplayName("2.10: the event cards")
    void eventCards(int era, char column, String disasters, int ships) {
        TindayaPosition p = Scene.alliance(2).era(era).event(column).table();
        assertThat(IntStream.range(0, p.disasters()).mapToObj(index -> DISASTERS[p.disaster(index)]))
                .containsExactly(disasters.split(" ", -1));
        assertThat(p.ships()).isEqualTo(ships);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, barley meat barley, fish milk fish",
        "1, 2, barley wood barley, fish clay fish",
        "1, 3, meat milk meat, milk barley milk",
        "2, 1, gofio meat wood, dried-fish milk clay",
        "2, 2, cured-meat barley mineral, cheese fish barley",
        "2, 3, hide barley meat, salt fish milk",
        "3, 1, gofio hide meat blood, cheese salt fish blood",
        "3, 2, cured-meat fibre barley wood, dried-fish fibre milk clay",
        "3, 3, gofio meat mineral blood, dried-fish salt barley blood"
    })
    @DisplayName(
            "2.10: the offering cards; two tribes have 3 slots in eras 1 and 2 and 4 in era 3, filled by repeating")
    void offeringCards(int era, int card, String acoran, String moneiba) {
        TindayaPosition p = Scene.alliance(2).era(era).offerings(card, card).table();
        assertThat(needs(p, ACORAN)).containsExactly(acoran.split(" ", -1));
        assertThat(needs(p, MONEIBA)).containsExactly(moneiba.split(" ", -1));
    }

    private static List<String> needs(TindayaPosition p, int god) {
        return IntStream.range(0, p.slots())
                .mapToObj(slot -> NEEDS[p.need(god, slot)])
                .toList();
    }

    @Test
    @DisplayName(
            "2.10: two and three tribes have a slot more than there are tribes in eras 1 and 2 and two more in era 3, four as three")
    void slots() {
        assertThat(Scene.alliance(3).table().slots()).isEqualTo(4);
        assertThat(Scene.alliance(4).era(2).table().slots()).isEqualTo(4);
        assertThat(Scene.alliance(4).era(3).table().slots()).isEqualTo(5);
        assertThat(needs(Scene.alliance(4).offerings(1, 1).table(), ACORAN))
                .containsExactly("barley", "meat", "barley", "meat");
    }

    @Test
    @DisplayName("2.7: the prophecies: eruption, Acoran, Moneiba, tsunami")
    void prophecies() {
        List<String> cards = IntStream.range(0, Box.PROPHECIES)
                .mapToObj(card -> IntStream.range(0, 4)
                        .mapToObj(disaster -> String.valueOf(Box.OURS.prophecies[card * 4 + disaster] + 1))
                        .reduce("", String::concat))
                .toList();
        assertThat(cards)
                .containsExactly(
                        "1368", "2571", "3816", "4625", "5147", "6482", "7253", "8734", "1642", "3587", "6214", "8475");
    }

    @Test
    @DisplayName("T-9: the same seed is the same table, another seed another")
    void seeds() {
        Map<String, String> variants = Map.of();
        assertThat(Scene.start(4, variants, 1).table())
                .isEqualTo(Scene.start(4, variants, 1).table());
        assertThat(Scene.start(4, variants, 1).table())
                .isNotEqualTo(Scene.start(4, variants, 2).table());
    }
}
