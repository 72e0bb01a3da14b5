"""Runs one turn: the menu, gathering, income, building, abilities. Each step runs one choice of the menu."""

from collections.abc import Awaitable, Callable
from functools import partial

from citadels.cards.api import District, Payment, Target, option
from citadels.engine.base_table import harmed
from citadels.engine.table import NO_SECRETS
from citadels.engine.turn_questions import TurnQuestions
from tabletop.kernel.events import Facts

END = "end_turn"

Menu = dict[str, Callable[[], Awaitable[object]]]


class Turn(TurnQuestions):
    """The turn under way: the menu of legal choices, and the code that runs each of them."""

    __slots__ = ()

    async def start(self) -> None:
        """Begin the turn: the character's start comes before the districts'.

        A bewitched turn begins when the Witch resumes it.
        """
        await self.character.turn_started(self)
        for card in self.with_power(self.seat, "turn_started"):
            await card.turn_started(self)

    # The menu ------------------------------------------------------------------------------------------------

    def menu(self) -> Menu:
        """Return every choice the turn offers now, in the order a player would take them."""
        menu: Menu = {}
        gathered = self.progress.gathered
        if not gathered:
            self._offer_gathering(menu)
            if self.progress.stops:
                menu[END] = self.end_unplayed
            if self.progress.heir is not None or self.progress.stops or self.threats():
                return menu
        self._offer_abilities(menu)
        if self.character.only_ability:
            return menu
        self._offer_income(menu)
        self._offer_districts(menu)
        if gathered:
            self._offer_builds(menu)
            if not self.character.compulsory or self.used(self.character.id):
                menu[END] = self.end
        return menu

    def _offer_gathering(self, menu: Menu) -> None:
        gold = 2 + sum(card.gold_bonus for card in self.with_power(self.seat, "gold_bonus"))
        menu[option("gather_gold", amount=gold)] = partial(self.gather_gold, gold)
        if self.state.deck:
            cards = self.drawn()
            menu[option("gather_cards", count=cards)] = partial(self.gather_cards, cards)

    def drawn(self) -> int:
        """Return how many cards the seat draws if it gathers cards."""
        return 2 + sum(card.cards_bonus for card in self.with_power(self.seat, "cards_bonus"))

    def _offer_abilities(self, menu: Menu) -> None:
        character = self.character
        ready = self.progress.gathered or not character.gathers_first
        if ready and not self.used(character.id):
            for name in character.abilities:
                if character.unable(self, name) is None:
                    menu[option("ability", name=name)] = partial(self.use_ability, name)

    def _offer_income(self, menu: Menu) -> None:
        wanted = self.character.income
        if wanted is None or self.used("income"):
            return
        count = self.income_count()
        if count:
            menu[option("income", type=wanted, amount=count)] = partial(self.take_income, count)

    def _offer_districts(self, menu: Menu) -> None:
        usable = self.rules.districts_with.get("use")
        if not usable:
            return
        for at, built in enumerate(self.me.city):
            if built.card in usable and not self.used(built.card):
                card = self.rules.districts[built.card]
                if card.unusable(self) is None:
                    menu[option("use", card=card.id)] = partial(self.use_district, card, at)

    def _offer_builds(self, menu: Menu) -> None:
        for name in dict.fromkeys(self.me.hand):
            if self.buildable(name):
                card = self.rules.districts[name]
                menu[option("build", card=name, cost=self.price(card))] = partial(self.build, card)

    # Choices -------------------------------------------------------------------------------------------------

    async def gather_gold(self, amount: int) -> None:
        """Take gold as the turn's resources."""
        self.gain_gold(self.seat, amount, "gather")
        await self._gathered()

    async def gather_cards(self, count: int) -> None:
        """Draw cards as the turn's resources and keep one, or more where a district says so (ruling 116)."""
        keep = 1 + sum(card.kept_bonus for card in self.with_power(self.seat, "kept_bonus"))
        if keep >= min(count, len(self.state.deck)):
            self.draw_cards(self.seat, count, "gather")
        else:
            cards = self.lift_cards(count)
            self.tell_cards("cards_drawn", "gather", self.seat, cards, 0, reveals=True)
            kept = await self._choose_kept(cards, keep)
            for card in kept:
                cards.remove(card)
            self.keep_cards(self.seat, kept, cards, "gather")
        await self._gathered()

    async def _choose_kept(self, cards: list[str], keep: int) -> list[str]:
        """Ask which ``keep`` of ``cards`` to keep, even where they are alike: no other seat may learn that."""
        if keep > 1:
            return await self.choose_cards("keep_some", cards, "", least=keep, most=keep)
        options = {option("keep", card=card): card for card in cards}
        return [await self.ask_of_hand(self.seat, "keep", options)]

    async def _gathered(self) -> None:
        """Answer the threats; a bewitched player stops here, and the Witch goes on."""
        threats = self.threats()
        self.progress.gathered = True
        for mark in threats:
            # The answer to the one before may have taken it.
            if mark not in self.state.marks:
                continue
            await self.rules.characters[mark.card].marked_gathered(self, mark)
        heir = self.progress.heir
        if self.progress.stops:
            self.leave()
        elif heir is not None:
            self.progress.heir = None
            self.progress.seat = heir
            facts: Facts = {"seat": heir, "character": self.character.id}
            explained = harmed(self.progress.owner, "bewitched", heir)
            self.tell("turn_resumed", "", facts, NO_SECRETS, explained=explained)
            await Turn(self.rules, self.state, self.sink, self.progress).start()

    async def take_income(self, count: int) -> None:
        """Take the character's income for ``count`` districts, all at once (ruling 3)."""
        self.use_up("income")
        await self.character.collect(self, count)

    async def use_ability(self, name: str) -> None:
        """Use the character's ability ``name``."""
        if await self.character.act(self, name):
            self.use_up(self.character.id)
            if self.character.ends_turn:
                await self.end()

    async def use_district(self, card: District, at: int) -> None:
        """Use the district at place ``at`` of the own city.

        The use is noted first, because it may sacrifice the district (rulings 106, 109).
        """
        before = self.progress.used
        self.use_up(card.id)
        if not await card.use(self, at):
            self.progress.used = before

    def use_up(self, what: str) -> None:
        """Note that ``what`` was used this turn; ``TurnState.used`` lists the names and ids."""
        self.progress.used = (*self.progress.used, what)

    async def destroy(self, target: Target, cause: str) -> None:
        """Pay for the district at ``target`` and destroy it; districts may answer that (ruling 132)."""
        card = self.state.players[target.seat].city[target.at].card
        self.pay_gold(self.seat, target.cost, cause)
        self.destroy_district(target.seat, target.at, self.seat, target.cost, cause)
        for seat, district in self.all_with_power("other_destroyed", self.seat):
            await district.other_destroyed(self, seat, card)

    # Building ------------------------------------------------------------------------------------------------

    async def build(self, card: District, *, limited: bool = True, payment: Payment | None = None) -> bool:
        """Build ``card`` from the hand; return False if the player cancelled.

        The price is asked for unless ``payment`` says that it is settled; builds that are not ``limited``
        leave the building limit alone.
        """
        paid = payment if payment is not None else await card.pay(self, self.price(card))
        if paid is None:
            return False
        if limited and self.counts(card.id):
            self.progress.built += 1
        owner = await self._confiscated(card, paid.gold) if paid.paid else self.seat
        if owner == self.seat:
            self.progress.paid += paid.gold
        self.use_up("built")
        self.state.builders.append(self.seat)
        self.place_district(self.seat, owner, card.id, paid.gold, self.character.id)
        if owner == self.seat:
            await card.built(self)
        for character in self.rules.characters_with.get("any_built", ()):
            character.any_built(self, owner)
        return True

    async def _confiscated(self, card: District, gold: int) -> int:
        """Return the seat whose city the district enters.

        A signed warrant may take the first paid build (rulings 41 to 45).
        """
        if self.used("paid_build"):
            return self.seat
        self.use_up("paid_build")
        for mark in self.marks_on(self.character.id):
            # The answer to the one before may have taken it.
            if mark not in self.state.marks:
                continue
            if await self.rules.characters[mark.card].marked_paid(self, mark, card):
                self.gain_gold(self.seat, gold, mark.card)
                return mark.by
        return self.seat

    # Endings -------------------------------------------------------------------------------------------------

    async def end(self) -> None:
        """End the turn: the districts' endings come before the character's (ruling 120)."""
        for card in self.with_power(self.seat, "turn_ended"):
            await card.turn_ended(self)
        await self.character.turn_ended(self)
        for character in self.rules.characters_with.get("any_turn_ended", ()):
            character.any_turn_ended(self)
        self.leave()

    async def end_unplayed(self) -> None:
        """End a turn that is nothing but gathering, without gathering."""
        self.leave()

    def leave(self) -> None:
        """End the turn without the powers that act at its end; the next rank is called."""
        self.state.turn = None
        self.state.phase = "call"
        self.tell("turn_ended", "", {"seat": self.seat, "character": self.character.id}, NO_SECRETS)
