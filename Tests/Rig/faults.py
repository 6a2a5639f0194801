#!/usr/bin/env python3
"""Plays lessons on the real program while the machine fails it: the child goes on or the program ends in order, and every
attempt that was finished is on record afterwards.

    faults.py --program PATH [--only NAME]

What a machine cannot play (no right to mount, no PulseAudio, no libfaketime) is named as skipped.
"""
import glob
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile

from kiosk import Desk
from rig import CannotStart, Rig, modeline
from runner import Skipped, arguments, run, tests_in
from soundserver import SoundServer
from trial import LEARNER, Place, Trial, make_pack

SIZE = (1024, 600)
ESCAPE = 9


def goes_on(trial, code="accepted"):
    """The child writes the letter once more and is told what it was."""
    trial.again()
    told = trial.write()
    assert told == code, f"told {told}"


def looks_around(trial):
    """Everything that is read from packs when a child moves about: map, album, another letter."""
    trial.key(ESCAPE)
    trial.wait("buttons")
    stones = {n: p for n, p in trial.events("buttons")[-1].items() if n.startswith("stone(")}
    assert stones, f"nothing to press: {trial.events('buttons')[-1]}"
    count = len(trial.events("scene"))
    x, y = stones.get("stone(1)") or list(stones.values())[0]
    trial.rig.play([{"mouse": "move", "x": x / SIZE[0], "y": y / SIZE[1]}, {"mouse": "down", "x": x / SIZE[0], "y": y / SIZE[1]},
                    {"wait": 0.06}, {"mouse": "up", "x": x / SIZE[0], "y": y / SIZE[1]}])
    trial.wait("scene", count + 1)
    trial.key(ESCAPE)


def lesson_with(trial, fault):
    """Writes, lets the fault happen in the middle of the second letter, writes on, moves about, ends; nothing is lost."""
    assert trial.write() == "accepted"
    trial.again()
    trial.write(meanwhile=fault)
    goes_on(trial)
    trial.alive()


def ended_in_order(trial, count=3):
    """The program ends when the system asks for it; so many attempts at least are on record, and all that were told."""
    assert trial.stop() == 0, f"ended with {trial.process.returncode}: {trial.words()[-300:]}"
    found = trial.nothing_lost()
    assert found >= count, f"{found} attempts, expected {count}"


def killed(trial, count=3):
    """The program is killed a second after the last letter; exactly so many attempts are on record."""
    time.sleep(1)
    trial.process.kill()
    trial.process.wait()
    assert trial.nothing_lost() == count


# Packs


def play_packs(start, fault):
    trial = start()
    lesson_with(trial, lambda: fault(trial))
    looks_around(trial)
    trial.alive()
    ended_in_order(trial)


def test_packs_vanish(start):
    """Every pack is removed, and the folder they were in."""
    play_packs(start, lambda trial: shutil.rmtree(trial.place.packs))


def test_pack_is_replaced(start):
    """Another pack takes the place of the one that is read, as an update does it."""
    def fault(trial):
        make_pack(trial.pack + ".new", keep=lambda name: "icons" not in name)
        os.replace(trial.pack + ".new", trial.pack)
    play_packs(start, fault)


def test_pack_is_cut(start):
    """The pack that is being read loses its second half, then all of it."""
    def fault(trial):
        os.truncate(trial.pack, os.path.getsize(trial.pack) // 2)
        time.sleep(0.3)
        os.truncate(trial.pack, 0)
    play_packs(start, fault)


def test_pack_is_overwritten(start):
    """Foreign bytes are written into the pack that is being read."""
    def fault(trial):
        with open(trial.pack, "r+b") as file:
            size = os.path.getsize(trial.pack)
            for at in range(0, size - 64, 4096):
                file.seek(at)
                file.write(b"\xff\x00PK\x01\x02\xfe\xed" * 8)
    play_packs(start, fault)


# Records


def test_records_vanish(start):
    """The files of the records are removed under the program."""
    trial = start()
    lesson_with(trial, lambda: [os.unlink(p) for p in glob.glob(f"{trial.data}/records-*/live.sqlite*")])
    ended_in_order(trial)


def test_records_vanish_and_a_kill(start):
    """The same, and a second after the last letter the program is killed."""
    trial = start()
    lesson_with(trial, lambda: [os.unlink(p) for p in glob.glob(f"{trial.data}/records-*/live.sqlite*")])
    killed(trial)


def test_data_folder_vanishes(start):
    """The whole folder of the user's data is removed under the program."""
    trial = start()
    lesson_with(trial, lambda: shutil.rmtree(trial.data))
    ended_in_order(trial)


def test_journal_vanishes(start):
    """Only the records' journal is removed, which holds what is newest."""
    trial = start()
    lesson_with(trial, lambda: [os.unlink(p) for p in glob.glob(f"{trial.data}/records-*/live.sqlite-wal")])
    killed(trial)


def test_disk_fills(start):
    """Not a block is left while the child writes; later there is room again."""
    if os.geteuid() != 0:
        raise Skipped("only root may mount a small disk")
    trial = start(disk=1024)
    filler = os.path.join(trial.data, "filler")

    def fill():
        with open(filler, "wb", buffering=0) as file:
            try:
                while file.write(b"\x07" * 4096) == 4096:
                    pass
            except OSError:
                pass
    lesson_with(trial, fill)
    for _ in range(3):
        goes_on(trial)
    trial.alive()
    os.unlink(filler)
    time.sleep(1.5)
    killed(trial, count=6)


def test_files_may_not_grow(start):
    """The user's limit on the size of files is reached: the system sends a signal whose usual answer is to die."""
    trial = start(before=["prlimit", "--fsize=163840:unlimited"])
    for _ in range(6):
        trial.write()
        trial.again()
    subprocess.run(["prlimit", "--pid", str(trial.process.pid), "--fsize=unlimited:unlimited"], check=True)
    trial.write()
    ended_in_order(trial)


# Sound


def test_sound_device_goes(start):
    """The only device is unplugged in the middle of a letter; then the whole sound server dies."""
    with SoundServer() as server:
        plugged = server.plug("headset")
        trial = start(**server.environment())
        lesson_with(trial, lambda: server.unplug(plugged))
        trial.again()
        trial.write(meanwhile=server.kill)
        goes_on(trial)
        ended_in_order(trial)


# Display


def test_window_is_resized(start):
    """The window's size changes in the middle of a letter, to tiny and back."""
    trial = start()
    screen = trial.rig.screen
    assert trial.write() == "accepted"
    trial.again()
    lift = trial.write_half()
    for width, height in [(640, 480), (1, 1), (320, 240), (1024, 600), (200, 600), SIZE]:
        screen.resize(screen.windows()[-1], width, height)
        time.sleep(0.25)
    lift()
    trial.field = trial.events("field")[-1]
    assert trial.write() == "accepted"
    ended_in_order(trial, 2)


def test_display_is_turned(start):
    """The display is turned upright, shrinks and comes back while letters are written in full screen; a window manager has
    the window follow. The dummy driver turns nothing itself: an upright mode is what a turned display looks like."""
    with Rig(*SIZE) as rig:
        desk = Desk(rig)
        try:
            trial = start(rig=rig, options=["--full-screen"])
            upright = f"{SIZE[1]}x{SIZE[0]}"
            mode = modeline(SIZE[1], SIZE[0]).replace("Modeline", "").replace('"', "").split()

            def display(*change):
                done = subprocess.run(["xrandr", "-d", rig.display, *change], capture_output=True, text=True)
                if done.returncode:
                    raise Skipped(f"xrandr: {done.stderr.strip()}")
                time.sleep(0.7)
                trial.alive()
                trial.field = trial.events("field")[-1]
            written = 0
            for size in [upright, "800x600", f"{SIZE[0]}x{SIZE[1]}"]:
                before = trial.field
                lift = trial.write_half()
                if size == upright:
                    display("--newmode", *mode)
                    display("--addmode", "DUMMY0", upright)
                display("--output", "DUMMY0", "--mode", size)
                lift()
                assert trial.field != before, f"the letter does not follow to {size}"
                rig.width, rig.height = (int(side) for side in size.split("x"))
                assert trial.write() == "accepted", f"nothing can be written at {size}"
                written += 1
                trial.again()
            ended_in_order(trial, written)
        finally:
            desk.close()


def test_display_goes(start):
    """The X server dies a moment after a letter was finished: the program ends, and the letter is on record."""
    with Rig(*SIZE) as rig:
        trial = start(rig=rig)
        trial.write()
        trial.again()
        trial.write()
        rig.server.kill()
        rig.server.wait()
        trial.ends()
        assert trial.nothing_lost() == 2


# Time


def test_clock_jumps(start):
    """The system's clock leaps ten years ahead, two days back and to before 1970."""
    with tempfile.TemporaryDirectory(prefix="clock-") as folder:
        shim = os.path.join(folder, "clock.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "clock.c")
        built = subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", shim, source], capture_output=True, text=True)
        if built.returncode:
            raise Skipped("gcc does not build the clock")
        trial = start(clock=shim)
        day, now = 86400, time.time()
        # The last two: a machine whose battery is dead, and one that counts seconds in 32 bits.
        for ahead in [3650 * day, -2 * day, -now - 3600, 2 ** 31 - now - 1]:
            trial.write(meanwhile=lambda: trial.set_clock(ahead))
            trial.again()
        trial.set_clock(0)
        trial.write()
        assert trial.stop() == 0
        assert trial.kept() and sorted(trial.kept()) == ["accepted"] * 5, f"kept {trial.kept()}"


def test_stopped_and_continued(start):
    """The process is stopped for two seconds in the middle of a letter, as a lid that closes."""
    trial = start()

    def sleep():
        trial.process.send_signal(signal.SIGSTOP)
        time.sleep(2)
        trial.process.send_signal(signal.SIGCONT)
    lesson_with(trial, sleep)
    ended_in_order(trial)


# Memory


def test_memory_is_short(start):
    """From the middle of a letter on the program may have 24 MB more than it has, and later 4."""
    trial = start()

    def limit(spare):
        with open(f"/proc/{trial.process.pid}/status") as file:
            size = next(int(line.split()[1]) for line in file if line.startswith("VmSize"))
        resource.prlimit(trial.process.pid, resource.RLIMIT_AS, (size * 1024 + (spare << 20), resource.RLIM_INFINITY))
    lesson_with(trial, lambda: limit(24))
    looks_around(trial)
    limit(4)
    trial.alive()
    resource.prlimit(trial.process.pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    ended_in_order(trial)


def test_killed_for_memory(start):
    """The system takes the memory back by killing the program right after the verdict was seen."""
    trial = start()
    lesson_with(trial, lambda: None)
    killed(trial)


# Signals


def play_signal(start, number):
    trial = start()
    assert trial.write() == "accepted"
    trial.again()
    trial.write()
    # At once: the attempt may still be on its way to the disk.
    trial.process.send_signal(number)
    assert trial.ends() == 0, f"ended with {trial.process.returncode}"
    assert trial.nothing_lost() == 2


def test_terminated(start):
    """SIGTERM, as at the end of a session."""
    play_signal(start, signal.SIGTERM)


def test_interrupted(start):
    """SIGINT, as by Ctrl+C."""
    play_signal(start, signal.SIGINT)


def test_hung_up(start):
    """SIGHUP, as when the terminal closes."""
    play_signal(start, signal.SIGHUP)


def test_terminated_while_starting(start):
    """SIGTERM at every moment of the start: the program ends, and the records open."""
    trial = start()
    assert trial.stop() == 0
    for pause in range(0, 400, 25):
        trial.process = trial.start([], [], {})
        time.sleep(pause / 1000)
        trial.process.terminate()
        assert trial.ends() in (0, -signal.SIGTERM), f"after {pause} ms: {trial.process.returncode}: {trial.words()[-300:]}"
    assert trial.kept() == []
    assert LEARNER in trial.records("learners", "list")


# Hostile packs, and what is left on the disk


def tree(*folders):
    """Every file and folder with its mode."""
    found = {}
    for folder in folders:
        for path, names, files in os.walk(folder):
            for name in names + files:
                found[os.path.join(path, name)] = os.lstat(os.path.join(path, name)).st_mode
    return found


def test_hostile_packs_write_nowhere(start):
    """Packs whose names climb out of their folder are refused; nothing is written but below the user's own folders."""
    def spoil(trial_pack):
        for number, name in enumerate(["../../evil", "/tmp/tracewell-evil", "Localization/../../../../evil.mo",
                                       "Localization/..\\..\\evil.mo", "Letters/en-upright/../../../evil.svg", "C:/evil"]):
            with zipfile.ZipFile(os.path.join(os.path.dirname(trial_pack), f"z-{number}.zip"), "w") as pack:
                pack.writestr(zipfile.ZipInfo(name), b"evil")
        link = zipfile.ZipInfo("Localization/ru.mo")
        link.external_attr = 0o120777 << 16
        with zipfile.ZipFile(os.path.join(os.path.dirname(trial_pack), "z-link.zip"), "w") as pack:
            pack.writestr(link, b"/etc/passwd")
    trial = start()
    assert trial.stop() == 0
    before = tree(trial.folder, trial.place.folder)
    spoil(trial.pack)
    trial.process = trial.start(["--ui", "ru"], [], {"LANGUAGE": "../../../evil:ru"})
    trial.again()
    lesson_with(trial, lambda: None)
    looks_around(trial)
    ended_in_order(trial)
    written = {path for path in tree(trial.folder, trial.place.folder) if path not in before}
    # The last is what the sound server's library keeps beside its socket.
    allowed = (trial.data, trial.home, trial.stats, *(os.path.join(trial.folder, n) for n in ("attempts.jsonl", "pulse")))
    strays = [path for path in written if not path.startswith(allowed) and not os.path.basename(path).startswith("z-")]
    assert not strays, f"written elsewhere: {strays}"
    assert not glob.glob("/tmp/tracewell-evil*") and "evil" not in "".join(written), f"written: {written}"
    assert trial.words().count("z-") >= 7, f"not every hostile pack is told: {trial.words()}"


def test_files_are_private(start):
    """What the program leaves on the disk only its owner may read, even where the user's mask lets everybody."""
    trial = start(before=["sh", "-c", 'umask 0; exec "$0" "$@"'])
    lesson_with(trial, lambda: None)
    ended_in_order(trial)
    folders = (trial.data, os.path.join(trial.home, ".local"), os.path.join(trial.home, ".cache"))
    found = tree(*folders)
    assert any(path.endswith("live.sqlite") for path in found) and any(path.endswith("/log") for path in found), found
    shared = {path: oct(mode) for path, mode in found.items() if mode & 0o077 and not os.path.islink(path)}
    # What fontconfig keeps is its own affair.
    shared = {path: mode for path, mode in shared.items() if "/fontconfig" not in path and "/mesa" not in path}
    assert not shared, f"others may look into {shared}"


def test_log_tells_no_name(start):
    """After faults of every kind the log says what happened, and not whose data it was."""
    trial = start(options=["--packs", os.path.join(tempfile.gettempdir(), LEARNER)])
    lesson_with(trial, lambda: [os.unlink(p) for p in glob.glob(f"{trial.data}/records-*/live.sqlite*")])
    with open(trial.pack, "r+b") as file:
        file.truncate(1000)
    looks_around(trial)
    ended_in_order(trial)
    with open(os.path.join(trial.home, ".local/state/tracewell/log")) as file:
        log = file.read()
    assert "start: version" in log and " end" in log and "rule" in log, f"the log does not help: {log}"
    assert LEARNER.lower() not in log.lower(), f"the log names a child: {log}"
    assert trial.folder not in log, f"the log tells a path: {log}"


def main():
    args = arguments(__doc__)
    try:
        rig = Rig(*SIZE)
    except CannotStart as reason:
        print(f"SKIPPED faults: {reason}")
        return 0
    place = Place(args.program)

    def play(_, test):
        started = []

        def start(rig=rig, **how):
            started.append(Trial(rig, place, **how))
            return started[-1]

        try:
            test(start)
        finally:
            for trial in started:
                trial.close()

    with rig:
        code = run("faults", tests_in(globals(), args.only), play)
    place.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
