package ceiba.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the habits that are seen in the matches of a contest. */
final class HabitTally {

    private final List<String> bots;
    private final Map<String, Counts> habits = new LinkedHashMap<>();

    HabitTally(List<String> bots) {
        this.bots = bots;
    }

    void add(MatchResult result, List<String> lineUp) {
        for (String habit : result.habits()) {
            habits.computeIfAbsent(habit, key -> new Counts()).add(habit, result, lineUp);
        }
    }

    /** Habits of the same kind, the first word of their names, stand together; the most frequent first. */
    List<Summary.Habit> habits() {
        List<String> kinds =
                habits.keySet().stream().map(HabitTally::kind).distinct().toList();
        List<Summary.Habit> all = new ArrayList<>();
        habits.forEach((habit, counts) -> all.add(counts.habit(habit)));
        all.sort(Comparator.comparingInt((Summary.Habit habit) -> kinds.indexOf(kind(habit.name())))
                .thenComparingDouble(habit -> -habit.picked().share())
                .thenComparing(Summary.Habit::name));
        return List.copyOf(all);
    }

    private static String kind(String habit) {
        int dot = habit.indexOf('.');
        return dot < 0 ? habit : habit.substring(0, dot);
    }

    /** Of one habit, over the matches in which it was possible. */
    private final class Counts {

        private int possible;
        private int picked;
        private double won;
        private final int[] seats = new int[bots.size()];
        private final long[] times = new long[bots.size()];

        void add(String habit, MatchResult result, List<String> lineUp) {
            possible++;
            if (result.seats().stream().anyMatch(seat -> seat.showed(habit))) {
                picked++;
                won += result.win(habit);
            }
            for (int seat = 0; seat < lineUp.size(); seat++) {
                int bot = bots.indexOf(lineUp.get(seat));
                seats[bot]++;
                times[bot] += result.seats().get(seat).habits().getOrDefault(habit, 0);
            }
        }

        Summary.Habit habit(String name) {
            Map<String, Double> means = new LinkedHashMap<>();
            for (int bot = 0; bot < seats.length; bot++) {
                means.put(bots.get(bot), (double) times[bot] / seats[bot]);
            }
            return new Summary.Habit(
                    name, new Rate(picked, possible), picked == 0 ? null : new Rate(won, picked), means);
        }
    }
}
