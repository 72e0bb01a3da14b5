"""Estimates what the crown is worth."""

from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


def crown_worth(look: Outlook, seat: SeatView) -> float:
    """Return what the crown is worth to ``seat`` next round, in gold: drafting first, and points of its city."""
    near_end = 0.6 if min(look.left(other) for other in look.view.seats) <= 2 else 0.0
    return 1.0 + near_end + (1.5 if look.crown_points(seat) else 0.0) + (0.3 if not seat.crown else 0.0)
