package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a choice says it costs is what it takes. */
class PriceTest {

    private static final Codec CODEC = Tindaya.GAME.codec();

    /** Choices after which nothing else happens to the tribe's store before the next decision. */
    private static final Set<Integer> PLAIN =
            Set.of(TindayaStep.DEVELOP, TindayaStep.PRESERVE, TindayaStep.WAY, TindayaStep.BUY, TindayaStep.OFFERING);

    @Test
    void pricesAreWhatIsPaid() {
        Set<Integer> seen = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            TindayaPosition p = (TindayaPosition)
                    Tindaya.GAME.start(Setup.of(Tindaya.GAME, 1 + seed % 4, Map.of("difficulty", "easy"), seed));
            Rng rng = new Rng(seed);
            while (p.decider() != Position.OVER) {
                int[] choices = Choices.of(Tindaya.GAME, p);
                int choice = choices[rng.below(choices.length)];
                int kind = Step.kind(p.top());
                Map<String, Integer> price = CODEC.price(choice, p);
                TindayaPosition before = p.copy();
                p.choose(choice, Journal.SILENT);
                if (PLAIN.contains(kind) && !price.isEmpty() && p.acting() == before.acting()) {
                    int tribe = p.acting();
                    for (int good = 0; good < GOODS.length; good++) {
                        boolean made = kind == TindayaStep.PRESERVE && isPreserved(good);
                        int paid = before.good(tribe, good) - p.good(tribe, good);
                        assertThat(made ? 0 : paid)
                                .as(CODEC.words(choice) + ": " + GOODS[good])
                                .isEqualTo(price.getOrDefault(GOODS[good], 0));
                    }
                    seen.add(kind);
                }
            }
        }
        assertThat(seen).containsAll(PLAIN);
    }
}
