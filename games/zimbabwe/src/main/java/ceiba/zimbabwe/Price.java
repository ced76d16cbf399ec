package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;
import java.util.Map;

/**
 * What a choice costs the seat that makes it: cattle out of its hand. Plans are made on a copy, since several may ask about a
 * position at once.
 */
final class Price {

    private Price() {}

    static Map<String, Integer> of(int choice, ZimbabwePosition p) {
        int cattle = cattle(choice >> ZimbabweStep.OPTION_BITS, choice & ZimbabweStep.LAST_OPTION, p);
        return cattle == 0 ? Map.of() : Map.of("cattle", cattle);
    }

    private static int cattle(int kind, int option, ZimbabwePosition p) {
        int argument = Step.argument(p.top());
        return switch (kind) {
            case ZimbabweStep.GIFT -> option - Auction.fromStock(p, p.active(), option);
            case ZimbabweStep.TURN ->
                option >= Turn.HIRE && option < Turn.REPRICE
                        ? Box.SPECIALIST_CATTLE[(option - Turn.HIRE) % SPECIALISTS.length]
                        : 0;
            case ZimbabweStep.HERD -> Box.HERD_CATTLE[option];
            case ZimbabweStep.CRAFT -> option == ZimbabweStep.NONE ? 0 : Craft.CATTLE[option];
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> Craft.CATTLE[argument];
            case ZimbabweStep.PLAN -> ofSupplier(argument, option, p.copy());
            case ZimbabweStep.PRIMARY -> ofPrimary(argument, option, p.copy());
            default -> 0;
        };
    }

    private static int ofPrimary(int piece, int option, ZimbabwePosition p) {
        p.plans.begin(p.active());
        return p.plans.hubsBetween(piece, option % Box.CRAFTSMEN) + p.plans.price(option);
    }

    private static int ofSupplier(int plan, int option, ZimbabwePosition p) {
        p.plans.begin(p.active());
        p.plans.findOffers(Raising.square(plan));
        return option == Raising.CHEAPEST
                ? p.plans.findCheapest(Raising.missing(p, plan), Raising.families(plan))
                : p.plans.hubsTo(option) + p.plans.price(option);
    }
}
