package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Position;

/** A position's first part: the match, the box it is played with, and what lies in the supply for everybody. */
abstract sealed class MatchTable extends FlatPosition permits TribeTable {

    private static final int MODE = OWN;
    private static final int DIFFICULTY = OWN + 1;
    private static final int ERA = OWN + 2;
    private static final int END_STEP = OWN + 3;
    private static final int LOT = OWN + 4; // what later lots are drawn from, hidden; two places
    private static final int MISSION = OWN + 6;
    private static final int COMMON = OWN + 7; // as bits
    private static final int WINNERS = OWN + 8; // seats, as bits
    private static final int LOSS = OWN + 9; // why all have lost; NOBODY
    private static final int LAVA_LEFT = OWN + 10;
    private static final int CANOES_LEFT = OWN + 11;
    private static final int WALLS_LEFT = OWN + 12;
    private static final int CONQUISTADORS_LEFT = OWN + 13;
    private static final int WILD = OWN + 14;
    private static final int ANIMALS_LEFT = WILD + ANIMALS.length;
    private static final int TOKENS_LEFT = ANIMALS_LEFT + ANIMALS.length;
    private static final int TILES_LEFT = TOKENS_LEFT + RAWS.length;
    static final int MATCH_END = TILES_LEFT + TRADES.length;

    private Box box;

    MatchTable(int seats, Box box, Layout layout) {
        super(seats, layout);
        this.box = box;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        box = ((MatchTable) other).box;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && box.equals(((MatchTable) other).box);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    // ---------------------------------------------------------------- the match

    Box box() {
        return box;
    }

    boolean isDominion() {
        return table[MODE] == 1;
    }

    void setMode(int mode) {
        table[MODE] = mode;
    }

    int difficulty() {
        return table[DIFFICULTY];
    }

    void setDifficulty(int difficulty) {
        table[DIFFICULTY] = difficulty;
    }

    /** From 1. */
    int era() {
        return table[ERA];
    }

    void setEra(int era) {
        table[ERA] = era;
    }

    /** 1 to 10 at the end of an era, otherwise 0. */
    int endStep() {
        return table[END_STEP];
    }

    void setEndStep(int step) {
        table[END_STEP] = step;
    }

    /** A lot that nobody could foresee: a number from 0 to bound - 1, from what lies hidden in the position. */
    int lot(int bound) {
        long next = lots() * 0x5851F42D4C957F2DL
                + 0x14057B7EF767814FL; // a linear congruential generator: its high bits are random
        setLots(next);
        return (int) (((next >>> 32) * bound) >>> 32);
    }

    long lots() {
        return ((long) table[LOT] << 32) | (table[LOT + 1] & 0xFFFFFFFFL);
    }

    void setLots(long lots) {
        table[LOT] = (int) (lots >>> 32);
        table[LOT + 1] = (int) lots;
    }

    int missionCard() {
        return table[MISSION];
    }

    void setMissionCard(int mission) {
        table[MISSION] = mission;
    }

    /** The common objectives, as bits. */
    int common() {
        return table[COMMON];
    }

    void setCommon(int objectives) {
        table[COMMON] = objectives;
    }

    @Override
    public int winners() {
        return table[WINNERS];
    }

    void setWinners(int seats) {
        table[WINNERS] = seats;
    }

    /** Why all have lost; NOBODY if they have not. */
    int loss() {
        return table[LOSS];
    }

    void setLoss(int why) {
        table[LOSS] = why;
    }

    // ---------------------------------------------------------------- the supply

    int lavaLeft() {
        return table[LAVA_LEFT];
    }

    void setLavaLeft(int tiles) {
        table[LAVA_LEFT] = tiles;
    }

    int canoesLeft() {
        return table[CANOES_LEFT];
    }

    void setCanoesLeft(int canoes) {
        table[CANOES_LEFT] = canoes;
    }

    int wallsLeft() {
        return table[WALLS_LEFT];
    }

    void setWallsLeft(int walls) {
        table[WALLS_LEFT] = walls;
    }

    int conquistadorsLeft() {
        return table[CONQUISTADORS_LEFT];
    }

    void setConquistadorsLeft(int conquistadors) {
        table[CONQUISTADORS_LEFT] = conquistadors;
    }

    int wild(int species) {
        return table[WILD + species];
    }

    void setWild(int species, int animals) {
        table[WILD + species] = animals;
    }

    int animalsLeft(int species) {
        return table[ANIMALS_LEFT + species];
    }

    void setAnimalsLeft(int species, int animals) {
        table[ANIMALS_LEFT + species] = animals;
    }

    int tokensLeft(int raw) {
        return table[TOKENS_LEFT + raw];
    }

    void setTokensLeft(int raw, int tokens) {
        table[TOKENS_LEFT + raw] = tokens;
    }

    int tilesLeft(int trade) {
        return table[TILES_LEFT + trade];
    }

    void setTilesLeft(int trade, int tiles) {
        table[TILES_LEFT + trade] = tiles;
    }
}
