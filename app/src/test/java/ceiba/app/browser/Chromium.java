package ceiba.app.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The one browser process of all tests. */
final class Chromium implements AutoCloseable {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Chromium start() {
        Path program = find();
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setChromiumSandbox(false)
                        .setArgs(List.of(
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-domain-reliability",
                                "--disable-sync",
                                "--no-first-run",
                                "--no-pings")));
        return new Chromium(playwright, browser);
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    private static Path find() {
        String named = System.getenv("CEIBA_CHROMIUM");
        Stream<String> wanted = named == null || named.isEmpty() ? NAMES.stream() : Stream.of(named);
        return wanted.flatMap(name -> onPath(name).stream())
                .findFirst()
                .orElseThrow(() -> new AssertionError("the browser tests need Chromium: install the package 'chromium',"
                        + " or set CEIBA_CHROMIUM to the program"));
    }

    private static Optional<Path> onPath(String name) {
        String folders = name.contains(File.separator) ? "" : System.getenv().getOrDefault("PATH", "");
        return Stream.of(folders.split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
