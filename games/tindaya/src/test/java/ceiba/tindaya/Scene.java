package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Journal;
import ceiba.engine.Node;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position to try one step of the end of an era in. Seat s plays tribe s. There are eight islands on side A of the bases,
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
 * Nobody is on the map. The prophecy card is 1-3-6-8: an eruption strikes 1,1, Acoran's card 9,1, Moneiba's 5,5 and a tsunami
 * 15,4.
 */
final class Scene {

    private static final int NORTH = 0;

    private final TindayaPosition p;
    /** The step of the end of the era that waits for a decision; 0 for none. */
    private int below;

    private Scene(int seats, int tribes, int mode) {
        p = new TindayaPosition(seats, Box.OURS);
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
            p.choose(Tindaya.GAME.codec().choice(word), Journal.SILENT);
            if (p.depth() == 0 && below != 0) {
                p.push(below);
                goOn();
            }
        }
        return this;
    }

    // ---------------------------------------------------------------- what came of it

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
