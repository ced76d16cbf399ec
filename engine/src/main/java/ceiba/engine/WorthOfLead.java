package ceiba.engine;

/** See {@link Worth#of}. A side has the mean of what its seats have. */
record WorthOfLead(double scale, Aim aim, boolean heedsRivals) implements Worth {

    @Override
    public double reached(Position position, int seat) {
        return aim.reached(position, seat);
    }

    @Override
    public double glance(Position position, int seat, Expected expected) {
        double sum = expected.of(position, seat);
        int side = position.side(seat);
        int partners = 1;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.side(other) == side) {
                sum += expected.of(position, other);
                partners++;
            }
        }
        return partners == 1 ? sum : sum / partners;
    }

    @Override
    public void all(Position position, Expected expected, double[] worth) {
        int seats = position.seats();
        for (int seat = 0; seat < seats; seat++) {
            worth[seat] = expected.of(position, seat);
        }
        shareAmongPartners(position, worth);
        int best = 0;
        for (int seat = 1; seat < seats; seat++) {
            best = worth[seat] > worth[best] ? seat : best;
        }
        double first = worth[best];
        double second = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            if (position.side(seat) != position.side(best)) {
                second = Math.max(second, worth[seat]);
            }
        }
        if (second == Double.NEGATIVE_INFINITY) {
            return; // nobody stands against them
        }
        for (int seat = 0; seat < seats; seat++) {
            worth[seat] -= position.side(seat) == position.side(best) ? second : first;
        }
    }

    /** Every seat gets the mean of its side. */
    private static void shareAmongPartners(Position position, double[] worth) {
        int seats = position.seats();
        for (int seat = 0; seat < seats; seat++) {
            int side = position.side(seat);
            double sum = 0;
            int partners = 0;
            boolean first = true;
            for (int other = 0; other < seats; other++) {
                if (position.side(other) == side) {
                    first &= other >= seat;
                    sum += worth[other];
                    partners++;
                }
            }
            if (first && partners > 1) { // later ones would share what is shared already
                for (int other = seat; other < seats; other++) {
                    worth[other] = position.side(other) == side ? sum / partners : worth[other];
                }
            }
        }
    }
}
