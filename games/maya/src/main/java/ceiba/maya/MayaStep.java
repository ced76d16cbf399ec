package ceiba.maya;

import ceiba.engine.Step;

/**
 * The kinds of decisions: what each is about, which of its options are legal and what they do. Each has at most 64 options.
 * There is always one at a time on the position's stack.
 */
final class MayaStep {

    /** The match is over. */
    static final int OVER = 0;
    /** Where to set a cube before the first round. */
    static final int FIRST_CUBE = 1;
    /** The tens of a bid. */
    static final int TENS = 2;
    /** The units of a bid. Argument: its tens, a secret. */
    static final int UNITS = 3;
    /** Which blue token to take. Argument: how many bidders have taken theirs. */
    static final int PICK = 4;
    /** At which quarry to lay a card, or no more. */
    static final int DIG = 5;
    /** Which card to lay. Argument: the quarry. */
    static final int CARD = 6;
    /** Where to lay the token Two workers. */
    static final int WORKERS = 7;
    /** Where to lay the joker as a shield. */
    static final int JOKER_SHIELD = 8;
    /** Whose total to lower. Argument: which card of the quarry does it. */
    static final int LOWER = 9;
    /** Where to lay the shield. */
    static final int SHIELD = 10;
    /** Who becomes the start player. */
    static final int NAME = 11;
    /** Whether the joker serves as a sled. Argument: how many have carried their cubes. */
    static final int SLED = 12;
    /** How many own cubes to leave behind, neutral ones for the rest. Argument: how many have carried, cubes too many. */
    static final int LEAVE = 13;
    /** Building: the move, tokens, ending the turn. */
    static final int TURN = 14;
    /** Where to set a cube of a double move. Argument: whether neutral, and how many are left. */
    static final int PLACE = 15;
    /** Which cube to take off. */
    static final int FROM = 16;
    /** On which pyramid to set a cube at the bottom. Argument: the place it comes from plus 1, 0 for the supply. */
    static final int TO = 17;

    static final int LAST = TO;

    static final int OPTION_BITS = 6;
    static final int LAST_OPTION = (1 << OPTION_BITS) - 1;

    /** The option to do nothing, or nothing more. */
    static final int NONE = LAST_OPTION;

    static final long NONE_BIT = 1L << NONE;

    /** To skip a secret choice would betray that it is the only one; and a turn is ended by its player. */
    static final long ALWAYS_ASKED = 1L << UNITS | 1L << CARD | 1L << TURN;

    private MayaStep() {}

    // ---------------------------------------------------------------- the phases that the steps belong to

    static Round.Phase phase(int kind) {
        if (kind == OVER) {
            return Round.Phase.OVER;
        }
        if (kind == FIRST_CUBE) {
            return Round.Phase.START;
        }
        return isAuction(kind)
                ? Round.Phase.AUCTION
                : isDigging(kind)
                        ? Round.Phase.DIG
                        : isDistribution(kind)
                                ? Round.Phase.REVEAL
                                : isTransport(kind) ? Round.Phase.TRANSPORT : Round.Phase.BUILD;
    }

    static boolean isAuction(int kind) {
        return kind >= TENS && kind <= PICK;
    }

    static boolean isDigging(int kind) {
        return kind == DIG || kind == CARD;
    }

    static boolean isDistribution(int kind) {
        return kind >= WORKERS && kind <= NAME;
    }

    static boolean isTransport(int kind) {
        return kind == SLED || kind == LEAVE;
    }

    static boolean isBuilding(int kind) {
        return kind >= TURN;
    }

    // ---------------------------------------------------------------- what they ask and do

    /** The legal options of the decision, as bits. */
    static long legal(MayaPosition p, int kind, int argument) {
        return switch (kind) {
            case FIRST_CUBE -> FirstCubes.legal(p);
            case TENS -> Auction.legalTens(p);
            case UNITS -> Auction.legalUnits(p, argument);
            case PICK -> Auction.legalPicks(p);
            case DIG -> Digging.legal(p);
            case CARD -> Digging.legalCards(p, argument);
            case WORKERS -> Distribution.legalWorkers(p);
            case JOKER_SHIELD -> Distribution.legalShields(p) | NONE_BIT;
            case LOWER -> Distribution.legalTargets(p);
            case SHIELD -> Distribution.legalShields(p);
            case NAME -> (1L << p.seats()) - 1;
            case SLED -> Transport.USE_OR_NOT;
            case LEAVE -> Transport.legalToLeave(p, argument);
            case TURN -> Building.legal(p);
            case PLACE -> Building.legalPlaces(p, argument);
            case FROM -> Relocation.legalFrom(p, p.active());
            case TO -> Relocation.legalTo(p, argument);
            default -> throw new IllegalStateException("no decision: " + kind);
        };
    }

    /** Carries out the decision; what is to be decided next is then in the position. */
    static void take(MayaPosition p, int kind, int argument, int option) {
        switch (kind) {
            case FIRST_CUBE -> FirstCubes.take(p, option);
            case TENS -> p.setStep(Step.of(UNITS, option));
            case UNITS -> Auction.bid(p, argument, option);
            case PICK -> Auction.pick(p, argument, option);
            case DIG -> Digging.take(p, option);
            case CARD -> Digging.lay(p, argument, option);
            case WORKERS -> Distribution.layWorkers(p, option);
            case JOKER_SHIELD -> Distribution.layJoker(p, option);
            case LOWER -> {
                if (option == NONE) {
                    Distribution.lowerNobody(p, argument);
                } else {
                    Distribution.lower(p, argument, option);
                }
            }
            case SHIELD -> Distribution.layShield(p, option);
            case NAME -> Distribution.name(p, option);
            case SLED -> Transport.useJoker(p, argument, option);
            case LEAVE -> Transport.leave(p, argument, option);
            case TURN -> Building.take(p, option);
            case PLACE -> Building.place(p, argument, option);
            case FROM -> p.setStep(Step.of(TO, option + 1));
            case TO -> Relocation.take(p, argument, option);
            default -> throw new IllegalStateException("no decision: " + kind);
        }
    }

    /** Goes on where a decision has no option at all. */
    static void skip(MayaPosition p, int kind, int argument) {
        switch (kind) {
            case LOWER -> Distribution.lowerNobody(p, argument);
            case SHIELD -> Distribution.revealNext(p);
            case PLACE -> Building.endMove(p);
            default -> throw new IllegalStateException("nothing can be chosen: " + kind);
        }
    }
}
