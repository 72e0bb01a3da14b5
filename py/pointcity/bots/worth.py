"""Estimates what cards, buildings and tokens are worth to a seat, in points at the end of the game."""

from collections.abc import Sequence

from pointcity.bots.outlook import Outlook, building
from pointcity.bots.weights import UNSPENT, WEIGHTS, Weights, unspent_share
from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import JOKER, RESOURCES, TYPES, Card
from pointcity.cards.tokens import TOKENS, Tally


class Worth:
    """Estimates for one decision; repeated results are cached."""

    def __init__(self, look: Outlook, weights: Weights = WEIGHTS) -> None:
        self.look = look
        self.weights = weights
        self.each = weights.symbol_worth(look.left)
        """What one more symbol is worth."""
        self._now = self._tally()
        self._later = self._tally(grown=True)
        self._tokens = {token.token: self.token(token.token) for token in look.view.tokens}
        self._buildings: dict[str, float] = {}
        self.wanted = self._wanted()
        """By type, what a symbol is worth for the best building on the market that lacks it."""

    # Cards ---------------------------------------------------------------------------------------------------

    def resource(self, resource: str, amount: int) -> float:
        """Return what a resource card is worth: by its symbols, and by the buildings that lack them."""
        look = self.look
        if resource not in RESOURCES:
            return self.each * self.weights.joker * amount + self.unspent(resource)
        at = RESOURCES.index(resource)
        plain = self.weights.symbols_worth(self.each, look.symbols[at], amount)
        return plain + self.wanted[at] * amount * bool(look.left) + self.unspent(resource)

    def unspent(self, resource: str) -> float:
        """Return what a card is worth for tokens if it is not spent; a part of its points before the last turn."""
        rules = {"cards"} if resource in RESOURCES else {"cards", "ingenuity"}
        worth = sum(TOKENS[name].points for name in self.look.tokens if TOKENS[name].rule in rules)
        return unspent_share(self.look.left) * worth + UNSPENT

    def unseen(self) -> float:
        """Return what an unknown card of the deck is worth."""
        tiers = self.look.view.tiers
        tier = 0 if tiers[0] > 1 else 1 if tiers[0] + tiers[1] > 1 else 2
        return self.weights.unseen[tier] * self.each + self.unspent(RESOURCES[0])

    def building(self, name: str) -> float:
        """Return what the building called ``name`` is worth in the city: points, tokens, what it pays later."""
        worth = self._buildings.get(name)
        if worth is None:
            worth = self._buildings[name] = self._building(CARDS[NUMBERS[name]])
        return worth

    def _building(self, card: Card) -> float:
        look = self.look
        worth = float(card.points)
        if card.gives is not None:
            worth += self.weights.savings(look.permanent[card.gives], look.left)
            if look.tokens:
                now, later = self._tally(card), self._tally(card, grown=True)
                for name in look.tokens:
                    token = TOKENS[name]
                    sure = token.score(now) - token.score(self._now)
                    worth += self.weights.token_gain(sure, token.score(later) - token.score(self._later))
        if card.civic:
            worth += max(self._tokens.values(), default=0.0)
        return worth

    def spent(self, cost: Sequence[int]) -> float:
        """Return what it costs to pay ``cost``; permanent resources are free."""
        look = self.look
        needs = [max(need - have, 0) for need, have in zip(cost, look.permanent, strict=True)]
        jokers = sum(max(need - have, 0) for need, have in zip(needs, look.symbols, strict=True))
        return self.weights.payment(self.each, sum(needs), jokers)

    def _wanted(self) -> list[float]:
        bonus = [0.0] * JOKER
        for cell in self.look.view.market:
            if not cell.card or not cell.missing:
                continue
            card = building(cell)
            value = self.building(cell.card) - self.spent(card.cost)
            for at, lacking in enumerate(self.look.short(card.cost)):
                if lacking and value > 0:
                    bonus[at] = max(bonus[at], self.weights.wish(value, cell.missing))
        return bonus

    # Tokens --------------------------------------------------------------------------------------------------

    def token(self, name: str) -> float:
        """Return an estimate of what a token will score in the city of the end."""
        look = self.look
        return self.weights.token_worth(
            TOKENS[name], look.tokens, look.left, lambda: (self._now, self._later)
        )

    def _tally(self, card: Card | None = None, *, grown: bool = False) -> Tally:
        """Return what tokens count, with one more building if given.

        ``grown``: as estimated for the end of the game.
        """
        look = self.look
        growth = self.weights.coming(look.left) if grown else 0
        more = [look.permanent[at] + growth for at in TYPES]
        if card is not None and card.gives is not None:
            more[card.gives] += 1
        return Tally(
            permanent=more,
            plain=look.plain + self.weights.plain_growth * growth + int(card is not None and card.plain),
            cards=look.me.cards,
            ingenuity=look.jokers,
            tokens=len(look.tokens),
        )
