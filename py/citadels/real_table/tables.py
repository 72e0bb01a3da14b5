"""Answers for Citadels what is asked about a game with the box: its scores, and how a set is laid out and called."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from citadels.cards.api import Character
from citadels.cards.loader import all_characters
from citadels.editions.edition import load_edition
from citadels.engine.rules import Rules, check_setup, make_rules
from citadels.engine.scoring import final_scores
from citadels.model.setup import read_setup
from citadels.model.view import ScoreView
from citadels.real_table.asked import questions
from citadels.real_table.doubts import doubts
from citadels.real_table.end import EndOfGame
from tabletop.real_table.shapes import (
    CountedPart,
    CountedScore,
    CountedTable,
    CountedTie,
    LaidOut,
    LayOutStep,
    PieceCall,
    RealSeat,
)


class CitadelsTables:
    """See :class:`tabletop.real_table.shapes.RealTables`."""

    def count(
        self, setup: Mapping[str, Any], seats: Sequence[RealSeat], facts: Mapping[str, int]
    ) -> CountedTable:
        """Count a game that is over. A set-up without characters and districts stands for all of its edition."""
        game = EndOfGame(setup, seats, facts)
        game.table.state.finishers = game.finishers()
        scores = [_score(score) for score in final_scores(game.table)]
        return CountedTable(scores, questions(game, scores), doubts(game))

    def lay_out(self, setup: Mapping[str, Any]) -> LaidOut:
        """Tell how the set of ``setup`` is laid out, how a round's characters are chosen, and who is called when."""
        read = read_setup({**setup})
        rules = make_rules(read)
        _, uniques, _ = check_setup(read)
        calls = [PieceCall(rank, card.id, _names(card)) for rank, card in sorted(rules.ranks.items())]
        return LaidOut(_steps(rules, uniques), list(_draft(rules)), calls, list(uniques))


def _score(score: ScoreView) -> CountedScore:
    parts = [CountedPart(part.cause, part.points) for part in score.parts]
    tie = score.tie and CountedTie(score.tie.seat, score.tie.by, score.tie.own, score.tie.other)
    return CountedScore(score.seat, score.place, score.total, parts, tie)


def _names(card: Character) -> str:
    """Return what ``card`` does to the character that it names, if all at the table hear that name and act on it."""
    if card.token_takes_turn:
        return "bewitch"
    if card.token_robs:
        return "rob"
    return "kill" if "marked_called" in card.powers else ""


def _steps(rules: Rules, uniques: Sequence[str]) -> list[LayOutStep]:
    edition = load_edition(rules.edition)
    basic = sum(card.copies for card in edition.basic)
    nines = {card.rank for card in all_characters(rules.edition).values()}
    return [
        LayOutStep(
            "characters", {"count": len(rules.characters), "others": len(nines) - len(rules.characters)}
        ),
        LayOutStep(
            "districts",
            {
                "basic": basic,
                "uniques": len(rules.deck) - basic,
                "kinds": len(uniques),
                "all": len(rules.deck),
            },
        ),
        LayOutStep("start", {"cards": rules.start_cards, "gold": rules.start_gold}),
        LayOutStep("crown", {}),
        LayOutStep("city", {"size": rules.city_size}),
    ]


def _draft(rules: Rules) -> Iterator[LayOutStep]:
    """Yield the steps of a round's draft; seats are counted from 1, the owner of the crown."""
    if rules.faceup:
        yield LayOutStep("face-up", {"count": rules.faceup})
    yield LayOutStep("face-down", {"count": 1})
    if rules.seats > 3:
        yield LayOutStep("keep-each", {"players": rules.seats - 1})
        yield LayOutStep(_word(rules.script[-1][1]), {"player": rules.seats})
    else:
        yield from _few(rules)
    yield LayOutStep("rest", {})


def _few(rules: Rules) -> Iterator[LayOutStep]:
    """Yield the picks of two or three players; three that keep one in turn are one step."""
    picks = [(seat, _word(verb)) for seat, verb in rules.script]
    in_turn = [(seat, "keep") for seat in range(rules.seats)]
    while picks:
        if rules.seats > 2 and picks[: rules.seats] == in_turn:
            yield LayOutStep("keep-each", {"players": rules.seats})
            picks = picks[rules.seats :]
        else:
            seat, word = picks.pop(0)
            yield LayOutStep(word, {"player": seat + 1})


def _word(verb: str) -> str:
    return verb.replace("_", "-")


REAL_TABLES = CitadelsTables()
"""What Citadels knows of real tables."""
