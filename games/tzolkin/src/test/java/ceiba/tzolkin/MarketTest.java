package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The market of Uxmal 2. */
class MarketTest {

    @ParameterizedTest
    @CsvSource({"wood, 2, 1, 0, 0", "stone, 3, 0, 1, 0", "gold, 4, 0, 0, 1"})
    void aResourceIsBoughtForTwoThreeOrFourCorn(String good, int price, int wood, int stone, int gold) {
        Scene scene = visit("'corn': %d".formatted(price + 10)).choose("buy " + good);
        assertThat(scene.goods(0)).containsExactly(10, wood, stone, gold, 0);
    }

    @ParameterizedTest
    @CsvSource({"wood, 2, 0, 1, 1", "stone, 3, 1, 0, 1", "gold, 4, 1, 1, 0"})
    void aResourceIsSoldForTwoThreeOrFourCorn(String good, int price, int wood, int stone, int gold) {
        Scene scene = visit("'wood': 1, 'stone': 1, 'gold': 1").choose("sell " + good);
        assertThat(scene.goods(0)).containsExactly(price, wood, stone, gold, 0);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 2", "4, 3"})
    void onlyWhatCanBePaidIsForSale(int corn, int offers) {
        Scene scene = visit("'corn': %d, 'gold': 1".formatted(corn));
        assertThat(scene.choices().stream()
                        .filter(choice -> choice.startsWith("buy"))
                        .count())
                .isEqualTo(offers);
        assertThat(scene.choices().contains("buy gold")).isEqualTo(corn >= 4);
    }

    @Test
    void anyNumberOfTradesIsMadeInOneVisit() {
        Scene scene = visit("'corn': 1, 'gold': 2, 'skulls': 1");
        scene.choose("sell gold", "buy wood", "buy stone", "sell gold", "buy wood", "buy wood");
        assertThat(scene.goods(0)).containsExactly(0, 3, 1, 0, 1);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void skullsAreNotTraded() {
        Scene scene = visit("'corn': 20, 'wood': 1, 'stone': 1, 'gold': 1, 'skulls': 3");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "buy wood", "buy stone", "buy gold", "sell wood", "sell stone", "sell gold", "trade none");
    }

    @Test
    void whatWasBoughtIsNotSoldInTheSameVisit() {
        Scene scene = visit("'corn': 20, 'wood': 1, 'stone': 1").choose("buy wood", "sell stone");
        assertThat(scene.choices()).containsExactlyInAnyOrder("buy wood", "buy gold", "trade none");
    }

    @Test
    void whoHasNothingToTradeDoesNotVisitTheMarket() {
        Scene scene = Scene.of("'players': [{'corn': 1, 'skulls': 2, 'gears': {'uxmal': [2], 'tikal': [0]}}]");
        scene.choose("pick uxmal 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick tikal 0", "end");
    }

    @Test
    void tradedGoodsServeTheNextWorkerOfTheTurn() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 10, 11, 13, 14],
                'players': [{'corn': 2, 'gears': {'uxmal': [2], 'tikal': [2]}}]""");
        scene.choose("pick uxmal 2", "use 2", "buy wood", "pick tikal 2", "use 2", "build 2");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(2));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    /** Red at the market with these goods. */
    private static Scene visit(String goods) {
        return Scene.of("'players': [{%s, 'gears': {'uxmal': [2]}}]".formatted(goods))
                .choose("pick uxmal 2", "use 2");
    }
}
