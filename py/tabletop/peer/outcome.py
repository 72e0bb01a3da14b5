"""Collects the results of a call while it runs: texts to send and events for the page."""

from tabletop.kernel.errors import Refusal
from tabletop.peer import page_events
from tabletop.peer.evening.commands import Order
from tabletop.peer.messages import Refuse
from tabletop.peer.shapes import Send


class Outcome:
    """Texts to send and events for the page; ``changed``: there is something new to store."""

    def __init__(self) -> None:
        self.send: list[Send] = []
        self.events: list[page_events.PeerEvent] = []
        self.changed = False

    def text(self, link: str, text: str) -> None:
        """Send ``text`` over ``link``."""
        self.send.append(Send(link, text))

    def event(self, event: "page_events.PeerEvent") -> None:
        """Add an event for the page."""
        self.events.append(event)

    def command(self, number: int, order: Order) -> None:
        """Have the page carry ``order`` out, as the command of that ``number``."""
        self.event(page_events.CommandEvent(number, order))

    def refuse(self, link: str, conn: str, refusal: Refusal) -> None:
        """Refuse ``link``: send the reason, and have the page close it."""
        self.text(link, Refuse(conn=conn, code=refusal.code, args=refusal.args_).model_dump_json())
        self.event(page_events.RefusedEvent(link, refusal.code, refusal.args_))

    def take(self) -> "Outcome":
        """Return all that was collected, and begin anew."""
        taken = Outcome()
        taken.send, taken.events, taken.changed = self.send, self.events, self.changed
        self.__init__()
        return taken
