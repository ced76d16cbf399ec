package ceiba.engine;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Words that are no legal choice of a position, and all that there is to say about them. */
record Unfit(Game game, Position position, String words) {

    private static final int MOST_NAMED = 12;

    /** A slip changes so many letters at most, and not more than one in four. */
    private static final int SLIP = 2;

    private static final int LETTERS_A_SLIP = 4;

    /** No choice has longer words; what comes after these letters is not compared. */
    private static final int MOST_LETTERS = 64;

    /** The words name a choice, but not a legal one. */
    Refusal illegal(int choice) {
        Phrase objection = Choices.objection(game, position, choice);
        String sentence = "'" + words + "' is not legal here";
        return objection == null
                ? new Refusal(sentence + expected())
                : new Refusal(sentence + ": " + english(objection) + expected(), objection);
    }

    /** The words name nothing. */
    Refusal unknown(Refusal cause) {
        return new Refusal(cause.sentence() + meant() + expected(), cause);
    }

    private String meant() {
        int most = Math.min(SLIP, words.length() / LETTERS_A_SLIP);
        return nearest().stream()
                .limit(1)
                .filter(legal -> distance(legal) <= most)
                .findFirst()
                .map(legal -> "; perhaps you mean '" + legal + "'")
                .orElse("");
    }

    /** Who is to decide what, and what is legal; if that is much, what comes nearest to the words. */
    private String expected() {
        if (position.decider() == Position.OVER) {
            return "; the match is over";
        }
        List<String> legal = Choices.words(game, position);
        int unnamed = legal.size() - MOST_NAMED;
        return "; seat " + position.decider() + " is asked '"
                + english(game.codec().prompt(position))
                + "'; expected one of: "
                + (unnamed <= 0
                        ? String.join(", ", legal)
                        : String.join(", ", nearest().subList(0, MOST_NAMED)) + " and " + unnamed + " more");
    }

    /** A sentence within another: without its full stop. */
    private String english(Phrase phrase) {
        String sentence = game.texts("en").say(phrase);
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    /** All that is legal, what comes nearest to the words first. */
    private List<String> nearest() {
        return Choices.words(game, position).stream()
                .sorted(Comparator.comparingInt(this::distance))
                .toList();
    }

    /** How many letters of the words must be put in, left out or replaced to get these. */
    private int distance(String legal) {
        String said = words.strip().toLowerCase(Locale.ROOT);
        int[] row = new int[legal.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= Math.min(said.length(), MOST_LETTERS); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= legal.length(); j++) {
                int replaced = diagonal + (said.charAt(i - 1) == legal.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(diagonal, row[j - 1]));
            }
        }
        return row[legal.length()];
    }
}
