"""Defines which step of the game follows which. ``state.phase`` names the next one."""

from collections.abc import Awaitable, Callable
from functools import partial

from citadels.cards.api import Character, income_stake, option
from citadels.engine.scoring import final_scores
from citadels.engine.table import NO_SECRETS, OUT, Table
from citadels.engine.turn import END, Turn
from citadels.engine.why_not import turn_hints
from tabletop.kernel.ask import Ask
from tabletop.kernel.events import Explanation, Facts
from tabletop.kernel.hints import Hinting, Hints, Stakes

HIDDEN_RANK = 4
"""Rank 4 is never discarded face up (ruling 6)."""

BY_THE_RULES = Explanation(ends_decision=True)
"""What follows is no deed of the seat that decided."""
CALLED_OUT = Explanation(why=OUT, ends_decision=True)
"""A call that no seat answers, since the character was discarded face up."""


async def begin_round(table: Table) -> None:
    """Shuffle the characters and discard some of them: face up by number of players, one face down."""
    state, rules = table.state, table.rules
    state.round += 1
    state.leader = state.crown
    state.rank = state.draft_at = 0
    state.faceup, state.aside = [], []
    state.revealed, state.absent, state.marks, state.builders = [], [], [], []
    for player in state.players:
        player.drafted, player.seen = [], []
    facts: Facts = {"round": state.round, "crown": state.crown}
    table.tell("round_started", "", facts, NO_SECRETS, reveals=True, explained=BY_THE_RULES)
    state.pool = [card.id for card in rules.ranks.values()]
    open_to_all = [card.id for card in rules.ranks.values() if card.rank != HIDDEN_RANK]
    for _ in range(rules.faceup):
        character = state.chance.pick(open_to_all)
        open_to_all.remove(character)
        state.pool.remove(character)
        state.faceup.append(character)
        table.tell("character_removed", "", {"character": character}, NO_SECRETS, reveals=True)
    table.lay_away(state.chance.pick(state.pool), None)
    state.phase = "draft"


async def draft(table: Table) -> None:
    """Run one entry of the draft's script."""
    state, rules = table.state, table.rules
    offset, verb = rules.script[state.draft_at]
    seat = (state.leader + offset) % rules.seats
    if verb == "toss":
        table.lay_away(state.chance.pick(state.pool), None)
    elif verb == "piles":
        await _piles(table, seat)
    elif verb == "discard":
        names = {option("discard", character=name): name for name in state.pool}
        chosen = await table.ask(seat, "draft_discard", names, forced=len(names) == 1)
        table.lay_away(chosen, seat)
    else:
        await _keep(table, seat, last=verb == "keep_last")
    state.draft_at += 1
    if state.draft_at == len(rules.script):
        while state.pool:
            table.lay_away(state.pool[0], None)
        state.phase = "selected"


async def selected(table: Table) -> None:
    """Let districts act between the draft and the first call (ruling 127)."""
    for seat, card in table.all_with_power("selection_ended", table.state.leader):
        await card.selection_ended(table, seat)
    table.state.phase = "call"


async def _keep(table: Table, seat: int, *, last: bool) -> None:
    """Let ``seat`` draft a character; the ``last`` may also take the one discarded first (ruling 7)."""
    state = table.state
    if last:
        state.pool.append(state.aside.pop(0).character)
        state.pool.sort(key=lambda name: table.rules.characters[name].rank)
    options = {option("draft", character=name): name for name in state.pool}
    name = await table.ask(seat, "draft", options, reveals=True, hints=_incomes(table, seat, options))
    player = state.players[seat]
    player.seen = list(options.values())
    state.pool.remove(name)
    player.drafted.append(name)
    table.tell("character_drafted", "", {"seat": seat}, {seat: {"character": name}})


def _incomes(table: Table, seat: int, options: dict[str, str]) -> Hinting:
    """Return hints: the income that each character on offer would bring ``seat`` now."""

    def hints() -> Hints:
        incomes = {text: (name, table.income_of(seat, name)) for text, name in options.items()}
        characters = table.rules.characters
        return Hints(
            stakes={
                text: Stakes(brings=[income_stake(characters[name], count)])
                for text, (name, count) in incomes.items()
                if count
            }
        )

    return hints


async def _piles(table: Table, seat: int) -> None:
    """The French draft of two: ``seat`` takes a pile of four that it has seen, or passes it on for that of three.

    The card discarded first goes with the pile of three when the other player gets it. Both keep two.
    """
    state = table.state
    state.chance.shuffle(state.pool)
    four, three = table.by_rank(state.pool[:4]), table.by_rank(state.pool[4:])
    other = (seat + 1) % table.rules.seats
    state.players[seat].seen = four
    offers = {option("pile", take=1): True, option("pile", take=0): False}
    if await table.ask(seat, "piles", offers, reveals=True):
        hidden = state.aside.pop(0).character
        state.pool.append(hidden)
        piles = {seat: four, other: table.by_rank([*three, hidden])}
    else:
        piles = {seat: three, other: four}
    for chooser, pile in piles.items():
        await _keep_two(table, chooser, pile)


async def _keep_two(table: Table, seat: int, pile: list[str]) -> None:
    """Let ``seat`` keep two characters of its ``pile`` and discard the others."""
    state = table.state
    state.players[seat].seen = pile
    options = {option("draft", character=name): name for name in pile}
    ask = Ask(seat, "draft_two", tuple(options), "", 2, 2, reveals=True)
    kept = [options[chosen] for chosen in await ask.hinting(_incomes(table, seat, options))]
    for name in pile:
        if name not in kept:
            table.lay_away(name, seat)
    for name in kept:
        state.pool.remove(name)
        state.players[seat].drafted.append(name)
        table.tell("character_drafted", "", {"seat": seat}, {seat: {"character": name}})


async def call(table: Table) -> None:
    """Call the next rank; the seat that holds it and may answer begins a turn."""
    state, rules = table.state, table.rules
    state.rank += 1
    if state.rank > rules.last_rank:
        state.phase = "round_end"
        return
    character = rules.ranks.get(state.rank)
    if character is None:
        return
    name = character.id
    explained = CALLED_OUT if name in state.faceup else BY_THE_RULES
    table.tell(
        "rank_called",
        "",
        {"rank": state.rank, "character": name, "by": state.crown},
        NO_SECRETS,
        explained=explained,
    )
    seat = table.holder(name)
    silent = seat is None
    for mark in table.marks_on(name):
        if seat is not None:
            silent |= await rules.characters[mark.card].marked_called(table, mark, seat)
    if silent or seat is None:
        state.absent.append(name)
        if seat is not None and await _begins_anyway(table, name, seat):
            return
        table.stay_silent(name)
        return
    await _answer(table, character, seat)


async def _begins_anyway(table: Table, name: str, seat: int) -> bool:
    """Whether a district of ``seat`` gives its silenced character a turn, which then has begun."""
    for card in table.with_power(seat, "owner_silenced"):
        if await card.owner_silenced(table, seat, name):
            return True
    return False


async def _answer(table: Table, character: Character, seat: int) -> None:
    """Reveal the called character, let the tokens on it take effect, and begin its turn."""
    rules, name = table.rules, character.id
    marks = table.marks_on(name)
    heirs = [mark.by for mark in marks if rules.characters[mark.card].token_takes_turn]
    heir = heirs[0] if heirs else None
    table.reveal(name, seat, seat if heir is None else heir)
    for mark in marks:
        await rules.characters[mark.card].marked_revealed(table, mark, seat)
    for other, card in table.all_with_power("other_answered", seat):
        if other != seat and await card.other_answered(table, other, seat):
            return
    begun = table.begin_turn(name, seat, heir=heir)
    if heir is None:
        await Turn(rules, table.state, table.sink, begun).start()


async def turn(table: Table) -> None:
    """Offer the turn's menu once and run the choice."""
    under_way = table.state.turn
    if under_way is None:
        raise RuntimeError("no turn is under way")
    own = Turn(table.rules, table.state, table.sink, under_way)
    menu = own.menu()
    ask = Ask(own.seat, "turn", tuple(menu), own.character.id).hinting(partial(turn_hints, own, menu))
    ask.ends_turn = [*menu] == [END]
    # All see who has gathered, and who can then do this one thing only.
    ask.forced = own.character.only_ability and under_way.gathered and len(menu) == 1
    (chosen,) = await ask
    await menu[chosen]()


async def end_round(table: Table) -> None:
    """Unmask the killed, then end the game or go on to the next round (rulings 17, 66)."""
    state, rules = table.state, table.rules
    for name in state.absent:
        seat = table.holder(name)
        if seat is not None:
            await rules.characters[name].killed_unmasked(table, seat)
    for who in [who for who in state.revealed if who.character not in state.absent]:
        await rules.characters[who.character].round_ended(table, who.player)
    table.end_round()
    if not state.finishers:
        state.phase = "round"
        return
    state.phase = "over"
    if table.sink is not None:
        winners = [score.seat for score in final_scores(table) if score.place == 1]
        table.tell("game_ended", "", {"winners": winners}, NO_SECRETS, reveals=True)


STEPS: dict[str, Callable[[Table], Awaitable[None]]] = {
    "round": begin_round,
    "draft": draft,
    "selected": selected,
    "call": call,
    "turn": turn,
    "round_end": end_round,
}
