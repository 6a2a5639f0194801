#!/usr/bin/env python3
"""Switches languages in the real program, away from any checkout, with built packs: how long each takes.

    languages.py --program PATH --packs FOLDER [--size WxH] [--shots FOLDER] [--locales FOLDER]

The interface: each language is chosen in the settings by the keyboard; `language` tells how long the texts took, the
frame that follows how long until they were seen. The lesson: a child's page reads every course that the packs have;
`course` tells how long each took. Fails where a language is not switched to or a course not read; how long that takes
is a figure, beside what is wished for. Where no X server can be started it is named as skipped and the exit code is 0.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from program import ENTER, Program, set_pin
from rig import CannotStart, Rig

INTERFACE, LESSON = 100, 300  # milliseconds that a switch is wished to take at the most
TAB = 23  # X key code
LANGUAGES = ["de", "en", "es", "fr", "pl", "ru", "uk"]


class Installed:
    """The program installed into a folder of its own, with one child on record, open at a page behind the gate."""

    def __init__(self, rig, arguments, page):
        self.folder = tempfile.TemporaryDirectory(prefix="languages-")
        path = self.folder.name
        os.makedirs(f"{path}/bin")
        os.makedirs(f"{path}/share/tracewell")
        program = shutil.copy(arguments.program, f"{path}/bin/tracewell")
        os.symlink(os.path.abspath(arguments.packs), f"{path}/share/tracewell/packs")
        if arguments.locales:
            os.symlink(os.path.abspath(arguments.locales), f"{path}/share/tracewell/locales")
        data = f"{path}/data"
        subprocess.run([program, "learners", "--data", data, "add", "Lulu"], check=True, capture_output=True)
        set_pin(data)
        environment = {"XDG_CACHE_HOME": f"{path}/cache", "XDG_DATA_HOME": f"{path}/home", "LANGUAGE": "en"}
        self.program = Program(rig, program, "--page", page, data=data, environment=environment)
        self.page = page

    def __enter__(self):
        program = self.program.start()
        program.scene("gate")
        time.sleep(1)
        program.pass_gate()
        program.scene(self.page)
        time.sleep(2)
        return program

    def __exit__(self, *_):
        self.program.close()
        self.folder.cleanup()


def interface(rig, arguments):
    """Milliseconds until texts are there, and until they are seen, for every language."""
    found = {}
    with Installed(rig, arguments, "settings") as program:
        # The way back and the system's language come first.
        program.key(TAB, TAB)
        for language in LANGUAGES:
            program.key(TAB)
            # The frame of the switch is the only one of its second.
            time.sleep(1.5)
            before = len(program.events())
            program.key(ENTER)
            time.sleep(2.5)
            told = program.events()[before:]
            texts = [e["ms"] for e in told if e.get("event") == "language" and e["code"] == language]
            frames = [e["frame_ms"]["p95"] for e in told if "frame_ms" in e]
            assert texts and frames, f"{language} was not switched to: {told}"
            found[language] = (texts[0], max(frames))
            if arguments.shots:
                rig.screen.shot().save(f"{arguments.shots}/settings-{language}.png")
    return found


def lesson(rig, arguments):
    """Milliseconds that each course of the packs took to read."""
    with Installed(rig, arguments, "children") as program:
        program.key(TAB, TAB, TAB)
        program.key(ENTER)
        time.sleep(4)
        return {e["id"]: e["ms"] for e in program.events() if e.get("event") == "course"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--packs", required=True)
    parser.add_argument("--locales")
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--shots")
    arguments = parser.parse_args()
    try:
        with Rig(*(int(side) for side in arguments.size.split("x"))) as rig:
            languages, courses = interface(rig, arguments), lesson(rig, arguments)
    except CannotStart as reason:
        print(f"skipped: {reason}")
        return 0
    for language, (texts, seen) in languages.items():
        print(f"interface {language}: texts {texts:.1f} ms, seen after {seen:.1f} ms")
    for course, took in courses.items():
        print(f"course {course}: {took:.1f} ms")
    assert len(courses) > 1, "no pack has a second course"
    slowest = max(seen for _, seen in languages.values())
    print(f"interface: median {statistics.median(s for _, s in languages.values()):.1f} ms, at most {slowest:.1f} ms "
          f"(wished: {INTERFACE}); lesson: at most {max(courses.values()):.1f} ms (wished: {LESSON})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
