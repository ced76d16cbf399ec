#!/usr/bin/env python3
"""Takes a seat on a running server and plays a whole match, at random.

    ./ceiba serve &
    python3 docs/examples/table_bot.py http://127.0.0.1:8080                  a new match against the server's bots
    python3 docs/examples/table_bot.py http://127.0.0.1:8080 --join TABLE     an open seat at somebody's table

The token it prints is its identity: with `--token` it comes back as the same player and goes on with its
match. To make it a better player, replace `pick`. Python 3.8 or later, standard library only. The calls are
told in docs/bot-api.md.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

PATIENCE = 30  # seconds without a connection before we give up


class Refused(Exception):
    """The server refused a call; `code` says why."""

    def __init__(self, status, error):
        super().__init__(error["message"])
        self.status = status
        self.code = error["code"]


class Server:
    """The server's API, as one player."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, method, path, body=None, timeout=60):
        headers = {"Accept": "*/*"}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        request = urllib.request.Request(self.address + "/api" + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def call(self, method, path, body=None):
        """One call; waits and repeats when the server asks for it or cannot be reached for a while."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as e:
                refused = Refused(e.code, json.load(e)["error"])
                if e.code not in (429, 503) or time.monotonic() > give_up:
                    raise refused from None
                time.sleep(float(e.headers.get("Retry-After", 1)))
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.5)

    def states(self, match):
        """The states of a match as they come. A lost connection is taken up where it broke."""
        seq = 0
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                with self.open("GET", f"/matches/{match}/stream?slim=true&since={seq}") as stream:
                    name, data = None, None
                    for line in stream:
                        line = line.decode().rstrip("\r\n")
                        if line.startswith("event:"):
                            name = line[6:].strip()
                        elif line.startswith("data:"):
                            data = line[5:].strip()
                        elif not line:  # an empty line ends an event
                            if name == "state":
                                state = json.loads(data)
                                seq = state["seq"]
                                give_up = time.monotonic() + PATIENCE
                                yield state
                            name, data = None, None
            except urllib.error.HTTPError as e:
                if e.code not in (429, 503):
                    raise Refused(e.code, json.load(e)["error"]) from None
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
            if time.monotonic() > give_up:
                raise ConnectionError("the server does not answer")
            time.sleep(0.5)


def pick(choices):
    """Which of the legal choices, in words, is made: this is the place for an idea of yours."""
    return random.choice(choices)


def play(server, match):
    """Answers every decision that is ours until the match is over."""
    for state in server.states(match):
        if state["status"] in ("over", "closed"):
            return
        if not state["choices"]:
            continue  # somebody else's decision
        choice = {"seq": state["seq"], "choice": pick(state["choices"]), "key": str(uuid.uuid4())}
        try:
            server.call("POST", f"/matches/{match}/choices", choice)
        except Refused as refused:
            if refused.code != "stale":  # stale: the position has changed, and its state is on the way
                raise


def sit_down(server, args):
    """The id of the table at which we sit."""
    if args.join:
        table = server.call("GET", f"/tables/{args.join}")
        if table["you"] < 0:
            server.call("POST", f"/tables/{args.join}/join", {})
        return args.join
    seats = ["me"] + ["bot:" + args.level] * (args.seats - 1)
    return server.call("POST", "/tables", {"game": args.game, "seats": seats})["id"]


def main():
    parser = argparse.ArgumentParser(description="A bot that takes a seat on a Ceiba server and plays at random.")
    parser.add_argument("server", help="address of the server, such as http://127.0.0.1:8080")
    parser.add_argument("--join", metavar="TABLE", help="take an open seat at this table instead of a new one")
    parser.add_argument("--token", help="who we are, if we have been there before")
    parser.add_argument("--name", default="Random")
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="novice", help="level of the bots to play against")
    args = parser.parse_args()

    server = Server(args.server, args.token)
    if not server.token:
        server.token = server.call("POST", "/guests", {"name": args.name})["token"]
        print("token", server.token, flush=True)
    match = sit_down(server, args)
    print("match", match, flush=True)
    play(server, match)
    state = server.call("GET", f"/matches/{match}")
    for number, seat in enumerate(state["seats"]):
        who = seat.get("name") or seat.get("level")
        won = ", has won" if seat["won"] else ""
        print(f"seat {number} ({who}): {seat['points']} points, place {seat['place']}{won}")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"refused, {refused.code}: {refused}")
