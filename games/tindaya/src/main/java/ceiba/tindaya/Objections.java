package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static ceiba.tindaya.Names.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import org.jspecify.annotations.Nullable;

/**
 * Why a choice is not legal: the first reason that a person at the table would name. What has to do with hexes is in
 * {@link HexObjections}. Only what the acting tribe's own player may know is looked at.
 */
final class Objections {

    private static final Phrase NOT_NOW = Phrase.of("objection.not-now");
    private static final Phrase UNFINISHED = Phrase.of("objection.unfinished");

    private Objections() {}

    static @Nullable Phrase of(int choice, TindayaPosition p) {
        if (p.depth() == 0) {
            return null;
        }
        int kind = choice >> TindayaStep.OPTION_BITS;
        int option = choice & TindayaStep.LAST_OPTION;
        int argument = Step.argument(p.top());
        int tribe = p.acting();
        if (kind != Step.kind(p.top())) {
            return ofAnotherStep(p, kind);
        }
        boolean none = option == TindayaStep.NONE;
        return switch (kind) {
            case TindayaStep.FIRST_SETTLEMENT -> HexObjections.ofFirstSettlement(p, option);
            case TindayaStep.THIRD_VILLAGER -> HexObjections.notOwn(option);
            case TindayaStep.KEEP -> Phrase.of("objection.not-dealt");
            case TindayaStep.TURN -> ofTurn(p, argument, option);
            case TindayaStep.DEVELOP -> ofDeveloping(p, option);
            case TindayaStep.SLAUGHTER -> HexObjections.ofSlaughter(p, option);
            case TindayaStep.PRESERVE -> ofPreserving(p, option);
            case TindayaStep.SOURCE -> none ? Phrase.of("objection.move-first") : HexObjections.ofSource(p, option);
            case TindayaStep.GROUP -> HexObjections.ofGroup(p, Exploring.source(argument), option);
            case TindayaStep.WAY -> HexObjections.ofWay(p, argument, option);
            case TindayaStep.SAIL -> HexObjections.ofSailing(p, argument, option);
            case TindayaStep.ASHORE -> HexObjections.ofLanding(argument, option);
            case TindayaStep.HERO -> weapons(Exploring.legalHeroes(p, argument));
            case TindayaStep.OPTIONS -> HexObjections.ofOption(p, option);
            case TindayaStep.OFFERING -> ofOffering(p, option);
            case TindayaStep.SACRIFICE -> HexObjections.onHex("objection.nobody", option);
            case TindayaStep.PARTNER -> Phrase.of("objection.not-partner", tribe(option));
            case TindayaStep.BARTER_GIVE, TindayaStep.COUNTER_GIVE ->
                p.units(tribe, option) == 0 ? lack(option) : Phrase.of("objection.alike");
            case TindayaStep.BARTER_TAKE -> ofAsking(p, Barter.partner(argument), option);
            case TindayaStep.COUNTER_TAKE -> ofAsking(p, Barter.proposer(p), option);
            case TindayaStep.ANSWER -> Phrase.of("objection.countered");
            case TindayaStep.SELL -> noSuchIdol(option / RAWS.length);
            case TindayaStep.SHOW -> ofShowing(p, option);
            case TindayaStep.BUY -> ofBuying(p, option);
            case TindayaStep.JAR -> Phrase.of("objection.jar", unit(option));
            case TindayaStep.WALL -> HexObjections.onHex("objection.wall-site", option);
            case TindayaStep.VASE -> calm(option);
            case TindayaStep.BORN -> HexObjections.onHex("objection.no-cradle", option);
            case TindayaStep.EAT -> isPreserved(option) ? lack(option) : Phrase.of("objection.only-preserved");
            case TindayaStep.LOSE -> HexObjections.ofLosing(p, argument, option);
            case TindayaStep.SAVE ->
                Phrase.of(p.good(tribe, option) == 0 ? "objection.lack" : "objection.enough", unit(option));
            case TindayaStep.GUARD -> HexObjections.onHex("objection.not-in-danger", option);
            case TindayaStep.PAY -> ofPaying(p, option);
            case TindayaStep.DISCARD -> ofDiscarding(p, option);
            case TindayaStep.TARGET -> HexObjections.onHex("objection.not-target", option);
            case TindayaStep.ARMS -> weapons(Ships.legalArms(p, argument));
            case TindayaStep.FIRE ->
                p.good(tribe, WOOD) == 0 || option == Fires.WITH_WOOD
                        ? lacking(units(WOOD, 1))
                        : lacking(units(DUNG, 1));
            default -> null;
        };
    }

    /** What is to be decided is something else. */
    private static Phrase ofAnotherStep(TindayaPosition p, int kind) {
        int asked = Step.kind(p.top());
        if (asked != TindayaStep.TURN) {
            boolean inAction = asked > TindayaStep.TURN && asked <= TindayaStep.VASE;
            return inAction ? UNFINISHED : NOT_NOW;
        }
        String action = switch (kind) {
            case TindayaStep.DEVELOP -> "develop.cube";
            case TindayaStep.SLAUGHTER, TindayaStep.PRESERVE -> "produce.cube";
            case TindayaStep.SOURCE -> "explore.cube";
            case TindayaStep.SELL -> "sell";
            case TindayaStep.SHOW -> "idol";
            case TindayaStep.BUY -> "buy";
            default -> "";
        };
        return action.isEmpty() ? NOT_NOW : Phrase.of("objection.action-first", "choice.turn." + action);
    }

    private static Phrase weapons(long legal) {
        return Phrase.of("objection.weapons", Long.SIZE - 1 - Long.numberOfLeadingZeros(legal));
    }

    static Phrase lack(int unit) {
        return Phrase.of("objection.lack", unit(unit));
    }

    private static Phrase lacking(Phrase goods) {
        return Phrase.of("objection.too-dear", goods);
    }

    /** What a tribe lacks of a price. */
    private static Phrase tooDear(TindayaPosition p, long price) {
        Phrase missing = null;
        for (int good = 0; good < GOODS.length; good++) {
            int more = Box.units(price, good) - p.good(p.acting(), good);
            if (more > 0) {
                Phrase units = units(good, more);
                missing = missing == null ? units : Phrase.of("join", missing, units);
            }
        }
        return missing == null ? NOT_NOW : lacking(missing);
    }

    // ---------------------------------------------------------------- the turn

    private static Phrase ofTurn(TindayaPosition p, int taken, int option) {
        int tribe = p.acting();
        if (option == TindayaStep.END_TURN) {
            return Phrase.of("objection.act-or-pass");
        }
        if (option == TindayaStep.PASS) {
            return Phrase.of("objection.pass-late");
        }
        if (taken == Turn.ACTIONS_OF_A_TURN) {
            return Phrase.of("objection.two-actions");
        }
        if (option < TindayaStep.SHOW_IDOL) {
            boolean cylinder = (option & 1) != 0;
            if ((cylinder ? p.cylinders(tribe) : p.cubes(tribe)) == 0) {
                return Phrase.of(cylinder ? "objection.no-cylinder" : "objection.no-cube");
            }
        }
        return switch (option < TindayaStep.SHOW_IDOL ? option >> 1 : option) {
            case TindayaStep.DEVELOPING -> Phrase.of("objection.nothing-to-develop");
            case TindayaStep.PRODUCING -> Phrase.of("objection.nothing-to-produce");
            case TindayaStep.CAVING ->
                p.hasCave(tribe) ? Phrase.of("objection.cave-built") : tooDear(p, Turn.cavePrice(p, tribe));
            case TindayaStep.EXPLORING -> Phrase.of("objection.nobody-can-move");
            case TindayaStep.SHOW_IDOL -> Phrase.of("objection.no-idol-to-show");
            case TindayaStep.SELL_IDOL -> Phrase.of("objection.no-idol");
            default -> Phrase.of("objection.nothing-to-buy");
        };
    }

    private static Phrase ofDeveloping(TindayaPosition p, int trade) {
        int developed = p.inventions(p.acting(), trade);
        if (!p.knows(p.acting(), trade)) {
            return HexObjections.unknown(trade);
        }
        return developed == 2
                ? Phrase.of("objection.all-developed", trade(trade))
                : tooDear(p, p.box().inventionPrices[2 * trade + developed]);
    }

    private static Phrase ofPreserving(TindayaPosition p, int option) {
        int trade = Production.tradeOf(option);
        int price = Production.priceOf(option);
        if (p.inventions(p.acting(), trade) < 2) {
            return Phrase.of("objection.no-invention", invention(trade, 2));
        }
        if (!p.knows(p.acting(), trade)) {
            return HexObjections.unknown(trade);
        }
        if ((p.box().preservers[trade] >> price & 1) == 0) {
            return Phrase.of("objection.preserver", unit(price));
        }
        return lack(p.good(p.acting(), trade) == 0 ? trade : price);
    }

    // ---------------------------------------------------------------- offerings and barter

    private static Phrase ofOffering(TindayaPosition p, int option) {
        int god = Offering.god(option);
        int need = Offering.need(option);
        if (p.openSlots(god, need) == 0) {
            return noSlotFor(god, need);
        }
        return switch (Offering.way(option)) {
            case Offering.ITSELF -> lack(need);
            case Offering.PRESERVED_FORM -> lack(PRESERVED + need);
            case Offering.A_PRISONER -> lack(PRISONER);
            default -> Phrase.of("objection.lack", aNative(Offering.way(option) - Offering.A_VILLAGER));
        };
    }

    private static Phrase noSlotFor(int god, int need) {
        return Phrase.of("objection.no-slot", god(god), need(need)).at(slotPlace(god));
    }

    private static Phrase ofAsking(TindayaPosition p, int other, int unit) {
        return p.units(other, unit) == 0
                ? Phrase.of("objection.they-lack", tribe(other), unit(unit))
                : Phrase.of("objection.alike");
    }

    // ---------------------------------------------------------------- idols and the market

    private static Phrase noSuchIdol(int idol) {
        return Phrase.of("objection.no-such-idol", idol(idol));
    }

    private static Phrase ofShowing(TindayaPosition p, int option) {
        int idol = Idols.shown(option);
        if (p.idols(p.acting(), idol) == 0) {
            return noSuchIdol(idol);
        }
        if (idol == HARVEST) {
            return HexObjections.unknown(option - Idols.HARVEST_OPTION);
        }
        if (idol == CALM) {
            return calm(option - Idols.CALM_OPTION);
        }
        return p.unborn(p.acting()) == 0 ? Phrase.of("objection.no-unborn") : HexObjections.notOwn(option);
    }

    private static Phrase calm(int god) {
        return Phrase.of("objection.calm", god(god));
    }

    private static Phrase ofBuying(TindayaPosition p, int craft) {
        if (!isOnOffer(p, craft)) {
            return Phrase.of("objection.not-on-offer", craft(craft));
        }
        if (!p.canPay(p.acting(), p.box().craftPrices[craft])) {
            return tooDear(p, p.box().craftPrices[craft]);
        }
        return switch (craft) {
            case VASE -> Phrase.of("objection.gods-calm");
            case OUTRIGGER, CLOAKS -> Phrase.of("objection.owned", craft(craft));
            default -> Phrase.of(p.wallsLeft() == 0 ? "objection.no-walls" : "objection.no-wall-site");
        };
    }

    private static boolean isOnOffer(TindayaPosition p, int craft) {
        boolean offered = craft == FORGE;
        for (int place = 0; place < Box.MARKET; place++) {
            offered |= p.market(place) == craft;
        }
        return offered;
    }

    // ---------------------------------------------------------------- the end of the era

    private static Phrase ofPaying(TindayaPosition p, int good) {
        if (!isPreserved(good)) {
            return Phrase.of("objection.only-preserved");
        }
        return p.shown(ACORAN) == FEVER || good == GOFIO ? lack(good) : Phrase.of("objection.only-gofio");
    }

    /** The salt wind takes preserved food, and raw materials where there is none. */
    private static Phrase ofDiscarding(TindayaPosition p, int good) {
        if (p.good(p.acting(), good) == 0) {
            return lack(good);
        }
        return Phrase.of(p.preserved(p.acting()) > 0 ? "objection.preserved-first" : "objection.raw-only");
    }
}
