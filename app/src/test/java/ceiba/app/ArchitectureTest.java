package ceiba.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Games;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The borders of docs/design.md: dependencies point one way, and nobody names a game. */
class ArchitectureTest {

    private static final JavaClasses CEIBA = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("ceiba");

    static List<String> games() {
        return Games.all().stream()
                .map(game -> game.getClass().getPackageName())
                .toList();
    }

    @Test
    void everyModuleIsLookedAt() {
        assertThat(CEIBA.stream().map(c -> c.getPackageName()).distinct())
                .contains("ceiba.engine", "ceiba.bots", "ceiba.arena", "ceiba.server", "ceiba.app")
                .containsAll(games());
        assertThat(games()).contains("ceiba.tzolkin");
    }

    @Test
    void theEngineKnowsNobody() {
        knowsOnly("ceiba.engine");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameKnowsOnlyTheEngine(String game) {
        knowsOnly(game, "ceiba.engine");
    }

    @ParameterizedTest
    @MethodSource("games")
    void nobodyNamesAGame(String game) {
        noClasses()
                .that()
                .resideOutsideOfPackage(game + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(game + "..")
                .because("games are found by the ServiceLoader")
                .check(CEIBA);
    }

    @Test
    void theBotsKnowOnlyTheEngine() {
        knowsOnly("ceiba.bots", "ceiba.engine");
    }

    @Test
    void theArenaKnowsOnlyTheEngineAndTheBots() {
        knowsOnly("ceiba.arena", "ceiba.engine", "ceiba.bots");
    }

    @Test
    void theServerKnowsOnlyTheEngineAndTheBots() {
        knowsOnly("ceiba.server", "ceiba.engine", "ceiba.bots");
    }

    @Test
    void theTestKitKnowsOnlyTheEngine() {
        knowsOnly("ceiba.kit", "ceiba.engine");
    }

    @Test
    void packagesDependOnEachOtherInOneDirection() {
        slices().matching("ceiba.(**)").should().beFreeOfCycles().check(CEIBA);
    }

    @Test
    void onlyTheCommandLineWritesToTheTerminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage("ceiba.app..")
                .should(ACCESS_STANDARD_STREAMS)
                .check(CEIBA);
    }

    /** Clocks that somebody sets must neither flag a player nor end a lease: time comes from {@code store.Time}. */
    @Test
    void theServerAsksTheMachinesClockOnlyAtItsStart() {
        noClasses()
                .that()
                .resideInAPackage("ceiba.server..")
                .and()
                .doNotHaveSimpleName("Database")
                .should()
                .callMethodWhere(target(
                                nameMatching("currentTimeMillis|now|systemUTC|systemDefaultZone|system|tickMillis"))
                        .and(target(owner(type(System.class))
                                .or(owner(type(Instant.class)))
                                .or(owner(assignableTo(InstantSource.class))))))
                .check(CEIBA);
    }

    @Test
    void theArenaWritesOnlyWhatIsOnTheDiskWhenItSaysSo() {
        noClasses()
                .that()
                .resideInAPackage("ceiba.arena..")
                .and()
                .doNotHaveSimpleName("Disk")
                .should()
                .callMethodWhere(target(owner(type(Files.class)))
                        .and(target(nameMatching("write.*|newOutputStream|newBufferedWriter|move"))))
                .orShould()
                .callMethodWhere(target(owner(assignableTo(FileChannel.class))).and(target(nameMatching("write"))))
                .check(CEIBA);
    }

    @Test
    void theArenasThreadsAreThoseWhoseFailuresAreHeardOf() {
        noClasses()
                .that()
                .resideInAPackage("ceiba.arena..")
                .and()
                .doNotHaveSimpleName("Workers")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Executors.class, CompletableFuture.class, Thread.Builder.class)
                .orShould()
                .callConstructor(Thread.class, Runnable.class)
                .check(CEIBA);
    }

    /** Of Ceiba's packages, these classes use no other than their own and the ones named. */
    private static void knowsOnly(String who, String... known) {
        noClasses()
                .that()
                .resideInAPackage(who + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("ceiba..")
                        .and(not(resideInAPackage(who + "..")))
                        .and(not(resideInAnyPackage(known))))
                .check(CEIBA);
    }
}
