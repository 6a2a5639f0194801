#!/usr/bin/env python3
"""Plays a child's first sitting on the real program by touch: choosing who writes, the map, the first letters until one
has a star, the sticker, the album, and back.

    journey.py --program PATH [--size WxH] [--hand right|left] [--shots FOLDER]

Where no X server can be started the walk is named as skipped and the exit code is 0.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from gestures import Hand, resampled
from rig import CannotStart, Rig

LEARNER = "Lulu"
PATIENCE = 25  # seconds until an event that does not come has failed; no walk passes sooner for it
DEMONSTRATION = 5  # seconds in which Lulu shows a letter first
TRIES = 60  # tries at letters until the first star


class Walk:
    """The program as a child finds it, and what it tells."""

    def __init__(self, rig, program, hand, shots):
        self.rig, self.program, self.hand, self.shots = rig, program, hand, shots
        self.folder = tempfile.TemporaryDirectory(prefix="journey-")
        self.stats, self.data = (os.path.join(self.folder.name, name) for name in ("stats.jsonl", "data"))
        subprocess.run([program, "learners", "--data", self.data, "add", LEARNER, hand], check=True,
                       capture_output=True)
        self.process = subprocess.Popen(
            [program, "--window", f"{rig.width}x{rig.height}", "--software", "--seed", "1", "--data", self.data,
             "--ui", "en", "--stats", self.stats], env=rig.environment(), stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.seen, self.finger, self.letters = 0, 0, {}

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()

    def events(self):
        try:
            with open(self.stats) as file:
                return [json.loads(line) for line in file.read().split("\n")[:-1]]
        except FileNotFoundError:
            return []

    def wait(self, wanted, patience=PATIENCE):
        """The next event that is wanted, after those seen so far; None when it does not come."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            events = self.events()
            for number in range(self.seen, len(events)):
                if wanted(events[number]):
                    self.seen = number + 1
                    return events[number]
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}")
            time.sleep(0.02)
        return None

    def scene(self, *names):
        found = self.wait(lambda e: e.get("event") == "scene" and e["name"] in names)
        assert found, f"no scene of {names}"
        return found["name"]

    def buttons(self):
        """What can be pressed on the page that was last told of."""
        found = self.wait(lambda e: e.get("event") == "buttons")
        assert found, "no page told its buttons"
        return {name: place for name, place in found.items() if name != "event"}

    def tap(self, place):
        self.finger += 1
        x, y = place[0] / self.rig.width, place[1] / self.rig.height
        self.rig.play([{"touch": "begin", "id": self.finger, "x": x, "y": y}, {"wait": 0.06},
                       {"touch": "end", "id": self.finger, "x": x, "y": y}])

    def shot(self, name, after=0.6):
        """A picture of the screen when all has come to rest."""
        time.sleep(after)
        if self.shots:
            self.rig.screen.shot().save(os.path.join(self.shots, f"{name}-{self.rig.width}x{self.rig.height}.png"))

    def strokes(self, field):
        """The letter of a lesson as strokes in window pixels."""
        letter = field["letter"]
        if letter not in self.letters:
            told = subprocess.run([self.program, "letters", "en-upright", letter], check=True, capture_output=True,
                                  text=True).stdout
            self.letters[letter] = json.loads(told.splitlines()[0])
        scale, x, y = field["scale"], field["x"], field["y"]
        return [[(x + px * scale, y + py * scale) for px, py in stroke["points"]]
                for stroke in self.letters[letter]["strokes"]]

    def write(self, field):
        """Traces a letter; the verdict, or None when there was none."""
        hand = Hand("touch", self.rig.width, self.rig.height, finger=1)
        for path in self.strokes(field):
            self.rig.play(hand.stroke(resampled(path, 6)) + [{"wait": 0.15}])
        return self.wait(lambda e: e.get("event") == "verdict", patience=3)

    def way_on(self):
        """The yellow button of a lesson, as the layout has it."""
        width, height = self.rig.width, self.rig.height
        unit, upright = min(width, height) / 96, height > width
        side = min(max((0.115 if upright else 0.07) * width, 68), min(width, height) * 0.22)
        if upright:
            x, y = width - 2.6 * unit - 0.625 * side, height - 3.6 * unit - 0.625 * side
        else:
            x, y = width - side, height - 3.3 * unit - 0.56 * side
        return (width - x if self.hand == "left" else x), y

    def learn(self):
        """Writes what the lessons ask for until there is a star, and goes on from there."""
        field = self.wait(lambda e: e.get("event") == "field")
        for number in range(TRIES):
            if number == 0 or field["rung"] != rung:
                rung = field["rung"]
                time.sleep(DEMONSTRATION)
            self.write(field)
            if number == 0:
                self.shot("lesson", 0.2)
            # The next try comes by itself; after a star the yellow button leads on.
            found = self.wait(lambda e: e.get("event") == "field", patience=4)
            if found:
                field = found
                continue
            self.tap(self.way_on())
            found = self.wait(lambda e: e.get("event") in ("field", "scene"))
            assert found, "the yellow button leads nowhere"
            if found.get("name") == "reward":
                return
            field = found if found["event"] == "field" else self.wait(lambda e: e.get("event") == "field")
        raise AssertionError(f"no star after {TRIES} tries")


def walk(rig, program, hand, shots):
    child = Walk(rig, program, hand, shots)
    try:
        child.scene("who")
        cards = child.buttons()
        child.shot("who", 1.2)
        child.tap(cards["card(0)"])
        child.scene("map")
        stones = child.buttons()
        child.shot("map")
        child.tap(stones["stone(0)"])
        child.scene("lesson")
        child.learn()
        stickers = child.buttons()
        child.shot("choose", 1)
        child.tap(stickers["choice(1)"])
        child.shot("pressed", 0.15)
        page = child.buttons()
        child.shot("feast", 0.5)
        child.shot("prize", 1.2)
        child.tap(page["album"])
        child.scene("album")
        child.shot("album", 1.2)
        child.tap(child.buttons()["back"])
        child.scene("map")
        child.shot("crawl", 1)
        child.shot("map-after", 4)
        child.tap(child.buttons()["back"])
        child.scene("who")
        child.shot("who-after", 1)
        seconds = [e for e in child.events() if "fps" in e]
        print("frames, slowest p95:", sorted(e["frame_ms"]["p95"] for e in seconds)[-5:])
    finally:
        child.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--hand", default="right", choices=["right", "left"])
    parser.add_argument("--shots")
    args = parser.parse_args()
    if args.shots:
        os.makedirs(args.shots, exist_ok=True)
    width, height = (int(side) for side in args.size.split("x"))
    try:
        with Rig(width, height) as rig:
            walk(rig, os.path.abspath(args.program), args.hand, args.shots)
    except CannotStart as reason:
        print(f"skipped: {reason}")
        return 0
    print(f"passed: {args.size}, {args.hand} hand")
    return 0


if __name__ == "__main__":
    sys.exit(main())
