"""Tests the Hospital."""

import laws
from citadels.knowledge.card_notes import hand_of
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.observer import learned
from citadels.knowledge.worlds import sample_position
from scenario import Scenario, Seat, kill
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import step_start


def test_killed_the_owner_may_gather_and_nothing_else(t: Scenario) -> None:
    """Ruling 135."""
    owner, *_ = t.table(
        Seat("merchant", gold=5, hand="temple", city="hospital tavern"),
        Seat("assassin"),
        Seat("warlord"),
        call="merchant",
        marks=kill("merchant"),
        edition="classic",
    )
    assert t.options() == ["gather_gold:amount=2", "gather_cards:count=2", "end_turn"]
    t.gather()
    assert (owner.gold, owner.city) == (7, ["hospital", "tavern"])
    assert t.turn_of == "architect"


def test_the_gathering_districts_work(t: Scenario) -> None:
    """Ruling 135: it is the ordinary action."""
    owner, *_ = t.table(
        Seat("merchant", city="hospital library observatory"),
        Seat("assassin"),
        Seat("warlord"),
        call="merchant",
        marks=kill("merchant"),
        edition="classic",
    )
    t.pick("gather_cards", count=3)
    first, second, _ = t.options()
    t.choose(first, second)
    assert (len(owner.hand), t.turn_of) == (2, "architect")


def test_he_need_not(t: Scenario) -> None:
    """Rulings 104 and 135."""
    owner, *_ = t.table(
        Seat("merchant", gold=5, city="hospital"),
        Seat("assassin"),
        Seat("warlord"),
        call="merchant",
        marks=kill("merchant"),
        edition="classic",
    )
    t.choose("end_turn")
    assert (owner.gold, t.turn_of) == (5, "architect")


def test_park_and_poor_house_stay_shut(t: Scenario) -> None:
    """Ruling 135: nothing but the action."""
    owner, *_ = t.table(
        Seat("merchant", gold=0, city="hospital park poor_house"),
        Seat("assassin"),
        Seat("warlord"),
        call="merchant",
        marks=kill("merchant"),
        edition="classic",
    )
    t.choose("end_turn")
    assert (owner.gold, owner.hand) == (0, [])


def test_the_killed_king_takes_the_crown_at_the_end_of_the_round_all_the_same(t: Scenario) -> None:
    """Rulings 66 and 135."""
    king, *_ = t.table(
        Seat("king", city="hospital"),
        Seat("assassin"),
        Seat("warlord"),
        call="king",
        crown=2,
        marks=kill("king"),
        edition="classic",
    )
    t.gather()
    assert not king.crown
    t.end_round()
    assert king.crown


def test_the_killed_bishop_protects_no_player(t: Scenario) -> None:
    """Rulings 73 and 135."""
    t.table(
        Seat("bishop", city="hospital temple"),
        Seat("assassin"),
        Seat("warlord", gold=0),
        call="bishop",
        marks=kill("bishop"),
        edition="classic",
    )
    t.gather()
    t.until("warlord")
    t.gather()
    t.pick("ability", name="destroy")
    assert t.options("destroy") == ["destroy:seat=0,at=1,card=temple,cost=0"]


def test_the_queen_is_paid_once_beside_a_killed_king_who_gathered(t: Scenario) -> None:
    """Rulings 97 and 135: at the end of the round."""
    _, _, queen, *_ = t.table(
        Seat("thief"),
        Seat("assassin"),
        Seat("queen", gold=0),
        Seat("king", city="hospital"),
        Seat("warlord"),
        call="king",
        players=5,
        marks=kill("king"),
        edition="classic",
    )
    t.gather()
    t.until("queen")
    assert t.options("ability") == []
    t.end_round()
    assert queen.gold == 2 + 3


def test_a_killed_queen_who_gathered_is_not_paid(t: Scenario) -> None:
    """Rulings 22 and 135."""
    _, _, queen, *_ = t.table(
        Seat("thief"),
        Seat("assassin"),
        Seat("queen", gold=0, city="hospital"),
        Seat("king"),
        Seat("warlord"),
        call="king",
        players=5,
        marks=kill("queen"),
        edition="classic",
    )
    t.until("king")
    t.until("warlord")
    t.end_turn()
    assert (t.turn_of, t.asked) == ("queen", 2)
    t.gather()
    assert queen.gold == 2
    assert t.kind == "draft"


def test_a_killed_tax_collector_who_gathered_collects_nothing(t: Scenario) -> None:
    """Rulings 101 and 135."""
    collector, *_ = t.table(
        Seat("tax_collector", gold=0, city="hospital"),
        Seat("assassin"),
        Seat("warlord", hand="temple"),
        call="tax_collector",
        marks=kill("tax_collector"),
        edition="classic",
    )
    t.gather()
    t.until("warlord")
    t.gather()
    t.pick("build")
    t.pick("end_turn")
    assert collector.gold == 2


def test_with_the_witch_it_is_not_in_the_game(t: Scenario) -> None:
    """Ruling 134."""
    t.table(Seat("witch"), in_game="hospital", edition="classic")
    held = [*t.state.deck, *(card for player in t.state.players for card in player.hand)]
    assert "hospital" not in held


def may_hold(t: Scenario, known: Knowledge, character: str) -> set[int]:
    """The other seats that may hold ``character`` for all that the first seat knows."""
    game = laws.game_of(t.position)
    homes = known.now(game.rules, game.view(t.state, 0)).roles.homes()[character]
    return {seat for seat in range(laws.game_of(t.position).seats) if hand_of(seat) in homes}


def told_all(t: Scenario) -> Knowledge:
    """What the first seat knows that was told all that was done."""
    rules, knowledge = laws.game_of(t.position).rules, None
    for position in t.positions:
        knowledge = learned(rules, knowledge, position, 0)
    assert knowledge is not None
    return knowledge


def came_late(t: Scenario) -> Knowledge:
    """What the first seat knows that sees only the table."""
    return Knowledge.of(laws.game_of(t.position).rules, step_start(t.position, 0))


def test_its_owner_is_known_not_to_hold_a_killed_character_that_stays_silent(t: Scenario) -> None:
    """Ruling 135: the owner would have gathered.

    It holds in the worlds that players imagine, and for who comes later.
    """
    t.table(
        Seat("assassin"),
        Seat("warlord", city="hospital tavern"),
        Seat("merchant"),
        Seat("bishop"),
        marks=kill("bishop"),
        edition="classic",
        call="bishop",
    )
    known = told_all(t)
    assert may_hold(t, known, "bishop") == may_hold(t, came_late(t), "bishop") == {3}
    game = laws.game_of(t.position)
    for number in range(20):
        world = sample_position(game, game.rules, known, Randomness(number)).state
        assert "bishop" not in world.players[1].drafted


def test_one_built_after_the_call_tells_nothing_of_it(t: Scenario) -> None:
    """Ruling 135: it gives a turn only where it stands."""
    t.table(
        Seat("assassin", "magician"),
        Seat("merchant", "warlord", gold=9, hand="hospital"),
        Seat("bishop", "architect"),
        players=3,
        marks=kill("bishop"),
        edition="classic",
        call="bishop",
    )
    t.until("merchant")
    t.gather()
    t.pick("build", card="hospital")
    t.end_turn()
    assert 1 in may_hold(t, came_late(t), "bishop")
    assert told_all(t).roles.shelters == came_late(t).roles.shelters == [(1, "hospital")]


def test_who_has_it_is_known_wherever_it_goes(t: Scenario) -> None:
    """Destroyed before the call, it tells nothing of it."""
    t.table(
        Seat("warlord", gold=9),
        Seat("assassin", city="hospital"),
        Seat("merchant"),
        Seat("king"),
        edition="classic",
        call="warlord",
    )
    assert told_all(t).roles.shelters == [(1, "hospital")]
    t.gather()
    t.pick("ability", name="destroy")
    t.pick("destroy", card="hospital")
    assert t.position.picks == ()
    assert told_all(t).roles.shelters == came_late(t).roles.shelters == []
