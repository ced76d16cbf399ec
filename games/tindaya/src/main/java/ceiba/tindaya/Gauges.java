package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Gauge;
import java.util.List;

/** The numbers that people watch (3.3). Those of a seat with two tribes are of both together. */
final class Gauges {

    static final List<Gauge> ALL = List.of(
            Gauge.ofTable("wrath-acoran"),
            Gauge.ofTable("wrath-moneiba"),
            Gauge.ofTable("slots-acoran"),
            Gauge.ofTable("slots-moneiba"),
            Gauge.ofTable("waste"),
            Gauge.ofTable("native-islands"),
            Gauge.ofTable("foreign-islands"),
            Gauge.ofTable("forts"),
            Gauge.ofTable("fires"),
            Gauge.ofSeat("natives"),
            Gauge.ofSeat("nobles"),
            Gauge.ofSeat("food"),
            Gauge.ofSeat("shelter"),
            Gauge.ofSeat("weapons"),
            Gauge.ofSeat("prisoners"),
            Gauge.ofSeat("wasted"),
            Gauge.ofSeat("mission"));

    private static final int OF_SEATS = 9;

    private Gauges() {}

    static double of(TindayaPosition p, int number, int seat) {
        if (number < OF_SEATS) {
            return ofTable(p, number);
        }
        int sum = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            sum += p.inPlay(tribe) && p.seatOf(tribe) == seat ? ofTribe(p, number, tribe) : 0;
        }
        return sum;
    }

    private static double ofTable(TindayaPosition p, int number) {
        return switch (number) {
            case 0, 1 -> p.wrath(number);
            case 2, 3 -> p.openSlots(number - 2);
            case 4 -> p.totalWaste();
            case 5 -> GameEnd.nativeIslands(p);
            case 6 -> GameEnd.foreignIslands(p);
            case 7 -> p.forts();
            default -> (p.payer(0) == NOBODY ? 0 : 1) + (p.payer(1) == NOBODY ? 0 : 1);
        };
    }

    private static int ofTribe(TindayaPosition p, int number, int tribe) {
        return switch (number) {
            case 9 -> p.natives(tribe);
            case 10 -> p.nobles(tribe);
            case 11 -> p.food(tribe) - p.natives(tribe);
            case 12 -> p.shelter(tribe) - p.natives(tribe);
            case 13 -> p.weapons(tribe);
            case 14 -> p.prisoners(tribe);
            case 15 -> p.waste(tribe);
            default -> p.isDominion() ? FinalScore.commonMet(p, tribe) : Missions.have(p, tribe);
        };
    }
}
