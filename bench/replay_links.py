"""Measures the length of replay links, with the page's address, for games of six and eight players. Prints a table.

    .venv/bin/python -m bench.replay_links [--games 100]

Every second game has presets, the others random sets. It never fails: `test_replay_link.py` checks the limits.
"""

import argparse
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

from citadels.cli.tables import Wish, setup_for
from citadels.kind import CITADELS
from tabletop.kernel.ask import any_pick
from tabletop.kernel.randomness import Randomness, Seed
from tabletop.match.match import Match, new_match
from tabletop.players.seating import PERSON, Chair
from tabletop.replay_link.link_text import MARK
from tabletop.replay_link.replay_link import read_link, write_link

ADDRESSES = (len("https://someone.github.io/citadels/") + len(MARK), 60)
"""Lengths of addresses, with the mark of a replay: a page on GitHub, and the longest that the limits allow for."""
LEVELS = ("normal", "novice", "strong", "normal-builder", "normal-rusher", "normal-raider", "normal-schemer")
PAGE = ("Player", "Agnes", "Bertram", "Cecily", "Drogo", "Edith", "Fulk", "Giselle")
FRIENDS = ("Наталочка", "Bertram K", "Соломія", "Charlotte", "Олександра", "Христина", "Анна 2", "O'Neil")


class Sort(NamedTuple):
    """A sort of games to measure: the players' names, and who picks."""

    title: str
    names: Sequence[str]
    people: bool
    friends: bool
    random: bool


SORTS = (
    Sort("a person among computer players", PAGE, people=False, friends=False, random=False),
    Sort("friends, seed of 256 bits", FRIENDS, people=True, friends=True, random=False),
    Sort("picks at random", PAGE, people=False, friends=False, random=True),
    Sort("friends who pick at random, seed of 256 bits", FRIENDS, people=True, friends=True, random=True),
)


def played(number: int, players: int, sort: Sort) -> Match[Any, Any]:
    """Return a finished match; computer players have made its picks, or they are random."""
    characters = "all" if number % 2 else "random"
    wish = Wish(characters=characters, districts=characters, players=(players,))
    seed: Seed = (
        f"{number * 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F % 2**256:064x}"
        if sort.friends
        else number
    )
    chairs = [
        Chair(name=name, player=LEVELS[(number + at) % len(LEVELS)])
        for at, name in enumerate(sort.names[:players])
    ]
    match = new_match(
        "m", CITADELS, setup_for(wish, number).model_dump(mode="json"), chairs, seed, free=False
    )
    chance = Randomness(number)
    while sort.random and (ask := match.position.ask) is not None:
        match.play(any_pick(ask.options, ask.least, ask.most, chance))
    match.advance(CITADELS, 10_000)
    people = players if sort.people else 1
    match.seating = [
        Chair(name=one.name, player=PERSON) if at < people else one for at, one in enumerate(chairs)
    ]
    return match


def measured(players: int, sort: Sort, games: int) -> str:
    most = 250 if players <= 6 else 350
    letters: list[int] = []
    whole = 0
    for number in range(1, games + 1):
        match = played(number, players, sort)
        text = write_link(match, CITADELS)
        letters.append(len(text))
        whole += [one.name for one in read_link(text, {CITADELS.id: CITADELS}, "m").seating] == [
            *sort.names[:players]
        ]
    over = " / ".join(str(sum(one + address > most for one in letters)) for address in ADDRESSES)
    lengths = " | ".join(f"{median(letters) + more:.0f}, {max(letters) + more}" for more in ADDRESSES)
    return f"| {players}, {sort.title} | {games} | {lengths} | {most} | {over} | {whole} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    short, long = ADDRESSES
    print(
        f"| players | games | letters at an address of {short}: median, most | at {long} | limit | over it | no name cut |"
    )
    print("|---|---|---|---|---|---|---|")
    for players in (6, 8):
        for sort in SORTS:
            print(measured(players, sort, games))


if __name__ == "__main__":
    main()
