"""Turns what the engine says into sentences: ids become names, facts become arguments of a text.

The page does the same in web/games/citadels/words/words.js, with the same files.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from citadels.model.view import View
from tabletop.kernel.ask import AskView, Option
from tabletop.kernel.events import EventView, Fact
from tabletop.kernel.hints import Blocked
from tabletop.texts.locales import Texts, Value

SEATS = frozenset({"seat", "other", "by", "from", "to", "crown"})
"""Names of facts that are seat numbers."""

CALLED = {"crown": "to"}
"""What the texts call a fact, where that is another word: who gets the crown is a player, as in every text."""

RULES = frozenset({"gather"})
"""Causes of events that are rules, on which the texts select."""

NONE = "none"
"""The value of a missing fact, on which texts select."""


@dataclass
class Sentences:
    """The sentences of one table: its language, its edition's names of cards, its players' ``names`` by seat."""

    texts: Texts
    edition: str
    names: Sequence[str] = ()

    def say(self, ident: str, **facts: Value) -> str:
        """Return the sentence ``ident`` as the edition words it, else as all do."""
        own = f"{ident}-{self.edition}"
        return self.texts.say(own if self.texts.has(own) else ident, **facts)

    def card(self, ident: str) -> str:
        """Return the name of a district or a character."""
        return self.say(self._known(f"district-{ident}") or f"character-{ident}")

    def event(self, event: EventView) -> str:
        """Return ``event`` as a sentence."""
        winners, cards = event.data.get("winners"), event.data.get("cards")
        # Texts cannot check whether a fact is there, so these facts say it.
        hints: dict[str, Value] = {
            "source": self._source(event.cause),
            "origin": self._origin(event.cause),
            "known": "yes" if cards else "no",
            "named": "yes" if event.data.get("character") else "no",
            "own": "yes" if "by" in event.data and event.data["by"] == event.data.get("seat") else "no",
            "several": len(winners) if isinstance(winners, list) else 0,
        }
        return self.texts.sentence(
            f"event-{event.kind}", **{"cards": "", "character": ""} | hints | self._facts(event.data)
        )

    def ask(self, ask: AskView, view: View) -> str:
        """Return what is asked."""
        return self.texts.say(
            self._known(f"ask-{ask.kind}") or "ask-other",
            source=self._source(ask.cause),
            least=ask.least,
            most=ask.most,
            stage=_stage(ask, view),
            choices=sum(option.verb != "cancel" for option in ask.options),
        )

    def option(self, option: Option, view: View) -> str:
        """Return what choosing ``option`` does in ``view``, with its cost and whose district it concerns."""
        name, card = option.args.get("name"), option.args.get("card")
        # Abilities and districts in use may say what they do; the others share one text.
        own = self._known(f"ability-{name}") or self._known(f"{option.verb}-{card}")
        unit = view.turn.income_in if view.turn is not None else ""
        facts: dict[str, Value] = {"card": NONE, "what": NONE, "unit": unit or NONE} | self._facts(
            option.args
        )
        said = self.say(own) if own else self.texts.say(f"option-{option.verb}", **facts)
        cost, owner = option.args.get("cost"), option.args.get("seat")
        beside = [self.texts.say("gold-count", count=cost)] if isinstance(cost, int) else []
        if "at" in option.args and isinstance(owner, int):
            beside.append(self.names[owner])
        more = self.texts.joined("join-commas", beside)
        return self.texts.bracketed(said, more) if more else said

    def blocked(self, blocked: Blocked, view: View) -> str:
        """Return what cannot be chosen in ``view``, and why."""
        why = self.texts.say(f"blocked-{blocked.reason}", **self._facts(blocked.facts))
        return self.line(self.option(Option("", blocked.verb, blocked.args), view), why)

    def line(self, label: str, items: str) -> str:
        """Return ``label: items`` with the spaces of the language."""
        return self.texts.labelled(label, items)

    def priced(self, card: str, cost: int) -> str:
        """Return the name of a district with its cost."""
        return self.texts.say("with-figure", text=self.card(card), figure=cost)

    def part(self, cause: str) -> str:
        """Return what a part of a score was counted for."""
        known = self._known(f"score-{cause}")
        return self.say(known) if known else self.card(cause)

    def _known(self, ident: str) -> str:
        return ident if self.texts.has(ident) else ""

    def _source(self, cause: str) -> str:
        origin = self._origin(cause)
        return self.say(f"{origin}-{cause}") if origin in ("character", "district") else NONE

    def _origin(self, cause: str) -> str:
        """Return the kind of ``cause``: a character, a district, or the rule itself; ``NONE`` if it is neither."""
        kinds = (kind for kind in ("character", "district") if cause and self._known(f"{kind}-{cause}"))
        return next(kinds, cause if cause in RULES else NONE)

    def _facts(self, facts: Mapping[str, Fact]) -> dict[str, Value]:
        return {CALLED.get(key, key): self._fact(key, value) for key, value in facts.items()}

    def _fact(self, key: str, value: Fact) -> Value:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return self.texts.listed(
                [
                    self.texts.player(self.names[int(one)]) if key == "winners" else self.card(str(one))
                    for one in value
                ]
            )
        if isinstance(value, int):
            return self.texts.player(self.names[value]) if key in SEATS else value
        if key in ("card", "for", "character"):
            return self.card(value)
        return self.say(f"type-{value}") if key == "type" else value


def _stage(ask: AskView, view: View) -> str:
    """Return the stage of a turn, found from its options: ``gather``, ``due``, ``build``, ``act`` or ``end``."""
    verbs = {option.verb for option in ask.options}
    if view.turn is None or not view.turn.gathered:
        return "gather"
    if "end_turn" not in verbs:
        return "due"
    if "build" in verbs:
        return "build"
    return "act" if len(verbs) > 1 else "end"
