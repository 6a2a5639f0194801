#!/usr/bin/env python3
"""Measures how much longer the program takes to start with a school's records than with none.

    startup.py --program PATH --school FILE [--runs N] [--most MS]

FILE is an export of a school's records, which the records' tests make:
    TRACEWELL_SCHOOL_EXPORT=FILE TRACEWELL_SCHOOL_ATTEMPTS=200000 swift test --filter SchoolTests.exported
Starts with few and with many records take turns, so that whatever else the machine does falls on both alike. Two moments
are told, in milliseconds after the program was called: the first picture in the window, and the page that can be used.
Exit code 1 where the medians of the second differ by more than MS (50).
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from rig import CannotStart, Rig

SUGAR = 0xD3E2E2  # the wall that is painted before anything is read
PATIENCE = 30


def start(rig, program, data, options, folder):
    """One start: milliseconds to the first picture and to the page."""
    stats = os.path.join(folder, "stats.jsonl")
    if os.path.exists(stats):
        os.remove(stats)
    place = (rig.width // 2, rig.height // 2, 1, 1)
    began = time.monotonic()
    process = subprocess.Popen(
        [program, "--window", f"{rig.width}x{rig.height}", "--software", "--seed", "1", "--data", data, "--ui", "en",
         "--stats", stats, *options], env=rig.environment(), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    first = ready = None
    try:
        while ready is None:
            if time.monotonic() - began > PATIENCE or process.poll() is not None:
                raise AssertionError(f"no page: exit code {process.poll()}")
            if first is None and rig.screen.shot(*place).pixel(*place[:2]) == SUGAR:
                first = time.monotonic() - began
            try:
                with open(stats) as file:
                    told = [json.loads(line) for line in file.read().split("\n")[:-1]]
            except FileNotFoundError:
                told = []
            if any(event.get("event") == "scene" for event in told):
                ready = time.monotonic() - began
            time.sleep(0.0005)
    finally:
        process.terminate()
        process.wait(10)
    return (first if first is not None else ready) * 1000, ready * 1000


def measure(rig, program, few, many, folder, runs):
    """Medians of both kinds of start and the difference of the pages."""
    times = {"few": [], "many": []}
    for number in range(runs + 1):
        for name, (data, options) in (("few", few), ("many", many)):
            taken = start(rig, program, data, options, folder)
            # The first start of each fills the machine's caches.
            if number:
                times[name].append(taken)
    middle = {name: [statistics.median(column) for column in zip(*rows)] for name, rows in times.items()}
    for name, (first, ready) in middle.items():
        spread = [row[1] for row in times[name]]
        print(f"  {name:5} first picture {first:6.1f} ms, page {ready:6.1f} ms (from {min(spread):.1f} to {max(spread):.1f})")
    return middle["many"][1] - middle["few"][1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--school", required=True, help="an export of a school's records")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--most", type=float, default=50)
    args = parser.parse_args()
    program = os.path.abspath(args.program)
    with tempfile.TemporaryDirectory(prefix="startup-") as folder:
        few, many = os.path.join(folder, "few"), os.path.join(folder, "many")

        def learners(data, *words):
            return subprocess.run([program, "learners", "--data", data, *words], check=True, capture_output=True,
                                  text=True).stdout
        learners(few, "add", "Lulu")
        learners(many, "import", os.path.abspath(args.school))
        name = learners(many, "list").splitlines()[0].split("\t")[-1]
        try:
            with Rig() as rig:
                print("who writes:")
                apart = [measure(rig, program, (few, []), (many, []), folder, args.runs)]
                print(f"{name} writes:")
                apart.append(measure(rig, program, (few, ["--learner", "Lulu"]), (many, ["--learner", name]), folder, args.runs))
        except CannotStart as reason:
            print(f"skipped: {reason}")
            return 0
    for difference in apart:
        print(f"{difference:+.1f} ms, {args.most:.0f} at most")
    return 1 if max(apart) > args.most else 0


if __name__ == "__main__":
    sys.exit(main())
