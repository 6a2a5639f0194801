"""What is measured without a window: grader, packs, building a pack, installing; each beside its rival and its floor."""
import glob
import json
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time

from figures import FLOOR, OURS, Figure

ROOT = os.path.normpath(os.path.join(os.path.dirname(__file__), "../.."))
ENTRIES = 5000  # files of the measured pack
ROUNDS = 5


def grader(program):
    """Grading a point, beside the nearest point of the whole curve and a walk in C."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "grader.json")
        subprocess.run([program, "--json", path], check=True, stdout=subprocess.DEVNULL)
        with open(path) as file:
            told = json.load(file)
    figures = []
    for path in told["points"]:
        measure = f"a point, path {path['length']:.0f}"
        figures += [Figure(measure, OURS, "ns", path["batch_median_ns"]),
                    Figure(measure, "nearest point", "ns", path["nearest_point_ns"]),
                    Figure(measure, "C walk", "ns", path["walk_ns"])]
    figures += [Figure("a point, p99", OURS, "ns", max(p["quiet_p99_ns"] for p in told["points"])),
                Figure("allocations a point", OURS, "", max(p["allocations_per_point"] for p in told["points"]))]
    for traces in told["traces"]:
        name = OURS if "nearest" not in traces["grader"].lower() else "nearest point"
        figures.append(Figure(f"right verdicts, {traces['file']}", name, f"of {traces['all']}", traces["right"]))
    return figures


def packs(builder):
    """Opening, looking up and reading, beside libzip, PhysFS and plain files."""
    told = subprocess.run([builder, "bench", "--entries", str(ENTRIES)], check=True, capture_output=True, text=True)
    figures = []
    for line in told.stdout.splitlines()[2:]:
        _, name, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        name = {"Tracewell, own index": OURS}.get(name, name)
        for measure, cell in zip(("open", "look-up", "miss", "read one", "heap", "heap an entry"), cells):
            found = re.match(r"([\d.]+)\s*(\S*)", cell)
            if found:
                figures.append(Figure(measure, name, found[2] or "bytes", float(found[1])))
    return figures


def timed(command, **options):
    began = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **options)
    return (time.perf_counter() - began) * 1000


def build(builder):
    """Building the pack of the English course anew, beside zip over as many files."""
    with tempfile.TemporaryDirectory() as folder:
        out, plain = os.path.join(folder, "a.zip"), os.path.join(folder, "b.zip")
        ours, theirs = [], []
        for _ in range(ROUNDS):
            for path in (out, plain):
                if os.path.exists(path):
                    os.remove(path)
            ours.append(timed([builder, "build", os.path.join(ROOT, "Packs/course-en.recipe"), "-o", out]))
            theirs.append(timed(["zip", "-q", "-r", plain, *glob.glob("Letters/en-*"), "Levels"],
                                cwd=os.path.join(ROOT, "Assets")))
    return [Figure("build course-en", OURS, "ms", statistics.median(ours), least=min(ours)),
            Figure("build course-en", "zip", "ms", statistics.median(theirs), least=min(theirs))]


def tree(folder):
    """Count and megabytes of the files below a folder; hard links count once."""
    seen = {}
    for place, _, names in os.walk(folder):
        for name in names:
            told = os.lstat(os.path.join(place, name))
            seen[told.st_ino] = told.st_size
    return len(seen), sum(seen.values()) / 1e6


def install(rivals):
    """What `make install` lays out and how long that takes, beside a plain copy and what rivals' packages hold."""
    with tempfile.TemporaryDirectory() as folder:
        target, copy = os.path.join(folder, "ours"), os.path.join(folder, "copy")
        took = timed([os.path.join(ROOT, "Packaging/install"), target, "/usr"], cwd=ROOT)
        files, size = tree(target)
        copied = timed(["cp", "-R", target, copy])
    figures = [Figure("install", OURS, "ms", took), Figure("install", "cp -R", "ms", copied),
               Figure("installed files", OURS, "", files), Figure("installed size", OURS, "MB", size)]
    for rival in rivals:
        names = packages(rival.package)
        listed = subprocess.run(["dpkg-query", "-L", *names], capture_output=True, text=True).stdout.splitlines()
        held = {path for path in listed if os.path.isfile(path) and not os.path.islink(path)}
        figures += [Figure("installed files", rival.name, "", len(held)),
                    Figure("installed size", rival.name, "MB", sum(map(os.path.getsize, held)) / 1e6)]
    return figures


def packages(name):
    """A program's own packages: those that carry its name."""
    told = subprocess.run(["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n"], check=True,
                          capture_output=True, text=True).stdout
    return [line.split()[0] for line in told.splitlines()
            if line.startswith(name.removesuffix("-qt")) and line.endswith(" installed")]
