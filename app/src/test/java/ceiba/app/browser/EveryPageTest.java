package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    @EnumSource(names = {"LIGHT", "DARK"})
    void axeFindsNothingSerious(ColorScheme scheme) {
        BrowserGuest anna = house.guest(wishes -> wishes.setColorScheme(scheme));
        List<String> found = new ArrayList<>();
        Tour.lead(anna, place -> {
            for (Rule rule :
                    new AxeBuilder(anna.page()).setLegacyMode(true).analyze().getViolations()) {
                if (TOO_BAD.contains(rule.getImpact())) {
                    found.add(place + ": " + rule.getId() + ", " + rule.getHelp() + " at "
                            + rule.getNodes().getFirst().getHtml());
                }
            }
        });
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "it-IT", "pt-BR"})
    void everyTextIsThere(String locale) {
        BrowserGuest anna = house.guest(wishes -> wishes.setLocale(locale));
        List<String> keys = new ArrayList<>();
        Tour.lead(anna, place -> {
            assertThat(anna.page().getAttribute("html", "lang")).isEqualTo(locale.substring(0, 2));
            for (Object word : (List<?>) anna.page().evaluate(EVERYTHING_SAID)) {
                if (word.toString().matches(RAW_KEY)) {
                    keys.add(place + ": " + word);
                }
            }
        });
        assertThat(keys).isEmpty(); // and what has no text is told in the console, which the house reads
    }
}
