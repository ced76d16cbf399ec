package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Position;
import ceiba.engine.Worth;
import java.util.Arrays;

/**
 * What bots strive for. In Alliance all want the same: that the match is won, or at least that little was missing. In
 * Dominion each wants to be ahead in solidarity, and all fear to lose together.
 */
final class TindayaWorth implements Worth {

    private static final double SCALE = 12;

    /** What a common loss costs everybody in Dominion. */
    private static final double DREAD = 12;

    /** So many islands short, and the archipelago is as good as lost. */
    private static final double SURELY_LOST = 3;

    private static final double VICTORY = 12;
    private static final double PER_LACK = 3;

    private static final Worth LEAD = Worth.of(SCALE, TindayaWorth::aim);

    private static double aim(Position position, int seat) {
        TindayaPosition p = (TindayaPosition) position;
        return p.isDominion() ? dominion(p, seat) : alliance(p);
    }

    /** Solidarity; who has not survived has nothing of it. */
    private static double dominion(TindayaPosition p, int seat) {
        int tribe = p.tribeOf(seat);
        boolean out = p.decider() == Position.OVER && !Survival.survives(p, tribe);
        return p.solidarity(tribe) - (out ? DREAD : 0) - (p.loss() == NOBODY ? 0 : DREAD);
    }

    /** Nothing before the end; then victory, or what was lacking. */
    private static double alliance(TindayaPosition p) {
        if (p.decider() != Position.OVER) {
            return 0;
        }
        if (p.winners() != 0) {
            return VICTORY;
        }
        double lacking = GameEnd.keepsControl(p) ? 0 : 1;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            lacking += p.nobles(tribe) == 0 ? 1 : 0;
            lacking += p.villagers(tribe) == 0 ? 1 : 0;
            lacking += p.settlementsOf(tribe) == 0 ? 1 : 0;
            lacking += Missions.isMet(p, tribe) ? 0 : 1;
        }
        lacking += p.loss() == LOST_BY_WRATH ? p.tribes() : 0;
        lacking += ERAS - p.era();
        return -PER_LACK * lacking / p.tribes();
    }

    @Override
    public double reached(Position position, int seat) {
        return LEAD.reached(position, seat);
    }

    @Override
    public double glance(Position position, int seat, Expected expected) {
        TindayaPosition p = (TindayaPosition) position;
        return p.isDominion() ? LEAD.glance(p, seat, expected) - DREAD * commonLoss(p) : expected.of(p, seat);
    }

    @Override
    public void all(Position position, Expected expected, double[] worth) {
        TindayaPosition p = (TindayaPosition) position;
        if (!p.isDominion()) {
            Arrays.fill(worth, 0, p.seats(), expected.of(p, 0)); // what partners expect is the same
            return;
        }
        LEAD.all(p, expected, worth);
        double loss = commonLoss(p);
        for (int seat = 0; seat < p.seats(); seat++) { // no lead is worth anything if all lose
            worth[seat] = (1 - loss) * worth[seat] - loss * 2 * DREAD;
        }
    }

    /** How likely all lose together, from 0 to 1: by wrath, or with the archipelago. */
    private static double commonLoss(TindayaPosition p) {
        if (p.decider() == Position.OVER) {
            return p.loss() == NOBODY ? 0 : 1;
        }
        int wrath = Math.max(p.wrath(ACORAN), p.wrath(MONEIBA));
        double nearness = (double) Math.max(0, wrath - p.box().orange) / (p.box().lost - p.box().orange);
        return Math.min(1, nearness * nearness + archipelagoLost(p));
    }

    /**
     * How likely the archipelago is lost in the end: by how many islands it is short of a native one more than foreign ones, and
     * by how little time is left to win them back.
     */
    private static double archipelagoLost(TindayaPosition p) {
        int islands = GameEnd.islands(p);
        double lacking = Math.clamp(1.0 + GameEnd.foreignOf(islands) - GameEnd.nativeOf(islands), 0, SURELY_LOST);
        return lacking / SURELY_LOST * p.era() / ERAS;
    }

    @Override
    public double scale() {
        return SCALE;
    }
}
