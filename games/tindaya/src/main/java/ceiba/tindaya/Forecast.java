package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the tribes still need in this era, and what will happen if nobody does anything more (3.4). */
final class Forecast {

    /** What a tribe has to expect. */
    record OfTribe(int born, int unfed, int waste, int unsheltered) {}

    private Forecast() {}

    static OfTribe of(TindayaPosition p, int tribe) {
        int births = isToCome(p, EraEnd.REPRODUCTION) ? Reproduction.births(p, tribe) : 0;
        int mouths = p.natives(tribe) + births;
        int dead = isToCome(p, EraEnd.FEEDING) ? Math.max(0, mouths - p.food(tribe)) : 0;
        int wasted = isToCome(p, EraEnd.WASTE) ? wasted(p, tribe, mouths) : 0;
        int outside = isToCome(p, EraEnd.SHELTER) ? Math.max(0, mouths - dead - p.shelter(tribe)) : 0;
        return new OfTribe(births, dead, wasted, outside);
    }

    static Map<String, Object> of(TindayaPosition p) {
        Map<String, Object> born = Json.object();
        Map<String, Object> unfed = Json.object();
        Map<String, Object> waste = Json.object();
        Map<String, Object> unsheltered = Json.object();
        int[] wrath = new int[GODS.length];
        int totalWaste = p.totalWaste();
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            OfTribe one = of(p, tribe);
            put(born, tribe, one.born());
            put(unfed, tribe, one.unfed());
            put(waste, tribe, one.waste());
            put(unsheltered, tribe, one.unsheltered());
            totalWaste += one.waste();
            wrath[ACORAN] += one.unfed() > 0 ? p.box().hungerWrath : 0;
            wrath[MONEIBA] += one.unsheltered() > 0 ? p.box().shelterWrath : 0;
        }
        boolean over = isToCome(p, EraEnd.WASTE) && totalWaste > Waste.limit(p);
        for (int god = 0; god < GODS.length; god++) {
            wrath[god] += over ? p.box().wasteWrath : 0;
            wrath[god] += isToCome(p, EraEnd.OFFERINGS) ? Appeasement.change(p, god) : 0;
        }
        return Json.object(
                "born",
                born,
                "unfed",
                unfed,
                "waste",
                waste,
                "wasteOver",
                over,
                "unsheltered",
                unsheltered,
                "slotsOpen",
                Json.numbers(GODS, p::openSlots),
                "wrath",
                Json.numbers(GODS, god -> wrath[god]),
                "attacked",
                attacked(p),
                "survival",
                survival(p),
                "control",
                GameEnd.keepsControl(p));
    }

    /** Whether a step of the end of this era is not over yet. */
    private static boolean isToCome(TindayaPosition p, int step) {
        return p.depth() > 0 && p.endStep() <= step;
    }

    private static void put(Map<String, Object> json, int tribe, int number) {
        json.put(TRIBES[tribe], number);
    }

    /** Simple food that nobody eats, and what the store does not hold. */
    private static int wasted(TindayaPosition p, int tribe, int mouths) {
        int eaten = isToCome(p, EraEnd.FEEDING) ? mouths : 0;
        int simple = -eaten - p.granaries(tribe) * p.box().granary;
        int others = 0;
        for (int good = 0; good < GOODS.length; good++) {
            simple += isSimple(good) ? p.good(tribe, good) : 0;
            others += isSimple(good) ? 0 : Waste.lost(p, tribe, good);
        }
        return Math.max(0, simple) + others;
    }

    private static List<String> attacked(TindayaPosition p) {
        List<String> hexes = new ArrayList<>();
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            int island = p.ship(ship) == NOBODY ? Hexes.NONE : Ships.target(p, ship);
            int hex = island == Hexes.NONE ? Hexes.NONE : Ships.firstAttacked(p, island);
            while (hex != Hexes.NONE) {
                if (!hexes.contains(Hexes.name(hex))) {
                    hexes.add(Hexes.name(hex));
                }
                hex = Ships.nextSettlement(p, island, hex + 1);
            }
        }
        return hexes;
    }

    /** What a tribe lacks to survive: a noble, a villager, and in Alliance a settlement. */
    private static Map<String, Object> survival(TindayaPosition p) {
        Map<String, Object> json = Json.object();
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            json.put(
                    TRIBES[tribe],
                    Json.object(
                            "noble",
                            p.nobles(tribe) > 0,
                            "villager",
                            p.villagers(tribe) > 0,
                            "settlement",
                            p.settlementsOf(tribe) > 0));
        }
        return json;
    }
}
