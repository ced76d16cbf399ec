package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 2.1: the shape of the map. */
class MapTest {

    private static List<String> neighbours(String hex) {
        return IntStream.range(0, Hexes.DIRECTIONS)
                .map(direction -> Hexes.neighbour(Scene.hex(hex), direction))
                .mapToObj(next -> next == Hexes.NONE ? "" : Hexes.name(next))
                .toList();
    }

    private static List<String> ring(String hex, int ring) {
        return IntStream.range(Hexes.places(ring - 1), Hexes.places(ring))
                .map(place -> Hexes.around(Scene.hex(hex), place))
                .mapToObj(next -> next == Hexes.NONE ? "" : Hexes.name(next))
                .toList();
    }

    private static List<String> names(IntUnaryOperator hexOfPlace) {
        return IntStream.range(0, Hexes.BASES)
                .map(hexOfPlace)
                .mapToObj(Hexes::name)
                .toList();
    }

    @Test
    @DisplayName("2.1: 16 columns of 7, numbered column by column (T-3)")
    void size() {
        assertThat(Hexes.COUNT).isEqualTo(112);
        assertThat(Hexes.name(0)).isEqualTo("0,0");
        assertThat(Hexes.name(6)).isEqualTo("0,6");
        assertThat(Hexes.name(7)).isEqualTo("1,0");
        assertThat(Hexes.name(111)).isEqualTo("15,6");
    }

    @Test
    @DisplayName("2.1: neighbours n ne se s sw nw in even and odd columns, and none beyond the edge")
    void neighbours() {
        assertThat(neighbours("4,3")).containsExactly("4,2", "5,2", "5,3", "4,4", "3,3", "3,2");
        assertThat(neighbours("5,3")).containsExactly("5,2", "6,3", "6,4", "5,4", "4,4", "4,3");
        assertThat(neighbours("0,0")).containsExactly("", "", "1,0", "0,1", "", "");
        assertThat(neighbours("15,6")).containsExactly("15,5", "", "", "", "", "14,6");
        assertThat(neighbours("15,0")).containsExactly("", "", "", "15,1", "14,1", "14,0");
        assertThat(neighbours("0,6")).containsExactly("0,5", "1,5", "1,6", "", "", "");
    }

    @Test
    @DisplayName("2.1: the opposite direction leads back")
    void directionsAreSymmetric() {
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
                int next = Hexes.neighbour(hex, direction);
                if (next != Hexes.NONE) {
                    assertThat(Hexes.neighbour(next, (direction + 3) % Hexes.DIRECTIONS))
                            .isEqualTo(hex);
                }
            }
        }
    }

    @Test
    @DisplayName("2.7: rings run clockwise from straight north, also beyond the edge")
    void rings() {
        assertThat(ring("4,3", 1)).containsExactly("4,2", "5,2", "5,3", "4,4", "3,3", "3,2");
        assertThat(ring("4,3", 2))
                .containsExactly("4,1", "5,1", "6,2", "6,3", "6,4", "5,4", "4,5", "3,4", "2,4", "2,3", "2,2", "3,1");
        assertThat(ring("5,3", 3))
                .containsExactly(
                        "5,0", "6,1", "7,1", "8,2", "8,3", "8,4", "8,5", "7,5", "6,6", "5,6", "4,6", "3,5", "2,5",
                        "2,4", "2,3", "2,2", "3,1", "4,1");
        assertThat(ring("0,0", 1)).containsExactly("", "", "1,0", "0,1", "", "");
    }

    @Test
    @DisplayName("2.1: a distance is the least number of steps")
    void distances() {
        for (int from = 0; from < Hexes.COUNT; from++) {
            int[] steps = steps(from);
            for (int to = 0; to < Hexes.COUNT; to++) {
                assertThat(Hexes.distance(from, to))
                        .as("%s to %s", Hexes.name(from), Hexes.name(to))
                        .isEqualTo(steps[to]);
            }
        }
    }

    private static int[] steps(int from) {
        int[] steps = new int[Hexes.COUNT];
        Arrays.fill(steps, -1);
        steps[from] = 0;
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int hex = open.remove();
            for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
                int next = Hexes.neighbour(hex, direction);
                if (next != Hexes.NONE && steps[next] < 0) {
                    steps[next] = steps[hex] + 1;
                    open.add(next);
                }
            }
        }
        return steps;
    }

    @Test
    @DisplayName("2.1: volcanoes and abysses of the eight places on both sides")
    void places() {
        assertThat(names(place -> Hexes.volcano(place, false)))
                .containsExactly("1,1", "5,1", "9,1", "13,1", "1,5", "5,5", "9,5", "13,5");
        assertThat(names(place -> Hexes.abyss(place, false)))
                .containsExactly("3,2", "7,2", "11,2", "15,2", "3,4", "7,4", "11,4", "15,4");
        assertThat(names(place -> Hexes.volcano(place, true)))
                .containsExactly("2,2", "6,2", "10,2", "14,2", "1,4", "5,4", "9,4", "13,4");
        assertThat(names(place -> Hexes.abyss(place, true)))
                .containsExactly("0,2", "4,2", "8,2", "12,2", "3,4", "7,4", "11,4", "15,4");
    }

    @Test
    @DisplayName("2.1: each place covers 14 hexes, and its volcano and abyss are among them")
    void bases() {
        int[] hexes = new int[Hexes.BASES];
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            hexes[placeOf(hex)]++;
        }
        assertThat(hexes).containsOnly(14);
        for (int place = 0; place < Hexes.BASES; place++) {
            for (boolean sideB : new boolean[] {false, true}) {
                assertThat(placeOf(Hexes.volcano(place, sideB))).isEqualTo(place);
                assertThat(placeOf(Hexes.abyss(place, sideB))).isEqualTo(place);
            }
        }
    }

    /** Top places: rows 0-3 in even columns, 0-2 in odd ones. */
    private static int placeOf(int hex) {
        boolean top = Hexes.row(hex) <= (Hexes.column(hex) % 2 == 0 ? 3 : 2);
        return Hexes.column(hex) / 4 + (top ? 0 : 4);
    }

    @ParameterizedTest
    @CsvSource({"false, 4", "true, 3"})
    @DisplayName("2.1, column Checked: volcanoes lie 4 apart on side A and 3 on side B, each abyss 2 from a volcano")
    void distancesOfTheBases(boolean sideB, int apart) {
        int nearest = Integer.MAX_VALUE;
        for (int place = 0; place < Hexes.BASES; place++) {
            int abyss = Hexes.abyss(place, sideB);
            int[] volcanoes = volcanoes(sideB);
            int[] distances = Arrays.stream(volcanoes)
                    .map(volcano -> Hexes.distance(abyss, volcano))
                    .sorted()
                    .toArray();
            assertThat(distances[0]).as("abyss %s", Hexes.name(abyss)).isEqualTo(2);
            if (!sideB) {
                assertThat(distances[2]).as("at most two volcanoes are as near").isGreaterThan(2);
            }
            int volcano = volcanoes[place];
            nearest = Math.min(
                    nearest,
                    Arrays.stream(volcanoes)
                            .filter(other -> other != volcano)
                            .map(other -> Hexes.distance(volcano, other))
                            .min()
                            .orElseThrow());
        }
        assertThat(nearest).isEqualTo(apart);
    }

    private static int[] volcanoes(boolean sideB) {
        return IntStream.range(0, Hexes.BASES)
                .map(place -> Hexes.volcano(place, sideB))
                .toArray();
    }

    @Test
    @DisplayName("T-4: an island is connected land; merged it is one, cut off an island of its own")
    void islands() {
        TindayaPosition p = Scene.alliance(2).table();
        assertThat(p.island(Scene.hex("2,2"))).isEqualTo(Scene.hex("1,0"));
        assertThat(p.island(Scene.hex("5,1"))).isEqualTo(Scene.hex("5,0"));
        TindayaPosition merged = Scene.alliance(2).terrain("lava", "3,1", "4,1").table();
        assertThat(Stream.of("2,2", "3,1", "4,1", "5,1", "6,2").map(hex -> merged.island(Scene.hex(hex))))
                .containsOnly(Scene.hex("1,0"));
        TindayaPosition cut =
                Scene.alliance(2).terrain("sea", "2,1").terrain("coast", "3,0").table();
        assertThat(cut.island(Scene.hex("3,0"))).isEqualTo(Scene.hex("3,0"));
        assertThat(cut.island(Scene.hex("2,2"))).isEqualTo(Scene.hex("1,0"));
    }

    @Test
    @DisplayName("2.1: a volcano is land without settlement, fort and tokens; an abyss is sea")
    void volcanoesAndAbysses() {
        TindayaPosition p = Scene.alliance(2).table();
        assertThat(p.isLand(Scene.hex("1,1"))).isTrue();
        assertThat(p.isTerrain(Scene.hex("1,1"))).isFalse();
        assertThat(rawOf(VOLCANO)).isEqualTo(NOBODY);
        assertThat(p.isLand(Scene.hex("3,2"))).isFalse();
    }
}
