package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoakCommandTest {

    @Test
    void playsMatchesWithEveryNumberOfSeats() {
        assertThat(Run.done("soak", "tzolkin", "--matches", "36", "--threads", "2"))
                .matches("36 matches without a failure in \\d+ s\\R");
    }

    @Test
    void takesTheNumberOfSeatsTheSeedAndHowOftenToCheck() {
        assertThat(Run.done("soak", "tzolkin", "--matches=3", "--seats=2", "--seed=9007199254740990", "--every=1"))
                .startsWith("3 matches without a failure");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess|--matches=1|unknown game 'chess'; expected one of: ",
                "tzolkin|--matches=0|--matches and --every take 1 or more",
                "tzolkin|--every=0|--matches and --every take 1 or more",
                "tzolkin|--threads=0|--threads takes 1 to 1024, not 0",
                "tzolkin|--threads=1025|--threads takes 1 to 1024, not 1025",
                "tzolkin|--seats=1|tzolkin takes 2 to 4 seats, not 1",
                "tzolkin|--seed=-1|a seed is a whole number from 0 to 9007199254740991, not -1",
                "tzolkin|--matches=many|Invalid value for option '--matches': 'many' is not a long",
            })
    void refusesBadValues(String game, String option, String reason) {
        assertThat(Run.of("soak", game, option).refusal()).startsWith(reason);
    }
}
