package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** Phase 1, the distribution of the cubes: quarry after quarry, from the right, is revealed and its places are paid. */
final class Distribution {

    /** Where a colour without a card comes in the order of laying: after all others. */
    private static final int LAST = Quarry.MAX_CARDS;

    private Distribution() {}

    // ---------------------------------------------------------------- before anything is revealed

    static void begin(MayaPosition p) {
        if (p.holder(TWO_WORKERS) != NOBODY) {
            p.ask(p.holder(TWO_WORKERS), MayaStep.WORKERS, 0);
        } else {
            askForJoker(p);
        }
    }

    /** Any quarry; in the other reading only one where cards lie. */
    static long legalWorkers(MayaPosition p) {
        long legal = MayaStep.NONE_BIT;
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            boolean counts = p.cardsAt(quarry) > 0 || !p.has(MayaPosition.WORKERS_WITH_CARDS);
            legal |= counts ? 1L << quarry : 0;
        }
        return legal;
    }

    static void layWorkers(MayaPosition p, int option) {
        if (option != MayaStep.NONE) {
            p.setWorkersAt(option);
            p.note(MayaEvent.WORKERS, p.active(), option, Box.TWO_WORKERS_POINTS, 0);
        }
        askForJoker(p);
    }

    private static void askForJoker(MayaPosition p) {
        if (p.holder(JOKER) != NOBODY) {
            p.ask(p.holder(JOKER), MayaStep.JOKER_SHIELD, 0);
        } else {
            revealNext(p);
        }
    }

    static void layJoker(MayaPosition p, int option) {
        if (option != MayaStep.NONE) {
            p.setHolder(JOKER, NOBODY);
            p.note(MayaEvent.JOKER, p.active(), SHIELD, 0, 0);
            shield(p, option);
        }
        revealNext(p);
    }

    /** Quarries whose cards still lie face down. */
    static long legalShields(MayaPosition p) {
        long legal = 0;
        for (int quarry = p.revealed(); quarry < p.quarries(); quarry++) {
            legal |= p.cardsAt(quarry) > 0 ? 1L << quarry : 0;
        }
        return legal;
    }

    private static void shield(MayaPosition p, int quarry) {
        p.setShields(p.active(), p.shields(p.active()) | 1 << quarry);
        p.note(MayaEvent.SHIELD, p.active(), quarry, 0, 0);
    }

    // ---------------------------------------------------------------- a quarry

    static void revealNext(MayaPosition p) {
        int quarry = p.revealed();
        if (quarry == p.quarries()) {
            Round.after(p, Round.Phase.REVEAL);
            return;
        }
        p.setRevealed(quarry + 1);
        p.note(MayaEvent.QUARRY, NOBODY, quarry, 0, 0);
        for (int slot = 0; p.isWatched() && slot < p.cardsAt(quarry); slot++) {
            int colour = p.colourAt(quarry, slot);
            p.note(
                    MayaEvent.CARD_SHOWN,
                    p.named(colour),
                    quarry,
                    p.kindAt(quarry, slot),
                    totalUpTo(p, quarry, colour, slot));
        }
        askForTarget(p, quarry, 0);
    }

    /** The cards that lower a total do so in the order in which they were laid. */
    private static void askForTarget(MayaPosition p, int quarry, int from) {
        for (int slot = from; slot < p.cardsAt(quarry); slot++) {
            if (Card.lowers(p.kindAt(quarry, slot))) {
                p.ask(p.colourAt(quarry, slot), MayaStep.LOWER, slot);
                return;
            }
        }
        payPlaces(p, quarry);
    }

    /** The other colours at the quarry, unless they are shielded there; in the other reading also none of them. */
    static long legalTargets(MayaPosition p) {
        int quarry = p.revealed() - 1;
        long legal = 0;
        for (int colour = 0; colour < p.colours(); colour++) {
            boolean safe = colour == p.active() || (p.shields(colour) >> quarry & 1) != 0;
            if (!safe && isPresent(p, quarry, colour)) {
                legal |= 1L << colour;
            }
        }
        return legal != 0 && p.has(MayaPosition.MAY_LOWER) ? legal | MayaStep.NONE_BIT : legal;
    }

    static void lower(MayaPosition p, int slot, int target) {
        int quarry = p.revealed() - 1;
        p.setHits(target, p.hits(target) - Card.VALUES[p.kindAt(quarry, slot)]);
        p.note(MayaEvent.LOWER, p.active(), quarry, p.named(target), total(p, quarry, target));
        askForTarget(p, quarry, slot + 1);
    }

    static void lowerNobody(MayaPosition p, int slot) {
        int quarry = p.revealed() - 1;
        p.note(MayaEvent.LOWER_WASTED, p.active(), quarry, 0, 0);
        askForTarget(p, quarry, slot + 1);
    }

    /** A colour's total at the quarry that was revealed last. */
    static int total(MayaPosition p, int quarry, int colour) {
        return totalUpTo(p, quarry, colour, p.cardsAt(quarry) - 1) - p.hits(colour);
    }

    /** The total of the cards up to a slot, before anything lowers it. */
    static int totalUpTo(MayaPosition p, int quarry, int colour, int last) {
        int total = hasWorkers(p, quarry, colour) ? Box.TWO_WORKERS_POINTS : 0;
        for (int slot = 0; slot <= last; slot++) {
            if (p.colourAt(quarry, slot) == colour) {
                total += Math.max(0, Card.VALUES[p.kindAt(quarry, slot)]);
            }
        }
        return total;
    }

    private static boolean hasWorkers(MayaPosition p, int quarry, int colour) {
        return p.workersAt() == quarry && p.holds(colour, TWO_WORKERS);
    }

    static boolean isPresent(MayaPosition p, int quarry, int colour) {
        return firstCard(p, quarry, colour) < LAST || hasWorkers(p, quarry, colour);
    }

    static int firstCard(MayaPosition p, int quarry, int colour) {
        for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
            if (p.colourAt(quarry, slot) == colour) {
                return slot;
            }
        }
        return LAST;
    }

    // ---------------------------------------------------------------- places

    /** Cubes for each place, and the token for the first; a total below 1 has no place. */
    private static void payPlaces(MayaPosition p, int quarry) {
        int placed = 0;
        int best = best(p, quarry, p.hasNeutral() ? 1 << NEUTRAL : 0);
        for (int place = 0; place < p.numbers().places(quarry); place++) {
            int colour = best(p, quarry, placed);
            if (colour == NOBODY) {
                break;
            }
            placed |= 1 << colour;
            // the neutral colour's cubes go to the best real player
            int winner = colour < p.seats() ? colour : best;
            int cubes = Math.min(p.numbers().cubes(quarry, place), p.supply(colour));
            if (winner != NOBODY && cubes > 0) {
                p.addSupply(colour, -cubes);
                p.addCubes(winner, colour != winner, cubes);
                p.note(MayaEvent.DIG, winner, quarry, cubes, p.named(colour));
            }
        }
        for (int colour = 0; colour < p.colours(); colour++) {
            p.setHits(colour, 0);
        }
        giveToken(p, p.numbers().token(quarry), best);
    }

    /** The colour with the highest total of at least 1 among those not excluded; of equal ones the first to lay a card. */
    private static int best(MayaPosition p, int quarry, int excluded) {
        int best = NOBODY;
        int most = 0;
        int first = LAST;
        for (int colour = 0; colour < p.colours(); colour++) {
            int total = (excluded >> colour & 1) != 0 ? 0 : total(p, quarry, colour);
            if (total > 0 && total >= most) {
                int card = firstCard(p, quarry, colour);
                if (total > most || card < first) {
                    best = colour;
                    most = total;
                    first = card;
                }
            }
        }
        return best;
    }

    /** Whether a colour ranks before another at a quarry. */
    static boolean isAhead(MayaPosition p, int quarry, int colour, int other) {
        int total = total(p, quarry, colour);
        int difference = total - total(p, quarry, other);
        return total > 0
                && (difference > 0 || (difference == 0 && firstCard(p, quarry, colour) < firstCard(p, quarry, other)));
    }

    private static void giveToken(MayaPosition p, int token, int winner) {
        if (winner == NOBODY) {
            revealNext(p);
            return;
        }
        p.note(MayaEvent.TOKEN, winner, token, 0, 0);
        switch (token) {
            case SHIELD -> p.ask(winner, MayaStep.SHIELD, 0);
            case START_PLAYER -> p.ask(winner, MayaStep.NAME, 0);
            default -> {
                p.setHolder(token, winner);
                revealNext(p);
            }
        }
    }

    static void layShield(MayaPosition p, int quarry) {
        shield(p, quarry);
        revealNext(p);
    }

    static void name(MayaPosition p, int seat) {
        p.setStart(seat);
        p.note(MayaEvent.START, seat, p.active(), 0, 0);
        revealNext(p);
    }
}
