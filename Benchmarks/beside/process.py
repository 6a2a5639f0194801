"""What a running program uses: memory, processor time, wake-ups; read from /proc."""
import os
import subprocess
import threading
import time


def family(pid):
    """A process and all that it started."""
    found, left = [], [pid]
    while left:
        pid = left.pop()
        found.append(pid)
        try:
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/children") as file:
                    left += [int(word) for word in file.read().split()]
        except OSError:
            pass  # it has ended meanwhile
    return found


def _field(path, name):
    try:
        with open(path) as file:
            for line in file:
                if line.startswith(name):
                    return int(line.split()[1])
    except OSError:
        pass  # it has ended meanwhile
    return 0


def proportional(pid):
    """Megabytes of the process, what it shares divided by those it shares with."""
    return sum(_field(f"/proc/{each}/smaps_rollup", "Pss:") for each in family(pid)) / 1024


def ticks(pid):
    """Hundredths of a second of processor time so far."""
    total = 0
    for each in family(pid):
        with open(f"/proc/{each}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total


def wakeups(pid):
    """How often each of its threads went to sleep so far."""
    return {task: _field(f"/proc/{each}/task/{task}/status", "voluntary_ctxt_switches")
            for each in family(pid) for task in os.listdir(f"/proc/{each}/task")}


class Running:
    """A started program whose memory is watched; leaving the block ends it."""

    EVERY = 0.02  # seconds between two looks at its memory

    def __init__(self, rig, program):
        self.peak, self.over = 0.0, threading.Event()
        self.process = subprocess.Popen(
            program.command, env=rig.environment(**program.environment()), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.watcher = threading.Thread(target=self._watch)
        self.watcher.start()

    def _watch(self):
        while not self.over.wait(self.EVERY):
            self.peak = max(self.peak, proportional(self.process.pid))

    def stop_watching(self):
        """From now on nothing of ours takes the processor from it."""
        self.over.set()
        self.watcher.join()

    def idle(self, seconds):
        """Ticks and wake-ups a second while nobody touches it."""
        pid = self.process.pid
        before = ticks(pid), wakeups(pid)
        time.sleep(seconds)
        slept = sum(count - before[1].get(task, 0) for task, count in wakeups(pid).items())
        return ticks(pid) - before[0], slept / seconds

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop_watching()
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
