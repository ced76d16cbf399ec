package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds on every page there is. */
class EveryPageTest {

    private static final Set<String> TOO_BAD = Set.of("serious", "critical");

    /** What is read or heard on the page: texts, labels, titles and hints in empty fields. */
    private static final String EVERYTHING_SAID = """
            () => [
              document.title,
              ...document.body.innerText.split('\\n'),
              ...[...document.querySelectorAll('svg text, svg title')].map((e) => e.textContent),
              ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
                [...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name))),
            ].flatMap((text) => text.split(/\\s+/))
            """;

    private static final String RAW_KEY = "[a-z]+(\\.[a-z-]+)+";

    @RegisterExtension
    final House house = new House();

    @ParameterizedTest
    @CsvSource({"en-GB, LIGHT", "it-IT, DARK"})
    void isAccessibleAndHasEveryText(String locale, ColorScheme scheme) {
        BrowserGuest anna = house.guest(wishes -> wishes.setLocale(locale).setColorScheme(scheme));
        List<String> found = new ArrayList<>();
        Tour.lead(anna, place -> {
            found.addAll(keys(anna, place, locale));
            found.addAll(barriers(anna, place, scheme));
        });
        assertThat(found).isEmpty();
    }

    @Test
    void hasEveryTextInPortuguese() {
        BrowserGuest anna = house.guest(wishes -> wishes.setLocale("pt-BR"));
        List<String> found = new ArrayList<>();
        Tour.lead(anna, place -> found.addAll(keys(anna, place, "pt-BR")));
        assertThat(found).isEmpty();
    }

    /** What keeps somebody out; in the dark only colours are another matter than in the light. */
    private static List<String> barriers(BrowserGuest guest, String place, ColorScheme scheme) {
        AxeBuilder axe = new AxeBuilder(guest.page()).setLegacyMode(true);
        if (scheme == ColorScheme.DARK) {
            axe.withRules(List.of("color-contrast"));
        }
        return axe.analyze().getViolations().stream()
                .filter(rule -> TOO_BAD.contains(rule.getImpact()))
                .map(rule -> place + ": " + rule.getId() + ", " + rule.getHelp() + " at "
                        + rule.getNodes().getFirst().getHtml())
                .toList();
    }

    /** Keys that nobody has put into words. What has no text at all is told in the console, which the house reads. */
    private static List<String> keys(BrowserGuest guest, String place, String locale) {
        assertThat(guest.page().getAttribute("html", "lang")).isEqualTo(locale.substring(0, 2));
        return ((List<?>) guest.page().evaluate(EVERYTHING_SAID))
                .stream()
                        .map(Object::toString)
                        .filter(word -> word.matches(RAW_KEY))
                        .map(word -> place + ": " + word)
                        .toList();
    }
}
