package ceiba.tindaya;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.engine.EventKind.Shape.*;
import static ceiba.tindaya.Glossary.*;

import ceiba.engine.EventKind;

/** The kinds of events, with what their numbers a, b and c mean. A hex is its number; see {@link Hexes}. */
enum TindayaEvent implements EventKind {
    /** An era begins. a: its number; b: the column of its event card. */
    ERA(revealing(number("era"), oneOf("card", "a", "b", "c", "d"))),
    /** A ship comes. a: its number from 1; b: the hex of the abyss. */
    SHIP_PLACED(revealing(number("ship"), number("hex"))),
    /** Catastrophes or epicentres are foreseen. a: by whom. */
    SEER(of(oneOf("seer", SEERS))),
    /** A catastrophe card is turned. a: god; b: card. */
    CATASTROPHE_SHOWN(revealing(oneOf("god", GODS), oneOf("card", CATASTROPHES))),
    /** An epicentre becomes known. a: disaster; b: hex. */
    EPICENTRE(revealing(oneOf("disaster", DISASTERS), number("hex"))),
    /** A tribe is dealt secret objectives. a: tribe; b, c: the cards, which only its seat may know. */
    SECRET_DEALT(revealing(
            oneOf("tribe", TRIBES),
            oneOf("one", SECRETS).hidden(),
            oneOf("other", SECRETS).hidden())),
    /** A secret objective is kept. a: tribe; b: card; c: points of its token. */
    SECRET_KEPT(of(oneOf("tribe", TRIBES), oneOf("card", SECRETS).hidden(), number("points"))),
    /** A marker is used. a: tribe; b: 0 a cube, 1 a cylinder; c: the action. */
    MARKER_USED(of(oneOf("tribe", TRIBES), oneOf("marker", "cube", "cylinder"), oneOf("action", TindayaStep.ACTIONS))),
    /** An invention is developed. a: tribe; b: trade; c: 1 or 2. */
    DEVELOPED(of(oneOf("tribe", TRIBES), oneOf("trade", TRADES), number("invention"))),
    /** Goods are produced. a: tribe; b: good; c: units. */
    PRODUCED(of(oneOf("tribe", TRIBES), oneOf("good", GOODS), number("units"))),
    /** a: tribe; b: animal; c: hex. */
    SLAUGHTERED(of(oneOf("tribe", TRIBES), oneOf("animal", ANIMALS), number("hex"))),
    /** Simple food is preserved. a: tribe; b: the preserved food; c: what it cost. */
    PRESERVED(of(oneOf("tribe", TRIBES), oneOf("food", GOODS), oneOf("cost", GOODS))),
    CAVE_BUILT(of(oneOf("tribe", TRIBES))),
    /** Natives go over land. a: tribe; b: villagers + 8 nobles; c: from hex + 128 to hex. */
    MOVED(of(oneOf("tribe", TRIBES), number("natives"), number("way"))),
    /** A canoe is built. a: tribe; b: hex. */
    CANOE_BUILT(of(oneOf("tribe", TRIBES), number("hex"))),
    /** Natives go by canoe. a: tribe; b: villagers + 8 nobles; c: from hex + 128 to hex ashore + 16384 last sea hex. */
    SAILED(of(oneOf("tribe", TRIBES), number("natives"), number("way"))),
    /** A raw token is taken. a: tribe; b: raw material; c: hex. */
    COLLECTED(of(oneOf("tribe", TRIBES), oneOf("raw", RAWS), number("hex"))),
    /** An island's last token or the last of a species was taken. a: tribe; b: hex, or -1; c: species, or -1. */
    EXHAUSTED(of(oneOf("tribe", TRIBES), number("hex"), oneOf("species", SPECIES))),
    /** A settlement is built. a: tribe; b: trade; c: hex. */
    SETTLED(of(oneOf("tribe", TRIBES), oneOf("trade", TRADES), number("hex"))),
    /** Animals come from the Wild Lands. a: tribe; b: animals; c: hex. */
    GATHERED(of(oneOf("tribe", TRIBES), number("animals"), number("hex"))),
    /** An exchange is proposed. a: whom; b: unit given; c: unit asked for. The seat is the proposer's. */
    PROPOSED(of(oneOf("to", TRIBES), oneOf("give", UNITS), oneOf("take", UNITS))),
    /** An exchange is proposed in return. a: the tribe that does; b: unit given; c: unit asked for. */
    COUNTERED(of(oneOf("tribe", TRIBES), oneOf("give", UNITS), oneOf("take", UNITS))),
    /** An exchange is made. a: tribes: giver + 4 other; b: unit given; c: unit received. */
    BARTERED(of(number("tribes"), oneOf("give", UNITS), oneOf("take", UNITS))),
    /** An exchange is refused. a: by whom. */
    REFUSED(of(oneOf("tribe", TRIBES))),
    /** A unit is laid on an offering card. a: tribe; b: god + 2 the good asked for; c: unit laid, or -1 for a native. */
    OFFERED(of(oneOf("tribe", TRIBES), number("slot"), oneOf("unit", UNITS))),
    /** A native is sacrificed. a: tribe; b: kind; c: hex. */
    SACRIFICED(of(oneOf("tribe", TRIBES), oneOf("native", KINDS), number("hex"))),
    /** An idol is drawn. a: tribe; b: idol, in Dominion known to its seat alone. */
    IDOL_DRAWN(revealing(oneOf("tribe", TRIBES), oneOf("idol", IDOLS).hidden())),
    /** In Alliance idols lie open. a: tribe; b: idol. */
    IDOL_GAINED(revealing(oneOf("tribe", TRIBES), oneOf("idol", IDOLS))),
    /** An idol is shown and discarded. a: tribe; b: idol. */
    IDOL_SHOWN(of(oneOf("tribe", TRIBES), oneOf("idol", IDOLS))),
    /** a: tribe; b: idol; c: raw material received. */
    IDOL_SOLD(of(oneOf("tribe", TRIBES), oneOf("idol", IDOLS), oneOf("raw", RAWS))),
    /** A tribe receives goods. a: tribe; b: unit; c: how many. */
    GAINED(of(oneOf("tribe", TRIBES), oneOf("unit", UNITS), number("units"))),
    /** a: tribe; b: what. */
    BOUGHT(of(oneOf("tribe", TRIBES), oneOf("craft", OFFERS))),
    /** A wall is built. a: tribe; b: hex. */
    WALLED(of(oneOf("tribe", TRIBES), number("hex"))),
    PASSED(of(oneOf("tribe", TRIBES))),
    /** A step of the end of the era begins. a: 1 to 10. */
    END_STEP(of(number("step"))),
    /** A villager is born. a: tribe; b: hex. */
    BORN(of(oneOf("tribe", TRIBES), number("hex"))),
    /** Conquistadors come to a fort. a: hex; b: how many there are now. */
    REINFORCED(of(number("hex"), number("conquistadors"))),
    /** An animal is born. a: species; b: hex, or -1 in the Wild Lands. */
    BRED(of(oneOf("species", SPECIES), number("hex"))),
    /** A tribe has eaten. a: tribe; b: natives fed; c: natives not fed. */
    FED(of(oneOf("tribe", TRIBES), number("fed"), number("unfed"))),
    /** Food is eaten. a: tribe; b: good; c: units. */
    EATEN(of(oneOf("tribe", TRIBES), oneOf("good", GOODS), number("units"))),
    /** A native dies. a: tribe; b: kind + 2 cause (see {@link Glossary#CAUSES}); c: hex. */
    DIED(of(oneOf("tribe", TRIBES), number("how"), number("hex"))),
    /** Units go to waste. a: tribe; b: good; c: units. */
    WASTED(of(oneOf("tribe", TRIBES), oneOf("good", GOODS), number("units"))),
    /** There is too much waste. a: units in all. */
    OVERFLOW(of(number("units"))),
    /** Natives have no shelter. a: tribe; b: how many. */
    UNSHELTERED(of(oneOf("tribe", TRIBES), number("natives"))),
    /** A god has got all or not. a: god; b: 1 if all slots are full. */
    APPEASED(of(oneOf("god", GODS), number("full"))),
    /** Wrath changes. a: god; b: change; c: now. */
    WRATH(of(oneOf("god", GODS), number("change"), number("now"))),
    /** A disaster strikes. a: disaster; b: hex of the epicentre; c: rings. */
    DISASTER(of(oneOf("disaster", DISASTERS), number("hex"), number("rings"))),
    /** A hex is covered with lava. a: hex. */
    LAVA(of(number("hex"))),
    /** A hex is swallowed by the sea. a: hex. */
    DROWNED(of(number("hex"))),
    /** A catastrophe card strikes. a: card; b: hex of the epicentre. */
    CATASTROPHE(of(oneOf("card", CATASTROPHES), number("hex"))),
    /** A settlement leaves the map. a: tribe that controlled it, or -1; b: trade; c: hex. */
    DESTROYED(of(oneOf("tribe", TRIBES), oneOf("trade", TRADES), number("hex"))),
    /** Things are lost on a hex. a: what; b: hex; c: how many. */
    CLEARED(of(oneOf("what", "tokens", "canoes", "wall", "fort", "animals"), number("hex"), number("count"))),
    /** A tribe pays or discards goods. a: tribe; b: good; c: units. */
    DISCARDED(of(oneOf("tribe", TRIBES), oneOf("good", GOODS), number("units"))),
    /** A hex is protected by an idol. a: tribe; b: hex. */
    PROTECTED(of(oneOf("tribe", TRIBES), number("hex"))),
    /** A ship attacks. a: ship from 1; b: hex; c: conquistadors. */
    SHIP_ATTACKS(of(number("ship"), number("hex"), number("conquistadors"))),
    /** A ship finds nothing to attack. a: ship from 1. */
    SHIP_LEAVES(of(number("ship"))),
    /** Nobody can harm a hex: a wall stands. a: hex. */
    WALL_HOLDS(of(number("hex"))),
    /** Weapons are spent. a: tribe; b: how many; c: hex. */
    ARMED(of(oneOf("tribe", TRIBES), number("weapons"), number("hex"))),
    /** An attack is beaten off. a: hex. */
    DEFENDED(of(number("hex"))),
    /** The natives of a hex lose. a: hex. */
    FALLEN(of(number("hex"))),
    /** A hero falls. a: tribe; b: conquistadors killed; c: hex. */
    HERO(of(oneOf("tribe", TRIBES), number("killed"), number("hex"))),
    /** A fort is built. a: hex; b: conquistadors. */
    FORT(revealing(number("hex"), number("conquistadors"))),
    /** A fort is retaken. a: tribe; b: hex. */
    RECONQUERED(of(oneOf("tribe", TRIBES), number("hex"))),
    /** Conquistadors are taken prisoner. a: tribe; b: how many. */
    IMPRISONED(of(oneOf("tribe", TRIBES), number("prisoners"))),
    /** A settlement gets another controller. a: tribe; b: hex. */
    CONTROL(of(oneOf("tribe", TRIBES), number("hex"))),
    /** A trade is learned. a: tribe; b: trade; c: hex. */
    LEARNED(of(oneOf("tribe", TRIBES), oneOf("trade", TRADES), number("hex"))),
    /** Fire is delivered. a: tribe; b: which seer's round, 1 or 2. */
    FIRE(of(oneOf("tribe", TRIBES), number("round"))),
    /** Solidarity changes. a: tribe; b: change; c: why (see {@link Glossary#REASONS}). */
    SOLIDARITY(of(oneOf("tribe", TRIBES), number("change"), oneOf("why", REASONS))),
    /** The market is refilled. a: craft. */
    MARKET(revealing(oneOf("craft", CRAFTS))),
    /** The control of the archipelago at the end. a: native islands; b: foreign ones. */
    ARCHIPELAGO(of(number("native"), number("foreign"))),
    /** Whether a tribe meets the mission. a: tribe; b: 1 if it does. */
    MISSION(of(oneOf("tribe", TRIBES), number("met"))),
    /** A secret objective is shown at the end. a: tribe; b: card; c: points, 0 if not met. */
    SECRET_SHOWN(revealing(oneOf("tribe", TRIBES), oneOf("card", SECRETS), number("points"))),
    /** A tribe has won. a: tribe. */
    WON(of(oneOf("tribe", TRIBES))),
    /** All have lost. a: why (see {@link Glossary#LOSSES}). */
    LOST(of(oneOf("why", LOSSES)));

    private static final TindayaEvent[] ALL = values();

    private final Shape shape;

    TindayaEvent(Shape shape) {
        this.shape = shape;
    }

    static TindayaEvent numbered(int kind) {
        return ALL[kind];
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
