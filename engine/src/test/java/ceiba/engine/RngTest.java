package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A seed gives the same numbers for ever, and they are fair. */
class RngTest {

    // Of the reference implementation, https://prng.di.unimi.it/splitmix64.c; never to be changed: records depend on
    // them.

    @Test
    void sequenceOfSeed0() {
        assertThat(first5(0))
                .containsExactly(
                        0xE220A8397B1DCDAFL,
                        0x6E789E6AA1B965F4L,
                        0x06C45D188009454FL,
                        0xF88BB8A8724C81ECL,
                        0x1B39896A51A8749BL);
    }

    @Test
    void sequenceOfSeed1() {
        assertThat(first5(1))
                .containsExactly(
                        0x910A2DEC89025CC1L,
                        0xBEEB8DA1658EEC67L,
                        0xF893A2EEFB32555EL,
                        0x71C18690EE42C90BL,
                        0x71BB54D8D101B5B9L);
    }

    @Test
    void sequenceOfSeed1234567() {
        assertThat(first5(1234567))
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        Long.parseUnsignedLong("9817491932198370423"),
                        4593380528125082431L,
                        Long.parseUnsignedLong("16408922859458223821"));
    }

    /** The beginnings of the SHA-256 of the secret and 0, and of the secret and 1, each number in eight bytes. */
    @Test
    void sequenceOfASecret() {
        Rng rng = new Rng(HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"));
        assertThat(LongStream.generate(rng::nextLong).limit(5))
                .containsExactly(
                        0x818638AD150C9042L,
                        0xA99F4E43BFD0F1B4L,
                        0x8BC7691645ACB2CFL,
                        0x9BC774869CD62B09L,
                        0x112AC280CDA01F4CL);
    }

    @Test
    void drawsAndShufflesStayAsTheyAre() {
        Rng rng = new Rng(0);
        assertThat(IntStream.range(0, 10).map(i -> rng.below(10))).containsExactly(8, 4, 0, 9, 1, 3, 1, 7, 2, 9);
        int[] array = IntStream.range(0, 10).toArray();
        new Rng(1).shuffle(array, 0, 10);
        assertThat(array).containsExactly(9, 0, 1, 4, 8, 2, 3, 7, 6, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 64, 1000, Integer.MAX_VALUE})
    void belowStaysInRange(int bound) {
        Rng rng = new Rng(5);
        assertThat(IntStream.range(0, 10_000).map(i -> rng.below(bound)))
                .allMatch(number -> number >= 0 && number < bound);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 13, 100})
    void belowIsFair(int bound) {
        int[] counts = new int[bound];
        Rng rng = new Rng(6);
        int each = 10_000;
        for (int i = 0; i < bound * each; i++) {
            counts[rng.below(bound)]++;
        }
        // five times the standard deviation of a fair draw
        assertThat(Arrays.stream(counts)).allMatch(count -> Math.abs(count - each) < 5 * Math.sqrt(each));
    }

    @Test
    void nextDoubleIsFromZeroToBelowOne() {
        Rng rng = new Rng(7);
        double[] numbers = new double[100_000];
        Arrays.setAll(numbers, i -> rng.nextDouble());
        assertThat(Arrays.stream(numbers)).allMatch(number -> number >= 0 && number < 1);
        assertThat(Arrays.stream(numbers).average().orElseThrow()).isBetween(0.495, 0.505);
    }

    @Test
    void shuffleReordersItsRangeAndNothingElse() {
        for (long seed = 0; seed < 100; seed++) {
            int[] array = IntStream.range(0, 20).toArray();
            new Rng(seed).shuffle(array, 5, 15);
            assertThat(Arrays.copyOfRange(array, 0, 5)).containsExactly(0, 1, 2, 3, 4);
            assertThat(Arrays.copyOfRange(array, 15, 20)).containsExactly(15, 16, 17, 18, 19);
            assertThat(Arrays.stream(array, 5, 15).sorted()).containsExactly(5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
        }
    }

    @Test
    void shuffleBringsEachNumberToEachPlaceEquallyOften() {
        int[][] counts = new int[4][4];
        Rng rng = new Rng(8);
        for (int i = 0; i < 40_000; i++) {
            int[] array = {0, 1, 2, 3};
            rng.shuffle(array, 0, 4);
            for (int place = 0; place < 4; place++) {
                counts[place][array[place]]++;
            }
        }
        assertThat(Arrays.stream(counts).flatMapToInt(Arrays::stream))
                .allMatch(count -> Math.abs(count - 10_000) < 500);
    }

    @Test
    void shuffleOfNothingOrOneDoesNothing() {
        int[] array = {3, 1, 2};
        new Rng(9).shuffle(array, 1, 1);
        new Rng(9).shuffle(array, 1, 2);
        assertThat(array).containsExactly(3, 1, 2);
    }

    private static long[] first5(long seed) {
        Rng rng = new Rng(seed);
        return LongStream.generate(rng::nextLong).limit(5).toArray();
    }
}
