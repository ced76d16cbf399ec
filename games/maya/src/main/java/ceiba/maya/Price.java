package ceiba.maya;

import ceiba.engine.Step;
import java.util.Map;

/** What a choice costs the seat that makes it: cubes out of its hand, gold bid, or points that would carry cubes. */
final class Price {

    private Price() {}

    static Map<String, Integer> of(int choice, MayaPosition p) {
        int option = choice & MayaStep.LAST_OPTION;
        int argument = Step.argument(p.step());
        return switch (choice >> MayaStep.OPTION_BITS) {
            case MayaStep.TURN -> of("cubes", Building.cubesSpent(option));
            case MayaStep.UNITS -> of("gold", Auction.amount(argument, option));
            case MayaStep.CARD -> of("carries", Transport.carriedBy(p, option));
            default -> Map.of();
        };
    }

    private static Map<String, Integer> of(String what, int number) {
        return number == 0 ? Map.of() : Map.of(what, number);
    }
}
