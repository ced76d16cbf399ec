package ceiba.app;

import ceiba.bots.Bot;
import ceiba.bots.Sight;
import ceiba.engine.Choices;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.engine.Undo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A match in the terminal: the board as text, numbered choices, undo until another seat decides. */
final class TerminalMatch {

    /** What undo goes back to: the position and how many choices had been made. */
    private record Before(Position position, int choices, int events) {}

    private static final String HELP = """
              a number or words   make that choice
              why WORDS           say why that cannot be chosen now
              undo                take back your last choice, until another seat decides or
                                  something hidden comes to light
              board               draw the board again
              log                 what has happened so far
              save FILE           write the record of the match so far
              quit                leave
            """;

    private final Game game;
    private final Setup setup;
    private final Map<Integer, Bot> bots;
    private final Texts texts;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Position position;
    private final List<String> choices = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final Deque<Before> undo = new ArrayDeque<>();
    private final int[] told;
    private boolean drawn;

    TerminalMatch(Game game, Setup setup, Map<Integer, Bot> bots, String language, BufferedReader in, PrintWriter out) {
        this.game = game;
        this.setup = setup;
        this.bots = bots;
        this.texts = game.texts(language);
        this.in = in;
        this.out = out;
        position = game.start(setup);
        told = new int[setup.seats()];
    }

    void play() throws IOException {
        while (position.decider() != Position.OVER) {
            int seat = position.decider();
            Bot bot = bots.get(seat);
            if (bot != null) {
                choose(bot.choose(new Sight(game, position)));
            } else if (!ask(seat)) {
                return;
            }
        }
        tell(Position.SPECTATOR, told[0]);
        out.println();
        out.print(game.draw(position, Position.SPECTATOR, texts));
        out.println();
        Standing standing = new Standing(game, setup.seats());
        events.forEach(standing::listen);
        out.print(standing.text(position, texts));
        out.flush();
    }

    /** Asks a person for one choice; false if the person leaves. */
    private boolean ask(int seat) throws IOException {
        told[seat] = tell(seat, told[seat]);
        if (!drawn) {
            out.println();
            out.print(game.draw(position, seat, texts));
            drawn = true;
        }
        out.println();
        out.println(texts.say(game.codec().prompt(position)));
        int[] legal = Choices.of(game, position);
        for (int i = 0; i < legal.length; i++) {
            out.printf("%3d  %s%n", i + 1, texts.say(game.codec().phrase(legal[i], position)));
        }
        while (true) {
            out.print("> ");
            out.flush();
            String line = in.readLine();
            if (line == null || line.strip().equalsIgnoreCase("quit")) {
                out.println();
                return false;
            }
            try {
                if (answer(seat, line.strip(), legal)) {
                    return true;
                }
            } catch (Refusal e) {
                out.println(e.sentence());
            }
        }
    }

    /** Does what a line says; true if the position may have changed. */
    private boolean answer(int seat, String line, int[] legal) {
        String[] words = line.split("\\s+", 2);
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "help" -> out.print(HELP);
            case "board" -> out.print(game.draw(position, seat, texts));
            case "log" -> tell(seat, 0);
            case "undo" -> {
                undoOne();
                return true;
            }
            case "why" -> explain(words.length > 1 ? words[1] : "");
            case "save" -> save(words.length > 1 ? words[1] : "");
            default -> {
                choose(number(line, legal));
                return true;
            }
        }
        return false;
    }

    private int number(String line, int[] legal) {
        if (line.matches("\\d{1,4}")) {
            int number = Integer.parseInt(line);
            if (number < 1 || number > legal.length) {
                throw new Refusal("the choices go from 1 to " + legal.length);
            }
            return legal[number - 1];
        }
        try {
            return Choices.read(game, position, line);
        } catch (Refusal e) {
            throw new Refusal(e.sentence() + "; 'help' tells what else you can type", e);
        }
    }

    /** Says why words are no legal choice: in the game's own words, if it has any. */
    private void explain(String words) {
        try {
            Choices.read(game, position, words);
            out.println("'" + words + "' is legal here");
        } catch (Refusal e) {
            out.println(e.reason() == null ? e.sentence() : texts.say(e.reason()));
        }
    }

    private void choose(int choice) {
        int seat = position.decider();
        Position before = position.copy();
        int eventsBefore = events.size();
        position.choose(choice, (kind, who, a, b, c) -> events.add(new Event(kind, who, a, b, c)));
        List<Event> happened = events.subList(eventsBefore, events.size());
        if (Undo.allowed(seat, position.decider(), happened, game.codec()::reveals)) {
            undo.push(new Before(before, choices.size(), eventsBefore));
        } else {
            undo.clear();
            drawn = false;
        }
        choices.add(game.codec().words(choice));
    }

    private void undoOne() {
        @Nullable Before last = undo.poll();
        if (last == null) {
            throw new Refusal("there is nothing to take back");
        }
        position.copyFrom(last.position());
        while (choices.size() > last.choices()) {
            choices.removeLast();
        }
        while (events.size() > last.events()) {
            events.removeLast();
        }
        for (int seat = 0; seat < told.length; seat++) {
            told[seat] = Math.min(told[seat], events.size());
        }
    }

    /** Says what a seat may know of the events from there on; returns how many there are. */
    private int tell(int seat, int from) {
        for (Event event : events.subList(from, events.size())) {
            out.println("  " + texts.say(game.codec().phrase(game.codec().seenBy(event, seat))));
        }
        return events.size();
    }

    private void save(String file) {
        if (file.isEmpty()) {
            throw new Refusal("save needs the name of a file");
        }
        Files.write(
                file, Json.pretty(MatchRecord.of(game, setup, choices, position).json()));
        out.println("saved " + choices.size() + " choices to " + file);
    }
}
