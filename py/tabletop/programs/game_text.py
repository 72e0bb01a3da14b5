"""Writes a game as a text that people can read, and reads it back, as PGN does for chess.

A line in brackets has one fact of the game, its value as in JSON. Each answer has a line: its number, the ids of its
options (``-``: none), and in braces what came of it, which is not read back. ``carried_text.py`` undoes what messages
make of it.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop.kernel.errors import Refusal, refused, shown
from tabletop.kernel.randomness import Seed
from tabletop.match.history import History
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.record import MAX_BYTES
from tabletop.players.seating import PERSON, Chair
from tabletop.programs.carried_text import carried_rows
from tabletop.programs.checks import checked_pick, checked_seed

if TYPE_CHECKING:
    from tabletop.cli.play import Terminal

GAME, RULES, SEED, SCORES, WINNERS = "Game", "Rules", "Seed", "Scores", "Winners"
"""The facts that every game has; the others, in small letters, are those of the set-up."""
ABOUT = frozenset({GAME, RULES, SEED, SCORES, WINNERS})
NONE = "-"
"""An answer without an option."""

FACT = re.compile(r"\[(\w+) (.+)\]")
ANSWER = re.compile(r"(\d+)\. +(\S.*)")


def write_game(match: Match[Any, Any], kind: Kind, words: "Terminal[Any] | None") -> str:
    """Return the text of ``match``, with comments in ``words``. Raises ``Refusal`` (``no-text``)."""
    if not match.dealt:
        raise refused("no-text").also(**match.history.replayed.facts)
    facts: dict[str, object] = {GAME: kind.id, RULES: kind.rules, SEED: match.seed, **match.game.setup}
    if match.waiting is None:
        facts |= _results(match, kind)
    lines = [f"[{name} {json.dumps(value)}]" for name, value in facts.items()]
    lines += ["", *_story(match, words, 0)]
    for number, pick in enumerate(match.history.picks, 1):
        lines.append(" ".join([f"{number}. {' '.join(pick) or NONE}", *_story(match, words, number)]))
    return "\n".join(lines) + "\n"


def _story(match: Match[Any, Any], words: "Terminal[Any] | None", number: int) -> Iterator[str]:
    """Yield in braces what all could see at the moment ``number``."""
    if words is None:
        return
    told = [event for moment in match.moments(None, number - 1, number) for event in moment.events]
    said = re.sub(r"[{}\s]+", " ", "; ".join(words.event(event) for event in told))
    if said:
        yield f"{{{said}}}"


def read_game(text: str, kind: Kind, name: str) -> Match[Any, Any]:
    """Return the match of a text.

    Raises ``Refusal``: ``text-line``, ``text-play``, ``text-rules``, ``wrong-game``, ...
    """
    if len(text) > MAX_BYTES:
        raise Refusal("save-too-large", limit=MAX_BYTES)
    lines = _without_greeting([*carried_rows(text)])
    facts = dict(_fact(at, line) for at, line in lines if line.startswith("["))
    answers = [(at, line, _answer(at, line)) for at, line in lines if not line.startswith("[")]
    if GAME not in facts:
        raise refused("text-line", line=1, given=shown(lines[0][1] if lines else ""))
    match = _dealt(facts, kind, name)
    for at, line, (number, options) in answers:
        if number != match.number + 1:
            raise refused("text-line", line=at, given=shown(line))
        _play(match, at, options)
    _check_results(match, kind, facts)
    return match


def _without_greeting(rows: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Leave out what a message says before the first fact."""
    first = next((at for at, (_, row) in enumerate(rows) if FACT.fullmatch(row)), 0)
    return rows[first:]


def _fact(at: int, line: str) -> tuple[str, Any]:
    found = FACT.fullmatch(line)
    try:
        if found is not None:
            return found.group(1), json.loads(found.group(2))
    except (ValueError, RecursionError):
        pass
    raise refused("text-line", line=at, given=shown(line))


def _dealt(facts: Mapping[str, Any], kind: Kind, name: str) -> Match[Any, Any]:
    """Return the match of ``facts`` as it was dealt."""
    if facts.get(GAME) != kind.id:
        raise Refusal("wrong-game", game=shown(facts.get(GAME)).strip("'"))
    if facts.get(RULES) != kind.rules:
        raise refused("text-rules", given=shown(facts.get(RULES)), ours=kind.rules)
    game = kind.make({key: value for key, value in facts.items() if key not in ABOUT})
    seed: Seed = checked_seed(facts.get(SEED))
    seating = [Chair(name=str(seat + 1), player=PERSON) for seat in range(game.seats)]
    return Match(name, game, seating, seed, History[Any].dealt(game, seed))


def _check_results(match: Match[Any, Any], kind: Kind, facts: Mapping[str, Any]) -> None:
    """Raise ``Refusal`` (``text-result``) where the text of a whole game names other results than its own."""
    if match.waiting is not None:
        return
    for name, ours in _results(match, kind).items():
        if name in facts and facts[name] != ours:
            raise refused("text-result", name=name, given=shown(facts[name]), ours=shown(ours))


def _results(match: Match[Any, Any], kind: Kind) -> dict[str, list[int]]:
    outline = kind.outline(match.game, match.position.state)
    return {SCORES: list(outline.points), WINNERS: list(outline.winners)}


def _answer(at: int, line: str) -> tuple[int, list[str]]:
    """Return the number and the options of the answer in ``line``."""
    found = ANSWER.fullmatch(line)
    if found is None:
        raise refused("text-line", line=at, given=shown(line))
    return int(found.group(1)), [] if found.group(2) == NONE else found.group(2).split()


def _play(match: Match[Any, Any], at: int, options: list[str]) -> None:
    """Answer the open question; ``at`` is the line of the text."""
    try:
        match.play(checked_pick(match.position.ask, options))
    except Refusal as refusal:
        raise refused("text-play", line=at, given=refusal.sentence) from None
