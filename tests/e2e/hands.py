"""Presses keys and the mouse of a screen in memory, as a person's hands do.

By the X server, not by the browser's protocol.

What comes over a browser's protocol may count as a press where none was made, so that it cannot show what browsers
skip.
"""

import ctypes
import ctypes.util
import time
from types import TracebackType
from typing import Any, Self

LEFT_BUTTON = 1
# A press that lasts no time may be lost.
HELD = 0.04
KEYS = {
    "Alt": 0xFFE9,
    "Left": 0xFF51,
    "Right": 0xFF53,
    "Escape": 0xFF1B,
    "F6": 0xFFC3,
    "Return": 0xFF0D,
    "Tab": 0xFF09,
    "Back": 0x1008FF26,
    "Forward": 0x1008FF27,
}


def library(name: str) -> Any:
    """A library of X; None where the machine lacks it."""
    path = ctypes.util.find_library(name)
    return ctypes.CDLL(path) if path else None


def can_press() -> bool:
    return library("X11") is not None and library("Xtst") is not None


class Hands:
    """A keyboard and a mouse at a display such as ``:99``."""

    def __init__(self, display: str) -> None:
        self.x11, self.xtst = library("X11"), library("Xtst")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.x11.XKeysymToKeycode.restype = ctypes.c_ubyte
        for flushing in (self.x11.XFlush, self.x11.XCloseDisplay):
            flushing.argtypes = [ctypes.c_void_p]
        self.xtst.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.xtst.XTestFakeButtonEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self.xtst.XTestFakeMotionEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self.display: Any = self.x11.XOpenDisplay(display.encode())
        assert self.display, f"no screen {display}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.x11.XCloseDisplay(self.display)

    def done(self) -> None:
        self.x11.XFlush(self.display)
        time.sleep(HELD)

    def press(self, x: float, y: float) -> None:
        """Presses the mouse at a place of the screen."""
        self.xtst.XTestFakeMotionEvent(self.display, -1, round(x), round(y), 0)
        self.done()
        for down in (1, 0):
            self.xtst.XTestFakeButtonEvent(self.display, LEFT_BUTTON, down, 0)
            self.done()

    def keys(self, *names: str) -> None:
        """Holds keys one after the other, and lets them go."""
        codes = [self.x11.XKeysymToKeycode(self.display, KEYS[name]) for name in names]
        for down, order in ((1, codes), (0, codes[::-1])):
            for code in order:
                self.xtst.XTestFakeKeyEvent(self.display, code, down, 0)
                self.done()
