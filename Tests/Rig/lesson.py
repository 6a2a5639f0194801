"""The program with one letter open, as a child finds it: where the letter stands, what is written, what is graded."""
import json
import os
import subprocess
import tempfile
import time

from gestures import Hand, resampled
from telling import Telling

SIZE = (1366, 768)
COURSE, LETTER, RUNG = "en-upright", "a", 2
LEARNER = "Lulu"
INK, FLAME = (0x27, 0x48, 0x9C), (0xC2, 0x50, 0x0F)


class Lesson(Telling):
    """The program with one letter open, as a child finds it."""

    def __init__(self, rig, program, *options, **environment):
        self.rig = rig
        self.folder = tempfile.TemporaryDirectory(prefix="lesson-")
        self.stats = os.path.join(self.folder.name, "stats.jsonl")
        told = subprocess.run([program, "letters", COURSE, LETTER], check=True, capture_output=True, text=True).stdout
        self.letter = json.loads(told.splitlines()[0])
        self.ended = False  # set by a test that ends the program itself
        self.program, self.data = program, os.path.join(self.folder.name, "data")
        self.records("learners", "add", LEARNER)
        self.process = subprocess.Popen(
            [program, "--window", f"{SIZE[0]}x{SIZE[1]}", "--software", "--lesson", f"{COURSE}/{LETTER}", "--rung",
             str(RUNG), "--seed", "1", "--data", self.data, "--learner", LEARNER, "--ui", "en", "--stats", self.stats,
             *options],
            env=rig.environment(SWIFT_BACKTRACE="enable=no", **environment), stdin=subprocess.DEVNULL)
        self.place(self.wait("field"))
        # What slides in at the start must be over before pixels are compared.
        self.settle()
        self.before = rig.screen.shot()

    def place(self, field):
        """Takes in where the letter stands."""
        self.field = field
        scale, x, y = field["scale"], field["x"], field["y"]
        self.strokes = [[(x + px * scale, y + py * scale) for px, py in stroke["points"]]
                        for stroke in self.letter["strokes"]]
        self.radius = self.letter["corridor"][str(RUNG)] * scale

    def records(self, command, *arguments):
        """What a command says about the records, as lines; the program must not have them open."""
        return subprocess.run(
            [self.program, command, "--data", self.data, *arguments], check=True, capture_output=True, text=True
        ).stdout.splitlines()

    def close(self):
        self.end()
        self.folder.cleanup()

    def settle(self, quiet=0.15):
        """Waits until the screen stays still, or for a second where something always moves."""
        last, end = self.rig.screen.shot(), time.monotonic() + 1
        while time.monotonic() < end:
            time.sleep(quiet)
            now = self.rig.screen.shot()
            if now.rows == last.rows:
                return
            last = now

    def hand(self, kind, finger=1):
        return Hand(kind, *SIZE, finger=finger)

    def paths(self, step=5):
        return [resampled(stroke, step) for stroke in self.strokes]

    def write(self, kind):
        """The whole letter along the middle of its road."""
        hand, paths = self.hand(kind), self.paths()
        self.rig.play(hand.comes(paths[0][0]))
        for path in paths:
            self.rig.play(hand.stroke(path) + [{"wait": 0.2}])
        self.rig.play(hand.leaves(paths[-1][-1]))

    def no_verdict(self):
        """Nothing that was done so far was graded."""
        time.sleep(0.4)
        told = [name_of(e) for e in self.events("verdict")]
        assert told == [], f"verdicts {told}, expected none"

    def verdict(self, expected):
        """Exactly one verdict, and this one."""
        told = self.wait("verdict")
        time.sleep(0.3)
        all_told = self.events("verdict")
        names = [name_of(e) for e in all_told]
        assert names == [expected], f"verdicts {names}, expected one {expected}"
        return told


def name_of(verdict):
    """The verdict's code by its name, wherever the event carries it."""
    return next((v for k in ("verdict", "name", "code") if isinstance(v := verdict.get(k), str)), None)


def near(colour, wanted, tolerance):
    parts = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
    return all(abs(a - b) <= tolerance for a, b in zip(parts, wanted))


def inked(shot, places, tolerance=48):
    """The share of places that carry ink."""
    found = [near(shot.pixel(x, y), INK, tolerance) for x, y in places]
    return sum(found) / len(found)
