package ceiba.bots;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Variant;
import ceiba.engine.Worth;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game whose bots strive for something else than it says. */
record OtherWorth(Game game, Worth worth) implements Game {

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String rules() {
        return game.rules();
    }

    @Override
    public int minSeats() {
        return game.minSeats();
    }

    @Override
    public int maxSeats() {
        return game.maxSeats();
    }

    @Override
    public List<Variant> variants() {
        return game.variants();
    }

    @Override
    public @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        return game.objection(seats, variants);
    }

    @Override
    public List<Gauge> gauges() {
        return game.gauges();
    }

    @Override
    public int maxChoices(int seats) {
        return game.maxChoices(seats);
    }

    @Override
    public int maxOptions() {
        return game.maxOptions();
    }

    @Override
    public Position start(Setup setup) {
        return game.start(setup);
    }

    @Override
    public Position read(Node json) {
        return game.read(json);
    }

    @Override
    public Codec codec() {
        return game.codec();
    }

    @Override
    public String draw(Position position, int observer, Texts texts) {
        return game.draw(position, observer, texts);
    }

    @Override
    public Texts texts(String language) {
        return game.texts(language);
    }

    @Override
    public Knowledge knowledge() {
        Knowledge own = game.knowledge();
        return new Knowledge() {
            @Override
            public Worth worth() {
                return worth;
            }

            @Override
            public double interest(Position position, int choice) {
                return own.interest(position, choice);
            }

            @Override
            public List<String> features() {
                return own.features();
            }

            @Override
            public int moments() {
                return own.moments();
            }

            @Override
            public int moment(Position position) {
                return own.moment(position);
            }

            @Override
            public int[] knots() {
                return own.knots();
            }

            @Override
            public boolean quiet(Position position) {
                return own.quiet(position);
            }

            @Override
            public boolean answers(Position position) {
                return own.answers(position);
            }

            @Override
            public void describe(Position position, int seat, float[] features) {
                own.describe(position, seat, features);
            }

            @Override
            public void stir(Position start, Rng rng) {
                own.stir(start, rng);
            }

            @Override
            public Node weights() {
                return own.weights();
            }
        };
    }
}
