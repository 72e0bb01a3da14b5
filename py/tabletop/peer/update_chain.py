"""Computes the hash chain over all updates that a guest was told: host and guest compare its end."""

from typing import Any

from tabletop.peer.seed_crypto import digest

NO_HEAD = "0" * 64
"""The end of the chain before the first update."""

SEEN_EVERY = 8
"""After so many updates the guest confirms the end of its hash chain."""


def chained(head: str, body: dict[str, Any]) -> str:
    """Return the end of the chain after ``body``, whose end was ``head`` before it."""
    return digest(head, digest(body))
