package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.gauged.Gauged;
import ceiba.arena.Contest;
import ceiba.arena.Summary;
import ceiba.arena.Tournament;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the terminal is told of games with partners, gauges, and matches that nobody wins. */
class ArenaTextTest {

    /** Whoever sits on seat 0 wins if it has any points, alone or with all others as partners. */
    private static Game game(boolean partners) {
        Map<String, Altered.Answer> answers = new HashMap<>();
        answers.put("side", (position, args) -> partners ? 0 : (int) args[0]);
        answers.put("winners", (inside, args) -> {
            Position position = (Position) inside;
            boolean won = position.decider() == Position.OVER && position.points(0) > 0;
            return !won ? 0 : partners ? (1 << position.seats()) - 1 : 1;
        });
        return Altered.game(Gauged.game(), answers);
    }

    private static List<String> text(Game game, String... bots) {
        Contest contest = new Contest(game, List.of(bots), 2, Map.of(), 40, 0);
        Summary summary =
                Summary.of(contest, new Tournament(contest, List.of(), (result, record) -> {}).play(1, done -> {}));
        StringWriter out = new StringWriter();
        ArenaText text = new ArenaText(contest, summary, new PrintWriter(out));
        text.print();
        text.printHabits();
        return out.toString().lines().toList();
    }

    @Test
    void matchesThatNobodyWonAreShown() {
        assertThat(text(game(false), "random"))
                .anyMatch(line -> line.matches("bot +seats +wins \\(95 %\\) +points +place +Elo.*"))
                .anyMatch(line -> line.matches("nobody won: [\\d.]+ % \\(\\d+–\\d+\\)"))
                .noneMatch(line -> line.startsWith("the table won"));
    }

    @Test
    void aTableOfPartnersHasAWinRateAsAWholeAndByLineUp() {
        assertThat(text(game(true), "greedy", "random"))
                .anyMatch(line -> line.matches("bot +seats +points +choice.*"))
                .anyMatch(line -> line.matches("the table won: [\\d.]+ % \\(\\d+–\\d+\\)"))
                .anyMatch(line -> line.matches("  greedy, random: [\\d.]+ % \\(\\d+–\\d+\\)"))
                .anyMatch(line -> line.matches("  random, greedy: [\\d.]+ % \\(\\d+–\\d+\\)"))
                .noneMatch(line -> line.contains("Elo") || line.contains("order of play"));
    }

    @Test
    void habitsAreATable() {
        Map<String, Altered.Answer> answers = new HashMap<>();
        answers.put("habits", (inside, args) -> List.of("source.prize", "prompt.lay"));
        answers.put(
                "habit", (inside, args) -> ((Codec) inside).points((Event) args[0]) == null ? null : "source.prize");
        assertThat(text(Altered.game(new Pebbles(), answers), "greedy", "random"))
                .anyMatch(line -> line.matches("habit +matches +picked \\(95 %\\) +won when picked +greedy +random"))
                .anyMatch(line ->
                        line.matches("prizes +40 +100.0 % \\(91–100\\) +[\\d.]+ % \\(\\d+–\\d+\\) +[\\d.]+ +[\\d.]+"))
                .anyMatch(line -> line.matches("Lay a pebble face down +40 +0.0 % \\(0–9\\) +n/a +0.00 +0.00"))
                .anyMatch(line -> line.matches("points from +greedy +random"))
                .anyMatch(line -> line.matches("prizes +[\\d.]+ +[\\d.]+"))
                .allMatch(line -> line.length() <= 100);
        assertThat(text(game(false), "random")).contains("pebbles names no habits");
    }

    @Test
    void gaugesAreShownAsTheyWereAtTheEnd() {
        assertThat(text(game(false), "greedy", "random"))
                .containsSequence("wrath at the end: 0.5", "need at the end:", "  greedy: 11.0", "  random: 11.0");
    }
}
