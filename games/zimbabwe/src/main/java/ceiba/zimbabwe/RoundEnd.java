package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

/** Revenues, and then the comparison that may end the match. */
final class RoundEnd {

    private RoundEnd() {}

    static void take(ZimbabwePosition p) {
        boolean over = p.round() == Box.ROUNDS;
        Turn.clear(p);
        for (int index = 0; index < p.seats(); index++) {
            int seat = p.order(index);
            payRevenue(p, seat);
            over |= p.margin(seat) >= 0;
        }
        if (over) {
            p.note(ZimbabweEvent.END, NOBODY, 0, 0, 0);
            p.pop();
        } else {
            p.clearMarkers();
            beginRound(p, p.round() + 1);
        }
    }

    static void beginRound(ZimbabwePosition p, int round) {
        p.setRound(round);
        p.note(ZimbabweEvent.ROUND, NOBODY, round, 0, 0);
        Auction.begin(p);
    }

    private static void payRevenue(ZimbabwePosition p, int seat) {
        int cards = onCards(p, seat);
        int level = p.highestLevel(seat);
        int god = ofGod(p, seat);
        clearCards(p, seat);
        p.addCattle(seat, cards);
        p.takeFromStock(seat, level + god);
        p.note(ZimbabweEvent.REVENUE, seat, cards, level, god);
    }

    /** The cattle on a seat's cards. */
    static int onCards(ZimbabwePosition p, int seat) {
        int cattle = p.worships(seat, QAMATA) ? p.godCattle() : 0;
        for (int card = 0; card < CRAFTS.length * Craft.CARDS; card++) {
            cattle += p.cardOwner(card) == seat ? p.cardCattle(card) : 0;
        }
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            cattle += p.specialistOwner(specialist) == seat ? p.specialistCattle(specialist) : 0;
        }
        return cattle;
    }

    /** What Engai gives. */
    static int ofGod(ZimbabwePosition p, int seat) {
        return p.worships(seat, ENGAI) ? Box.ENGAI_CATTLE : 0;
    }

    private static void clearCards(ZimbabwePosition p, int seat) {
        if (p.worships(seat, QAMATA)) {
            p.setGodCattle(0);
        }
        for (int card = 0; card < CRAFTS.length * Craft.CARDS; card++) {
            if (p.cardOwner(card) == seat) {
                p.setCardCattle(card, 0);
            }
        }
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            if (p.specialistOwner(specialist) == seat) {
                p.setSpecialistCattle(specialist, 0);
            }
        }
    }

    /** By points beyond the requirement, then Xango, then points, then who was earlier. */
    static boolean isAhead(ZimbabwePosition p, int one, int another) {
        if (p.margin(one) != p.margin(another)) {
            return p.margin(one) > p.margin(another);
        }
        if (p.worships(one, XANGO) || p.worships(another, XANGO)) {
            return one != another && p.worships(one, XANGO);
        }
        return p.points(one) != p.points(another)
                ? p.points(one) > p.points(another)
                : p.turnOf(one) < p.turnOf(another);
    }
}
