"""Tests what an ask says beside its options.

An effect is what the pick then does, and what is missing has one reason.
"""

from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Any

import pytest

import table_laws
from games import Table, game_for, law_tables, play
from laws import game_of
from scenario import Scenario, Seat, kill, threats, warrants
from tabletop.kernel.ask import AskView
from tabletop.kernel.events import Event, Facts
from tabletop.kernel.hints import EffectView
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.match.option_effects import hinted_ask

# Thousands of positions: too slow inside Pyodide, and nothing of it depends on where it runs.
pytestmark = pytest.mark.cpython_only

ENDINGS = {"turn_ended", "turn_lost", "round_ended"}
"""Events after which other people's deeds follow."""


def shown(position: Position[Any]) -> AskView:
    """Return the ask of ``position`` as a person is shown it."""
    assert position.ask is not None
    return hinted_ask(position, position.ask, "0.0")


def certain(events: tuple[Event, ...]) -> tuple[list[Event], bool]:
    """Return the events up to the first that brings something out or ends a turn; whether those are all."""
    for at, event in enumerate(events):
        if (event.reveals and not event.goes_on) or event.kind in ENDINGS:
            return list(events[: at + 1]), False
    return list(events), True


def number(facts: Facts, key: str) -> int:
    value = facts[key]
    assert isinstance(value, int)
    return value


def means_changes(events: list[Event]) -> Counter[int]:
    """Return what ``events`` say of everybody's gold, by seat."""
    found: Counter[int] = Counter()
    for event in events:
        facts = event.everyone or {}
        if event.kind in {"gold_gained", "tax_collected"}:
            found[number(facts, "seat")] += number(facts, "amount")
        elif event.kind in {"gold_paid", "tax_paid"}:
            found[number(facts, "seat")] -= number(facts, "amount")
        elif event.kind == "gold_moved":
            found[number(facts, "from")] -= number(facts, "amount")
            found[number(facts, "to")] += number(facts, "amount")
        elif event.kind == "district_beautified":
            found[number(facts, "seat")] -= 1
    return found


def change(effect: EffectView | None, asked: int, seat: int) -> tuple[int, int]:
    """Return by how much ``effect`` changes gold and points of ``seat``."""
    if effect is None:
        return 0, 0
    if seat == asked:
        return effect.gains - effect.pays, effect.points
    return next(((other.means, other.points) for other in effect.others if other.seat == seat), (0, 0))


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_an_effect_is_what_the_pick_then_does(table: Table) -> None:
    """Checked against the events that the pick tells and, where all it does is certain, against the scores."""
    played = play(game_for(*table), 11)
    chance, compared = Randomness(11), 0
    for position in played.positions:
        if position.ask is None or position.ask.most > 1 or chance.below(4):
            continue
        game, before = game_of(position), position.game.holdings(position.state)
        for option in shown(position).options:
            after = position.after((option.id,))
            events, whole = certain(after.events)
            gold = means_changes(events)
            for seat in range(game.seats):
                means, points = change(option.effect, position.ask.seat, seat)
                assert means == gold[seat], (position.ask.kind, option, seat)
                if whole:
                    then = game.holdings(after.state)[seat]
                    assert (means, points) == (
                        then.means - before[seat].means,
                        then.points - before[seat].points,
                    )
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_every_card_in_hand_can_be_built_or_says_why_not(table: Table) -> None:
    played = play(game_for(*table), 12)
    for position in played.positions:
        ask = position.ask
        if ask is None:
            continue
        table_laws.check_hints(position)
        if ask.kind != "turn":
            continue
        view = shown(position)
        offered = Counter(option.word("card") for option in view.options if option.verb == "build")
        blocked = Counter(str(one.args["card"]) for one in view.blocked if one.verb == "build")
        assert offered + blocked == Counter(set(position.state.players[ask.seat].hand))
        assert all(int(one.facts["gold"]) > 0 for one in view.blocked if one.reason == "short")


def reasons(t: Scenario) -> dict[str, str]:
    """Return why each thing is no option: by verb and what it is about."""
    told = shown(t.position).blocked
    return {" ".join([one.verb, *map(str, one.args.values())]): one.reason for one in told}


def test_a_card_says_why_it_is_not_built(t: Scenario) -> None:
    t.table(Seat("king", gold=3, hand="tavern keep palace", city="tavern"), call="king")
    assert reasons(t) == {
        "build tavern 1": "duplicate",
        "build keep 3": "gather-first",
        "build palace 5": "gather-first",
        "income noble 0": "no-income",
        "end_turn": "gather-first",
    }
    t.gather()
    assert reasons(t) == {"build tavern 1": "duplicate", "income noble 0": "no-income"}
    t.pick("build", card="keep")
    assert reasons(t) == {
        "build tavern 1": "duplicate",
        "build palace 5": "limit",
        "income noble 0": "no-income",
    }


def test_what_is_short_is_told(t: Scenario) -> None:
    t.table(Seat("warlord", gold=1, hand="palace secret_vault", city="temple"), call="warlord")
    t.gather()
    (palace, vault, *_) = [one for one in shown(t.position).blocked if one.verb == "build"]
    assert (palace.reason, palace.facts) == ("short", {"gold": 2})
    assert vault.reason == "never-built"


def test_the_end_of_a_turn_says_what_stays_unused(t: Scenario) -> None:
    t.table(Seat("merchant", gold=1, hand="tavern market", city="tavern"), call="merchant")
    t.gather()
    end = shown(t.position).options[-1]
    assert end.id == "end_turn"
    assert end.effect is not None
    assert [(left.what, left.amount, left.name) for left in end.effect.leaves] == [
        ("ability", 1, "bonus_gold"),
        ("income", 1, "trade"),
        ("build", 1, ""),
    ]


def test_earlier_picks_of_an_action_are_told_to_who_made_them(t: Scenario) -> None:
    t.table(Seat("magistrate"), call="magistrate")
    t.pick("ability", name="warrant")
    t.pick("name", character="king")
    t.pick("name", character="bishop")
    picked = shown(t.position).picked
    assert [one.kind for one in picked] == ["turn", "warrant_signed", "warrant_blank"]
    assert [one.options[0].args for one in picked[1:]] == [{"character": "king"}, {"character": "bishop"}]


def test_what_was_picked_for_another_action_of_the_step_is_not_told(t: Scenario) -> None:
    marks = threats("king", "bishop")
    t.table(Seat("blackmailer"), Seat("king"), call="king", marks=marks, deck="keep palace")
    t.pick("gather_cards")
    t.pick("keep", card="palace")
    assert t.kind == "bribe"
    assert shown(t.position).picked == []


def test_a_build_says_what_it_costs_and_scores(t: Scenario) -> None:
    t.table(Seat("king", gold=5, hand="palace"), call="king")
    t.gather()
    (build,) = [one for one in shown(t.position).options if one.verb == "build"]
    assert build.effect is not None
    effect = build.effect
    assert (effect.pays, effect.gains, effect.cards, effect.points) == (5, 0, -1, 5)


def test_what_comes_from_the_deck_is_not_foretold(t: Scenario) -> None:
    """How many cards come is known, and nothing that they decide."""
    t.table(Seat("warlord", gold=4, hand="keep", city="smithy"), call="warlord", deck="palace manor tavern")
    (smithy,) = [one for one in shown(t.position).options if one.verb == "use"]
    assert smithy.effect is not None
    assert (smithy.effect.pays, smithy.effect.cards, smithy.effect.points) == (2, 3, 0)


NAMING = {"kill", "rob", "bewitch", "warrant_signed", "warrant_blank", "threat_real", "threat_blank"}
PLAYERS = {"wizard", "loan_from", "tithe"}
CARDS = {"framework", "loan"}
"""Questions about a character of the game, another player, a card in hand: all of them are there or say why not."""


def everything(position: Position[Any], kind: str) -> AbstractSet[object]:
    """Return all that a question of ``kind`` could be about."""
    game, state, ask = game_of(position), position.state, position.ask
    assert ask is not None
    if kind in NAMING:
        return set(game.rules.characters)
    if kind in PLAYERS:
        return set(range(game.seats)) - {ask.seat}
    if kind in CARDS:
        return set(state.players[ask.seat].hand)
    spots = {(seat, at) for seat, player in enumerate(state.players) for at in range(len(player.city))}
    if kind in {"seize", "exchange"}:
        return {spot for spot in spots if spot[0] != ask.seat}
    return {spot for spot in spots if kind == "destroy" or spot[0] == ask.seat}


@pytest.mark.parametrize("table", law_tables(2), ids=str)
def test_every_target_can_be_chosen_or_says_why_not(table: Table) -> None:
    districts = {"destroy", "seize", "exchange", "exchange_for", "beautify"}
    for position in play(game_for(*table), 14).positions:
        if position.ask is None or position.ask.kind not in NAMING | PLAYERS | CARDS | districts:
            continue
        view = shown(position)
        told: list[object] = []
        for one in (*view.options, *view.blocked):
            if one.verb != "cancel":
                args = one.args
                spot = (args["seat"], args["at"]) if "at" in args else None
                told.append(spot or args.get("character") or args.get("card") or args.get("seat"))
        assert len(told) == len(set(told))
        assert set(told) == everything(position, view.kind), view.kind
        for one in view.blocked:
            assert all(int(one.facts[key]) > 0 for key in ("gold", "limit", "cost") if key in one.facts)


def test_a_protected_character_says_what_protects_it(t: Scenario) -> None:
    t.table(Seat("thief"), Seat("assassin"), call="thief", marks=kill("king"))
    t.pick("ability", name="rob")
    told = {one.args["character"]: (one.reason, one.facts) for one in shown(t.position).blocked}
    assert told == {
        "assassin": ("rank-one", {}),
        "king": ("marked", {"character": "assassin"}),
        "thief": ("own-character", {}),
    }


def test_a_district_out_of_reach_says_why(t: Scenario) -> None:
    t.table(
        Seat("warlord", gold=0),
        Seat("bishop", city="temple"),
        Seat("king", city="keep manor tavern"),
        call="warlord",
    )
    t.pick("ability", name="destroy")
    assert t.options() == ["destroy:seat=2,at=2,card=tavern,cost=0", "cancel"]
    told = {one.args["card"]: (one.reason, one.facts) for one in shown(t.position).blocked}
    assert told == {
        "temple": ("shielded", {"character": "bishop"}),
        "keep": ("immune", {}),
        "manor": ("short", {"gold": 2}),
    }


@pytest.mark.parametrize("table", law_tables(3), ids=str)
def test_a_draft_says_what_each_income_would_bring_now(table: Table) -> None:
    """As many gold as districts of the own city pay: at least those of the income's own type."""
    game = game_for(*table)
    told = 0
    for position in play(game, 13).positions:
        ask = position.ask
        if ask is None or ask.kind not in {"draft", "draft_two"}:
            continue
        city = Counter(
            game.rules.districts[built.card].type for built in position.state.players[ask.seat].city
        )
        for option in shown(position).options:
            character = game.rules.characters[option.word("character")]
            income, unit = character.income, character.income_in
            brings = option.effect.brings if option.effect is not None else []
            assert {stake.what for stake in brings} <= {"income" if unit == "gold" else f"income-{unit}"}
            gold = sum(stake.amount for stake in brings)
            plain = city[income] if income is not None else 0
            assert (gold > 0) == bool(brings)
            assert plain <= gold <= plain + (city["unique"] if income is not None else 0)
            told += gold > 0
    assert told > 0


def stakes(t: Scenario, name: str, kind: str) -> list[tuple[str, int, str]]:
    """Return the stakes of one ``kind`` that the option beginning with ``name`` has."""
    (found,) = [one for one in shown(t.position).options if one.id.startswith(name)]
    told: list[Any] = getattr(found.effect, kind) if found.effect is not None else []
    return [(stake.what, stake.amount, stake.name) for stake in told]


@pytest.mark.parametrize(
    ("character", "district", "told"),
    [
        ("bishop", "temple", ("income", 1, "religious")),
        ("abbot", "temple", ("income-either", 1, "religious")),
        ("cardinal", "temple", ("income-cards", 1, "religious")),
        ("patrician", "manor", ("income-cards", 1, "noble")),
    ],
)
def test_an_unused_income_says_what_it_is_paid_in(
    t: Scenario, character: str, district: str, told: tuple[str, int, str]
) -> None:
    t.table(Seat(character, city=district), call=character)
    t.gather()
    incomes = [one for one in stakes(t, "end_turn", "leaves") if one[0].startswith("income")]
    assert incomes == [told]


def test_a_refused_bribe_says_what_is_risked(t: Scenario) -> None:
    t.table(Seat("blackmailer"), Seat("king", gold=3), call="king", marks=threats("king", "bishop"))
    t.gather()
    assert t.kind == "bribe"
    assert stakes(t, "refuse", "risks") == [("gold", 5, "")]
    assert shown(t.position).options[0].effect is not None


def test_a_build_under_a_warrant_says_that_it_may_be_taken(t: Scenario) -> None:
    """Whether the warrant is signed is not told, nor points that somebody else may get."""
    t.table(
        Seat("magistrate"),
        Seat("king", gold=9, hand="manor"),
        call="king",
        marks=warrants("bishop", "king", "thief"),
    )
    t.gather()
    assert stakes(t, "build", "risks") == [("district", 1, "manor")]
    (build,) = [one for one in shown(t.position).options if one.verb == "build"]
    assert build.effect is not None
    assert (build.effect.pays, build.effect.points) == (3, 0)


def test_silence_in_the_ball_room_loses_the_turn(t: Scenario) -> None:
    t.table(Seat("king", city="ball_room", gold=1), Seat("bishop"), call="bishop", crown=0, edition="classic")
    assert t.kind == "thanks"
    assert stakes(t, "stay_silent", "loses") == [("turn", 1, "")]


def test_an_ability_that_ends_the_turn_says_what_it_leaves(t: Scenario) -> None:
    t.table(
        Seat("warlord", gold=9, city="watchtower"),
        Seat("king", city="manor"),
        call="warlord",
        edition="classic",
    )
    t.gather()
    assert stakes(t, "ability", "leaves") == [("income", 1, "military")]


def test_the_seer_is_promised_a_card_of_every_hand(t: Scenario) -> None:
    """Which cards she takes is unknown, how many is not; an empty hand gives none."""
    t.table(
        Seat("seer", hand="keep"),
        Seat("king", hand="manor temple"),
        Seat("thief", hand=""),
        Seat("bishop", hand="tavern"),
        call="seer",
    )
    ask = shown(t.position)
    effect = next(option.effect for option in ask.options if option.word("name") == "seer")
    assert effect is not None
    assert effect.cards == 2
    assert {other.seat: other.cards for other in effect.others} == {1: -1, 3: -1}
