"""Tests the Hospital."""

from scenario import Scenario, Seat, kill


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
