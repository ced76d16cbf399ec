package ceiba.server.http;

import ceiba.bots.Level;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Phrase;
import ceiba.engine.Refusal;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import ceiba.server.match.Denied;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The calls about the games there are. */
final class GameCalls {

    private final List<Object> games = games();

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", "The games.", "Games", call -> Answer.ok(games)),
                Route.get(
                        "/api/games/{game}/texts/{language}",
                        "A game's sentences. Phrases name them by their keys.",
                        "Catalogue",
                        call -> Answer.ok(catalogue(found(() -> game(call).texts(call.path("language")))))),
                Route.get(
                        "/api/texts/{language}",
                        "The names of the levels. Each has a name and a sentence: level.novice, level.novice.about.",
                        "Catalogue",
                        call -> Answer.ok(catalogue(found(() -> Level.texts(call.path("language")))))));
    }

    private static List<Object> games() {
        return Games.all().stream()
                .<Object>map(game -> Json.object(
                        "id", game.id(),
                        "rules", game.rules(),
                        "seats", Json.object("least", game.minSeats(), "most", game.maxSeats()),
                        "variants",
                                game.variants().stream()
                                        .map(variant -> Json.object("name", variant.name(), "values", variant.values()))
                                        .toList(),
                        "gauges",
                                game.gauges().stream()
                                        .map(gauge -> Json.object("name", gauge.name(), "ofSeat", gauge.ofSeat()))
                                        .toList(),
                        "refused", refused(game)))
                .toList();
    }

    /** The setups that a game objects to. */
    private static List<Object> refused(Game game) {
        List<Object> refused = new ArrayList<>();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            for (Map<String, String> variants : Variant.combinations(game.variants())) {
                Phrase reason = game.objection(seats, new LinkedHashMap<>(variants));
                if (reason != null) {
                    refused.add(Json.object("seats", seats, "variants", variants, "reason", reason.json()));
                }
            }
        }
        return refused;
    }

    private static Game game(Call call) {
        return Games.named(call.path("game"));
    }

    private static Texts found(java.util.function.Supplier<Texts> texts) {
        try {
            return texts.get();
        } catch (Refusal e) {
            throw new Denied(Denied.Code.MISSING, e.sentence());
        }
    }

    private static Map<String, Object> catalogue(Texts texts) {
        Map<String, Object> catalogue = new TreeMap<>();
        texts.keys().forEach(key -> catalogue.put(key, texts.sentence(key)));
        return catalogue;
    }
}
