package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** A match from phase to phase: each one tells here when it is over. */
final class Round {

    /** The parts of a match, in their order; {@link MayaStep#phase} tells which steps belong to each. */
    enum Phase {
        START,
        AUCTION,
        DIG,
        REVEAL,
        TRANSPORT,
        BUILD,
        OVER
    }

    private Round() {}

    /** Goes on after a phase; scoring leaves nothing to decide and follows at once. */
    static void after(MayaPosition p, Phase phase) {
        switch (phase) {
            case START -> begin(p);
            case AUCTION -> Digging.begin(p);
            case DIG -> Distribution.begin(p);
            case REVEAL -> Transport.begin(p);
            case TRANSPORT -> Building.begin(p);
            case BUILD -> {
                Scoring.score(p);
                if (p.round() == Box.ROUNDS) {
                    end(p);
                } else {
                    Scoring.erode(p);
                    p.setRound(p.round() + 1);
                    begin(p);
                }
            }
            case OVER -> throw new IllegalStateException("nothing comes after the end");
        }
    }

    private static void begin(MayaPosition p) {
        p.note(MayaEvent.ROUND, NOBODY, p.round(), 0, 0);
        if (p.expert()) {
            Auction.begin(p);
        } else {
            Digging.begin(p);
        }
    }

    private static void end(MayaPosition p) {
        Scoring.forget(p);
        p.note(MayaEvent.END, NOBODY, 0, 0, 0);
        p.setActive(p.start());
        p.setStep(MayaStep.OVER);
    }
}
