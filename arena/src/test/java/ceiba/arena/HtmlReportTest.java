package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The report is well-formed, complete and needs nothing from elsewhere. */
class HtmlReportTest {

    private static final List<MatchResult> RESULTS = List.of(
            SummaryTest.match(
                    0,
                    SummaryTest.seat(10, 1, 2e6, 4, 3e6),
                    SummaryTest.seat(10, 1, 1, 1, 1),
                    SummaryTest.seat(-4, 3, 1, 1, 1)),
            SummaryTest.match(
                    1,
                    SummaryTest.seat(-5, 3, 1, 1, 1),
                    SummaryTest.seat(2, 2, 1, 1, 1),
                    SummaryTest.seat(9, 1, 1, 1, 1)));

    private static String html(Contest contest, List<MatchResult> results) {
        return new HtmlReport(contest, Summary.of(contest, results)).html();
    }

    private static Document parsed(String html) throws ParserConfigurationException, IOException, SAXException {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(html)));
    }

    @Test
    void theReportIsWellFormedAndHasItsCharts() throws Exception {
        String html = html(ContestTest.contest("greedy,random", 3, 2, 0), RESULTS);
        Document document = parsed(html);
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Pebbles: greedy, random");
        assertThat(html)
                .contains(
                        "Win share",
                        "Wins by order of play",
                        "Points over the match",
                        "Where points came from",
                        "prizes",
                        "Elo");
        assertThat(Pattern.compile("role='img'").matcher(html).results()).hasSize(5);
    }

    @Test
    void aTableOfPartnersHasItsOwnWinsAndEveryGaugeItsCurve() throws Exception {
        Contest together = new Contest(Partners.game(), List.of("greedy", "random"), 2, Map.of(), 4, 0);
        List<MatchResult> results = new Tournament(together, List.of(), (result, record) -> {}).play(1, done -> {});
        String html = html(together, results);
        parsed(html);
        assertThat(html)
                .contains("the table won", "Wins of the table", "greedy · random", "random · greedy")
                .contains("Heap over the match", "Double over the match")
                .doesNotContain("Win share", "won most", "Wins by order of play", "Elo");
    }

    @Test
    void habitsAreATableIfTheGameNamesAny() throws Exception {
        Contest habitual = new Contest(Habitual.game(), List.of("greedy", "random"), 2, Map.of(), 20, 0);
        String html = html(habitual, new Tournament(habitual, List.of(), (result, record) -> {}).play(1, done -> {}));
        parsed(html);
        assertThat(html)
                .contains("<h2>Habits</h2>", "low pebbles laid", "the twelve laid", "won when picked")
                .containsPattern("low pebbles laid</th>\\s*<td>20</td>\\s*<td>100.0 % \\(84–100\\)</td>");
        assertThat(html(ContestTest.contest("greedy,random", 3, 2, 0), RESULTS)).doesNotContain("Habits");
    }

    @Test
    void matchesThatNobodyWonAreShown() {
        List<MatchResult> lost = RESULTS.stream()
                .map(result -> new MatchResult(
                        result.match(),
                        0,
                        result.seats().stream()
                                .map(seat -> SummaryTest.with(seat, seat.side(), result.match() == 0 && seat.won()))
                                .toList(),
                        Map.of(),
                        List.of()))
                .toList();
        Contest contest = ContestTest.contest("greedy,random", 3, 2, 0);
        assertThat(html(contest, lost)).contains("nobody won</p><p class='figure'>50.0 %");
        assertThat(html(contest, RESULTS)).doesNotContain("nobody won");
    }

    @Test
    void nothingIsLoadedAndNoScriptRuns() {
        String html = html(ContestTest.contest("greedy,random", 3, 2, 0), RESULTS);
        assertThat(html).doesNotContainPattern("https?://|//[a-z]|<script|<link|@import|url\\(");
    }

    @Test
    void everyNumberOfAChartIsFinite() {
        String html = html(ContestTest.contest("greedy,random", 3, 2, 0), RESULTS);
        assertThat(html).doesNotContain("NaN", "Infinity", "null");
        Matcher places = Pattern.compile(" (?:x|y|x1|x2|y1|y2|cx|cy|width|height)='([^']*)'")
                .matcher(html);
        assertThat(places.results().map(place -> Double.parseDouble(place.group(1))))
                .hasSizeGreaterThan(50)
                .allMatch(Double::isFinite);
    }

    @Test
    void aMatchWithoutAnyPointsIsDrawnToo() throws Exception {
        MatchResult.Seat seat = new MatchResult.Seat(
                0,
                1,
                0,
                false,
                0,
                List.of(0.0, 0.0, 0.0, 0.0, 0.0),
                Map.of(),
                Map.of(),
                Map.of(),
                new MatchResult.Effort(0, 0, 0, 0));
        MatchResult nothing = SummaryTest.match(0, seat, seat);
        String html = html(ContestTest.contest("greedy", 2, 1, 0), List.of(nothing));
        assertThat(parsed(html).getElementsByTagName("section").getLength()).isGreaterThan(4);
        assertThat(html).doesNotContain("NaN", "Infinity", "null");
    }

    @Test
    void namesAreEscaped(@TempDir Path folder) throws Exception {
        Path weights = folder.resolve("a<b>&'c'.json");
        Files.writeString(weights, """
                {"made-by": "", "method": "", "knots": [0,3], "weights": {"always": [0,0], "hand": [1,1]}}""");
        String html = html(ContestTest.contest("greedy,greedy@" + weights, 3, 2, 0), RESULTS);
        assertThat(html).doesNotContain("<b>").contains("a&lt;b&gt;&amp;&#39;c&#39;.json");
        assertThat(parsed(html).getDocumentElement().getTextContent()).contains("a<b>&'c'.json");
    }
}
