"""A PulseAudio server of the test's own, whose devices come and go as headsets do."""
import os
import shutil
import subprocess
import tempfile
import time

from runner import Skipped


class NoServer(Skipped):
    """This machine has no PulseAudio, or will not start it; the text says why."""


class SoundServer:
    """A running server; leaving ends it. Its devices are null sinks: they take sound and lose it."""

    def __init__(self):
        if not shutil.which("pulseaudio") or not shutil.which("pactl"):
            raise NoServer("PulseAudio is not installed")
        self.folder = tempfile.mkdtemp(prefix="sound-server-")
        self.socket = os.path.join(self.folder, "socket")
        self.process = None
        self.start()

    def start(self):
        """Starts the server; also one that was killed."""
        home = {**os.environ, "HOME": self.folder, "XDG_RUNTIME_DIR": self.folder, "PULSE_RUNTIME_PATH": self.folder}
        self.process = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
             "--log-level=error", "-L", f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}"],
            env=home, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 10
        while time.monotonic() < end and self.process.poll() is None:
            if self.ask("info", wants=False) is not None:
                return
            time.sleep(0.05)
        self.stop()
        raise NoServer("PulseAudio does not start")

    def ask(self, *words, wants=True):
        """What `pactl` answers; None where it gets no answer and none is wanted."""
        told = subprocess.run(
            ["pactl", "--server", f"unix:{self.socket}", *words], capture_output=True, text=True, timeout=20)
        if told.returncode:
            if wants:
                raise AssertionError(f"pactl {' '.join(words)}: {told.stderr.strip()}")
            return None
        return told.stdout

    def plug(self, name):
        """Plugs a device in; its number, for `unplug`."""
        return self.ask("load-module", "module-null-sink", f"sink_name={name}").strip()

    def unplug(self, number):
        self.ask("unload-module", number)

    def plays_on(self):
        """The devices on which something plays now."""
        sinks = dict(line.split("\t")[:2] for line in self.ask("list", "short", "sinks").splitlines())
        inputs = [line.split("\t") for line in self.ask("list", "short", "sink-inputs").splitlines()]
        return [sinks.get(fields[1], "?") for fields in inputs]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def environment(self):
        return {"SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": f"unix:{self.socket}", "PULSE_RUNTIME_PATH": self.folder}

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
