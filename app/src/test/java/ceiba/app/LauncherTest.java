package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code ceiba}, as far as it goes without building. */
class LauncherTest {

    private static final Path SCRIPT = Path.of("..", "ceiba").toAbsolutePath().normalize();
    private static final List<String> TOOLS = List.of(
            "basename",
            "bash",
            "cat",
            "chmod",
            "dirname",
            "find",
            "flock",
            "grep",
            "mktemp",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sleep");

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"test", "dev", "golden", "jmh", "runtime"})
    void helpNeedsNeitherAJdkNorMaven(String command) throws Exception {
        for (String option : List.of("--help", "-h")) {
            Run run = launch(SCRIPT, Map.of("CEIBA_JDK_FOLDERS", ""), command, option);
            assertThat(run.done()).startsWith("Usage: ./ceiba " + command);
            assertThat(run.out().lines()).hasSizeGreaterThan(1).allMatch(line -> line.length() <= 80);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "test", "dev", "golden", "jmh", "runtime"})
    void saysWhichJdkIsNeededIfThereIsNone(String command) throws Exception {
        Run run = launch(SCRIPT, Map.of("CEIBA_JDK_FOLDERS", ""), command);
        assertThat(run.refusal())
                .startsWith("a JDK of version 25 or later is needed")
                .contains("'apt-get install openjdk-25-jdk-headless' on Debian or Ubuntu")
                .contains("'dnf install java-25-openjdk-devel' on Fedora")
                .contains("'brew install openjdk@25' on macOS")
                .contains("JAVA_HOME");
    }

    @Test
    void passesOverAJdkThatIsTooOldOrNone() throws Exception {
        Path old = jdk("jdk-24", "24");
        Path broken = jdk("broken", "");
        Path noCompiler = jdk("jre-25", "25");
        Files.delete(noCompiler.resolve("bin/javac"));
        String folders = old + ":" + broken + ":" + noCompiler + ":" + folder.resolve("missing");
        assertThat(launch(SCRIPT, Map.of("JAVA_HOME", old.toString(), "CEIBA_JDK_FOLDERS", folders), "games")
                        .refusal())
                .startsWith("a JDK of version 25 or later is needed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"25", "26"})
    void findsAJdkAmongTheFoldersAndPassesTheArgumentsOn(String version) throws Exception {
        Path script = projectWithAJar();
        jdk("jvm/a jdk", version);
        Run run =
                launch(script, Map.of("CEIBA_JDK_FOLDERS", folder.resolve("jvm") + "/*"), "position", "two words", "");
        assertThat(run.done().lines().toList())
                .startsWith("java of " + version)
                .endsWith(
                        "-jar", script.resolveSibling("app/target/ceiba.jar").toString(), "position", "two words", "");
    }

    @Test
    void prefersTheJdkOfJavaHome() throws Exception {
        Path script = projectWithAJar();
        Path usual = jdk("usual", "25");
        Path home = jdk("home", "26");
        Map<String, String> environment = Map.of("JAVA_HOME", home.toString(), "CEIBA_JDK_FOLDERS", usual.toString());
        assertThat(launch(script, environment, "games").done()).startsWith("java of 26");
    }

    @Test
    void runsTheCommandInTheFolderItWasCalledFrom() throws Exception {
        Path script = projectWithAJar();
        Path jdk = jdk("jdk", "25");
        assertThat(launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").done())
                .contains("in " + folder.toRealPath() + "\n");
    }

    @Test
    void saysThatMavenIsNeededIfThereIsNoJarYet() throws Exception {
        Path script = projectWithAJar();
        Files.delete(script.resolveSibling("app/target/ceiba.jar"));
        Path jdk = jdk("jdk", "25");
        assertThat(launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").refusal())
                .startsWith("Apache Maven is needed to build");
    }

    @Test
    void saysThatNodeIsNeededIfThereIsNoJarYet() throws Exception {
        Path script = projectWithAJar();
        Files.delete(script.resolveSibling("app/target/ceiba.jar"));
        Path jdk = jdk("jdk", "25");
        executable(folder.resolve("tools/mvn"), "exit 1");
        assertThat(launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").refusal())
                .startsWith("Node.js 20 or later with npm is needed");
    }

    @Test
    void theTestsSayThatTheyNeedChromiumWhereItCannotBeInstalled() throws Exception {
        Path jdk = jdk("jdk", "25");
        buildTool("exit 1");
        assertThat(launch(SCRIPT, Map.of("JAVA_HOME", jdk.toString()), "test").refusal())
                .startsWith("the browser tests need Chromium");
    }

    @Test
    void installsAJdkWhereItCan() throws Exception {
        Path script = projectWithAJar();
        Path offered = jdk("offered", "25");
        apt("0", "25.0.3+9-2", "/bin/cp -r %s %s".formatted(offered, folder.resolve("jdk")));
        Run run =
                launch(script, Map.of("CEIBA_JDK_FOLDERS", folder.resolve("jdk").toString()), "games");
        assertThat(run.out()).startsWith("java of 25");
        assertThat(run.err()).isEqualTo("ceiba: installing OpenJDK...\n");
        assertInstalled("openjdk-25-jdk-headless");
    }

    @Test
    void installsMavenAndNodeWhereItCan() throws Exception {
        apt("0", "20.19.2+dfsg-1", """
                cd tools
                case "$*" in
                  *maven*) echo '#!/bin/bash' > mvn; echo 'echo built' >> mvn; /bin/chmod +x mvn ;;
                  *nodejs*) echo '#!/bin/bash' > npm; echo '#!/bin/bash' > node; echo 'echo v20.19.2' >> node
                    /bin/chmod +x npm node ;;
                esac""");
        Run run = launch(projectWithAJar(), Map.of("JAVA_HOME", jdk("jdk", "25").toString()), "jmh");
        assertThat(run.err()).startsWith("ceiba: installing Apache Maven...\nceiba: installing Node.js...\n");
        assertThat(run.out()).isEqualTo("built\n");
        assertInstalled("maven", "nodejs npm");
    }

    @Test
    void theTestsInstallChromiumWhereTheyCan() throws Exception {
        buildTool("echo \"tested with $CEIBA_CHROMIUM\"");
        Path chromium = folder.resolve("tools/chromium");
        apt("0", "1:150.0.7871", "echo '#!/bin/bash' > %s; /bin/chmod +x %s".formatted(chromium, chromium));
        Run run = launch(projectWithAJar(), Map.of("JAVA_HOME", jdk("jdk", "25").toString()), "test");
        assertThat(run).isEqualTo(new Run(0, "tested with " + chromium + "\n", "ceiba: installing Chromium...\n"));
        assertInstalled("chromium");
    }

    @Test
    void whoIsNotRootIsToldWhatToInstall() throws Exception {
        apt("1000", "25.0.3", "exit 1");
        assertThat(launch(projectWithAJar(), Map.of("CEIBA_JDK_FOLDERS", ""), "games")
                        .refusal())
                .startsWith("a JDK of version 25 or later is needed");
        assertThat(folder.resolve("apt.log")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"18.20.4+dfsg-1~deb12u2", "1:18.1", "(none)"})
    void whatTheSystemOffersOnlyTooOldIsNotInstalled(String candidate) throws Exception {
        buildTool("exit 1");
        executable(folder.resolve("tools/node"), "echo v18.20.4");
        apt("0", candidate, "exit 1");
        Run run = launch(projectWithAJar(), Map.of("JAVA_HOME", jdk("jdk", "25").toString()), "jmh");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines().toList())
                .startsWith("ceiba: installing Node.js...", "ceiba: this system offers no Node.js 20")
                .last()
                .asString()
                .startsWith("ceiba: Node.js 20 or later with npm is needed")
                .endsWith("or from nodejs.org where that is too old");
        assertThat(folder.resolve("apt.log")).hasContent("update");
    }

    @Test
    void anInstallationThatFailsEndsWithWhatToInstall() throws Exception {
        apt("0", "25.0.3", "echo 'E: no space left'; exit 100");
        Run run = launch(projectWithAJar(), Map.of("CEIBA_JDK_FOLDERS", ""), "games");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .hasSize(3)
                .contains("E: no space left")
                .last()
                .asString()
                .startsWith("ceiba: a JDK of version 25 or later is needed");
    }

    @Test
    void anInstallationThatBringsNothingEndsWithWhatToInstall() throws Exception {
        apt("0", "3.9.9", "exit 0");
        Run run = launch(projectWithAJar(), Map.of("JAVA_HOME", jdk("jdk", "25").toString()), "jmh");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("ceiba: Apache Maven is needed to build");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "engine|:engine|ceiba/engine/**/*Test",
                "engine RngTest|:engine|ceiba/engine/**/RngTest",
                "games/none/ Auction*#first*|:none|ceiba/none/**/Auction*#first*",
                "none *Auction -o|:none|ceiba/none/**/*Auction",
            })
    void theTestsOfOneModuleOrOneOfThem(String words, String module, String tests) throws Exception {
        Path script = projectWithAJar();
        Files.createDirectory(script.resolveSibling("engine"));
        Files.writeString(script.resolveSibling("engine/pom.xml"), "");
        buildTool("printf '%s\n' \"$@\"");
        String[] args = ("test " + words).split(" ", -1);
        List<String> said = launch(script, Map.of("JAVA_HOME", jdk("jdk", "25").toString()), args)
                .done()
                .lines()
                .toList();
        assertThat(said).containsSequence("--projects", module, "--also-make", "-Dtest=" + tests);
        assertThat(said).doesNotContain("verify").contains("-Dclient.test.skip=true");
        assertThat(said.contains("-o")).isEqualTo(words.contains("-o"));
    }

    @Test
    void theClientIsAModuleLikeOthers() throws Exception {
        Path script = projectWithAJar();
        Files.createDirectory(script.resolveSibling("web"));
        Files.writeString(script.resolveSibling("web/pom.xml"), "");
        buildTool("printf '%s\n' \"$@\"");
        assertThat(launch(script, Map.of("JAVA_HOME", jdk("jdk", "25").toString()), "test", "web")
                        .done())
                .contains(":web\n")
                .doesNotContain("client.test.skip");
    }

    @Test
    void aModuleThatIsNotThereIsRefused() throws Exception {
        buildTool("exit 1");
        assertThat(launch(
                                projectWithAJar(),
                                Map.of("JAVA_HOME", jdk("jdk", "25").toString()),
                                "test",
                                "chess")
                        .refusal())
                .isEqualTo("there is no module 'chess'");
    }

    @Test
    void aDevelopersServerReadsTheClientFromItsFolderAndTheWatchEndsWithIt() throws Exception {
        Path script = projectWithAJar();
        Path web = Files.createDirectory(script.resolveSibling("web"));
        buildTool("exit 1");
        executable(folder.resolve("tools/node"), """
                case $1 in
                  --version) echo v20.0.0 ;;
                  build.mjs) echo "client built in $PWD" ;;
                  watch.mjs) echo $$ > watching; exec sleep 60 ;;
                esac""");
        Path jdk = jdk("jdk", "25");
        executable(jdk.resolve("bin/java"), """
                if [ "$1" = -XshowSettings:properties ]; then echo "java.specification.version = 25"; exit; fi
                until [ -s '%s' ]; do sleep 0.1; done
                printf '%%s\\n' "$@"
                """.formatted(web.resolve("watching")));
        String out = launch(script, Map.of("JAVA_HOME", jdk.toString()), "dev", "--port", "0")
                .done();
        assertThat(out.lines().toList())
                .startsWith("client built in " + web)
                .endsWith(
                        "-cp",
                        web.resolve("target/classes") + ":" + script.resolveSibling("app/target/ceiba.jar"),
                        "ceiba.app.Main",
                        "serve",
                        "--port",
                        "0");
        long watcher = Long.parseLong(Files.readString(web.resolve("watching")).strip());
        ProcessHandle.of(watcher)
                .ifPresent(handle ->
                        assertThat(handle.onExit()).succeedsWithin(10, TimeUnit.SECONDS)); // it sleeps for a minute
    }

    @Test
    void aRuntimeIsNotMadeOverWhatIsThere() throws Exception {
        Map<String, String> environment = Map.of("JAVA_HOME", jdk("jdk", "25").toString());
        assertThat(launch(projectWithAJar(), environment, "runtime").refusal())
                .isEqualTo("runtime takes the folder to make");
        assertThat(launch(folder.resolve("project/ceiba"), environment, "runtime", "jdk")
                        .refusal())
                .isEqualTo("there is already something at jdk");
    }

    @Test
    void showsTheErrorsOfABuildThatFails() throws Exception {
        Path script = projectWithAJar();
        Files.delete(script.resolveSibling("app/target/ceiba.jar"));
        Path jdk = jdk("jdk", "25");
        buildTool("echo '[INFO] busy'; echo '[ERROR] a semicolon is missing'; exit 1");
        Run run = launch(script, Map.of("JAVA_HOME", jdk.toString()), "games");
        assertThat(run).isEqualTo(new Run(2, "", "[ERROR] a semicolon is missing\nceiba: the build failed\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"games/chess/src/main/Chess.java", "games/chess/board/index.tsx", "web/src/main.tsx"})
    void buildsWhenASourceIsNewerThanTheJar(String source) throws Exception {
        Path script = projectWithAJar();
        Path jdk = jdk("jdk", "25");
        buildTool("echo '[ERROR] built'; exit 1");
        assertThat(launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").code())
                .isZero();
        Path changed = script.resolveSibling(source);
        Files.createDirectories(changed.getParent());
        Files.writeString(changed, "");
        Files.setLastModifiedTime(script.resolveSibling("app/target/ceiba.jar"), FileTime.fromMillis(1));
        assertThat(launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").err())
                .startsWith("[ERROR] built");
    }

    @Test
    void twoCommandsAtOnceBuildOnce() throws Exception {
        Path script = projectWithAJar();
        Path jar = script.resolveSibling("app/target/ceiba.jar");
        Path jdk = jdk("jdk", "25");
        launch(script, Map.of("JAVA_HOME", jdk.toString()), "games").done(); // puts the tools there
        Files.delete(jar);
        buildTool("echo building >> '%s'; sleep 1; echo > '%s'".formatted(folder.resolve("builds"), jar));
        Callable<Run> command = () -> launch(script, Map.of("JAVA_HOME", jdk.toString()), "games");
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            for (Future<Run> run : both.invokeAll(List.of(command, command))) {
                assertThat(run.get().done()).startsWith("java of 25");
            }
        }
        assertThat(folder.resolve("builds")).hasContent("building");
    }

    @Test
    void theServerStartsWithTheCacheThatARehearsalHasMade() throws Exception {
        Path script = projectWithAJar();
        Path cache = script.resolveSibling("app/target/ceiba.aot");
        Map<String, String> environment = Map.of("JAVA_HOME", jdk("jdk", "25").toString(), "REHEARSAL", "good");
        assertThat(launch(script, environment, "serve", "--port", "0").done())
                .contains("-XX:AOTCache=" + cache + "\n")
                .endsWith("serve\n--port\n0\n");
        assertThat(cache).hasContent("made by serve --rehearse");
        Files.writeString(cache, "kept");
        launch(script, environment, "serve").done();
        assertThat(cache).hasContent("kept");
        Files.setLastModifiedTime(cache, FileTime.fromMillis(1)); // older than the jar
        launch(script, environment, "serve").done();
        assertThat(cache).hasContent("made by serve --rehearse");
    }

    @Test
    void aRehearsalThatFailsIsNoReasonNotToStartAndIsNotRepeated() throws Exception {
        Path script = projectWithAJar();
        Map<String, String> environment = Map.of("JAVA_HOME", jdk("jdk", "25").toString(), "REHEARSAL", "bad");
        for (int i = 0; i < 2; i++) {
            assertThat(launch(script, environment, "serve").done()).doesNotContain("AOTCache");
        }
        assertThat(Files.readString(folder.resolve("rehearsals"))).isEqualTo("one\n");
    }

    @ParameterizedTest
    @CsvSource({"games,", "serve,--help", "serve,-h"})
    void onlyTheServerIsRehearsed(String command, @Nullable String option) throws Exception {
        Path script = projectWithAJar();
        Map<String, String> environment = Map.of("JAVA_HOME", jdk("jdk", "25").toString(), "REHEARSAL", "good");
        String[] args = option == null ? new String[] {command} : new String[] {command, option};
        assertThat(launch(script, environment, args).done()).doesNotContain("AOTCache");
        assertThat(script.resolveSibling("app/target/ceiba.aot")).doesNotExist();
    }

    // ----------------------------------------------------------------

    /** A project of nothing but the script and a jar that is up to date. */
    private Path projectWithAJar() throws IOException {
        Path project = folder.toRealPath().resolve("project");
        Files.createDirectories(project.resolve("app/src/main"));
        Files.createDirectories(project.resolve("app/target"));
        Files.createDirectories(project.resolve("games/none/src/main"));
        for (String pom : List.of("pom.xml", "app/pom.xml", "games/none/pom.xml")) {
            Files.writeString(project.resolve(pom), "");
        }
        Files.writeString(project.resolve("app/target/ceiba.jar"), "");
        return Files.copy(SCRIPT, project.resolve("ceiba"));
    }

    /** A JDK that knows its version, makes a cache, and, asked to run anything else, prints where and its arguments. */
    private Path jdk(String name, String version) throws IOException {
        Path jdk = folder.resolve(name);
        executable(jdk.resolve("bin/javac"), "exit 1");
        executable(jdk.resolve("bin/java"), """
                if [ "$1" = -XshowSettings:properties ]; then
                  echo "    java.specification.version = %s" >&2
                elif [[ "$*" = *AOTCacheOutput=* ]]; then
                  echo one >> rehearsals
                  [ "$REHEARSAL" = good ] || exit 1
                  cache=$(printf '%%s\\n' "$@" | sed -n 's/^-XX:AOTCacheOutput=//p')
                  printf 'made by %%s %%s' "${@: -2}" > "$cache"
                else
                  echo "java of %s"
                  echo "in $PWD"
                  printf '%%s\\n' "$@"
                fi
                """.formatted(version, version));
        return jdk;
    }

    /** A Maven that does this, and Node beside it. */
    private void buildTool(String script) throws IOException {
        executable(folder.resolve("tools/mvn"), script);
        executable(folder.resolve("tools/npm"), "exit 1");
        executable(folder.resolve("tools/node"), "echo v20.0.0");
    }

    /** A Debian on which we are this user, every package has this version, and installing it does this. */
    private void apt(String user, String candidate, String installing) throws IOException {
        executable(folder.resolve("tools/id"), "echo " + user);
        executable(
                folder.resolve("tools/apt-cache"),
                "printf '%%s:\\n  Installed: (none)\\n  Candidate: %s\\n' $2".formatted(candidate));
        executable(
                folder.resolve("tools/apt-get"),
                "echo \"$@\" >> apt.log\n[ $1 = update ] || {\n%s\n}".formatted(installing));
    }

    /** Each of these was installed, one after the other, from fresh lists. */
    private void assertInstalled(String... packages) {
        String log = Stream.of(packages)
                .map(each -> "update\ninstall --yes --no-install-recommends " + each + "\n")
                .collect(Collectors.joining());
        assertThat(folder.resolve("apt.log")).hasContent(log);
    }

    private static void executable(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/bash\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** Runs the script with nothing in its environment but the tools it needs: no JDK, no Maven, no home. */
    private Run launch(Path script, Map<String, String> environment, String... args) throws Exception {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : TOOLS) {
            if (Files.notExists(tools.resolve(tool))) {
                executable(tools.resolve(tool), "exec " + where(tool) + " \"$@\"");
            }
        }
        List<String> command = new ArrayList<>(List.of("/bin/bash", script.toString()));
        command.addAll(List.of(args));
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", tools.toString());
        builder.environment().putAll(environment);
        int code = builder.start().waitFor();
        return new Run(
                code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }

    private static Path where(String tool) {
        return List.of("/bin", "/usr/bin").stream()
                .map(bin -> Path.of(bin, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }
}
