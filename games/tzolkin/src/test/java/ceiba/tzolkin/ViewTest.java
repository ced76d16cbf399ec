package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a seat may see: all but the order of the decks and, until they are revealed, the others' wealth tiles. */
class ViewTest {

    /** Seat 0 has kept two tiles and seat 1 one. */
    private static Scene choosing() {
        Scene scene = Scene.start(3, 11);
        for (int i = 0; i < 3; i++) {
            scene.choose(scene.choices().getFirst());
        }
        return scene;
    }

    @Test
    void aSeatSeesItsOwnWealthTilesAndOnlyHowManyTheOthersHave() {
        Scene scene = choosing();
        Node view = view(scene, 1);
        assertThat(numbers(view, 1, "dealt"))
                .isEqualTo(numbers(whole(scene), 1, "dealt"))
                .hasSize(4);
        assertThat(numbers(view, 1, "wealth"))
                .isEqualTo(numbers(whole(scene), 1, "wealth"))
                .hasSize(1);
        assertThat(count(view, 0, "dealt")).isEqualTo(4);
        assertThat(count(view, 0, "wealth")).isEqualTo(2);
        assertThat(count(view, 2, "dealt")).isEqualTo(4);
        assertThat(count(view, 2, "wealth")).isZero();
    }

    @Test
    void aSpectatorSeesNobodysWealthTilesBeforeTheyAreRevealed() {
        Node view = view(choosing(), Position.SPECTATOR);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(count(view, seat, "dealt")).isEqualTo(4);
        }
        assertThat(count(view, 0, "wealth")).isEqualTo(2);
        assertThat(count(view, 1, "wealth")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {Position.SPECTATOR, 0, 1, 2})
    void everybodySeesTheKeptTilesOnceAllHaveChosen(int observer) {
        Scene scene = choosing();
        for (int i = 0; i < 3; i++) {
            scene.choose(scene.choices().getFirst());
        }
        for (int seat = 0; seat < 3; seat++) {
            assertThat(numbers(view(scene, observer), seat, "wealth"))
                    .isEqualTo(numbers(whole(scene), seat, "wealth"))
                    .hasSize(2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Position.SPECTATOR, 0, 1, 2, 3})
    void nobodySeesMoreOfTheDecksThanHowManyTilesTheyHave(int observer) {
        Scene scene = Scene.of("'players': [{'buildings': [3]}]");
        Node decks = view(scene, observer).get("decks");
        assertThat(decks.get("age1").integer(0, 14)).isEqualTo(7);
        assertThat(decks.get("age2").integer(0, 18)).isEqualTo(18);
        assertThat(whole(scene).get("decks").get("age1").items()).hasSize(7);
    }

    @Test
    void twoPositionsThatDifferInSecretsOnlyLookTheSame() {
        Scene one = Scene.of("'buildings': [1, 2, 3, 4, 5, 6], 'decks': {'age1': [7, 8, 9, 10, 11, 12, 13, 14]}");
        Scene other = Scene.of("'buildings': [1, 2, 3, 4, 5, 6], 'decks': {'age1': [14, 8, 9, 10, 11, 12, 13, 7]}");
        assertThat(one.p).isNotEqualTo(other.p);
        assertThat(Json.compact(one.p.view(0))).isEqualTo(Json.compact(other.p.view(0)));
    }

    @ParameterizedTest
    @ValueSource(ints = {Position.SPECTATOR, 0, 1, 2})
    void whileTilesAreChosenNothingElseIsHidden(int observer) {
        List<String> expected = new ArrayList<>(List.of("decks.age1", "decks.age2"));
        for (int seat = 0; seat < 3; seat++) {
            if (seat != observer) {
                expected.add("players[" + seat + "].dealt");
                expected.add("players[" + seat + "].wealth");
            }
        }
        Scene scene = choosing();
        assertThat(differences("", scene.p.json(), scene.p.view(observer)))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {Position.SPECTATOR, 0, 1})
    void inTheMiddleOfAMatchOnlyTheDecksAreHidden(int observer) {
        Scene scene = Scene.of(2, """
                'round': 16, 'claimant': 0, 'turns': 1, 'players': [
                {'corn': 3, 'gears': {'chichen-itza': [4]}, 'wealth': [1, 2], 'buildings': [20]}, {'points': 3.25}]""");
        assertThat(differences("", scene.p.json(), scene.p.view(observer))).containsExactly("decks.age1", "decks.age2");
    }

    // ---------------------------------------------------------------- reading views

    private static Node view(Scene scene, int observer) {
        return new Node("", scene.p.view(observer));
    }

    private static Node whole(Scene scene) {
        return new Node("", scene.p.json());
    }

    private static List<Integer> numbers(Node json, int seat, String field) {
        return json.get("players").items().get(seat).get(field).items().stream()
                .map(number -> number.integer(1, 21))
                .toList();
    }

    private static int count(Node json, int seat, String field) {
        return json.get("players").items().get(seat).get(field).integer(0, 4);
    }

    /** The paths at which two trees differ. */
    private static List<String> differences(String path, @Nullable Object one, @Nullable Object other) {
        List<String> paths = new ArrayList<>();
        if (one instanceof Map<?, ?> a && other instanceof Map<?, ?> b) {
            assertThat(a.keySet()).isEqualTo(b.keySet());
            for (Object key : new TreeSet<>(a.keySet())) {
                paths.addAll(differences(path.isEmpty() ? "" + key : path + "." + key, a.get(key), b.get(key)));
            }
        } else if (one instanceof List<?> a && other instanceof List<?> b && a.size() == b.size()) {
            for (int i = 0; i < a.size(); i++) {
                paths.addAll(differences(path + "[" + i + "]", a.get(i), b.get(i)));
            }
        } else if (!Objects.equals(one, other)) {
            paths.add(path);
        }
        return paths;
    }
}
