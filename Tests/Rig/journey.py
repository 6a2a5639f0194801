#!/usr/bin/env python3
"""Plays a child's journey on the real program by touch.

    journey.py --program PATH [--walk learn|help|star] [--size WxH] [--hand right|left] [--shots FOLDER]

learn   who is writing, the map, the first letter through all six rungs with its stickers, a word, the map again
help    the wrong start until a hand draws along, then the session ends by itself
star    as far as the first star, sticker and album: for looking at every size

Without --walk it plays learn with the right hand and help, upright, with the left one. Where no X server can be started
the walks are named as skipped and the exit code is 0.
"""
import argparse
import os
import sys
import time

from child import Child
from rig import CannotStart, Rig

WALKS = {"learn": ("1366x768", "right"), "help": ("768x1024", "left"), "star": ("1366x768", "right")}
MOST_TRIES = 90  # at all letters until the first is learned and a word written
DEMONSTRATION = 4  # seconds in which Lulu shows a letter first, where the child watches


def enter(child):
    """From the start to the first lesson."""
    child.arrives("who")
    child.shot("who", 1)
    child.tap("card(0)")
    child.arrives("map")
    child.shot("map", 1)
    child.tap("stone(0)")
    child.arrives("lesson")
    assert child.field is None or child.field["rung"] == 1, f"a new letter begins at rung {child.field}"


def choose(child):
    """The prize: a sticker is chosen and pressed on; without a pack of stickers there are only confetti."""
    assert child.next("buttons"), "the prize told no buttons"
    if "choice(1)" in child.page:
        child.shot("choose", 1)
        child.tap("choice(1)")
    assert child.next("buttons"), "no way on from the prize"
    child.shot("feast", 0.5)
    child.shot("prize", 1.2)


def go_on(child):
    """After a letter that is right: the yellow button, and whatever comes until there is something to write again."""
    rung = child.field["rung"]
    item = child.field["letter"]
    name = f"word-{rung}" if len(item) > 1 else f"lesson-{rung}"
    child.shot(f"{name}-done", 0.3)
    if len(item) > 1:
        child.shot(f"{name}-walks", 1.4)
    child.tap("wayOn")
    found = child.next("field", "scene", "close")
    assert found, f"the yellow button leads nowhere from {item} on rung {rung}"
    while child.scene != "lesson":
        if child.scene != "reward":
            return
        choose(child)
        child.tap("wayOn")
        assert child.next("scene"), "the prize leads nowhere"
        found = None
    if found is None or found["event"] == "scene":
        assert child.next("field"), "a lesson without a field"


def learn(child):
    """The first letter to its third star, and a word."""
    enter(child)
    child.next("field", patience=1)
    first = child.field["letter"]
    child.shot("watch", 2)
    while len(child.tries) < MOST_TRIES:
        item, rung = child.field["letter"], child.field["rung"]
        name = f"word-{rung}" if len(item) > 1 else f"lesson-{rung}"
        child.shot(name, DEMONSTRATION if rung == 1 else 0.8)
        told = child.write(halfway=lambda: child.shot(f"{name}-writing"))
        assert told and told["verdict"] == "accepted", f"'{item}' on rung {rung}: {told}"
        of_first = [rung for letter, rung, _ in child.tries if letter == first]
        if of_first.count(6) >= 3 and any(len(letter) > 1 for letter, _, _ in child.tries):
            break
        go_on(child)
        assert child.scene == "lesson", f"the lesson ended in {child.scene}"
    rungs = [rung for letter, rung, _ in child.tries if letter == first]
    assert rungs == sorted(rungs) and set(rungs) == {1, 2, 3, 4, 5, 6}, f"'{first}' went by the rungs {rungs}"
    child.tap("back")
    child.arrives("map")
    child.shot("map-after", 4)
    child.tap("back")
    child.arrives("who")
    written = child.records()
    assert len(written) == len(child.tries), f"{len(written)} attempts on record of {len(child.tries)}"


def star(child):
    """The first star, its sticker and the album, and back."""
    enter(child)
    child.next("field", patience=1)
    while len(child.tries) < MOST_TRIES:
        rung = child.field["rung"]
        child.shot(f"lesson-{rung}", DEMONSTRATION if rung == 1 else 0.8)
        child.write(halfway=lambda: child.shot(f"lesson-{rung}-writing"))
        child.shot(f"lesson-{rung}-done", 0.3)
        child.tap("wayOn")
        assert child.next("field", "scene"), "the yellow button leads nowhere"
        if child.scene == "reward":
            break
    choose(child)
    child.tap("album")
    child.arrives("album")
    child.shot("album", 1.2)
    child.tap("back")
    child.arrives("map")
    child.shot("map-after", 4)


def help_comes(child):
    """Four times the wrong start: hints, the part shown again, a hand that draws along; then time is up."""
    enter(child)
    child.next("field", patience=1)
    # Once as it should be: who writes has watched.
    assert child.write()["verdict"] == "accepted"
    child.tap("wayOn")
    assert child.next("field"), "no second try"
    for number in range(4):
        start = child.strokes()[0][0]
        wrong = child.strokes()[-1][-1]
        end = ((start[0] + wrong[0]) / 2, (start[1] + wrong[1]) / 2)
        told = child.write([[wrong, end]])
        assert told and told["verdict"] == "wrongStart", f"{number + 1}: {told}"
        child.shot(f"fault-{number + 1}", 0.5)
        # The help is shown after a while, or the next try begins by itself.
        time.sleep(3.2)
        child.next("field", patience=0.3)
        child.shot(f"help-{number + 1}")
    told = child.write(halfway=lambda: child.shot("hand"))
    assert told and told["verdict"] == "accepted", f"with a hand: {told}"
    while len(child.tries) < MOST_TRIES:
        child.shot("helped", 0.4)
        child.tap("wayOn")
        found = child.next("field", "scene", "close")
        assert found, f"the yellow button leads nowhere after {child.tries[-1]}"
        if found["event"] == "close":
            break
        if child.scene == "reward":
            choose(child)
            child.tap("wayOn")
            assert child.next("scene"), "the prize leads nowhere"
        if found["event"] == "scene":
            assert child.next("field"), "a lesson without a field"
        told = child.write()
        assert told and told["verdict"] == "accepted", f"'{child.field['letter']}' on rung {child.field['rung']}: {told}"
    assert found["event"] == "close", "the session does not end itself"
    child.shot("close", 0.6)
    child.tap("wayOn")
    child.arrives("who")
    child.shot("who-after", 1)
    # The newest comes first.
    helped = [attempt["helped"] for attempt in child.records()][::-1]
    assert helped[:6] == [False] * 5 + [True], f"helped attempts on record: {helped}"


STEPS = {"learn": learn, "help": help_comes, "star": star}


def play(name, rig, program, hand, shots=None):
    """Plays a walk on a screen that stands; all that the program told, and the tries."""
    # A session of one minute, so that its end is seen.
    settings = "session-minutes = 1\n" if name == "help" else "session-minutes = 0\n"
    child = Child(rig, program, "Lil", hand, shots, settings)
    try:
        STEPS[name](child)
        return child.events(), child.tries
    except AssertionError:
        child.shot("failed")
        raise
    finally:
        child.close()


def walk(name, program, size, hand, shots):
    width, height = (int(side) for side in size.split("x"))
    began = time.monotonic()
    with Rig(width, height) as rig:
        events, tries = play(name, rig, program, hand, shots)
    seconds = sorted(e["frame_ms"]["p95"] for e in events if "frame_ms" in e)
    print(f"passed: {name}, {size}, {hand} hand, {len(tries)} tries in {time.monotonic() - began:.0f} s; "
          f"frame p95 of the slowest seconds {seconds[-3:]} ms", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--walk", choices=sorted(STEPS))
    parser.add_argument("--size")
    parser.add_argument("--hand", choices=["right", "left"])
    parser.add_argument("--shots")
    args = parser.parse_args()
    if args.shots:
        os.makedirs(args.shots, exist_ok=True)
    for name in [args.walk] if args.walk else ["learn", "help"]:
        size, hand = WALKS[name]
        try:
            walk(name, os.path.abspath(args.program), args.size or size, args.hand or hand, args.shots)
        except CannotStart as reason:
            print(f"skipped: {name}: {reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
