package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/**
 * Phase C, the end of an era: ten steps, each done part by part, most of them tribe by tribe. How far it is lies in the
 * argument of its step: the number of the step from 0 and of its next part.
 */
final class EraEnd {

    static final int REPRODUCTION = 1;
    static final int FEEDING = 2;
    static final int WASTE = 3;
    static final int SHELTER = 4;
    static final int OFFERINGS = 5;
    static final int EVENTS = 6;
    static final int LEARNING = 7;
    static final int SURVIVAL = 8;
    static final int PROPHECIES = 9;
    static final int MAINTENANCE = 10;

    private static final int STEP_BITS = 4;

    private EraEnd() {}

    static void begin(TindayaPosition p) {
        p.replaceTop(Step.of(TindayaStep.END_OF_ERA, 0));
    }

    /** The number of the step that an argument is about. */
    static int stepOf(int argument) {
        return (argument & (1 << STEP_BITS) - 1) + 1;
    }

    /** How many parts of the step are done; the first of them asks the first tribe, if it asks anybody. */
    static int partOf(int argument) {
        return argument >>> STEP_BITS;
    }

    /** For reading: whether the end of an era can be so far. */
    static boolean canBeAt(TindayaPosition p, int argument) {
        int step = stepOf(argument);
        int part = partOf(argument);
        return step <= MAINTENANCE && part <= parts(p, step) && (step != EVENTS || part == 0 || haveAllSpoken(p));
    }

    private static boolean haveAllSpoken(TindayaPosition p) {
        return p.hasSpoken(TAMONANTE) && p.hasSpoken(TIBIABIN);
    }

    /** For reading: the place in the order of priority of the tribe that the part before asks. */
    static int askedLast(TindayaPosition p, int argument) {
        int part = partOf(argument) - 1;
        return switch (stepOf(argument)) {
            case FEEDING, WASTE -> part / 2;
            case PROPHECIES -> part % p.tribes();
            default -> Math.min(part, p.tribes() - 1);
        };
    }

    /** Carries out the next part of the present step, or goes on to the next step. */
    static void resolve(TindayaPosition p, int argument) {
        int step = stepOf(argument);
        int part = partOf(argument);
        if (part == 0) {
            p.setEndStep(step);
            p.note(TindayaEvent.END_STEP, p.active(), step, 0, 0);
            p.fixPriority();
        }
        if (part < parts(p, step)) {
            p.replaceTop(Step.of(TindayaStep.END_OF_ERA, (step - 1) | (part + 1) << STEP_BITS));
            carryOut(p, step, part);
        } else {
            p.replaceTop(Step.of(TindayaStep.END_OF_ERA, step));
        }
    }

    private static int parts(TindayaPosition p, int step) {
        return switch (step) {
            case REPRODUCTION -> p.tribes() + 1;
            case FEEDING -> 2 * p.tribes();
            case WASTE -> 2 * p.tribes() + 1;
            case SHELTER -> p.tribes();
            case OFFERINGS -> GODS.length;
            case EVENTS -> p.disasters() + p.ships() + 2;
            case PROPHECIES -> Fires.ROUNDS * p.tribes();
            default -> 1;
        };
    }

    private static void carryOut(TindayaPosition p, int step, int part) {
        switch (step) {
            case REPRODUCTION -> Reproduction.carryOut(p, part);
            case FEEDING -> Feeding.carryOut(p, part);
            case WASTE -> Waste.carryOut(p, part);
            case SHELTER -> Shelter.carryOut(p, p.priority(part));
            case OFFERINGS -> Appeasement.carryOut(p, part);
            case EVENTS -> events(p, part - 1);
            case LEARNING -> Learning.carryOut(p);
            case SURVIVAL -> Survival.carryOut(p);
            case PROPHECIES -> Fires.carryOut(p, part);
            default -> Maintenance.carryOut(p);
        }
    }

    /** What is unknown is revealed first; then the events of the card follow from left to right, ships last. */
    private static void events(TindayaPosition p, int event) {
        if (event < 0) {
            for (int seer = 0; seer < SEERS.length; seer++) {
                if (!p.hasSpoken(seer)) {
                    Strategy.reveal(p, seer);
                }
            }
            return;
        }
        p.setResolved(event);
        int ship = event - p.disasters();
        if (ship < 0) {
            Disasters.strike(p, p.disaster(event));
        } else if (ship < p.ships()) {
            Ships.attack(p, ship);
        }
    }
}
