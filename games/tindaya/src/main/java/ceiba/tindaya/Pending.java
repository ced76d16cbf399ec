package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Step;
import java.util.List;

/**
 * What is to be done in a position that was read: which step can lie on which, whose decision it is and which arguments fit
 * the table. What passes can be played to its end.
 */
final class Pending {

    private final TindayaPosition p;
    private final Node json;

    private Pending(TindayaPosition p, Node json) {
        this.p = p;
        this.json = json;
    }

    /** Refuses what no match could come to; all the rest of the position holds together already. */
    static void check(TindayaPosition p, Node json) {
        Pending pending = new Pending(p, json);
        pending.checkActive();
        for (int index = 0; index < p.depth(); index++) {
            pending.checkStep(index);
        }
        pending.checkSecrets();
        pending.checkCounts();
        pending.checkMovers();
    }

    private void ensure(boolean holds, String field, String what) {
        if (!holds) {
            throw (json.has(field) ? json.get(field) : json).refusal(what);
        }
    }

    private void checkActive() {
        ensure(
                p.active() == p.seatOf(p.acting()),
                "active",
                "the " + TRIBES[p.acting()] + " are of seat " + p.seatOf(p.acting()));
    }

    // ---------------------------------------------------------------- which step lies on which

    private int kind(int index) {
        return index < 0 ? 0 : Step.kind(p.step(index));
    }

    private int argument(int index) {
        return Step.argument(p.step(index));
    }

    private void checkStep(int index) {
        int kind = kind(index);
        int below = kind(index - 1);
        boolean top = index == p.depth() - 1;
        List<Node> steps = json.has("pending") ? json.get("pending").items() : List.of();
        Node where = index < steps.size() ? steps.get(index) : json;
        String step = "'" + StepWords.write(p.step(index)) + "' ";
        if (!liesOn(kind, below)) {
            throw where.refusal(
                    step + (below == 0 ? "cannot lie at the bottom" : "cannot lie on '" + StepWords.kind(below) + "'"));
        }
        if (top && kind <= TindayaStep.LAST_DRIVER && !begins(kind, argument(index))) {
            throw where.refusal(step + "asks nothing: what is decided lies on top of it");
        }
        if (!fits(index)) {
            throw where.refusal(step + "does not fit what is on the table");
        }
        if (top && kind > TindayaStep.LAST_DRIVER && p.acting() != decider(index)) {
            throw where.refusal(
                    step + "is for the " + TRIBES[decider(index)] + " to decide, not for the " + TRIBES[p.acting()]);
        }
    }

    private static boolean liesOn(int kind, int below) {
        return switch (kind) {
            case TindayaStep.FIRST_SETTLEMENT,
                    TindayaStep.THIRD_VILLAGER,
                    TindayaStep.STRATEGY,
                    TindayaStep.TURNS,
                    TindayaStep.END_OF_ERA -> below == 0;
            case TindayaStep.SEER, TindayaStep.KEEP -> below == TindayaStep.STRATEGY;
            case TindayaStep.TURN -> below == TindayaStep.TURNS;
            case TindayaStep.AGAIN,
                    TindayaStep.SHOW,
                    TindayaStep.SELL,
                    TindayaStep.BUY,
                    TindayaStep.JAR,
                    TindayaStep.WALL,
                    TindayaStep.VASE -> below == TindayaStep.TURN;
            case TindayaStep.DEVELOP, TindayaStep.PRESERVE, TindayaStep.BATTLES, TindayaStep.OPTIONS ->
                below == TindayaStep.TURN || below == TindayaStep.AGAIN;
            case TindayaStep.HARVEST -> below == TindayaStep.PRESERVE;
            case TindayaStep.SLAUGHTER -> below == TindayaStep.HARVEST;
            case TindayaStep.SOURCE,
                    TindayaStep.GROUP,
                    TindayaStep.WAY,
                    TindayaStep.SAIL,
                    TindayaStep.ASHORE,
                    TindayaStep.HERO -> below == TindayaStep.BATTLES;
            case TindayaStep.OFFERING,
                    TindayaStep.PARTNER,
                    TindayaStep.BARTER_GIVE,
                    TindayaStep.BARTER_TAKE,
                    TindayaStep.ANSWER,
                    TindayaStep.COUNTER_GIVE,
                    TindayaStep.COUNTER_TAKE -> below == TindayaStep.OPTIONS;
            case TindayaStep.SACRIFICE -> below == TindayaStep.OFFERING;
            case TindayaStep.BORN,
                    TindayaStep.EAT,
                    TindayaStep.SAVE,
                    TindayaStep.FIRE,
                    TindayaStep.CALM,
                    TindayaStep.CATASTROPHE,
                    TindayaStep.ATTACK -> below == TindayaStep.END_OF_ERA;
            case TindayaStep.LOSE -> below == TindayaStep.END_OF_ERA || below == TindayaStep.CATASTROPHE;
            case TindayaStep.GUARD -> below == TindayaStep.CATASTROPHE || below == TindayaStep.ATTACK;
            case TindayaStep.PAY, TindayaStep.DISCARD -> below == TindayaStep.CATASTROPHE;
            case TindayaStep.TARGET, TindayaStep.ARMS -> below == TindayaStep.ATTACK;
            default -> false;
        };
    }

    /** A phase, or a step of the end of the era, may be about to begin. */
    private static boolean begins(int kind, int argument) {
        return switch (kind) {
            case TindayaStep.STRATEGY, TindayaStep.TURNS -> argument == 0;
            case TindayaStep.END_OF_ERA -> EraEnd.partOf(argument) == 0;
            default -> false;
        };
    }

    // ---------------------------------------------------------------- who decides

    private int decider(int index) {
        int argument = argument(index);
        int below = index == 0 ? 0 : argument(index - 1);
        return switch (kind(0)) {
            case TindayaStep.TURNS -> deciderOfTurn(index);
            case TindayaStep.FIRST_SETTLEMENT, TindayaStep.THIRD_VILLAGER -> Start.builder(p, argument);
            case TindayaStep.STRATEGY ->
                kind(index) == TindayaStep.KEEP ? p.priority(Strategy.keeper(below)) : p.acting();
            default ->
                switch (kind(index - 1)) {
                    case TindayaStep.CATASTROPHE -> p.priority(Catastrophes.askedLast(p, below));
                    case TindayaStep.ATTACK -> p.priority(Ships.askedLast(p, below));
                    default -> kind(index) == TindayaStep.CALM ? p.acting() : p.priority(EraEnd.askedLast(p, below));
                };
        };
    }

    /** Whose turn it is, except while the partner of a barter answers. */
    private int deciderOfTurn(int index) {
        int argument = argument(index);
        return switch (kind(index)) {
            case TindayaStep.ANSWER -> Barter.isCountered(argument) ? Barter.proposer(p) : Barter.partner(argument);
            case TindayaStep.COUNTER_GIVE, TindayaStep.COUNTER_TAKE -> Barter.partner(argument);
            default -> p.order(p.turnAt());
        };
    }

    // ---------------------------------------------------------------- what an argument may be

    private boolean fits(int index) {
        int argument = argument(index);
        int below = index == 0 ? 0 : argument(index - 1);
        return switch (kind(index)) {
            case TindayaStep.FIRST_SETTLEMENT, TindayaStep.THIRD_VILLAGER -> Start.canGoOn(p, kind(index), argument);
            case TindayaStep.STRATEGY -> Strategy.canBeAt(p, argument);
            case TindayaStep.END_OF_ERA -> EraEnd.canBeAt(p, argument);
            case TindayaStep.SEER -> argument == 0 && below == Strategy.AFTER_OMENS;
            case TindayaStep.KEEP -> argument == 0 && Strategy.canKeep(p, below);
            case TindayaStep.TURN -> argument <= Turn.ACTIONS_OF_A_TURN && (argument > 0 || index == p.depth() - 1);
            case TindayaStep.AGAIN -> argument < TindayaStep.ACTIONS.length;
            case TindayaStep.SOURCE, TindayaStep.GROUP, TindayaStep.WAY, TindayaStep.SAIL, TindayaStep.ASHORE ->
                Exploring.canBeAt(p, kind(index), argument);
            case TindayaStep.HERO -> argument < Hexes.COUNT && p.hasFort(argument) && natives(argument) > 0;
            case TindayaStep.OFFERING -> argument < Hexes.COUNT && p.terrain(argument) == VOLCANO;
            case TindayaStep.SACRIFICE -> Offering.canSacrifice(p, argument, below);
            case TindayaStep.PARTNER -> argument < Hexes.COUNT;
            case TindayaStep.BARTER_GIVE,
                    TindayaStep.BARTER_TAKE,
                    TindayaStep.ANSWER,
                    TindayaStep.COUNTER_GIVE,
                    TindayaStep.COUNTER_TAKE -> Barter.canBeAt(p, kind(index), argument);
            case TindayaStep.JAR -> argument == 0 && Invariants.crafts(p, JAR) < p.box().craftCards[JAR];
            case TindayaStep.BORN ->
                isAt(below, EraEnd.REPRODUCTION) && argument > 0 && argument <= Reproduction.unpicked(p, p.acting());
            case TindayaStep.EAT -> isAt(below, EraEnd.FEEDING) && argument == 0 && EraEnd.partOf(below) % 2 == 1;
            case TindayaStep.SAVE ->
                isAt(below, EraEnd.WASTE) && EraEnd.partOf(below) % 2 == 1 && Waste.canSave(p, p.acting(), argument);
            case TindayaStep.FIRE ->
                isAt(below, EraEnd.PROPHECIES)
                        && argument == (EraEnd.partOf(below) - 1) / p.tribes()
                        && p.payer(argument) == NOBODY;
            case TindayaStep.CALM -> isAt(below, EraEnd.PROPHECIES) && argument == 0;
            case TindayaStep.LOSE -> canLose(index, argument, below);
            case TindayaStep.CATASTROPHE -> isAt(below, EraEnd.EVENTS) && Catastrophes.canBeAt(p, argument);
            case TindayaStep.ATTACK -> isAt(below, EraEnd.EVENTS) && Ships.canBeAt(p, argument);
            case TindayaStep.GUARD ->
                kind(index - 1) == TindayaStep.CATASTROPHE
                        ? Catastrophes.canGuard(p, below, argument)
                        : Ships.canGuard(p, below, argument);
            case TindayaStep.PAY -> Catastrophes.canPay(p, below, argument);
            case TindayaStep.DISCARD -> Catastrophes.canDiscard(p, below, argument);
            case TindayaStep.TARGET -> Ships.canTarget(below, argument);
            case TindayaStep.ARMS -> Ships.canArm(p, below, argument);
            default -> argument == 0;
        };
    }

    private int natives(int hex) {
        return p.natives(p.acting(), hex);
    }

    private static boolean isAt(int argument, int step) {
        return EraEnd.stepOf(argument) == step && EraEnd.partOf(argument) > 0;
    }

    private boolean canLose(int index, int cause, int below) {
        if (kind(index - 1) == TindayaStep.CATASTROPHE) {
            return cause == BY_CATASTROPHE && Catastrophes.canLose(p, below);
        }
        return cause == BY_HUNGER
                ? isAt(below, EraEnd.FEEDING) && EraEnd.partOf(below) % 2 == 0
                : cause == BY_EXPOSURE && isAt(below, EraEnd.SHELTER);
    }

    // ---------------------------------------------------------------- what the step remembers

    /** Nobody has secret objectives of a deal that is still to come. */
    private void checkSecrets() {
        boolean dealt = p.depth() == 0
                || kind(0) == TindayaStep.TURNS
                || kind(0) == TindayaStep.END_OF_ERA
                || Strategy.isDealing(p);
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            for (int deal = Strategy.deal(p.era()) + (dealt ? 1 : 0); deal < 2; deal++) {
                if (p.inPlay(tribe) && p.dealt(tribe, deal, 0) != NOBODY) {
                    throw json.get("tribes").get(TRIBES[tribe]).get("secrets").refusal("these are still to be dealt");
                }
            }
        }
    }

    /** Only a few steps count something, most of them for the acting tribe alone. */
    private void checkCounts() {
        int top = p.depth() == 0 ? 0 : kind(p.depth() - 1);
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            boolean acting = tribe == p.acting();
            int counted = p.counted(tribe);
            boolean fits = counted == 0
                    || switch (top) {
                        case TindayaStep.BORN, TindayaStep.SAVE -> acting; // with what is left, see above
                        case TindayaStep.EAT -> acting && counted <= p.natives(tribe);
                        case TindayaStep.LOSE -> acting && counted <= p.natives(tribe);
                        case TindayaStep.ARMS -> !acting && counted <= p.natives(tribe, argument(p.depth() - 1));
                        default -> false;
                    };
            if (!fits) {
                throw json.get("tribes").get(TRIBES[tribe]).get("counted").refusal("this cannot be counted now");
            }
        }
        ensure(
                top != TindayaStep.ARMS || Battle.committed(p) <= Ships.attackers(p),
                "tribes",
                "more weapons are counted than there are attackers");
        ensure(
                top != TindayaStep.LOSE || p.counted(p.acting()) > 0,
                "tribes",
                "it is not counted how many natives are to be lost");
    }

    /** Who has moved is there; who has not finished moving has not used anything. */
    private void checkMovers() {
        boolean moving = false;
        boolean exploring = false;
        for (int index = 0; index < p.depth(); index++) {
            moving |= kind(index) == TindayaStep.BATTLES;
            exploring |= kind(index) == TindayaStep.BATTLES || kind(index) == TindayaStep.OPTIONS;
        }
        int tribe = p.depth() > 0 && kind(0) == TindayaStep.TURNS ? p.order(p.turnAt()) : p.acting();
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            if (p.movers(hex) != 0 && !(exploring && p.isLand(hex) && Exploring.moversFit(p, tribe, hex, moving))) {
                throw json.get("hexes").get(Hexes.name(hex)).get("movers").refusal("nobody there can have moved so");
            }
        }
    }
}
