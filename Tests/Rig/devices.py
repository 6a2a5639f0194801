"""The four devices of the rig: a touchscreen, a pen, a mouse and a keyboard that the X server believes in.

Each is one of Xorg's `inputtest` devices and takes fixed-size messages on a local socket, as laid down in
xf86-input-inputtest-protocol.h (version 1.1). The driver answers one connection in its life, so a device is
connected once and kept.
"""
import socket
import struct

AXIS_END = 65535.0
VERSION, SYNC, MOTION, PROXIMITY, BUTTON, KEY, TOUCH = range(7)
TOUCH_PHASES = {"begin": 18, "update": 19, "end": 20}
X_AXIS, Y_AXIS, PRESSURE_AXIS = 0, 1, 4

#: name: (the driver's device type, its further options)
KINDS = {
    "touch": ("Touch", {"TouchCount": 10}),
    "pen": ("PointerAbsoluteProximity", {"PointerHasPressure": "true", "PointerButtonCount": 3}),
    "mouse": ("PointerAbsolute", {"PointerButtonCount": 5}),
    "keyboard": ("Keyboard", {}),
}


def axes(values):
    """The block of axis values: which are given, then room for all 64, then the same unaccelerated."""
    mask = sum(1 << axis for axis in values)
    room = [values.get(axis, 0.0) for axis in range(64)]
    return struct.pack("<I8s4x", 0, mask.to_bytes(8, "little")) + struct.pack("<64d", *room) + bytes(64 * 8)


class Device:
    """A connection to one device; places are fractions of the screen, 0 to 1."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(10)
        self.socket.connect(path)
        self.socket.sendall(struct.pack("<IIHH", 12, VERSION, 1, 1))
        self.socket.recv(64)

    def close(self):
        self.socket.close()

    def _tell(self, what, body):
        """Sends one message and waits until the server has made events of it."""
        self.socket.sendall(struct.pack("<II", 8 + len(body), what) + body)
        self.socket.sendall(struct.pack("<II", 8, SYNC))
        self.socket.recv(8)

    @staticmethod
    def _place(x, y, pressure=None):
        values = {X_AXIS: x * AXIS_END, Y_AXIS: y * AXIS_END}
        if pressure is not None:
            values[PRESSURE_AXIS] = pressure * AXIS_END
        return axes(values)

    def touch(self, phase, finger, x, y, pressure=0.5):
        self._tell(TOUCH, struct.pack("<II", finger, TOUCH_PHASES[phase]) + self._place(x, y, pressure))

    def move(self, x, y, pressure=None):
        self._tell(MOTION, struct.pack("<I4x", 1) + self._place(x, y, pressure))

    def near(self, is_near, x, y):
        self._tell(PROXIMITY, struct.pack("<I4x", int(is_near)) + self._place(x, y))

    def button(self, number, is_down, x, y):
        self._tell(BUTTON, struct.pack("<iiI4x", 1, number, int(is_down)) + self._place(x, y))

    def key(self, code, is_down):
        self._tell(KEY, struct.pack("<iI", code, int(is_down)))
