"""A small bot at the agent door, in Python with its standard library alone.

It starts the door, plays the bottom side by preferring attacks, lets a computer player of the program play the top side, and
tells the result. The command that opens the door stands on the command line; without one it is `vexillum table`:

    python3 bot.py 200 vexillum table
"""

import json
import subprocess
import sys


class Door:
    """One line of JSON out, one line back."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.asked = 0

    def ask(self, what, **fields):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "do": what, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"]["message"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(choices):
    """Attacks first, then orders and moves; `done` when nothing else is left."""
    for beginning in ("close", "fire", "order", "play", "move"):
        for choice in choices:
            if choice.startswith(beginning):
                return choice
    return choices[0]


def main():
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    door = Door(sys.argv[2:] or ["vexillum", "table"])
    state = door.ask("start", scenario="ancients/001", seed="7")
    for _ in range(decisions):
        if state["over"]:
            break
        if state["seat"] == "top":
            state = door.ask("bot", name="random")
        else:
            choices = door.ask("choices")["choices"]
            state = door.ask("choose", choice=choose(choices), number=state["number"])
    print(json.dumps({"number": state["number"], "outcome": state["outcome"]}))
    door.ask("quit")
    door.close()


main()
