#!/usr/bin/env python3
"""Writes training data: a line of CSV for each seat and quiet position of matches played at random.

    python3 docs/examples/features.py --matches 2 ./ceiba engine tzolkin > features.csv

The columns are the match, the moment in it, the seat, the points it had in the end, and then the features by
which the game's own bots judge a position.
"""

import argparse
import csv
import random
import sys

from random_player import Engine, EngineError


def rows_of_match(engine, seed):
    """Plays a match at random; yields [moment, seat, final points, feature, ...] once the end is known."""
    dice = random.Random(seed)
    state = engine.ask("new", seats=2, seed=seed)
    seen = []
    while not state["over"]:
        for seat in range(2):
            told = engine.ask("features", seat=seat, names=False)
            if told["quiet"]:  # no decision hangs half-way in the air
                seen.append((told["moment"], seat, told["values"]))
        choices = engine.ask("choices", texts=False)["choices"]
        state = engine.ask("choose", words=dice.choice(choices)["words"], texts=False)
    for moment, seat, values in seen:
        yield [moment, seat, state["points"][seat], *values]


def main():
    parser = argparse.ArgumentParser(description="Write features of random matches as CSV.")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("command", nargs=argparse.REMAINDER, help="starts the engine: ./ceiba engine tzolkin")
    options = parser.parse_args()

    try:
        with Engine(options.command or ["./ceiba", "engine", "tzolkin"]) as engine:
            out = csv.writer(sys.stdout, lineterminator="\n")
            engine.ask("new")
            names = engine.ask("features", seat=0)["names"]
            out.writerow(["match", "moment", "seat", "final points", *names])
            for match in range(options.matches):
                for row in rows_of_match(engine, seed=match):
                    out.writerow([match, *row])
    except (EngineError, OSError) as error:
        sys.exit(f"features: {error}")


if __name__ == "__main__":
    main()
