"""Tests the coach's sentence.

True, in the terms of the game, worded in every language, and marked answers that are as good.
"""

import re
from pathlib import Path
from typing import cast

import pytest

from citadels.bots.outlook import Outlook
from citadels.cards.loader import all_characters
from citadels.game import Citadels
from citadels.model.setup import Setup
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.why import claims, why
from games import plain_setup
from scenario import Scenario, Seat, warrants
from tabletop.kernel.ask import AskView, view_ask
from tabletop.kernel.position import Position
from tabletop.match.option_effects import hinted_ask
from tabletop.players.advice import Advice, Reason, compared
from tabletop.texts.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
DISTRICTS = {"2016": "first_game", "classic": "base_game"}
EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def said(t: Scenario, option: str, other: str = "") -> Reason | None:
    """Return what the coach says of the first option that begins with ``option``, beside the option ``other``."""
    ask = t.position.ask
    assert ask is not None
    pick, *beside = (
        next(one for one in ask.options if one.startswith(name)) for name in (option, other) if name
    )
    view = cast("View", t.position.game.view(t.position.state, ask.seat))
    return why(view, hinted_ask(t.position, ask, ""), (pick,), tuple(beside))


def test_the_last_district_is_the_best_reason(t: Scenario) -> None:
    t.table(
        Seat("merchant", gold=5, hand="temple", city="castle manor tavern market docks church"),
        call="merchant",
    )
    t.gather()
    assert said(t, "build") == Reason("completes-first", {"card": "temple"})


@pytest.mark.parametrize(("first", "told"), [(1, Reason("completes", {"card": "temple"})), (0, None)])
def test_who_was_the_first_to_complete_a_city_gets_nothing_for_it_again(
    t: Scenario, first: int, told: Reason | None
) -> None:
    """Its four points stay though it lost a district, such as its Armory."""
    t.table(
        Seat("merchant", gold=1, hand="temple", city="castle manor tavern market docks church"),
        Seat("thief", city="castle cathedral harbor"),
        call="merchant",
        first=first,
    )
    t.gather()
    before = t.view().seats[0].points
    assert said(t, "build") == told
    t.pick("build", card="temple")
    assert t.view().seats[0].points - before == 1 + (2 if told else 0)


def test_taking_what_another_paid_for_is_said_to_complete_the_city(t: Scenario) -> None:
    for city, said_of in (
        ("castle manor tavern market docks church", Reason("completes-first", {"card": "temple"})),
        ("castle market watchtower keep", Reason("fifth-type", {"card": "temple"})),
        ("castle market", None),
    ):
        t.table(
            Seat("magistrate", city=city),
            Seat("king", gold=5, hand="temple"),
            call="king",
            marks=warrants("king", "bishop", "merchant"),
        )
        t.gather()
        t.pick("build", card="temple")
        assert t.kind == "confiscate"
        assert said(t, "confiscate", "let_pass") == said_of


def test_a_district_that_pays_at_once_is_built_before_the_income(t: Scenario) -> None:
    t.table(Seat("merchant", gold=5, hand="tavern", city="market"), call="merchant")
    t.gather()
    assert said(t, "build") == Reason("pays-at-once", {"card": "tavern"})
    t.pick("income")
    assert said(t, "build") != Reason("pays-at-once", {"card": "tavern"})


def test_gold_is_for_the_card_that_it_pays_for(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand="palace tavern"), call="merchant")
    assert said(t, "gather_gold") == Reason("affords", {"card": "palace"})


def test_cards_are_for_a_hand_without_any(t: Scenario) -> None:
    t.table(Seat("merchant", gold=3, hand=""), call="merchant")
    assert said(t, "gather_cards") == Reason("no-cards", {})


def test_a_thief_hears_who_is_rich_and_still_hidden(t: Scenario) -> None:
    t.table(Seat("thief"), Seat("king", gold=7), call="thief")
    t.pick("ability", name="rob")
    assert said(t, "name:character=king") == Reason("holds-gold", {"seat": 1, "gold": 7, "character": "king"})


def test_the_bonus_of_a_district_is_named_with_what_it_hangs_on(t: Scenario) -> None:
    t.table(Seat("merchant", gold=5, hand="ivory_tower manor", city="tavern"), call="merchant")
    t.gather()
    assert said(t, "build:card=ivory_tower", "build:card=manor") == Reason(
        "bonus", {"card": "ivory_tower", "count": 5}
    )
    t.table(Seat("merchant", gold=5, hand="ivory_tower manor", city="keep"), call="merchant")
    t.gather()
    assert said(t, "build:card=ivory_tower", "build:card=manor") != Reason(
        "bonus", {"card": "ivory_tower", "count": 5}
    )


def test_no_bonus_is_named_where_a_free_type_may_score_as_well(t: Scenario) -> None:
    """The Haunted Quarter completes five types once there is another purple district.

    Three of the seven points are its own.
    """
    t.table(
        Seat("merchant", gold=6, hand="basilica", city="haunted_quarter fortress manor monastery temple"),
        call="merchant",
    )
    t.gather()
    reason = said(t, "build:card=basilica")
    assert reason is None or reason.id != "bonus"


def test_what_is_true_of_the_answer_beside_it_as_well_is_no_reason(t: Scenario) -> None:
    """Both cards are worth their gold, which could be stolen; only one of them is the dearest."""
    t.table(Seat("merchant", gold=5, hand="palace castle", city="temple"), Seat("thief"), call="merchant")
    t.gather()
    assert said(t, "build:card=palace", "build:card=castle") == Reason("dearest", {"card": "palace"})
    assert said(t, "build:card=castle", "build:card=palace") is None


def test_a_ruin_is_a_reason_to_kill_and_none_to_rob(t: Scenario) -> None:
    city = "castle manor palace"
    t.table(Seat("thief", city=city), Seat("warlord", gold=1), call="thief")
    t.pick("ability", name="rob")
    assert said(t, "name:character=warlord") is None
    t.table(Seat("assassin", city=city), Seat("warlord", gold=1), call="assassin")
    t.pick("ability", name="kill")
    assert said(t, "name:character=warlord") == Reason("ruins", {"character": "warlord"})
    t.table(Seat("assassin", city=city), Seat("warlord", gold=1, city=city), call="assassin")
    t.pick("ability", name="kill")
    assert said(t, "name:character=warlord") is None, "the plates show that nobody leads"


def test_the_monument_beside_five_districts_is_no_card_to_build(t: Scenario) -> None:
    """Ruling 117. Nothing that is said counts on it: gathering gold, gathering cards, or keeping it."""
    four, five = "temple tavern manor market", "temple tavern manor market watchtower"
    for city, of_gold, of_cards in (
        (four, Reason("affords", {"card": "monument"}), Reason("one-card", {"card": "monument"})),
        (five, None, Reason("no-cards", {})),
    ):
        t.table(Seat("merchant", gold=3, hand="monument", city=city), call="merchant")
        assert said(t, "gather_gold") == of_gold
        assert said(t, "gather_cards") == of_cards
    for city, reason in ((four, Reason("ready-now", {"card": "monument"})), (five, None)):
        t.table(Seat("merchant", gold=5, city=city), call="merchant", deck="monument keep")
        t.pick("gather_cards")
        assert said(t, "keep:card=monument") == reason


@pytest.mark.parametrize(
    ("edition", "card", "takes"),
    [
        ("2016", "king", True),
        ("2016", "patrician", True),
        ("2016", "emperor", False),
        ("classic", "king", True),
        ("classic", "emperor", False),
    ],
)
def test_only_who_takes_the_crown_is_said_to_take_it(edition: str, card: str, *, takes: bool) -> None:
    """The Emperor gives it to another player, in the classic edition because he must (rulings 67 to 70)."""
    view, ask = draft_of(edition, card)
    assert Outlook(view, ask).role(card).takes_crown is takes
    ids = {one.id for one in claims(view, ask, (f"draft:character={card}",))}
    assert ("crowns" in ids) is takes


@pytest.mark.parametrize(("players", "safe"), [(2, False), (6, True), (7, True)])
def test_gold_is_said_to_be_safe_only_with_one_character(players: int, *, safe: bool) -> None:
    """Who plays two characters may be robbed as the other one."""
    view, ask = draft_of("2016", "assassin", players)
    view.seats[ask.seat].gold = 6
    ids = {one.id for one in claims(view, ask, ("draft:character=assassin",))}
    assert ("goes-first" in ids) is safe


def draft_of(edition: str, card: str, players: int = 5) -> tuple[View, AskView]:
    """Return what a seat without the crown sees when it is offered ``card``."""
    plain = plain_setup(players).model_dump()
    ranks = [
        next(name for name in EIGHT if all_characters(edition)[name].rank == rank) for rank in range(1, 9)
    ]
    ranks[all_characters(edition)[card].rank - 1] = card
    game = Citadels(
        Setup.model_validate(
            plain | {"edition": edition, "characters": ranks, "districts": DISTRICTS[edition]}
        )
    )
    for seed in range(200):
        position = Position[State].first(game, seed)
        while position.ask is not None and position.ask.kind in {"draft", "draft_two", "draft_discard"}:
            ask = position.ask
            view = game.view(position.state, ask.seat)
            if f"draft:character={card}" in ask.options and view.crown != ask.seat:
                return view, view_ask(ask, "")
            position = position.after(ask.options[-max(ask.least, 1) :])
    raise AssertionError(card)


def test_where_nothing_simple_speaks_for_an_answer_nothing_is_said(t: Scenario) -> None:
    t.table(Seat("merchant", gold=0, hand=""), call="merchant")
    t.gather()
    assert said(t, "end_turn") is None


def test_answers_within_two_points_are_as_good() -> None:
    advice = compared([Advice([name], chance, []) for name, chance in (("a", 40), ("b", 38), ("c", 37))])
    assert [one.as_good for one in advice] == [False, True, False]
    assert not compared([Advice(["a"], None, [])])[0].as_good


@pytest.mark.parametrize("game", ["citadels", "pointcity"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_worded(game: str, language: str) -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / f"py/{game}/search").glob("*.py")]
    made = set(
        re.findall(
            r'(?:Reason\(|Told\(|\((?=[^()]*, [A-Z]+,)|, seats, |could\(|name\), |rivals, )"([a-z-]+)"',
            "".join(sources),
        )
    )
    texts = (ROOT / f"web/games/{game}/locales/{language}.ftl").read_text("utf-8")
    there = set(re.findall(r"^reason-([a-z-]+) =", texts, re.MULTILINE))
    assert len(made) >= 4
    assert made <= there
    assert [
        name for name in there if not name.startswith("bonus-") and f'"{name}"' not in "".join(sources)
    ] == []
    assert "simul" not in "".join(re.findall(r"^reason-.*", texts, re.MULTILINE))
