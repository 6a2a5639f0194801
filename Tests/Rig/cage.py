"""Makes a program run as on an old laptop: one core at a quarter of its speed, and little memory.

Control groups do it, version 1 or 2, where they may be made (as root on Debian). Elsewhere the program runs freely, and
what it uses is to be compared with the limits instead.
"""
import os
import stat
import tempfile

#: share of one core, and the slice in which it is given: short, so that the program is slow and does not stutter
SHARE, SLICE_US = 0.25, 4000
MEMORY = 256 << 20  # bytes
ROOTS = "/sys/fs/cgroup"


class Cage:
    """Limits for all programs started by its wrapper; leaving the block takes the groups away."""

    def __init__(self, share=SHARE, memory=MEMORY):
        self.groups, self.folder = [], tempfile.TemporaryDirectory(prefix="cage-")
        quota = round(SLICE_US * share)
        name = f"tracewell-{os.getpid()}"
        if os.path.exists(f"{ROOTS}/cgroup.controllers"):
            wanted = [(f"{ROOTS}/{name}", {"cpu.max": f"{quota} {SLICE_US}", "memory.max": memory})]
        else:
            wanted = [(f"{ROOTS}/cpu/{name}", {"cpu.cfs_period_us": SLICE_US, "cpu.cfs_quota_us": quota}),
                      (f"{ROOTS}/memory/{name}", {"memory.limit_in_bytes": memory})]
        #: why there are no limits; None where there are
        self.open_because = None
        try:
            for path, limits in wanted:
                os.mkdir(path)
                self.groups.append(path)
                for file, value in limits.items():
                    with open(f"{path}/{file}", "w") as limit:
                        limit.write(str(value))
        except OSError as error:
            self.open_because = f"{error.strerror}: {error.filename}"
            self._remove()

    def wrap(self, program):
        """A command that runs the program inside, on the first core it may have."""
        core = min(os.sched_getaffinity(0))
        path = os.path.join(self.folder.name, os.path.basename(program))
        joins = "".join(f"echo $$ > {group}/cgroup.procs\n" for group in self.groups)
        with open(path, "w") as file:
            file.write(f'#!/bin/sh\n{joins}exec taskset -c {core} {program} "$@"\n')
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
        return path

    def memory_peak(self):
        """The most bytes the programs inside have held at once; None where no group counts them."""
        for group in self.groups:
            for name in ("memory.max_usage_in_bytes", "memory.peak"):
                if os.path.exists(f"{group}/{name}"):
                    with open(f"{group}/{name}") as file:
                        return int(file.read())
        return None

    def _remove(self):
        for group in self.groups:
            try:
                os.rmdir(group)
            except OSError:
                pass  # what runs in it has not ended yet; the next start of the machine takes it away
        self.groups = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._remove()
        self.folder.cleanup()
