package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.FeatureKnowledge;
import ceiba.engine.Features;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.Arrays;

/**
 * What matters in Tindaya: people, food, shelter, goods for the gods, the wrath, and what the tribes must have in the end.
 * The same features weigh differently in Alliance and in Dominion, so each mode has its own; those of a seat with two tribes
 * are of both together.
 */
final class TindayaKnowledge extends FeatureKnowledge {

    private static final String[] NAMES = {
        "always",
        "nobles",
        "second nobles",
        "villagers",
        "first villagers",
        "settlements",
        "first settlements",
        "settlements of known trades with natives",
        "food missing",
        "food beyond the need",
        "natives without shelter",
        "simple goods that will be wasted",
        "complex goods",
        "preserved food",
        "wood",
        "clay",
        "mineral",
        "goods beyond capacity",
        "weapons",
        "prisoners",
        "cubes in store",
        "cylinders in store",
        "trades",
        "first inventions",
        "second inventions",
        "cave",
        "animals",
        "raw tokens",
        "idols",
        "solidarity idols",
        "lasting crafts",
        "mission missing",
        "missions met",
        "common objectives met",
        "natives in danger of what is foreseen",
        "settlements in danger of what is foreseen",
        "settlements attacked beyond weapons",
        "has passed",
        "births to come",
        "waste",
        "monopolies",
        "secret objectives met",
        "units given in this era",
        "goods that open slots ask for",
        "open slots of Acoran",
        "open slots of Moneiba",
        "cards of gods that are full",
        "wrath of Acoran",
        "wrath of Moneiba",
        "wrath close to the end",
        "forts",
        "islands more native than foreign",
        "control lost",
        "waste over the limit",
        "fires in the hand",
        "nobles on volcanoes"
    };

    private static final Features FEATURES = named();
    private static final int MOMENTS_OF_AN_ERA = 2;

    TindayaKnowledge() {
        super(new TindayaWorth(), FEATURES);
    }

    private static Features named() {
        Features features = new Features();
        for (String mode : MODES) {
            features.add(Arrays.stream(NAMES).map(name -> mode + ": " + name).toArray(String[]::new));
        }
        return features;
    }

    @Override
    public int moments() {
        return ERAS * MOMENTS_OF_AN_ERA;
    }

    /** Each era has a first half, in which there are markers left, and a second one. */
    @Override
    public int moment(Position position) {
        TindayaPosition p = (TindayaPosition) position;
        int cubes = 0;
        int used = 0;
        for (int index = 0; index < p.tribes(); index++) {
            cubes += p.hasPassed(p.order(index)) ? 0 : p.cubes(p.order(index));
            used += p.usedCubes(p.order(index));
        }
        return (p.era() - 1) * MOMENTS_OF_AN_ERA + (used > cubes || p.endStep() > 0 ? 1 : 0);
    }

    @Override
    public int[] knots() {
        int[] knots = new int[moments()];
        Arrays.setAll(knots, moment -> moment);
        return knots;
    }

    @Override
    public boolean quiet(Position position) {
        TindayaPosition p = (TindayaPosition) position;
        int kind = Step.kind(p.top());
        return p.depth() == 0
                || kind == TindayaStep.TURN
                || kind == TindayaStep.OPTIONS
                || kind == TindayaStep.FIRST_SETTLEMENT
                || (kind > TindayaStep.LAST_DRIVER && PositionJson.root(p) == TindayaStep.END_OF_ERA);
    }

    @Override
    public boolean answers(Position position) {
        return Step.kind(((TindayaPosition) position).top()) == TindayaStep.ANSWER;
    }

    /** Tribes have a little more or less of everything. */
    @Override
    public void stir(Position start, Rng rng) {
        TindayaPosition p = (TindayaPosition) start;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            p.addGood(tribe, RAW + rng.below(RAWS.length), rng.below(3));
            p.addGood(tribe, Glossary.PRESERVED + rng.below(TRADES.length), rng.below(3));
            p.addWeapons(tribe, rng.below(3));
        }
    }

    @Override
    public void describe(Position position, int seat, float[] f) {
        TindayaPosition p = (TindayaPosition) position;
        Arrays.fill(f, 0);
        int at = p.isDominion() ? NAMES.length : 0;
        f[at] = 1;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            if (p.inPlay(tribe) && p.seatOf(tribe) == seat) {
                describeTribe(p, tribe, f, at + 1);
            }
        }
        describeTable(p, f, at + 1);
    }

    private static void describeTribe(TindayaPosition p, int tribe, float[] f, int first) {
        int at = first;
        int natives = p.natives(tribe);
        int births = 0;
        int settlements = 0;
        int productive = 0;
        int animals = 0;
        int volcanoes = 0;
        int nativesInDanger = 0;
        int settlementsInDanger = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            int here = p.natives(tribe, hex);
            if (here > 0) {
                births += p.hasSettlement(hex) && here >= 2 ? 1 : 0;
                volcanoes += p.terrain(hex) == VOLCANO ? p.nobles(tribe, hex) : 0;
                nativesInDanger += Danger.strikes(p, hex) ? here : 0;
            }
            if (p.controller(hex) == tribe) {
                settlements++;
                productive += Production.produces(p, tribe, hex) ? 1 : 0;
                animals += p.inside(hex);
                settlementsInDanger += Danger.strikes(p, hex) ? 1 : 0;
            }
        }
        boolean ending = p.endStep() > 0;
        births = ending ? 0 : Math.min(births, p.unborn(tribe));
        int mouths = natives + births;
        int simple = 0;
        int complex = 0;
        int over = 0;
        for (int good = 0; good < GOODS.length; good++) {
            int units = p.good(tribe, good);
            if (isSimple(good)) {
                simple += units;
            } else {
                over += Math.max(0, units - p.capacity(tribe, good));
                complex += good < Glossary.PRESERVED ? units : 0;
            }
        }
        int food = p.food(tribe);
        int first1 = 0;
        int second = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            first1 += p.inventions(tribe, trade) > 0 ? 1 : 0;
            second += p.inventions(tribe, trade) > 1 ? 1 : 0;
        }
        boolean fed = p.endStep() > EraEnd.FEEDING;
        f[at++] += p.nobles(tribe);
        f[at++] += p.nobles(tribe) > 1 ? 1 : 0;
        f[at++] += p.villagers(tribe);
        f[at++] += p.villagers(tribe) > 0 ? 1 : 0;
        f[at++] += settlements;
        f[at++] += settlements > 0 ? 1 : 0;
        f[at++] += productive;
        f[at++] += fed ? 0 : Math.max(0, mouths - food);
        f[at++] += Math.clamp(food - mouths, 0, 6);
        f[at++] += p.endStep() > EraEnd.SHELTER ? 0 : Math.max(0, mouths - p.shelter(tribe));
        f[at++] += fed ? simple : Math.max(0, simple - mouths);
        f[at++] += complex;
        f[at++] += p.preserved(tribe);
        f[at++] += Math.min(p.good(tribe, WOOD), 4);
        f[at++] += Math.min(p.good(tribe, CLAY), 4);
        f[at++] += Math.min(p.good(tribe, MINERAL), 4);
        f[at++] += over;
        f[at++] += Math.min(p.weapons(tribe), 5);
        f[at++] += p.prisoners(tribe);
        f[at++] += p.cubes(tribe);
        f[at++] += p.cylinders(tribe);
        f[at++] += Integer.bitCount(p.knownTrades(tribe));
        f[at++] += first1;
        f[at++] += second;
        f[at++] += p.hasCave(tribe) ? 1 : 0;
        f[at++] += animals;
        f[at++] += p.tokens(tribe, 0) + p.tokens(tribe, 1) + p.tokens(tribe, 2);
        f[at++] += p.idols(tribe);
        f[at++] += 0; // which idols others hold is their secret
        f[at++] += Integer.bitCount(p.jars(tribe))
                + p.granaries(tribe)
                + (p.hasOutrigger(tribe) ? 1 : 0)
                + (p.hasCloaks(tribe) ? 1 : 0);
        f[at++] += p.isDominion() ? 0 : Math.max(0, Missions.need(p) - Missions.have(p, tribe));
        f[at++] += !p.isDominion() && Missions.isMet(p, tribe) ? 1 : 0;
        f[at++] += p.isDominion() ? FinalScore.commonMet(p, tribe) : 0;
        f[at++] += nativesInDanger;
        f[at++] += settlementsInDanger;
        f[at++] += Danger.attacked(p, tribe);
        f[at++] += p.hasPassed(tribe) ? 1 : 0;
        f[at++] += births;
        f[at++] += p.waste(tribe);
        f[at++] += monopolies(p, tribe);
        f[at++] += 0; // secret objectives are secret
        f[at++] += p.given(tribe, ACORAN) + p.given(tribe, MONEIBA);
        f[at++] += asked(p, tribe);
        f[first + NAMES.length - 2] += volcanoes;
    }

    private static int monopolies(TindayaPosition p, int tribe) {
        int points = 0;
        for (int raw = 0; p.isDominion() && raw < RAWS.length; raw++) {
            points += FinalScore.monopoly(p, tribe, raw);
        }
        return points;
    }

    /** Units in store that open slots ask for. */
    private static int asked(TindayaPosition p, int tribe) {
        int units = 0;
        for (int god = 0; god < GODS.length; god++) {
            int counted = 0;
            for (int slot = 0; slot < p.slots(); slot++) {
                int need = p.need(god, slot);
                if (p.filled(god, slot) == 0 && need != BLOOD && (counted >> need & 1) == 0) {
                    counted |= 1 << need;
                    units += Math.min(p.openSlots(god, need), p.good(tribe, need));
                }
            }
        }
        return units;
    }

    private static void describeTable(TindayaPosition p, float[] f, int first) {
        int at = first + NAMES.length - 1 - 12;
        boolean judged = p.endStep() > EraEnd.OFFERINGS;
        int natives = GameEnd.nativeIslands(p);
        int foreign = GameEnd.foreignIslands(p);
        int full = 0;
        for (int god = 0; god < GODS.length; god++) {
            int open = judged ? 0 : p.openSlots(god);
            f[at++] = open;
            full += !judged && open == 0 ? 1 : 0;
        }
        f[at++] = full;
        f[at++] = p.wrath(ACORAN);
        f[at++] = p.wrath(MONEIBA);
        f[at++] = Math.max(0, p.wrath(ACORAN) - p.box().red) + Math.max(0, p.wrath(MONEIBA) - p.box().red);
        int forts = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            forts += p.hasFort(hex) ? 1 : 0;
        }
        f[at++] = forts;
        f[at++] = natives - foreign;
        f[at++] = natives == 0 || foreign > natives ? 1 : 0;
        f[at++] = p.totalWaste() > p.box().wastePerTribe * p.tribes() ? 1 : 0;
        f[at] = (p.payer(0) == NOBODY ? 0 : 1) + (p.payer(1) == NOBODY ? 0 : 1);
    }
}
