#!/usr/bin/env python3
"""Plays lessons on the real program through a real X server: finger, pen and mouse write, verdicts and pixels are checked.

    end_to_end.py --program PATH [--only NAME] [--shots FOLDER]

Where no X server can be started, every test is named as skipped and the exit code is 0.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback

from gestures import Hand, resampled, swerved
from rig import CannotStart, Rig

SIZE = (1366, 768)
COURSE, LETTER, RUNG = "en-upright", "a", 2
INK, FLAME = (0x27, 0x48, 0x9C), (0xC2, 0x50, 0x0F)
PATIENCE = 10  # seconds until an event that does not come has failed; no test passes sooner for it


class Lesson:
    """The program with one letter open, as a child finds it."""

    def __init__(self, rig, program):
        self.rig = rig
        self.folder = tempfile.TemporaryDirectory(prefix="lesson-")
        self.stats = os.path.join(self.folder.name, "stats.jsonl")
        told = subprocess.run([program, "letters", COURSE, LETTER], check=True, capture_output=True, text=True).stdout
        self.letter = json.loads(told.splitlines()[0])
        self.process = subprocess.Popen(
            [program, "--window", f"{SIZE[0]}x{SIZE[1]}", "--software", "--lesson", f"{COURSE}/{LETTER}", "--rung",
             str(RUNG), "--seed", "1", "--data", self.folder.name, "--ui", "en", "--stats", self.stats],
            env=rig.environment(SWIFT_BACKTRACE="enable=no"), stdin=subprocess.DEVNULL)
        self.field = self.wait("field")
        scale, x, y = self.field["scale"], self.field["x"], self.field["y"]
        self.strokes = [[(x + px * scale, y + py * scale) for px, py in stroke["points"]]
                        for stroke in self.letter["strokes"]]
        self.radius = self.letter["corridor"][str(RUNG)] * scale
        # What slides in at the start must be over before pixels are compared.
        self.settle()
        self.before = rig.screen.shot()

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()

    def events(self, name):
        try:
            with open(self.stats) as file:
                lines = file.read().split("\n")[:-1]
        except FileNotFoundError:
            return []
        return [e for e in map(json.loads, lines) if e.get("event") == name]

    def wait(self, name, count=1):
        """The count-th event of this name, waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.events(name)
            if len(found) >= count:
                return found[count - 1]
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}")
            time.sleep(0.01)
        raise AssertionError(f"no {name} event in {PATIENCE} s")

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


def check_ink(lesson, path, upto):
    """Ink lies along the part of the path that was drawn and nowhere on the part that was not."""
    lesson.settle()
    shot = lesson.rig.screen.shot()
    end = int(len(path) * upto)
    margin = max(4, len(path) // 12)
    drawn, empty = path[margin:end - margin], path[end + margin:-margin]
    assert inked(lesson.before, drawn) < 0.2, "ink before anything was drawn"
    assert inked(shot, drawn) > 0.9, f"ink on {inked(shot, drawn):.0%} of what was drawn"
    # A path that runs back over itself has ink ahead of the pen.
    ahead = [p for p in empty if all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 > 900 for q in path[:end])]
    if ahead:
        assert inked(shot, ahead) < 0.1, "ink where nothing was drawn"


def test_finger_traces_well(lesson):
    """A finger that keeps to the road is accepted; its ink follows it."""
    hand, paths = lesson.hand("touch"), lesson.paths()
    half = len(paths[0]) // 2
    lesson.rig.play(hand.stroke(paths[0][:half], lift=False))
    check_ink(lesson, paths[0], 0.5)
    for point in paths[0][half:]:
        lesson.rig.play(hand.move(point) + [{"wait": hand.pause}])
    lesson.rig.play(hand.up(paths[0][-1]) + [{"wait": 0.2}])
    for path in paths[1:]:
        lesson.rig.play(hand.stroke(path) + [{"wait": 0.2}])
    lesson.verdict("accepted")


def test_finger_leaves_the_road(lesson):
    """A finger that leaves the road is stopped there, with a pin beside the road."""
    path = lesson.paths()[0]
    wrong = swerved(path, 0.25, 0.75, 2.5 * lesson.radius)
    lesson.rig.play(lesson.hand("touch").stroke(wrong))
    told = lesson.verdict("lineExitedCorridor")
    lesson.settle()
    shot = lesson.rig.screen.shot()
    scale, x, y = (lesson.field[k] for k in ("scale", "x", "y"))
    at = told.get("at") or [told["x"], told["y"]]
    place = (x + at[0] * scale, y + at[1] * scale)
    reach = 6 * lesson.radius
    box = (max(0, place[0] - reach), max(0, place[1] - reach), min(SIZE[0], place[0] + reach), min(SIZE[1], place[1] + reach))
    pins = [p for p in shot.differences(lesson.before, box) if near(shot.pixel(*p), FLAME, 24)]
    assert len(pins) > 20, f"no pin near {place}: {len(pins)} pixels of its colour"
    beside = [p for p in pins if all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 > (lesson.radius * 0.9) ** 2 for q in path)]
    assert len(beside) > 10, "the pin hides the road instead of standing beside it"


def test_finger_with_palm_and_second_finger(lesson):
    """A palm that came first and a second finger in between neither draw nor end anything."""
    hand, palm, other = lesson.hand("touch", 1), lesson.hand("touch", 2), lesson.hand("touch", 3)
    paths = lesson.paths()
    rest, tap = (SIZE[0] * 0.62, SIZE[1] * 0.66), (SIZE[0] * 0.40, SIZE[1] * 0.70)
    lesson.rig.play(palm.down(rest) + [{"wait": 0.3}])
    for number, path in enumerate(paths):
        third = len(path) // 3
        lesson.rig.play(hand.stroke(path[:third], lift=False))
        lesson.rig.play(other.down(tap) + other.move((tap[0] + 40, tap[1])) + palm.move((rest[0] + 6, rest[1] + 3 + number)))
        for point in path[third:]:
            lesson.rig.play(hand.move(point) + [{"wait": hand.pause}])
        lesson.rig.play(other.up((tap[0] + 40, tap[1])) + hand.up(path[-1]) + [{"wait": 0.2}])
    lesson.rig.play(palm.up(rest))
    lesson.verdict("accepted")


def test_pen_traces_well(lesson):
    """A pen that comes near, writes and leaves is accepted."""
    lesson.write("pen")
    lesson.verdict("accepted")


def test_mouse_traces_well(lesson):
    """A mouse is as good as a pen."""
    lesson.write("mouse")
    lesson.verdict("accepted")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--only", help="a part of the tests' names")
    parser.add_argument("--shots", help="where a failed test's screenshots go")
    args = parser.parse_args()
    tests = {n[5:]: t for n, t in globals().items() if n.startswith("test_") and (args.only or "") in n}
    try:
        rig = Rig(*SIZE)
    except CannotStart as reason:
        for name in tests:
            print(f"SKIPPED end-to-end {name}: {reason}")
        return 0
    failures = 0
    with rig:
        for name, test in tests.items():
            lesson = None
            try:
                lesson = Lesson(rig, os.path.abspath(args.program))
                test(lesson)
                assert lesson.process.poll() is None, f"the program ended with {lesson.process.returncode}"
                print(f"ok      end-to-end {name}", flush=True)
            except Exception as error:  # every kind of failure is one failed test
                failures += 1
                where = traceback.extract_tb(error.__traceback__)[-1]
                print(f"FAILED  end-to-end {name}: {error} ({os.path.basename(where.filename)}:{where.lineno})", flush=True)
                if args.shots:
                    os.makedirs(args.shots, exist_ok=True)
                    rig.screen.shot().save(os.path.join(args.shots, f"{name}.png"))
            finally:
                if lesson:
                    lesson.close()
    print(f"end-to-end: {len(tests) - failures} of {len(tests)} passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
