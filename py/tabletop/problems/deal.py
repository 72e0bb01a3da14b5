"""Defines a deal that a book offers where it has no problem: a set-up and a seed."""

from dataclasses import dataclass
from typing import Any

from tabletop.kernel.randomness import Seed


@dataclass(slots=True)
class Deal:
    """How a match begins that deals a card.

    A person plays seat 0, chooses first, and is offered the card that the deal is for.
    """

    setup: dict[str, Any]
    seed: Seed
