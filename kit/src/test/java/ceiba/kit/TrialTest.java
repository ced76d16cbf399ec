package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.EventKind;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Outcome;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Trial;
import ceiba.kit.TwistedPebbles.Table;
import ceiba.kit.TwistedPebbles.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** For each promise of a game: a game that breaks it is caught, with a record that leads there. */
class TrialTest {

    private static final int EVERY = 1;
    private static final int HARDLY_EVER = 1000;

    // ---------------------------------------------------------------- a whole game

    @Test
    void wholeGamePassesWithTheRecordOfTheMatch() {
        Trial trial = trial(new TwistedPebbles(), EVERY);
        MatchRecord record = trial.play();
        assertThat(record.choices()).hasSize(8);
        assertThat(record.result()).hasSize(2);
        assertThat(record.outcome()).isEqualTo(Outcome.of(record.replay()));
        assertThat(record.replay().decider()).isEqualTo(Position.OVER);
        assertThat(trial.worlds()).isPositive();
    }

    @Test
    void sameSeedPlaysTheSameMatch() {
        assertThat(trial(new TwistedPebbles(), EVERY).play().choices())
                .isEqualTo(trial(new TwistedPebbles(), EVERY).play().choices());
    }

    @Test
    void gameThatKeepsNoSecretsGivesNoOtherWorlds() {
        Trial trial = trial(
                new TwistedPebbles(inside -> new Table(inside) {
                    @Override
                    public void redraw(int observer, Rng rng) {}
                }),
                EVERY);
        trial.play();
        assertThat(trial.worlds()).isZero();
    }

    // ---------------------------------------------------------------- starts and ends

    @Test
    void startThatTheSetupDoesNotDetermine() {
        AtomicLong clock = new AtomicLong();
        Game game = new TwistedPebbles() {
            @Override
            public Position start(Setup setup) {
                return super.start(new Setup(setup.seats(), setup.variants(), clock.incrementAndGet()));
            }
        };
        assertCaught(game, "the same setup gives different starts", 0);
    }

    @Test
    void endlessMatch() {
        Game game = new TwistedPebbles() {
            @Override
            public int maxChoices(int seats) {
                return 5;
            }
        };
        assertCaught(game, "the match has not ended within the bound of 5 choices", 5);
    }

    @Test
    void choicesAfterTheEnd() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int choices(int[] buffer) {
                return Math.max(1, super.choices(buffer));
            }
        });
        assertCaught(game, "there are choices although the match is over", 8);
    }

    @Test
    void deciderWithoutASeat() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int decider() {
                return super.decider() == 1 ? 2 : super.decider();
            }
        });
        assertCaught(game, "the decider has no seat", 1);
    }

    @Test
    void matchThatAnythingButSetupAndChoicesDecides() {
        AtomicLong luck = new AtomicLong();
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void choose(int choice, Journal journal) {
                super.choose(choice, journal);
                super.redraw(Position.SPECTATOR, new Rng(luck.incrementAndGet()));
            }
        });
        assertCaught(game, "the same choice in equal positions gives different ones", 1);
    }

    @Test
    void nobodyIsFirst() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int place(int seat) {
                return Math.max(super.place(seat), madeChoices(inside) < 4 ? 1 : 2);
            }
        });
        assertCaught(game, "nobody has the first place", 4);
    }

    @Test
    void pointsThatAreNoNumber() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public double points(int seat) {
                return madeChoices(inside) < 4 ? super.points(seat) : Double.NaN;
            }
        });
        assertCaught(game, "seat 0 has no number of points", 4);
    }

    // ---------------------------------------------------------------- sides, winners, gauges

    @ParameterizedTest
    @ValueSource(ints = {-1, 2})
    void sideThatIsNone(int side) {
        assertCaught(new TwistedPebbles(inside -> new Sided(inside, side)), "seat 0 has no side", 0);
    }

    @Test
    void seatThatChangesSides() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int side(int seat) {
                return madeChoices(inside) < 2 ? seat : 1 - seat;
            }
        });
        assertCaught(game, "seat 0 has changed sides", 2);
    }

    @Test
    void partnersWithDifferentPlaces() {
        Game game = new TwistedPebbles(inside -> new Sided(inside, 0));
        assertCaught(game, "partners have different places");
    }

    @Test
    void partnersOfWhomOnlyOneHasWon() {
        Game game = new TwistedPebbles(inside -> new Sided(inside, 0) {
            @Override
            public int place(int seat) {
                return 1;
            }

            @Override
            public int winners() {
                return decider() == OVER ? 1 : 0;
            }
        });
        assertCaught(game, "of partners only one has won", 8);
    }

    @Test
    void partnersThatStandAndFallTogetherPass() {
        Game game = new TwistedPebbles(inside -> new Sided(inside, 0) {
            @Override
            public int place(int seat) {
                return 1;
            }

            @Override
            public int winners() {
                return 0;
            }
        });
        assertThat(trial(game, EVERY).play().choices()).hasSize(8);
    }

    @ParameterizedTest
    @CsvSource({
        "4, OVER, somebody who has no seat has won, 8",
        "-2147483648, OVER, somebody who has no seat has won, 8",
        "1, ALWAYS, somebody has won before the match is over, 0",
        "3, OVER, a winner has not the first place, 8"
    })
    void winnersThatCannotBe(int winners, String when, String gist, int choices) {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int winners() {
                return decider() == OVER || when.equals("ALWAYS") ? winners : 0;
            }
        });
        assertCaught(game, gist, choices);
    }

    @Test
    void gaugeThatShowsNoNumber() {
        assertCaught(
                gauged(Gauge.ofSeat("luck"), (p, seat) -> seat / 0.0), "the gauge luck of seat 0 shows no number", 0);
    }

    @Test
    void gaugeOfTheTableThatDiffersFromSeatToSeat() {
        assertCaught(
                gauged(Gauge.ofTable("luck"), (p, seat) -> seat),
                "the gauge luck of the table does not show the same for every seat",
                0);
        assertThat(trial(gauged(Gauge.ofSeat("luck"), (p, seat) -> seat), EVERY)
                        .play()
                        .choices())
                .hasSize(8);
    }

    @Test
    void gaugeThatTellsASecret() {
        assertCaught(
                gauged(Gauge.ofTable("luck"), (p, seat) -> lastPrize(p)),
                "a spectator sees a secret in the gauge luck");
    }

    @Test
    void pointsThatTellASecret() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public double points(int seat) {
                return super.points(seat) + lastPrize(inside);
            }
        });
        assertCaught(game, "a spectator sees a secret in the points");
    }

    @Test
    void placeThatTellsASecret() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int place(int seat) {
                return (lastPrize(inside) + seat) % 2 + 1;
            }
        });
        assertCaught(game, "a spectator sees a secret in the places");
    }

    @Test
    void winnerWhoHangsOnASecret() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int place(int seat) {
                return 1;
            }

            @Override
            public int winners() {
                return decider() == OVER ? 1 << lastPrize(inside) % 2 : 0;
            }
        });
        // the last two prizes stay in the deck, so that it is as likely as not that another world has another winner
        assertThat(LongStream.range(0, 20)
                        .mapToObj(seed -> catchThrowable(
                                () -> new Trial(game, Setup.of(game, 2, Map.of(), seed), EVERY, seed).play()))
                        .filter(Objects::nonNull))
                .isNotEmpty()
                .allSatisfy(failure -> assertThat(failure)
                        .hasMessageStartingWith("after 8 choices")
                        .hasMessageContaining("sees a secret in who has won"));
    }

    @Test
    void brokenInvariant() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void check() {
                if (madeChoices(inside) == 6) {
                    throw new Refusal("deck: a prize is lost");
                }
            }
        });
        assertCaught(game, "deck: a prize is lost", 6);
        assertCaught(game, HARDLY_EVER, "deck: a prize is lost", 6);
    }

    // ---------------------------------------------------------------- legal and illegal choices

    @Test
    void noLegalChoice() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int choices(int[] buffer) {
                return madeChoices(inside) == 3 ? 0 : super.choices(buffer);
            }
        });
        assertCaught(game, "there is no legal choice", 3);
    }

    @Test
    void moreChoicesThanTheBufferHolds() {
        Game game = new TwistedPebbles() {
            @Override
            public int maxOptions() {
                return 3;
            }
        };
        assertCaught(game, "ArrayIndexOutOfBounds", 0);
    }

    @Test
    void unsortedChoices() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int choices(int[] buffer) {
                int count = super.choices(buffer);
                int held = buffer[0];
                buffer[0] = buffer[count - 1];
                buffer[count - 1] = held;
                return count;
            }
        });
        assertCaught(game, "the choices are not in ascending order", 0);
    }

    @Test
    void listedChoiceThatIsNotAllowed() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public boolean allows(int choice) {
                return madeChoices(inside) != 2 && super.allows(choice);
            }
        });
        assertCaught(game, "is listed but not allowed", 2);
    }

    @Test
    void unlistedChoiceThatIsAllowed() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public boolean allows(int choice) {
                return choice >= 1 && choice <= 12;
            }
        });
        assertCaught(game, "is allowed but not listed");
    }

    @Test
    void illegalChoiceThatIsAccepted() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void choose(int choice, Journal journal) {
                if (allows(choice)) {
                    super.choose(choice, journal);
                }
            }
        });
        assertCaught(game, "is not legal but was accepted", 0);
    }

    @Test
    void refusedChoiceThatChangesThePosition() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void choose(int choice, Journal journal) {
                if (!allows(choice)) {
                    super.choose(firstChoice(inside), journal);
                }
                super.choose(choice, journal);
            }
        });
        assertCaught(game, "changed the position", 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {EVERY, HARDLY_EVER})
    void exceptionInsideAChoice(int every) {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void choose(int choice, Journal journal) {
                super.choose(choice, journal);
                if (madeChoices(inside) == 5) {
                    throw new IllegalStateException("stumbled");
                }
            }
        });
        MatchRecord record = assertCaught(game, every, "IllegalStateException: stumbled", 5);
        assertThatThrownBy(record::replay).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void bottomlessRecursionInsideAChoice() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void choose(int choice, Journal journal) {
                if (allows(choice) && madeChoices(inside) == 2) {
                    choose(choice, journal);
                }
                super.choose(choice, journal);
            }
        });
        assertCaught(game, "StackOverflowError", 3);
    }

    // ---------------------------------------------------------------- copies

    @Test
    void shallowCopy() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Table copy() {
                return like(inside);
            }
        });
        assertCaught(game, "changed the original", 0);
    }

    @Test
    void shallowCopyOfAGameWithoutSecrets() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Table copy() {
                return like(inside);
            }

            @Override
            public void redraw(int observer, Rng rng) {}
        });
        assertCaught(game, "a choice made in a copy changed the original", 1);
    }

    @Test
    void copyThatIsNotEqual() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Table copy() {
                return like(without(inside, "round", "decider"));
            }
        });
        assertCaught(game, "a copy is not equal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"round", "decider", "pebbles", "deck", "variants"})
    void copyFromThatForgetsAField(String field) {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void copyFrom(Position other) {
                Map<String, Object> json = other.json();
                json.put(field, Objects.requireNonNull(json().get(field)));
                inside = read(json);
            }
        });
        assertCaught(game, "copyFrom gives another position than copy");
    }

    @Test
    void copyFromThatSharesWhatItCopies() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void copyFrom(Position other) {
                inside = ((Table) other).inside;
            }
        });
        assertCaught(game, "a choice made after copyFrom changed the original", 1);
    }

    @Test
    void equalPositionsWithDifferentHashes() {
        AtomicLong hashes = new AtomicLong();
        Game game = new TwistedPebbles(inside -> new Unhashable(inside, hashes));
        assertCaught(game, "a copy is not equal", 0);
    }

    // ---------------------------------------------------------------- JSON and words

    @ParameterizedTest
    @ValueSource(strings = {"round", "decider", "pebbles", "deck"})
    void jsonThatLosesAField(String field) {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Map<String, Object> json() {
                Map<String, Object> json = super.json();
                json.remove(field);
                return json;
            }
        });
        assertCaught(game, "the position changes when it is written and read");
    }

    @Test
    void wordsThatMeanTwoChoices() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public String words(int choice) {
                        return "lay " + (choice - choice % 2);
                    }

                    @Override
                    public int choice(String words) {
                        return super.choice(words) + 1;
                    }
                };
            }
        };
        assertCaught(game, "mean another choice");
    }

    @Test
    void wordsThatAreNotUnderstood() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public String words(int choice) {
                        return "put " + choice;
                    }
                };
            }
        };
        assertCaught(game, "is no choice of this game", 0);
    }

    // ---------------------------------------------------------------- secrets

    @Test
    void viewWithASecret() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Map<String, Object> view(int observer) {
                return Json.object("deck", Json.compact(inside.json()));
            }
        });
        assertCaught(game, "a spectator sees a secret in the view", 0);
    }

    @Test
    void viewWithASecretOfOneSeatForAnother() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public Map<String, Object> view(int observer) {
                return super.view(observer == 1 ? 0 : observer);
            }
        });
        assertCaught(game, "seat 1 sees a secret in the view", 0);
    }

    @Test
    void drawnBoardWithASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public String draw(Position position, int observer, Texts texts) {
                return super.draw(position, 0, texts);
            }
        };
        assertCaught(game, "a spectator sees a secret on the drawn board", 0);
    }

    @Test
    void eventThatTellsASecretChoice() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Event seenBy(Event event, int observer) {
                        return event;
                    }
                };
            }
        };
        assertCaught(game, "a spectator sees a secret choice in the events", 1);
    }

    @Test
    void eventThatTellsASecretOfTheTable() {
        Game game =
                new TwistedPebbles(inside -> new Table(inside) {
                    @Override
                    public void choose(int choice, Journal journal) {
                        int secret = inside.hashCode();
                        super.choose(choice, (kind, seat, a, b, c) -> journal.note(kind, seat, a, secret, c));
                    }
                }) {
                    @Override
                    public Codec codec() {
                        return new Words() {
                            @Override
                            public Event seenBy(Event event, int observer) {
                                Event seen = super.seenBy(event, observer);
                                return new Event(seen.kind(), seen.seat(), seen.a(), event.b(), seen.c());
                            }
                        };
                    }
                };
        assertCaught(game, "sees a secret in the events");
    }

    @Test
    void dataThatTellASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Map<String, Object> data(Event event) {
                        Map<String, Object> data = super.data(event);
                        data.putIfAbsent("pebble", 7);
                        return data;
                    }
                };
            }
        };
        assertCaught(game, "a spectator sees a secret in the data of the event laid: pebble", 1);
    }

    @Test
    void dataOfAnotherKind() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Map<String, Object> data(Event event) {
                        return Json.object("kind", "something");
                    }
                };
            }
        };
        assertCaught(game, "the data of the event laid name another kind", 1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "a b c d => the event laid has too many fields",
                "a b a => the event laid has another field 'a'",
                "seat => the event laid has another field 'seat'",
                "kind => the event laid has another field 'kind'",
                "phrase => the event laid has another field 'phrase'"
            })
    void fieldsOfAnEventThatCannotBe(String names, String gist) {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public List<? extends EventKind> kinds() {
                        return List.of(new Kind(EventKind.Shape.of(Arrays.stream(names.split(" "))
                                .map(EventKind.Field::number)
                                .toArray(EventKind.Field[]::new))));
                    }
                };
            }
        };
        assertCaught(game, gist, 0);
    }

    @Test
    void priceWithASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Map<String, Integer> price(int choice, Position position) {
                        return Map.of("luck", position.hashCode());
                    }
                };
            }
        };
        assertCaught(game, "seat 0 sees a secret in the price of choice", 0);
    }

    @Test
    void objectionWithASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Phrase objection(int choice, Position position) {
                        return Phrase.of("choice.lay", position.hashCode());
                    }
                };
            }
        };
        assertCaught(game, "sees a secret in the objection to choice");
    }

    @Test
    void objectionWithoutAText() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Phrase objection(int choice, Position position) {
                        return Phrase.of("objection.nowhere");
                    }
                };
            }
        };
        assertCaught(game, "no text for 'objection.nowhere'");
    }

    @Test
    void viewThatTellsASecretAfterAChoice() {
        Game game = new TwistedPebbles(Blabbing::new);
        assertCaught(game, "sees a secret in the view after a choice that revealed nothing");
    }

    @Test
    void choicesThatDependOnASecret() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public int choices(int[] buffer) {
                int count = super.choices(buffer);
                return lastPrize(inside) > 3 ? Math.min(1, count) : count;
            }

            @Override
            public boolean allows(int choice) {
                int[] buffer = new int[4];
                return Arrays.stream(buffer, 0, choices(buffer)).anyMatch(listed -> listed == choice);
            }

            @Override
            public void choose(int choice, Journal journal) {
                super.choose(allows(choice) ? choice : -1, journal);
            }
        });
        assertCaught(game, "choices depend on a secret");
    }

    @Test
    void promptWithASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Phrase prompt(Position position) {
                        return Phrase.of("prompt.lay", position.hashCode());
                    }
                };
            }
        };
        assertCaught(game, "seat 0 sees a secret in the prompt", 0);
    }

    @Test
    void phraseWithASecret() {
        Game game = new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Words() {
                    @Override
                    public Phrase phrase(int choice, Position position) {
                        return Phrase.of("choice.lay", position.hashCode());
                    }
                };
            }
        };
        assertCaught(game, "seat 0 sees a secret in the phrase of choice", 0);
    }

    @Test
    void redrawThatChangesWhatTheObserverSees() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public void redraw(int observer, Rng rng) {
                super.redraw(Position.SPECTATOR, rng);
            }
        });
        assertCaught(game, "seat 0 sees a secret in the view", 0);
    }

    @Test
    void redrawThatBreaksAnInvariant() {
        Game game = new TwistedPebbles(inside -> new Table(inside) {
            private boolean redrawn;

            @Override
            public void redraw(int observer, Rng rng) {
                redrawn = true;
            }

            @Override
            public void check() {
                if (redrawn) {
                    throw new Refusal("a pebble is lost");
                }
            }
        });
        assertCaught(game, "a pebble is lost", 0);
    }

    // ---------------------------------------------------------------- habits

    @Test
    void habitThatWasNotAnnounced() {
        assertCaught(habitual("source.prize"), "the habit source.prize is seen but was not announced", 1);
        assertThat(trial(habitual("source.prize", "prompt.lay", "source.prize"), EVERY)
                        .play()
                        .choices())
                .hasSize(8);
    }

    @Test
    void habitOfNoSeat() {
        Game game =
                new TwistedPebbles(inside -> new Table(inside) {
                    @Override
                    public void choose(int choice, Journal journal) {
                        super.choose(
                                choice, (kind, seat, a, b, c) -> journal.note(kind, kind == 0 ? -1 : seat, a, b, c));
                    }
                }) {
                    @Override
                    public Codec codec() {
                        return new Habits("source.prize");
                    }

                    @Override
                    public List<String> habits(Position start) {
                        return List.of("source.prize");
                    }
                };
        assertCaught(game, "the habit source.prize is seen of no seat", 1);
    }

    @Test
    void habitWithoutAText() {
        assertCaught(habitual("habit.nowhere", "habit.nowhere"), "no text for 'habit.nowhere'", 0);
    }

    @Test
    void habitAnnouncedTwice() {
        assertCaught(
                habitual("source.prize", "source.prize", "source.prize"),
                "the habit source.prize is announced twice",
                0);
    }

    /** Pebbles in which laying one is a habit, with these announced. */
    private static Game habitual(String habit, String... announced) {
        return new TwistedPebbles() {
            @Override
            public Codec codec() {
                return new Habits(habit);
            }

            @Override
            public List<String> habits(Position start) {
                return List.of(announced);
            }
        };
    }

    private static final class Habits extends Words {

        private final String habit;

        Habits(String habit) {
            this.habit = habit;
        }

        @Override
        public @Nullable String habit(Event event) {
            return event.kind() == PebblesEvent.LAID.ordinal() ? habit : null;
        }
    }

    // ---------------------------------------------------------------- what the tests are written with

    /** A table that, once a choice was made, tells everybody something of the position before. */
    private static final class Blabbing extends Table {

        private int told;

        Blabbing(Position inside) {
            super(inside);
        }

        @Override
        public void choose(int choice, Journal journal) {
            int secret = inside.hashCode();
            super.choose(choice, journal);
            told = secret;
        }

        @Override
        public Table copy() {
            Blabbing copy = (Blabbing) super.copy();
            copy.told = told;
            return copy;
        }

        @Override
        public Map<String, Object> view(int observer) {
            Map<String, Object> view = super.view(observer);
            view.put("told", told);
            return view;
        }
    }

    /** A table at which all play for one side. */
    private static class Sided extends Table {

        private final int side;

        Sided(Position inside, int side) {
            super(inside);
            this.side = side;
        }

        @Override
        public int side(int seat) {
            return side;
        }
    }

    private record Kind(Shape shape) implements EventKind {

        @Override
        public String name() {
            return "LAID";
        }

        @Override
        public int ordinal() {
            return 0;
        }
    }

    /** Pebbles with a gauge. */
    private static Game gauged(Gauge gauge, ToDoubleBiFunction<Position, Integer> shown) {
        return new TwistedPebbles(inside -> new Table(inside) {
            @Override
            public double gauge(int number, int seat) {
                return shown.applyAsDouble(inside, seat);
            }
        }) {
            @Override
            public List<Gauge> gauges() {
                return List.of(gauge);
            }
        };
    }

    /** A table whose equal copies hash differently. */
    private static final class Unhashable extends Table {

        private final AtomicLong hashes;

        Unhashable(Position inside, AtomicLong hashes) {
            super(inside);
            this.hashes = hashes;
        }

        @Override
        public boolean equals(Object other) {
            return super.equals(other);
        }

        @Override
        public int hashCode() {
            return (int) hashes.incrementAndGet();
        }
    }

    private static Trial trial(Game game, int every) {
        return new Trial(game, Setup.of(game, 2, Map.of(), 3), every, 4);
    }

    /** The game's fault comes to light after exactly so many choices of its match. */
    private static MatchRecord assertCaught(Game game, int every, String gist, int choices) {
        Trial.Failure failure = catchThrowableOfType(
                Trial.Failure.class, () -> trial(game, every).play());
        assertThat(failure)
                .hasMessageStartingWith("after " + choices + " choices: ")
                .hasMessageContaining(gist);
        assertThat(failure.record().choices()).hasSize(choices);
        assertThat(failure.record().setup()).isEqualTo(Setup.of(game, 2, Map.of(), 3));
        return failure.record();
    }

    private static void assertCaught(Game game, String gist, int choices) {
        assertCaught(game, EVERY, gist, choices);
    }

    /** The game's fault comes to light somewhere in its match, and the record leads there and no further. */
    private static void assertCaught(Game game, String gist) {
        Trial.Failure failure = catchThrowableOfType(
                Trial.Failure.class, () -> trial(game, EVERY).play());
        assertThat(failure).hasMessageContaining(gist);
        int choices = failure.record().choices().size();
        assertThat(failure).hasMessageStartingWith("after " + choices + " choices: ");
        assertThat(choices).isLessThan(8);
    }

    private static int madeChoices(Position position) {
        Map<String, Object> json = position.json();
        int round = (Integer) json.getOrDefault("round", 0);
        return position.seats() * round + Math.max(0, position.decider());
    }

    /** The card that nobody ever sees. */
    private static int lastPrize(Position position) {
        return (int) Objects.requireNonNull(
                ((List<?>) Objects.requireNonNull(position.json().get("deck"))).getLast());
    }

    private static int firstChoice(Position position) {
        int[] buffer = new int[4];
        position.choices(buffer);
        return buffer[0];
    }

    private static Position without(Position position, String... fields) {
        Map<String, Object> json = position.json();
        for (String field : fields) {
            json.remove(field);
        }
        return read(json);
    }

    private static Position read(Map<String, Object> json) {
        return TwistedPebbles.WHOLE.read(Json.parse(Json.compact(json)));
    }
}
