"""What the figures were measured on."""
import os
import platform
import subprocess


def _line(path, name, separator):
    try:
        with open(path) as file:
            for line in file:
                key, found, value = line.partition(separator)
                if found and key.strip() == name:
                    return value.strip().strip('"')
    except OSError:
        pass  # not told on this system
    return "unknown"


def describe():
    """Processor, cores, memory, system, kernel, load; and which state of the sources."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True).stdout.strip()
    return {"processor": _line("/proc/cpuinfo", "model name", ":"), "cores": os.cpu_count(),
            "memory_kb": _line("/proc/meminfo", "MemTotal", ":"), "system": _line("/etc/os-release", "PRETTY_NAME", "="),
            "kernel": platform.release(), "commit": commit or "unknown"}


def load():
    """Programs that wanted a core over the last minute: much above 1 and times are too high, ratios less so."""
    return os.getloadavg()[0]
