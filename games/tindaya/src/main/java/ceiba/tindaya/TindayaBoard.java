package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.TextBoard;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;

/** The table as text, for the terminal. */
final class TindayaBoard extends TextBoard<TindayaPosition> {

    private static final int HEX_WIDTH = 7;
    private static final String MARGIN = "   ";
    private static final String UNKNOWN = "?";
    private static final String DOT = " · ";

    TindayaBoard(TindayaPosition p, int observer, Texts texts) {
        super(p, observer, texts);
    }

    @Override
    protected void draw() {
        heading();
        map();
        event();
        gods();
        table();
        for (int index = 0; index < p.tribes(); index++) {
            tribe(p.order(index));
        }
    }

    private void heading() {
        List<String> words = new ArrayList<>();
        words.add(p.depth() == 0 ? texts.say("prompt.over") : texts.say("board.era", p.era(), ERAS));
        if (p.endStep() > 0) {
            words.add(texts.say("event.end-step", p.endStep(), "step." + p.endStep()));
        }
        line(String.join(DOT, words));
        line("");
    }

    // ---------------------------------------------------------------- the chart

    /** Each hex takes two lines; odd columns begin one line lower, as on the chart. */
    private void map() {
        StringBuilder head = new StringBuilder(MARGIN);
        for (int column = 0; column < Hexes.COLUMNS; column++) {
            head.append(pad(String.valueOf(column), HEX_WIDTH));
        }
        line(head.toString().stripTrailing());
        for (int half = 0; half <= 2 * Hexes.ROWS; half++) {
            StringBuilder line = new StringBuilder(
                    half % 2 == 0 && half < 2 * Hexes.ROWS ? pad(String.valueOf(half / 2), MARGIN.length()) : MARGIN);
            for (int column = 0; column < Hexes.COLUMNS; column++) {
                line.append(pad(half(column, half - column % 2), HEX_WIDTH));
            }
            line(line.toString().stripTrailing());
        }
        line("");
        line(texts.say("board.legend"));
        Object[] letters = new Object[TRADES.length];
        for (int trade = 0; trade < TRADES.length; trade++) {
            letters[trade] = "settlement.letter." + TRADES[trade];
        }
        line(texts.say("board.settlements", letters));
        line("");
    }

    /** The upper or lower line of a hex, counted down its column. */
    private String half(int column, int half) {
        if (half < 0 || half >= 2 * Hexes.ROWS) {
            return "";
        }
        int hex = column * Hexes.ROWS + half / 2;
        return half % 2 == 0 ? things(hex) : peoples(hex);
    }

    private String things(int hex) {
        StringBuilder things = new StringBuilder(
                p.terrain(hex) == SEA ? "~" : texts.say("terrain.letter." + TERRAINS[p.terrain(hex)]));
        things.append(number(hex));
        if (p.hasSettlement(hex)) {
            things.append(texts.say("settlement.letter." + TRADES[p.settlement(hex)]))
                    .append(letter(p.controller(hex)))
                    .append(animal(p.settlement(hex)) == NOBODY ? "" : String.valueOf(p.inside(hex)));
        } else if (p.hasFort(hex)) {
            things.append('#').append(p.inside(hex));
        }
        things.append(p.hasWall(hex) ? "=" : "").append(p.canoes(hex) > 0 ? "^" + p.canoes(hex) : "");
        return things.toString();
    }

    /** A volcano's or abyss's number with the ships that lie there, or the tokens of a terrain. */
    private String number(int hex) {
        if (p.isTerrain(hex)) {
            return String.valueOf(p.tokens(hex));
        }
        for (int number = 0; number < Hexes.BASES; number++) {
            if (p.volcanoHex(number) == hex) {
                return String.valueOf(number + 1);
            }
            if (p.abyssHex(number) == hex) {
                StringBuilder ships = new StringBuilder();
                for (int ship = 0; ship < Box.SHIPS; ship++) {
                    ships.append(p.ship(ship) == number ? String.valueOf(ship + 1) : "");
                }
                return (number + 1) + (ships.isEmpty() ? "" : "*" + ships);
            }
        }
        return "";
    }

    private String peoples(int hex) {
        StringBuilder peoples = new StringBuilder();
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            peoples.append(p.natives(tribe, hex) > 0 ? letter(tribe) : "");
        }
        return peoples.toString();
    }

    private String letter(int tribe) {
        return texts.say("tribe.letter." + TRIBES[tribe]);
    }

    // ---------------------------------------------------------------- cards

    /** What is to come, as far as it is known. */
    private void event() {
        List<String> words = new ArrayList<>();
        for (int index = 0; index < p.disasters(); index++) {
            int disaster = p.disaster(index);
            String where = p.hasSpoken(TIBIABIN) ? Hexes.name(p.epicentre(disaster)) : UNKNOWN;
            words.add(texts.say("disaster." + DISASTERS[disaster]) + " (" + card(disaster) + where + ")");
        }
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            if (p.ship(ship) != NOBODY) {
                words.add(texts.say("board.ship", ship + 1, Names.hex(p.abyssHex(p.ship(ship)))));
            }
        }
        list("board.event", words);
    }

    private String card(int disaster) {
        if (disaster != ACORAN_CARD && disaster != MONEIBA_CARD) {
            return "";
        }
        int card = p.shown(disaster - ACORAN_CARD);
        return (card == NOBODY ? UNKNOWN : texts.say("catastrophe." + CATASTROPHES[card])) + ", ";
    }

    /** The wrath of each god and the slots of its card: what is asked for, and who has laid it. */
    private void gods() {
        for (int god = 0; god < GODS.length; god++) {
            List<String> slots = new ArrayList<>();
            for (int slot = 0; slot < p.slots(); slot++) {
                int filled = p.filled(god, slot);
                String need = texts.say(Names.need(p.need(god, slot)));
                slots.add(filled == 0 ? need : need + " " + letter((filled - 1) % TRIBES.length));
            }
            line(texts.say("board.wrath", Names.god(god), p.wrath(god), p.box().lost, p.rings(god))
                    + DOT
                    + String.join(" | ", slots));
        }
    }

    private void table() {
        List<String> market = new ArrayList<>();
        for (int place = 0; place < Box.MARKET; place++) {
            if (p.market(place) != NOBODY) {
                market.add(texts.say(Names.craft(p.market(place))));
            }
        }
        market.add(texts.say(Names.craft(FORGE)));
        list("board.market", market);
        line(texts.say("board.wild", Names.animals(0, p.wild(0)), Names.animals(1, p.wild(1)))
                + DOT
                + texts.say("board.waste", p.totalWaste(), Waste.limit(p)));
        if (p.isDominion()) {
            List<String> objectives = new ArrayList<>();
            for (int objective = 0; objective < COMMONS.length; objective++) {
                if ((p.common() >> objective & 1) != 0) {
                    objectives.add(texts.say("common." + COMMONS[objective] + ".does", p.box().common[objective]));
                }
            }
            list("board.common", objectives);
        } else {
            line(texts.say("board.mission", "mission." + MISSIONS[p.missionCard()]));
        }
        List<String> order = new ArrayList<>();
        for (int index = 0; index < p.tribes(); index++) {
            order.add(texts.say(Names.tribe(p.order(index))));
        }
        list("board.order", order);
        line("");
    }

    private void list(String key, List<String> words) {
        if (!words.isEmpty()) {
            line(texts.say(key) + " " + String.join(DOT, words));
        }
    }

    // ---------------------------------------------------------------- tribes

    private void tribe(int tribe) {
        Phrase natives = Names.group(p.villagers(tribe), p.nobles(tribe));
        List<String> words = new ArrayList<>(List.of(
                texts.say("board.tribe", Names.who(p.seatOf(tribe), tribe), natives, p.shelter(tribe), p.food(tribe)),
                texts.say("board.markers", p.cubes(tribe), p.cylinders(tribe))));
        if (p.isDominion()) {
            words.add(texts.say("board.solidarity", p.solidarity(tribe)));
        }
        if (p.hasPassed(tribe)) {
            words.add(texts.say("board.passed"));
        }
        line(String.join(DOT, words));
        part("board.trades", trades(tribe));
        part("board.goods", goods(tribe));
        part("board.has", lasting(tribe));
        line(MARGIN + texts.say("board.tokens", p.tokens(tribe, 0), p.tokens(tribe, 1), p.tokens(tribe, 2)));
        part("board.idols", idols(tribe));
        part("board.secrets", secrets(tribe));
        part("board.natives", places(tribe));
    }

    private void part(String key, List<String> words) {
        if (!words.isEmpty()) {
            line(MARGIN + texts.say(key) + " " + String.join(", ", words));
        }
    }

    /** Known trades, each with the inventions developed. */
    private List<String> trades(int tribe) {
        List<String> trades = new ArrayList<>();
        for (int trade = 0; trade < TRADES.length; trade++) {
            if (p.knows(tribe, trade)) {
                StringBuilder words = new StringBuilder(texts.say(Names.trade(trade)));
                for (int invention = 1; invention <= p.inventions(tribe, trade); invention++) {
                    words.append(" + ").append(texts.say(Names.invention(trade, invention)));
                }
                trades.add(words.toString());
            }
        }
        return trades;
    }

    private List<String> goods(int tribe) {
        List<String> goods = new ArrayList<>();
        for (int unit = 0; unit < UNITS.length; unit++) {
            if (p.units(tribe, unit) > 0) {
                goods.add(texts.say(Names.units(unit, p.units(tribe, unit))));
            }
        }
        return goods;
    }

    /** The cave and the crafts that last. */
    private List<String> lasting(int tribe) {
        List<String> words = new ArrayList<>();
        if (p.hasCave(tribe)) {
            words.add(texts.say("board.cave"));
        }
        for (int good = 0; good < GOODS.length; good++) {
            if ((p.jars(tribe) >> good & 1) != 0) {
                words.add(texts.say(Names.craft(JAR)) + " (" + texts.say(Names.unit(good)) + ")");
            }
        }
        for (int granary = 0; granary < p.granaries(tribe); granary++) {
            words.add(texts.say(Names.craft(GRANARY)));
        }
        if (p.hasOutrigger(tribe)) {
            words.add(texts.say(Names.craft(OUTRIGGER)));
        }
        if (p.hasCloaks(tribe)) {
            words.add(texts.say(Names.craft(CLOAKS)));
        }
        return words;
    }

    private boolean seesHand(int tribe) {
        return observer == Position.EVERYTHING || observer == p.seatOf(tribe);
    }

    /** In Dominion others see only how many. */
    private List<String> idols(int tribe) {
        List<String> idols = new ArrayList<>();
        if (p.isDominion() && !seesHand(tribe)) {
            if (p.idols(tribe) > 0) {
                idols.add(String.valueOf(p.idols(tribe)));
            }
            return idols;
        }
        for (int idol = 0; idol < IDOLS.length; idol++) {
            for (int card = 0; card < p.idols(tribe, idol); card++) {
                idols.add(texts.say(Names.idol(idol)));
            }
        }
        return idols;
    }

    private List<String> secrets(int tribe) {
        List<String> secrets = new ArrayList<>();
        for (int deal = 0; deal < 2; deal++) {
            int token = p.secretToken(tribe, deal);
            if (token > 0) {
                secrets.add(
                        seesHand(tribe)
                                ? texts.say("board.secret", Names.secret(p.secret(tribe, deal)), token)
                                : UNKNOWN + " (" + token + ")");
            }
        }
        return secrets;
    }

    private List<String> places(int tribe) {
        List<String> places = new ArrayList<>();
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.natives(tribe, hex) > 0) {
                places.add(Hexes.name(hex) + " ("
                        + texts.say(Names.group(p.villagers(tribe, hex), p.nobles(tribe, hex))) + ")");
            }
        }
        return places;
    }
}
