package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;

/** What an observer cannot see: others' cards until they are revealed, others' bids, the blue tokens to come. */
final class Secrets {

    private Secrets() {}

    /** Whether the observer may know what a seat keeps to itself. */
    static boolean knows(int observer, int seat) {
        return observer == seat || observer == Position.EVERYTHING;
    }

    /** Whether the observer knows the cards of a colour at a quarry. */
    static boolean seesCard(MayaPosition p, int observer, int quarry, int colour) {
        return quarry < p.revealed() || colour >= p.seats() || knows(observer, colour);
    }

    /** Bids are open once there are all of them. */
    static boolean seesBid(MayaPosition p, int observer, int seat) {
        return Step.kind(p.step()) == MayaStep.PICK || knows(observer, seat);
    }

    /** The first round whose blue tokens have not been turned up. */
    static int firstHiddenRound(MayaPosition p) {
        return Step.kind(p.step()) == MayaStep.FIRST_CUBE ? p.round() : p.round() + 1;
    }

    static void redraw(MayaPosition p, int observer, Rng rng) {
        for (int seat = 0; seat < p.seats(); seat++) {
            if (seat != observer) {
                redrawCards(p, seat, rng);
                redrawBid(p, seat, rng);
            }
        }
        drawBlueTokens(p, firstHiddenRound(p), rng);
    }

    /** All cards of a seat that are not revealed are mixed, each back for itself. */
    private static void redrawCards(MayaPosition p, int seat, Rng rng) {
        int hidden = p.hand(seat);
        for (int quarry = p.revealed(); quarry < p.quarries(); quarry++) {
            for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
                if (p.colourAt(quarry, slot) == seat) {
                    hidden = Card.with(hidden, p.kindAt(quarry, slot));
                }
            }
        }
        for (int quarry = p.revealed(); quarry < p.quarries(); quarry++) {
            for (int slot = 0; slot < p.cardsAt(quarry); slot++) {
                if (p.colourAt(quarry, slot) == seat) {
                    int kind = draw(hidden, Card.BACK_OF[p.kindAt(quarry, slot)], rng);
                    hidden = Card.without(hidden, kind);
                    p.setKindAt(quarry, slot, kind);
                }
            }
        }
        p.setHand(seat, hidden);
    }

    private static int draw(int cards, int back, Rng rng) {
        int number = rng.below(Card.countOf(cards, back));
        int kind = -1;
        while (number >= 0) {
            kind++;
            number -= Card.BACK_OF[kind] == back ? Card.count(cards, kind) : 0;
        }
        return kind;
    }

    private static void redrawBid(MayaPosition p, int seat, Rng rng) {
        int kind = Step.kind(p.step());
        if (kind == MayaStep.UNITS && p.active() == seat) {
            p.setStep(Step.of(MayaStep.UNITS, rng.below(p.gold(seat) + 1) / 10));
        } else if (kind != MayaStep.PICK && p.bid(seat) != MayaPosition.NO_BID) {
            p.setBid(seat, rng.below(p.gold(seat) + 1));
        }
    }

    /** For each round from this one on: as many of the four as there are players, less one. */
    static void drawBlueTokens(MayaPosition p, int firstRound, Rng rng) {
        for (int round = firstRound; p.expert() && round <= Box.ROUNDS; round++) {
            int tokens = (1 << BLUE_TOKENS) - 1;
            while (Integer.bitCount(tokens) >= p.seats()) {
                int number = rng.below(Integer.bitCount(tokens));
                int left = tokens;
                for (int i = 0; i < number; i++) {
                    left &= left - 1;
                }
                tokens &= ~Integer.lowestOneBit(left);
            }
            p.setOffered(round, tokens);
        }
    }
}
