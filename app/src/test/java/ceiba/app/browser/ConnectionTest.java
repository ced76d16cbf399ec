package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.LoadState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whatever happens to the line in mid-turn: no choice is lost and none is made twice. */
class ConnectionTest {

    private static final String NO_NETWORK = "Failed to load resource|Refused|ERR_";

    @RegisterExtension
    final House house = new House();

    @Test
    void aReloadInMidTurnChangesNothing() {
        BrowserGuest anna = house.guest().playNow(2);
        anna.toFirstTurn();
        int step = anna.choose(anna.choice("place ")).step();
        List<String> choices = anna.choices();
        anna.page().reload();
        assertThat(anna.awaitTurn().step()).isEqualTo(step);
        assertThat(anna.choices()).isEqualTo(choices);
        anna.undo();
        anna.awaitStep(step - 1);
        anna.choose(anna.choice("place "));
        assertThat(house.record(anna.matchId()).choices()).hasSize(step);
    }

    @Test
    void aChoiceMadeWithoutNetworkArrivesWhenItIsBack() {
        BrowserGuest anna = house.guest().playNow(2);
        anna.forgive(NO_NETWORK);
        int step = anna.toFirstTurn().step();
        anna.context().setOffline(true);
        anna.click(anna.choice("place "));
        anna.page().locator(".spinner").waitFor();
        anna.context().setOffline(false);
        anna.awaitStep(step + 1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
        assertThat(anna.choose(anna.choice("end")).step()).isGreaterThan(step + 1);
    }

    @Test
    void aLostNetworkIsSaidAtOnceOnEveryPage() {
        BrowserGuest anna = house.guest().open("/");
        anna.forgive(NO_NETWORK);
        anna.page().waitForLoadState(LoadState.NETWORKIDLE); // with all covers there
        anna.context().setOffline(true);
        anna.page().locator(".connection-line").waitFor();
        anna.context().setOffline(false);
        anna.page()
                .waitForCondition(() -> anna.page().locator(".connection-line").count() == 0);
    }

    @Test
    void theMatchGoesOnAfterTheLineWasCut() {
        OverheardLine wire = house.wire();
        BrowserGuest anna = house.guest(wire).playNow(2);
        anna.forgive(NO_NETWORK);
        int step = anna.toFirstTurn().step();
        wire.cut();
        anna.page().locator(".connection p").waitFor();
        anna.click(anna.choice("place "));
        wire.mend();
        anna.awaitStep(step + 1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
        assertThat(anna.choose(anna.choice("end")).step()).isGreaterThan(step + 1);
    }

    @Test
    void aChoiceWhoseAnswerGotLostIsNotMadeTwice() {
        OverheardLine wire = house.wire();
        BrowserGuest anna = house.guest(wire).playNow(2);
        anna.forgive(NO_NETWORK);
        int step = anna.toFirstTurn().step();
        BrowserGuest eve = house.guest().open(anna.path());
        eve.awaitStep(step);
        wire.deafen();
        anna.click(anna.choice("place "));
        eve.awaitStep(step + 1); // the server has it, but cannot say so
        wire.cut();
        wire.mend();
        anna.awaitStep(step + 1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
        assertThat(anna.choose(anna.choice("end")).step()).isGreaterThan(step + 1);
    }
}
