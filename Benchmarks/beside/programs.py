"""The programs that are measured beside each other: how each is started and where on its page a pen can draw."""
import json
import math
import os
import shutil
import subprocess

SIZE = (1366, 768)
COURSE, LETTER, RUNG, LEARNER = "en-upright", "l", 2, "Bench"
STEPS = 24  # points of a stroke


class Program:
    """One program; `command` starts it on a screen of SIZE with a home folder of its own."""

    name = command = package = None
    #: pixels between two points of a stroke: more than half the width of its pen, so that each is seen to come
    step = 16
    #: seconds after its start until it rests by itself: what is said or moves at first is over
    rests_after = 8

    def __init__(self, folder):
        self.home = os.path.join(folder, self.name.replace(" ", "-"))
        os.makedirs(self.home, exist_ok=True)

    def environment(self):
        """Settings of an earlier run, or of who runs this, do not count."""
        return {"HOME": self.home, **{f"XDG_{kind}_HOME": f"{self.home}/.{kind.lower()}"
                                      for kind in ("CONFIG", "DATA", "CACHE", "STATE")}}

    def stroke(self):
        """Where a stroke starts and how far each of its steps goes: x, y, dx, dy in pixels; None where nobody draws."""
        return SIZE[0] / 2 - STEPS * self.step / 2, SIZE[1] / 2, self.step, 1


class Tracewell(Program):
    """The whole program in a lesson, with sound on."""

    name = "Tracewell"
    # Its music fades after a minute in which nothing was written.
    rests_after = 70

    def __init__(self, folder, path):
        super().__init__(folder)
        self.path, self.stats = path, os.path.join(self.home, "stats.jsonl")
        data = os.path.join(self.home, "data")
        # Two parts may measure in one folder: a second learner of that name could not be told from the first.
        if not os.path.isdir(data):
            subprocess.run([path, "learners", "--data", data, "add", LEARNER], check=True, capture_output=True)
        told = subprocess.run([path, "letters", COURSE, LETTER], check=True, capture_output=True, text=True).stdout
        self.line = json.loads(told.splitlines()[0])["strokes"][0]["points"]
        self.command = [path, "--window", "{}x{}".format(*SIZE), "--software", "--lesson", f"{COURSE}/{LETTER}",
                        "--rung", str(RUNG), "--seed", "1", "--data", data, "--learner", LEARNER, "--ui", "en",
                        "--stats", self.stats]

    def stroke(self):
        """Down the middle of the letter's road, which is straight; it ends before the road does."""
        with open(self.stats) as file:
            field = [e for e in map(json.loads, file) if e.get("event") == "field"][-1]
        (x0, y0), (x1, y1) = self.line[0], self.line[-1]
        share = self.step / math.dist(self.line[0], self.line[-1])
        return field["x"] + x0 * field["scale"], field["y"] + y0 * field["scale"], (x1 - x0) * share, (y1 - y0) * share


class Floor(Program):
    """A bare window that draws dots."""

    name = "bare window"

    def __init__(self, folder, path):
        super().__init__(folder)
        self.command = [path, *map(str, SIZE)]


class TuxPaint(Program):
    name, package = "Tux Paint", "tuxpaint"
    step = 5  # its dabs come a few pixels behind the pen
    command = ["tuxpaint", "--windowed", "--{}x{}".format(*SIZE), "--nosysconfig", "--nolockfile"]


class Xournal(Program):
    name, package = "Xournal++", "xournalpp"
    command = ["xournalpp"]

    def stroke(self):
        """Its window covers the left half of the screen."""
        return 230, 300, self.step, 1


class GCompris(Program):
    """In the activity that is nearest to writing; it joins dots and draws no line after the pen."""

    name, package = "GCompris", "gcompris-qt"
    command = ["gcompris-qt", "--software-renderer", "--window", "--launch", "drawletters"]

    def __init__(self, folder):
        super().__init__(folder)
        os.makedirs(os.path.join(self.home, ".config/gcompris"), exist_ok=True)
        with open(os.path.join(self.home, ".config/gcompris/gcompris-qt.conf"), "w") as file:
            # Not its first start, nor the first of its version, at which it only greets.
            file.write("[General]\nfullscreen=false\n\n[Internal]\nexeCount=10\nlastGCVersionRan=30100\n")

    def stroke(self):
        return None


RIVALS = [Xournal, TuxPaint, GCompris]


def rivals(folder):
    """Those that are installed."""
    os.environ["PATH"] += ":/usr/games"
    return [kind(folder) for kind in RIVALS if shutil.which(kind.command[0])]
