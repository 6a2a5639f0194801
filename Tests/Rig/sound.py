#!/usr/bin/env python3
"""Listens to the real program: what is played has its length and its loudness, and a device may come and go.

    sound.py --program PATH [--only NAME]

What is heard goes to SDL's "disk" device, a file of samples, or to a PulseAudio server of the test's own. Where there is
no X server, or no PulseAudio, the tests that need it are named as skipped.
"""
import argparse
import array
import math
import os
import struct
import sys
import tempfile
import time
import traceback
import wave

from lesson import Lesson
from rig import CannotStart, Rig
from soundserver import NoServer, SoundServer

RATE = 48000
# What our sounds are in this test: name, seconds, amplitude (1 is full), frequency.
SOUNDS = {
    "Voice/en/letter/a.wav": (2.0, 0.3, 440),
    "Voice/en/rung/2.wav": (1.0, 0.3, 660),
    "Voice/en/praise/{}.wav": (0.8, 0.3, 520),
    "Sounds/start.ogg": (0.1, 0.2, 900),
    "Sounds/letter-done.ogg": (0.3, 0.2, 1000),
    "Sounds/fault.ogg": (0.2, 0.2, 300),
    "Sounds/button.ogg": (0.1, 0.2, 700),
    "Sounds/stroke-done.ogg": (0.1, 0.2, 800),
    "Sounds/pen.ogg": (1.0, 0.2, 200),
}


def make_pack(folder):
    """A folder that stands in for a pack, with tones for voices. A WAV file is one whatever its name says."""
    for name, (seconds, amplitude, frequency) in SOUNDS.items():
        for one in [name.format(i) for i in range(1, 13)] if "{}" in name else [name]:
            path = os.path.join(folder, "tones", one)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with wave.open(path, "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(b"".join(
                    struct.pack("<h", round(32767 * amplitude * math.sin(2 * math.pi * frequency * i / RATE)))
                    for i in range(round(seconds * RATE))))


class Heard:
    """What was written to the disk device: 16 bits, two channels."""

    def __init__(self, path):
        samples = array.array("h")
        with open(path, "rb") as file:
            data = file.read()
        samples.frombytes(data[:len(data) // 4 * 4])
        self.left = samples[0::2]

    def parts(self, silence=60, gap=0.05):
        """Stretches of sound as (start, seconds, level in dB), parted by `gap` seconds of silence."""
        found, start, last = [], None, None
        for i, sample in enumerate(self.left):
            if abs(sample) > silence:
                if start is not None and i - last > gap * RATE:
                    found.append((start, last))
                    start = None
                start = i if start is None else start
                last = i
        if start is not None:
            found.append((start, last))
        return [(a / RATE, (b - a + 1) / RATE, self.level(a, b + 1)) for a, b in found]

    def level(self, start, end):
        part = self.left[start:end]
        return 10 * math.log10(max(1e-12, sum(s * s for s in part) / len(part) / 32768 ** 2))


class Listener(Lesson):
    """A lesson that is heard."""

    def __init__(self, rig, program, environment):
        self.packs = tempfile.TemporaryDirectory(prefix="sound-")
        self.samples = os.path.join(self.packs.name, "heard.raw")
        make_pack(self.packs.name)
        super().__init__(
            rig, program, "--packs", self.packs.name, SDL_DISKAUDIOFILE=self.samples, **environment)

    def close(self):
        super().close()
        self.packs.cleanup()

    def device(self, state, count=1):
        """Waits until the device was in this state so many times."""
        end = time.monotonic() + 15
        while time.monotonic() < end:
            if len([e for e in self.events("sound-device") if e["state"] == state]) >= count:
                return
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}")
            time.sleep(0.02)
        raise AssertionError(f"the device was not {state} {count} times: {self.events('sound-device')}")

    def said(self, entry, count=1):
        """Waits until a sound began for the count-th time."""
        end = time.monotonic() + 15
        while time.monotonic() < end:
            if len([e for e in self.events("sound") if e["entry"] == entry]) >= count:
                return
            time.sleep(0.02)
        raise AssertionError(f"{entry} did not begin {count} times: {self.events('sound')}")

    def tap_ear(self):
        hand = self.hand("touch", finger=7)
        place = self.ear()
        self.rig.play(hand.down(place) + [{"wait": 0.05}] + hand.up(place))

    def ear(self):
        """The ear's place in the window, as the layout has it in landscape for the right hand."""
        width, height = self.rig.width, self.rig.height
        g, b = min(width, height) / 96, self.button()
        column = 0.5 * (2 * 2.5 * g + b)
        return column, 2.5 * g + b + 2.5 * g + b / 2

    def button(self):
        return max(0.07 * self.rig.width, 68)

    def switches(self):
        """How often any thread of the program was put to work so far."""
        total = 0
        for task in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{task}/status") as file:
                total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return total


DISK = {"SDL_AUDIODRIVER": "disk"}


def test_length_and_loudness(start):
    """The letter's name is played in its full length and level, then the instruction; then the device is closed."""
    lesson = start(DISK)
    lesson.device("closed")
    parts = Heard(lesson.samples).parts()
    voices = [(seconds, level) for _, seconds, level in parts if seconds > 0.5]
    assert len(voices) == 2, f"heard: {parts}"
    for (seconds, level), name in zip(voices, ["Voice/en/letter/a.wav", "Voice/en/rung/2.wav"]):
        wanted, amplitude, _ = SOUNDS[name]
        loud = 20 * math.log10(amplitude / math.sqrt(2))
        assert abs(seconds - wanted) < 0.03, f"{name}: {seconds:.3f} s"
        assert abs(level - loud) < 0.3, f"{name}: {level:.2f} dB, not {loud:.2f}"
    gap = parts[1][0] - parts[0][0] - parts[0][1]
    assert 0.1 < gap < 0.6, f"{gap:.2f} s between two prompts"
    silence = len(Heard(lesson.samples).left) / RATE - parts[-1][0] - parts[-1][1]
    assert 1.5 < silence < 2.6, f"the device was open for {silence:.2f} s of silence"


def test_closed_it_sleeps(start):
    """With the device closed and nothing moving, no thread is put to work."""
    lesson = start(DISK)
    lesson.device("closed")
    time.sleep(1.5)
    before = lesson.switches()
    time.sleep(5)
    woken = lesson.switches() - before
    assert woken == 0, f"woken {woken} times in 5 s"


def test_no_device(start):
    """Without any device the lesson goes on, and says so once."""
    lesson = start({"SDL_AUDIODRIVER": "none-of-these"})
    lesson.wait("sound-fault")
    lesson.write("touch")
    lesson.verdict("accepted")
    told = [e["text"] for e in lesson.events("sound-fault") if e["text"].startswith("no sound")]
    assert len(told) == 1, f"told: {told}"
    assert not lesson.events("sound")


def test_device_pulled_out_in_mid_phrase(start):
    """The device goes away under a phrase and comes back: nothing breaks, the next prompt is heard."""
    with SoundServer() as server:
        plugged = server.plug("headset")
        lesson = start(server.environment())
        lesson.said("Voice/en/letter/a.wav")
        time.sleep(0.4)
        assert server.plays_on() == ["headset"], f"plays on {server.plays_on()}"
        server.unplug(plugged)
        time.sleep(1)
        assert lesson.process.poll() is None, "the program ended with its device"
        count = len([e for e in lesson.events("sound") if e["entry"] == "Voice/en/letter/a.wav"])
        server.plug("speaker")
        lesson.device("closed")
        lesson.tap_ear()
        lesson.said("Voice/en/letter/a.wav", count + 1)
        time.sleep(0.4)
        assert server.plays_on() == ["speaker"], f"plays on {server.plays_on()}"
        lesson.write("touch")
        lesson.verdict("accepted")


def test_sound_server_killed_in_mid_phrase(start):
    """The whole sound server goes away under a phrase and is started again."""
    with SoundServer() as server:
        server.plug("headset")
        lesson = start(server.environment())
        lesson.said("Voice/en/letter/a.wav")
        time.sleep(0.4)
        server.kill()
        time.sleep(1)
        assert lesson.process.poll() is None, "the program ended with the sound server"
        count = len([e for e in lesson.events("sound") if e["entry"] == "Voice/en/letter/a.wav"])
        server.start()
        server.plug("speaker")
        lesson.tap_ear()
        lesson.said("Voice/en/letter/a.wav", count + 1)
        time.sleep(0.4)
        assert server.plays_on() == ["speaker"], f"plays on {server.plays_on()}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--only", help="a part of the tests' names")
    args = parser.parse_args()
    tests = {n[5:]: t for n, t in globals().items() if n.startswith("test_") and (args.only or "") in n}
    try:
        rig = Rig()
    except CannotStart as reason:
        for name in tests:
            print(f"SKIPPED sound {name}: {reason}")
        return 0
    failures = 0
    with rig:
        for name, test in tests.items():
            started = []

            def start(environment):
                started.append(Listener(rig, os.path.abspath(args.program), environment))
                return started[0]

            try:
                test(start)
                assert started[0].process.poll() is None, f"the program ended with {started[0].process.returncode}"
                print(f"ok      sound {name}", flush=True)
            except NoServer as reason:
                print(f"SKIPPED sound {name}: {reason}", flush=True)
            except Exception as error:  # every kind of failure is one failed test
                failures += 1
                where = traceback.extract_tb(error.__traceback__)[-1]
                print(f"FAILED  sound {name}: {error} ({os.path.basename(where.filename)}:{where.lineno})", flush=True)
            finally:
                for lesson in started:
                    lesson.close()
    print(f"sound: {len(tests) - failures} of {len(tests)} passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
