#!/usr/bin/env python3
"""Tries to get out of the program in kiosk mode, as children do: with every usual key, by other windows, by asking the window
to close; a window manager (openbox) is there to obey.

    kiosk.py --program PATH [--shots FOLDER]

The same keys lead out of a program that is no kiosk, or this test would prove nothing. Where no X server, no openbox or no
xdotool is to be had the test is named as skipped and the exit code is 0.
"""
import argparse
import os
import shutil
import subprocess
import sys
import time

from rig import Rig
from runner import Skipped
from trial import Place, Trial

SIZE = (1024, 600)
# What window managers and desktops bind to leaving, switching, hiding, menus and pictures of the screen.
KEYS = """alt+F4 alt+Tab alt+shift+Tab alt+Escape alt+F1 alt+F2 alt+F3 alt+F5 alt+F6 alt+F7 alt+F8 alt+F9 alt+F10 alt+space
super Super_L Super_R super+d super+e super+r super+l super+Tab super+F1 super+F2 super+Left super+Right super+Up super+Down
super+shift+Left ctrl+q ctrl+w ctrl+Escape ctrl+shift+Escape ctrl+n ctrl+t ctrl+o ctrl+p ctrl+alt+Delete ctrl+alt+d ctrl+alt+t
ctrl+alt+l ctrl+alt+Left ctrl+alt+Right ctrl+alt+Up ctrl+alt+Down ctrl+alt+Escape ctrl+alt+Tab ctrl+F4 ctrl+F10 Escape F1 F5 F10
F11 F11 shift+F11 alt+F11 Print alt+Print shift+Print ctrl+Print Menu shift+F10 Pause XF86Sleep XF86LogOff XF86HomePage
XF86Search XF86Mail""".split()


class Desk:
    """A screen with a window manager."""

    def __init__(self, rig):
        for name in ("openbox", "xdotool"):
            if not shutil.which(name):
                raise Skipped(f"{name} is not installed")
        self.rig = rig
        self.environment = rig.environment()
        self.manager = subprocess.Popen(["openbox", "--sm-disable"], env=self.environment, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        assert self.manager.poll() is None, "openbox does not start"

    def close(self):
        self.manager.kill()
        self.manager.wait()

    def ask(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=20)
        return done.stdout.strip()

    def key(self, keys):
        """Presses keys through the server's XTEST extension."""
        self.ask("key", "--clearmodifiers", keys)
        time.sleep(0.12)

    def window(self, process):
        """The program's window."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            found = self.ask("search", "--onlyvisible", "--pid", str(process.pid)).split()
            if found:
                return found[-1]
            time.sleep(0.1)
        raise AssertionError("the program has no window")

    def geometry(self, window):
        told = dict(line.split("=") for line in self.ask("getwindowgeometry", "--shell", window).splitlines() if "=" in line)
        return tuple(int(told.get(name, -1)) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def is_there(self, trial, window, after):
        """The program runs, has the keyboard, fills the screen and is what lies on top everywhere."""
        trial.alive()
        end = time.monotonic() + 3
        while True:
            place, focus, tops = self.geometry(window), self.ask("getwindowfocus"), self.tops()
            if place == (0, 0, *SIZE) and focus == window and tops == {window}:
                return
            if time.monotonic() > end:
                break
            time.sleep(0.1)
        raise AssertionError(f"after {after}: place {place}, keyboard with {focus}, on top {tops}, wanted {window}")

    def tops(self):
        """What lies under the pointer at five places of the screen."""
        return {str(self.rig.screen.window_at(int(x * SIZE[0]), int(y * SIZE[1])))
                for x, y in [(0.5, 0.5), (0.01, 0.01), (0.99, 0.01), (0.01, 0.99), (0.99, 0.99)]}


def leads_out(desk, place):
    """Without the kiosk Alt+F4 closes the program, and F11 or Super+D leave full screen or hide it."""
    trial = Trial(desk.rig, place, ["--full-screen"])
    try:
        window = desk.window(trial.process)
        time.sleep(0.5)
        desk.key("F11")
        time.sleep(0.5)
        assert desk.geometry(window)[2:] != SIZE or desk.tops() != {window}, "F11 does nothing even without the kiosk"
        desk.key("alt+F4")
        end = time.monotonic() + 5
        while trial.process.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        assert trial.process.poll() == 0, "Alt+F4 does nothing even without the kiosk: the window manager is not at work"
    finally:
        trial.close()


def holds(desk, place, shots, how):
    """Nothing leads out; the child writes before, between and after."""
    options, settings = how
    trial = Trial(desk.rig, place, options, settings=settings)
    other = None
    try:
        window = desk.window(trial.process)
        desk.is_there(trial, window, "the start")
        for kind in ("touch", "mouse", "pen"):
            assert trial.write(kind) == "accepted", f"the {kind} does not write"
            trial.again()
        # The lesson's own way out ends before the gate.
        desk.key("ctrl+q")
        desk.is_there(trial, window, "ctrl+q in a lesson")
        assert trial.events("scene")[-1]["name"] == "gate", f"ctrl+q leads to {trial.events('scene')[-1]}"
        for keys in KEYS:
            desk.key(keys)
            desk.is_there(trial, window, keys)
        # Keys of the real keyboard, not of the extension: Alt+F4 and Super+D.
        for held, code in [(64, 70), (133, 40)]:
            trial.rig.play([{"key": "down", "code": held}, {"key": "down", "code": code}, {"wait": 0.05},
                            {"key": "up", "code": code}, {"key": "up", "code": held}, {"wait": 0.3}])
            desk.is_there(trial, window, f"the keys {held} and {code}")
        for _ in range(4):
            desk.key("Escape")
        desk.rig.screen.ask_to_close(int(window))
        time.sleep(0.7)
        desk.is_there(trial, window, "asking the window to close")
        assert trial.events("scene")[-1]["name"] == "gate", f"closing leads to {trial.events('scene')[-1]}"
        if shots:
            desk.rig.screen.shot().save(os.path.join(shots, "kiosk-gate.png"))
        # Another program's window comes up, and is clicked where it would be.
        other = Trial(desk.rig, place, ["--window", "640x480"])
        time.sleep(1)
        desk.is_there(trial, window, "another window")
        trial.rig.play([{"mouse": "move", "x": 0.5, "y": 0.02}, {"mouse": "down", "x": 0.5, "y": 0.02}, {"wait": 0.05},
                        {"mouse": "up", "x": 0.5, "y": 0.02}, {"wait": 0.3}])
        desk.is_there(trial, window, "a click")
        for keys in ("alt+Tab", "super+d", "alt+F4"):
            desk.key(keys)
            desk.is_there(trial, window, f"{keys} beside another window")
        desk.ask("windowactivate", desk.window(other.process))
        time.sleep(1)
        desk.is_there(trial, window, "another window that is brought to the front")
        assert trial.stop() == 0
        assert trial.nothing_lost() == 3
    finally:
        for each in (other, trial):
            if each:
                each.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--shots", help="where screenshots go")
    args = parser.parse_args()
    if args.shots:
        os.makedirs(args.shots, exist_ok=True)
    desk, place = None, Place(os.path.abspath(args.program))
    try:
        with Rig(*SIZE) as rig:
            desk = Desk(rig)
            leads_out(desk, place)
            print("ok      kiosk: without it Alt+F4 and F11 lead out", flush=True)
            for how in [(["--kiosk"], ""), ([], "kiosk = yes\n")]:
                holds(desk, place, args.shots, how)
                print(f"ok      kiosk: {len(KEYS)} keys, a close, another window ({' '.join(how[0]) or 'by the system’s settings'})",
                      flush=True)
    except Skipped as reason:
        print(f"SKIPPED kiosk: {reason}")
    except AssertionError as error:
        print(f"FAILED  kiosk: {error}")
        return 1
    finally:
        if desk:
            desk.close()
        place.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
