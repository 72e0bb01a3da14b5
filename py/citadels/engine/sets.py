"""Chooses the characters and unique districts of a game: reads presets, checks chosen sets, draws random ones."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import Edition, load_edition
from citadels.model.setup import EditionId
from tabletop.kernel.errors import Refusal
from tabletop.kernel.randomness import Randomness

EDITIONS = get_args(EditionId)


def chosen_characters(edition: Edition, wanted: str | Sequence[str], seats: int) -> list[str]:
    """Return the characters of the set ``wanted`` (a preset or ids), in rank order, for ``seats`` players.

    Two players leave rank 9 of a preset out. Raises ``Refusal`` naming the rule that the set breaks (ruling 9).
    """
    known = all_characters(edition.edition)
    names = _names(edition, wanted, "characters")
    _check_known(names, edition.every_character, Refusal("bad-setup-characters", set=_shown(wanted)))
    if isinstance(wanted, str) and seats == 2:
        names = [name for name in names if known[name].rank < 9]
    _check_ranks(edition, Counter(known[name].rank for name in names), seats)
    for name in names:
        if seats < known[name].min_players:
            raise Refusal("bad-setup-too-few", character=name, seats=known[name].min_players)
    return sorted(names, key=lambda name: known[name].rank)


def _check_ranks(edition: Edition, ranks: Counter[int], seats: int) -> None:
    """Check that each rank has one character: 1 to 8 always, 9 by number of players (ruling 9). Raises ``Refusal``."""
    for rank in range(1, 10):
        if ranks[rank] > 1:
            raise Refusal("bad-setup-rank-twice", rank=rank)
        if not ranks[rank] and rank < 9:
            raise Refusal("bad-setup-rank-missing", rank=rank)
    if seats in edition.needs_nine and not ranks[9]:
        raise Refusal("bad-setup-needs-nine", seats=seats)
    if seats == 2 and ranks[9]:
        raise Refusal("bad-setup-no-nine", seats=seats)


def chosen_uniques(edition: Edition, wanted: str | Sequence[str], characters: Sequence[str]) -> list[str]:
    """Return the unique districts of the set ``wanted`` (a preset or ids) beside ``characters``.

    Districts that a character takes out of the game are left out (rulings 133, 134). Raises ``Refusal``.
    """
    names = _names(edition, wanted, "districts")
    _check_known(names, edition.every_unique, Refusal("bad-setup-districts", set=_shown(wanted)))
    cards = sum(edition.copies.get(name, 1) for name in set(names))
    if len(set(names)) != len(names) or not edition.uniques_least <= cards <= edition.uniques_most:
        raise Refusal("bad-setup-uniques", least=edition.uniques_least, most=edition.uniques_most)
    return [name for name in names if edition.without.get(name) not in characters]


def _names(edition: Edition, wanted: str | Sequence[str], kind: str) -> list[str]:
    """Return the ids that ``wanted`` stands for."""
    if not isinstance(wanted, str):
        return list(wanted)
    preset = edition.preset(wanted)
    if preset is None:
        presets = [preset.id for preset in edition.presets]
        raise Refusal(f"bad-setup-{kind}", set=wanted).also(why="set", where=kind).among(wanted, presets)
    return list(preset.characters if kind == "characters" else preset.districts)


def _check_known(names: Sequence[str], known: Sequence[str], refusal: Refusal) -> None:
    """Raise ``refusal`` with the first of ``names`` that is not ``known``."""
    for name in names:
        if name not in known:
            raise refusal.also(why="card", where=refusal.code.rpartition("-")[2]).among(name, known)


def naming_known(refusal: Refusal, setup: Mapping[str, Any]) -> Refusal:
    """Return the refusal of cards that no set-up can have.

    It says which sets there are, or the first card that there is not.
    """
    kind, edition = str(refusal.facts.get("where")), setup.get("edition", EDITIONS[0])
    if kind not in ("characters", "districts") or edition not in EDITIONS:
        return refusal
    found, given = load_edition(edition), setup[kind]
    if isinstance(given, list | tuple):
        known = found.every_character if kind == "characters" else found.every_unique
        unknown = [name for name in cast("Sequence[object]", given) if name not in known]
        return refusal.also(why="card").among(unknown[0], known) if unknown else refusal
    why = "set" if isinstance(given, str) else "sets"
    return refusal.also(why=why).among(given, [preset.id for preset in found.presets])


def _shown(wanted: str | Sequence[str]) -> str:
    return wanted if isinstance(wanted, str) else ", ".join(wanted)


def draw_characters(
    edition: Edition, seats: int, chance: Randomness, *, nine: bool | None = None
) -> list[str]:
    """Draw a legal random set for ``seats`` players.

    ``nine`` says whether rank 9 is in it where the rules allow both.
    """
    known = all_characters(edition.edition)
    with_nine = nine if nine is not None else bool(chance.below(2))
    with_nine = (with_nine or seats in edition.needs_nine) and seats != 2
    drawn: list[str] = []
    for rank in range(1, 10 if with_nine else 9):
        fits = [known[name] for name in edition.characters if name in known and known[name].rank == rank]
        drawn.append(chance.pick([card.id for card in fits if card.min_players <= seats]))
    return drawn


def draw_uniques(edition: Edition, chance: Randomness) -> list[str]:
    """Draw the unique districts of a game at random, as many cards as the edition allows."""
    names = [name for name in edition.uniques if name in all_uniques(edition.edition)]
    chance.shuffle(names)
    drawn: list[str] = []
    room = edition.uniques_most
    for name in names:
        copies = edition.copies.get(name, 1)
        if copies <= room:
            drawn.append(name)
            room -= copies
    return drawn


def with_cards(
    edition: Edition,
    seats: int,
    characters: str | Sequence[str],
    districts: str | Sequence[str],
    wanted: Sequence[str],
) -> tuple[list[str], list[str]]:
    """Return the given set changed so that it has the ``wanted`` cards.

    A character replaces the one of its rank; districts replace the last ones. Does not check whether the set is legal.
    Raises ``Refusal`` for an unknown preset.
    """
    known = all_characters(edition.edition)
    names = [*_names(edition, characters, "characters"), *(name for name in wanted if name in known)]
    ranks = {known[name].rank: name for name in names if seats > 2 or known[name].rank < 9 or name in wanted}
    own = [name for name in wanted if name not in known]
    uniques = list(dict.fromkeys([*own, *_names(edition, districts, "districts")]))
    while sum(edition.copies.get(name, 1) for name in uniques) > edition.uniques_most:
        uniques.pop()
    return [ranks[rank] for rank in sorted(ranks)], uniques
