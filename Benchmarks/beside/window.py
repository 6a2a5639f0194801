"""What is seen from outside of any program with a window: its start, its ink, its memory, its rest."""
import json
import statistics
import subprocess
import time

from figures import Figure
from process import Running, proportional
from programs import STEPS

QUIET = 2500  # milliseconds without a change after which a program counts as ready: a splash screen stays as long
IDLE = 10  # seconds
PAUSE = 8  # milliseconds between two points of the pen


def start(rig, programs, probe, rounds):
    """First change of the screen and the last before it stays still; the programs take turns."""
    first, still = ({p.name: [] for p in programs} for _ in range(2))
    for _ in range(rounds + 1):
        for program in programs:
            told = subprocess.run([probe, str(QUIET), *program.command], capture_output=True, text=True,
                                  env=rig.environment(**program.environment()))
            if told.returncode == 0:
                times = json.loads(told.stdout)
                first[program.name].append(times["first_ms"])
                still[program.name].append(times["still_ms"])
    # The first round only fills the system's caches.
    return [Figure(measure, name, "ms", statistics.median(times[1:]), least=min(times[1:]))
            for measure, found in (("first frame", first), ("ready", still))
            for name, times in found.items() if len(times) > 1]


def wait_until_still(rig, quiet=0.5, patience=60):
    """Waits until the screen does not change any more."""
    last, since, end = rig.screen.shot().rows, time.monotonic(), time.monotonic() + patience
    while time.monotonic() < end and time.monotonic() - since < quiet:
        time.sleep(0.1)
        now = rig.screen.shot().rows
        if now != last:
            last, since = now, time.monotonic()


def draw(rig, program, probe):
    """Milliseconds from pen to pixel of each point of a stroke; -1 for one that was not seen."""
    if not program.stroke():
        return []
    pen = rig.devices["pen"].socket
    patience = pen.gettimeout()
    pen.settimeout(None)  # a file with a time limit is one that does not wait for the probe
    x, y, dx, dy = program.stroke()
    told = subprocess.run([probe, str(pen.fileno()), *(f"{v:.3f}" for v in (x, y, dx, dy)), str(STEPS), str(PAUSE)],
                          check=True, capture_output=True, text=True, pass_fds=[pen.fileno()],
                          env=rig.environment())
    pen.settimeout(patience)
    return json.loads(told.stdout)


def visits(rig, programs, probe, rounds, shots=None):
    """Starts each program, leaves it alone, and writes a stroke in it; the programs take turns."""
    kinds = ("ink", "steady", "peak", "ticks", "wakeups")
    found = {p.name: {kind: [] for kind in kinds} for p in programs}
    for number in range(rounds):
        for program in programs:
            of = found[program.name]
            with Running(rig, program) as running:
                time.sleep(1)
                wait_until_still(rig, QUIET / 1000)
                running.stop_watching()
                time.sleep(program.rests_after)
                ticks, wakeups = running.idle(IDLE)
                of["ink"] += draw(rig, program, probe)
                if shots:
                    rig.screen.shot().save(f"{shots}/{program.name.replace(' ', '-')}-{number}.png")
                wait_until_still(rig)
                if running.process.poll() is not None:
                    raise RuntimeError(f"{program.name} ended by itself, code {running.process.returncode}")
                steady = proportional(running.process.pid)
                of["steady"].append(steady)
                of["peak"].append(max(running.peak, steady))
                of["ticks"].append(ticks)
                of["wakeups"].append(wakeups)
    figures = []
    for name, of in found.items():
        seen = sorted(t for t in of["ink"] if t >= 0)
        lost = len(of["ink"]) - len(seen)
        if seen:
            figures += [Figure("pen to pixel, median", name, "ms", statistics.median(seen), least=seen[0]),
                        Figure("pen to pixel, p95", name, "ms", seen[len(seen) * 95 // 100]),
                        Figure("points not seen within 0.5 s", name, f"of {len(of['ink'])}", lost)]
        figures += [Figure("memory, steady", name, "MB PSS", statistics.median(of["steady"])),
                    Figure("memory, peak", name, "MB PSS", max(of["peak"])),
                    Figure("idle, 10 s", name, "ticks", statistics.median(of["ticks"])),
                    Figure("idle", name, "wake-ups/s", statistics.median(of["wakeups"]))]
    return figures
