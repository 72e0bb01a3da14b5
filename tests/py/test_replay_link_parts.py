"""Tests the parts of a replay link: digits, words, names, answers and set-ups come back as they were."""

import re
from itertools import permutations
from math import log2
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.kind import CITADELS
from nim.kind import NIM
from scenario import plain_setup
from tabletop.kernel.ask import Ask
from tabletop.kernel.errors import Refusal
from tabletop.match.match import new_match
from tabletop.players.seating import Chair
from tabletop.replay_link import course, setups
from tabletop.replay_link.digits import DigitReader, DigitWriter
from tabletop.replay_link.letters import LETTERS, put_word, take_word
from tabletop.replay_link.names import put_name, take_name
from tabletop.replay_link.picks import answers_to, number_of, pick_of, put_pick, take_pick
from tabletop.texts.locales import LANGUAGES


@given(
    st.lists(st.integers(1, 10**6).flatmap(lambda base: st.tuples(st.integers(0, base - 1), st.just(base))))
)
def test_digits_come_back(pairs: list[tuple[int, int]]) -> None:
    digits = DigitWriter()
    for digit, base in pairs:
        digits.put(digit, base)
    reader = DigitReader(digits.text("x"), "x")
    assert [reader.take(base) for _, base in pairs] == [digit for digit, _ in pairs]
    reader.end()
    with pytest.raises(Refusal, match="replay-link-broken"):
        DigitReader(digits.text("x"), "y")


@given(word=st.text(st.characters(exclude_categories=["Cs"]), max_size=LETTERS))
def test_words_come_back(word: str) -> None:
    digits = DigitWriter()
    put_word(digits, word)
    assert take_word(DigitReader(digits.text(""), "")) == word


@given(
    st.lists(
        st.lists(st.integers(1, 300), min_size=1, max_size=9).flatmap(
            lambda weights: st.tuples(st.integers(0, len(weights) - 1), st.just(weights))
        )
    )
)
def test_weighted_digits_come_back(pairs: list[tuple[int, list[int]]]) -> None:
    digits = DigitWriter()
    for digit, weights in pairs:
        digits.put_weighted(digit, weights)
        digits.put(5, 7)
    reader = DigitReader(digits.text("x"), "x")
    for digit, weights in pairs:
        assert (reader.take_weighted(weights), reader.take(7)) == (digit, 5)
    reader.end()


def test_a_likely_digit_needs_less_room() -> None:
    """A thousand digits of three parts in four need 0.415 bits each, as theory says."""
    digits = DigitWriter()
    for _ in range(1000):
        digits.put_weighted(0, (3, 1))
    digits.put((1 << 64) - 1, 1 << 64)
    assert len(digits.text("")) == pytest.approx((1000 * log2(4 / 3) + 64 + 32) / 6, abs=2)


@given(name=st.text(st.characters(exclude_categories=["Cs"]), max_size=LETTERS))
def test_names_come_back(name: str) -> None:
    digits = DigitWriter()
    put_name(digits, name, LETTERS)
    assert take_name(DigitReader(digits.text(""), "")) == name.rstrip()


def test_names_that_the_page_gives_need_little_room() -> None:
    """All of them have a number, in every language."""
    for language in LANGUAGES:
        text = Path(f"web/locales/{language}.ftl").read_text("utf-8")
        lines = dict(line.split(" = ", 1) for line in text.splitlines() if " = " in line)
        names = [lines[key] for key in lines if re.fullmatch(r"computer-name-\d", key)]
        assert len(names) >= 6
        for name in [*names, lines["default-name"]]:
            digits = DigitWriter()
            put_name(digits, name, 3)
            assert take_name(DigitReader(digits.text(""), "")) == name
            assert len(digits.text("")) <= 7 + 1, name


def test_answers_with_weights_come_back() -> None:
    weights = {"turn": {"build": 9, "build:card=keep": 200}}
    asks = [
        Ask(0, "turn", ("build:card=keep", "build:card=inn", "end_turn")),
        Ask(0, "turn", ("end_turn",)),
        Ask(0, "other", ("a", "b")),
        Ask(0, "turn", ("a", "b"), least=0, most=2),
    ]
    digits = DigitWriter()
    for ask in asks:
        for option in ask.options:
            put_pick(digits, ask, (option,), weights)
    reader = DigitReader(digits.text(""), "")
    for ask in asks:
        for option in ask.options:
            assert take_pick(reader, ask, weights) == (option,)
    reader.end()


def test_weights_are_of_answers_that_are_offered() -> None:
    """Most of the asks that a game has are known, each weight is at least 1, and links are shorter with them."""
    match = new_match("m", CITADELS, {"players": 4}, [Chair(name="A", player="normal")] * 4, 11, free=False)
    match.advance(CITADELS, 10_000)
    known = setups.vocabulary(CITADELS).weights
    assert all(weight >= 1 for of_ask in known.values() for weight in of_ask.values())
    with_weights, without = (course.put_course(match, weights) for weights in (known, None))
    assert len(with_weights.text("")) < 0.9 * len(without.text(""))


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 1), (0, 4), (2, 3), (4, 4)])
def test_every_answer_has_a_number_of_its_own(least: int, most: int) -> None:
    ask = Ask(0, "any", ("a", "b", "c", "d"), least=least, most=most)
    every = [pick for many in range(least, most + 1) for pick in permutations(ask.options, many)]
    assert answers_to(ask) == len(every)
    assert sorted(number_of(ask, pick) for pick in every) == [*range(len(every))]
    assert all(pick_of(ask, number_of(ask, pick)) == pick for pick in every)


def test_every_card_of_the_box_is_a_word_of_the_table() -> None:
    """A set drawn by lot takes little room: none of its cards is spelled out."""
    known = setups.vocabulary(CITADELS)
    drawn: Any = CITADELS.draw({"edition": "2016", "players": 6}, 5)
    assert {*drawn.characters, *drawn.districts} <= {*known.words}
    digits = DigitWriter()
    setup = plain_setup(6).model_dump() | {"characters": drawn.characters, "districts": drawn.districts}
    setups.put_setup(digits, known, setup)
    text = digits.text("")
    assert len(text) < 50
    assert setups.take_setup(DigitReader(text, ""), known) == setup


def test_what_no_table_has_is_spelled_once() -> None:
    """House cards, levels and fields of a house copy: the link brings them, and other links do not change."""
    known = setups.vocabulary(CITADELS)
    setup = plain_setup(4).model_dump() | {
        "characters": ["jester", "king"], "districts": ["keep", "aqueduct", "park"], "market": ["aqueduct", None],
    }  # fmt: skip
    digits = DigitWriter()
    levels = ["normal", "genius", "normal", "genius"]
    extended = setups.put_vocabulary(digits, known, setup, levels)
    assert extended.players == (*known.players, "genius")
    assert extended.words == (*known.words, "jester", "aqueduct")
    assert extended.own == ("market",)
    setups.put_setup(digits, extended, setup)
    reader = DigitReader(digits.text(""), "")
    there = setups.take_vocabulary(reader, CITADELS)
    assert there == extended
    assert setups.take_setup(reader, there) == setup
    reader.end()


def test_a_set_up_that_holds_more_than_words_and_numbers_is_no_link() -> None:
    plain = NIM.make({"players": 2}).setup
    odd_ones: list[dict[str, Any]] = [{"sticks": -1}, {"sticks": 1.5}, {"sticks": {}}, {"sticks": "x" * 41}]
    for odd in odd_ones:
        digits = DigitWriter()
        with pytest.raises(Refusal, match="no-replay-link"):
            setups.put_setup(
                digits, setups.put_vocabulary(digits, setups.vocabulary(NIM), plain | odd, ()), plain | odd
            )
    known = setups.vocabulary(CITADELS)
    with pytest.raises(Refusal, match="no-replay-link"):
        setups.put_setup(DigitWriter(), known, {"players": 2})
