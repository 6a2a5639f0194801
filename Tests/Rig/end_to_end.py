#!/usr/bin/env python3
"""Plays lessons on the real program through a real X server: finger, pen and mouse write, verdicts and pixels are checked.

    end_to_end.py --program PATH [--only NAME] [--shots FOLDER]

Where no X server can be started, every test is named as skipped and the exit code is 0.
"""
import json
import os
import sys
import time

from gestures import swerved
from lesson import FLAME, LEARNER, SIZE, Lesson, inked, near
from rig import CannotStart, Rig
from runner import arguments, run, tests_in


def ticks(pid):
    """Hundredths of a second of processor time so far."""
    with open(f"/proc/{pid}/stat") as file:
        return sum(map(int, file.read().rpartition(")")[2].split()[11:13]))


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


def test_pen_near_silences_fingers(lesson):
    """While a pen hovers over the field a hand there draws nothing; afterwards a finger writes."""
    path, pen, hover = lesson.paths()[0], lesson.hand("pen"), (SIZE[0] / 2, SIZE[1] / 2)
    half = path[: len(path) // 2]
    lesson.rig.play(pen.comes(hover) + pen.move((hover[0] + 3, hover[1])))
    lesson.rig.play(lesson.hand("touch").stroke(half))
    lesson.no_verdict()
    shown = inked(lesson.rig.screen.shot(), half[4:-4])
    assert shown < 0.1, f"{shown:.0%} of the silenced stroke is drawn"
    lesson.rig.play(pen.leaves(hover) + [{"wait": 0.8}])
    lesson.write("touch")
    lesson.verdict("accepted")


def test_lost_focus_withdraws(lesson):
    """A stroke during which the window loses the keyboard is taken away ungraded."""
    hand, path, screen = lesson.hand("touch"), lesson.paths()[0], lesson.rig.screen
    half = path[: len(path) // 2]
    lesson.rig.play(hand.stroke(half, lift=False) + [{"wait": 0.1}])
    screen.focus(0)
    time.sleep(0.2)
    lesson.rig.play(hand.move(half[-1]) + hand.up(half[-1]))
    lesson.no_verdict()
    lesson.settle()
    left = inked(screen.shot(), half[4:-4])
    assert left < 0.1, f"{left:.0%} of the withdrawn stroke is still there"
    screen.focus(screen.windows()[-1])
    time.sleep(0.2)
    lesson.write("touch")
    lesson.verdict("accepted")


def test_resized_window(lesson):
    """The letter follows the window's size, and what is written on it is accepted there."""
    screen = lesson.rig.screen
    before = lesson.field
    screen.resize(screen.windows()[-1], 1024, 600)
    lesson.place(lesson.wait("field", 2))
    assert lesson.field["scale"] < before["scale"], "the letter is as large as before"
    lesson.settle()
    lesson.write("touch")
    lesson.verdict("accepted")


def test_full_screen_and_back(lesson):
    """F11 fills the screen and gives the window back; the letter follows both times."""
    f11 = [{"key": "down", "code": 95}, {"key": "up", "code": 95}]
    screen = lesson.rig.screen
    screen.resize(screen.windows()[-1], 1024, 600)
    small = lesson.wait("field", 2)["scale"]
    lesson.rig.play(f11)
    assert lesson.wait("field", 3)["scale"] > small, "full screen is no larger than the window was"
    lesson.rig.play(f11)
    assert lesson.wait("field", 4)["scale"] == small, "the window has another size than before"


def test_hidden_window_rests(lesson):
    """A window that nobody sees is told of, and is as it was when it comes back."""
    screen = lesson.rig.screen
    window = screen.windows()[-1]
    screen.show(window, False)
    assert lesson.wait("window")["state"] == "hidden"
    time.sleep(3)  # until the sound device is closed
    before = ticks(lesson.process.pid)
    time.sleep(2)
    assert ticks(lesson.process.pid) == before, "it works on unseen"
    screen.show(window, True)
    assert lesson.wait("window", 2)["state"] == "shown"
    lesson.settle()
    assert screen.shot().rows == lesson.before.rows, "it came back as another"
    screen.focus(window)
    time.sleep(0.2)
    lesson.write("touch")
    lesson.verdict("accepted")


def test_attempts_are_kept(lesson):
    """A second after the verdict even a killed program has lost nothing: both attempts are in the report."""
    path = lesson.paths()[0]
    lesson.rig.play(lesson.hand("touch").stroke(swerved(path, 0.25, 0.75, 2.5 * lesson.radius)))
    lesson.verdict("lineExitedCorridor")
    lesson.write("touch")
    lesson.wait("verdict", 2)
    time.sleep(1)
    lesson.process.kill()
    lesson.process.wait()
    table = os.path.join(lesson.folder.name, "attempts.jsonl")
    lesson.records("report", LEARNER, "-o", table)
    with open(table) as file:
        kept = [json.loads(line) for line in file][::-1]
    told = [(attempt["letter"], attempt["verdict"], attempt["contact"]) for attempt in kept]
    assert told == [("a", "lineExitedCorridor", "touch"), ("a", "accepted", "touch")], f"kept: {told}"
    lesson.ended = True


def main():
    args = arguments(__doc__, shots="where a failed test's screenshots go")
    try:
        rig = Rig(*SIZE)
    except CannotStart as reason:
        print(f"SKIPPED end-to-end: {reason}")
        return 0

    def play(name, test):
        lesson = Lesson(rig, args.program)
        try:
            test(lesson)
            if not lesson.ended:
                lesson.alive()
        except Exception:
            if args.shots:
                rig.screen.shot().save(os.path.join(args.shots, f"{name}.png"))
            raise
        finally:
            lesson.close()

    with rig:
        return run("end-to-end", tests_in(globals(), args.only), play)


if __name__ == "__main__":
    sys.exit(main())
