package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static ceiba.tindaya.Names.*;

import ceiba.engine.Phrase;

/** Why something cannot be done on a hex, or natives cannot go there. */
final class HexObjections {

    private static final Phrase OFF_MAP = Phrase.of("objection.off-map");

    private HexObjections() {}

    /** About a hex, which is the first argument. */
    static Phrase onHex(String key, int hex, Object... more) {
        Object[] args = new Object[more.length + 1];
        args[0] = hex(hex);
        System.arraycopy(more, 0, args, 1, more.length);
        return Phrase.of(key, args).at(hexPlace(hex));
    }

    static Phrase notOwn(int hex) {
        return onHex("objection.not-own", hex);
    }

    static Phrase unknown(int trade) {
        return Phrase.of("objection.trade-unknown", trade(trade));
    }

    // ---------------------------------------------------------------- settlements and animals

    static Phrase ofFirstSettlement(TindayaPosition p, int option) {
        int hex = TindayaStep.hexOf(option);
        int trade = TindayaStep.kindOf(option);
        if (!p.knows(p.acting(), trade)) {
            return unknown(trade);
        }
        for (int own = p.nextLand(0); own >= 0; own = p.nextLand(own + 1)) {
            if (p.controller(own) == p.acting() && p.settlement(own) == trade) {
                return Phrase.of("objection.trade-settled", trade(trade)).at(hexPlace(own));
            }
        }
        return ofSite(p, trade, hex);
    }

    /** A settlement of a known trade on a hex. */
    private static Phrase ofSite(TindayaPosition p, int trade, int hex) {
        if (!p.isLand(hex)) {
            return onHex("objection.not-land", hex);
        }
        if (p.terrain(hex) == VOLCANO) {
            return onHex("objection.volcano", hex);
        }
        if (!p.isFree(hex)) {
            return onHex(p.hasFort(hex) ? "objection.fort" : "objection.settlement", hex);
        }
        return fits(trade, p.terrain(hex))
                ? Phrase.of("objection.no-tiles", "settlement." + TRADES[trade])
                : onHex("objection.terrain", hex, aSettlement(trade), "terrain." + TERRAINS[p.terrain(hex)]);
    }

    static Phrase ofSlaughter(TindayaPosition p, int option) {
        int hex = TindayaStep.hexOf(option);
        int species = TindayaStep.kindOf(option);
        if (!p.hasSettlement(hex) || animal(p.settlement(hex)) != species || p.inside(hex) == 0) {
            return onHex("objection.no-animals", hex);
        }
        return Production.produces(p, p.acting(), hex)
                ? Phrase.of("objection.no-invention", invention(GOATS, 1))
                : onHex("objection.not-producing", hex);
    }

    // ---------------------------------------------------------------- moves

    static Phrase ofSource(TindayaPosition p, int hex) {
        if (p.natives(p.acting(), hex) == 0) {
            return onHex("objection.no-native", hex);
        }
        return onHex(p.hasFort(hex) ? "objection.in-fort" : "objection.no-way", hex);
    }

    static Phrase ofGroup(TindayaPosition p, int hex, int option) {
        int villagers = p.villagers(p.acting(), hex);
        int nobles = p.nobles(p.acting(), hex);
        return Exploring.villagersOf(option) > villagers || Exploring.noblesOf(option) > nobles
                ? onHex("objection.too-many", hex, group(villagers, nobles))
                : canoeGroup(p);
    }

    private static Phrase canoeGroup(TindayaPosition p) {
        return Phrase.of("objection.canoe-group", p.box().canoeSeats);
    }

    static Phrase ofWay(TindayaPosition p, int argument, int option) {
        int hex = Hexes.neighbour(Exploring.source(argument), option % Hexes.DIRECTIONS);
        if (hex == Hexes.NONE) {
            return OFF_MAP;
        }
        if (option < Exploring.EMBARK) {
            return onHex("objection.not-land", hex);
        }
        if (p.isLand(hex)) {
            return onHex("objection.not-sea", hex);
        }
        int villagers = Exploring.villagers(argument);
        if (villagers == 0 || villagers + Exploring.nobles(argument) > p.box().canoeSeats) {
            return canoeGroup(p);
        }
        if (p.canoes(hex) == 0 && !Exploring.canBuildCanoe(p, p.acting())) {
            return onHex(p.canoesLeft() == 0 ? "objection.no-canoes" : "objection.no-canoe", hex);
        }
        return onHex("objection.no-landing", hex);
    }

    static Phrase ofSailing(TindayaPosition p, int argument, int hex) {
        if (p.isLand(hex)) {
            return onHex("objection.not-sea", hex);
        }
        int from = Exploring.sea(argument);
        for (int course = 0; course < Hexes.DIRECTIONS; course++) {
            int next = Hexes.neighbour(from, course);
            while (next >= 0 && next != hex && !p.isLand(next)) {
                next = Hexes.neighbour(next, course);
            }
            if (next == hex) {
                return onHex("objection.no-landing", hex);
            }
        }
        return onHex(hex == from ? "objection.no-landing" : "objection.not-straight", hex);
    }

    static Phrase ofLanding(int argument, int direction) {
        int hex = Hexes.neighbour(Exploring.sea(argument), direction);
        if (hex == Hexes.NONE) {
            return OFF_MAP;
        }
        return onHex(hex == Exploring.source(argument) ? "objection.left" : "objection.not-land", hex);
    }

    // ---------------------------------------------------------------- what those who moved may do

    static Phrase ofOption(TindayaPosition p, int option) {
        int hex = TindayaStep.hexOf(option);
        int kind = TindayaStep.kindOf(option);
        int tribe = p.acting();
        if (!p.isLand(hex)) {
            return onHex("objection.not-land", hex);
        }
        return switch (kind) {
            case TindayaStep.BARTER -> ofBarter(p, tribe, hex);
            case TindayaStep.OFFER -> ofOffering(p, tribe, hex);
            default -> {
                if (Options.movedVillagers(p, tribe, hex) == 0) {
                    yield onHex("objection.no-villager-moved", hex);
                }
                yield switch (kind) {
                    case TindayaStep.COLLECT -> ofCollecting(p, hex);
                    case TindayaStep.GATHER, TindayaStep.GATHER + 1 ->
                        ofGathering(p, tribe, hex, kind - TindayaStep.GATHER + 1);
                    default -> ofSettling(p, tribe, hex, kind - TindayaStep.SETTLE);
                };
            }
        };
    }

    private static Phrase allHave(int hex) {
        return onHex("objection.all-have", hex);
    }

    private static Phrase ofCollecting(TindayaPosition p, int hex) {
        if (p.tokens(hex) == 0) {
            return onHex("objection.no-tokens", hex);
        }
        return !p.isDominion() && p.tokensOnIsland(p.island(hex)) == 1
                ? Phrase.of("objection.last-token")
                : allHave(hex);
    }

    private static Phrase ofSettling(TindayaPosition p, int tribe, int hex, int trade) {
        if (!p.knows(tribe, trade)) {
            return unknown(trade);
        }
        boolean fits = p.isTerrain(hex) && p.isFree(hex) && fits(trade, p.terrain(hex)) && p.tilesLeft(trade) > 0;
        return fits ? allHave(hex) : ofSite(p, trade, hex);
    }

    private static Phrase ofGathering(TindayaPosition p, int tribe, int hex, int animals) {
        int trade = p.settlement(hex);
        if (trade < GOATS) {
            return onHex("objection.no-herd", hex);
        }
        if (p.controller(hex) != tribe) {
            return notOwn(hex);
        }
        if (!p.knows(tribe, trade)) {
            return unknown(trade);
        }
        if (p.inside(hex) + animals > p.box().herd) {
            return onHex("objection.herd-full", hex);
        }
        int wild = p.wild(animal(trade));
        if (wild < animals) {
            return Phrase.of("objection.wild-empty");
        }
        return !p.isDominion() && wild == animals ? Phrase.of("objection.last-animal") : allHave(hex);
    }

    private static Phrase ofBarter(TindayaPosition p, int tribe, int hex) {
        int natives = Options.movedVillagers(p, tribe, hex) + Options.movedNobles(p, tribe, hex);
        if (natives == 0) {
            return onHex("objection.nobody-moved", hex);
        }
        return Barter.hasUnits(p, tribe) && Barter.legalPartners(p, hex) != 0
                ? allHave(hex)
                : onHex("objection.no-partner", hex);
    }

    private static Phrase ofOffering(TindayaPosition p, int tribe, int hex) {
        if (p.terrain(hex) != VOLCANO) {
            return onHex("objection.not-volcano", hex);
        }
        if (Options.movedNobles(p, tribe, hex) == 0) {
            return onHex("objection.no-noble-moved", hex);
        }
        return Offering.isPossible(p, tribe) ? allHave(hex) : Phrase.of("objection.slots-full");
    }

    // ---------------------------------------------------------------- deaths

    /** Guayota takes only those who are there, and villagers first. */
    static Phrase ofLosing(TindayaPosition p, int cause, int option) {
        int hex = TindayaStep.hexOf(option);
        if (p.ofKind(p.acting(), TindayaStep.kindOf(option), hex) == 0) {
            return onHex("objection.nobody", hex);
        }
        return Catastrophes.isThere(p, ACORAN, hex) && cause == BY_CATASTROPHE
                ? Phrase.of("objection.villager-first")
                : onHex("objection.spared", hex);
    }
}
