"""Tests that what earlier versions wrote opens.

Links, saves, problems, deals of the day, backups, players, messages of peers.

`corpus/` has a folder for each version of the formats, `corpus/formats.json` what they are today. A format that changes
needs a new folder: `python tests/py/write_corpus.py NUMBER NAME`, with the names of the formats that have changed.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from citadels.kind import CITADELS
from citadels.knowledge.stored import Notes
from citadels.model.state import State as CitadelsState
from nim.kind import NIM
from pointcity.kind import POINT_CITY
from pointcity.model.state import State as PointCityState
from tabletop.daily.deal import deal_and_seed
from tabletop.kernel.errors import Refusal
from tabletop.match import record
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.resume import resume
from tabletop.own_players.source_check import faults_in
from tabletop.peer import messages, shapes
from tabletop.problems.problem import Problem
from tabletop.problems.reading import read_problem
from tabletop.records import shapes as stored
from tabletop.replay_link import replay_link
from tabletop.replay_link.replay_link import read_link
from tests.tiers import sampled

CORPUS = Path(__file__).parent / "corpus"
LINKS = Path(__file__).parent / "links"
ROOT = Path(__file__).parents[2]
KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY, NIM)}


def rows(name: str, every: int = 1) -> list[Any]:
    """Return a parameter for each line of the files ``name`` of all versions.

    Of each version and game, return one in ``every`` lines.
    """
    met, found = Counter[tuple[str, str]](), list[Any]()
    for path in sorted(CORPUS.glob(f"*/{name}.jsonl")):
        for at, line in enumerate(path.read_text("utf-8").splitlines()):
            then = json.loads(line)
            of = path.parent.name, then.get("game") or then.get("link", "").partition(".")[0]
            if met[of] % every == 0:
                found.append(pytest.param(then, id=f"{path.parent.name}-{at}"))
            met[of] += 1
    return found


EVERY = sampled(1, 8, "an eighth of what each version wrote of each game; all of it has one form")


def is_as_it_was(match: Match[Any, Any], kind: Kind, then: Mapping[str, Any]) -> None:
    picks = json.dumps([[*pick] for pick in match.history.picks])
    assert (match.number, sha256(picks.encode()).hexdigest()) == (then["number"], then["digest"])
    assert kind.outline(match.game, match.position.state).points == then["points"]
    ask = match.position.ask
    assert (ask and [ask.seat, ask.kind, [*ask.options]]) == then["ask"]


@pytest.mark.catalogue
@pytest.mark.parametrize("then", rows("links", EVERY))
def test_a_link_of_an_earlier_version_opens(then: dict[str, Any]) -> None:
    found = read_link(then["link"], KINDS, "n")
    assert (found.setup, found.seed) == (then["setup"], then["seed"])
    assert [chair.player for chair in found.seating] == then["players"]
    kind = KINDS[found.game]
    match = resume(found, kind)
    assert match.history.replayed
    is_as_it_was(match, kind, then)


@pytest.mark.parametrize("then", rows("saves"))
def test_a_save_of_an_earlier_version_opens(then: dict[str, Any]) -> None:
    found = record.read_record(then["save"], KINDS)
    kind = KINDS[found.game]
    match = resume(found, kind)
    assert match.history.replayed
    is_as_it_was(match, kind, then)
    assert match.record(kind).model_dump_json() == then["save"]


@pytest.mark.parametrize("then", rows("problems", EVERY))
def test_a_problem_of_an_earlier_version_opens(then: dict[str, Any]) -> None:
    opened = read_problem(then, KINDS, "p", [])
    assert [answer.number for answer in opened.answers] == [number for number, _ in then["answers"]]
    found = record.read_record(opened.save, KINDS)
    match = resume(found, KINDS[found.game])
    assert match.waiting == then["seat"]


@pytest.mark.catalogue
@pytest.mark.parametrize("then", rows("days"))
def test_a_day_of_an_earlier_version_has_the_same_deal(then: dict[str, Any]) -> None:
    """How levels play may change, which the page says; what is dealt, to whom and against whom may not."""
    deal, seed = deal_and_seed(KINDS[then["game"]], then["day"])
    now = json.loads(json.dumps(asdict(deal) | {"seed": seed}))
    levels, then_levels = now["versions"].pop("levels"), then["versions"].pop("levels")
    assert now == then
    assert all(levels[level] >= version for level, version in then_levels.items())


@pytest.mark.parametrize("then", rows("peer"))
def test_a_message_of_an_earlier_version_is_read(then: dict[str, Any]) -> None:
    """Only devices with one version of the protocol play together, so of older ones the greeting alone is read."""
    text = json.dumps(then, separators=(",", ":"), ensure_ascii=False)
    assert any(
        reads(reader, text) for reader in (messages.read_greeting, messages.read_asked, messages.read_told)
    )


def reads(reader: Any, text: str) -> bool:
    try:
        reader(text)
    except Refusal:
        return False
    return True


@pytest.mark.catalogue
@pytest.mark.parametrize("path", sorted(CORPUS.glob("*/backup.json")), ids=lambda path: path.parent.name)
def test_what_is_in_a_backup_of_an_earlier_version_opens(path: Path) -> None:
    """The page's own part is in `tests/js/corpus.test.js`."""
    stores = json.loads(path.read_text("utf-8"))["stores"]
    for game in stores["games"]:
        found = record.read_record(game["save"], KINDS)
        assert resume(found, KINDS[found.game]).history.replayed
    for day in stores["days"]:
        for one in day["tries"]:
            assert read_link(one["link"], KINDS, "n").picks
    for kept in stores["problems"]:
        assert read_problem(kept["problem"], KINDS, "p", []).answers
    for player in stores["players"]:
        assert faults_in(player["text"]) == []


# The formats of today ----------------------------------------------------------------------------------------


def digest(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def shape(*types: Any) -> str:
    """Return a digest of the fields of models or dataclasses, without their descriptions."""
    _, schema = TypeAdapter.json_schemas(
        [(str(at), "validation", TypeAdapter(one)) for at, one in enumerate(types)]
    )
    return digest(_plain(schema))


def _plain(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: _plain(value) for key, value in schema.items() if key not in {"description", "title"}}  # pyright: ignore[reportUnknownVariableType]
    return [_plain(value) for value in schema] if isinstance(schema, list) else schema  # pyright: ignore[reportUnknownVariableType]


def formats() -> dict[str, Any]:
    """Return the version of each format, and a digest of its shape."""
    return {
        "links": [replay_link.FORMAT, replay_link.KEYED_FORMAT],
        "link tables": {
            str(path.relative_to(ROOT / "py")): sha256(path.read_bytes()).hexdigest()[:16]
            for path in sorted((ROOT / "py").glob("*/link_tables/*.json"))
        },
        "saves": [record.DEALT, record.STARTED, record.DAILY, record.KEYED, shape(record.Record)],
        "states": {
            "citadels": [shape(CitadelsState), shape(Notes)],
            "pointcity": [shape(PointCityState)],
        },
        "records of the page": {name: shape(*found) for name, found in STORES.items()},
        "types of matches": types_of_matches(),
        "problems": [shape(Problem)],
        "peer messages": [shapes.PROTOCOL, shape(messages.Greeting, messages.Asked, messages.Told)],
        **{name: [*found] for name, found in _page_formats()},
    }


PAGE = {
    "backups": ("web/app/backup/backup-file.js", r"^const VERSION = (\d+);"),
    "invitations": ("web/peer/signal.js", r"^export const VERSION = (\d+);"),
    "books of problems": ("web/app/problems/book.js", r"^const FORMAT = (\d+);"),
    "databases": ("web/store/db.js", r"openDB\(this\.name, (\d+),"),
}
"""Where the page says the version of its formats."""


STORES: dict[str, tuple[type[stored.Row], ...]] = {
    "matches": (stored.MatchRow, stored.MatchBack),
    "results": (stored.ResultRow,),
    "days": (stored.DayRow,),
    "problems": (stored.ProblemRow,),
    "own-players": (stored.PlayerRow,),
    "libraries": (stored.LibraryRow,),
    "evenings": (stored.EveningRow,),
}
"""The rows of the page that are in a backup."""


def types_of_matches() -> list[str]:
    """Return what the page adds to the row of a match, which the lobby does not check."""
    text = (ROOT / "web/store/matches.js").read_text("utf-8")
    return [f"{name}: {what}" for what, name in re.findall(r"@typedef \{(?!object|import)(.+)\} (\w+)", text)]


def _page_formats() -> Iterator[tuple[str, list[str]]]:
    for name, (path, pattern) in PAGE.items():
        yield name, re.findall(pattern, (ROOT / path).read_text("utf-8"), re.MULTILINE)


@pytest.mark.cpython_only
def test_no_format_has_changed_without_a_new_part_of_the_corpus() -> None:
    known = json.loads((CORPUS / "formats.json").read_text("utf-8"))
    assert json.loads(json.dumps(formats())) == known["formats"], (
        "a format has changed: write the next part of the corpus, then formats.json (see the top of this file)"
    )
    newest = max(CORPUS.glob("[0-9]*"), key=lambda path: int(path.name))
    assert known["corpus"] == int(newest.name)


@pytest.mark.cpython_only
def test_no_part_of_the_corpus_has_changed() -> None:
    known = json.loads((CORPUS / "formats.json").read_text("utf-8"))
    assert _hashes() == known["files"]


def _hashes() -> dict[str, str]:
    files = [*CORPUS.glob("[0-9]*/*"), *LINKS.glob("*.json")]
    return {
        str(path.relative_to(CORPUS.parent)): sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(files)
    }


def write() -> None:
    """Write `formats.json`, which is refused where a format has changed and no part of the corpus is new."""
    target = CORPUS / "formats.json"
    newest = max(int(path.name) for path in CORPUS.glob("[0-9]*"))
    known = json.loads(target.read_text("utf-8")) if target.is_file() else {"corpus": 0}
    if newest == known["corpus"] and formats() != known["formats"]:
        raise ValueError("a format has changed, and the corpus has no new folder")
    text = json.dumps({"corpus": newest, "formats": formats(), "files": _hashes()}, indent=1)
    target.write_text(text + "\n", "utf-8")
