package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the tribes still need in this era, and what will happen if nobody does anything more (3.4). */
final class Forecast {

    private Forecast() {}

    static Map<String, Object> of(TindayaPosition p) {
        Map<String, Object> born = Json.object();
        Map<String, Object> unfed = Json.object();
        Map<String, Object> waste = Json.object();
        Map<String, Object> unsheltered = Json.object();
        int totalWaste = p.totalWaste();
        int hungry = 0;
        int exposed = 0;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            int births = births(p, tribe);
            int mouths = p.natives(tribe) + births;
            int dead = Math.max(0, mouths - p.food(tribe));
            int wasted = wasted(p, tribe, mouths);
            int outside = Math.max(0, mouths - dead - p.shelter(tribe));
            put(born, tribe, births);
            put(unfed, tribe, dead);
            put(waste, tribe, wasted);
            put(unsheltered, tribe, outside);
            totalWaste += wasted;
            hungry += dead > 0 ? 1 : 0;
            exposed += outside > 0 ? 1 : 0;
        }
        boolean over = totalWaste > p.box().wastePerTribe * p.tribes();
        int[] wrath = new int[GODS.length];
        wrath[ACORAN] += hungry * p.box().hungerWrath;
        wrath[MONEIBA] += exposed * p.box().shelterWrath;
        for (int god = 0; god < GODS.length; god++) {
            wrath[god] += over ? p.box().wasteWrath : 0;
            wrath[god] += p.openSlots(god) == 0 ? -p.box().offeredCalm : p.box().deniedWrath;
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

    private static void put(Map<String, Object> json, int tribe, int number) {
        json.put(TRIBES[tribe], number);
    }

    private static int births(TindayaPosition p, int tribe) {
        int births = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            births += p.hasSettlement(hex) && p.natives(tribe, hex) >= 2 ? 1 : 0;
        }
        return Math.min(births, p.unborn(tribe));
    }

    /** Simple food that nobody eats, and what the store does not hold. */
    private static int wasted(TindayaPosition p, int tribe, int mouths) {
        int simple = 0;
        int overflow = 0;
        for (int good = 0; good < GOODS.length; good++) {
            if (isSimple(good)) {
                simple += p.good(tribe, good);
            } else {
                overflow += Math.max(0, p.good(tribe, good) - p.capacity(tribe, good));
            }
        }
        int left = Math.max(0, simple - mouths - p.granaries(tribe) * p.box().granary);
        return left + overflow;
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
