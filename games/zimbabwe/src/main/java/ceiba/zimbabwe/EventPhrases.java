package ceiba.zimbabwe;

import static ceiba.zimbabwe.ChoicePhrases.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;

/** What events say to people, and what they point at on the board. */
final class EventPhrases {

    private EventPhrases() {}

    static Phrase of(Event e) {
        Phrase.Seat seat = new Phrase.Seat(e.seat());
        return switch (ZimbabweEvent.numbered(e.kind())) {
            case ROUND -> Phrase.of("event.round", e.a());
            case START -> onSquare("event.start", e.a(), seat);
            case GIFT ->
                (e.b() == 0 ? Phrase.of("event.gift", seat, e.a()) : Phrase.of("event.gift.elegua", seat, e.a(), e.b()))
                        .at("auction");
            case PASS -> Phrase.of("event.pass", seat, e.a()).at("auction");
            case LEADS -> Phrase.of("event.leads", seat).at("auction");
            case COLLECT ->
                e.b() == 0
                        ? Phrase.of("event.collect", seat, e.a())
                        : Phrase.of("event.collect.god", seat, e.a(), e.b());
            case GOD -> Phrase.of("event.god", seat, god(e.a()), e.b()).at(godPlace(e.a()));
            case HIRE ->
                Phrase.of("event.hire", seat, theSpecialist(e.a()), e.b()).at(specialistPlace(e.a()));
            case USE ->
                Phrase.of("event.use", seat, theSpecialist(e.a()), e.b()).at(specialistPlace(e.a()));
            case HERD -> Phrase.of("event.herd", seat, e.a()).at(specialistPlace(Glossary.HERD));
            case RAIN -> onSquares("event.rain", squares(e.a() + e.b() * ZimbabweStep.DOWN), seat);
            case RESOURCE -> onSquare("event.resource", e.b(), seat, resource(e.a()));
            case BUILD -> onSquare("event.build", e.a(), seat);
            case TECHNOLOGY ->
                Phrase.of("event.technology", seat, craft(e.a()), e.b(), e.c()).at(craftPlace(e.a()));
            case CRAFTSMAN -> onSquares("event.craftsman", squaresOf(e), seat, aCraft(e.a()));
            case COST ->
                e.b() == 0 ? Phrase.of("event.cost", seat, e.a()) : Phrase.of("event.cost.builder", seat, e.a(), e.b());
            case PRICE -> Phrase.of("event.price", seat, theCraft(e.a()), e.b()).at(craftPlace(e.a()));
            case SUPPLY ->
                Phrase.of(
                                "event.supply",
                                seat,
                                e.c(),
                                piece(e.a()),
                                resource(Craft.RESOURCE[Craft.of(e.a())]),
                                square(e.b()))
                        .at(piecePlace(e.a()), place(e.b()));
            case HUBS -> Phrase.of(e.b() == 0 ? "event.hubs" : "event.hubs.qamata", seat, e.a());
            case RAISE -> onSquare("event.raise", e.a(), seat, e.b());
            case REVENUE ->
                e.c() == 0
                        ? Phrase.of("event.revenue", seat, e.a() + e.b(), e.a(), e.b())
                        : Phrase.of("event.revenue.god", seat, e.a() + e.b() + e.c(), e.a(), e.b(), e.c());
            case END -> Phrase.of("event.end");
        };
    }

    private static int[] squaresOf(Event craftsman) {
        return PositionReader.squaresOf(craftsman.a(), craftsman.b() + craftsman.c() * ZimbabweStep.DOWN);
    }
}
