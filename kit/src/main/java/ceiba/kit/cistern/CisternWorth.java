package ceiba.kit.cistern;

import ceiba.engine.Position;
import ceiba.engine.Worth;

/**
 * What bots strive for in {@link Cistern}: points, with partners or against rivals; and that the cistern gets full, for
 * otherwise nobody has won anything.
 */
final class CisternWorth implements Worth {

    /** What a missing measure costs everybody, more than it would be worth in a garden. */
    private static final double DREAD = 3;

    private static final Worth POINTS = Worth.ofPoints(20);

    @Override
    public double reached(Position position, int seat) {
        return POINTS.reached(position, seat);
    }

    @Override
    public double glance(Position position, int seat, Expected expected) {
        return POINTS.glance(position, seat, expected) - dread(position);
    }

    @Override
    public void all(Position position, Expected expected, double[] worth) {
        POINTS.all(position, expected, worth);
        double dread = dread(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            worth[seat] -= dread;
        }
    }

    /** Once the match is over, the last measure that is missing weighs as much as all of them. */
    private static double dread(Position position) {
        CisternPosition p = (CisternPosition) position;
        boolean lost = p.decider() == Position.OVER && p.missing() > 0;
        return DREAD * (lost ? p.need() : p.missing());
    }

    @Override
    public double scale() {
        return POINTS.scale();
    }
}
