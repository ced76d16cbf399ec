package ceiba.app.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What keeps somebody out of a page: what axe-core finds serious or critical there. An open dialog is looked at alone, for
 * nobody reaches what lies behind it. The boards have thousands of elements, so the work is bounded: colours are compared for
 * four of all elements that look the same, within elements that do (axe-core does not judge single letters), and only what is
 * wrong is described.
 */
final class Barriers {

    private static final String FOUND = """
            async (rules) => {
              const kinds = new Map()
              const numbers = new Map()
              const marked = []
              for (const one of document.querySelectorAll('body, body *')) {
                const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(one)
                const look = JSON.stringify([numbers.get(one.parentNode), one.tagName, one.getAttribute('class'),
                  color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight])
                const kind = kinds.get(look) ?? { number: kinds.size, shown: 0 }
                kinds.set(look, kind)
                numbers.set(one, kind.number)
                const says = one.matches('input, select, textarea') || one.textContent.trim().length > 1
                  && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
                if (says && one.checkVisibility({ visibilityProperty: true }) && kind.shown++ < 4) marked.push(one)
              }
              axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })
              marked.forEach((one) => one.setAttribute('data-look', ''))
              const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document,
                { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
              marked.forEach((one) => one.removeAttribute('data-look'))
              return violations
                .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                .map(({ id, help, nodes }) => `${id}, ${help} at ${nodes[0].html}`)
            }
            """;

    private Barriers() {}

    static List<String> on(Page page) {
        return found(page, null);
    }

    /** Only those that differ between light and dark. */
    static List<String> ofColoursOn(Page page) {
        return found(page, List.of("color-contrast"));
    }

    private static List<String> found(Page page, @Nullable List<String> rules) {
        if (page.evaluate("typeof axe").equals("undefined")) {
            page.evaluate("() => {" + AxeBuilder.getAxeScript() + "}");
        }
        return ((List<?>) page.evaluate(FOUND, rules))
                .stream().map(Object::toString).toList();
    }
}
