package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds on every page there is. */
class EveryPageTest {

    /** What is read or heard on the page, also after a click or on another screen: texts, labels, titles and hints. */
    private static final String EVERYTHING_SAID = """
            () => [
              document.title,
              ...[...document.querySelectorAll('body, body :not(script, style)')].flatMap((e) =>
                [...e.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data)),
              ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
                [...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name))),
            ].flatMap((text) => text.split(/\\s+/))
            """;

    private static final String RAW_KEY = "[a-z]+(\\.[a-z-]+)+";

    @RegisterExtension
    final House house = new House();

    /**
     * In English on a desk and in Italian on a tablet; {@link PhoneTest} looks at every page in Portuguese. In the dark only
     * colours are another matter than in the light.
     */
    @ParameterizedTest
    @CsvSource({"en-GB, LIGHT, 1440, 900", "it-IT, DARK, 1024, 768"})
    void isAccessibleAndHasEveryTextLargeEnough(String locale, ColorScheme scheme, int width, int height) {
        BrowserGuest anna = house.guest(
                wishes -> wishes.setLocale(locale).setColorScheme(scheme).setViewportSize(width, height));
        List<String> found = new ArrayList<>();
        Tour.lead(anna, place -> {
            found.addAll(keys(anna, place, locale));
            Letters.tooSmallOn(anna.page()).forEach(small -> found.add(place + ": " + small));
            List<String> barriers =
                    scheme == ColorScheme.LIGHT ? Barriers.on(anna.page()) : Barriers.ofColoursOn(anna.page());
            barriers.forEach(barrier -> found.add(place + ": " + barrier));
        });
        assertThat(found).isEmpty();
    }

    /** Keys that nobody has put into words. What has no text at all is told in the console, which the house reads. */
    static List<String> keys(BrowserGuest guest, String place, String locale) {
        assertThat(guest.page().getAttribute("html", "lang")).isEqualTo(locale.substring(0, 2));
        return ((List<?>) guest.page().evaluate(EVERYTHING_SAID))
                .stream()
                        .map(Object::toString)
                        .filter(word -> word.matches(RAW_KEY))
                        .map(word -> place + ": " + word)
                        .toList();
    }
}
