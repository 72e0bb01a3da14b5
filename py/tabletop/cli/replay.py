"""Shows a finished game in the terminal: what happened, the scores, and the link that shows it to others."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from tabletop.cli import texts
from tabletop.cli.play import Terminal
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import Record, read_record
from tabletop.match.resume import resume
from tabletop.replay_link.replay_link import MARK, OLD_MARK, link_text, read_link, write_link


def finished_match(kind: Kind, what: str) -> Match[Any, Any]:
    """Return the match of a link, or of a file with a save. Raises ``Refusal``, or ValueError where it is not over."""
    match, _ = resume(_record(kind, what), kind)
    if match.waiting is not None:
        raise ValueError(texts.NOT_OVER)
    return match


def _record(kind: Kind, what: str) -> Record:
    if MARK not in what and OLD_MARK not in what:
        # A link is longer than the name of a file may be.
        if len(what) < 200 and Path(what).is_file():
            return read_record(Path(what).read_text("utf-8"), {kind.id: kind})
        if what.endswith(".json"):
            raise ValueError(texts.NO_REPLAY.format(text=what))
    return read_link(link_text(what), {kind.id: kind}, "replay")


def story_lines(match: Match[Any, Any], kind: Kind, words: Terminal[Any], seat: int | None) -> Iterator[str]:
    """Yield what ``seat`` (from 1; None: a spectator) was told, the scores, and the link."""
    if seat is not None and seat > len(match.seating):
        raise ValueError(texts.NO_SEAT.format(seat=seat))
    words.names = [chair.name for chair in match.seating]
    update = match.update(seat - 1 if seat is not None else None, -1)
    for event in (event for moment in update.moments for event in moment.events):
        yield f"  - {words.event(event)}"
    yield from words.score_lines(update.view)
    # A game that did not begin with a deal of its own has no link.
    with suppress(Refusal):
        link = write_link(match, kind)
        yield ""
        yield MARK + link
