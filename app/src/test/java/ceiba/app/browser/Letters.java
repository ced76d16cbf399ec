package ceiba.app.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** What is written on a page, in its frame and on its boards, too small to be read. Covers are pictures. */
final class Letters {

    /** As many pixels, give or take what rounding does. */
    private static final double LEAST = 10.95;

    private static final String TOO_SMALL = """
            least => [...document.querySelectorAll('body *')]
              .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()))
              .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length) // in pictures, too
              .filter(one => !one.closest('.hidden, .cover, option, style, script'))
              .map(one => {
                const drawn = one instanceof SVGElement ? one.getScreenCTM() : { a: 1, b: 0 }
                return [one, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(drawn.a, drawn.b)]
              })
              .filter(([, size]) => size < least)
              .map(([one, size]) =>
                `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)}: ${size.toFixed(1)} px`)
            """;

    private Letters() {}

    static List<String> tooSmallOn(Page page) {
        return ((List<?>) page.evaluate(TOO_SMALL, LEAST))
                .stream().map(Object::toString).distinct().toList();
    }
}
