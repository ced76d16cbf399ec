package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Journal;
import ceiba.engine.Phrase;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What choices, prompts, events and tiles say to people, and what they point at on the board. */
final class TzolkinPhrases {

    private TzolkinPhrases() {}

    // ---------------------------------------------------------------- choices

    static Phrase choice(int choice, TzolkinPosition p) {
        int kind = choice >> TzolkinStep.OPTION_BITS;
        int option = choice & TzolkinStep.LAST_OPTION;
        int argument = Step.argument(p.top());
        if (kind == TzolkinStep.ARCHITECTURE && option == TzolkinStep.NONE && endsBuilding(choice, p)) {
            return Phrase.of("choice.architecture.none.lost");
        }
        if (option == TzolkinStep.NONE) {
            return Phrase.of("choice." + word(kind) + ".none");
        }
        return switch (kind) {
            case TzolkinStep.KEEP ->
                Phrase.of("choice.keep", wealth(option + 1)).at("wealth/" + (option + 1));
            case TzolkinStep.TURN -> turn(option, p);
            case TzolkinStep.ACTION -> {
                int gear = Action.gearOf(argument);
                int price = Action.price(p, p.active(), argument, option);
                String key = priced("choice.use", price);
                List<Phrase> more = more(gear, option, p);
                Phrase use = more.isEmpty()
                        ? Phrase.of(key, action(gear, option), corn(price))
                        : Phrase.of(key + ".more", action(gear, option), corn(price), join(more));
                yield use.at("action/" + GEARS[gear] + "/" + option);
            }
            case TzolkinStep.HARVEST -> harvest(option, argument, p);
            case TzolkinStep.ADVANCE -> advance(option, argument, p);
            case TzolkinStep.BUILD -> build(option, argument, p);
            case TzolkinStep.ARCHITECTURE ->
                option == Building.FULL_PRICE
                        ? Phrase.of("choice.architecture.full")
                        : Phrase.of("choice.architecture.save", "good." + GOODS[option])
                                .at("good/" + GOODS[option]);
            case TzolkinStep.PAY -> Phrase.of("choice.pay", mix(option));
            case TzolkinStep.TAKE -> Phrase.of("choice.take", mix(option));
            case TzolkinStep.RAISE -> Phrase.of("choice.raise", temple(option)).at("temple/" + TEMPLES[option]);
            case TzolkinStep.RAISE_TWO ->
                Phrase.of("choice.raise-two", temple(Temple.PAIRS[option][0]), temple(Temple.PAIRS[option][1]))
                        .at("temple/" + TEMPLES[Temple.PAIRS[option][0]]);
            case TzolkinStep.MARKET -> {
                boolean buying = option < Market.SELL;
                int good = buying ? option - Market.BUY : option - Market.SELL;
                yield Phrase.of(buying ? "choice.buy" : "choice.sell", goods(good, 1), corn(Board.MARKET[good]))
                        .at("market/" + GOODS[good]);
            }
            case TzolkinStep.ANY_ACTION -> {
                int gear = Action.anyGear(option);
                int action = Action.anyAction(option);
                yield Phrase.of("choice.use", action(gear, action), corn(Board.CORN_FOR_ANY_ACTION))
                        .at("action/" + GEARS[gear] + "/" + action);
            }
            case TzolkinStep.OFFER ->
                Phrase.of("choice.offer", goods(option, 1)).at("good/" + GOODS[option]);
            case TzolkinStep.DAYS -> Phrase.of("choice.days." + option).at("calendar");
            default -> throw new IllegalStateException("no choice: " + choice);
        };
    }

    /** Whether nothing more can be built after a choice: the turn is back at its beginning, or over. */
    private static boolean endsBuilding(int choice, TzolkinPosition p) {
        TzolkinPosition after = p.copy();
        after.choose(choice, Journal.SILENT);
        return after.decider() != p.active() || Step.kind(after.top()) == TzolkinStep.TURN;
    }

    /** What technologies add to an action that leaves nothing else to decide. */
    private static List<Phrase> more(int gear, int action, TzolkinPosition p) {
        List<Phrase> more = new ArrayList<>();
        int seat = p.active();
        if (gear == PALENQUE && action == 1 && Technology.moreFish(p, seat) > 0) {
            more.add(corn(Technology.moreFish(p, seat)));
        }
        if (gear == PALENQUE && action == 2 && Technology.moreCorn(p, seat) > 0) {
            more.add(corn(Technology.moreCorn(p, seat)));
        }
        if (gear == YAXCHILAN) {
            for (int good = WOOD; good <= SKULL; good++) {
                int extra = Technology.moreFromYaxchilan(p, seat, good);
                if (Board.YAXCHILAN_GOODS[good][action] > 0 && extra > 0) {
                    more.add(goods(good, extra));
                }
            }
        }
        return more;
    }

    private static Phrase turn(int option, TzolkinPosition p) {
        if (option >= Turn.BEG) {
            int temple = option - Turn.BEG;
            return Phrase.of("choice.beg", temple(temple)).at("temple/" + TEMPLES[temple]);
        }
        if (option >= Turn.PLACE) {
            int price = Price.placing(p, option);
            if (option == Turn.CLAIM) {
                return Phrase.of(priced("choice.claim", price), corn(price)).at("first-player");
            }
            int gear = option - Turn.PLACE;
            int space = Gears.lowestFree(p.occupied(), gear);
            return Phrase.of(priced("choice.place", price), gear(gear), space, corn(price))
                    .at(space(gear, space));
        }
        int gear = Gears.gearOf(option);
        int space = Gears.spaceOf(option);
        return Phrase.of("choice.pick", gear(gear), space).at(space(gear, space));
    }

    private static Phrase harvest(int option, int action, TzolkinPosition p) {
        int seat = p.active();
        Phrase harvest = corn(Board.HARVEST_CORN[action] + Technology.moreCorn(p, seat));
        Phrase phrase = switch (option) {
            case Harvest.CORN_TILE ->
                Phrase.of(Harvest.exposedCorn(p, action) ? "choice.harvest" : "choice.harvest.free", harvest);
            case Harvest.WOOD_TILE ->
                Phrase.of("choice.harvest", goods(WOOD, Board.HARVEST_WOOD[action] + Technology.moreWood(p, seat)));
            default -> Phrase.of("choice.burn", harvest, temple(option - Harvest.BURN));
        };
        return phrase.at("jungle/" + action + (option == Harvest.WOOD_TILE ? "/wood" : "/corn"));
    }

    private static Phrase advance(int technology, int flags, TzolkinPosition p) {
        int seat = p.active();
        int level = p.level(seat, technology);
        int price = (flags & Technology.PAID) != 0 ? Technology.price(p, seat, technology) : 0;
        String key = level == TOP_LEVEL ? "choice.advance.bonus" : "choice.advance";
        return Phrase.of(priced(key, price), technology(technology), level + 1, price)
                .at("technology/" + TECHNOLOGIES[technology]);
    }

    private static Phrase build(int option, int flags, TzolkinPosition p) {
        if (option >= Building.MONUMENT) {
            int monument = option - Building.MONUMENT + 1;
            return Phrase.of("choice.build", monument(monument), cost(Tile.monument(monument)))
                    .at("monument/" + monument);
        }
        Tile tile = Tile.building(option + 1);
        Phrase build = Phrase.of("choice.build", building(tile.number), cost(tile));
        if (Building.inCorn(flags)) {
            int price = Building.priceInCorn(p, p.active(), tile);
            build = Phrase.of(priced("choice.build", price), building(tile.number), corn(price));
        }
        return build.at("building/" + tile.number);
    }

    // ---------------------------------------------------------------- prompts

    static Phrase prompt(TzolkinPosition p) {
        if (p.decider() < 0) {
            return Phrase.of("prompt.over");
        }
        Phrase.Seat seat = new Phrase.Seat(p.active());
        int kind = Step.kind(p.top());
        return switch (kind) {
            case TzolkinStep.TURN -> Phrase.of("prompt.turn." + p.phase(), seat);
            case TzolkinStep.PAY, TzolkinStep.TAKE -> Phrase.of("prompt." + word(kind), seat, Step.argument(p.top()));
            default -> Phrase.of("prompt." + word(kind), seat);
        };
    }

    /** The word of a decision in the keys of the catalogue. */
    private static String word(int kind) {
        return switch (kind) {
            case TzolkinStep.KEEP -> "keep";
            case TzolkinStep.TURN -> "turn";
            case TzolkinStep.ACTION -> "use";
            case TzolkinStep.HARVEST -> "harvest";
            case TzolkinStep.ADVANCE -> "advance";
            case TzolkinStep.BUILD -> "build";
            case TzolkinStep.ARCHITECTURE -> "architecture";
            case TzolkinStep.PAY -> "pay";
            case TzolkinStep.TAKE -> "take";
            case TzolkinStep.RAISE -> "raise";
            case TzolkinStep.RAISE_TWO -> "raise-two";
            case TzolkinStep.MARKET -> "market";
            case TzolkinStep.ANY_ACTION -> "any";
            case TzolkinStep.OFFER -> "offer";
            case TzolkinStep.DAYS -> "days";
            default -> throw new IllegalStateException("no decision: " + kind);
        };
    }

    // ---------------------------------------------------------------- events

    static Phrase event(Event e) {
        TzolkinEvent what = TzolkinEvent.numbered(e.kind());
        Phrase.Seat seat = new Phrase.Seat(e.seat());
        String key = "event." + what.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (what) {
            case ROUND ->
                Phrase.of(e.b() == 1 ? "event.round.food-day" : key, e.a()).at("calendar");
            case TURN, MERCY, WORKER -> Phrase.of(key, seat);
            case KEEP ->
                e.a() == Event.HIDDEN ? Phrase.of("event.keep.hidden", seat) : Phrase.of(key, seat, wealth(e.a()));
            case WEALTH -> Phrase.of(key, seat, wealth(e.a())).at("wealth/" + e.a());
            case BEG, STEP_WASTED -> Phrase.of(key, seat, temple(e.a())).at("temple/" + TEMPLES[e.a()]);
            case PLACE ->
                Phrase.of(priced(key, e.c()), seat, gear(e.a()), e.b(), corn(e.c()))
                        .at(space(e.a(), e.b()));
            case CLAIM -> Phrase.of(priced(key, e.a()), seat, corn(e.a())).at("first-player");
            case PICK -> Phrase.of(key, seat, gear(e.a()), e.b()).at(space(e.a(), e.b()));
            case USE ->
                Phrase.of(priced(key, e.c()), seat, action(e.a(), e.b()), corn(e.c()))
                        .at("action/" + GEARS[e.a()] + "/" + e.b());
            case GAIN, PAY -> Phrase.of(key, seat, goods(e.a(), e.b()));
            case HARVEST_TILE -> {
                String tile = e.a() == 0 ? "corn" : "wood";
                yield Phrase.of(key + "." + tile, seat).at("jungle/" + e.b() + "/" + tile);
            }
            case BURN -> Phrase.of(key, seat, temple(e.b())).at("jungle/" + e.a() + "/wood");
            case STEP_UP, STEP_DOWN ->
                Phrase.of(key, seat, temple(e.a()), Board.TEMPLE_POINTS[e.a()][e.b()])
                        .at("temple/" + TEMPLES[e.a()]);
            case ADVANCE -> Phrase.of(key, seat, technology(e.a()), e.b()).at("technology/" + TECHNOLOGIES[e.a()]);
            case BONUS -> Phrase.of(key, seat, technology(e.a())).at("technology/" + TECHNOLOGIES[e.a()]);
            case BUILD -> Phrase.of(key, seat, building(e.a())).at("building/" + e.a());
            case MONUMENT -> Phrase.of(key, seat, monument(e.a())).at("monument/" + e.a());
            case SKULL -> Phrase.of(key, seat, e.a()).at("action/" + GEARS[CHICHEN_ITZA] + "/" + e.a());
            case SIDE -> Phrase.of(e.a() == 1 ? "event.side.light" : "event.side.dark", seat);
            case REFILL -> Phrase.of(key, building(e.b())).at("building/" + e.b());
            case COLLECT -> Phrase.of(key, seat, corn(e.a())).at("calendar");
            case FEED ->
                e.a() == 0
                        ? Phrase.of("event.feed.none", seat)
                        : Phrase.of(priced(key, e.b()), seat, e.a(), corn(e.b()));
            case HUNGER, PUSHED_OFF -> Phrase.of(key, seat, e.a());
            case AGE, END -> Phrase.of(key);
            case TOOTH -> Phrase.of(key).at("calendar");
            case WHEEL -> Phrase.of(key, e.a()).at("calendar");
            case FIRST -> Phrase.of(key, seat).at("first-player");
            case POINTS ->
                Phrase.of(
                        e.a() < 0 ? "event.points.lost" : key,
                        seat,
                        (double) Math.abs(e.a()) / POINT,
                        "source." + Source.of(e.b()).word());
        };
    }

    // ---------------------------------------------------------------- things

    static String gear(int gear) {
        return "gear." + GEARS[gear];
    }

    static String temple(int temple) {
        return "temple." + TEMPLES[temple];
    }

    static String technology(int technology) {
        return "technology." + TECHNOLOGIES[technology];
    }

    /** The key for something that may cost nothing, which has a sentence of its own. */
    private static String priced(String key, int price) {
        return price == 0 ? key + ".free" : key;
    }

    static Phrase corn(int number) {
        return goods(CORN, number);
    }

    static Phrase goods(int good, int number) {
        return Phrase.of("goods." + GOODS[good], number);
    }

    static Phrase action(int gear, int action) {
        if (gear != CHICHEN_ITZA) {
            return Phrase.of("action", gear(gear), action, "action." + GEARS[gear] + "." + action);
        }
        String key = Board.CHICHEN_RESOURCE[action] > 0 ? "action.chichen-itza.resource" : "action.chichen-itza";
        return Phrase.of(key, gear(gear), action, Board.CHICHEN_POINTS[action], temple(Board.CHICHEN_TEMPLE[action]));
    }

    static Phrase building(int number) {
        Tile tile = Tile.building(number);
        return Phrase.of("building", number, "kind." + KINDS[tile.kind], effects(tile.effects));
    }

    static Phrase monument(int number) {
        Tile tile = Tile.monument(number);
        String rule = tile.rule.name().toLowerCase(Locale.ROOT).replace('_', '-');
        List<Object> args = new ArrayList<>();
        args.add("kind." + KINDS[tile.kind]);
        for (int points : tile.points) {
            args.add(points);
        }
        return Phrase.of("monument", number, "kind." + KINDS[tile.kind], Phrase.of("monument." + rule, args.toArray()));
    }

    static Phrase wealth(int number) {
        return Phrase.of("wealth", number, effects(Tile.wealth(number).effects));
    }

    static Phrase cost(Tile tile) {
        List<Phrase> parts = new ArrayList<>();
        for (int good = WOOD; good <= GOLD; good++) {
            if (tile.resources(good) > 0) {
                parts.add(goods(good, tile.resources(good)));
            }
        }
        if (tile.skulls > 0) {
            parts.add(goods(SKULL, tile.skulls));
        }
        return join(parts);
    }

    private static Phrase mix(int mix) {
        List<Phrase> parts = new ArrayList<>();
        for (int good = WOOD; good <= GOLD; good++) {
            if (Resources.MIXES[mix][good - WOOD] > 0) {
                parts.add(goods(good, Resources.MIXES[mix][good - WOOD]));
            }
        }
        return join(parts);
    }

    private static Phrase effects(int[] effects) {
        List<Phrase> parts = new ArrayList<>();
        for (int effect : effects) {
            parts.add(Phrase.of("effect." + Effect.of(effect).word(), Effect.amount(effect)));
        }
        return join(parts);
    }

    private static Phrase join(List<Phrase> parts) {
        return Phrase.of("join." + parts.size(), parts.toArray());
    }

    private static String space(int gear, int space) {
        return "gear/" + GEARS[gear] + "/" + space;
    }
}
