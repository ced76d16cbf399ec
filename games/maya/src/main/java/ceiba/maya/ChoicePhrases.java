package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;

/** What choices and prompts say to people, and what they point at on the board. */
final class ChoicePhrases {

    private ChoicePhrases() {}

    static Phrase of(int choice, MayaPosition p) {
        int kind = choice >> MayaStep.OPTION_BITS;
        int option = choice & MayaStep.LAST_OPTION;
        int argument = Step.argument(p.step());
        boolean none = option == MayaStep.NONE;
        return switch (kind) {
            case MayaStep.FIRST_CUBE -> cube(".first", p, option, 0);
            case MayaStep.TENS -> tens(option * 10, p.gold(p.active()));
            case MayaStep.UNITS ->
                Phrase.of("choice.units", argument * 10 + option).at("gold");
            case MayaStep.PICK -> token("choice.pick", FIRST_BLUE + option);
            case MayaStep.DIG -> none ? Phrase.of("choice.stop") : dig(option, p);
            case MayaStep.CARD -> Phrase.of("choice.lay", card(option)).at("card/" + Card.word(option));
            case MayaStep.WORKERS -> none ? Phrase.of("choice.workers.none") : quarry("choice.workers", option, p);
            case MayaStep.JOKER_SHIELD ->
                none ? Phrase.of("choice.joker-shield.none") : quarry("choice.joker-shield", option, p);
            case MayaStep.LOWER -> {
                int quarry = p.revealed() - 1;
                yield none
                        ? Phrase.of("choice.lower.none")
                        : Phrase.of("choice.lower", colour(p.named(option)), Distribution.total(p, quarry, option))
                                .at("quarry/" + (quarry + 1) + "/" + option);
            }
            case MayaStep.SHIELD -> quarry("choice.shield", option, p);
            case MayaStep.NAME ->
                Phrase.of("choice.name", new Phrase.Seat(option)).at("seat/" + option);
            case MayaStep.SLED ->
                Phrase.of(none ? "choice.sled.none" : "choice.sled").at(none ? "" : "token/joker");
            case MayaStep.LEAVE -> leave(option, Transport.tooManyOf(argument) - option);
            case MayaStep.TURN -> turn(option, p);
            case MayaStep.PLACE ->
                cube(
                        "",
                        p,
                        Building.isOfNeutrals(argument) ? option + Building.NEUTRAL_CUBE : option,
                        Building.frontier(p));
            case MayaStep.FROM -> {
                int pyramid = Relocation.pyramidOf(option);
                int level = Relocation.levelOf(option);
                yield Phrase.of("choice.from", pyramid(pyramid), level + 1).at(level(pyramid, level));
            }
            case MayaStep.TO -> cube("", p, option, 0);
            default -> throw new IllegalStateException("no choice: " + choice);
        };
    }

    private static Phrase leave(int own, int neutral) {
        if (neutral == 0) {
            return Phrase.of("choice.leave.own", own);
        }
        return own == 0 ? Phrase.of("choice.leave.neutral", neutral) : Phrase.of("choice.leave", own, neutral);
    }

    private static Phrase tens(int least, int gold) {
        int most = Math.min(least + 9, gold);
        return (least == most ? Phrase.of("choice.units", least) : Phrase.of("choice.tens", least, most)).at("gold");
    }

    private static Phrase turn(int option, MayaPosition p) {
        if (option == MayaStep.NONE) {
            return Phrase.of("choice.end");
        }
        if (option < Building.DOUBLE) {
            return cube("", p, option, Building.frontier(p));
        }
        if (option < Building.PASS) {
            int how = option - Building.DOUBLE;
            String of = how >= Building.OF_NEUTRALS ? ".neutral" : "";
            return helped("choice.double" + of, how % Building.OF_NEUTRALS, FREE_DOUBLE);
        }
        if (option < Building.MOVE_CUBE) {
            int how = option - Building.PASS;
            return how == Building.PAID && Building.isBlocked(p, p.active())
                    ? Phrase.of("choice.pass.forced", Box.FORCED_PASS_GOLD)
                    : helped("choice.pass", how, FREE_PASS);
        }
        return option < Building.ADD_CUBE
                ? helped("choice.relocate", option - Building.MOVE_CUBE + Building.WITH_TOKEN, RELOCATE)
                : helped("choice.extra-cube", option - Building.ADD_CUBE + Building.WITH_TOKEN, EXTRA_CUBE);
    }

    /** With a price, with a token or with the joker. */
    private static Phrase helped(String key, int how, int token) {
        return switch (how) {
            case Building.PAID -> Phrase.of(key);
            case Building.WITH_TOKEN -> Phrase.of(key + ".token").at("token/" + TOKENS[token]);
            default -> Phrase.of(key + ".joker").at("token/" + TOKENS[JOKER]);
        };
    }

    private static Phrase dig(int quarry, MayaPosition p) {
        int room = p.numbers().maxCards(quarry) - p.cardsAt(quarry);
        return Phrase.of("choice.dig", quarry(quarry, p), room).at(place(quarry));
    }

    private static Phrase quarry(String key, int quarry, MayaPosition p) {
        return Phrase.of(key, quarry(quarry, p)).at(place(quarry));
    }

    /** @param occasion what the key ends with, if it is not a turn of building */
    private static Phrase cube(String occasion, MayaPosition p, int option, int level) {
        int pyramid = option % Building.NEUTRAL_CUBE;
        boolean neutral = option >= Building.NEUTRAL_CUBE;
        int space = p.filled(pyramid, level) + 1;
        return Phrase.of(
                        (neutral ? "choice.build.neutral" : "choice.build") + occasion,
                        pyramid(pyramid),
                        level + 1,
                        space,
                        p.numbers().spaces(pyramid, level))
                .at(level(pyramid, level));
    }

    private static Phrase token(String key, int token) {
        return Phrase.of(key, "token." + TOKENS[token], "token." + TOKENS[token] + ".does")
                .at("token/" + TOKENS[token]);
    }

    static Phrase prompt(MayaPosition p) {
        int kind = Step.kind(p.step());
        int argument = Step.argument(p.step());
        Phrase.Seat seat = new Phrase.Seat(p.active());
        return switch (kind) {
            case MayaStep.OVER -> Phrase.of("prompt.over");
            case MayaStep.CARD ->
                Phrase.of("prompt.card", seat, quarry(argument, p)).at(place(argument));
            case MayaStep.LOWER ->
                Phrase.of("prompt.lower", seat, quarry(p.revealed() - 1, p)).at(place(p.revealed() - 1));
            case MayaStep.LEAVE -> Phrase.of("prompt.leave", seat, Transport.tooManyOf(argument));
            case MayaStep.TURN -> Phrase.of(turnPrompt(p), seat, p.cubes(p.active()));
            case MayaStep.PLACE -> Phrase.of("prompt.place", seat, Building.cubesLeft(argument));
            default -> Phrase.of("prompt." + StepWords.kind(kind), seat);
        };
    }

    private static String turnPrompt(MayaPosition p) {
        if (Building.legal(p) == MayaStep.NONE_BIT) {
            return "prompt.turn.end";
        }
        return p.moved() ? "prompt.turn.moved" : p.cubes(p.active()) == 0 ? "prompt.turn.empty" : "prompt.turn";
    }

    // ---------------------------------------------------------------- names

    static Phrase pyramid(int pyramid) {
        return Phrase.of("pyramid." + PYRAMIDS[pyramid]);
    }

    static Phrase quarry(int quarry, MayaPosition p) {
        return Phrase.of("quarry", quarry + 1, "token." + TOKENS[p.numbers().token(quarry)]);
    }

    static Phrase card(int kind) {
        return kind == Card.NEUTRAL_KIND ? Phrase.of("card.neutral") : Phrase.of("card", Card.VALUES[kind]);
    }

    /** A colour as an event names it. */
    static Phrase colour(int colour) {
        return colour == NOBODY ? Phrase.of("neutral") : Phrase.of("seat", new Phrase.Seat(colour));
    }

    static String level(int pyramid, int level) {
        return "pyramid/" + PYRAMIDS[pyramid] + "/" + (level + 1);
    }

    static String place(int quarry) {
        return "quarry/" + (quarry + 1);
    }
}
