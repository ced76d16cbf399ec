package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** The actions of the five gears: which a worker may perform, at what price in corn, and what they do. */
final class Action {

    /** Argument of {@link TzolkinStep#ANY_ACTION}: it came with a tile and may be declined. */
    static final int OPTIONAL = 1;

    private static final int SMALL_ACTIONS = 5;
    private static final int FREE_CHOICE_OF_CHICHEN = 10;

    private Action() {}

    /** Argument of {@link TzolkinStep#ACTION}: where the worker stood. */
    static int worker(int gear, int space) {
        return gear << 4 | space;
    }

    static int gearOf(int worker) {
        return worker >> 4;
    }

    static int spaceOf(int worker) {
        return worker & 15;
    }

    /** Option n is action n. One that would do nothing is not offered: doing nothing is an option anyway. */
    static long legal(TzolkinPosition p, int worker) {
        int seat = p.active();
        int gear = gearOf(worker);
        long options = TzolkinStep.NONE_BIT;
        for (int action = 1; action <= Gears.LAST_ACTION[gear]; action++) {
            int price = price(p, seat, worker, action);
            if (price <= p.corn(seat) && possible(p, seat, gear, action, p.corn(seat) - price)) {
                options |= 1L << action;
            }
        }
        return options;
    }

    static void take(TzolkinPosition p, int worker, int action) {
        if (action != TzolkinStep.NONE) {
            use(p, gearOf(worker), action, price(p, p.active(), worker, action));
        }
    }

    /** Corn a worker pays for an action: 1 for each step down, none from the free choices; else out of reach. */
    static int price(TzolkinPosition p, int seat, int worker, int action) {
        int gear = gearOf(worker);
        int space = spaceOf(worker);
        boolean ahead = Theology.reachesAhead(p, seat, gear); // from space 9 that is the free choice
        if (space > Gears.LAST_ACTION[gear] || (ahead && space + 1 == FREE_CHOICE_OF_CHICHEN)) {
            return 0;
        }
        if (action <= space) {
            return space - action;
        }
        return ahead && action == space + 1 ? 0 : Integer.MAX_VALUE;
    }

    // ---------------------------------------------------------------- any action of the small gears

    static long legalAny(TzolkinPosition p, int flags) {
        int seat = p.active();
        long options = (flags & OPTIONAL) != 0 ? TzolkinStep.NONE_BIT : 0;
        int corn = p.corn(seat) - Board.CORN_FOR_ANY_ACTION;
        if (corn >= 0) {
            for (int option = 0; option < option(UXMAL, 5); option++) {
                if (possible(p, seat, anyGear(option), anyAction(option), corn)) {
                    options |= 1L << option;
                }
            }
        }
        return options;
    }

    static void takeAny(TzolkinPosition p, int option) {
        if (option != TzolkinStep.NONE) {
            use(p, anyGear(option), anyAction(option), Board.CORN_FOR_ANY_ACTION);
        }
    }

    static int option(int gear, int action) {
        return gear * SMALL_ACTIONS + action - 1;
    }

    static int anyGear(int option) {
        return option / SMALL_ACTIONS;
    }

    static int anyAction(int option) {
        return option % SMALL_ACTIONS + 1;
    }

    // ---------------------------------------------------------------- what the actions need and do

    private static boolean possible(TzolkinPosition p, int seat, int gear, int action, int corn) {
        return switch (gear) {
            case PALENQUE -> action == 1 || Harvest.legal(p, action) != 0;
            case YAXCHILAN -> action != 4 || p.skullBank() > 0;
            case TIKAL ->
                switch (action) {
                    case 1, 3 -> Technology.affordable(p, seat);
                    case 2 -> Building.affordable(p, Building.TIKAL_2, corn);
                    case 4 -> Building.affordable(p, Building.TIKAL_4, corn);
                    default -> p.resources(seat) > 0 && Temple.risable(p, seat) != 0;
                };
            case UXMAL ->
                switch (action) {
                    case 1 -> corn >= Board.CORN_FOR_TEMPLE && Temple.risable(p, seat) != 0;
                    case 2 -> corn >= Board.MARKET[WOOD] || p.resources(seat) > 0;
                    case 3 -> p.bank(seat) > 0;
                    case 4 -> Building.affordable(p, Building.UXMAL_4, corn);
                    default -> corn >= Board.CORN_FOR_ANY_ACTION;
                };
            default -> p.has(seat, SKULL) > 0 && (p.placedSkulls() >> action & 1) == 0;
        };
    }

    private static void use(TzolkinPosition p, int gear, int action, int price) {
        int seat = p.active();
        p.note(TzolkinEvent.USE, seat, gear, action, price);
        p.setGoods(seat, CORN, p.corn(seat) - price);
        switch (gear) {
            case PALENQUE -> palenque(p, seat, action);
            case YAXCHILAN -> yaxchilan(p, seat, action);
            case TIKAL -> tikal(p, action);
            case UXMAL -> uxmal(p, seat, action);
            default -> chichenItza(p, seat, action);
        }
    }

    private static void palenque(TzolkinPosition p, int seat, int action) {
        if (action == 1) {
            p.gain(seat, CORN, Board.FISHING + Technology.moreFish(p, seat));
        } else {
            p.push(Step.of(TzolkinStep.HARVEST, action));
        }
    }

    private static void yaxchilan(TzolkinPosition p, int seat, int action) {
        for (int good = CORN; good <= SKULL; good++) {
            int amount = Board.YAXCHILAN_GOODS[good][action];
            if (amount > 0) {
                p.gain(seat, good, amount + Technology.moreFromYaxchilan(p, seat, good));
            }
        }
    }

    private static void tikal(TzolkinPosition p, int action) {
        switch (action) {
            case 1 -> p.push(Step.of(TzolkinStep.ADVANCE, Technology.PAID));
            case 2 -> p.push(Step.of(TzolkinStep.BUILD, Building.TIKAL_2));
            case 3 -> p.push(Step.of(TzolkinStep.ADVANCE, Technology.PAID | Technology.AND_ANOTHER));
            case 4 -> p.push(Step.of(TzolkinStep.BUILD, Building.TIKAL_4));
            default -> {
                p.push(Step.of(TzolkinStep.RAISE_TWO));
                p.push(Step.of(TzolkinStep.PAY, 1));
            }
        }
    }

    private static void uxmal(TzolkinPosition p, int seat, int action) {
        switch (action) {
            case 1 -> {
                p.pay(seat, CORN, Board.CORN_FOR_TEMPLE);
                p.push(Step.of(TzolkinStep.RAISE));
            }
            case 2 -> p.push(Step.of(TzolkinStep.MARKET));
            case 3 -> addWorker(p, seat);
            case 4 -> p.push(Step.of(TzolkinStep.BUILD, Building.UXMAL_4));
            default -> p.push(Step.of(TzolkinStep.ANY_ACTION));
        }
    }

    private static void chichenItza(TzolkinPosition p, int seat, int action) {
        p.setGoods(seat, SKULL, p.has(seat, SKULL) - 1);
        p.setPlacedSkulls(p.placedSkulls() | 1 << action);
        p.note(TzolkinEvent.SKULL, seat, action, 0, 0);
        p.score(seat, Board.CHICHEN_POINTS[action], Source.CHICHEN_ITZA);
        Temple.rise(p, seat, Board.CHICHEN_TEMPLE[action]);
        Theology.askForOffer(p, seat);
        if (Board.CHICHEN_RESOURCE[action] > 0) {
            p.push(Step.of(TzolkinStep.TAKE, Board.CHICHEN_RESOURCE[action]));
        }
    }

    static void addWorker(TzolkinPosition p, int seat) {
        if (p.bank(seat) > 0) {
            p.setBank(seat, p.bank(seat) - 1);
            p.addHand(seat, 1);
            p.note(TzolkinEvent.WORKER, seat, 0, 0, 0);
        }
    }
}
