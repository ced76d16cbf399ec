package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/** Building a monument, or with Obatala two. */
final class Monuments {

    private Monuments() {}

    static long legal(ZimbabwePosition p) {
        p.sites.findForMonument();
        return p.allowSquares(p.sites.across, 0);
    }

    /** None at all if there is no room for a second one. */
    static long legalSecond(ZimbabwePosition p) {
        if (!p.sites.findForMonument()) {
            return 0;
        }
        p.allowNone();
        return p.allowSquares(p.sites.across, 0);
    }

    static void take(ZimbabwePosition p, int square) {
        build(p, square);
        if (p.worships(p.active(), OBATALA)) {
            p.replaceTop(Step.of(ZimbabweStep.SECOND_MONUMENT));
        } else {
            p.pop();
        }
    }

    static void takeSecond(ZimbabwePosition p, int option) {
        if (option != ZimbabweStep.NONE) {
            build(p, option);
        }
        p.pop();
    }

    private static void build(ZimbabwePosition p, int square) {
        p.addMonument(p.active(), square);
        p.note(ZimbabweEvent.BUILD, p.active(), square, 0, 0);
    }
}
