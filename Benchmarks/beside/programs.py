"""The programs that are measured beside each other: how each is started and where on its page a pen can draw."""
import json
import os
import shutil
import subprocess

SIZE = (1366, 768)
COURSE, LETTER, RUNG, LEARNER = "en-upright", "l", 2, "Bench"
STEPS = 60  # points of a stroke; a pen tells a point every 8 ms


class Program:
    """One program; `command` starts it on a screen of SIZE with a home folder of its own."""

    name = command = package = None

    def __init__(self, folder):
        self.home = os.path.join(folder, self.name.replace(" ", "-"))
        os.makedirs(self.home, exist_ok=True)

    def environment(self):
        """Settings of an earlier run, or of who runs this, do not count."""
        return {"HOME": self.home, **{f"XDG_{kind}_HOME": f"{self.home}/.{kind.lower()}"
                                      for kind in ("CONFIG", "DATA", "CACHE", "STATE")}}

    def stroke(self):
        """Where a stroke starts and how far each of its steps goes: x, y, dx, dy in pixels."""
        return SIZE[0] / 2 - 120, SIZE[1] / 2, 4, 0.5

    def settle(self, rig):
        """Makes the page ready to be drawn on."""


class Tracewell(Program):
    """The whole program in a lesson, with sound on."""

    name = "Tracewell"

    def __init__(self, folder, path):
        super().__init__(folder)
        self.path, self.stats = path, os.path.join(self.home, "stats.jsonl")
        data = os.path.join(self.home, "data")
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
        share = 0.9 * field["scale"] / STEPS
        return (field["x"] + x0 * field["scale"], field["y"] + y0 * field["scale"], (x1 - x0) * share,
                (y1 - y0) * share)


class Floor(Program):
    """A bare window that draws dots."""

    name = "bare window"

    def __init__(self, folder, path):
        super().__init__(folder)
        self.command = [path, *map(str, SIZE)]


class TuxPaint(Program):
    name, package = "Tux Paint", "tuxpaint"
    command = ["tuxpaint", "--windowed", "--{}x{}".format(*SIZE), "--nosysconfig", "--nolockfile"]


class Xournal(Program):
    name, package = "Xournal++", "xournalpp"
    command = ["xournalpp"]


class GCompris(Program):
    """Starts in the activity where a finger paints."""

    name, package = "GCompris", "gcompris-qt"
    command = ["gcompris-qt", "--software-renderer", "--window", "--launch", "sketch"]


RIVALS = [Xournal, TuxPaint, GCompris]


def rivals(folder):
    """Those that are installed."""
    os.environ["PATH"] += ":/usr/games"
    return [kind(folder) for kind in RIVALS if shutil.which(kind.command[0])]
