package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Phrase;

/** What things are called in phrases, by the keys of the catalogue, and their places on the board. */
final class Names {

    static final String FIRE_PLACE = "fire";

    private Names() {}

    /** Who decides: a seat, and which of its tribes. */
    static Phrase who(int seat, int tribe) {
        return Phrase.of("who", new Phrase.Seat(seat), tribe(tribe));
    }

    static String tribe(int tribe) {
        return "tribe." + TRIBES[tribe];
    }

    static String trade(int trade) {
        return "trade." + TRADES[trade];
    }

    static String aSettlement(int trade) {
        return "settlement." + TRADES[trade] + ".a";
    }

    static String theSettlement(int trade) {
        return "settlement." + TRADES[trade] + ".the";
    }

    /** An invention of a trade, 1 or 2. */
    static String invention(int trade, int number) {
        return "invention." + TRADES[trade] + "." + number;
    }

    /** A good, a weapon or a prisoner, without a number. */
    static String unit(int unit) {
        return "good." + UNITS[unit];
    }

    /** What a slot of an offering card asks for. */
    static String need(int need) {
        return "good." + NEEDS[need];
    }

    static Phrase units(int unit, int count) {
        return Phrase.of("goods." + UNITS[unit], count);
    }

    static String aNative(int kind) {
        return "native." + KINDS[kind] + ".a";
    }

    static Phrase natives(int count) {
        return Phrase.of("natives", count);
    }

    /** Villagers, nobles or both. */
    static Phrase group(int villagers, int nobles) {
        Phrase some = Phrase.of("natives.villagers", villagers);
        Phrase others = Phrase.of("natives.nobles", nobles);
        return nobles == 0 ? some : villagers == 0 ? others : Phrase.of("group.both", some, others);
    }

    static Phrase animals(int species, int count) {
        return Phrase.of("animals." + SPECIES[species], count);
    }

    static Phrase conquistadors(int count) {
        return Phrase.of("conquistadors", count);
    }

    static String god(int god) {
        return "god." + GODS[god];
    }

    static String toGod(int god) {
        return god(god) + ".to";
    }

    static String idol(int idol) {
        return "idol." + IDOLS[idol];
    }

    static String craft(int craft) {
        return "craft." + OFFERS[craft];
    }

    static String secret(int card) {
        return "secret." + SECRETS[card];
    }

    static String direction(int direction) {
        return "direction." + Hexes.DIRECTION_WORDS[direction];
    }

    static Phrase hex(int hex) {
        return Phrase.of("hex", Hexes.column(hex), Hexes.row(hex));
    }

    // ---------------------------------------------------------------- places on the board

    static String hexPlace(int hex) {
        return "hex/" + Hexes.name(hex);
    }

    static String storePlace(int tribe, int unit) {
        return "store/" + TRIBES[tribe] + "/" + UNITS[unit];
    }

    static String tradePlace(int tribe, int trade) {
        return "trade/" + TRIBES[tribe] + "/" + TRADES[trade];
    }

    static String cavePlace(int tribe) {
        return "cave/" + TRIBES[tribe];
    }

    static String tribePlace(int tribe) {
        return "tribe/" + TRIBES[tribe];
    }

    static String slotPlace(int god) {
        return "slot/" + GODS[god];
    }

    static String godPlace(int god) {
        return "god/" + GODS[god];
    }

    static String marketPlace(int craft) {
        return "market/" + OFFERS[craft];
    }

    static String idolPlace(int tribe, int idol) {
        return "idol/" + TRIBES[tribe] + "/" + IDOLS[idol];
    }

    static String seerPlace(int seer) {
        return "seer/" + SEERS[seer];
    }

    static String secretPlace(int card) {
        return "secret/" + SECRETS[card];
    }
}
