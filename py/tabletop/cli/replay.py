"""Shows a finished game in the terminal: what happened, the scores, and the link that shows it to others."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.cli import texts
from tabletop.cli.files import read_text
from tabletop.cli.play import Terminal, unplayed_lines
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import read_record
from tabletop.match.resume import resume
from tabletop.replay_link.link_text import MARK, link_text, sound_link
from tabletop.replay_link.replay_link import Linked, open_link, write_link

_ENDINGS = {"", ".json", ".txt"}
"""How the name of a file with a save may end."""


class Played(NamedTuple):
    """A match to show.

    ``changed`` is the id of the sentence about rules that have changed since; empty if none have.
    """

    match: Match[Any, Any]
    changed: str = ""


def finished_match(kind: Kind, what: str) -> Played:
    """Return the match of a link, or of a file with a save. Raises ``Refusal``, or ValueError where it is not over."""
    linked = _linked(kind, what)
    match = resume(linked.record, kind)
    over = match.waiting is None
    if not over and linked.whole:
        raise ValueError(texts.NOT_OVER)
    return Played(match, "" if linked.whole else "replay-changed" if over else "replay-cut")


def _linked(kind: Kind, what: str) -> Linked:
    # A link is longer than the name of a file may be.
    if what and len(what) < 200 and Path(what).exists():
        return Linked(read_record(read_text(Path(what)), {kind.id: kind}), whole=True)
    if not sound_link(what) and _is_file_name(what):
        raise ValueError(texts.NO_REPLAY.format(text=what))
    return open_link(link_text(what), {kind.id: kind}, "replay")


def _is_file_name(what: str) -> bool:
    """Whether a text that is no file here was meant as the name of one."""
    path = Path(what)
    return bool(path.name) and "#" not in what and (path.suffix.lower() in _ENDINGS or len(path.parts) > 1)


def story_lines(played: Played, kind: Kind, words: Terminal[Any], seat: int | None) -> Iterator[str]:
    """Yield what ``seat`` (from 1; None: a spectator) was told, the scores, and the link."""
    match, changed = played
    if seat is not None and seat > len(match.seating):
        raise ValueError(texts.NO_SEAT.format(seat=seat))
    words.names = [chair.name for chair in match.seating]
    yield from unplayed_lines(match, words)
    update = match.update(seat - 1 if seat is not None else None, -1)
    for event in (event for moment in update.moments for event in moment.events):
        yield f"  - {words.event(event)}"
    if changed:
        yield ""
        yield words.say(changed)
    if match.waiting is None:
        yield from words.score_lines(update.view)
    # A game that did not begin with a deal of its own has no link.
    with suppress(Refusal):
        link = write_link(match, kind)
        yield ""
        yield MARK + link
