package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.TextBoard;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The table as text, for the terminal. */
final class TzolkinBoard extends TextBoard<TzolkinPosition> {

    private static final String DUMMY = "#";

    TzolkinBoard(TzolkinPosition p, int observer, Texts texts) {
        super(p, observer, texts);
    }

    @Override
    protected void draw() {
        calendar();
        gears();
        temples();
        tiles();
        players();
    }

    private void calendar() {
        if (p.foodDays() == Board.FOOD_DAYS.length) {
            line(texts.say("prompt.over"));
        } else {
            Phrase foodDay = FoodDay.isNow(p)
                    ? Phrase.of("board.food-day.now")
                    : Phrase.of("board.food-day.in", Board.FOOD_DAYS[p.foodDays()] - p.round());
            line(texts.say("board.round", p.round(), Board.LAST_ROUND, foodDay));
        }
        String claimant = p.claimant() == TzolkinPosition.NOBODY ? "-" : letter(p.claimant());
        line(texts.say("board.teeth", Integer.bitCount(p.teeth()), p.skullBank(), new Phrase.Seat(p.first())));
        line(texts.say("board.first-player") + " [" + claimant + "]");
        line("");
    }

    private void gears() {
        for (int gear = 0; gear < GEARS.length; gear++) {
            StringBuilder line = new StringBuilder(pad(texts.say(TzolkinPhrases.gear(gear)), 13));
            for (int space = 0; space < Gears.TEETH[gear]; space++) {
                boolean numbered = space <= Gears.LAST_SPACE[gear];
                line.append(numbered ? String.valueOf(space) : "")
                        .append('[')
                        .append(occupant(gear, space))
                        .append("] ");
            }
            line(line.toString().stripTrailing());
        }
        String jungle = IntStream.rangeClosed(2, 5)
                .mapToObj(action -> texts.say("board.jungle.stack", action, p.jungleCorn(action), p.jungleWood(action)))
                .collect(Collectors.joining("   "));
        line(texts.say("board.jungle") + " " + jungle);
        line(texts.say("board.placed-skulls") + " " + (p.placedSkulls() == 0 ? "-" : numbers(p.placedSkulls(), 0)));
        line("");
    }

    private String occupant(int gear, int space) {
        long place = Gears.bit(gear, space);
        for (int seat = 0; seat < p.seats(); seat++) {
            if ((p.workers(seat) & place) != 0) {
                return letter(seat);
            }
        }
        return (p.dummies() & place) != 0 ? DUMMY : " ";
    }

    private void temples() {
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            StringBuilder line = new StringBuilder(pad(texts.say(TzolkinPhrases.temple(temple)), 24));
            for (int step = 0; step <= Board.top(temple); step++) {
                StringBuilder here = new StringBuilder();
                for (int seat = 0; seat < p.seats(); seat++) {
                    here.append(p.step(seat, temple) == step ? letter(seat) : "");
                }
                int good = Board.TEMPLE_GOODS[temple][step];
                line.append(Board.TEMPLE_POINTS[temple][step])
                        .append(good < 0 ? "" : "+" + texts.say("good." + GOODS[good]))
                        .append('[')
                        .append(here)
                        .append("] ");
            }
            line(line.toString().stripTrailing());
        }
        line("");
    }

    private void tiles() {
        line(texts.say("board.buildings", p.deckSize(p.age())));
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building != 0) {
                line("  "
                        + texts.say(
                                "board.tile",
                                TzolkinPhrases.building(building),
                                TzolkinPhrases.cost(Tile.building(building))));
            }
        }
        line(texts.say("board.monuments"));
        for (int slot = 0; slot < ROW; slot++) {
            int monument = p.monumentAt(slot);
            if (monument != 0) {
                line("  "
                        + texts.say(
                                "board.tile",
                                TzolkinPhrases.monument(monument),
                                TzolkinPhrases.cost(Tile.monument(monument))));
            }
        }
        line("");
    }

    private void players() {
        for (int seat = 0; seat < p.seats(); seat++) {
            String marks = (p.first() == seat ? " (1)" : "") + (p.light(seat) ? "" : " " + texts.say("board.dark"));
            line((p.decider() == seat ? "> " : "  ")
                    + letter(seat)
                    + " "
                    + pad(texts.say("board.seat", new Phrase.Seat(seat)) + marks, 24)
                    + texts.say(
                            "board.player",
                            p.points(seat),
                            p.corn(seat),
                            p.has(seat, WOOD),
                            p.has(seat, STONE),
                            p.has(seat, GOLD),
                            p.has(seat, SKULL),
                            p.hand(seat),
                            p.workersInPlay(seat)));
            List<String> more = new ArrayList<>();
            for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
                more.add(texts.say(TzolkinPhrases.technology(technology)) + " " + p.level(seat, technology));
            }
            more.add(texts.say("board.harvest-tiles", p.cornTiles(seat), p.woodTiles(seat)));
            if (p.buildings(seat) != 0) {
                more.add(texts.say("board.own-buildings") + " " + numbers(p.buildings(seat), 1));
            }
            if (p.monuments(seat) != 0) {
                more.add(texts.say("board.own-monuments") + " " + numbers(p.monuments(seat), 1));
            }
            line("      " + String.join(" · ", more));
            if (p.dealt(seat) != 0 && seat == observer) {
                for (int left = p.dealt(seat); left != 0; left &= left - 1) {
                    line("      " + texts.say(TzolkinPhrases.wealth(Integer.numberOfTrailingZeros(left) + 1)));
                }
            }
        }
    }

    private String letter(int seat) {
        return texts.say("seat.letter." + seat);
    }

    private static String numbers(int bits, int first) {
        List<String> numbers = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            numbers.add(String.valueOf(Integer.numberOfTrailingZeros(left) + first));
        }
        return String.join(" ", numbers);
    }
}
