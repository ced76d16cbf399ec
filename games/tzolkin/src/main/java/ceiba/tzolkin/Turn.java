package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** A player's turn: beg if need be, then place workers or pick some up, never both. */
final class Turn {

    // Options: 0 to 52 pick up the worker there (see Gears), then these.
    static final int PLACE = Gears.BITS; // + gear
    static final int CLAIM = PLACE + GEARS.length;
    static final int BEG = CLAIM + 1; // + temple
    static final int END = TzolkinStep.NONE;

    private static final int POOR = 2;
    private static final int ALMS = 3;

    private Turn() {}

    static void begin(TzolkinPosition p, int seat) {
        p.setActive(seat);
        p.setPhase(TzolkinPosition.START);
        p.setPlaced(0);
        p.push(Step.of(TzolkinStep.TURN));
        p.note(TzolkinEvent.TURN, seat, 0, 0, 0);
    }

    static long legal(TzolkinPosition p) {
        int seat = p.active();
        return switch (p.phase()) {
            case TzolkinPosition.PLACING -> placeable(p, seat) | TzolkinStep.NONE_BIT;
            case TzolkinPosition.PICKING_UP -> p.workers(seat) | TzolkinStep.NONE_BIT;
            case TzolkinPosition.SPARED -> TzolkinStep.NONE_BIT;
            default -> {
                long legal = placeable(p, seat) | p.workers(seat) | beggable(p, seat);
                // Nothing to pick up, nothing affordable, nobody left to beg from: the gods have mercy.
                yield legal != 0 ? legal : cheapest(p);
            }
        };
    }

    static void take(TzolkinPosition p, int option) {
        int seat = p.active();
        if (option == END) {
            end(p, seat);
        } else if (option >= BEG) {
            beg(p, seat, option - BEG);
        } else if (option >= PLACE) {
            place(p, seat, option);
        } else {
            pickUp(p, seat, option);
        }
    }

    /** What placing costs: the space's number, and 0, 1, 2... for the first, second, third... worker of the turn. */
    static int price(TzolkinPosition p, int option) {
        int space = option == CLAIM ? 0 : Gears.lowestFree(p.occupied(), option - PLACE);
        return space + p.placed();
    }

    private static long placeable(TzolkinPosition p, int seat) {
        int highestSpace = p.corn(seat) - p.placed();
        if (p.hand(seat) == 0 || highestSpace < 0) {
            return 0;
        }
        long options = p.claimant() == TzolkinPosition.NOBODY ? 1L << CLAIM : 0;
        long occupied = p.occupied();
        for (int gear = 0; gear < GEARS.length; gear++) {
            int space = Gears.lowestFree(occupied, gear);
            if (space <= highestSpace && space <= Gears.LAST_SPACE[gear]) {
                options |= 1L << (PLACE + gear);
            }
        }
        return options;
    }

    /** The cheapest spaces, whatever they cost. The first-player space is taken, or it could have been paid. */
    private static long cheapest(TzolkinPosition p) {
        long occupied = p.occupied();
        int lowest = Integer.MAX_VALUE;
        long options = 0;
        for (int gear = 0; gear < GEARS.length; gear++) {
            int space = Gears.lowestFree(occupied, gear);
            if (space > Gears.LAST_SPACE[gear] || space > lowest) {
                continue;
            }
            if (space < lowest) {
                lowest = space;
                options = 0;
            }
            options |= 1L << (PLACE + gear);
        }
        return options;
    }

    private static void place(TzolkinPosition p, int seat, int option) {
        int price = price(p, option);
        boolean mercy = price > p.corn(seat);
        int paid = mercy ? p.corn(seat) : price;
        p.addHand(seat, -1);
        if (option == CLAIM) {
            p.setClaimant(seat);
            p.note(TzolkinEvent.CLAIM, seat, paid, 0, 0);
        } else {
            int gear = option - PLACE;
            int space = Gears.lowestFree(p.occupied(), gear);
            p.setWorkers(seat, p.workers(seat) | Gears.bit(gear, space));
            p.note(TzolkinEvent.PLACE, seat, gear, space, paid);
        }
        p.setGoods(seat, CORN, p.corn(seat) - paid);
        p.setPlaced(p.placed() + 1);
        p.setPhase(mercy ? TzolkinPosition.SPARED : TzolkinPosition.PLACING);
        if (mercy) {
            p.note(TzolkinEvent.MERCY, seat, 0, 0, 0);
        }
    }

    private static void pickUp(TzolkinPosition p, int seat, int place) {
        int gear = Gears.gearOf(place);
        int space = Gears.spaceOf(place);
        p.setWorkers(seat, p.workers(seat) & ~(1L << place));
        p.addHand(seat, 1);
        p.setPhase(TzolkinPosition.PICKING_UP);
        p.note(TzolkinEvent.PICK, seat, gear, space, 0);
        p.push(Step.of(TzolkinStep.ACTION, Action.worker(gear, space)));
    }

    /** Begging angers a god: one temple, down one step. */
    private static long beggable(TzolkinPosition p, int seat) {
        return p.corn(seat) <= POOR ? Temple.descendable(p, seat) << BEG : 0;
    }

    private static void beg(TzolkinPosition p, int seat, int temple) {
        p.note(TzolkinEvent.BEG, seat, temple, 0, 0);
        p.gain(seat, CORN, ALMS - p.corn(seat));
        Temple.descend(p, seat, temple);
    }

    private static void end(TzolkinPosition p, int seat) {
        p.pop();
        Building.refill(p);
        if (p.claimant() == seat && p.teeth() != 0) {
            int corn = Integer.bitCount(p.teeth());
            p.setTeeth(0);
            p.setGoods(seat, CORN, p.corn(seat) + corn);
            p.note(TzolkinEvent.COLLECT, seat, corn, 0, 0);
        }
        p.setTurns(p.turns() + 1);
        if (p.turns() < p.seats()) {
            begin(p, p.leftOf(seat));
        } else {
            Calendar.endRound(p);
        }
    }
}
