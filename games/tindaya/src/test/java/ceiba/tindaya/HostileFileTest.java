package ceiba.tindaya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Position files with something changed at random: each is refused with a reason, or can be played to its end. */
class HostileFileTest {

    private static final int FILES = 300;
    private static final String[][] SETUPS = {
        {"1", "alliance", "normal"}, {"2", "dominion", "easy"}, {"3", "alliance", "hard"}, {"4", "dominion", "normal"}
    };

    /** What players may meet with, to take something from: one file of every kind of decision, in each setup. */
    private static List<Map<String, Object>> files() {
        Map<String, Map<String, Object>> files = new LinkedHashMap<>();
        int[] buffer = new int[Tindaya.GAME.maxOptions()];
        for (String[] setup : SETUPS) {
            for (int seed = 0; seed < 12; seed++) {
                TindayaPosition p = Scene.start(Integer.parseInt(setup[0]), setup[1], setup[2], seed)
                        .table();
                Rng rng = new Rng(seed);
                while (p.decider() != Position.OVER) {
                    int kind = Step.kind(p.top());
                    if (files.get(setup[0] + " " + kind) == null || rng.below(500) == 0) {
                        files.put(setup[0] + " " + kind, p.json());
                    }
                    p.choose(buffer[rng.below(p.choices(buffer))], Journal.SILENT);
                }
            }
        }
        return List.copyOf(files.values());
    }

    @Test
    @DisplayName("whatever is changed in a file, it is refused with a reason or playable to its end")
    void changedAtRandom() {
        List<Map<String, Object>> files = files();
        Rng rng = new Rng(1);
        int played = 0;
        for (int file = 0; file < FILES; file++) {
            Map<String, Object> changed = copy(files.get(rng.below(files.size())));
            for (int change = rng.below(3); change >= 0; change--) {
                change(changed, files.get(rng.below(files.size())), rng);
            }
            played += isPlayed(Json.compact(changed), rng) ? 1 : 0;
        }
        assertThat(played).as("some changes do no harm").isBetween(FILES / 20, FILES * 19 / 20);
    }

    private static boolean isPlayed(String file, Rng rng) {
        try {
            TindayaPosition p;
            try {
                p = PositionReader.read(Json.parse(file));
            } catch (Refusal refusal) {
                assertThat(refusal.getMessage()).isNotBlank();
                return false;
            }
            int[] buffer = new int[Tindaya.GAME.maxOptions()];
            for (int choices = 0; p.decider() != Position.OVER; choices++) {
                assertThat(choices).as("choices").isLessThan(20_000);
                p.choose(buffer[rng.below(p.choices(buffer))], Journal.SILENT);
                p.check();
            }
            return true;
        } catch (RuntimeException e) {
            throw new AssertionError("neither refused nor playable: " + file, e);
        }
    }

    // ---------------------------------------------------------------- changes

    private static Map<String, Object> copy(Map<String, Object> json) {
        Map<String, Object> copy = new LinkedHashMap<>();
        json.forEach((name, value) -> copy.put(name, copyOf(value)));
        return copy;
    }

    @SuppressWarnings("unchecked")
    private static Object copyOf(Object value) {
        if (value instanceof Map<?, ?> map) {
            return copy((Map<String, Object>) map);
        }
        return value instanceof List<?> list
                ? new ArrayList<>(list.stream().map(HostileFileTest::copyOf).toList())
                : value;
    }

    /** Something deep in the file, more often what is packed into numbers, becomes something else or is taken from another. */
    @SuppressWarnings("unchecked")
    private static void change(Map<String, Object> json, Map<String, Object> other, Rng rng) {
        String[] names = {"pending", "hexes", "tribes", json.keySet().toArray(String[]::new)[rng.below(json.size())]};
        String name = names[rng.below(names.length)];
        if (rng.below(4) == 0 && other.containsKey(name)) {
            json.put(name, copyOf(other.get(name)));
            return;
        }
        Object holder = json;
        Object key = name;
        Object value = json.get(name);
        while ((value instanceof Map<?, ?> map && !map.isEmpty())
                || (value instanceof List<?> list && !list.isEmpty())) {
            holder = value;
            if (value instanceof Map<?, ?> map) {
                key = map.keySet().toArray()[rng.below(map.size())];
                value = map.get(key);
            } else {
                List<?> list = (List<?>) value;
                key = rng.below(list.size());
                value = list.get((int) key);
            }
        }
        Object changed = changed(value, rng);
        if (holder instanceof List<?> list) {
            ((List<Object>) list).set((int) key, changed);
        } else if (rng.below(6) == 0) {
            ((Map<String, Object>) holder).remove(key);
        } else if (rng.below(4) == 0 && !key.equals(name)) {
            String[] packed = {"movers", "counted", "marks", "tokens", "canoes", "fort", "seat"};
            ((Map<String, Object>) holder).put(packed[rng.below(packed.length)], number(rng));
        } else {
            ((Map<String, Object>) holder).put((String) key, changed);
        }
    }

    private static Object changed(@Nullable Object value, Rng rng) {
        if (value instanceof Integer number) {
            return rng.below(2) == 0 ? number + rng.below(5) - 2 : number(rng);
        }
        if (value instanceof Boolean flag) {
            return !flag;
        }
        String[] words = String.valueOf(value).split(" ", -1);
        if (words.length > 1) {
            return words[0] + " " + (rng.below(2) == 0 ? flip(words[1], rng) : number(rng));
        }
        String[] others = {
            "majos", "canarii", "", "coast", "sea", "turn 1", "answer 77", "guard 4", "end-of-era 5", "7,3"
        };
        return others[rng.below(others.length)];
    }

    private static Object flip(String number, Rng rng) {
        return number.matches("\\d{1,9}") ? Integer.parseInt(number) ^ 1 << rng.below(20) : number;
    }

    private static Integer number(Rng rng) {
        return rng.below(1 << rng.below(24));
    }
}
