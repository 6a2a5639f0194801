"""The program as somebody finds it: what it tells in its statistics, what can be pressed, how the gate is passed."""
import os
import socket
import subprocess
import tempfile

from telling import Telling

PIN = "271828"
# Its Argon2id hash, as the program keeps one.
PIN_HASH = ("$argon2id$v=19$m=16384,t=2,p=1$K1g5Dlk1/WGK2BxH4UAF6g$jcPFu07DRDfJf7+3pD9qW2UxnyQQo+PBCgGVlOR49Js")
# X key codes.
DIGITS = {digit: 10 + index for index, digit in enumerate("1234567890")}
ENTER, ESCAPE, F11 = 36, 9, 95


def machine_name():
    """How the program calls this machine in the names of its files."""
    try:
        with open("/etc/machine-id", "rb") as file:
            known = file.read(36)
    except OSError:
        known = b""
    total = 0xcbf29ce484222325
    for byte in known + socket.gethostname().encode():
        total = (total ^ byte) * 0x100000001b3 & 0xFFFFFFFFFFFFFFFF
    return f"{total:x}"


def set_pin(data):
    """Has the gate of a data folder ask for PIN, as if a grown-up had set it."""
    os.makedirs(data, exist_ok=True)
    with open(os.path.join(data, f"gate-{machine_name()}"), "w") as file:
        file.write(f"tracewell gate 1\nfailures 0\nwait 0\nboot none\nsince 0\npin {PIN_HASH}\n")


class Program(Telling):
    """The program on a rig's screen, with a data folder of its own unless one is given."""

    def __init__(self, rig, program, *options, data=None, environment=None, errors=subprocess.DEVNULL):
        self.rig, self.program = rig, program
        self.folder = tempfile.TemporaryDirectory(prefix="program-")
        self.stats = os.path.join(self.folder.name, "stats.jsonl")
        self.data = data or os.path.join(self.folder.name, "data")
        self.options, self.environment, self.errors = options, environment or {}, errors
        self.finger, self.process = 0, None

    def start(self):
        size = f"{self.rig.width}x{self.rig.height}"
        self.process = subprocess.Popen(
            [self.program, "--window", size, "--software", "--seed", "1", "--data", self.data, "--stats", self.stats,
             *self.options],
            env=self.rig.environment(**self.environment), stdin=subprocess.DEVNULL, stderr=self.errors)
        return self

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.end()
        self.folder.cleanup()

    def scene(self, *names):
        found = self.follow(lambda e: e.get("event") == "scene" and e["name"] in names)
        assert found, f"no scene of {names}"
        return found["name"]

    def buttons(self):
        """What can be pressed on the page that was last told of."""
        found = self.follow(lambda e: e.get("event") == "buttons")
        assert found, "no page told its buttons"
        return {name: place for name, place in found.items() if name != "event"}

    def tap(self, place):
        self.finger += 1
        x, y = place[0] / self.rig.width, place[1] / self.rig.height
        self.rig.play([{"touch": "begin", "id": self.finger, "x": x, "y": y}, {"wait": 0.06},
                       {"touch": "end", "id": self.finger, "x": x, "y": y}])

    def pass_gate(self, digits=PIN):
        """Types a PIN at the gate, which `set_pin` had it ask for."""
        self.key(*[DIGITS[digit] for digit in digits], ENTER)
