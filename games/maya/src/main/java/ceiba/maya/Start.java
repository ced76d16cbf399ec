package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Setup;

/** The preparation: cards and cubes are dealt; the start player and the blue tokens of each round are drawn by lot. */
final class Start {

    private Start() {}

    static MayaPosition position(Setup setup) {
        int seats = setup.seats();
        int rules = bit(setup, Maya.EXPERT, Maya.YES, MayaPosition.EXPERT)
                | bit(setup, Maya.LOWERING, Maya.MAY, MayaPosition.MAY_LOWER)
                | bit(setup, Maya.WORKERS, Maya.WITH_CARDS, MayaPosition.WORKERS_WITH_CARDS)
                | bit(setup, Maya.BEGINNER, Maya.FIRST_SEAT, MayaPosition.FIRST_SEAT_BEGINS);
        Numbers numbers = Numbers.of(seats, setup.variants().get(Maya.NUMBERS));
        MayaPosition p = new MayaPosition(seats, rules, numbers);
        p.setRound(1);
        for (int colour = 0; colour < p.colours(); colour++) {
            p.setSupply(colour, Box.CUBES);
        }
        for (int seat = 0; seat < seats; seat++) {
            p.setHand(seat, Card.fullHand(seats));
            p.addGold(seat, p.expert() ? Box.EXPERT_GOLD : 0);
            takeCubes(p, seat, seat, Box.CUBES_AT_START);
            if (p.hasNeutral()) {
                takeCubes(p, seat, NEUTRAL, Box.NEUTRAL_CUBES);
            }
        }
        Rng rng = setup.rng();
        int drawn = rng.below(seats); // also where it does not count, so that all else is dealt alike
        p.setStart(p.has(MayaPosition.FIRST_SEAT_BEGINS) ? 0 : drawn);
        Secrets.drawBlueTokens(p, 1, rng);
        p.ask(p.start(), MayaStep.FIRST_CUBE, 0);
        p.settle();
        return p;
    }

    private static int bit(Setup setup, String variant, String value, int bit) {
        return value.equals(setup.variants().get(variant)) ? bit : 0;
    }

    private static void takeCubes(MayaPosition p, int seat, int colour, int cubes) {
        p.addSupply(colour, -cubes);
        p.addCubes(seat, colour != seat, cubes);
    }
}
