"""Plays the tests of a script one after another and says how each went."""
import argparse
import os
import time
import traceback


class Skipped(Exception):
    """This machine cannot play the test; the text says why."""


def arguments(doc, shots=None):
    """What such a script is called with; `shots` says what pictures it makes, where it makes any."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--only", help="a part of the tests' names")
    if shots:
        parser.add_argument("--shots", help=shots)
    args = parser.parse_args()
    args.program = os.path.abspath(args.program)
    if shots and args.shots:
        os.makedirs(args.shots, exist_ok=True)
    return args


def tests_in(script, only):
    """The functions of a script that are tests, by their names, in their order."""
    return {n[5:]: test for n, test in script.items() if n.startswith("test_") and (only or "") in n}


def run(title, tests, play):
    """Has `play` play each test; the exit code. Every kind of failure is one failed test."""
    failures, skipped, began = 0, 0, time.monotonic()
    for name, test in tests.items():
        try:
            play(name, test)
            print(f"ok      {title} {name}", flush=True)
        except Skipped as reason:
            skipped += 1
            print(f"SKIPPED {title} {name}: {reason}", flush=True)
        except Exception as error:
            failures += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"FAILED  {title} {name}: {error} ({os.path.basename(where.filename)}:{where.lineno})", flush=True)
    passed = len(tests) - failures - skipped
    print(f"{title}: {passed} of {len(tests)} passed, {skipped} skipped, {time.monotonic() - began:.0f} s", flush=True)
    return 1 if failures else 0
