package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.server.Server;
import ceiba.server.Settings;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Pace;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Where the tests take place: one server and one browser for all of them, and for each test guests of its own, about whom
 * nothing may have been complained in their consoles when it ends. To be used with {@link RegisterExtension}.
 */
final class House implements BeforeEachCallback, AfterEachCallback {

    /** Strangers' limits, but for the guests, who all come from one address here, and for what is looked at. */
    private static final Limits LIMITS = Limits.STANDARD
            .with(Pace.GUESTS, new Pace.Rate(10_000, 10_000, Duration.ofHours(1)))
            .with(Pace.IMPORTS, new Pace.Rate(1_000, 1_000, Duration.ofHours(1)));

    private static final Path PICTURES = Path.of("target", "browser");

    private final List<BrowserGuest> guests = new ArrayList<>();
    private final List<OverheardLine> wires = new ArrayList<>();
    private Fixture fixture = Fixture.NONE;

    /** A guest with a wide screen and no motion. */
    BrowserGuest guest() {
        return guest(options -> {});
    }

    BrowserGuest guest(Consumer<Browser.NewContextOptions> wishes) {
        return guest(fixture.address(), wishes);
    }

    /** A guest who reaches the server by a wire of their own. */
    BrowserGuest guest(OverheardLine wire) {
        return guest(wire.address(), options -> {});
    }

    private BrowserGuest guest(String address, Consumer<Browser.NewContextOptions> wishes) {
        Browser.NewContextOptions options = new Browser.NewContextOptions()
                .setViewportSize(1440, 900)
                .setLocale("en-GB")
                .setReducedMotion(ReducedMotion.REDUCE);
        wishes.accept(options);
        BrowserGuest guest = new BrowserGuest(fixture.chromium().browser().newContext(options), address);
        guests.add(guest);
        return guest;
    }

    /** The token of the server's administrator. */
    String administrator() {
        return fixture.server().administrator();
    }

    /** On the server's clock this much time goes by at once. */
    void later(Duration time) {
        fixture.ahead().updateAndGet(before -> before.plus(time));
    }

    OverheardLine wire() {
        OverheardLine wire = new OverheardLine(fixture.server().port());
        wires.add(wire);
        return wire;
    }

    /** What the server's database says about a match. */
    MatchRecord record(String match) {
        String address = "jdbc:sqlite:" + fixture.data().resolve("ceiba.db");
        String entries = "SELECT kind, step, body FROM entries WHERE match_id = ? ORDER BY seq";
        try (Connection connection = DriverManager.getConnection(address);
                PreparedStatement query = connection.prepareStatement(entries)) {
            query.setString(1, match);
            ResultSet rows = query.executeQuery();
            rows.next();
            Node terms = Json.parse(rows.getString("body"));
            List<String> choices = new ArrayList<>(
                    terms.get("choices").items().stream().map(Node::text).toList());
            while (rows.next()) {
                switch (rows.getString("kind")) {
                    case "CHOICE" -> choices.add(rows.getString("body"));
                    case "UNDO" ->
                        choices.subList(rows.getInt("step"), choices.size()).clear();
                    default -> {}
                }
            }
            Game game = Games.of(terms);
            return new MatchRecord(game, Setup.read(game, terms), choices, List.of());
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        fixture = context.getRoot()
                .getStore(Namespace.create(House.class))
                .computeIfAbsent(Fixture.class, key -> Fixture.start(), Fixture.class);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        try {
            if (context.getExecutionException().isPresent()) {
                String name = context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName();
                for (int i = 0; i < guests.size(); i++) {
                    guests.get(i).picture(PICTURES.resolve(name.replaceAll("[^\\w.]+", "-") + i + ".png"));
                }
            }
            assertThat(guests.stream().flatMap(guest -> guest.complaints().stream()))
                    .as("what the browsers complained about")
                    .isEmpty();
        } finally {
            guests.forEach(BrowserGuest::close);
            wires.forEach(OverheardLine::close);
            guests.clear();
            wires.clear();
        }
    }

    /** What all tests share; JUnit closes it after the last one. */
    private record Fixture(Server server, Chromium chromium, Path data, AtomicReference<Duration> ahead)
            implements AutoCloseable {

        static final Fixture NONE = new Fixture(null, null, null, null);

        static Fixture start() {
            assertThat(House.class.getClassLoader().getResource("web/index.html"))
                    .as("the built client on the class path, from the module web")
                    .isNotNull();
            try {
                Path data = Files.createTempDirectory("ceiba-browser");
                Chromium chromium = Chromium.start();
                AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
                InstantSource clock = () -> Instant.now().plus(ahead.get());
                Settings settings = Settings.in(data).with(LIMITS).with(clock);
                return new Fixture(Server.start(settings), chromium, data, ahead);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        String address() {
            return "http://127.0.0.1:" + server.port();
        }

        @Override
        public void close() throws IOException {
            chromium.close();
            server.close();
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
