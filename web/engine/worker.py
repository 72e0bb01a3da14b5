"""What the PyScript worker runs. It imports nothing of PyScript: the engine answers in text and needs no page."""

from citadels.bridge import handle

# PyScript offers the functions named here to the page as `worker.sync.NAME`.
__export__ = ["handle"]
