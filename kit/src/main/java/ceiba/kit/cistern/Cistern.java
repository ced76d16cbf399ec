package ceiba.kit.cistern;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The smallest example of a game in which seats win or lose together.
 *
 * <p>Water for the dry season is carried in jars of 1 to 4 measures; each seat has two, which it alone sees. In each of six
 * rounds every seat in turn empties one, into the common cistern or, one measure more, into its own garden, and takes a new
 * one. Before that it may once offer somebody a measure of its garden for help; with help a jar gives two measures more. A
 * measure in the cistern is a point for everybody, one in a garden for its owner. If there are fewer than 16 measures a seat
 * in the cistern at the end, everybody loses. Variant {@code aim}: otherwise everybody wins ({@code together}), or whoever
 * has most points ({@code rivals}, which nobody can play alone).
 */
public final class Cistern implements Game {

    static final Cistern GAME = new Cistern();
    static final String AIM = "aim";
    static final String TOGETHER = "together";
    static final String RIVALS = "rivals";

    @Override
    public String id() {
        return "cistern";
    }

    @Override
    public String rules() {
        return "1";
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return CisternPosition.MAX_SEATS;
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant(AIM, List.of(TOGETHER, RIVALS)));
    }

    @Override
    public @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        return seats == 1 && RIVALS.equals(variants.get(AIM)) ? Phrase.of("objection.alone") : null;
    }

    @Override
    public List<Gauge> gauges() {
        return CisternPosition.GAUGES;
    }

    @Override
    public int maxChoices(int seats) {
        return seats * CisternPosition.ROUNDS * 3; // offer, answer, empty a jar
    }

    @Override
    public int maxOptions() {
        return 2 * CisternPosition.HAND + CisternPosition.MAX_SEATS - 1;
    }

    @Override
    public Position start(Setup setup) {
        return new CisternPosition(setup);
    }

    @Override
    public Position read(Node json) {
        json.only(
                "game",
                "rules",
                "seats",
                "variants",
                "seed",
                "turn",
                "step",
                "asked",
                "cistern",
                "gardens",
                "hands",
                "deck");
        CisternPosition position = new CisternPosition(Setup.read(this, json));
        position.read(json);
        return position;
    }

    @Override
    public Codec codec() {
        return CisternCodec.CODEC;
    }

    @Override
    public Knowledge knowledge() {
        return CisternKnowledge.KNOWLEDGE;
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        CisternPosition p = (CisternPosition) position;
        StringBuilder board = new StringBuilder(texts.say("board.cistern", p.cistern(), p.need()));
        for (int seat = 0; seat < p.seats(); seat++) {
            board.append('\n').append(texts.say("board.seat", new Phrase.Seat(seat), p.garden(seat)));
            for (int place = 0; place < CisternPosition.HAND; place++) {
                int jar = p.jar(seat, place, observer);
                board.append(' ').append(jar == CisternPosition.UNKNOWN ? "?" : String.valueOf(jar));
            }
        }
        return board.append('\n').toString();
    }

    @Override
    public Texts texts(String language) {
        return Texts.of(Cistern.class, language);
    }
}
