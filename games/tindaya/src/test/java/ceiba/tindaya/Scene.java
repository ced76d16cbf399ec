package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Event;
import ceiba.engine.Node;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A position to try a rule in. Seat s plays tribe s, and turns go in this order. There are eight islands on side A of the bases,
 * which lie in the order of their numbers; each has its volcano, a coast north of it, a forest north-east and a mountain
 * south-east, without tokens:
 *
 * <pre>
 *   number    1    2    3    4    |  5    6    7    8
 *   volcano  1,1  5,1  9,1  13,1  | 1,5  5,5  9,5  13,5
 *   coast    1,0  5,0  9,0  13,0  | 1,4  5,4  9,4  13,4
 *   forest   2,1  6,1  10,1 14,1  | 2,5  6,5  10,5 14,5
 *   mountain 2,2  6,2  10,2 14,2  | 2,6  6,6  10,6 14,6
 *   abyss    3,2  7,2  11,2 15,2  | 3,4  7,4  11,4 15,4
 * </pre>
 *
 * Nobody is on the map, the market is empty, and the tribes have and know nothing. The prophecy card is 1-3-6-8: an eruption strikes 1,1, Acoran's card 9,1, Moneiba's 5,5 and a tsunami
 * 15,4.
 */
final class Scene {

    private static final int NORTH = 0;

    private final TindayaPosition p;

    private final List<Event> events = new ArrayList<>();

    /** The step of the end of the era that waits for a decision; 0 for none. */
    private int below;

    private Scene(TindayaPosition p) {
        this.p = p;
    }

    private Scene(int seats, int tribes, int mode) {
        this(new TindayaPosition(seats, Box.OURS));
        p.setMode(mode);
        p.setDifficulty(1);
        p.setEra(1);
        p.setTribes(tribes);
        p.setLoss(NOBODY);
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            p.setSeatOf(tribe, tribe < tribes ? tribe % seats : NOBODY);
            p.setSolidarity(tribe, 5);
            p.setOrder(tribe, tribe);
        }
        layMap();
        fillSupplies();
        for (int god = 0; god < GODS.length; god++) {
            p.setShown(god, NOBODY);
            p.setPayer(god, NOBODY);
        }
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            p.setShip(ship, NOBODY);
        }
        market();
    }

    /** The start of a match, before the first settlement. */
    static Scene start(int seats, String mode, String difficulty, long seed) {
        return start(seats, Map.of(Tindaya.MODE, mode, Tindaya.DIFFICULTY, difficulty), seed);
    }

    static Scene start(int seats, Map<String, ?> variants, long seed) {
        return new Scene(Start.position(Setup.of(Tindaya.GAME, seats, variants, seed)));
    }

    static Scene alliance(int seats) {
        return new Scene(seats, Math.max(seats, MIN_TRIBES), 0);
    }

    static Scene dominion(int seats) {
        return new Scene(seats, seats, 1);
    }

    private void layMap() {
        for (int place = 0; place < Hexes.BASES; place++) {
            int volcano = Hexes.volcano(place, false);
            p.setVolcanoHex(place, volcano);
            p.setTerrain(volcano, VOLCANO);
            p.setAbyssHex(place, Hexes.abyss(place, false));
            p.setTerrain(Hexes.abyss(place, false), ABYSS);
            p.setTerrain(Hexes.neighbour(volcano, NORTH), COAST);
            p.setTerrain(Hexes.neighbour(volcano, NORTH + 1), FOREST);
            p.setTerrain(Hexes.neighbour(volcano, NORTH + 2), MOUNTAIN);
        }
        p.findIslands();
    }

    private void fillSupplies() {
        p.setLavaLeft(Box.OURS.lava);
        p.setCanoesLeft(Box.OURS.canoes);
        p.setWallsLeft(Box.OURS.walls);
        p.setConquistadorsLeft(Box.OURS.conquistadors);
        for (int species = 0; species < SPECIES.length; species++) {
            p.setAnimalsLeft(species, Box.OURS.animalFigures[species]);
        }
        for (int raw = 0; raw < RAWS.length; raw++) {
            p.setTokensLeft(raw, Box.OURS.tokens);
        }
        for (int trade = 0; trade < TRADES.length; trade++) {
            p.setTilesLeft(trade, Box.OURS.settlements);
        }
    }

    // ---------------------------------------------------------------- what is on the table

    static int hex(String name) {
        return Hexes.read(new Node("", name));
    }

    private static int number(String word, String... words) {
        int number = List.of(words).indexOf(word);
        assertThat(number).as(word).isNotNegative();
        return number;
    }

    Scene era(int era) {
        p.setEra(era);
        return this;
    }

    Scene wrath(int acoran, int moneiba) {
        p.setWrath(ACORAN, acoran);
        p.setWrath(MONEIBA, moneiba);
        return this;
    }

    Scene solidarity(int... byTribe) {
        for (int tribe = 0; tribe < byTribe.length; tribe++) {
            p.setSolidarity(tribe, byTribe[tribe]);
        }
        return this;
    }

    Scene terrain(String terrain, String... hexes) {
        for (String name : hexes) {
            p.setTerrain(hex(name), number(terrain, TERRAINS));
        }
        p.findIslands();
        return this;
    }

    Scene tokens(String name, int tokens) {
        int hex = hex(name);
        int raw = rawOf(p.terrain(hex));
        p.setTokens(hex, tokens);
        p.setTokensLeft(raw, p.tokensLeft(raw) - tokens);
        return this;
    }

    Scene settlement(String trade, String hex, int tribe) {
        p.build(hex(hex), number(trade, TRADES), tribe);
        return this;
    }

    Scene animals(String hex, int animals) {
        p.addAnimals(hex(hex), animals);
        return this;
    }

    Scene fort(String hex, int conquistadors) {
        p.buildFort(hex(hex), conquistadors);
        return this;
    }

    Scene wall(String hex) {
        p.setWall(hex(hex), true);
        return this;
    }

    Scene canoes(String hex, int canoes) {
        p.addCanoes(hex(hex), canoes);
        return this;
    }

    Scene natives(int tribe, String hex, int villagers, int nobles) {
        p.addNatives(tribe, hex(hex), villagers, nobles);
        return this;
    }

    Scene goods(int tribe, String good, int units) {
        p.addGood(tribe, number(good, GOODS), units);
        return this;
    }

    Scene weapons(int tribe, int weapons) {
        p.addWeapons(tribe, weapons);
        return this;
    }

    Scene prisoners(int tribe, int prisoners) {
        p.addPrisoners(tribe, prisoners);
        p.setConquistadorsLeft(p.conquistadorsLeft() - prisoners);
        return this;
    }

    Scene trades(int tribe, String... trades) {
        for (String trade : trades) {
            p.learn(tribe, number(trade, TRADES));
        }
        return this;
    }

    /** Knows the trade, with so many inventions of it. */
    Scene inventions(int tribe, String trade, int developed) {
        p.setInventions(tribe, number(trade, TRADES), developed);
        return trades(tribe, trade);
    }

    /** Markers in the store. */
    Scene markers(int tribe, int cubes, int cylinders) {
        p.addCubes(tribe, cubes - p.cubes(tribe));
        p.addCylinders(tribe, cylinders - p.cylinders(tribe));
        return this;
    }

    Scene wild(int goats, int pigs) {
        int[] wild = {goats, pigs};
        for (int species = 0; species < SPECIES.length; species++) {
            p.setAnimalsLeft(species, p.animalsLeft(species) + p.wild(species) - wild[species]);
            p.setWild(species, wild[species]);
        }
        return this;
    }

    /** The cards of the market, gaps for the rest. */
    Scene market(String... crafts) {
        for (int place = 0; place < Box.MARKET; place++) {
            p.setMarket(place, place < crafts.length ? number(crafts[place], CRAFTS) : NOBODY);
        }
        return this;
    }

    /** The offering cards of the era, from 1. */
    Scene offerings(int acoran, int moneiba) {
        p.setOfferingCard(p.era(), ACORAN, acoran - 1);
        p.setOfferingCard(p.era(), MONEIBA, moneiba - 1);
        return this;
    }

    Scene idols(int tribe, String idol, int cards) {
        p.addIdols(tribe, number(idol, IDOLS), cards);
        return this;
    }

    /** The deck of idols is this card. */
    Scene idolDeck(String idol) {
        p.setIdolCard(0, number(idol, IDOLS));
        p.setIdolsLeft(1);
        return this;
    }

    /** An event card of the era, by its column: {@code a} to {@code d}. */
    Scene event(char column) {
        p.setEventColumn(p.era(), Box.COLUMNS.indexOf(column));
        return this;
    }

    /** Both seers have spoken; this is the card of its god. */
    Scene card(String catastrophe) {
        int card = number(catastrophe, CATASTROPHES);
        p.setShown(card / CATASTROPHES_OF_A_GOD, card);
        p.setForeseen(3);
        return this;
    }

    /** Nobody has foreseen anything; all cards left in the deck of its god are this one. */
    Scene deck(String catastrophe) {
        int card = number(catastrophe, CATASTROPHES);
        for (int index = 0; index < CATASTROPHES_OF_A_GOD; index++) {
            p.setCatastropheCard(card / CATASTROPHES_OF_A_GOD, index, card);
        }
        return this;
    }

    Scene ship(int ship, int abyss) {
        p.setShip(ship, abyss - 1);
        return this;
    }

    /** Anything else. */
    TindayaPosition table() {
        return p;
    }

    // ---------------------------------------------------------------- what happens

    /** A tribe has its turn, with a cube to use unless it has markers already. */
    Scene turn(int tribe) {
        if (p.cubes(tribe) + p.cylinders(tribe) == 0) {
            p.addCubes(tribe, 1);
        }
        return turns(tribe);
    }

    /** Turns go round, from a tribe's on, with the markers that there are. */
    Scene turns(int tribe) {
        p.setTurnAt(tribe);
        p.push(Step.of(TindayaStep.TURNS));
        p.settle();
        return this;
    }

    /** A tribe has its turn and explores. */
    Scene explore(int tribe, String... words) {
        return turn(tribe).choose("explore cube").choose(words);
    }

    /** Phase A begins. */
    Scene strategy() {
        p.push(Step.of(TindayaStep.STRATEGY));
        p.settle();
        return this;
    }

    /** Carries out one of the ten steps, until somebody has a decision to make or it is over. */
    Scene step(int number) {
        p.push(Step.of(TindayaStep.END_OF_ERA, number - 1));
        return goOn();
    }

    /** A disaster strikes, with priority by the present solidarity. */
    Scene strike(String disaster) {
        p.fixPriority();
        Disasters.strike(p, number(disaster, DISASTERS));
        p.settle();
        return this;
    }

    /** A ship attacks, from 1. */
    Scene attack(int ship) {
        p.fixPriority();
        Ships.attack(p, ship - 1);
        p.settle();
        return this;
    }

    /** Goes on with the step, and with nothing beyond it: what it asks for is settled without it below on the stack. */
    private Scene goOn() {
        int number = EraEnd.stepOf(Step.argument(p.top()));
        while (isWithin(number)) {
            p.resolve(TindayaStep.END_OF_ERA, Step.argument(p.top()));
            if (p.depth() > 1) {
                int asked = p.top();
                p.pop();
                below = p.top();
                p.replaceTop(asked);
                p.settle();
                if (p.depth() > 0) {
                    return this;
                }
                p.push(below);
            }
        }
        below = 0;
        return this;
    }

    private boolean isWithin(int number) {
        return p.depth() > 0
                && Step.kind(p.top()) == TindayaStep.END_OF_ERA
                && EraEnd.stepOf(Step.argument(p.top())) == number;
    }

    /** Makes choices one after the other; each must be legal. */
    Scene choose(String... words) {
        for (String word : words) {
            assertThat(choices()).contains(word);
            p.choose(
                    Tindaya.GAME.codec().choice(word),
                    (kind, seat, a, b, c) -> events.add(new Event(kind, seat, a, b, c)));
            if (p.depth() == 0 && below != 0) {
                p.push(below);
                goOn();
            }
        }
        return this;
    }

    /** Chooses by lot as long as it is about one of these words. */
    Scene chooseWhile(Set<String> verbs, long seed) {
        Rng rng = new Rng(seed);
        while (!choices().isEmpty() && verbs.contains(verb(choices().getFirst()))) {
            choose(choices().get(rng.below(choices().size())));
        }
        return this;
    }

    private static String verb(String words) {
        return words.split(" ", -1)[0];
    }

    // ---------------------------------------------------------------- what came of it

    /** What may be chosen now of those that begin with a word. */
    List<String> choices(String verb) {
        return choices().stream().filter(words -> verb(words).equals(verb)).toList();
    }

    /** What may be chosen now; nothing once the step is over. */
    List<String> choices() {
        if (!isAsked()) {
            return List.of();
        }
        int[] buffer = new int[Tindaya.GAME.maxOptions()];
        int count = p.choices(buffer);
        return Arrays.stream(buffer, 0, count)
                .mapToObj(Tindaya.GAME.codec()::words)
                .toList();
    }

    private boolean isAsked() {
        return p.depth() > 0 && Step.kind(p.top()) > TindayaStep.LAST_DRIVER;
    }

    /** Whom the decision is for; nobody once the step is over. */
    int asked() {
        return isAsked() ? p.acting() : NOBODY;
    }

    /** What was told of a kind while choices were made, as an observer sees it. */
    List<Event> events(TindayaEvent kind, int observer) {
        return events.stream()
                .filter(event -> event.kind() == kind.ordinal())
                .map(event -> Tindaya.GAME.codec().seenBy(event, observer))
                .toList();
    }

    int acoran() {
        return p.wrath(ACORAN);
    }

    int moneiba() {
        return p.wrath(MONEIBA);
    }

    List<Integer> solidarity() {
        return IntStream.range(0, p.tribes()).map(p::solidarity).boxed().toList();
    }

    int good(int tribe, String good) {
        return p.good(tribe, number(good, GOODS));
    }

    int weapons(int tribe) {
        return p.weapons(tribe);
    }

    int idols(int tribe, String idol) {
        return p.idols(tribe, number(idol, IDOLS));
    }

    /** Who controls the settlement on a hex. */
    int controller(String hex) {
        return p.controller(hex(hex));
    }

    String terrain(String hex) {
        return TERRAINS[p.terrain(hex(hex))];
    }

    int tokens(String hex) {
        return p.tokens(hex(hex));
    }

    /** The trade of the settlement on a hex; "fort", or nothing. */
    String building(String hex) {
        return p.hasFort(hex(hex)) ? "fort" : p.hasSettlement(hex(hex)) ? TRADES[p.settlement(hex(hex))] : "";
    }

    /** Animals of a settlement or conquistadors of a fort. */
    int inside(String hex) {
        return p.inside(hex(hex));
    }

    int canoes(String hex) {
        return p.canoes(hex(hex));
    }

    int villagers(int tribe, String hex) {
        return p.villagers(tribe, hex(hex));
    }

    int natives(int tribe, String hex) {
        return p.natives(tribe, hex(hex));
    }

    int natives(int tribe) {
        return p.natives(tribe);
    }

    boolean isOver() {
        return p.depth() == 0;
    }

    /** Why all have lost; nothing if they have not. */
    String loss() {
        return p.loss() == NOBODY ? "" : LOSSES[p.loss()];
    }

    List<Integer> winners() {
        return IntStream.range(0, p.seats())
                .filter(seat -> (p.winners() >> seat & 1) != 0)
                .boxed()
                .toList();
    }
}
