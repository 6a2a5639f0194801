#!/usr/bin/env python3
"""Plays what is for grown-ups on the real program: the gate before every page, the way out of full screen, the code of
the purchase page, a second start, records that cannot be kept.

    gate.py --program PATH [--only NAME] [--shots FOLDER]

Where no X server can be started, or a test needs a tool that is not there, it is named as skipped.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

from program import ESCAPE, F11, Program, set_pin
from rig import Rig
from runner import Skipped, arguments, run, tests_in

PAGES = ["overview", "children", "settings", "history", "reports", "records", "paper", "recordings", "purchase"]
ADDRESS = "https://example.org/tracewell"


class Bench:
    """What every test has: the screen, the program's file, a folder that is gone afterwards."""

    def __init__(self, rig, program, shots):
        self.rig, self.program, self.shots = rig, program, shots
        self.temporary = tempfile.TemporaryDirectory(prefix="gate-")
        self.folder = self.temporary.name
        self.data = os.path.join(self.folder, "data")

    def start(self, *options, data=None, system=""):
        """The program in English; `system` is what the machine's owner has set."""
        configuration = os.path.join(self.folder, "xdg")
        os.makedirs(os.path.join(configuration, "tracewell"), exist_ok=True)
        with open(os.path.join(configuration, "tracewell", "settings"), "w") as file:
            file.write(system)
        return Program(self.rig, self.program, "--ui", "en", *options, data=data or self.data,
                       environment={"XDG_CONFIG_DIRS": configuration})

    def shot(self, name, after=0.8):
        """A picture of the screen once all has come to rest; its file."""
        time.sleep(after)
        path = os.path.join(self.shots or self.folder, f"{name}.png")
        self.rig.screen.shot().save(path)
        return path

    def add_learner(self):
        subprocess.run([self.program, "learners", "--data", self.data, "add", "Lulu"], check=True, capture_output=True)

    def records(self):
        """The database of this device."""
        for folder, _, names in os.walk(self.data):
            if "live.sqlite" in names:
                return os.path.join(folder, "live.sqlite")
        raise AssertionError("no records were made")


def test_every_page_stands_behind_the_gate(bench):
    """A page named on the command line shows the gate first; a wrong PIN does not open it, the right one does."""
    set_pin(bench.data)
    for number, page in enumerate(PAGES):
        with bench.start("--page", page) as program:
            assert program.scene("gate", page) == "gate", f"{page} is open to everybody"
            if number == 0:
                program.pass_gate("314159")
                bench.shot("gate-wrong")
                assert not [e for e in program.events() if e.get("name") == page], "a wrong PIN opens"
                program.close()
                set_pin(bench.data)
                continue
            program.pass_gate()
            program.scene(page)


def test_first_start_is_for_empty_records(bench):
    """Where a child is on record, more of them are added behind the gate."""
    with bench.start("--page", "first-start") as program:
        program.scene("first-start")
    bench.add_learner()
    with bench.start("--page", "first-start") as program:
        program.scene("gate")


def test_full_screen_is_left_by_the_gate(bench):
    """Where only grown-ups may leave, the key for full screen leads to the gate and works behind it."""
    if not shutil.which("openbox"):
        raise Skipped("openbox is not installed: nobody fills the screen without a window manager")
    manager = subprocess.Popen(["openbox"], env=bench.rig.environment(), stderr=subprocess.DEVNULL)
    try:
        leave_full_screen(bench)
    finally:
        manager.terminate()
        manager.wait(10)


def fills_screen(rig):
    """Whether a window takes the whole screen."""
    return (rig.width, rig.height) in [rig.screen.size(window) for window in rig.screen.windows()]


def leave_full_screen(bench):
    time.sleep(1)
    assert not fills_screen(bench.rig), "the window manager fills the screen itself"
    bench.add_learner()
    set_pin(bench.data)
    rule = "full-screen = yes\nlock exit-rule = gate\n"
    with bench.start("--window", "1024x600", system=rule) as program:
        program.scene("who")
        time.sleep(1)
        assert fills_screen(bench.rig), "no full screen at the start"
        bench.shot("full-screen-child")
        program.key(F11)
        program.scene("gate")
        bench.shot("full-screen-gate")
        assert fills_screen(bench.rig), "a child is out of full screen"
        program.pass_gate()
        program.scene("settings")
        program.key(F11)
        time.sleep(1)
        bench.shot("full-screen-left")
        assert not fills_screen(bench.rig), "the grown-up is not out of full screen"


def test_code_leads_to_the_address(bench):
    """The code on the purchase page is read by another program, and it is the address of the settings."""
    if not shutil.which("zbarimg"):
        raise Skipped("zbarimg (zbar-tools) is not installed")
    set_pin(bench.data)
    with bench.start("--page", "purchase", system=f"purchase-address = {ADDRESS}\n") as program:
        program.scene("gate")
        program.pass_gate()
        program.scene("purchase")
        picture = bench.shot("purchase", 1.5)
    read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True).stdout.strip()
    assert read == ADDRESS, f"the code says '{read}'"


def test_second_start_waits_for_the_first(bench):
    """A second start with the same records shows so, and goes on when the first has ended."""
    bench.add_learner()
    with bench.start() as first:
        first.scene("who")
        with bench.start() as second:
            bench.shot("second-start", 2.5)
            assert not [e for e in second.events() if e.get("event") == "scene"], "two programs with the same records"
            assert second.process.poll() is None, "the second start ended"
            first.process.terminate()
            first.process.wait(10)
            second.scene("who")


def told(bench, name, signs_in=False):
    """The program with trouble in its records says so and leads a child on; some of it shows once somebody writes."""
    with bench.start() as program:
        if signs_in:
            program.scene("who")
            program.tap(program.buttons()["card(0)"])
            # The disk refuses on a thread of its own: before the map is shown, or after.
            if program.scene("map", "notice") == "map":
                program.key(ESCAPE)
                program.scene("notice")
        else:
            program.scene("notice")
        place = program.buttons()["next"]
        bench.shot(name)
        program.tap(place)
        program.scene("who", "map", "first-start")


def test_damaged_records_are_told(bench):
    bench.add_learner()
    with open(bench.records(), "r+b") as file:
        file.seek(0)
        file.write(os.urandom(4096 * 3))
    told(bench, "damaged")


def test_later_version_is_told(bench):
    bench.add_learner()
    with open(bench.records(), "r+b") as file:
        file.seek(60)  # the version of the user's tables in the header of SQLite's file format
        file.write((9000).to_bytes(4, "big"))
    told(bench, "later-version")


def mounted(bench, command, name, signs_in=False):
    """The same as `told` in mounts of the program's own, which an ordinary user may not always make."""
    apart = ["unshare", "--mount", "--propagation", "private"] + ([] if os.geteuid() == 0 else ["--map-root-user"])
    if subprocess.run(apart + ["mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True).returncode:
        raise Skipped("no mounts of one's own")
    wrapper = os.path.join(bench.folder, "apart")
    with open(wrapper, "w") as file:
        file.write(f"#!/bin/sh\nexec {' '.join(apart)} sh -c '{command} && exec \"$0\" \"$@\"' {bench.program} \"$@\"\n")
    os.chmod(wrapper, 0o755)
    bench.add_learner()
    bench.program, kept = wrapper, bench.program
    try:
        told(bench, name, signs_in)
    finally:
        bench.program = kept


def test_read_only_folder_is_told(bench):
    mounted(bench, f"mount --bind {bench.data} {bench.data} && mount -o remount,bind,ro {bench.data}", "read-only")


def test_full_disk_is_told(bench):
    data = bench.data
    full = (f"cp -r {data} {data}-before && mount -t tmpfs -o size=1m tmpfs {data} && cp -r {data}-before/. {data} && "
            f"(head -c 2000000 /dev/zero >{data}/filler; true)")
    mounted(bench, full, "disk-full", signs_in=True)


def test_full_disk_is_told_at_the_first_start(bench):
    full = f"mount -t tmpfs -o size=16k tmpfs {bench.data} && (head -c 100000 /dev/zero >{bench.data}/filler; true)"
    mounted(bench, full, "disk-full-first")


def main():
    args = arguments(__doc__, shots="where the pictures go")

    def play(_, test):
        # A screen of its own: what one test leaves of the keyboard is nothing to the next.
        with Rig() as rig:
            bench = Bench(rig, args.program, args.shots)
            with bench.temporary:
                test(bench)

    return run("gate", tests_in(globals(), args.only), play)


if __name__ == "__main__":
    sys.exit(main())
