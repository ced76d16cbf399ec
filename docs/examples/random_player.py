#!/usr/bin/env python3
"""Plays a whole match through the engine: seat 0 at random, the other seats by a bot.

    python3 docs/examples/random_player.py ./ceiba engine tzolkin
    python3 docs/examples/random_player.py --seats 3 --seed 7 --iterations 200 ./ceiba engine tzolkin

Everything after the options is the command that starts the engine. Python 3.8 or later, standard library
only. The protocol is told in docs/engine-protocol.md.
"""

import argparse
import json
import random
import subprocess
import sys


class EngineError(Exception):
    """The engine refused a request. Nothing has changed, and the engine goes on."""


class Engine:
    """A running engine: `ask` sends a request and waits for its answer."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,  # a request leaves as soon as its line is complete
        )
        self.last_id = 0
        self.hello = self._read()  # the engine speaks first: its game, seats, bots

    def ask(self, do, **fields):
        """Sends one request; returns its answer as a dict, or raises EngineError."""
        self.last_id += 1
        request = {"do": do, "id": self.last_id, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        # Only `go` and `hint` are answered later than what is asked after them. We ask one thing at a time,
        # so the next line is ours; a client that sends `stop` would look at the ids.
        answer = self._read()
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer

    def _read(self):
        line = self.process.stdout.readline()
        if not line:
            raise EngineError("the engine has ended")
        return json.loads(line)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The end of its input ends the engine, even one that is thinking.
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def play(engine, seats, seed, iterations):
    """Plays one match; returns the last state: who has how many points, which place, and who has won."""
    dice = random.Random(seed)
    state = engine.ask("new", seats=seats, seed=seed)
    while not state["over"]:
        if state["decider"] == 0:
            # `texts=False` leaves out the sentences for people, which a program does not need.
            choices = engine.ask("choices", texts=False)["choices"]
            words = dice.choice(choices)["words"]
        else:
            # `go` only tells what the bot would do ...
            words = engine.ask("go", iterations=iterations)["words"]
        # ... and `choose` does it.
        state = engine.ask("choose", words=words, texts=False)
    return state


def main():
    parser = argparse.ArgumentParser(description="Play a match: seat 0 at random, the others by a bot.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the match and of the random choices")
    parser.add_argument("--iterations", type=int, default=50, help="how much the bot thinks about each choice")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="starts the engine: ./ceiba engine tzolkin")
    options = parser.parse_args()
    command = options.command or ["./ceiba", "engine", "tzolkin"]

    try:
        with Engine(command) as engine:
            print(f"{engine.hello['game']}, rules {engine.hello['rules']}, {options.seats} seats, seed {options.seed}")
            state = play(engine, options.seats, options.seed, options.iterations)
    except (EngineError, OSError) as error:
        sys.exit(f"random_player: {error}")

    for seat, (points, place) in enumerate(zip(state["points"], state["places"])):
        player = "random" if seat == 0 else f"search, {options.iterations} iterations"
        won = ", has won" if seat in state["winners"] else ""
        print(f"seat {seat} ({player}): {points:g} points, place {place}{won}")


if __name__ == "__main__":
    main()
