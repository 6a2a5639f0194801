"""Frame times by scene, as the program tells them while a child's first sitting is played on it."""
import statistics

import journey
from figures import OURS, Figure


LEAST = 5  # frames of a second below which it says nothing about a rate


def measure(rig, program):
    """Plays the sitting; figures of each scene: the median second, and the slowest."""
    scene, seconds = "start", {}
    events, _ = journey.play("learn", rig, program, "right")
    for event in events:
        if event.get("event") == "scene":
            scene = event["name"]
        elif "frame_ms" in event and event["fps"] >= LEAST:
            seconds.setdefault(scene, []).append(event)
    figures = []
    for scene, told in seconds.items():
        figures += [
            Figure(f"frame in {scene}, median", OURS, "ms", statistics.median(e["frame_ms"]["p50"] for e in told)),
            Figure(f"frame in {scene}, p95", OURS, "ms", statistics.median(e["frame_ms"]["p95"] for e in told)),
            Figure(f"frame in {scene}, worst second's p95", OURS, "ms", max(e["frame_ms"]["p95"] for e in told))]
    return figures
