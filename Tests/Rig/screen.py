"""Looks at an X screen with nothing but a socket: the few requests of the X11 protocol that a screenshot takes."""
import socket
import struct
import zlib


class Screen:
    """The root window of a display on this machine, read as pixels."""

    def __init__(self, number):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.settimeout(20)
        self.socket.connect(f"/tmp/.X11-unix/X{number}")
        # Little-endian, protocol 11.0, no authorisation.
        self.socket.sendall(struct.pack("<BxHHHHxx", 0x6C, 11, 0, 0, 0))
        status, _, _, more = struct.unpack("<BxHHH", self._read(8))
        setup = self._read(more * 4)
        if status != 1:
            raise OSError("the X server refuses: " + setup.decode("latin-1").strip("\0"))
        vendor, formats = struct.unpack_from("<H", setup, 16)[0], setup[21]
        root = 32 + (vendor + 3) // 4 * 4 + formats * 8
        self.root, = struct.unpack_from("<I", setup, root)
        self.width, self.height = struct.unpack_from("<HH", setup, root + 20)

    def close(self):
        self.socket.close()

    def _read(self, count):
        parts = []
        while count:
            part = self.socket.recv(count)
            if not part:
                raise OSError("the X server is gone")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def _ask(self, request):
        """Sends a request that has an answer and gives that: its first 32 bytes and what follows them."""
        self.socket.sendall(request)
        while True:
            head = self._read(32)
            if head[0] == 0:
                raise OSError(f"the X server reports error {head[1]}")
            if head[0] == 1:
                return head, self._read(struct.unpack_from("<I", head, 4)[0] * 4)

    def windows(self):
        """The top windows of all programs, the uppermost last."""
        _, children = self._ask(struct.pack("<BxHI", 15, 2, self.root))
        return list(struct.unpack(f"<{len(children) // 4}I", children))

    def resize(self, window, width, height):
        self.socket.sendall(struct.pack("<BxHIHxxII", 12, 5, window, 0x04 | 0x08, width, height))

    def size(self, window):
        """Width and height of a window."""
        head, _ = self._ask(struct.pack("<BxHI", 14, 2, window))
        return struct.unpack_from("<HH", head, 16)

    def show(self, window, shows):
        """Maps a window, or takes it off the screen as a window manager does that minimises it."""
        self.socket.sendall(struct.pack("<BxHI", 8 if shows else 10, 2, window))

    def focus(self, window):
        """Gives the keyboard to a window; 0 takes it from all."""
        self.socket.sendall(struct.pack("<BBHII", 42, 0, 3, window, 0))

    def window_at(self, x, y):
        """The innermost window at a place of the screen."""
        window, below = self.root, self.root
        while below:
            head, _ = self._ask(struct.pack("<BxHIIhh", 40, 4, self.root, window, x, y))
            below, = struct.unpack_from("<I", head, 8)
            window = below or window
        return window

    def atom(self, name):
        head, _ = self._ask(struct.pack("<BBHHxx", 16, 0, 2 + (len(name) + 3) // 4, len(name)) + name.encode().ljust(
            (len(name) + 3) // 4 * 4, b"\0"))
        return struct.unpack_from("<I", head, 8)[0]

    def ask_to_close(self, window):
        """Asks a window to close, as a window manager does."""
        message = struct.pack("<BBHIIII12x", 33, 32, 0, window, self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"), 0)
        self.socket.sendall(struct.pack("<BBHII", 25, 0, 11, window, 0) + message)

    def shot(self, x=0, y=0, width=None, height=None):
        """The pixels of a block of the screen, the whole of it by default."""
        width, height = width or self.width - x, height or self.height - y
        request = struct.pack("<BBHIhhHHI", 73, 2, 5, self.root, x, y, width, height, 0xFFFFFFFF)
        return Shot(x, y, width, height, self._ask(request)[1])


class Shot:
    """A block of pixels taken from the screen."""

    def __init__(self, x, y, width, height, rows):
        self.x, self.y, self.width, self.height, self.rows = x, y, width, height, rows

    def pixel(self, x, y):
        """The colour at a place of the screen as 0xRRGGBB; None outside."""
        column, row = int(x) - self.x, int(y) - self.y
        if not (0 <= column < self.width and 0 <= row < self.height):
            return None
        return struct.unpack_from("<I", self.rows, (row * self.width + column) * 4)[0] & 0xFFFFFF

    def differences(self, other, box):
        """Places inside (left, top, right, bottom) where two shots differ."""
        left, top, right, bottom = (int(v) for v in box)
        return [(x, y) for y in range(top, bottom) for x in range(left, right)
                if self.pixel(x, y) != other.pixel(x, y)]

    def save(self, path):
        """Writes the pixels as a PNG file."""
        def chunk(name, data):
            return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        lines = bytearray()
        for row in range(self.height):
            line = self.rows[row * self.width * 4:(row + 1) * self.width * 4]
            rgb = bytearray(self.width * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = line[2::4], line[1::4], line[0::4]
            lines += b"\0" + rgb
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(bytes(lines), 6)) + chunk(b"IEND", b""))
