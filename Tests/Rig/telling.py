"""A program that runs on the rig and tells what happens in a file of statistics: what it told so far, waiting for what it
tells next, and its end."""
import json
import subprocess
import time

PATIENCE = 25  # seconds until an event that does not come has failed; no test passes sooner for it


class Telling:
    """Whoever starts a program and has its `process`, its `stats` file and its `rig`."""

    seen = 0  # events that `follow` has gone past

    def events(self, name=None):
        """What was told so far; only events of this name where one is given."""
        try:
            with open(self.stats) as file:
                lines = file.read().split("\n")[:-1]
        except FileNotFoundError:
            return []
        # A file that may not grow has half a line at its end.
        told = [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]
        return told if name is None else [event for event in told if event.get("event") == name]

    def last_words(self):
        """What the program said last, for whoever reads of a failure."""
        return ""

    def alive(self):
        """Fails where the program has ended."""
        code = self.process.poll()
        assert code is None, f"the program ended with {code} {self.last_words()}".rstrip()

    def until(self, find, patience=PATIENCE):
        """What `find` finds, asked for again until it finds something; None when it never does."""
        end = time.monotonic() + patience
        while True:
            found = find()
            if found:
                return found
            self.alive()
            if time.monotonic() >= end:
                return None
            time.sleep(0.01)

    def wait(self, name, count=1, where=lambda event: True, patience=PATIENCE):
        """The count-th event of this name that is wanted, waited for."""
        def found():
            told = [event for event in self.events(name) if where(event)]
            return told[count - 1] if len(told) >= count else None
        event = self.until(found, patience)
        assert event, f"no {name} event number {count} in {patience} s, told: {self.events(name)} {self.last_words()}"
        return event

    def follow(self, wanted, patience=PATIENCE):
        """The next event that is wanted, after those gone past; None when it does not come."""
        def found():
            events = self.events()
            while self.seen < len(events):
                self.seen += 1
                if wanted(events[self.seen - 1]):
                    return events[self.seen - 1]
            return None
        return self.until(found, patience)

    def key(self, *codes):
        """Presses keys, one after another."""
        for code in codes:
            self.rig.play([{"key": "down", "code": code}, {"wait": 0.02}, {"key": "up", "code": code}, {"wait": 0.02}])

    def end(self):
        """Has the program end, in order where it does."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
