"""The program as it stands on a child's machine, away from the checkout: packs, data, state and temporary files in folders
of its own, so that a test may take them away."""
import json
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time
import zipfile

from gestures import Hand, resampled
from lesson import name_of
from telling import PATIENCE, Telling

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
COURSE, LETTER, LEARNER = "en-upright", "a", "Quintilia"
SPACE = 65
# What a crash ends a process with; SIGTERM and its kind are no crash.
CRASHES = {signal.SIGSEGV, signal.SIGBUS, signal.SIGILL, signal.SIGABRT, signal.SIGTRAP, signal.SIGFPE, signal.SIGSYS,
           signal.SIGXFSZ, signal.SIGPIPE}
CONTENT = ["Letters/en-upright", "Levels", "Pictures/icons", "Pictures/mascot", "Pictures/avatars", "Words"]


def make_pack(path, keep=lambda name: True):
    """A pack of the checkout's own content, as another program would zip it."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for part in CONTENT:
            for folder, folders, files in os.walk(os.path.join(ROOT, "Assets", part)):
                folders.sort()
                for file in sorted(files):
                    name = os.path.relpath(os.path.join(folder, file), os.path.join(ROOT, "Assets"))
                    if keep(name):
                        pack.write(os.path.join(folder, file), name)


class Place:
    """An installed program and its packs; leaving removes them."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="trial-")
        os.makedirs(os.path.join(self.folder, "bin"))
        self.program = shutil.copy(program, os.path.join(self.folder, "bin", "tracewell"))
        self.packs = os.path.join(self.folder, "share/tracewell/packs")
        os.makedirs(self.packs)
        self.whole = os.path.join(self.folder, "whole.zip")
        make_pack(self.whole)
        told = subprocess.run([program, "letters", COURSE], check=True, capture_output=True, text=True).stdout
        letters = [json.loads(line) for line in told.splitlines()]
        # Of several forms the first is the model's own.
        self.letters = {letter["letter"]: letter for letter in reversed(letters)}

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Trial(Telling):
    """One start of the program with a lesson open, a hand that writes, and a look at what was kept."""

    def __init__(self, rig, place, options=(), before=(), rung=2, disk=None, clock=None, settings="", **environment):
        """`before`: a command that starts the program; `settings`: what the system sets; `disk`: the kilobytes of a disk that holds its data and nothing else;
        `clock`: the library that plays another time."""
        self.rig, self.place = rig, place
        self.folder = tempfile.mkdtemp(prefix="trial-")
        self.home = os.path.join(self.folder, "home")
        self.data = os.path.join(self.folder, "data")
        self.disk = disk
        if disk:
            os.mkdir(self.data, 0o700)
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={disk}k,mode=700", "tmpfs", self.data], check=True,
                           capture_output=True)
        if clock:
            self.set_clock(0)
            environment = {**environment, "LD_PRELOAD": clock, "TRACEWELL_CLOCK": os.path.join(self.folder, "clock")}
        self.stats, self.said = os.path.join(self.folder, "stats.jsonl"), os.path.join(self.folder, "said")
        self.pack = os.path.join(place.packs, "course.zip")
        os.makedirs(self.home)
        os.makedirs(os.path.join(self.folder, "tracewell"))
        with open(os.path.join(self.folder, "tracewell", "settings"), "w") as file:
            file.write(settings)
        os.makedirs(place.packs, exist_ok=True)
        shutil.copy(place.whole, self.pack)
        self.environment = rig.environment(
            HOME=self.home, SWIFT_BACKTRACE="enable=no", XDG_RUNTIME_DIR=self.folder, XDG_CONFIG_DIRS=self.folder,
            **{name: "" for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_DIRS")})
        self.records("learners", "add", LEARNER)
        self.rung = rung
        self.process = self.start(options, before, environment)
        self.field = self.wait("field")
        time.sleep(0.5)

    def start(self, options, before, environment):
        lesson = ["--lesson", f"{COURSE}/{LETTER}", "--rung", str(self.rung)] if self.rung else []
        with open(self.said, "a") as said:
            return subprocess.Popen(
                [*before, self.place.program, "--window", f"{self.rig.width}x{self.rig.height}", "--software", "--seed",
                 "1", "--data", self.data, "--learner", LEARNER, "--ui", "en", "--stats", self.stats, *lesson, *options],
                env={**self.environment, **environment}, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                cwd=self.folder)

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()
        if self.disk:
            subprocess.run(["umount", "-l", self.data])
        shutil.rmtree(self.folder, ignore_errors=True)

    def set_clock(self, seconds):
        """Has the system's clock seem to be so many seconds ahead, from now on."""
        path = os.path.join(self.folder, "clock")
        with open(path, "r+b" if os.path.exists(path) else "wb") as file:
            file.write(struct.pack("<q", round(seconds)))

    def words(self):
        """What the program said on its standard error."""
        with open(self.said, errors="replace") as file:
            return file.read()

    def records(self, command, *arguments, data=None):
        """What a command says about the records; the program must not have them open."""
        done = subprocess.run([self.place.program, command, "--data", data or self.data, *arguments],
                              capture_output=True, text=True, env=self.environment)
        assert done.returncode == 0, f"{command} {' '.join(arguments)}: {done.stderr.strip()} ({done.returncode})"
        return done.stdout

    def last_words(self):
        return f": {self.words()[-400:]}"

    def paths(self, step=14):
        scale, x, y = (self.field[k] for k in ("scale", "x", "y"))
        return [resampled([(x + px * scale, y + py * scale) for px, py in stroke["points"]], step)
                for stroke in self.place.letters[self.field["letter"]]["strokes"]]

    def hand(self, kind="touch", finger=1):
        return Hand(kind, self.rig.width, self.rig.height, finger=finger, rate=240)

    def write(self, kind="touch", meanwhile=None):
        """Writes the letter; the verdict. `meanwhile` is called in the middle of the first stroke."""
        count = len(self.events("verdict"))
        hand, paths = self.hand(kind), self.paths()
        for number, path in enumerate(paths):
            half = len(path) // 2
            self.rig.play(hand.stroke(path[:half], lift=False))
            if meanwhile and number == 0:
                meanwhile()
            for point in path[half:]:
                self.rig.play(hand.move(point) + [{"wait": hand.pause}])
            self.rig.play(hand.up(path[-1]) + [{"wait": 0.1}])
        return name_of(self.wait("verdict", count + 1))

    def write_half(self):
        """Writes the first half of the first stroke and stays there; what lifts the finger."""
        hand, path = self.hand(), self.paths()[0]
        half = path[:len(path) // 2]
        self.rig.play(hand.stroke(half, lift=False))
        return lambda: self.rig.play(hand.up(half[-1]) + [{"wait": 0.3}])

    def again(self):
        """Goes on to the next letter by the key that does it, and waits for it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            told = [e for e in self.events() if e.get("event") in ("field", "verdict")]
            if told and told[-1]["event"] == "field":
                self.field = told[-1]
                return time.sleep(0.3)
            self.alive()
            self.key(SPACE)
        raise AssertionError(f"the next letter does not come: {self.words()[-300:]}")

    def key(self, *codes):
        """Presses keys and leaves the program a moment."""
        super().key(*codes)
        time.sleep(0.3)

    def ends(self, within=10):
        """Waits for the program's end; the exit code. A crash fails the trial."""
        try:
            code = self.process.wait(within)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the program goes on for {within} s")
        assert -code not in CRASHES, f"crashed: {signal.Signals(-code).name}: {self.words()[-600:]}"
        return code

    def stop(self):
        """Has the program end as a session's end does, by SIGTERM."""
        if self.process.poll() is None:
            self.process.terminate()
        return self.ends()

    def kept(self, data=None):
        """The verdicts on record after the program's end, the earliest first."""
        table = os.path.join(self.folder, "attempts.jsonl")
        self.records("report", LEARNER, "-o", table, data=data)
        with open(table) as file:
            return [json.loads(line)["verdict"] for line in file][::-1]

    def nothing_lost(self, data=None):
        """Every attempt that was told a verdict is on record."""
        told = [name_of(e) for e in self.events("verdict")]
        kept = self.kept(data)
        assert kept == told, f"told {told}, kept {kept}"
        return len(told)
