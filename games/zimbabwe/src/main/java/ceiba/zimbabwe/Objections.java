package ceiba.zimbabwe;

import static ceiba.zimbabwe.ChoicePhrases.*;
import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import org.jspecify.annotations.Nullable;

/**
 * Why a choice is not legal: the first reason that a person at the table would name. What has to do with squares is in
 * {@link SiteObjections}, what has to do with goods in {@link RaiseObjections}.
 */
final class Objections {

    private static final Phrase FIRST_GAME = Phrase.of("objection.first-game");
    private static final Phrase CARD_TAKEN = Phrase.of("objection.card-taken");

    private Objections() {}

    static @Nullable Phrase of(int choice, ZimbabwePosition p) {
        if (p.depth() == 0) {
            return null;
        }
        int kind = choice >> ZimbabweStep.OPTION_BITS;
        int option = choice & ZimbabweStep.LAST_OPTION;
        int asked = Step.kind(p.top());
        int argument = Step.argument(p.top());
        if (kind != asked) {
            return ofAnotherStep(p, kind, asked, argument);
        }
        boolean none = option == ZimbabweStep.NONE;
        return switch (kind) {
            case ZimbabweStep.FIRST_MONUMENT -> SiteObjections.ofStart(p, option);
            case ZimbabweStep.GIFT -> ofGift(p, option);
            case ZimbabweStep.TURN -> ofTurn(p, option);
            case ZimbabweStep.HERD -> tooDear(p, Box.HERD_CATTLE[option]);
            case ZimbabweStep.RESOURCE -> Phrase.of("objection.no-tile", resource(option));
            case ZimbabweStep.RESOURCE_SITE -> SiteObjections.ofPiece(p, option);
            case ZimbabweStep.RAIN -> SiteObjections.ofPiece(p, squares(option));
            case ZimbabweStep.MONUMENT, ZimbabweStep.SECOND_MONUMENT -> SiteObjections.ofMonument(p, option);
            case ZimbabweStep.CRAFT -> none ? Phrase.of("objection.place-none") : ofPlacing(p, option);
            case ZimbabweStep.SITE, ZimbabweStep.AREA ->
                SiteObjections.ofCraftsman(p, argument, PositionReader.squaresOf(argument, option));
            case ZimbabweStep.PRICES -> ofPrice(p, argument, option);
            case ZimbabweStep.REPRICE -> ofNewPrice(p, argument, option);
            case ZimbabweStep.RAISE ->
                none ? Phrase.of("objection.raise-none-yet") : RaiseObjections.ofMonument(p, option);
            case ZimbabweStep.PLAN -> RaiseObjections.ofSupplier(p, argument, option);
            case ZimbabweStep.SUPPLY -> RaiseObjections.ofResource(p, argument, option);
            case ZimbabweStep.PRIMARY -> RaiseObjections.ofPrimary(p, argument, option);
            default -> null;
        };
    }

    /** What is to be decided is something else. */
    private static Phrase ofAnotherStep(ZimbabwePosition p, int kind, int asked, int argument) {
        if (asked == ZimbabweStep.AREA && kind == ZimbabweStep.SITE) {
            return Phrase.of("objection.four-squares", theCraft(argument));
        }
        if (asked == ZimbabweStep.SITE && kind == ZimbabweStep.AREA) {
            return Phrase.of("objection.two-squares", theCraft(argument));
        }
        if (asked != ZimbabweStep.TURN) {
            return Phrase.of(p.depth() > 1 ? "objection.unfinished" : "objection.not-now");
        }
        return switch (kind) {
            case ZimbabweStep.MONUMENT -> first(p, Turn.BUILD);
            case ZimbabweStep.CRAFT, ZimbabweStep.PRICES -> first(p, Turn.CRAFT);
            case ZimbabweStep.RAISE -> first(p, Turn.RAISE);
            default -> Phrase.of("objection.not-now");
        };
    }

    private static Phrase first(ZimbabwePosition p, int action) {
        return p.acted() == 0
                ? Phrase.of("objection.action-first", "choice." + Turn.ACTIONS[action - Turn.REPRICE])
                : Phrase.of("objection.acted");
    }

    static Phrase tooDear(ZimbabwePosition p, int cattle) {
        return Phrase.of("objection.cattle", cattle, p.cattle(p.active()));
    }

    // ---------------------------------------------------------------- the auction

    private static Phrase ofGift(ZimbabwePosition p, int gift) {
        if (gift < Auction.least(p)) {
            return Phrase.of("objection.gift-small", p.lastGift(), Auction.least(p));
        }
        int own = p.cattle(p.active());
        int most = Auction.most(p, p.active());
        return own == most
                ? Phrase.of("objection.gift-large", most)
                : Phrase.of("objection.gift-large.elegua", most, most - own);
    }

    // ---------------------------------------------------------------- the turn

    private static Phrase ofTurn(ZimbabwePosition p, int option) {
        if (option < Turn.HIRE) {
            return ofGod(p, option - Turn.GOD);
        }
        if (option < Turn.REPRICE) {
            return option < Turn.USE ? ofHiring(p, option - Turn.HIRE) : ofUsing(p, option - Turn.USE);
        }
        if (option == Turn.REPRICE) {
            return ofRepricing(p);
        }
        if (p.acted() != 0) {
            return Phrase.of("objection.acted");
        }
        if (option == Turn.RAISE) {
            return RaiseObjections.ofAction(p);
        }
        return Phrase.of(option == Turn.BUILD ? "objection.no-room-for-monument" : "objection.nothing-to-place");
    }

    private static Phrase ofGod(ZimbabwePosition p, int god) {
        int seat = p.active();
        int worshipper = p.worshipper(god);
        if (p.god(seat) != NOBODY) {
            return Phrase.of("objection.god-own", god(p.god(seat))).at(godPlace(p.god(seat)));
        }
        if (!p.isInPlay(god)) {
            return Phrase.of("objection.god-absent", god(god));
        }
        if (worshipper != NOBODY) {
            return Phrase.of("objection.god-taken", god(god), new Phrase.Seat(worshipper));
        }
        return p.cardTaken() ? CARD_TAKEN : tooHigh(p, Turn.requirementOf(p, seat, god));
    }

    private static Phrase tooHigh(ZimbabwePosition p, int more) {
        return Phrase.of("objection.requirement", p.requirement(p.active()) + more, Box.HIGHEST_REQUIREMENT);
    }

    private static Phrase ofHiring(ZimbabwePosition p, int specialist) {
        int seat = p.active();
        int owner = p.specialistOwner(specialist);
        int more = Box.SPECIALIST_REQUIREMENT[specialist];
        if (p.isFirstGame()) {
            return FIRST_GAME;
        }
        if (owner == seat) {
            return Phrase.of("objection.specialist-own", theSpecialist(specialist));
        }
        if (owner != NOBODY) {
            return taken(specialist, owner);
        }
        if (p.cardTaken()) {
            return CARD_TAKEN;
        }
        return p.bears(seat, more) ? useless(p, specialist) : tooHigh(p, more);
    }

    private static Phrase ofUsing(ZimbabwePosition p, int specialist) {
        int owner = p.specialistOwner(specialist);
        if (p.isFirstGame()) {
            return FIRST_GAME;
        }
        if (owner == NOBODY) {
            return Phrase.of("objection.specialist-free", theSpecialist(specialist));
        }
        if (owner != p.active()) {
            return taken(specialist, owner);
        }
        return p.isUsed(specialist)
                ? Phrase.of("objection.specialist-used", theSpecialist(specialist))
                : useless(p, specialist);
    }

    private static Phrase taken(int specialist, int owner) {
        return Phrase.of("objection.specialist-taken", theSpecialist(specialist), new Phrase.Seat(owner));
    }

    /** Why a specialist cannot be paid or has nothing to do. */
    private static Phrase useless(ZimbabwePosition p, int specialist) {
        if (p.cattle(p.active()) < Box.SPECIALIST_CATTLE[specialist]) {
            return tooDear(p, Box.SPECIALIST_CATTLE[specialist]);
        }
        boolean tilesLeft = specialist == RAIN ? p.waterTiles() < Box.WATER_TILES : Specialists.legalResources(p) != 0;
        return Phrase.of(
                tilesLeft
                        ? "objection.no-room"
                        : specialist == RAIN ? "objection.no-water-tiles" : "objection.no-resource-tiles");
    }

    private static Phrase ofRepricing(ZimbabwePosition p) {
        return Phrase.of(
                !p.worships(p.active(), DZIVA)
                        ? "objection.not-dziva"
                        : p.begun() ? "objection.dziva-late" : "objection.no-cards");
    }

    // ---------------------------------------------------------------- craftsmen and prices

    private static Phrase ofPlacing(ZimbabwePosition p, int craft) {
        int seat = p.active();
        boolean ownsCard = p.cardOf(craft, seat) != NOBODY;
        int card = p.freeCard(craft);
        int primary = Craft.PRIMARY[craft];
        if (!ownsCard && card == NOBODY) {
            int first = craft * Craft.CARDS;
            return Phrase.of(
                            "objection.cards-gone",
                            craft(craft),
                            new Phrase.Seat(p.cardOwner(first)),
                            new Phrase.Seat(p.cardOwner(first + 1)))
                    .at(craftPlace(craft));
        }
        if (p.pieces(craft) == Box.CRAFTSMEN) {
            return Phrase.of("objection.pieces-gone", craft(craft), Box.CRAFTSMEN);
        }
        if (primary != NOBODY && !p.wasThere(primary)) {
            return p.pieces(primary) == 0
                    ? Phrase.of("objection.no-primary", aCraft(primary))
                    : Phrase.of("objection.new-primary", craft(primary), craft(craft));
        }
        if (!ownsCard && !Craftsmen.canTakeCard(p, seat, craft)) {
            return tooHigh(p, Turn.requirementOfCard(p, seat, card));
        }
        return p.cattle(seat) < Craft.CATTLE[craft]
                ? tooDear(p, Craft.CATTLE[craft])
                : SiteObjections.ofCraft(p, craft);
    }

    /** The price of a new card, or one that is raised. */
    private static Phrase ofPrice(ZimbabwePosition p, int changed, int option) {
        int fresh = freshCraft(p);
        if (option == ZimbabweStep.NONE) {
            return fresh == NOBODY ? Phrase.of("objection.price-none-yet") : freshFirst(fresh);
        }
        int craft = Prices.craft(option);
        int card = p.cardOf(craft, p.active());
        if (card == NOBODY) {
            return noCard(craft);
        }
        if (fresh != NOBODY) {
            return freshFirst(fresh);
        }
        return (changed >> craft & 1) != 0
                ? Phrase.of("objection.price-set")
                : Phrase.of("objection.price-not-higher", p.price(card));
    }

    private static Phrase freshFirst(int craft) {
        return Phrase.of("objection.price-new-first", craft(craft)).at(craftPlace(craft));
    }

    private static Phrase noCard(int craft) {
        return Phrase.of("objection.no-card", craft(craft)).at(craftPlace(craft));
    }

    /** An own craft that has no price yet, or {@link Glossary#NOBODY}. */
    private static int freshCraft(ZimbabwePosition p) {
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int card = p.cardOf(craft, p.active());
            if (card != NOBODY && p.price(card) == 0) {
                return craft;
            }
        }
        return NOBODY;
    }

    /** A price that Dziva changes. */
    private static Phrase ofNewPrice(ZimbabwePosition p, int changed, int option) {
        int craft = Prices.craft(option);
        if (p.cardOf(craft, p.active()) == NOBODY) {
            return noCard(craft);
        }
        return Phrase.of((changed >> craft & 1) != 0 ? "objection.price-set" : "objection.price-same");
    }
}
