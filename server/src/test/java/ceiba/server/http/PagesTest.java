package ceiba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagesTest {

    /** Anybody can ask for any name, as often as it likes. */
    @Test
    void whatIsMissingTakesNoMemory() {
        Pages pages = new Pages();
        for (int i = 0; i < 100; i++) {
            assertThat(pages.content("missing-" + i + ".js")).isNull();
        }
        assertThat(pages.kept()).isZero();
    }

    @Test
    void aLongAddressIsRefusedWithoutBeingLookedAtInDepth() {
        assertThat(Pages.safe("assets/board-AB12CD34.js")).isTrue();
        assertThat(Pages.safe("a/../../etc/passwd")).isFalse();
        assertThat(Pages.safe("a.".repeat(1_000_000) + "a")).isFalse();
    }
}
