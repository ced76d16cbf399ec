package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.TextBoard;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;

/** The table as text, for the terminal. */
final class MayaBoard extends TextBoard<MayaPosition> {

    private static final int NAME_WIDTH = 14;
    private static final int QUARRY_WIDTH = 34;

    MayaBoard(MayaPosition p, int observer, Texts texts) {
        super(p, observer, texts);
    }

    @Override
    protected void draw() {
        round();
        pyramids();
        quarries();
        auction();
        players();
    }

    private void round() {
        line(
                p.decider() == MayaPosition.OVER
                        ? texts.say("prompt.over")
                        : texts.say("board.round", p.round(), Box.ROUNDS, new Phrase.Seat(p.start())));
        line("");
    }

    /** Each pyramid on a line, from its bottom: the cubes, empty spaces, and the gold. */
    private void pyramids() {
        for (int pyramid : p.pyramids()) {
            StringBuilder line = new StringBuilder(pad(texts.say(ChoicePhrases.pyramid(pyramid)), NAME_WIDTH));
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                StringBuilder cubes = new StringBuilder();
                for (int colour = 0; colour < p.colours(); colour++) {
                    cubes.append(letter(colour).repeat(p.cubesOn(colour, pyramid, level)));
                }
                cubes.append(".".repeat(p.numbers().spaces(pyramid, level) - p.filled(pyramid, level)));
                line.append(level + 1)
                        .append('[')
                        .append(cubes)
                        .append("] ")
                        .append(p.numbers().first(pyramid, level))
                        .append('/')
                        .append(p.numbers().second(pyramid, level))
                        .append("   ");
            }
            line(line.toString().stripTrailing());
        }
        line("");
    }

    private void quarries() {
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            List<String> places = new ArrayList<>();
            for (int place = 0; place < p.numbers().places(quarry); place++) {
                places.add(String.valueOf(p.numbers().cubes(quarry, place)));
            }
            StringBuilder line = new StringBuilder(pad(texts.say(ChoicePhrases.quarry(quarry, p)), QUARRY_WIDTH))
                    .append(pad(String.join("/", places), 9))
                    .append('[');
            for (int slot = 0; slot < p.numbers().maxCards(quarry); slot++) {
                line.append(slot == 0 ? "" : " ").append(slot < p.cardsAt(quarry) ? card(quarry, slot) : ".");
            }
            line.append(']');
            if (p.workersAt() == quarry) {
                line.append(' ')
                        .append(letter(p.holder(TWO_WORKERS)))
                        .append('+')
                        .append(Box.TWO_WORKERS_POINTS);
            }
            for (int seat = 0; seat < p.seats(); seat++) {
                if ((p.shields(seat) >> quarry & 1) != 0) {
                    line.append(' ')
                            .append(texts.say("board.shield"))
                            .append(' ')
                            .append(letter(seat));
                }
            }
            line(line.toString());
        }
        line("");
    }

    private String card(int quarry, int slot) {
        int colour = p.colourAt(quarry, slot);
        int kind = p.kindAt(quarry, slot);
        boolean seen = Secrets.seesCard(p, observer, quarry, colour);
        return letter(colour)
                + (seen
                        ? String.valueOf(Card.VALUES[kind])
                        : texts.say("board.back." + Card.BACKS[Card.BACK_OF[kind]]));
    }

    private void auction() {
        if (p.expert() && p.round() < Secrets.firstHiddenRound(p)) {
            List<String> names = new ArrayList<>();
            for (int token = FIRST_BLUE; token < TOKENS.length; token++) {
                if ((p.offered(p.round()) >> (token - FIRST_BLUE) & 1) != 0) {
                    names.add(texts.say("token." + TOKENS[token]));
                }
            }
            line(texts.say("board.auction") + " " + String.join(", ", names));
            line("");
        }
    }

    private void players() {
        for (int seat = 0; seat < p.seats(); seat++) {
            line((p.decider() == seat ? "> " : "  ")
                    + letter(seat)
                    + " "
                    + pad(texts.say("seat", new Phrase.Seat(seat)), NAME_WIDTH)
                    + texts.say("board.player", p.gold(seat), p.cubes(seat, false), p.supply(seat))
                    + (p.hasNeutral() ? " · " + texts.say("board.neutral-cubes", p.cubes(seat, true)) : ""));
            List<String> more = new ArrayList<>();
            more.add(texts.say("board.hand") + " " + hand(seat));
            for (int token = 0; token < TOKENS.length; token++) {
                if (p.holds(seat, token)) {
                    more.add(texts.say("token." + TOKENS[token]));
                }
            }
            if (p.bid(seat) != MayaPosition.NO_BID) {
                more.add(texts.say("board.bid") + " "
                        + (Secrets.seesBid(p, observer, seat) ? String.valueOf(p.bid(seat)) : "?"));
            }
            line("      " + String.join(" · ", more));
        }
    }

    private String hand(int seat) {
        List<String> cards = new ArrayList<>();
        if (Secrets.knows(observer, seat)) {
            for (int kind = 0; kind < Card.kinds(); kind++) {
                for (int i = 0; i < Card.count(p.hand(seat), kind); i++) {
                    cards.add(kind == Card.NEUTRAL_KIND ? letter(NEUTRAL) : String.valueOf(Card.VALUES[kind]));
                }
            }
        } else {
            for (int back = 0; back < Card.BACKS.length; back++) {
                int count = Card.countOf(p.hand(seat), back);
                if (count > 0) {
                    cards.add(count + " " + texts.say("back." + Card.BACKS[back]));
                }
            }
        }
        return cards.isEmpty() ? "-" : String.join(" ", cards);
    }

    private String letter(int colour) {
        return p.named(colour) == NOBODY ? texts.say("neutral.letter") : texts.say("seat.letter." + colour);
    }
}
