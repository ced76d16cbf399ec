package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

/** A Food Day, after the turns of its round: feeding, the change of age, the rewards of the temples. */
final class FoodDay {

    private static final int CORN_PER_WORKER = 2;
    static final int POINTS_PER_HUNGRY = -3;
    private static final int CHANGE_OF_AGE = 1;

    /** Farms that feed workers, and farms that make each need 1 corn less, as sets of buildings. */
    private static final int FEEDING_FARMS = buildingsThat(Effect.FEEDS);

    private static final int CHEAPER_FARMS = buildingsThat(Effect.CHEAPER);

    private FoodDay() {}

    /** Whether this round is one: also the round after a Food Day that a double advance jumped over. */
    static boolean isNow(TzolkinPosition p) {
        return p.foodDays() < Board.FOOD_DAYS.length && p.round() >= Board.FOOD_DAYS[p.foodDays()];
    }

    static void hold(TzolkinPosition p) {
        int day = p.foodDays();
        for (int seat = 0; seat < p.seats(); seat++) {
            feed(p, seat);
        }
        p.setFoodDays(day + 1);
        if (day == CHANGE_OF_AGE) {
            changeAge(p);
        }
        boolean middleOfAge = day % 2 == 0;
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            if (middleOfAge) {
                giveGoods(p, temple);
            } else {
                givePoints(p, temple, day / 2);
            }
        }
    }

    /** Workers that no farm and no wealth tile feeds. */
    private static int hungryWorkers(TzolkinPosition p, int seat) {
        int free = Wealth.fedFree(p, seat);
        for (int left = p.buildings(seat) & FEEDING_FARMS; left != 0; left &= left - 1) {
            free += Tile.building(Integer.numberOfTrailingZeros(left) + 1).feeds;
        }
        return Math.max(0, p.workersInPlay(seat) - free);
    }

    /** Corn for each of them. */
    private static int cornPerWorker(TzolkinPosition p, int seat) {
        return Math.max(0, CORN_PER_WORKER - Integer.bitCount(p.buildings(seat) & CHEAPER_FARMS));
    }

    /** Corn that feeding everybody would take today. */
    static int cornNeeded(TzolkinPosition p, int seat) {
        return hungryWorkers(p, seat) * cornPerWorker(p, seat);
    }

    /** Workers that would stay hungry today. */
    static int hungry(TzolkinPosition p, int seat) {
        return hungry(p, seat, p.corn(seat));
    }

    /** The same with so much corn. */
    static int hungry(TzolkinPosition p, int seat, int corn) {
        return hungryWorkers(p, seat) - fed(p, seat, corn);
    }

    /** Workers that so much corn would feed today. */
    private static int fed(TzolkinPosition p, int seat, int corn) {
        int price = cornPerWorker(p, seat);
        int hungry = hungryWorkers(p, seat);
        return price == 0 ? hungry : Math.min(hungry, corn / price);
    }

    private static void feed(TzolkinPosition p, int seat) {
        int price = cornPerWorker(p, seat);
        int hungry = hungryWorkers(p, seat);
        int fed = fed(p, seat, p.corn(seat));
        p.note(TzolkinEvent.FEED, seat, p.workersInPlay(seat) - hungry + fed, fed * price, 0);
        p.setGoods(seat, CORN, p.corn(seat) - fed * price);
        if (hungry > fed) {
            p.note(TzolkinEvent.HUNGER, seat, hungry - fed, 0, 0);
            p.score(seat, POINTS_PER_HUNGRY * (hungry - fed), Source.HUNGER);
        }
    }

    private static void changeAge(TzolkinPosition p) {
        p.note(TzolkinEvent.AGE, TzolkinPosition.NOBODY, 2, 0, 0);
        while (p.draw(1) != 0) {
            // the rest of the first deck leaves the match unseen
        }
        for (int slot = 0; slot < ROW; slot++) {
            p.setBuildingAt(slot, 0);
        }
        Building.refill(p);
    }

    /** Middle of an age: the goods of the own step and of all below it. */
    private static void giveGoods(TzolkinPosition p, int temple) {
        int[] goods = Board.TEMPLE_GOODS[temple];
        for (int step = 0; step < goods.length; step++) {
            if (goods[step] < 0 || (goods[step] == SKULL && !enoughSkulls(p, temple, step))) {
                continue;
            }
            for (int seat = 0; seat < p.seats(); seat++) {
                if (p.step(seat, temple) >= step) {
                    p.gain(seat, goods[step], 1);
                }
            }
        }
    }

    /** If the bank cannot give a skull to everybody entitled, nobody gets one. */
    private static boolean enoughSkulls(TzolkinPosition p, int temple, int step) {
        int entitled = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.step(seat, temple) >= step) {
                entitled++;
            }
        }
        return entitled <= p.skullBank();
    }

    /** End of an age: the points of the own step, and a bonus for the highest; half of it for each if several are. */
    private static void givePoints(TzolkinPosition p, int temple, int age) {
        int highest = 0;
        int sharing = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            int step = p.step(seat, temple);
            if (step > highest) {
                highest = step;
                sharing = 0;
            }
            if (step == highest) {
                sharing++;
            }
        }
        int bonus = Board.TEMPLE_BONUS[temple][age] / (sharing == 1 ? 1 : 2);
        for (int seat = 0; seat < p.seats(); seat++) {
            int step = p.step(seat, temple);
            p.score(seat, Board.TEMPLE_POINTS[temple][step] + (step == highest ? bonus : 0), Source.TEMPLES);
        }
    }

    private static int buildingsThat(Effect effect) {
        int tiles = 0;
        for (int building = 1; building <= BUILDINGS; building++) {
            tiles |= Effect.of(Tile.building(building).effects[0]) == effect ? Tile.bit(building) : 0;
        }
        return tiles;
    }
}
