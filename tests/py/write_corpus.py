"""Writes what this version makes into the corpus: `python tests/py/write_corpus.py NUMBER [links saves ...]`.

Each later version has to open it (`test_corpus.py`). A file in `corpus/` is never changed: after a change of a format
write the next folder, with the formats that have changed. `corpus/formats.json` then says which formats there are.
"""

import base64
import io
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

HERE = Path(__file__).parent
for folder in (HERE, HERE.parents[1], HERE.parents[1] / "py", HERE.parents[1] / "tools/game_template/py"):
    sys.path.insert(0, str(folder))

from citadels.catalog import EDITIONS, catalogue, draw_set  # noqa: E402 - found by the path above
from citadels.kind import CITADELS  # noqa: E402
from nim.kind import NIM  # noqa: E402
from pointcity.kind import POINT_CITY  # noqa: E402
from tabletop.daily.deal import day_match, deal_and_seed  # noqa: E402
from tabletop.kernel.ask import any_pick  # noqa: E402
from tabletop.kernel.randomness import Randomness  # noqa: E402
from tabletop.match.kind import Kind  # noqa: E402
from tabletop.match.match import EARNEST, Match, new_match  # noqa: E402
from tabletop.match.redeal import redealt  # noqa: E402
from tabletop.players.seating import Chair  # noqa: E402
from tabletop.problems.position import write_position  # noqa: E402
from tabletop.replay_link.replay_link import write_link  # noqa: E402

KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY, NIM)}
NAMES = ("Agnes", "Олександра", "李雷", "O'Neil-Płonka", "Mélusine", "Богдан", "Zoë", "Player")
LEVELS = {
    "citadels": ("normal", "novice", "random", "normal-builder", "normal-rusher", "normal-raider"),
    "pointcity": ("normal", "random"),
    "nim": tuple(NIM.players),
}
KEY = "9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95"
"""A seed of friends."""
DAYS = tuple(f"2026-11-{date}" for date in range(16, 30))

PLAYER = '''"""Takes the first option."""


def choose(view, ask, tools):
    return ask.options[0].id
'''


def tables() -> Iterator[tuple[Kind, dict[str, Any]]]:
    """Yield set-ups.

    Each preset, sets drawn by lot for each number of players, and the rest of what can be agreed on.
    """
    for box in catalogue().editions:
        for at, preset in enumerate(box.presets):
            players = preset.players[at % len(preset.players)]
            yield (
                CITADELS,
                {"edition": box.id, "characters": preset.id, "districts": preset.id, "players": players},
            )
    for edition in EDITIONS:
        for players in range(2, 9):
            yield (
                CITADELS,
                {"edition": edition, "players": players} | asdict(draw_set(edition, players, players)),
            )
    piles = {"characters": "base_game", "districts": "base_game", "variant": "piles"}
    yield CITADELS, {"edition": "classic", "players": 2} | piles
    yield CITADELS, {"players": 4, "crown": 2, "city_size": 7}
    for setup in (
        {"players": 1, "automa": "hard"},
        {"players": 2, "first": 1},
        {"players": 3, "promo": False},
    ):
        yield POINT_CITY, setup
    yield NIM, {"players": 2, "sticks": 20}


def played(kind: Kind, setup: dict[str, Any], number: int, *, most: int = 10_000) -> Match[Any, Any]:
    """Return a match of computer players.

    Every fifth answers at random and every fourth has a friends' seed.
    """
    game = kind.make(setup)
    levels = LEVELS[kind.id]
    chairs = [
        Chair(name=NAMES[(number + seat) % 8], player=levels[(number + seat) % len(levels)])
        for seat in range(game.seats)
    ]
    seed = KEY if number % 4 == 3 else number * 7919 + 1
    match = new_match(f"m{number}", kind, game.setup, chairs, seed, free=False)
    chance = Randomness(number)
    while number % 5 == 4 and match.number < most and (ask := match.position.ask) is not None:
        match.play(any_pick(ask.options, ask.least, ask.most, chance))
    match.advance(kind, most - match.number)
    match.seating = [Chair(name=chairs[0].name, player="person"), *chairs[1:]]
    return match


def fact_of(match: Match[Any, Any], kind: Kind) -> dict[str, Any]:
    """Return what a match that is opened again must show."""
    picks = json.dumps([[*pick] for pick in match.history.picks])
    ask = match.position.ask
    return {
        "number": match.number,
        "digest": sha256(picks.encode()).hexdigest(),
        "points": kind.outline(match.game, match.position.state).points,
        "ask": [ask.seat, ask.kind, [*ask.options]] if ask is not None else None,
    }


def links() -> Iterator[dict[str, Any]]:
    for number, (kind, setup) in enumerate(tables()):
        match = played(kind, setup, number)
        setting = {
            "setup": match.game.setup,
            "seed": match.seed,
            "players": [chair.player for chair in match.seating],
        }
        yield {"link": write_link(match, kind), **setting, **fact_of(match, kind)}


def saves() -> Iterator[dict[str, Any]]:
    """Yield running and finished matches, some with undone picks, deals of the day, and matches from a dealt world."""
    for number, (kind, setup) in enumerate(tables()):
        match = played(kind, setup, number, most=40 + 9 * number if number % 3 else 10_000)
        yield {"save": match.record(kind).model_dump_json(), **fact_of(match, kind)}
    chairs = [Chair(name=NAMES[seat], player="normal" if seat else "person") for seat in range(4)]
    free = new_match("free", CITADELS, CITADELS.make({"players": 4}).setup, chairs, 11, free=True)
    chance = Randomness(5)
    for turn in range(12):
        while free.waiting not in {0, None}:
            free.advance(CITADELS, 1)
        ask = free.position.ask
        if ask is None:
            break
        free.play(any_pick(ask.options, ask.least, ask.most, chance))
        if turn in {4, 7, 11}:
            free.undo(0)
    yield {"save": free.record(CITADELS).model_dump_json(), **fact_of(free, CITADELS)}
    while free.waiting != 0:
        free.advance(CITADELS, 1)
    anew = redealt(free, CITADELS, "anew", 0, free.number, 9)
    yield {"save": anew.record(CITADELS).model_dump_json(), **fact_of(anew, CITADELS)}
    for kind, match in started():
        yield {"save": match.record(kind).model_dump_json(), **fact_of(match, kind)}
    yield from late_helped()
    for kind in (CITADELS, POINT_CITY):
        day = day_match(f"day-{kind.id}", kind, DAYS[1], [*NAMES], "random")
        day.advance(kind, 30)
        yield {"save": day.record(kind).model_dump_json(), **fact_of(day, kind)}


def late_helped() -> Iterator[dict[str, Any]]:
    """Yield matches in which help, or a friend, came after the person's first answers."""
    for kind in (CITADELS, POINT_CITY):
        chairs = [Chair(name=NAMES[seat], player="random" if seat else "person") for seat in range(2)]
        match = new_match(f"late-{kind.id}", kind, kind.make({"players": 2}).setup, chairs, 23, free=False)
        chance = Randomness(8)
        while match.history.answers_of(0) < EARNEST or match.waiting != 0:
            ask = match.position.ask
            if ask is not None and ask.seat == 0:
                match.play(any_pick(ask.options, ask.least, ask.most, chance))
            else:
                match.advance(kind, 1)
        match.take_help(0)
        yield {"save": match.record(kind).model_dump_json(), **fact_of(match, kind)}
        match.sit(1, Chair(name=NAMES[1], player="elsewhere"), kind.players)
        yield {"save": match.record(kind).model_dump_json(), **fact_of(match, kind)}


def started() -> Iterator[tuple[Kind, Match[Any, Any]]]:
    """Yield matches that begin in the middle of another one, with what the person's seat knew then."""
    piles = {"characters": "base_game", "districts": "base_game", "variant": "piles"}
    for number, (kind, setup, moment) in enumerate(
        (
            (CITADELS, {"edition": "classic", "players": 2} | piles, 34),
            (CITADELS, {"edition": "2016", "players": 3} | asdict(draw_set("2016", 3, 3)), 51),
            (CITADELS, {"players": 6}, 97),
            (POINT_CITY, {"players": 2}, 14),
        )
    ):
        match = played(kind, setup, 4 * number + 1, most=moment)
        new = redealt(match, kind, f"anew{number}", 0, match.number, number)
        new.advance(kind, 20)
        yield kind, new


def problems() -> Iterator[dict[str, Any]]:
    """Yield a problem of each theme of the books, and own ones at other moments."""
    for game in ("citadels", "pointcity"):
        book = json.loads((HERE.parents[1] / "web/games" / game / "problems.json").read_text("utf-8"))
        yield from {problem["theme"]: problem for problem in book["problems"]}.values()
    for number, (kind, setup) in enumerate(tables()):
        match = played(kind, setup, number)
        for moment in range(3, match.number, max(40, match.number // 3)):
            ask = match.history.at(moment).ask
            if ask is not None and ask.most == 1 == ask.least and len(ask.options) > 1:
                position = asdict(write_position(match, kind, moment))
                yield {
                    "id": f"{number}-{moment}", "game": kind.id, "position": position, "seat": ask.seat, "theme": "", "cards": [],
                    "answers": [[1, 60], [0, 40]], "right": 1, "gap": 20.0, "low": 9.0, "worlds": 60,
                }  # fmt: skip


def days() -> Iterator[dict[str, Any]]:
    for kind in (CITADELS, POINT_CITY):
        for day in DAYS:
            deal, seed = deal_and_seed(kind, day)
            yield asdict(deal) | {"seed": seed}


def backup() -> dict[str, Any]:
    """Return a backup as the page writes it, with something of each store."""
    games: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    tries: list[dict[str, Any]] = []
    for number, (kind, setup) in enumerate([*tables()][:4]):
        match = played(kind, setup, number)
        save, points = (
            match.record(kind).model_dump_json(),
            kind.outline(match.game, match.position.state).points,
        )
        games.append({"id": match.name, "save": save, "created": 1, "updated": number + 2})
        games[-1] |= (
            {"own": [0]}
            if number == 1
            else {"files": {"1": {"name": "first", "text": PLAYER}}}
            if number == 2
            else {}
        )
        results.append({
            "match": match.name, "number": match.number, "game": kind.id, "kind": "plain", "ended": 1764100000000 + number,
            "players": len(points), "levels": ["normal"], "friends": False, "variant": setup.get("edition", ""),
            "people": [
                {
                    "seat": 0, "name": "Agnes", "points": points[0], "won": True, "pieces": ["king"], "figures": {"draft.king": 2},
                    **({"coach": {"asked": 3, "found": 2}} if number % 2 else {}),
                }
            ],
            "whole": True, "deal": f"{number:016x}",
            **({"rated": {"table": "2016-4", "levels": ["normal"], "share": 0.0}, "kind": "left"} if number == 1 else {}),
        })  # fmt: skip
        tries.append({
            "match": f"try{number}", "started": 1764100000000 + number, "ended": 1764100000900 + number, "date": DAYS[number],
            "score": {"points": points[0], "place": 1, "won": True}, "link": write_link(match, kind),
        })  # fmt: skip
    deal, _ = deal_and_seed(CITADELS, DAYS[0])
    day = {
        "id": f"{DAYS[0]} citadels", "day": DAYS[0], "game": "citadels", "versions": asdict(deal.versions), "tries": tries,
        "levels": {"novice": {"points": 12, "place": 3, "won": False}},
    }  # fmt: skip
    some = [*problems()]
    kept = [
        {"id": one["id"], "game": one["game"], "problem": one, "chosen": 0, "step": 1, "due": 5, "tries": 2, "solved": 1, "updated": 3}
        for one in some[:: max(1, len(some) // 4)]
    ]  # fmt: skip
    kept[0] |= {"tries": 4, "solved": 2, "log": [[1764100000000, 0], [1764100000100, 1]]}
    kept[1] |= {"log": [[1764100000200, 1]], "refused": 1}
    own = {
        "id": "player-1", "game": "citadels", "name": "first", "text": PLAYER, "versions": [{"time": 4, "text": PLAYER}], "updated": 6,
    }  # fmt: skip
    stores = {
        "games": games,
        "results": results,
        "days": [day],
        "problems": kept,
        "evenings": [evening()],
        "players": [own],
        "libraries": [library()],
    }
    return {"format": "card-table-backup", "version": 1, "made": "2026-11-26T00:00:00.000Z", "stores": stores}


def evening() -> dict[str, Any]:
    """Return an evening of friends, the last game with the characters that they had at its end."""
    games: list[dict[str, Any]] = [
        {"match": f"e{at}", "game": "citadels", "people": [*NAMES[:3]], "winners": [NAMES[at]]}
        for at in range(2)
    ]
    games[-1]["roles"] = ["king", "", "thief"]
    return {"rooms": ["room-1", "room-2"], "began": 1764100000000, "games": games}


def library() -> dict[str, Any]:
    """Return a library with its wheel."""
    wheel, file = io.BytesIO(), "lucky_one-1.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        for path, text in (
            ("lucky_one/__init__.py", "NUMBER = 7\n"),
            ("lucky_one-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: Lucky.One\nVersion: 1.0\n"),
        ):
            packed.writestr(ZipInfo(path), text)
    data = wheel.getvalue()
    facts = {"id": "lucky-one", "name": "Lucky.One", "version": "1.0", "file": file, "order": 0}
    digest, text = sha256(data).hexdigest(), base64.b64encode(data).decode()
    return facts | {"sha256": digest, "size": len(data), "wheel": text}


def text_of(rows: Iterator[dict[str, Any]]) -> str:
    """Return one row a line."""
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


TEXTS = {
    "links": ("links.jsonl", lambda: text_of(links())),
    "saves": ("saves.jsonl", lambda: text_of(saves())),
    "problems": ("problems.jsonl", lambda: text_of(problems())),
    "days": ("days.jsonl", lambda: text_of(days())),
    "backup": ("backup.json", lambda: json.dumps(backup(), ensure_ascii=False)),
    "peer": ("peer.jsonl", lambda: (HERE / "peer_texts" / "messages.jsonl").read_text("utf-8")),
}


def main() -> None:
    number, *names = sys.argv[1:]
    folder = HERE / "corpus" / number
    folder.mkdir(parents=True)
    for name in names or TEXTS:
        file, text = TEXTS[name]
        (folder / file).write_text(text(), "utf-8")
    from test_corpus import write  # noqa: PLC0415 - it imports what an earlier version has not.

    write()


if __name__ == "__main__":
    main()
