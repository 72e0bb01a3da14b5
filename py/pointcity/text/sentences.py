"""Turns what the engine says into sentences and lines: ids become names, and cells become the cards in them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import CIVIC, INGENUITY, RESOURCES
from pointcity.cards.tokens import TOKENS
from pointcity.model.view import StackView, View
from tabletop.kernel.ask import AskView, Option
from tabletop.kernel.events import EventView
from tabletop.kernel.hints import Blocked
from tabletop.texts.locales import Texts, Value

SIDE = 4
NONE = "nothing"


@dataclass
class Sentences:
    """The sentences of one table, its players' ``names`` by seat."""

    texts: Texts
    names: Sequence[str] = ()

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident``."""
        return self.texts.say(ident, **facts)

    # Pieces --------------------------------------------------------------------------------------------------

    def side(self, resource: str, amount: int) -> str:
        """Return the resource side of a card."""
        return self.texts.named("side", resource=self.say(f"resource-{resource}"), amount=amount)

    def listed(self, items: Sequence[str]) -> str:
        """Return items as a list, or the word for none."""
        return self.texts.listed(items) if items else self.say(NONE)

    def stacks(self, stacks: Sequence[StackView]) -> str:
        """Return resource cards as a list, equal ones together."""
        return self.listed([self._cards(stack.resource, stack.amount, stack.count) for stack in stacks])

    def building(self, card: str) -> str:
        """Return the name of a building."""
        return self.say(f"building-{CARDS[NUMBERS[card]].name}")

    def building_line(self, card: str) -> str:
        """Return a building with what it gives and costs."""
        facts = CARDS[NUMBERS[card]]
        gives = [self.say(f"gives-{CIVIC}")] if facts.civic else []
        gives += [self.say(f"resource-{RESOURCES[facts.gives]}")] if facts.gives is not None else []
        gives += [self.say("points-count", count=facts.points)] if facts.points else []
        cost = [self.side(RESOURCES[at], count) for at, count in facts.asks]
        return self.say(
            "building-line", name=self.building(card), gives=self.listed(gives), cost=self.listed(cost)
        )

    def token(self, name: str) -> str:
        """Return what a token counts."""
        token = TOKENS[name]
        resources = [self.say(f"resource-{RESOURCES[at]}") for at in token.resources]
        rule = "single" if len(resources) == 1 else token.rule
        listed = self.texts.listed(resources) if resources else ""
        return self.say(f"token-{rule}", points=token.points, resources=listed, least=token.least)

    def place(self, cell: int) -> str:
        """Return where a cell lies."""
        return self.say("cell-place", row=cell // SIDE + 1, column=cell % SIDE + 1)

    def cell(self, view: View, cell: int) -> str:
        """Return what lies in a cell."""
        lying = view.market[cell]
        if lying.card:
            return self.building_line(lying.card)
        return self.side(lying.resource, lying.amount) if lying.resource else self.say("cell-empty")

    # Sentences -----------------------------------------------------------------------------------------------

    def event(self, event: EventView) -> str:
        """Return ``event`` as a sentence."""
        data, facts = event.data, dict[str, Value]()
        for key, value in data.items():
            if key == "seat" and isinstance(value, int):
                facts[key] = self.texts.player(self.names[value])
            elif key == "cell" and isinstance(value, int):
                facts["place"] = self.place(value)
            elif key == "card":
                facts[key] = self.building(str(value))
            elif key == "token":
                facts[key] = self.token(str(value))
            elif key == "cells" and isinstance(value, list):
                facts["places"] = self.texts.listed([self.place(int(cell)) for cell in value])
            elif key == "winners" and isinstance(value, list):
                winners = [self.texts.player(self.names[int(seat)]) for seat in value]
                facts |= {"winners": self.texts.listed(winners) if winners else "", "several": len(winners)}
            elif isinstance(value, int):
                facts[key] = value
        sides = _sides(
            data.get("resources") or data.get("resource"), data.get("amounts") or data.get("amount")
        )
        named = [self.side(resource, amount) for resource, amount in sides]
        spent = Counter((resource, amount) for resource, amount in sides)
        names = [self._cards(resource, amount, count) for (resource, amount), count in spent.items()]
        facts |= {"side": named[0] if len(named) == 1 else self.listed(named), "sides": self.listed(names)}
        return self.texts.sentence(f"event-{event.kind}", **facts)

    def ask(self, ask: AskView) -> str:
        """Return what is asked."""
        verbs = {option.verb for option in ask.options}
        stage = "deck" if "draw" in verbs else "market" if "take" in verbs else "none"
        source = self.building(ask.cause) if ask.cause else ""
        return self.say(f"ask-{ask.kind}", stage=stage, source=source)

    def option(self, option: Option, view: View) -> str:
        """Return what choosing ``option`` does."""
        facts: dict[str, Value] = {}
        if "cell" in option.args:
            cell = option.number("cell")
            facts = {"place": self.place(cell), "what": self.cell(view, cell)}
        elif option.verb == "draw":
            facts = {"side": self.side(view.top.resource, view.top.amount) if view.top else "none"}
        elif option.verb == "token":
            facts = {"token": self.token(option.word("token"))}
        elif option.verb == "pay":
            facts = {"sides": self.listed([self._spent(name, option.number(name)) for name in option.args])}
        elif option.verb == "pay_type":
            resource = option.word("resource")
            counts = {resource: "singles", f"{resource}_double": "doubles", INGENUITY: "jokers"}
            spent = [
                self._spent(name, option.number(key)) for name, key in counts.items() if option.number(key)
            ]
            facts = {"resource": self.say(f"resource-{resource}"), "sides": self.listed(spent)}
        return self.say(f"option-{option.verb}", **facts)

    def blocked(self, blocked: Blocked, view: View) -> str:
        """Return what cannot be chosen, and why."""
        label = self.option(Option("", blocked.verb, blocked.args), view)
        return self.say("labelled", label=label, text=self.say(f"blocked-{blocked.reason}", **blocked.facts))

    def _spent(self, name: str, count: int) -> str:
        """Return ``count`` spent cards in words; ``name`` is a key of the option: ``energy``, ``energy_double`` ..."""
        return self._cards(name.removesuffix("_double"), 2 if name.endswith("_double") else 1, count)

    def _cards(self, resource: str, amount: int, count: int) -> str:
        """Return ``count`` equal cards in words."""
        return self.texts.named(
            "spent-cards", resource=self.say(f"resource-{resource}"), amount=amount, count=count
        )


def _sides(resources: object, amounts: object) -> list[tuple[str, int]]:
    """Return the sides that an event names, one or several."""
    if isinstance(resources, str) and isinstance(amounts, int):
        return [(resources, amounts)]
    if isinstance(resources, list) and isinstance(amounts, list):
        return [(str(one), int(str(amount))) for one, amount in zip(resources, amounts, strict=True)]  # type: ignore[arg-type]
    return []
