package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** The four technologies: advancing, the bonus beyond the top, and what their levels add to actions. */
final class Technology {

    // Flags of the step ADVANCE.
    static final int PAID = 1;
    static final int OPTIONAL = 2;
    static final int AND_ANOTHER = 4;

    private static final int ARCHITECTURE_BONUS = 3;
    private static final int EXTRACTION_BONUS = 2;

    private Technology() {}

    /** Option n is technology n. */
    static long legal(TzolkinPosition p, int flags) {
        int seat = p.active();
        long options = (flags & OPTIONAL) != 0 ? TzolkinStep.NONE_BIT : 0;
        int resources = (flags & PAID) != 0 ? p.resources(seat) : Integer.MAX_VALUE;
        for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
            if (price(p, seat, technology) <= resources) {
                options |= 1L << technology;
            }
        }
        return options;
    }

    static void take(TzolkinPosition p, int flags, int technology) {
        if (technology == TzolkinStep.NONE) {
            return;
        }
        if ((flags & AND_ANOTHER) != 0) {
            p.push(Step.of(TzolkinStep.ADVANCE, PAID | OPTIONAL));
        }
        p.push(Step.of(TzolkinStep.LEARN, technology));
        if ((flags & PAID) != 0) {
            p.push(Step.of(TzolkinStep.PAY, price(p, p.active(), technology)));
        }
    }

    static boolean affordable(TzolkinPosition p, int seat) {
        int resources = p.resources(seat);
        for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
            if (price(p, seat, technology) <= resources) {
                return true;
            }
        }
        return false;
    }

    /** One level up, or the bonus for who is already at the top. */
    static void learn(TzolkinPosition p, int seat, int technology) {
        int level = p.level(seat, technology);
        if (level < TOP_LEVEL) {
            p.setLevel(seat, technology, level + 1);
            p.note(TzolkinEvent.ADVANCE, seat, technology, level + 1, 0);
            return;
        }
        p.note(TzolkinEvent.BONUS, seat, technology, 0, 0);
        switch (technology) {
            case AGRICULTURE -> p.push(Step.of(TzolkinStep.RAISE));
            case EXTRACTION -> p.push(Step.of(TzolkinStep.TAKE, EXTRACTION_BONUS));
            case ARCHITECTURE -> p.score(seat, ARCHITECTURE_BONUS, Source.ARCHITECTURE);
            default -> p.gain(seat, SKULL, 1);
        }
    }

    static int price(TzolkinPosition p, int seat, int technology) {
        return Board.TECHNOLOGY_PRICE[p.level(seat, technology)];
    }

    // ---------------------------------------------------------------- what the levels add

    /** Agriculture: 1 corn more in the jungle from level 1, 3 in all at level 3. */
    static int moreCorn(TzolkinPosition p, int seat) {
        return switch (p.level(seat, AGRICULTURE)) {
            case 0 -> 0;
            case TOP_LEVEL -> 3;
            default -> 1;
        };
    }

    /** Agriculture 2: 1 corn more from fishing. */
    static int moreFish(TzolkinPosition p, int seat) {
        return p.level(seat, AGRICULTURE) >= 2 ? 1 : 0;
    }

    /** Extraction 1: 1 wood more with wood from Yaxchilan or Palenque. */
    static int moreWood(TzolkinPosition p, int seat) {
        return p.level(seat, EXTRACTION) >= 1 ? 1 : 0;
    }

    /** Extraction 1, 2, 3: 1 wood, stone, gold more; Theology 3: 1 skull more. */
    static int moreFromYaxchilan(TzolkinPosition p, int seat, int good) {
        return switch (good) {
            case WOOD -> moreWood(p, seat);
            case STONE -> p.level(seat, EXTRACTION) >= 2 ? 1 : 0;
            case GOLD -> p.level(seat, EXTRACTION) >= 3 ? 1 : 0;
            case SKULL -> Theology.moreSkulls(p, seat);
            default -> 0;
        };
    }
}
