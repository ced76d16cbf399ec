package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static ceiba.tindaya.Names.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;

/** What choices and prompts say to people, and what they point at on the board. */
final class ChoicePhrases {

    private ChoicePhrases() {}

    static Phrase of(int choice, TindayaPosition p) {
        int kind = choice >> TindayaStep.OPTION_BITS;
        int option = choice & TindayaStep.LAST_OPTION;
        int argument = Step.argument(p.top());
        int tribe = p.acting();
        boolean none = option == TindayaStep.NONE;
        return switch (kind) {
            case TindayaStep.FIRST_SETTLEMENT ->
                onHex("choice.first-settlement", TindayaStep.hexOf(option), aSettlement(TindayaStep.kindOf(option)));
            case TindayaStep.THIRD_VILLAGER -> onHex("choice.third-villager", option);
            case TindayaStep.SEER -> Phrase.of("choice.seer." + SEERS[option]).at(seerPlace(option));
            case TindayaStep.KEEP ->
                Phrase.of("choice.keep", secret(option), secret(option) + ".does")
                        .at(secretPlace(option));
            case TindayaStep.TURN -> ofTurn(option);
            case TindayaStep.DEVELOP ->
                Phrase.of("choice.develop", invention(option, p.inventions(tribe, option) + 1))
                        .at(tradePlace(tribe, option));
            case TindayaStep.SLAUGHTER ->
                none
                        ? Phrase.of("choice.slaughter.enough")
                        : onHex("choice.slaughter." + ANIMALS[TindayaStep.kindOf(option)], TindayaStep.hexOf(option));
            case TindayaStep.PRESERVE -> none ? Phrase.of("choice.preserve.enough") : ofPreserving(tribe, option);
            case TindayaStep.AGAIN -> Phrase.of(option == 0 ? "choice.again.again" : "choice.again.drop");
            case TindayaStep.SOURCE -> none ? Phrase.of("choice.source.stop") : onHex("choice.source", option);
            case TindayaStep.GROUP ->
                Phrase.of("choice.group", group(Exploring.villagersOf(option), Exploring.noblesOf(option)))
                        .at(hexPlace(Exploring.source(argument)));
            case TindayaStep.WAY -> ofWay(p, Exploring.source(argument), option);
            case TindayaStep.SAIL ->
                onHex(option == Exploring.sea(argument) ? "choice.sail.stay" : "choice.sail", option);
            case TindayaStep.ASHORE -> {
                int hex = Hexes.neighbour(Exploring.sea(argument), option);
                yield onHex(p.hasFort(hex) ? "choice.ashore.fort" : "choice.ashore", hex);
            }
            case TindayaStep.HERO ->
                (option == 0 ? Phrase.of("choice.hero.none") : Phrase.of("choice.hero", units(WEAPON, option)))
                        .at(hexPlace(argument));
            case TindayaStep.OPTIONS -> none ? Phrase.of("choice.options.done") : ofOption(p, option);
            case TindayaStep.OFFERING -> none ? Phrase.of("choice.give.enough") : ofOffering(option);
            case TindayaStep.SACRIFICE -> onHex("choice.sacrifice", option, aNative(Offering.kindGiven(argument)));
            case TindayaStep.PARTNER ->
                Phrase.of("choice.partner", tribe(option)).at(tribePlace(option));
            case TindayaStep.BARTER_GIVE -> ofUnit("choice.barter-give", tribe, option);
            case TindayaStep.BARTER_TAKE -> ofUnit("choice.barter-take", Barter.partner(argument), option);
            case TindayaStep.ANSWER -> Phrase.of("choice.answer." + Barter.ANSWERS[option]);
            case TindayaStep.COUNTER_GIVE -> ofUnit("choice.counter-give", tribe, option);
            case TindayaStep.COUNTER_TAKE -> ofUnit("choice.counter-take", Barter.proposer(p), option);
            case TindayaStep.SELL -> {
                int idol = option / RAWS.length;
                yield Phrase.of("choice.sell", idol(idol), units(RAW + option % RAWS.length, 1))
                        .at(idolPlace(p.acting(), idol));
            }
            case TindayaStep.SHOW -> ofShowing(p, option);
            case TindayaStep.BUY ->
                Phrase.of("choice.buy", craft(option), Phrase.of(craft(option) + ".does", strength(p, option)))
                        .at(marketPlace(option));
            case TindayaStep.JAR -> Phrase.of("choice.jar", unit(option)).at(storePlace(tribe, option));
            case TindayaStep.WALL -> onHex("choice.wall", option);
            case TindayaStep.VASE -> Phrase.of("choice.vase", god(option)).at(godPlace(option));
            case TindayaStep.BORN -> onHex("choice.born", option);
            case TindayaStep.EAT -> ofUnit("choice.eat", tribe, option);
            case TindayaStep.LOSE ->
                onHex("choice.lose", TindayaStep.hexOf(option), aNative(TindayaStep.kindOf(option)));
            case TindayaStep.SAVE -> none ? Phrase.of("choice.save.enough") : ofUnit("choice.save", tribe, option);
            case TindayaStep.GUARD -> none ? Phrase.of("choice.guard.no") : onHex("choice.guard", option);
            case TindayaStep.PAY ->
                none
                        ? onHex("choice.pay.no." + atStake(p), Catastrophes.hexAtStake(argument))
                        : ofUnit("choice.pay", tribe, option);
            case TindayaStep.DISCARD -> ofUnit("choice.discard", tribe, option);
            case TindayaStep.TARGET -> onHex("choice.target", option);
            case TindayaStep.ARMS ->
                (option == 0 ? Phrase.of("choice.arms.none") : Phrase.of("choice.arms", units(WEAPON, option)))
                        .at(hexPlace(argument));
            case TindayaStep.FIRE ->
                Phrase.of(none ? "choice.fire.no" : option == Fires.WITH_DUNG ? "choice.fire.dung" : "choice.fire.wood")
                        .at(FIRE_PLACE);
            case TindayaStep.CALM -> Phrase.of("choice.calm", god(option)).at(godPlace(option));
            default -> throw new IllegalArgumentException("no choice: " + choice);
        };
    }

    /** About a hex, which is the first argument. */
    private static Phrase onHex(String key, int hex, Object... more) {
        Object[] args = new Object[more.length + 1];
        args[0] = hex(hex);
        System.arraycopy(more, 0, args, 1, more.length);
        return Phrase.of(key, args).at(hexPlace(hex));
    }

    private static Phrase ofUnit(String key, int tribe, int unit) {
        return Phrase.of(key, units(unit, 1)).at(storePlace(tribe, unit));
    }

    private static Phrase ofTurn(int option) {
        return Phrase.of("choice.turn."
                + (option < TindayaStep.SHOW_IDOL
                        ? TindayaStep.ACTIONS[option >> 1] + "." + TindayaStep.MARKERS[option & 1]
                        : TindayaStep.OTHERS[option - TindayaStep.SHOW_IDOL]));
    }

    private static Phrase ofPreserving(int tribe, int option) {
        int trade = Production.tradeOf(option);
        return Phrase.of("choice.preserve", unit(trade), unit(PRESERVED + trade), units(Production.priceOf(option), 1))
                .at(storePlace(tribe, trade));
    }

    private static Phrase ofWay(TindayaPosition p, int source, int option) {
        int direction = option % Hexes.DIRECTIONS;
        int hex = Hexes.neighbour(source, direction);
        if (option >= Exploring.EMBARK) {
            return onHex(p.canoes(hex) > 0 ? "choice.way.embark" : "choice.way.build", hex);
        }
        return onHex(p.hasFort(hex) ? "choice.way.fort" : "choice.way.land", hex, direction(direction));
    }

    private static Phrase ofOption(TindayaPosition p, int option) {
        int hex = TindayaStep.hexOf(option);
        int kind = TindayaStep.kindOf(option);
        return switch (kind) {
            case TindayaStep.COLLECT ->
                ofTaking(
                        p,
                        "choice.options.collect",
                        hex,
                        unit(RAW + rawOf(p.terrain(hex))),
                        p.tokensOnIsland(p.island(hex)) == 1);
            case TindayaStep.GATHER, TindayaStep.GATHER + 1 -> {
                int species = animal(p.settlement(hex));
                int animals = kind - TindayaStep.GATHER + 1;
                yield ofTaking(p, "choice.options.gather", hex, animals(species, animals), p.wild(species) == animals);
            }
            case TindayaStep.BARTER -> onHex("choice.options.barter", hex);
            case TindayaStep.OFFER -> onHex("choice.options.offer", hex);
            default -> onHex("choice.options.settle", hex, aSettlement(kind - TindayaStep.SETTLE));
        };
    }

    /** Taking the last costs solidarity. */
    private static Phrase ofTaking(TindayaPosition p, String key, int hex, Object what, boolean last) {
        return last ? onHex(key + ".last", hex, what, p.box().exhaustedPoints) : onHex(key, hex, what);
    }

    private static Phrase ofOffering(int option) {
        int god = Offering.god(option);
        int need = Offering.need(option);
        int way = Offering.way(option);
        if (way == Offering.ITSELF) {
            return Phrase.of("choice.give", toGod(god), unit(need)).at(slotPlace(god));
        }
        String given = switch (way) {
            case Offering.PRESERVED_FORM -> unit(PRESERVED + need);
            case Offering.A_PRISONER -> unit(PRISONER);
            default -> aNative(way - Offering.A_VILLAGER);
        };
        return (need == BLOOD
                        ? Phrase.of("choice.give", toGod(god), given)
                        : Phrase.of("choice.give.instead", toGod(god), given, need(need)))
                .at(slotPlace(god));
    }

    private static Phrase ofShowing(TindayaPosition p, int option) {
        int idol = Idols.shown(option);
        String key = "choice.show." + IDOLS[idol];
        Box box = p.box();
        return switch (idol) {
            case FERTILITY -> Phrase.of(key, hex(option)).at(idolPlace(p.acting(), idol), hexPlace(option));
            case HARVEST ->
                Phrase.of(key, units(option - Idols.HARVEST_OPTION, box.harvestGain))
                        .at(idolPlace(p.acting(), idol));
            case BOUNTY -> {
                int[] raws = Idols.BOUNTIES[option - Idols.BOUNTY_OPTION];
                yield Phrase.of(key, units(RAW + raws[0], 1), units(RAW + raws[1], 1))
                        .at(idolPlace(p.acting(), idol));
            }
            case CALM -> {
                int god = option - Idols.CALM_OPTION;
                yield Phrase.of(key, god(god), box.calmGain).at(idolPlace(p.acting(), idol), godPlace(god));
            }
            default -> Phrase.of(key, units(WEAPON, box.warriorGain)).at(idolPlace(p.acting(), idol));
        };
    }

    /** The number that a craft's words name. */
    private static int strength(TindayaPosition p, int craft) {
        return switch (craft) {
            case SPEARS, DAGGERS -> p.box().gains[craft];
            case VASE -> p.box().vaseGain;
            case JAR -> p.box().jar;
            case GRANARY -> p.box().granary;
            case CLOAKS -> p.box().cloaksShelter;
            default -> 1;
        };
    }

    /** What is lost if nobody pays: the card is either fever or locusts. */
    private static String atStake(TindayaPosition p) {
        return p.shown(ACORAN) == FEVER ? "noble" : "farm";
    }

    // ---------------------------------------------------------------- what is asked

    static Phrase prompt(TindayaPosition p) {
        if (p.depth() == 0) {
            return Phrase.of("prompt.over");
        }
        int kind = Step.kind(p.top());
        int argument = Step.argument(p.top());
        Phrase who = who(p.active(), p.acting());
        return switch (kind) {
            case TindayaStep.TURN -> Phrase.of(argument == 0 ? "prompt.turn" : turnGoesOn(argument), who);
            case TindayaStep.SOURCE -> Phrase.of("prompt.source", who, argument);
            case TindayaStep.GROUP, TindayaStep.WAY -> aboutHex(key(kind), who, Exploring.source(argument));
            case TindayaStep.HERO -> aboutHex(key(kind), who, argument);
            case TindayaStep.BARTER_GIVE -> Phrase.of(key(kind), who, tribe(Barter.partner(argument)));
            case TindayaStep.BARTER_TAKE ->
                Phrase.of(key(kind), who, tribe(Barter.partner(argument)), units(Barter.give(argument), 1));
            case TindayaStep.ANSWER -> ofProposal(p, who, argument);
            case TindayaStep.COUNTER_GIVE -> Phrase.of(key(kind), who, tribe(Barter.proposer(p)));
            case TindayaStep.COUNTER_TAKE ->
                Phrase.of(key(kind), who, tribe(Barter.proposer(p)), units(Barter.take(argument), 1));
            case TindayaStep.SAVE -> Phrase.of(key(kind), who, argument);
            case TindayaStep.PAY -> aboutHex("prompt.pay." + atStake(p), who, Catastrophes.hexAtStake(argument));
            case TindayaStep.ARMS ->
                Phrase.of(key(kind), who, hex(argument), conquistadors(Ships.attackers(p)))
                        .at(hexPlace(argument));
            default -> Phrase.of(key(kind), who);
        };
    }

    private static String key(int kind) {
        return "prompt." + StepWords.kind(kind);
    }

    private static String turnGoesOn(int taken) {
        return taken == Turn.ACTIONS_OF_A_TURN ? "prompt.turn.end" : "prompt.turn.second";
    }

    private static Phrase aboutHex(String key, Phrase who, int hex) {
        return Phrase.of(key, who, hex(hex)).at(hexPlace(hex));
    }

    /** An exchange, or another one proposed in return. */
    private static Phrase ofProposal(TindayaPosition p, Phrase who, int argument) {
        int give = Barter.give(argument);
        int take = Barter.take(argument);
        return Barter.isCountered(argument)
                ? Phrase.of("prompt.answer", who, tribe(Barter.partner(argument)), units(take, 1), units(give, 1))
                : Phrase.of("prompt.answer", who, tribe(Barter.proposer(p)), units(give, 1), units(take, 1));
    }
}
