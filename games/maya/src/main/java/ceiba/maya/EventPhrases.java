package ceiba.maya;

import static ceiba.maya.ChoicePhrases.*;
import static ceiba.maya.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What events say to people, and what they point at on the board. */
final class EventPhrases {

    private EventPhrases() {}

    static Phrase of(Event e) {
        Phrase.Seat seat = new Phrase.Seat(e.seat());
        return switch (MayaEvent.numbered(e.kind())) {
            case ROUND -> Phrase.of("event.round", e.a());
            case BUILD ->
                Phrase.of("event.build" + ofNobody(e.c()), seat, pyramid(e.a()), e.b() + 1)
                        .at(level(e.a(), e.b()));
            case BONUS ->
                Phrase.of("event.bonus", colour(e.c()), pyramid(e.a()), e.b() + 1)
                        .at(level(e.a(), e.b()));
            case BID ->
                e.a() == Event.HIDDEN ? Phrase.of("event.bid.hidden", seat) : Phrase.of("event.bid", seat, e.a());
            case BID_SHOWN -> Phrase.of("event.bid-shown", seat, e.a());
            case BID_PAID -> Phrase.of("event.bid-paid", seat, e.a());
            case OFFERED -> Phrase.of("event.offered", tokens(e.a()));
            case TOKEN -> Phrase.of("event.token", seat, token(e.a())).at("token/" + TOKENS[e.a()]);
            case LAY -> lay(e, seat);
            case STOP -> Phrase.of("event.stop", seat);
            case WORKERS -> Phrase.of("event.workers", seat, e.a() + 1).at(place(e.a()));
            case SHIELD -> Phrase.of("event.shield", seat, e.a() + 1).at(place(e.a()));
            case QUARRY -> Phrase.of("event.quarry", e.a() + 1).at(place(e.a()));
            case CARD_SHOWN ->
                Phrase.of("event.card-shown", colour(e.seat()), card(e.b())).at(place(e.a()));
            case LOWER -> Phrase.of("event.lower", seat, colour(e.b()), e.c()).at(place(e.a()));
            case LOWER_WASTED -> Phrase.of("event.lower-wasted", seat).at(place(e.a()));
            case DIG -> Phrase.of("event.dig" + ofNobody(e.c()), seat, e.b()).at(place(e.a()));
            case START ->
                e.a() == e.seat()
                        ? Phrase.of("event.start.self", seat)
                        : Phrase.of("event.start", seat, new Phrase.Seat(e.a()));
            case JOKER -> Phrase.of("event.joker", seat, token(e.a()));
            case LEFT_BEHIND -> Phrase.of("event.left-behind" + ofNobody(e.c()), seat, e.a());
            case FREE_CUBE -> Phrase.of("event.free-cube", seat);
            case ANNOUNCE ->
                e.b() == 0
                        ? Phrase.of("event.announce", seat, e.a())
                        : Phrase.of("event.announce.neutral", seat, e.a(), e.b());
            case DOUBLE ->
                e.a() == 0
                        ? Phrase.of("event.double.free", seat)
                        : Phrase.of("event.double" + ofNobody(e.c()), seat, e.a());
            case PASS -> e.a() == 0 ? Phrase.of("event.pass.free", seat) : Phrase.of("event.pass", seat, e.a());
            case FORCED_PASS -> Phrase.of("event.forced-pass" + ofNobody(e.c()), seat, e.a());
            case TAKE_OFF ->
                Phrase.of("event.take-off", seat, pyramid(e.a()), e.b() + 1).at(level(e.a(), e.b()));
            case GOLD ->
                Phrase.of("event.gold", seat, e.a(), pyramid(e.b()), e.c() + 1).at(level(e.b(), e.c()));
            case ERODE ->
                Phrase.of("event.erode", colour(e.c()), pyramid(e.a()), e.b() + 1)
                        .at(level(e.a(), e.b()));
            case FALL ->
                Phrase.of("event.fall", colour(e.c()), pyramid(e.a()), e.b() + 1)
                        .at(level(e.a(), e.b()));
            case END -> Phrase.of("event.end");
        };
    }

    private static Phrase lay(Event e, Phrase.Seat seat) {
        return (e.b() == Event.HIDDEN
                        ? Phrase.of("event.lay.hidden", seat, e.a() + 1, "back." + Card.BACKS[e.c()])
                        : Phrase.of("event.lay", seat, e.a() + 1, card(e.b())))
                .at(place(e.a()));
    }

    private static String ofNobody(int colour) {
        return colour == NOBODY ? ".neutral" : "";
    }

    private static Phrase token(int token) {
        return Phrase.of("token." + TOKENS[token]);
    }

    /** Blue tokens given as bits. */
    private static Phrase tokens(int bits) {
        List<Object> names = new ArrayList<>();
        for (int token = 0; token < BLUE_TOKENS; token++) {
            if ((bits >> token & 1) != 0) {
                names.add(token(FIRST_BLUE + token));
            }
        }
        return new Phrase("join." + names.size(), names, List.of());
    }
}
