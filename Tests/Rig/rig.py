#!/usr/bin/env python3
"""A screen, a touchscreen, a pen, a mouse and a keyboard for tests on a machine that has none of them.

Starts Xorg with the dummy video driver and `inputtest` devices, so that events travel as from real hardware:
device, X server, SDL, program.

    rig.py run [--size WxH] [--play SCRIPT] [--shot FILE.png] [--seconds S] -- COMMAND ...
        starts a server and the command on it, plays the script, takes a screenshot, stops both

A script is one JSON object a line; places are fractions of the screen:
    {"touch": "begin"|"update"|"end", "id": 1, "x": 0.3, "y": 0.5, "pressure": 0.4}
    {"pen": "in"|"out"|"down"|"move"|"up", "x": .., "y": .., "pressure": ..}
    {"mouse": "move"|"down"|"up", "x": .., "y": .., "button": 1}
    {"key": "down"|"up", "code": 9}        X key code: 9 is Escape, 95 is F11
    {"wait": 0.016}                        seconds
    {"shot": "name.png"}                   a screenshot

Debian packages: xserver-xorg-core xserver-xorg-video-dummy.
"""
import argparse
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

from devices import KINDS, Device
from runner import Skipped
from screen import Screen


class CannotStart(Skipped):
    """This machine does not let us start an X server; the text says why."""


def configuration(folder, width, height):
    """Xorg's configuration: one screen of this size and the four devices, nothing found by itself."""
    sections = [("ServerFlags", {"AutoAddDevices": "false", "AllowMouseOpenFail": "true", "DontVTSwitch": "true"}, []),
                ("Device", {}, ['Identifier "card"', 'Driver "dummy"', "VideoRam 131072"]),
                ("Monitor", {}, ['Identifier "monitor"', "HorizSync 5-1000", "VertRefresh 5-200",
                                 modeline(width, height)])]
    for name, (kind, options) in KINDS.items():
        sections.append(("InputDevice", {"SocketPath": f"{folder}/{name}.sock", "DeviceType": kind, **options},
                         [f'Identifier "{name}"', 'Driver "inputtest"']))
    roles = {"mouse": "CorePointer", "keyboard": "CoreKeyboard"}
    sections.append(("Screen", {}, [
        'Identifier "screen"', 'Device "card"', 'Monitor "monitor"', "DefaultDepth 24", 'SubSection "Display"',
        "Depth 24", f'Modes "{width}x{height}"', f"Virtual {width} {height}", "EndSubSection"]))
    sections.append(("ServerLayout", {}, ['Identifier "layout"', 'Screen "screen"'] + [
        f'InputDevice "{name}" "{roles.get(name, "SendCoreEvents")}"' for name in KINDS]))
    text = ""
    for title, options, lines in sections:
        lines = lines + [f'Option "{key}" "{value}"' for key, value in options.items()]
        text += f'Section "{title}"\n' + "".join(f"  {line}\n" for line in lines) + "EndSection\n"
    return text


def modeline(width, height, rate=60, fastest=290):
    """A mode with wide blanking; the dummy monitor refuses the tight kind, and a dot clock beyond `fastest` MHz: large
    screens show fewer pictures a second."""
    across = [width, width + width // 16, width + width // 8, width + width // 4]
    down = [height, height + 4, height + 10, height + 36]
    clock = min(across[3] * down[3] * rate / 1e6, fastest)
    return f'Modeline "{width}x{height}" {clock:.2f} ' + " ".join(str(v) for v in across + down)


class Rig:
    """A running server with its devices. Use it with `with`; leaving stops the server.

    Raises CannotStart where Xorg is missing or may not be started.
    """

    def __init__(self, width=1366, height=768):
        self.width, self.height = width, height
        self.folder = tempfile.mkdtemp(prefix="rig-")
        self.server, self.devices, self.screen = None, {}, None
        try:
            self._start()
        except BaseException:
            self.stop()
            raise

    def _start(self):
        xorg = shutil.which("Xorg") or shutil.which("Xorg", path="/usr/lib/xorg:/usr/bin")
        if not xorg:
            raise CannotStart("Xorg is not installed")
        conf = os.path.join(self.folder, "xorg.conf")
        with open(conf, "w") as file:
            file.write(configuration(self.folder, self.width, self.height))
        told, tells = os.pipe()
        log = open(os.path.join(self.folder, "output"), "w")
        self.server = subprocess.Popen(
            [xorg, "-displayfd", str(tells), "-config", conf, "-noreset", "-nolisten", "tcp", "-novtswitch",
             "-sharevts", "-logfile", os.path.join(self.folder, "log"), "vt7"],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=[tells], start_new_session=True)
        os.close(tells)
        log.close()
        # The server picks a free number itself and tells it when it takes connections.
        number = ""
        while not number.endswith("\n"):
            ready, _, _ = select.select([told], [], [], 30)
            part = os.read(told, 16).decode() if ready else ""
            if not part:
                break
            number += part
        os.close(told)
        number = number.strip()
        if not number:
            raise CannotStart("Xorg does not start: " + self._last_words())
        self.number = int(number)
        self.display = f":{number}"
        try:
            for name in KINDS:
                self.devices[name] = Device(f"{self.folder}/{name}.sock")
            self.screen = Screen(self.number)
        except OSError as error:
            raise CannotStart(f"Xorg's test devices do not answer: {error}") from error

    def _last_words(self):
        with open(os.path.join(self.folder, "output"), errors="replace") as file:
            lines = [line.strip() for line in file if line.strip()]
        said = [line for line in lines if "rror" in line or "only" in line.lower()]
        return (said or lines or ["it says nothing"])[-1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        for thing in [*self.devices.values(), self.screen]:
            if thing:
                thing.close()
        self.devices, self.screen = {}, None
        if self.server and self.server.poll() is None:
            self.server.terminate()
            try:
                self.server.wait(10)
            except subprocess.TimeoutExpired:
                self.server.kill()
                self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self, **more):
        """The variables for a program that shall use this screen."""
        kept = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "XAUTHORITY", "SDL_VIDEODRIVER")}
        return {**kept, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", **more}

    def play(self, events):
        """Plays events (dictionaries, or lines of JSON) in order."""
        for number, event in enumerate(events, 1):
            if isinstance(event, str):
                if not event.strip() or event.startswith("#"):
                    continue
                event = json.loads(event)
            try:
                self._do(event)
            except (KeyError, TypeError) as error:
                raise ValueError(f"event {number} cannot be played: {event} ({error})") from error

    def _do(self, event):
        x, y, pressure = event.get("x", 0.5), event.get("y", 0.5), event.get("pressure", 0.5)
        if "wait" in event:
            time.sleep(event["wait"])
        elif "shot" in event:
            self.screen.shot().save(event["shot"])
        elif "touch" in event:
            self.devices["touch"].touch(event["touch"], event.get("id", 1), x, y, pressure)
        elif "key" in event:
            self.devices["keyboard"].key(event["code"], event["key"] == "down")
        elif event.get("pen") in ("in", "out"):
            self.devices["pen"].near(event["pen"] == "in", x, y)
        else:
            pen = "pen" in event
            device, what = self.devices["pen" if pen else "mouse"], event["pen" if pen else "mouse"]
            device.move(x, y, pressure if pen else None)
            if what in ("down", "up"):
                device.button(event.get("button", 1), what == "down", x, y)


def run(args):
    width, height = (int(side) for side in args.size.split("x"))
    with Rig(width, height) as rig:
        program = subprocess.Popen(args.command, env=rig.environment())
        time.sleep(args.seconds)
        try:
            if args.play:
                with open(args.play) as script:
                    rig.play(script)
            if args.shot:
                rig.screen.shot().save(args.shot)
        finally:
            program.terminate()
            program.wait(10)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    verb = verbs.add_parser("run")
    verb.add_argument("--size", default="1366x768")
    verb.add_argument("--play", help="a script of events")
    verb.add_argument("--shot", help="where a screenshot goes at the end")
    verb.add_argument("--seconds", type=float, default=1, help="pause between the start and the script")
    verb.add_argument("command", nargs="+")
    try:
        run(parser.parse_args())
    except CannotStart as reason:
        sys.exit(f"rig: {reason}")
