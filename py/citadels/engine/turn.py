"""One turn: the menu, gathering, income, building, abilities. A step runs one choice of the menu."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple

from citadels.cards.api import Character, District
from citadels.engine.rules import Rules
from citadels.engine.table import NOBODY, Table
from citadels.model.state import State, TurnState
from tabletop.ask import option
from tabletop.events import Sink


class Target(NamedTuple):
    """A district somewhere, and what touching it costs."""

    seat: int
    at: int
    cost: int


CANCEL = "cancel"
END = "end_turn"

option = cache(option)  # Menus are built from the same few hundred ids over and over.


class Turn(Table):
    """The table during a turn: ``seat`` decides and pays with what lies before it (``me``).

    ``character`` lends the powers; who holds its card can be somebody else (the Witch).
    """

    __slots__ = ("character", "me", "seat", "turn")

    def __init__(self, rules: Rules, state: State, sink: Sink | None, turn: TurnState) -> None:
        super().__init__(rules, state, sink)
        self.turn = turn
        self.seat = turn.seat
        self.me = state.players[turn.seat]
        self.character: Character = rules.characters[turn.character]

    # Asking --------------------------------------------------------------------------------------------------

    async def choose_character(self, kind: str, names: list[str]) -> str | None:
        """Ask for one of ``names``; None if the player gives the ability up."""
        options: dict[str, str | None] = {option("name", character=name): name for name in names}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, self.character.id)

    async def choose_seat(self, kind: str, seats: list[int]) -> int | None:
        """Ask for one of ``seats``; None if the player gives the ability up."""
        options: dict[str, int | None] = {option("seat", seat=seat): seat for seat in seats}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, self.character.id)

    async def choose_card(self, kind: str, cards: list[str], cause: str) -> str:
        """Ask for one of ``cards``, which are at least one."""
        return await self.ask(self.seat, kind, {option("card", card=card): card for card in cards}, cause)

    async def may_choose_card(self, kind: str, cards: list[str], cause: str) -> str | None:
        """Ask for one of ``cards``; None if the player gives it up."""
        options: dict[str, str | None] = {option("card", card=card): card for card in cards}
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, cause)

    async def choose_cards(
        self, kind: str, cards: list[str], cause: str, *, least: int, most: int
    ) -> list[str]:
        """Ask for ``least`` to ``most`` of ``cards``, copies told apart by their number."""
        options: dict[str, str] = {}
        for at, card in enumerate(cards):
            options[option("card", card=card, copy=cards[:at].count(card))] = card
        return [
            options[chosen] for chosen in await self.ask_many(self.seat, kind, options, cause, least, most)
        ]

    async def choose_district(self, kind: str, targets: list[Target]) -> Target | None:
        """Ask for one of ``targets``; None if the player gives the ability up."""
        options: dict[str, Target | None] = {}
        for target in targets:
            seat, at, cost = target
            card = self.state.players[seat].city[at].card
            options[option(kind, seat=seat, at=at, card=card, cost=cost)] = target
        options[CANCEL] = None
        return await self.ask(self.seat, kind, options, self.character.id)

    async def choose_split(self, price: int, cards: int, cause: str) -> int | None:
        """Ask how many of at most ``cards`` hand cards pay part of ``price``; None if given up."""
        low = max(price - self.me.gold, 0)
        splits = range(low, min(price, cards) + 1)
        if len(splits) == 1:
            return low
        options: dict[str, int | None] = {option("pay", gold=price - n, cards=n): n for n in splits}
        options[CANCEL] = None
        return await self.ask(self.seat, "payment", options, cause)

    # Queries -------------------------------------------------------------------------------------------------

    def safe_targets(self) -> list[str]:
        """Return the characters that may be robbed: not rank 1, nor killed or bewitched (ruling 51)."""
        characters = self.rules.characters
        warded = {mark.character for mark in self.state.marks if characters[mark.card].wards}
        return [name for name in self.others_in_play() if characters[name].rank > 1 and name not in warded]

    def rank8_targets(self) -> list[Target]:
        """Return every district that rank 8 may touch, with its cost to rank 8 (rulings 73, 86, 87, 95)."""
        districts = self.rules.districts
        targets: list[Target] = []
        for seat, player in enumerate(self.state.players):
            if not player.city or self.completed(seat) or self.shielded(seat):
                continue
            extra = sum(card.surcharge() for card in self.with_power(seat, "surcharge"))
            for at, built in enumerate(player.city):
                if not districts[built.card].immune():
                    targets.append(Target(seat, at, self.cost(built) + extra))
        return targets

    def used(self, what: str) -> bool:
        """Whether ``what`` (a card id, ``income``) was used up this turn."""
        return what in self.turn.used

    def use_up(self, what: str) -> None:
        """Note that ``what`` was used this turn."""
        self.turn.used = (*self.turn.used, what)

    def others(self) -> list[int]:
        """Return the other seats, clockwise from the next."""
        return self.clockwise(self.seat)[1:]

    def others_in_play(self) -> list[str]:
        """Return every character of the game but the one whose turn it is, in rank order (ruling 23)."""
        return [card.id for card in self.rules.ranks.values() if card.id != self.character.id]

    def price(self, card: District) -> int:
        """Return what building ``card`` costs now; never below 0."""
        price = card.cost
        if "price_change" in self.rules.hooked:
            for own in self.with_power(self.seat, "price_change"):
                price += own.price_change(card)
        return max(price, 0)

    def may_repeat(self) -> bool:
        """Whether districts may be built that the city already has (ruling 14)."""
        return self.character.duplicates or bool(self.with_power(self.seat, "allows_duplicates"))

    def buildable(self, name: str) -> bool:
        """Whether ``name``, a card in hand, could be built now: limit, doubles, own rule and price."""
        turn, card = self.turn, self.rules.districts[name]
        if not turn.gathered:
            return False
        if turn.built >= self.character.build_limit and self.character.counts(self, name):
            return False
        if any(built.card == name for built in self.me.city) and not self.may_repeat():
            return False
        return card.allowed(self) and card.affordable(self, self.price(card))

    def income_count(self) -> int:
        """Return how many districts pay the character's income now (rulings 4, 123)."""
        wanted = self.character.income
        if wanted is None:
            return 0
        districts = self.rules.districts
        return sum(districts[built.card].pays_as(wanted) for built in self.me.city)

    # The menu ------------------------------------------------------------------------------------------------

    def menu(self) -> dict[str, Callable[[], Awaitable[object]]]:
        """Return every choice the turn offers now, in the order a player would take them."""
        menu: dict[str, Callable[[], Awaitable[object]]] = {}
        if not self.turn.gathered:
            self._offer_gathering(menu)
        self._offer_powers(menu)
        for name in dict.fromkeys(self.me.hand):
            if self.buildable(name):
                card = self.rules.districts[name]
                cost = self.price(card)
                menu[option("build", card=name, cost=cost)] = lambda card=card: self.build(card)
        if self.turn.gathered:
            menu[END] = self.end
        return menu

    def _offer_gathering(self, menu: dict[str, Callable[[], Awaitable[object]]]) -> None:
        gold = 2 + sum(card.gold_bonus() for card in self.with_power(self.seat, "gold_bonus"))
        menu[option("gather_gold", amount=gold)] = lambda: self.gather_gold(gold)
        cards = 2 + sum(card.cards_bonus() for card in self.with_power(self.seat, "cards_bonus"))
        if self.state.deck:
            menu[option("gather_cards", count=cards)] = lambda: self.gather_cards(cards)

    def _offer_powers(self, menu: dict[str, Callable[[], Awaitable[object]]]) -> None:
        character = self.character
        if not self.used(character.id):
            for name in character.actions(self):
                menu[option("ability", name=name)] = lambda name=name: self.use_ability(name)
        if character.income is not None and not self.used("income"):
            count = self.income_count()
            if count:
                entry = option("income", type=character.income, amount=count)
                menu[entry] = lambda: self.take_income(count)
        usable = self.rules.hooked.get("usable")
        if usable:
            for at, built in enumerate(self.me.city):
                if built.card in usable and not self.used(built.card):
                    card = self.rules.districts[built.card]
                    if card.usable(self):
                        menu[option("use", card=card.id)] = lambda card=card, at=at: self.use_district(
                            card, at
                        )

    # Choices -------------------------------------------------------------------------------------------------

    async def gather_gold(self, amount: int) -> None:
        """Take gold as the turn's resources."""
        self.turn.gathered = True
        self.gain_gold(self.seat, amount, "gather")

    async def gather_cards(self, count: int) -> None:
        """Draw cards as the turn's resources and keep one, or all where a district says so."""
        self.turn.gathered = True
        if self.with_power(self.seat, "keeps_all"):
            self.draw_cards(self.seat, count, "gather")
            return
        cards = self.lift_cards(count)
        self.tell_cards("cards_drawn", "gather", self.seat, cards)
        kept = cards[0]
        if len(set(cards)) > 1:
            options = {option("keep", card=card): card for card in cards}
            kept = await self.ask(self.seat, "keep", options)
        cards.remove(kept)
        self.me.hand.append(kept)
        self.tell_cards("card_kept", "gather", self.seat, [kept])
        self.tuck_under_deck(cards)

    async def take_income(self, count: int) -> None:
        """Take the character's income for ``count`` districts, all at once (ruling 3)."""
        self.use_up("income")
        await self.character.collect(self, count)

    async def use_ability(self, name: str) -> None:
        """Use the character's ability ``name``."""
        if await self.character.act(self, name):
            self.use_up(self.character.id)

    async def use_district(self, card: District, at: int) -> None:
        """Use a district of the own city."""
        if await card.use(self, at):
            self.use_up(card.id)

    async def build(self, card: District) -> None:
        """Build ``card`` from the hand, paying its price."""
        paid = await card.pay(self, self.price(card))
        if paid is None:
            return
        if self.character.counts(self, card.id):
            self.turn.built += 1
        self.turn.paid += paid
        self.place_district(self.seat, card.id, paid, self.character.id)

    async def end(self) -> None:
        """End the turn: the districts' endings come before the character's (ruling 120)."""
        for card in self.with_power(self.seat, "turn_ended"):
            await card.turn_ended(self)
        await self.character.turn_ended(self)
        self.tell("turn_ended", "", {"seat": self.turn.owner, "character": self.character.id}, NOBODY)
        self.state.turn = None
        self.state.phase = "call"
