package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import ceiba.engine.TextBoard;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table as text, for the terminal. */
final class ZimbabweBoard extends TextBoard<ZimbabwePosition> {

    private static final int NAME_WIDTH = 16;
    private static final int SQUARE_WIDTH = 3;

    ZimbabweBoard(ZimbabwePosition p, int observer, Texts texts) {
        super(p, observer, texts);
    }

    @Override
    protected void draw() {
        line(p.depth() == 0 ? texts.say("prompt.over") : texts.say("board.round", p.round()));
        line("");
        map();
        auction();
        cards();
        gods();
        players();
    }

    /** Each square takes three characters: a monument its owner's letter and level, a craftsman his letter and craft. */
    private void map() {
        List<String> printed = Tiles.rows(p.seats(), PositionJson.tiles(p));
        StringBuilder head = new StringBuilder("   ");
        for (int column = 0; column < printed.size(); column++) {
            head.append(' ').append((char) ('a' + column)).append(' ');
        }
        line(head.toString().stripTrailing());
        for (int row = 0; row < printed.size(); row++) {
            StringBuilder line =
                    new StringBuilder(row < 9 ? " " : "").append(row + 1).append(' ');
            for (int column = 0; column < printed.size(); column++) {
                line.append(pad(square(Squares.of(column, row), printed.get(row).charAt(column)), SQUARE_WIDTH));
            }
            line(line.toString().stripTrailing());
        }
        line("");
        line(texts.say("board.legend"));
        line("");
    }

    private String square(int square, char printed) {
        if (p.is(PieceTable.MONUMENTS, square)) {
            return letter(p.monumentOwner(square)) + p.level(square);
        }
        int piece = pieceOn(square);
        if (piece >= 0) {
            return letter(p.owner(piece)) + texts.say("craft.letter." + CRAFTS[Craft.of(piece)]);
        }
        if (p.is(MapTable.WATER, square)) {
            return " ~";
        }
        int resource = p.resourceOn(square);
        if (resource >= 0) {
            String letter = texts.say("resource.letter." + RESOURCES[p.resourceKind(resource)]);
            return (p.usedOnce() >>> resource & 1) != 0 ? "x" + letter.toLowerCase(Locale.ROOT) : " " + letter;
        }
        return printed == Tiles.START_AREA ? " *" : printed == Tiles.NOTHING ? "" : " .";
    }

    private int pieceOn(int square) {
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                for (int own : PositionReader.squaresOf(Craft.of(piece), p.site(piece))) {
                    if (own == square) {
                        return piece;
                    }
                }
            }
        }
        return -1;
    }

    private void auction() {
        if (p.depth() == 0 || Step.kind(p.step(0)) != ZimbabweStep.GIFT) {
            return;
        }
        List<String> plaques = new ArrayList<>();
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            int seat = p.plaqueOf(plaque);
            plaques.add((seat == NOBODY ? texts.say("god.shadipinyi") : letter(seat)) + " " + p.onPlaque(plaque));
        }
        line(texts.say("board.plaques") + " " + String.join(" · ", plaques));
        line("");
    }

    private void cards() {
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            List<String> owners = new ArrayList<>();
            for (int card = craft * Craft.CARDS; card < (craft + 1) * Craft.CARDS; card++) {
                owners.add(
                        p.cardOwner(card) == NOBODY
                                ? texts.say("board.free-card", Craft.REQUIREMENT[card])
                                : texts.say(
                                        "board.card",
                                        new Phrase.Seat(p.cardOwner(card)),
                                        p.price(card),
                                        p.cardCattle(card)));
            }
            line(pad(texts.say("craft." + CRAFTS[craft]), NAME_WIDTH)
                    + String.join(" · ", owners)
                    + " · "
                    + texts.say("board.pieces-left", Box.CRAFTSMEN - p.pieces(craft)));
        }
        line("");
    }

    private void gods() {
        List<String> free = new ArrayList<>();
        for (int god = 0; god < GODS.length; god++) {
            if (p.isInPlay(god) && p.worshipper(god) == NOBODY) {
                free.add(texts.say("god." + GODS[god]) + " " + signed(Box.GOD_REQUIREMENT[god]));
            }
        }
        line(texts.say("board.gods") + " " + String.join(" · ", free));
        if (!p.isFirstGame()) {
            List<String> specialists = new ArrayList<>();
            for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
                if (p.specialistOwner(specialist) == NOBODY) {
                    specialists.add(texts.say("specialist." + SPECIALISTS[specialist])
                            + " "
                            + signed(Box.SPECIALIST_REQUIREMENT[specialist]));
                }
            }
            line(texts.say("board.specialists") + " " + String.join(" · ", specialists));
        }
        line("");
    }

    private static String signed(int number) {
        return number < 0 ? String.valueOf(number) : "+" + number;
    }

    private void players() {
        for (int index = 0; index < p.seats(); index++) {
            int seat = p.order(index);
            List<String> more = new ArrayList<>();
            if (p.god(seat) != NOBODY) {
                more.add(texts.say("god." + GODS[p.god(seat)]));
            }
            for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
                if (p.specialistOwner(specialist) == seat) {
                    more.add(texts.say("specialist." + SPECIALISTS[specialist]));
                }
            }
            line((p.decider() == seat ? "> " : "  ")
                    + letter(seat)
                    + " "
                    + pad(texts.say("seat", new Phrase.Seat(seat)), NAME_WIDTH)
                    + texts.say(
                            "board.player",
                            (int) p.points(seat),
                            p.requirement(seat),
                            p.cattle(seat),
                            RoundEnd.onCards(p, seat) + p.highestLevel(seat) + RoundEnd.ofGod(p, seat))
                    + (more.isEmpty() ? "" : " · " + String.join(" · ", more)));
        }
    }

    private String letter(int seat) {
        return texts.say("seat.letter." + seat);
    }
}
