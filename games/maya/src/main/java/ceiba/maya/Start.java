package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Setup;

/** The preparation: cards and cubes are dealt; the start player and the blue tokens of each round are drawn by lot. */
final class Start {

    private Start() {}

    static MayaPosition position(Setup setup) {
        int seats = setup.seats();
        boolean expert = Maya.YES.equals(setup.variants().get(Maya.EXPERT));
        Numbers numbers = Numbers.of(seats, setup.variants().get(Maya.NUMBERS));
        MayaPosition p = new MayaPosition(seats, expert, numbers);
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
        Rng rng = new Rng(setup.seed());
        p.setStart(rng.below(seats));
        Secrets.drawBlueTokens(p, 1, rng);
        p.ask(p.start(), MayaStep.FIRST_CUBE, 0);
        p.settle();
        return p;
    }

    private static void takeCubes(MayaPosition p, int seat, int colour, int cubes) {
        p.addSupply(colour, -cubes);
        p.addCubes(seat, colour != seat, cubes);
    }
}
