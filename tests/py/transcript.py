"""Writes whole games as text: every ask, every pick, what every seat was told and how its view changed.

``tests/py/write_golden.py --write`` stores them in ``golden/``; ``test_golden.py`` compares. A change of the rules
shows as a change of these files, to be read before it is committed.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel

import pointcity_games
import table_laws
from citadels.kind import CITADELS
from day_deals import WEEK, days_text
from games import game_for
from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from random_play import play, random_pick
from scenario import plain_setup
from tabletop.kernel.ask import Ask
from tabletop.kernel.events import EventView, redact
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind
from tabletop.match.updates import plain_update
from tabletop.service.desk import Desk

DAYS = "days.jsonl"
GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game to be written down: what it is called in the first line, how it is made, its seed."""

    title: str
    make: Callable[[], Game[Any, Any]]
    seed: int


def _citadels(edition: str, preset: str, players: int) -> Golden:
    title = f"edition {edition}, {preset}, {players} players"
    return Golden(title, lambda: game_for(edition, preset, players), players)


def _point_city(players: int) -> Golden:
    title = f"point city, {players} players"
    game = PointCity(pointcity_games.plain_setup(players, first=None))
    return Golden(title, lambda: game, players)


GAMES: dict[str, Golden] = {
    "first_game_2": _citadels("2016", "first_game", 2),
    "first_game_4": _citadels("2016", "first_game", 4),
    "first_game_7": _citadels("2016", "first_game", 7),
    "devious_dignitaries_5": _citadels("2016", "devious_dignitaries", 5),
    "dark_city_3": _citadels("classic", "dark_city", 3),
    "point_city_solo": _point_city(1),
    "point_city_3": _point_city(3),
}


@dataclass(frozen=True)
class DeskGame:
    """A game as calls of the desk: its kind, what creates it."""

    kind: Kind
    setup: Callable[[], BaseModel]
    seats: int


DESK_GAMES = {
    "desk_calls.json": DeskGame(CITADELS, lambda: plain_setup(4), 4),
    "point_city_desk_calls.json": DeskGame(POINT_CITY, lambda: pointcity_games.plain_setup(3), 3),
}
"""Games as calls of the desk, with the digest of its answers: the same in CPython, Pyodide and the browser."""

OWN = {"seat", "hand", "mine", "seen"}
"""Parts of a view that differ from seat to seat; marks also do, in whether they are real."""

Flat = dict[str, Any]


def transcripts() -> dict[str, str]:
    """Return every golden file's text by its name."""
    texts = {f"{name}.txt": transcript(golden) for name, golden in GAMES.items()}
    texts |= {name: desk_calls(game) for name, game in DESK_GAMES.items()}
    return texts | {DAYS: days_text()}


def transcript(golden: Golden) -> str:
    """Return a whole game as text; its first line says how it was played, its last is a digest of all before."""
    game = golden.make()
    players = game.seats
    played = play(game, golden.seed)
    lines = [f"{golden.title}, seed {golden.seed}"]
    before: list[Flat] = [{} for _ in range(players + 1)]
    for number, position in enumerate(played.positions):
        pick = played.picks[number] if number < len(played.picks) else None
        lines += ["", *_told(position, players), *_changes(position, before), *_asked(number, position, pick)]
    return "\n".join([*lines, "", f"digest {digest(lines)}", ""])


def digest(lines: list[str]) -> str:
    """Return a short name of a text."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _told(position: Position[Any], players: int) -> Iterator[str]:
    """Yield the events: what all were told, and beside it what single seats were told beyond that."""
    for event in position.events:
        seats = [redact(event, seat) for seat in range(players)]
        public = redact(event, None)
        yield f"{event.kind}{f' by {event.cause}' if event.cause else ''}: {_facts(public)}"
        for seat, told in enumerate(seats):
            if (told and told.data) != (public and public.data):
                yield f"  to {seat}: {_facts(told)}"


def _facts(event: EventView | None) -> str:
    return json.dumps(event.data) if event is not None else "nothing"


def _changes(position: Position[Any], before: list[Flat]) -> Iterator[str]:
    """Yield how views changed: the spectator's first, then what is each seat's own."""
    seats = [None, *range(len(before) - 1)]
    views = [_flat(position.game.view(position.state, seat)) for seat in seats]
    for at, view in enumerate(views):
        for key in sorted({*view, *before[at]}):
            own = key.split(".")[0] in OWN or view.get(key) != views[0].get(key)
            if view.get(key) != before[at].get(key) and (at == 0 or own):
                yield f"  {'table' if at == 0 else f'view {at - 1}'}.{key} = {json.dumps(view.get(key))}"
    before[:] = views


def _flat(view: Any) -> Flat:
    """Return a view's facts by their names, rows of a list in one line each."""
    data: Flat = table_laws.view_json(view).dump_python(view, mode="json")
    flat: Flat = {}
    for name, value in data.items():
        for key, part in (table_laws.parts(value) or {"": value}).items():
            rows = {key: part} if name != "seats" else {f"{key}.{fact}": row for fact, row in part.items()}
            flat |= {f"{name}.{row}".rstrip("."): _line(fact) for row, fact in rows.items()}
    return flat


def _line(value: Any) -> Any:
    """Return a row of facts, or a list of such rows, as few words."""
    if isinstance(value, dict):
        return " ".join(str(fact) for fact in cast("Flat", value).values())
    return [_line(one) for one in cast("list[Any]", value)] if isinstance(value, list) else value


def _asked(number: int, position: Position[Any], pick: tuple[str, ...] | None) -> Iterator[str]:
    """Yield the ask and its answer."""
    ask = position.ask
    if ask is None:
        yield f"{number}. over"
        return
    many = f", {ask.least} to {ask.most}" if (ask.least, ask.most) != (1, 1) else ""
    yield f"{number}. seat {ask.seat} is asked {ask.kind}{f' by {ask.cause}' if ask.cause else ''}{many}"
    yield from (f"  {'>' if pick and option in pick else '-'} {option}" for option in ask.options)


# Calls of the desk --------------------------------------------------------------------------------------------


def desk_calls(game: DeskGame) -> str:
    """Return a game of people as calls and the digest of the answers, as JSON text.

    ``plain`` is the digest of the answers without changes, which is as old as the rules.
    """
    desk = Desk([game.kind])
    setup = game.setup().model_dump(mode="json")
    seating = [{"name": f"P{seat}", "player": "person"} for seat in range(game.seats)]
    create = {"match": "golden", "game": game.kind.id, "setup": setup, "seating": seating, "seed": 11}
    calls = [*_day_calls(game.kind.id), _call(4, "create", **create, free=False)]
    answers = [desk.handle(call) for call in calls]
    chance = Randomness(11)
    while True:
        updates = json.loads(answers[-1])["result"]["updates"]
        ask = next((update["ask"] for update in updates if update["ask"]), None)
        if ask is None:
            break
        options = tuple(option["id"] for option in ask["options"])
        pick = random_pick(Ask(0, ask["kind"], options, "", ask["least"], ask["most"]), chance)
        params = {"match": "golden", "seat": ask["seat"], "ask": ask["id"], "options": list(pick)}
        calls.append(_call(len(calls) + 1, "pick", **params))
        answers.append(desk.handle(calls[-1]))
    digests = {"digest": digest(answers), "plain": digest([plain_answer(answer) for answer in answers])}
    return json.dumps({"calls": calls} | digests, indent=1) + "\n"


def plain_answer(answer: str) -> str:
    """Return an answer of the desk as it was before changes of events and ``ends_turn`` of an ask.

    What a summary says of the rating is left out, and why a game does not play from its beginning.
    """
    result = json.loads(answer)["result"]
    if "updates" not in result:
        return answer
    result["updates"] = [plain_update(update) for update in result["updates"]]
    for update in result["updates"]:
        if update["ask"]:
            update["ask"].pop("ends_turn", None)
    for later in ("rated", "at_stake", "deal"):
        result["keep"]["summary"].pop(later, None)
    result["replayed"] = result["replayed"]["why"] == ""
    plain = json.dumps(result, separators=(",", ":"), ensure_ascii=False)
    return f"{answer[: answer.index('{', 1)]}{plain}}}"


def _day_calls(game: str) -> list[str]:
    """Return calls about deals of the day.

    One with masters is told, one without is played as far as its person is asked.
    """
    monday, sunday = WEEK[0], WEEK[-1]
    return [
        _call(1, "day", game=game, day=sunday),
        _call(2, "play_day", game=game, day=monday, match="day", names=["Ada"]),
        _call(3, "advance", match="day", most=100),
    ]


def _call(number: int, method: str, **params: object) -> str:
    return json.dumps({"id": number, "method": method, "params": params})
