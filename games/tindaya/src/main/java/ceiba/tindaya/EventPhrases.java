package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static ceiba.tindaya.Names.*;

import ceiba.engine.Event;
import ceiba.engine.Phrase;

/** What events say to people, and what they point at on the board. */
final class EventPhrases {

    private EventPhrases() {}

    static Phrase of(Event e) {
        TindayaEvent kind = TindayaEvent.numbered(e.kind());
        return switch (kind) {
            case ERA, OVERFLOW, SHIP_LEAVES -> Phrase.of(key(kind), e.a());
            case SHIP_PLACED -> onHex(key(kind), e.b(), e.a(), hex(e.b()));
            case SEER -> Phrase.of(key(kind) + "." + SEERS[e.a()]).at(seerPlace(e.a()));
            case CATASTROPHE_SHOWN ->
                Phrase.of(key(kind), god(e.a()), "catastrophe." + CATASTROPHES[e.b()])
                        .at(godPlace(e.a()));
            case EPICENTRE -> onHex(key(kind) + "." + DISASTERS[e.a()], e.b(), hex(e.b()));
            case SECRET_DEALT ->
                e.b() == Event.HIDDEN
                        ? hidden(kind, tribe(e.a()))
                        : Phrase.of(key(kind), tribe(e.a()), secret(e.b()), secret(e.c()));
            case SECRET_KEPT ->
                e.b() == Event.HIDDEN
                        ? hidden(kind, tribe(e.a()), e.c())
                        : Phrase.of(key(kind), tribe(e.a()), secret(e.b()), e.c());
            case SECRET_SHOWN ->
                e.c() == 0
                        ? Phrase.of(key(kind) + ".missed", tribe(e.a()), secret(e.b()))
                        : Phrase.of(key(kind), tribe(e.a()), secret(e.b()), e.c());
            case MARKER_USED ->
                Phrase.of(
                        key(kind) + "." + TindayaStep.MARKERS[e.b()],
                        tribe(e.a()),
                        "action." + TindayaStep.ACTIONS[e.c()]);
            case DEVELOPED ->
                Phrase.of(key(kind), tribe(e.a()), invention(e.b(), e.c())).at(tradePlace(e.a(), e.b()));
            case PRODUCED, GAINED, EATEN, WASTED, DISCARDED ->
                Phrase.of(key(kind), tribe(e.a()), units(e.b(), e.c())).at(storePlace(e.a(), e.b()));
            case SLAUGHTERED -> onHex(key(kind) + "." + ANIMALS[e.b()], e.c(), tribe(e.a()), hex(e.c()));
            case PRESERVED ->
                Phrase.of(key(kind), tribe(e.a()), units(e.b(), 1), units(e.c(), 1))
                        .at(storePlace(e.a(), e.b()));
            case CAVE_BUILT -> Phrase.of(key(kind), tribe(e.a())).at(cavePlace(e.a()));
            case MOVED, SAILED -> ofWay(kind, e);
            case CANOE_BUILT, WALLED, BORN, PROTECTED, RECONQUERED, CONTROL ->
                onHex(key(kind), e.b(), tribe(e.a()), hex(e.b()));
            case COLLECTED -> onHex(key(kind), e.c(), tribe(e.a()), unit(RAW + e.b()), hex(e.c()));
            case EXHAUSTED ->
                e.b() == Hexes.NONE
                        ? Phrase.of(key(kind) + ".species", tribe(e.a()), "species." + SPECIES[e.c()])
                        : onHex(key(kind) + ".island", e.b(), tribe(e.a()), hex(e.b()));
            case SETTLED -> onHex(key(kind), e.c(), tribe(e.a()), aSettlement(e.b()), hex(e.c()));
            case GATHERED -> onHex(key(kind), e.c(), tribe(e.a()), e.b(), hex(e.c()));
            case PROPOSED ->
                Phrase.of(key(kind), new Phrase.Seat(e.seat()), tribe(e.a()), units(e.b(), 1), units(e.c(), 1))
                        .at(tribePlace(e.a()));
            case COUNTERED ->
                Phrase.of(key(kind), tribe(e.a()), units(e.b(), 1), units(e.c(), 1))
                        .at(tribePlace(e.a()));
            case BARTERED ->
                Phrase.of(
                        key(kind),
                        tribe(e.a() % TRIBES.length),
                        tribe(e.a() / TRIBES.length),
                        units(e.b(), 1),
                        units(e.c(), 1));
            case REFUSED, PASSED, WON -> Phrase.of(key(kind), tribe(e.a())).at(tribePlace(e.a()));
            case OFFERED -> ofOffering(e).at(slotPlace(e.b() % GODS.length));
            case SACRIFICED -> onHex(key(kind), e.c(), tribe(e.a()), aNative(e.b()), hex(e.c()));
            case IDOL_DRAWN ->
                e.b() == Event.HIDDEN ? hidden(kind, tribe(e.a())) : Phrase.of(key(kind), tribe(e.a()), idol(e.b()));
            case IDOL_GAINED -> Phrase.of(key(TindayaEvent.IDOL_DRAWN), tribe(e.a()), idol(e.b()));
            case IDOL_SHOWN -> Phrase.of(key(kind), tribe(e.a()), idol(e.b()));
            case IDOL_SOLD -> Phrase.of(key(kind), tribe(e.a()), idol(e.b()), units(RAW + e.c(), 1));
            case BOUGHT -> Phrase.of(key(kind), tribe(e.a()), craft(e.b())).at(marketPlace(e.b()));
            case END_STEP -> Phrase.of(key(kind), e.a(), "step." + e.a());
            case REINFORCED, FORT -> onHex(key(kind), e.a(), hex(e.a()), conquistadors(e.b()));
            case BRED ->
                e.b() == Hexes.NONE
                        ? Phrase.of(key(kind) + ".wild-" + SPECIES[e.a()])
                        : onHex(key(kind) + "." + SPECIES[e.a()], e.b(), hex(e.b()));
            case FED ->
                e.c() == 0
                        ? Phrase.of(key(kind), tribe(e.a()), natives(e.b()))
                        : Phrase.of(key(kind) + ".unfed", tribe(e.a()), natives(e.b()), e.c());
            case DIED ->
                onHex(
                        key(kind) + "." + CAUSES[e.b() / KINDS.length],
                        e.c(),
                        tribe(e.a()),
                        aNative(e.b() % KINDS.length),
                        hex(e.c()));
            case UNSHELTERED -> Phrase.of(key(kind), tribe(e.a()), natives(e.b()));
            case APPEASED ->
                Phrase.of(key(kind) + (e.b() == 1 ? ".full" : ".not"), god(e.a()))
                        .at(slotPlace(e.a()));
            case WRATH ->
                Phrase.of(key(kind) + upOrDown(e.b()), god(e.a()), Math.abs(e.b()), e.c())
                        .at(godPlace(e.a()));
            case DISASTER -> onHex(key(kind) + "." + DISASTERS[e.a()], e.b(), hex(e.b()), e.c());
            case LAVA, DROWNED, WALL_HOLDS, DEFENDED, FALLEN -> onHex(key(kind), e.a(), hex(e.a()));
            case CATASTROPHE -> onHex(key(kind), e.b(), "catastrophe." + CATASTROPHES[e.a()]);
            case DESTROYED -> onHex(key(kind), e.c(), tribe(e.a()), theSettlement(e.b()), hex(e.c()));
            case CLEARED -> {
                String what = kind.shape().fields().getFirst().words().get(e.a());
                yield onHex(key(kind) + "." + what, e.b(), hex(e.b()), e.c());
            }
            case SHIP_ATTACKS -> onHex(key(kind), e.b(), e.a(), hex(e.b()), conquistadors(e.c()));
            case ARMED -> onHex(key(kind), e.c(), tribe(e.a()), units(WEAPON, e.b()), hex(e.c()));
            case HERO -> onHex(key(kind), e.c(), tribe(e.a()), conquistadors(e.b()), hex(e.c()));
            case IMPRISONED ->
                Phrase.of(key(kind), tribe(e.a()), units(PRISONER, e.b())).at(storePlace(e.a(), PRISONER));
            case LEARNED -> onHex(key(kind), e.c(), tribe(e.a()), trade(e.b()), hex(e.c()));
            case FIRE -> Phrase.of(key(kind), tribe(e.a()), e.b()).at(FIRE_PLACE);
            case SOLIDARITY ->
                Phrase.of(key(kind) + upOrDown(e.b()), tribe(e.a()), Math.abs(e.b()), "source." + REASONS[e.c()])
                        .at(tribePlace(e.a()));
            case MARKET -> Phrase.of(key(kind), craft(e.a())).at(marketPlace(e.a()));
            case ARCHIPELAGO -> Phrase.of(key(kind), e.a(), e.b());
            case MISSION -> Phrase.of(key(kind) + (e.b() == 1 ? ".met" : ".missed"), tribe(e.a()));
            case LOST -> Phrase.of(key(kind) + "." + LOSSES[e.a()]);
        };
    }

    private static String key(TindayaEvent kind) {
        return "event." + kind.word();
    }

    private static Phrase hidden(TindayaEvent kind, Object... args) {
        return Phrase.of(key(kind) + ".hidden", args);
    }

    private static String upOrDown(int change) {
        return change < 0 ? ".down" : ".up";
    }

    private static Phrase onHex(String key, int hex, Object... args) {
        return Phrase.of(key, args).at(hexPlace(hex));
    }

    private static Phrase ofWay(TindayaEvent kind, Event e) {
        int from = e.c() & 127;
        int to = e.c() >> 7 & 127;
        return Phrase.of(key(kind), tribe(e.a()), group(e.b() & 7, e.b() >> 3 & 7), hex(from), hex(to))
                .at(hexPlace(from), hexPlace(to));
    }

    /** What the slot asks for, its preserved form, or what is given instead. */
    private static Phrase ofOffering(Event e) {
        int god = e.b() % GODS.length;
        int need = e.b() / GODS.length;
        String key = key(TindayaEvent.OFFERED);
        if (e.c() == NOBODY) {
            return need == BLOOD
                    ? Phrase.of(key + ".native", tribe(e.a()), toGod(god))
                    : Phrase.of(key + ".native-instead", tribe(e.a()), toGod(god), need(need));
        }
        return need == e.c() || need == BLOOD
                ? Phrase.of(key, tribe(e.a()), toGod(god), unit(e.c()))
                : Phrase.of(key + ".instead", tribe(e.a()), toGod(god), unit(e.c()), need(need));
    }
}
