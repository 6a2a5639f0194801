#!/usr/bin/env python3
"""Listens to the real program: what is played has its length and its loudness, and a device may come and go.

    sound.py --program PATH [--only NAME]

What is heard goes to SDL's "disk" device, a file of samples, or to a PulseAudio server of the test's own. Where there is
no X server, or no PulseAudio, the tests that need it are named as skipped.
"""
import array
import glob
import math
import os
import struct
import sys
import tempfile
import time
import wave
import zipfile

from lesson import SIZE, Lesson
from rig import CannotStart, Rig
from runner import arguments, run, tests_in
from soundserver import SoundServer

RATE = 48000
# What our sounds are in this test: name, seconds, amplitude (1 is full), frequency. Each has a frequency of its own, by
# which it is found again among the others.
SOUNDS = {
    "Voice/en/letter/a.wav": (2.0, 0.3, 450),
    "Voice/en/rung/2.wav": (1.0, 0.3, 650),
    "Voice/en/praise/{}.wav": (0.8, 0.3, 550),
    "Sounds/start.ogg": (0.1, 0.2, 950),
    "Sounds/letter-done.ogg": (0.3, 0.2, 1050),
    "Sounds/fault.ogg": (0.2, 0.2, 350),
    "Sounds/button.ogg": (0.1, 0.2, 750),
    "Sounds/stroke-done.ogg": (0.1, 0.2, 850),
    "Sounds/pen.ogg": (1.0, 0.2, 150),
}
MUSIC = (60.0, 0.3, 250)
WINDOW = RATE // 50  # 20 ms: every frequency above is a whole number of periods long in it


def tone(path, seconds, amplitude, frequency):
    """Writes a tone. A WAV file is one whatever its name says."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    second = b"".join(struct.pack("<h", round(32767 * amplitude * math.sin(2 * math.pi * frequency * i / RATE)))
                      for i in range(RATE))
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((second * math.ceil(seconds))[:round(seconds * RATE) * 2])


def make_pack(folder):
    """A folder that stands in for a pack over all others, with tones for voices, and one tone for all music there is."""
    for name, sound in SOUNDS.items():
        for one in [name.format(i) for i in range(1, 13)] if "{}" in name else [name]:
            tone(os.path.join(folder, "tones", one), *sound)
    music = {"Music/tone.ogg"}
    for built in glob.glob(os.path.join(os.path.dirname(__file__), "../../Packs/built/*.zip")):
        with zipfile.ZipFile(built) as pack:
            music.update(name for name in pack.namelist() if name.startswith("Music/") and not name.endswith("/"))
    for name in music:
        tone(os.path.join(folder, "tones", name), *MUSIC)


class Heard:
    """What was written to the disk device: 16 bits, two channels."""

    def __init__(self, path):
        samples = array.array("h")
        with open(path, "rb") as file:
            data = file.read()
        samples.frombytes(data[:len(data) // 4 * 4])
        self.left = samples[0::2]
        self.seconds = len(self.left) / RATE

    def amplitudes(self, frequency):
        """How strong a frequency is in each window, 0 to 1 (Goertzel's algorithm)."""
        turn = 2 * math.cos(2 * math.pi * frequency / RATE)
        found = []
        for start in range(0, len(self.left) - WINDOW + 1, WINDOW):
            before = last = 0.0
            for sample in self.left[start:start + WINDOW]:
                before, last = last, sample + turn * last - before
            power = before * before + last * last - turn * before * last
            found.append(math.sqrt(max(0, power)) * 2 / WINDOW / 32768)
        return found

    def parts(self, name):
        """When a sound was heard: (start, seconds, amplitude) of each time."""
        _, amplitude, frequency = SOUNDS[name]
        found, start = [], None
        windows = self.amplitudes(frequency) + [0]
        for i, strength in enumerate(windows):
            if strength > amplitude * 0.1 and start is None:
                start = i
            elif strength <= amplitude * 0.1 and start is not None:
                middle = sorted(windows[start:i])[(i - start) // 2]
                found.append((start * WINDOW / RATE, (i - start) * WINDOW / RATE, middle))
                start = None
        return found


def decibels(a, b):
    return 20 * math.log10(max(a, 1e-9) / b)


class Listener(Lesson):
    """A lesson that is heard."""

    def __init__(self, rig, program, environment, music):
        self.packs = tempfile.TemporaryDirectory(prefix="sound-")
        self.samples = os.path.join(self.packs.name, "heard.raw")
        make_pack(os.path.join(self.packs.name, "packs"))
        settings = os.path.join(self.packs.name, "tracewell", "settings")
        os.makedirs(os.path.dirname(settings))
        with open(settings, "w") as file:
            file.write(f"music-volume = {music}\neffects-volume = 100\n")
        super().__init__(
            rig, program, "--packs", os.path.join(self.packs.name, "packs"), SDL_DISKAUDIOFILE=self.samples,
            XDG_CONFIG_DIRS=self.packs.name, **environment)

    def close(self):
        super().close()
        self.packs.cleanup()

    def device(self, state, count=1):
        """Waits until the device was in this state so many times."""
        self.wait("sound-device", count, lambda event: event["state"] == state)

    def said(self, entry, count=1):
        """Waits until a sound began for the count-th time."""
        self.wait("sound", count, lambda event: event["entry"] == entry)

    def tap_ear(self):
        hand = self.hand("touch", finger=7)
        place = self.ear()
        self.rig.play(hand.down(place) + [{"wait": 0.05}] + hand.up(place))

    def ear(self):
        """The ear's place in the window, as the lesson's layout has it for the right hand."""
        unit, button = min(SIZE) / 96, 0.07 * SIZE[0]
        return button, 5.8 * unit + 1.5 * button

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
    heard = Heard(lesson.samples)
    ends = []
    for name in ["Voice/en/letter/a.wav", "Voice/en/rung/2.wav"]:
        wanted, amplitude, _ = SOUNDS[name]
        parts = heard.parts(name)
        assert len(parts) == 1, f"{name}: {parts}"
        begin, seconds, level = parts[0]
        assert abs(seconds - wanted) < 0.045, f"{name}: {seconds:.3f} s"
        assert abs(decibels(level, amplitude)) < 0.3, f"{name}: {decibels(level, amplitude):.2f} dB"
        ends.append((begin, begin + seconds))
    gap = ends[1][0] - ends[0][1]
    assert 0.1 < gap < 0.6, f"{gap:.2f} s between two prompts"
    assert 1.5 < heard.seconds - ends[1][1] < 2.6, f"open for {heard.seconds - ends[1][1]:.2f} s of silence"


def test_music_makes_room(start):
    """Music is 12 dB and more under a voice, silent while the pen is down, and comes back."""
    lesson = start(DISK, music=100)
    lesson.said("Voice/en/rung/2.wav")
    time.sleep(3.5)
    path = lesson.paths()[0]
    hand = lesson.hand("touch")
    lesson.rig.play(hand.down(path[0]))
    for point in path[:len(path) // 2]:
        lesson.rig.play(hand.move(point) + [{"wait": 0.01}])
    time.sleep(1)
    lesson.process.kill()
    lesson.process.wait()
    lesson.ended = True
    heard = Heard(lesson.samples)
    music = heard.amplitudes(MUSIC[2])
    begin, seconds, _ = heard.parts("Voice/en/rung/2.wav")[0]

    def level(start, end):
        part = music[round(start * 50):round(end * 50)]
        return max(part), min(part)
    under, _ = level(begin + 0.05, begin + seconds - 0.05)
    _, alone = level(begin + seconds + 1.5, begin + seconds + 2)
    assert decibels(alone, MUSIC[1]) > -0.5, f"alone at {decibels(alone, MUSIC[1]):.1f} dB"
    assert decibels(under, alone) < -12, f"only {decibels(under, alone):.1f} dB under a voice"
    print(f"        music under a voice: {decibels(under, alone):.1f} dB")
    pens = heard.parts("Sounds/pen.ogg")
    assert pens, "the pen is not heard"
    written, _ = level(heard.seconds - 0.6, heard.seconds - 0.1)
    assert written < 0.001, f"music at {written:.4f} while the pen is down"


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
    args = arguments(__doc__)
    try:
        rig = Rig()
    except CannotStart as reason:
        print(f"SKIPPED sound: {reason}")
        return 0

    def play(_, test):
        started = []

        def start(environment, music=0):
            started.append(Listener(rig, args.program, environment, music))
            return started[0]

        try:
            test(start)
            if not started[0].ended:
                started[0].alive()
        finally:
            for lesson in started:
                lesson.close()

    with rig:
        return run("sound", tests_in(globals(), args.only), play)


if __name__ == "__main__":
    sys.exit(main())
