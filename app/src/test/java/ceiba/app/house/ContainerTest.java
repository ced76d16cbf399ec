package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The Dockerfile, compose.yaml and the balancer's file agree with each other and with the project. */
class ContainerTest {

    private static final Path ROOT = Dockerfile.ROOT;
    private static final List<String> SERVERS = List.of("server-1", "server-2");

    private final Dockerfile dockerfile = Dockerfile.read();
    private final Map<String, Object> compose = read("compose.yaml");
    private final String balancer = Files.readString(ROOT.resolve("deploy/nginx.conf"));

    ContainerTest() throws IOException {}

    @Test
    void theImageIsBuiltWithTheJdkThatTheProjectNeeds() throws IOException {
        String release = found("<maven.compiler.release>(\\d+)<", Files.readString(ROOT.resolve("pom.xml")));
        assertThat(dockerfile.all("RUN").getFirst()).contains("openjdk-" + release + "-jdk-headless maven nodejs npm");
        assertThat(found("(?m)^needed=(\\d+)$", Files.readString(ROOT.resolve("ceiba"))))
                .isEqualTo(release);
    }

    @Test
    void theImageRunsTheFolderThatTheLauncherMakes() {
        String made = found("/ceiba/ceiba runtime (\\S+)", String.join("\n", dockerfile.all("RUN")));
        assertThat(dockerfile.all("COPY")).containsExactly(". /ceiba", "--from=build " + made + " " + made);
        assertThat(dockerfile.only("ENTRYPOINT")).isEqualTo("[\"" + made + "/bin/ceiba\", \"serve\"]");
    }

    @Test
    void theImageIsBuiltFromTheSourcesAlone() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve(".dockerignore"))).contains(".git", "**/target", "**/node_modules");
    }

    @Test
    void everyBaseHasAVersion() {
        assertThat(dockerfile.all("FROM"))
                .hasSize(2)
                .allMatch(base -> base.matches("[a-z]+:[a-z]+[-a-z]*( AS build)?"));
        assertThat(List.of(at("services", "balancer", "image"), at("services", "database", "image")))
                .allMatch(image -> image.toString().matches("[a-z]+:[0-9.]+"));
    }

    @Test
    void theServerInTheImageIsNotRootAndOwnsItsData() {
        String data = dockerfile.variable("CEIBA_DATA");
        assertThat(dockerfile.only("VOLUME")).isEqualTo(data);
        assertThat(dockerfile.all("RUN").getLast())
                .startsWith("useradd ")
                .endsWith("install --directory --owner=" + dockerfile.only("USER") + " " + data);
    }

    @Test
    void theImageListensWhereItSays() {
        assertThat(dockerfile.only("EXPOSE")).isEqualTo(dockerfile.variable("CEIBA_PORT"));
        assertThat(dockerfile.variable("CEIBA_HOST")).isEqualTo("0.0.0.0");
        assertThat(dockerfile.only("HEALTHCHECK")).contains("GET /health ", "$CEIBA_PORT");
    }

    @Test
    void theBalancerKnowsEveryServer() {
        List<String> ports = SERVERS.stream()
                .map(server ->
                        at("services", server, "environment", "CEIBA_PORT").toString())
                .toList();
        assertThat(ports).doesNotHaveDuplicates();
        List<String> known = Pattern.compile("server 127\\.0\\.0\\.1:(\\d+);")
                .matcher(balancer)
                .results()
                .map(each -> each.group(1))
                .toList();
        assertThat(known).isEqualTo(ports);
    }

    @Test
    void theServersAreReachedByTheBalancerOnly() {
        assertThat(SERVERS).allSatisfy(server -> {
            assertThat(at("services", server, "network_mode")).isEqualTo("service:balancer");
            assertThat(at("services", server, "environment", "CEIBA_HOST")).isEqualTo("127.0.0.1");
            assertThat(node("services", server)).doesNotContainKey("ports");
        });
    }

    @Test
    void theServersKnowTheDatabaseAndWaitForIt() {
        Map<String, Object> settings = node("services", "database", "environment");
        String address = "postgresql://database/%s?user=%s"
                .formatted(settings.get("POSTGRES_DB"), settings.get("POSTGRES_USER"));
        assertThat(String.valueOf(settings.get("POSTGRES_PASSWORD"))).contains("${POSTGRES_PASSWORD:?");
        assertThat(node("services", "database")).containsKey("healthcheck");
        assertThat(SERVERS).allSatisfy(server -> {
            assertThat(at("services", server, "environment", "CEIBA_DATABASE")).isEqualTo(address);
            assertThat(at("services", server, "environment", "CEIBA_DATABASE_PASSWORD"))
                    .isEqualTo(settings.get("POSTGRES_PASSWORD"));
            assertThat(at("services", server, "depends_on", "database", "condition"))
                    .isEqualTo("service_healthy");
        });
    }

    @Test
    void theDatabaseIsKept() {
        assertThat(at("services", "database", "volumes")).isEqualTo(List.of("database:/var/lib/postgresql"));
        assertThat(node("volumes")).containsOnlyKeys("database");
    }

    @Test
    void theBalancerListensWhereItIsPublished() {
        assertThat(at("services", "balancer", "ports")).isEqualTo(List.of("8080:" + found("listen (\\d+);", balancer)));
        assertThat(at("services", "balancer", "volumes"))
                .isEqualTo(List.of("./deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro"));
    }

    @Test
    void theBalancerPassesEventsOnAtOnceAndSaysWhoCalls() {
        assertThat(balancer)
                .contains("proxy_buffering off;", "proxy_http_version 1.1;")
                .contains(
                        "X-Forwarded-For $remote_addr;", "X-Forwarded-Proto $scheme;", "X-Forwarded-Host $http_host;");
    }

    // ----------------------------------------------------------------

    private static Map<String, Object> read(String file) throws IOException {
        try (Reader reader = Files.newBufferedReader(ROOT.resolve(file))) {
            return new Yaml().load(reader);
        }
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> node(String... path) {
        return (Map<String, Object>) at(path);
    }

    private Object at(String... path) {
        Object found = compose;
        for (String key : path) {
            found = Objects.requireNonNull(((Map<?, ?>) found).get(key), key);
        }
        return found;
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }
}
