#!/usr/bin/env python3
"""Plays lesson, prize, album and map as on a ten years old laptop: one core at a quarter of its speed, 256 MB, 1024x600.

    old_laptop.py --program PATH [--share 0.25] [--shots FOLDER]

Asserted: every letter written is accepted, every point of the pen is on record, every page is reached, memory suffices.
Told, not asserted: frames a second while something moves, and how late ink is, since a test measures no time. The X
server runs outside the limits, as its own work on a real machine is the graphics driver's. Where limits may not be set
the program runs freely, and the processor time of its frames is told instead.
"""
import argparse
import os
import statistics
import sys
import time

import journey
from cage import MEMORY, Cage
from child import Child
from gestures import Hand, resampled
from rig import CannotStart, Rig

WIDTH, HEIGHT = 1024, 600
FRAME = 1000 / 60  # milliseconds
TAPS = 4  # at a button until its page must have come
SETTINGS = "session-minutes = 0\n"


def sent(child):
    """Points of the pen that writing all strokes sends: every one of the way, and the last again when it is lifted."""
    step = min(WIDTH, HEIGHT) / 96
    return [len(resampled(path, step)) + 1 for path in child.strokes()]


def recorded(child):
    """Points of each stroke of the latest attempt on record; the program is ended for it."""
    return [len(stroke) for stroke in child.records()[0]["strokes"]]


def write(child):
    """One letter; the points that were sent for each of its strokes."""
    points = sent(child)
    told = child.write()
    assert told and told["verdict"] == "accepted", f"the letter was {told}"
    return points


def lateness(child):
    """Milliseconds until ink is seen, for each point along the first stroke, the finger down; it is not graded."""
    # Farther apart than half the ink is wide: what is looked at must not be inked before.
    path = resampled(child.strokes()[0], 10 * child.field["scale"])
    hand, screen, late = Hand("touch", WIDTH, HEIGHT, finger=90), child.rig.screen, []
    child.rig.play(hand.down(path[0]) + [{"wait": 0.1}])
    for x, y in path[1:-2]:
        place = int(x) - 1, int(y) - 1, 3, 3
        before, began = screen.shot(*place).rows, time.monotonic()
        child.rig.play(hand.move((x, y)))
        while screen.shot(*place).rows == before:
            assert time.monotonic() < began + 2, f"no ink at {x:.0f}, {y:.0f} after 2 s"
        late.append((time.monotonic() - began) * 1000)
        time.sleep(0.02)
    return late


def watch(child):
    """Until Lulu has shown how a new letter goes: her ink is no child's."""
    time.sleep(journey.DEMONSTRATION if child.field["rung"] == 1 else 1)


def press(child, name, kind):
    """Taps a button until an event of this kind tells that it was taken: a page that still turns takes no tap."""
    for _ in range(TAPS):
        time.sleep(0.6)
        child.tap(name)
        if child.next(kind, patience=2):
            return
    raise AssertionError(f"{child.scene}: '{name}' leads nowhere")


def turn(child):
    """Turns to the next page and back, where there is one; how many pages were turned."""
    ways = [name for name in ("after", "before") if "after" in child.page]
    for name in ways:
        press(child, name, "buttons")
    return len(ways)


def play(child):
    """The whole walk; how late ink was, in milliseconds, and how many points the last letter was sent with."""
    journey.star(child)
    assert child.tries and all(verdict == "accepted" for _, _, verdict in child.tries), f"verdicts {child.tries}"
    assert turn(child) == 2, "the map has no second page"
    press(child, "album", "scene")
    assert child.scene == "album" and child.next("buttons")
    turn(child)
    child.shot("album", 0.5)
    press(child, "back", "scene")
    assert child.scene == "map" and child.next("buttons")
    press(child, "stone(0)", "scene")
    assert child.scene == "lesson" and child.next("buttons", "field")
    watch(child)
    points = write(child)
    press(child, "wayOn", "field")
    watch(child)
    late = lateness(child)
    child.shot("ink")
    return late, points


def rates(events):
    """Frames a second and their p95 by scene, of the seconds in which something moved for most of the time."""
    scene, found = "start", {}
    for event in events:
        if event.get("event") == "scene":
            scene = event["name"]
        elif "frame_ms" in event and event["fps"] >= 10:
            found.setdefault(scene, []).append((event["fps"], event["frame_ms"]["p95"]))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--share", type=float, default=0.25, help="of one core")
    parser.add_argument("--shots")
    args = parser.parse_args()
    if args.shots:
        os.makedirs(args.shots, exist_ok=True)
    program = os.path.abspath(args.program)
    try:
        with Cage(args.share) as cage, Rig(WIDTH, HEIGHT) as rig:
            child = Child(rig, cage.wrap(program), "Lil", "right", args.shots, SETTINGS)
            try:
                late, points = play(child)
                events, peak = child.events(), cage.memory_peak() or high_water(child.process.pid)
                kept = recorded(child)
                assert kept == points, f"points on record {kept}, sent {points}"
            finally:
                child.close()
    except CannotStart as reason:
        print(f"SKIPPED old laptop: {reason}")
        return 0
    assert peak < MEMORY, f"{peak >> 20} MB held, {MEMORY >> 20} allowed"
    print(f"old laptop: {len(child.tries)} letters accepted, nothing dropped; "
          + (f"no limits, {cage.open_because}" if cage.open_because else f"{args.share:.0%} of one core")
          + f", {peak / 1e6:.0f} MB at the peak; load {os.getloadavg()[0]:.1f}")
    late.sort()
    print(f"  ink late by {statistics.median(late) / FRAME:.1f} frames at the median, "
          f"{late[len(late) * 95 // 100] / FRAME:.1f} at the 95th percentile (goal: 2)")
    for scene, seconds in rates(events).items():
        print(f"  {scene}: {statistics.median(fps for fps, _ in seconds):.0f} frames a second (goal: 30), "
              f"p95 of a frame {max(p95 for _, p95 in seconds):.1f} ms in the slowest second")
    for event in events:
        if event.get("event") == "quality":
            print(f"  adapted: effects {event['effects']}, animations {event['animations']}, {event['fps']:.0f} fps")
    return 0


def high_water(pid):
    """The most bytes a process has held."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) << 10 for line in file if line.startswith("VmHWM:"))


if __name__ == "__main__":
    sys.exit(main())
