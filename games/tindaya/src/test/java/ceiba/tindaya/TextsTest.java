package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import ceiba.engine.Texts;
import ceiba.kit.CatalogueTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TextsTest extends CatalogueTest {

    private static final Pattern TARGET = Pattern.compile("hex/(1[0-5]|\\d),[0-6]|(store|trade|idol)/[a-z]+/[a-z-]+"
            + "|(slot|market|cave|god|seer|tribe|secret)/[a-z-]+|fire");

    /** The game's own keys, those of its variants and of the board as text, what only the board in the browser explains, and why not, which has its own test. */
    private static final Pattern NOT_IN_A_MATCH =
            Pattern.compile("name|summary|seat|variant\\..*|board\\..*|objection\\..*"
                    + "|.*\\.letter\\..*|seat\\.\\d|tribe\\..*\\.does|idol\\..*\\.does|catastrophe\\..*\\.does|mission\\..*|common\\..*"
                    + "|pin\\..*|terrain\\..*|settlement\\.[a-z]+|disaster\\..*|seer\\..*|species\\..*|goods\\..*");

    private static final Codec CODEC = Tindaya.GAME.codec();

    @Override
    protected Game game() {
        return Tindaya.GAME;
    }

    @Override
    protected List<TindayaEvent> kindsOfEvents() {
        return List.of(TindayaEvent.values());
    }

    /**
     * Everybody has passed: with too few villagers for all births, with walls where ships may come, with three who gave to a
     * god; and in the last era, fed but without their mission, or without a settlement.
     */
    @Override
    protected List<Position> rarePositions() {
        List<Position> positions = new ArrayList<>();
        for (int seed = 0; seed < 20; seed++) {
            TindayaPosition crowded = atFirstTurn(2, "alliance", seed);
            crowded.addNatives(crowded.acting(), settlementOf(crowded, crowded.acting()), 3, 0);
            crowded.setWall(settlementOf(crowded, crowded.order(0)), true);
            crowded.setWall(settlementOf(crowded, crowded.order(1)), true);
            positions.add(passed(crowded));
        }
        TindayaPosition devout = atFirstTurn(3, "dominion", 0);
        for (int index = 0; index < devout.tribes(); index++) {
            devout.setGiven(devout.order(index), ACORAN, index + 1);
        }
        positions.add(passed(devout));
        for (int seed = 0; seed < 30; seed++) {
            positions.add(passed(fedInTheLastEra(seed)));
            TindayaPosition homeless = fedInTheLastEra(seed);
            homeless.removeSettlement(settlementOf(homeless, homeless.acting()));
            homeless.removeSettlement(settlementOf(homeless, homeless.acting()));
            positions.add(passed(homeless));
        }
        return positions;
    }

    private static TindayaPosition fedInTheLastEra(int seed) {
        TindayaPosition p = atFirstTurn(2, "alliance", seed);
        p.setEra(ERAS);
        p.setForeseen(0);
        p.setMissionCard(ARMS_MISSION);
        for (int index = 0; index < p.tribes(); index++) {
            p.addGood(p.order(index), GOFIO, 9);
            p.setCave(p.order(index), true);
        }
        return p;
    }

    private static TindayaPosition atFirstTurn(int seats, String mode, int seed) {
        TindayaPosition p = start(seats, mode, seed);
        while (Step.kind(p.top()) != TindayaStep.TURN) {
            p.choose(Choices.of(Tindaya.GAME, p)[0], Journal.SILENT);
        }
        return p;
    }

    private static int settlementOf(TindayaPosition p, int tribe) {
        int hex = p.nextLand(0);
        while (p.controller(hex) != tribe) {
            hex = p.nextLand(hex + 1);
        }
        return hex;
    }

    private static TindayaPosition passed(TindayaPosition p) {
        while (p.depth() > 0 && Step.kind(p.top()) == TindayaStep.TURN) {
            p.choose(CODEC.choice("pass"), Journal.SILENT);
        }
        return p;
    }

    @Override
    protected Pattern notInAMatch() {
        return NOT_IN_A_MATCH;
    }

    @Test
    void everythingPointsAtAKnownKindOfPlace() {
        assertThat(phrases().stream().flatMap(phrase -> phrase.targets().stream()))
                .isNotEmpty()
                .allMatch(TARGET.asMatchPredicate());
    }

    /** Alone one plays two tribes, so the seat does not say enough. */
    @Test
    void promptsSayWhoDecidesForWhichTribe() {
        Texts texts = Tindaya.GAME.texts("it").withSeats(seat -> "Guacimara");
        assertThat(texts.say(CODEC.prompt(start(1, "alliance", 5))))
                .matches("Guacimara \\((Majos|Canarii|Guanci|Benahoariti)\\): fonda un insediamento .*");
    }

    private static TindayaPosition start(int seats, String mode, int seed) {
        Map<String, String> variants = Map.of(Tindaya.MODE, mode, Tindaya.DIFFICULTY, "normal");
        return (TindayaPosition) Tindaya.GAME.start(Setup.of(Tindaya.GAME, seats, variants, seed));
    }

    /** Names with their articles, and what stands for something else. */
    @Test
    void offeringsAreToldAsPeopleWould() {
        Event offered = new Event(TindayaEvent.OFFERED.ordinal(), 0, MAJOS, ACORAN + 2 * MILK, PRISONER);
        assertThat(sayInAll(offered))
                .containsExactly(
                        "The Majos offer a prisoner to Acorán instead of milk",
                        "I Majos offrono un prigioniero ad Acorán al posto di latte",
                        "Os Majos oferecem um prisioneiro a Acorán no lugar de leite");
        Event blood = new Event(TindayaEvent.OFFERED.ordinal(), 0, GUANCHES, MONEIBA + 2 * BLOOD, NOBODY);
        assertThat(sayInAll(blood))
                .containsExactly(
                        "The Guanches offer one of their own to Moneiba",
                        "I Guanci offrono uno dei loro a Moneiba",
                        "Os Guanches oferecem um dos seus a Moneiba");
    }

    private static final int MILK = GOATS;

    @Test
    void whoMayNotKnowACardHearsOnlyThatThereIsOne() {
        Event dealt = new Event(TindayaEvent.SECRET_DEALT.ordinal(), 1, CANARII, SECRET_LAVA, SECRET_FED);
        assertThat(sayInAll(dealt).getFirst())
                .isEqualTo("The Canarii are dealt two secret objectives: Lava, Fed and sheltered");
        assertThat(sayInAll(CODEC.seenBy(dealt, 0)).getFirst())
                .isEqualTo("The Canarii are dealt two secret objectives");
    }

    private static List<String> sayInAll(Event event) {
        return Texts.LANGUAGES.stream()
                .map(language -> Tindaya.GAME.texts(language).say(CODEC.phrase(event)))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void lettersTellTribesSettlementsAndTerrainsApart(String language) {
        assertThat(letters(language, "tribe.letter.", TRIBES)).doesNotHaveDuplicates();
        assertThat(letters(language, "settlement.letter.", TRADES)).doesNotHaveDuplicates();
        assertThat(letters(language, "terrain.letter.", Arrays.copyOfRange(TERRAINS, ABYSS, TERRAINS.length)))
                .doesNotHaveDuplicates();
    }

    private List<String> letters(String language, String key, String[] words) {
        return Arrays.stream(words)
                .map(word -> catalogue(language).getOrDefault(key + word, ""))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void theTextBoardCanBeDrawn(String language) {
        TindayaPosition p = atFirstTurn(4, "dominion", 1);
        String board = Tindaya.GAME.draw(p, 0, Tindaya.GAME.texts(language));
        assertThat(board).contains("Acorán", "Moneiba", Hexes.name(settlementOf(p, p.acting())));
    }

    /** Others see how many idols one holds in Dominion, and the token of a secret objective, but no card. */
    @Test
    void theTextBoardHidesWhatIsHidden() {
        TindayaPosition p = atFirstTurn(2, "dominion", 1);
        int tribe = p.tribeOf(0);
        p.addIdols(tribe, WARRIOR, 1);
        String secret = Tindaya.GAME.texts("en").say(Names.secret(p.secret(tribe, 0)));
        String token = " (" + p.secretToken(tribe, 0) + ")";
        assertThat(Tindaya.GAME.draw(p, 0, Tindaya.GAME.texts("en")))
                .contains("idols: warrior", "secret objectives: " + secret + token);
        assertThat(Tindaya.GAME.draw(p, 1, Tindaya.GAME.texts("en")))
                .contains("idols: 1", "secret objectives: ?" + token)
                .doesNotContain("warrior");
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        assertThat(CODEC.words(CODEC.choice("  Settle   FISHING 5,2 "))).isEqualTo("settle fishing 5,2");
        assertThatThrownBy(() -> CODEC.choice("settle mining 5,2"))
                .hasMessage("'settle mining 5,2' is no choice of this game");
    }
}
