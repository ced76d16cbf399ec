package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Refusal;

/** What holds in every position: figures, markers, tokens, cards and animals are conserved, and all is where it may be. */
final class Invariants {

    private Invariants() {}

    static void check(TindayaPosition p) {
        checkMap(p);
        checkSupplies(p);
        for (int index = 0; index < p.tribes(); index++) {
            checkTribe(p, p.order(index));
        }
        for (int god = 0; god < GODS.length; god++) {
            ensure(
                    p.wrath(god) >= 0 && p.wrath(god) <= p.box().lost,
                    "wrath",
                    "the wrath of " + GODS[god] + " is " + p.wrath(god));
        }
        checkIdols(p);
        checkSecrets(p);
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int cards = crafts(p, craft);
            ensure(cards <= p.box().craftCards[craft], "market", cards + " cards of " + CRAFTS[craft]);
        }
    }

    private static void ensure(boolean holds, String where, String what) {
        if (!holds) {
            throw new Refusal(where + ": " + what);
        }
    }

    // ---------------------------------------------------------------- the map

    private static void checkMap(TindayaPosition p) {
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            String where = "hexes." + Hexes.name(hex);
            int terrain = p.terrain(hex);
            boolean onLand = terrain >= VOLCANO;
            ensure(onLand == p.isLand(hex), where, "land is not known as land");
            ensure(onLand || !p.hasNatives(hex), where, "natives stand in the sea");
            ensure(terrain >= COAST || p.isFree(hex), where, "something is built on " + TERRAINS[terrain]);
            ensure(terrain >= COAST || p.tokens(hex) == 0, where, "tokens lie on " + TERRAINS[terrain]);
            ensure(!onLand || p.canoes(hex) == 0, where, "canoes lie on land");
            ensure(terrain >= COAST || !p.hasWall(hex), where, "a wall stands on " + TERRAINS[terrain]);
            if (p.hasSettlement(hex)) {
                int trade = p.settlement(hex);
                ensure(
                        p.inside(hex) == 0 || animal(trade) != NOBODY,
                        where,
                        "animals are kept in a settlement of " + TRADES[trade]);
                ensure(p.inside(hex) <= p.box().herd, where, "a settlement holds " + p.box().herd + " animals");
                ensure(p.controller(hex) != NOBODY, where, "nobody controls this settlement");
                checkControl(p, hex, where);
            } else {
                ensure(p.controller(hex) == NOBODY, where, "somebody controls what is no settlement");
                ensure(p.hasFort(hex) || p.inside(hex) == 0, where, "figures stand in no building");
                ensure(p.inside(hex) <= p.box().fort, where, "a fort holds " + p.box().fort + " conquistadors");
            }
            ensure(!onLand || (p.island(hex) <= hex && p.isLand(p.island(hex))), where, "its island is not known");
        }
        for (int number = 0; number < Hexes.BASES; number++) {
            for (int other = 0; other < number; other++) {
                ensure(p.volcanoHex(number) != p.volcanoHex(other), "volcanoes", "one of them has two numbers");
                ensure(p.abyssHex(number) != p.abyssHex(other), "abysses", "one of them has two numbers");
            }
            ensure(p.terrain(p.volcanoHex(number)) == VOLCANO, "volcanoes", "there is no volcano " + (number + 1));
            ensure(p.terrain(p.abyssHex(number)) == ABYSS, "abysses", "there is no abyss " + (number + 1));
        }
    }

    /** T-8: nobody has more natives on a settlement than all others and does not control it. */
    private static void checkControl(TindayaPosition p, int hex, String where) {
        int most = 0;
        int first = NOBODY;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            int natives = p.natives(tribe, hex);
            first = natives > most ? tribe : natives == most ? NOBODY : first;
            most = Math.max(most, natives);
        }
        ensure(
                first == NOBODY || first == p.controller(hex),
                where,
                "the tribe with most natives there does not control the settlement");
    }

    // ---------------------------------------------------------------- supplies

    /** Counts what is left of everything, from what is on the table. */
    static void findSupplies(TindayaPosition p) {
        p.setCanoesLeft(canoesLeft(p));
        p.setWallsLeft(wallsLeft(p));
        p.setConquistadorsLeft(conquistadorsLeft(p));
        for (int species = 0; species < SPECIES.length; species++) {
            p.setAnimalsLeft(species, animalsLeft(p, species));
        }
        for (int raw = 0; raw < RAWS.length; raw++) {
            p.setTokensLeft(raw, tokensLeft(p, raw));
        }
        for (int trade = 0; trade < TRADES.length; trade++) {
            p.setTilesLeft(trade, tilesLeft(p, trade));
        }
    }

    private static void checkSupplies(TindayaPosition p) {
        same("canoes", p.canoesLeft(), canoesLeft(p));
        same("walls", p.wallsLeft(), wallsLeft(p));
        same("conquistadors", p.conquistadorsLeft(), conquistadorsLeft(p));
        same("lava tiles", p.lavaLeft(), lavaLeft(p));
        for (int species = 0; species < SPECIES.length; species++) {
            same(SPECIES[species], p.animalsLeft(species), animalsLeft(p, species));
        }
        for (int raw = 0; raw < RAWS.length; raw++) {
            same("tokens of " + RAWS[raw], p.tokensLeft(raw), tokensLeft(p, raw));
        }
        for (int trade = 0; trade < TRADES.length; trade++) {
            same("settlements of " + TRADES[trade], p.tilesLeft(trade), tilesLeft(p, trade));
        }
    }

    private static void same(String what, int left, int counted) {
        ensure(left == counted, "supplies", left + " " + what + " are left, but " + counted + " are not on the table");
        ensure(left >= 0, "supplies", "there are too many " + what + " on the table");
    }

    private static int canoesLeft(TindayaPosition p) {
        int left = p.box().canoes;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.canoes(hex);
        }
        return left;
    }

    private static int wallsLeft(TindayaPosition p) {
        int left = p.box().walls;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.hasWall(hex) ? 1 : 0;
        }
        return left;
    }

    static int lavaLeft(TindayaPosition p) {
        int left = p.box().lava;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.terrain(hex) == LAVA ? 1 : 0;
        }
        return left;
    }

    /** In forts, in prisons and on offering cards. */
    private static int conquistadorsLeft(TindayaPosition p) {
        int left = p.box().conquistadors;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.hasFort(hex) ? p.inside(hex) : 0;
        }
        for (int index = 0; index < p.tribes(); index++) {
            left -= p.prisoners(p.order(index));
        }
        for (int god = 0; god < GODS.length; god++) {
            for (int slot = 0; slot < p.slots(); slot++) {
                int filled = p.filled(god, slot);
                left -= filled != 0 && (filled - 1) / TRIBES.length == PRISONER ? 1 : 0;
            }
        }
        return left;
    }

    private static int animalsLeft(TindayaPosition p, int species) {
        int left = p.box().animalFigures[species] - p.wild(species);
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.settlement(hex) == GOATS + species ? p.inside(hex) : 0;
        }
        return left;
    }

    private static int tokensLeft(TindayaPosition p, int raw) {
        int left = p.box().tokens;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= rawOf(p.terrain(hex)) == raw ? p.tokens(hex) : 0;
        }
        for (int index = 0; index < p.tribes(); index++) {
            left -= p.tokens(p.order(index), raw);
        }
        return left;
    }

    private static int tilesLeft(TindayaPosition p, int trade) {
        int left = p.box().settlements;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            left -= p.settlement(hex) == trade ? 1 : 0;
        }
        return left;
    }

    // ---------------------------------------------------------------- tribes

    private static void checkTribe(TindayaPosition p, int tribe) {
        String where = "tribes." + TRIBES[tribe];
        int villagers = 0;
        int nobles = 0;
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            villagers += p.villagers(tribe, hex);
            nobles += p.nobles(tribe, hex);
        }
        ensure(villagers == p.villagers(tribe) && nobles == p.nobles(tribe), where, "its natives are miscounted");
        ensure(villagers <= p.box().villagers && nobles <= p.box().nobles, where, "it has too many natives");
        for (int unit = 0; unit < UNITS.length; unit++) {
            ensure(p.units(tribe, unit) >= 0, where, "it has less than nothing of " + UNITS[unit]);
        }
        int cubes = p.cubes(tribe) + p.usedCubes(tribe);
        int cylinders = p.cylinders(tribe) + p.usedCylinders(tribe) + (p.hasCave(tribe) ? 0 : 1);
        for (int trade = 0; trade < TRADES.length; trade++) {
            cubes += (p.knows(tribe, trade) ? 0 : 1) + (p.inventions(tribe, trade) >= 1 ? 0 : 1);
            cylinders += p.inventions(tribe, trade) == 2 ? 0 : 1;
        }
        ensure(cubes == Box.CUBES, where, "it has " + cubes + " cubes, not " + Box.CUBES);
        ensure(cylinders <= Box.CYLINDERS, where, "it has " + cylinders + " cylinders, more than " + Box.CYLINDERS);
        ensure(p.cubes(tribe) >= 0 && p.cylinders(tribe) >= 0, where, "its store is overdrawn");
    }

    // ---------------------------------------------------------------- cards

    private static void checkIdols(TindayaPosition p) {
        for (int idol = 0; idol < IDOLS.length; idol++) {
            int cards = p.discardedIdols(idol);
            for (int index = 0; index < p.tribes(); index++) {
                cards += p.idols(p.order(index), idol);
            }
            for (int card = 0; card < p.idolsLeft(); card++) {
                cards += p.idolCard(card) == idol ? 1 : 0;
            }
            ensure(
                    cards == p.box().idolCards[idol],
                    "idols",
                    "there are " + cards + " of " + IDOLS[idol] + ", not " + p.box().idolCards[idol]);
        }
    }

    /** Cards of a craft that are still in the game. */
    static int crafts(TindayaPosition p, int craft) {
        int cards = craftsOut(p, craft);
        for (int card = 0; card < p.craftsLeft(); card++) {
            cards += p.craftCard(card) == craft ? 1 : 0;
        }
        return cards;
    }

    /** Cards in the market and lasting ones that tribes own; others leave the game when they are bought. */
    static int craftsOut(TindayaPosition p, int craft) {
        int cards = 0;
        for (int place = 0; place < Box.MARKET; place++) {
            cards += p.market(place) == craft ? 1 : 0;
        }
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            cards += switch (craft) {
                case JAR -> Integer.bitCount(p.jars(tribe));
                case GRANARY -> p.granaries(tribe);
                case OUTRIGGER -> p.hasOutrigger(tribe) ? 1 : 0;
                case CLOAKS -> p.hasCloaks(tribe) ? 1 : 0;
                default -> 0;
            };
        }
        return cards;
    }

    /** Each secret objective is in the deck, with a tribe, or among those dealt that are still to be chosen from. */
    private static void checkSecrets(TindayaPosition p) {
        int seen = 0;
        for (int card = 0; card < p.secretsLeft(); card++) {
            ensure(
                    (seen >> p.secretCard(card) & 1) == 0,
                    "secrets",
                    SECRETS[p.secretCard(card)] + " is in the deck twice");
            seen |= 1 << p.secretCard(card);
        }
        for (int index = 0; p.isDominion() && index < p.tribes(); index++) {
            for (int deal = 0; deal < 2; deal++) {
                int card = p.secret(p.order(index), deal);
                if (card != NOBODY) {
                    ensure((seen >> card & 1) == 0, "secrets", SECRETS[card] + " is in two places");
                    seen |= 1 << card;
                }
            }
        }
        for (int index = 0; Strategy.isDealing(p) && index < p.tribes(); index++) {
            int tribe = p.order(index);
            for (int which = 0; which < 2; which++) {
                int card = p.dealt(tribe, Strategy.deal(p.era()), which);
                if (card != NOBODY && card != p.secret(tribe, Strategy.deal(p.era()))) {
                    ensure((seen >> card & 1) == 0, "secrets", SECRETS[card] + " is in two places");
                    seen |= 1 << card;
                }
            }
        }
        ensure(
                !p.isDominion() || Integer.bitCount(seen) == SECRETS.length,
                "secrets",
                "there are " + Integer.bitCount(seen) + ", not " + SECRETS.length);
    }
}
