"""What the PyScript worker runs. It imports nothing of PyScript: the engine answers in text and needs no page."""

from citadels.kind import CITADELS
from tabletop.desk import Desk

# The games that can be played here.
desk = Desk([CITADELS])
handle = desk.handle

# PyScript offers the functions named here to the page as `worker.sync.NAME`.
__export__ = ["handle"]
