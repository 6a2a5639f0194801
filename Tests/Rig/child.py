"""A child at the real program: taps, writes with a finger, and knows what the program has told so far."""
import json
import os
import subprocess
import tempfile
import time

from gestures import Hand, resampled
from telling import PATIENCE, Telling

COURSE = "en-upright"


class Child(Telling):
    """The program as one child finds it, and what it tells."""

    def __init__(self, rig, program, name, hand, shots=None, settings=""):
        self.rig, self.program, self.name, self.hand, self.shots = rig, program, name, hand, shots
        self.folder = tempfile.TemporaryDirectory(prefix="journey-")
        self.stats, self.data, system = (os.path.join(self.folder.name, n) for n in ("stats.jsonl", "data", "xdg"))
        os.makedirs(os.path.join(system, "tracewell"))
        with open(os.path.join(system, "tracewell", "settings"), "w") as file:
            file.write(settings)
        subprocess.run([program, "learners", "--data", self.data, "add", name, hand], check=True, capture_output=True)
        self.process = subprocess.Popen(
            [program, "--window", f"{rig.width}x{rig.height}", "--software", "--seed", "1", "--data", self.data,
             "--ui", "en", "--stats", self.stats], env=rig.environment(XDG_CONFIG_DIRS=system),
            stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.finger, self.letters, self.shown = 0, {}, set()
        self.page, self.scene, self.field = {}, None, None
        self.tries = []  # (letter, rung, verdict)

    def close(self):
        self.end()
        self.folder.cleanup()

    # What the program tells.

    def take(self, event):
        """Keeps in mind where the journey is and what can be pressed there."""
        kind = event.get("event")
        if kind == "scene":
            self.scene = event["name"]
        elif kind == "buttons":
            self.page = {name: place for name, place in event.items() if name != "event"}
        elif kind == "field":
            self.field = event
        elif kind == "verdict":
            self.tries.append((event["letter"], event["rung"], event["verdict"]))

    def next(self, *kinds, patience=PATIENCE):
        """The next event of these kinds after those seen so far; None when it does not come."""
        def is_wanted(event):
            self.take(event)
            return event.get("event") in kinds
        return self.follow(is_wanted, patience)

    def arrives(self, *names):
        """Waits for one of these scenes, and for what can be pressed there."""
        while self.scene not in names:
            assert self.next("scene"), f"no scene of {names}, still in {self.scene}"
        assert self.next("buttons"), f"{self.scene} told no buttons"

    def records(self):
        """Every attempt on record; ends the program, which has them open."""
        self.end()
        path = os.path.join(self.folder.name, "attempts.jsonl")
        subprocess.run([self.program, "report", "--data", self.data, self.name, "-o", path], check=True,
                       capture_output=True)
        with open(path) as file:
            return [json.loads(line) for line in file]

    # What the child does.

    def touch(self, x, y, held=0.06):
        self.finger += 1
        place = {"id": self.finger, "x": x / self.rig.width, "y": y / self.rig.height}
        self.rig.play([{"touch": "begin", **place}, {"wait": held}, {"touch": "end", **place}])

    def tap(self, button):
        # What was told before counts as seen: what comes now is the answer.
        while self.next("field", "scene", "buttons", "close", "verdict", patience=0):
            continue
        assert button in self.page, f"no button {button} in {self.scene}: {sorted(self.page)}"
        self.touch(*self.page[button])

    def shot(self, name, after=0.0, once=True):
        """A picture of the screen; of each name one is enough."""
        if not self.shots or once and name in self.shown:
            return
        self.shown.add(name)
        time.sleep(after)
        self.rig.screen.shot().save(os.path.join(self.shots, f"{name}-{self.rig.width}x{self.rig.height}.png"))

    def strokes(self):
        """What the lesson asks for, as strokes in window pixels."""
        item = self.field["letter"]
        if item not in self.letters:
            told = subprocess.run([self.program, "letters", COURSE, item, "--hand", self.hand], check=True, capture_output=True, text=True)
            self.letters[item] = json.loads(told.stdout.splitlines()[0])["strokes"]
        scale, x, y, due, (along, down) = (self.field[key] for key in ("scale", "x", "y", "due", "axis"))
        return [[(x + (px * along - py * down) * scale, y + (px * down + py * along) * scale)
                 for px, py in stroke["points"]]
                for stroke in self.letters[item] if stroke.get("step", 0) in due]

    def write(self, strokes=None, lifts=0.1, halfway=None):
        """Writes strokes, all by default, along their middle; the verdict, or None when there was none.

        `halfway` is called in the middle of the last stroke, the finger down.
        """
        hand = Hand("touch", self.rig.width, self.rig.height, finger=self.finger + 1)
        self.finger += 1
        step = min(self.rig.width, self.rig.height) / 96
        strokes = self.strokes() if strokes is None else strokes
        for number, path in enumerate(strokes):
            path = resampled(path, step)
            half = len(path) // 2
            if halfway and number == len(strokes) - 1 and half > 1:
                self.rig.play(hand.stroke(path[:half], lift=False))
                halfway()
                path = path[half:]
                self.rig.play([event for point in path for event in hand.move(point) + [{"wait": hand.pause}]])
                self.rig.play(hand.up(path[-1]) + [{"wait": lifts}])
            else:
                self.rig.play(hand.stroke(path) + [{"wait": lifts}])
        return self.next("verdict", patience=3)
