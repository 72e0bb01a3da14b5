"""Answers the calls that open no match: what they are about is a text, such as a save, or games that were played."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind, kind_of
from tabletop.match.record import read_record
from tabletop.match.versions import compare, renamed
from tabletop.problems.problem import OpenedProblem
from tabletop.service import calls, results
from tabletop.service.answering import text_of

if TYPE_CHECKING:
    from tabletop.real_table.shapes import RealTables

Kinds = Mapping[str, Kind]
"""The games that can be played, by id."""


def _compare(kinds: Kinds, call: calls.CompareParams) -> str:
    one, other = (read_record(save, kinds) for save in (call.one, call.other))
    return text_of(results.Compared, results.Compared(compare(one, other)))


def _rename(kinds: Kinds, call: calls.RenameParams) -> str:
    record = renamed(read_record(call.save, kinds), call.match)
    return text_of(results.LinkedSave, results.LinkedSave(record.model_dump_json()))


def _read_link(kinds: Kinds, call: calls.ReadLinkParams) -> str:
    """Read a link; the page opens the save by another call."""
    from tabletop.replay_link.link_text import link_text  # noqa: PLC0415 - the start of the page does not wait for it.
    from tabletop.replay_link.replay_link import open_link  # noqa: PLC0415

    linked = open_link(link_text(call.text), kinds, call.match)
    save = linked.record.model_dump_json()
    return text_of(results.LinkedGame, results.LinkedGame(save, linked.whole))


def _read_problem(kinds: Kinds, call: calls.ReadProblemParams) -> str:
    """Read a problem; the page opens the save by another call."""
    from tabletop.problems.reading import read_problem  # noqa: PLC0415 - see above.

    return text_of(OpenedProblem, read_problem(call.problem, kinds, call.match, call.names))


def _check_player(_kinds: Kinds, call: calls.CheckPlayerParams) -> str:
    """Read the file of a player. It runs in a worker of its own, never here."""
    from tabletop.own_players.source_check import faults_in, imports_in  # noqa: PLC0415 - see above.

    faults = [results.PlayerFault(fault.id, fault.line, fault.detail) for fault in faults_in(call.text)]
    imports = [results.PlayerImport(line, module) for line, module in imports_in(call.text)]
    return text_of(results.CheckedPlayer, results.CheckedPlayer(faults, imports))


def _check_game(kinds: Kinds, call: calls.CheckGameParams) -> str:
    from tabletop.own_players.series import Series, SeriesGame, checked_game  # noqa: PLC0415 - see above.

    series = Series(kind_of(kinds, call.game), call.run, call.setup, call.chairs, call.seed)
    return text_of(SeriesGame, checked_game(series, call.number, call.save, call.chance))


def _count_series(_kinds: Kinds, call: calls.CountSeriesParams) -> str:
    from tabletop.own_players.series import SeriesCount, count_series  # noqa: PLC0415 - see above.

    return text_of(SeriesCount, count_series(call.games))


def _rate(kinds: Kinds, call: calls.RateParams) -> str:
    """Rate people. ``setup`` is checked as ``check`` does it."""
    from tabletop.rating.opponents import even_opponents  # noqa: PLC0415 - see above.
    from tabletop.rating.rating import rated  # noqa: PLC0415
    from tabletop.records.merging import read_rows  # noqa: PLC0415
    from tabletop.records.ratings import ResultForRating, games_by_person  # noqa: PLC0415

    kind = kind_of(kinds, call.game)
    strengths = kind.strengths()
    if strengths is None:
        raise Refusal("no-rating")
    game = None if call.setup is None else kind.make(call.setup)
    people: list[results.RatedPerson] = []
    found = games_by_person(read_rows(ResultForRating, call.results), call.unnamed)
    for name in found if call.name is None else [call.name] if call.name in found else []:
        rating, belief = rated(found[name], strengths)
        table = strengths.table_of(game.setup) if game else ""
        even = even_opponents(belief, strengths, table, game.seats) if game else None
        people.append(results.RatedPerson(name, results.Rated(rating, even)))
    return text_of(results.RatedPeople, results.RatedPeople(people))


def _count_results(_kinds: Kinds, call: calls.CountResultsParams) -> str:
    from tabletop.records.merging import read_row  # noqa: PLC0415 - see above.
    from tabletop.records.shapes import ResultRow  # noqa: PLC0415
    from tabletop.records.statistics import CountedPeople, count_people  # noqa: PLC0415

    read = [(read_row(ResultRow, raw), month) for raw, month in zip(call.results, call.months, strict=False)]
    counted = count_people([(row, month) for row, month in read if row], call.unnamed)
    return text_of(CountedPeople, CountedPeople(counted))


def _count_days(kinds: Kinds, call: calls.CountDaysParams) -> str:
    """Raises ``Refusal``: ``bad-day``, ``no-days``."""
    from tabletop.daily.deal import deal_of, weekday_of  # noqa: PLC0415 - see above.
    from tabletop.records.counting_days import CountedDays, count_days  # noqa: PLC0415
    from tabletop.records.merging import read_rows  # noqa: PLC0415
    from tabletop.records.shapes import DayRow  # noqa: PLC0415

    weekday_of(call.today)
    deal = deal_of(kind_of(kinds, call.game), call.day)
    return text_of(CountedDays, count_days(read_rows(DayRow, call.days), call.today, deal))


def _note_problem(kinds: Kinds, call: calls.NoteProblemParams) -> str:
    """Raises ``Refusal`` (``problem-broken``)."""
    from tabletop.records.fields import row_of  # noqa: PLC0415 - see above.
    from tabletop.records.merging import read_row  # noqa: PLC0415
    from tabletop.records.repetition import NotedProblem, days_left, noted  # noqa: PLC0415
    from tabletop.records.shapes import ProblemRow, ProblemSeen  # noqa: PLC0415

    problem = read_row(ProblemSeen, call.problem)
    if problem is None:
        raise Refusal("problem-broken")
    rules = kind_of(kinds, problem.game).rules
    row = noted(read_row(ProblemRow, call.row), problem, call.happening, call.now, call.chosen, rules)
    return text_of(NotedProblem, NotedProblem(row_of(row), days_left(row, call.now)))


def _list_problems(kinds: Kinds, call: calls.ListProblemsParams) -> str:
    from tabletop.records.merging import read_rows  # noqa: PLC0415 - see above.
    from tabletop.records.repetition import ListedProblems, list_problems  # noqa: PLC0415
    from tabletop.records.shapes import ProblemRow  # noqa: PLC0415

    rules = kind_of(kinds, call.game).rules
    book = [(problem.id, problem.theme) for problem in call.book]
    listed = list_problems(call.game, rules, book, read_rows(ProblemRow, call.problems), call.now)
    return text_of(ListedProblems, listed)


def _real_tables(kinds: Kinds, game: str) -> "RealTables":
    """Raises ``Refusal`` (``unloaded-part``), upon which the page may load the part: no start has it."""
    try:
        tables = kind_of(kinds, game).real_tables()
    except ModuleNotFoundError as missing:
        raise Refusal("unloaded-part", part="companion") from missing
    if tables is None:
        raise Refusal("no-real-table")
    return tables


def _count_table(kinds: Kinds, call: calls.CountTableParams) -> str:
    from tabletop.real_table.shapes import CountedTable  # noqa: PLC0415 - see above.

    counted = _real_tables(kinds, call.game).count(call.setup, call.seats, call.facts)
    return text_of(CountedTable, counted)


def _remark(kinds: Kinds, call: calls.RemarkParams) -> str:
    from tabletop.match.remarks import Remarked, Talk, remark_on  # noqa: PLC0415 - see above.

    rules = kind_of(kinds, call.game).remarks()
    talk = Talk(call.talk.last, call.talk.said, call.talk.grudges) if call.talk else Talk()
    if rules is None:
        return text_of(Remarked, Remarked(talk, None))
    return text_of(Remarked, remark_on(rules, call.seating, talk, call.before, call.events))


def _lay_out(kinds: Kinds, call: calls.LayOutParams) -> str:
    from tabletop.real_table.shapes import LaidOut  # noqa: PLC0415 - see above.

    return text_of(LaidOut, _real_tables(kinds, call.game).lay_out(call.setup))


def _merge_rows(_kinds: Kinds, call: calls.MergeRowsParams) -> str:
    from tabletop.records.merging import MergedRows, merge_rows  # noqa: PLC0415 - see above.

    return text_of(MergedRows, merge_rows(call.store, call.here, call.more))


def _join_player(_kinds: Kinds, call: calls.JoinPlayerParams) -> str:
    """Raises ``Refusal`` (``bad-request``) for what is no player."""
    from tabletop.records.join_players import JoinedPlayer, changed_in_two_tabs  # noqa: PLC0415 - see above.
    from tabletop.records.merging import read_rows  # noqa: PLC0415
    from tabletop.records.shapes import PlayerRow  # noqa: PLC0415

    rows = read_rows(PlayerRow, (call.mine, call.base, call.stored))
    if len(rows) != 3:
        raise Refusal("bad-request")
    return text_of(JoinedPlayer, changed_in_two_tabs(*rows))


def _merge_evenings(_kinds: Kinds, call: calls.MergeEveningsParams) -> str:
    from tabletop.records.evenings import MergedEvenings, merge_evenings  # noqa: PLC0415 - see above.

    return text_of(MergedEvenings, merge_evenings(call.here, call.more))


def _note_evening(_kinds: Kinds, call: calls.NoteEveningParams) -> str:
    """Raises ``Refusal`` (``bad-request``)."""
    from tabletop.records.evenings import NotedEvening, note_evening  # noqa: PLC0415 - see above.

    return text_of(NotedEvening, note_evening(call.here, call.evening, call.game, call.now))


CALLS_WITHOUT_MATCH: dict[str, tuple[type[calls.Params], Callable[[Kinds, Any], str]]] = {
    "compare": (calls.CompareParams, _compare),
    "rename": (calls.RenameParams, _rename),
    "read_link": (calls.ReadLinkParams, _read_link),
    "read_problem": (calls.ReadProblemParams, _read_problem),
    "check_player": (calls.CheckPlayerParams, _check_player),
    "check_game": (calls.CheckGameParams, _check_game),
    "count_series": (calls.CountSeriesParams, _count_series),
    "rate": (calls.RateParams, _rate),
    "count_table": (calls.CountTableParams, _count_table),
    "remark": (calls.RemarkParams, _remark),
    "lay_out": (calls.LayOutParams, _lay_out),
    "merge_rows": (calls.MergeRowsParams, _merge_rows),
    "count_results": (calls.CountResultsParams, _count_results),
    "count_days": (calls.CountDaysParams, _count_days),
    "note_problem": (calls.NoteProblemParams, _note_problem),
    "list_problems": (calls.ListProblemsParams, _list_problems),
    "join_player": (calls.JoinPlayerParams, _join_player),
    "merge_evenings": (calls.MergeEveningsParams, _merge_evenings),
    "note_evening": (calls.NoteEveningParams, _note_evening),
}
"""By method, its params and what answers it."""
