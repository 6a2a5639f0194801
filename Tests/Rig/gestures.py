"""Turns strokes in window pixels into the events that draw them with a finger, a pen or a mouse."""
import math


def resampled(points, step):
    """The polyline with a point every `step` along it, both ends kept."""
    out, left = [points[0]], step
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = math.hypot(bx - ax, by - ay)
        at = left
        while at < length:
            out.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            at += step
        left = at - length if length else left
    if out[-1] != points[-1]:
        out.append(points[-1])
    return out


def swerved(points, start, end, sideways):
    """The polyline pushed off its way between two shares of its length, by `sideways` at the farthest."""
    out = []
    for i, (x, y) in enumerate(points):
        share = i / max(1, len(points) - 1)
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        swing = math.sin(math.pi * (share - start) / (end - start)) if start < share < end else 0
        out.append((x - dy / length * sideways * swing, y + dx / length * sideways * swing))
    return out


class Hand:
    """Something that writes on a screen of a given size."""

    def __init__(self, kind, width, height, finger=1, rate=120):
        self.kind, self.width, self.height, self.finger, self.pause = kind, width, height, finger, 1 / rate

    def _event(self, phase, x, y):
        place = {"x": x / self.width, "y": y / self.height}
        if self.kind == "touch":
            name = {"down": "begin", "move": "update", "up": "end"}[phase]
            return {"touch": name, "id": self.finger, "pressure": 0.5, **place}
        return {self.kind: phase, "pressure": 0.4, **place}

    def down(self, place):
        return [self._event("down", *place)]

    def move(self, place):
        return [self._event("move", *place)]

    def up(self, place):
        return [self._event("up", *place)]

    def comes(self, place):
        """What a pen does before it writes."""
        if self.kind != "pen":
            return []
        return [{"pen": "in", **self._share(place)}, {"pen": "move", "pressure": 0, **self._share(place)},
                {"wait": 0.03}]

    def leaves(self, place):
        return [{"pen": "out", **self._share(place)}] if self.kind == "pen" else []

    def _share(self, place):
        return {"x": place[0] / self.width, "y": place[1] / self.height}

    def stroke(self, points, lift=True):
        """One stroke along the points at the hand's rate."""
        events = self.down(points[0])
        for point in points[1:]:
            events += [{"wait": self.pause}] + self.move(point)
        return events + ([{"wait": self.pause}] + self.up(points[-1]) if lift else [])
