"""Writes a table, an ask and the scores as lines of text."""

from collections.abc import Mapping

from pointcity.cards.box import CARDS
from pointcity.cards.tokens import TOKENS
from pointcity.model.view import AutomaView, SeatView, TokenView, View
from pointcity.text.sentences import SIDE, Sentences
from tabletop.kernel.ask import AskView


class Screen(Sentences):
    """A game of Point City in words, line by line; see :class:`tabletop.cli.play.Terminal`."""

    def table_lines(self, view: View) -> list[str]:
        """Return the table as ``view`` shows it."""
        head = [
            self.say("round-of", round=view.round, rounds=view.rounds),
            self.say("deck-count", count=view.deck),
        ]
        if view.top is not None:
            head.append(self.say("deck-top", side=self.side(view.top.resource, view.top.amount)))
        lines = ["", self.texts.joined("join-commas", head), self._line("market-title", "")]
        lines += [
            f"  {at // SIDE + 1}.{at % SIDE + 1}  {self.cell(view, at)}" for at in range(len(view.market))
        ]
        lines += self._token_lines(view.tokens)
        for seat in view.seats:
            lines += self._seat_lines(view, seat)
        return lines + (self._automa_lines(view.automa) if view.automa is not None else [])

    def _line(self, title: str, items: str) -> str:
        return self.texts.labelled(self.say(title), items)

    def _head(self, name: str, points: int) -> str:
        return self.texts.labelled(name, self.say("points-count", count=points))

    def _seat_lines(self, view: View, seat: SeatView) -> list[str]:
        turn = ">" if view.active == seat.seat else " "
        lines = [f"{turn} {self._head(self.names[seat.seat], seat.points)}"]
        lines.append("    " + self._line("hand-title", self.stacks(seat.hand)))
        lines += self._city_lines(seat.permanent, seat.city)
        return lines + ["    " + line for line in self._token_lines(seat.tokens)]

    def _token_lines(self, tokens: list[TokenView]) -> list[str]:
        """Return tokens, each with what it scores now; nothing where there are none."""
        worth = [self.say("worth", what=self.token(one.token), points=one.points) for one in tokens]
        return [self._line("tokens-title", ""), *(f"  {line}" for line in worth)] if worth else []

    def _city_lines(self, permanent: Mapping[str, int], city: list[str]) -> list[str]:
        counts = {name: count for name, count in permanent.items() if count}
        sides = [
            self.say("stack-count", side=self.say(f"resource-{name}"), count=counts[name]) for name in counts
        ]
        built = self.listed([self.building(card) for card in city])
        return [
            "    " + self._line("permanent-title", self.listed(sides)),
            "    " + self._line("city-title", built),
        ]

    def _automa_lines(self, automa: AutomaView) -> list[str]:
        name = self.texts.bracketed(self.say("automa"), self.say(f"level-{automa.level}"))
        places = self.texts.listed([self.place(cell) for cell in automa.cells])
        lines = [f"  {self._head(name, automa.points)}", "    " + self.say("automa-next", places=places)]
        return lines + self._city_lines(automa.permanent, automa.city)

    def ask_lines(self, ask: AskView, view: View) -> list[str]:
        """Return the question and its options, numbered from 1, and what is no option now."""
        options = [self.option(option, view) for option in ask.options]
        closed = [f"  - {self.blocked(blocked, view)}" for blocked in ask.blocked]
        return [
            self.ask(ask),
            *(self.texts.numbered(at, text) for at, text in enumerate(options, 1)),
            *closed,
        ]

    def card_texts(self) -> dict[str, list[str]]:
        """Return what every building gives and costs, by its name; several cards may share one."""
        found: dict[str, list[str]] = {}
        for card in CARDS:
            if card.tier and (line := self.building_line(card.id)) not in found.setdefault(
                self.building(card.id), []
            ):
                found[self.building(card.id)].append(line)
        return found

    def score_lines(self, view: View) -> list[str]:
        """Return the final scores, best first."""
        lines = ["", self.say("see-scores")]
        for score in sorted(view.scores or [], key=lambda one: one.place):
            name = self.names[score.seat] if score.seat is not None else self.say("automa")
            parts = [
                self.say("worth", what=self._cause(part.cause), points=part.points) for part in score.parts
            ]
            points = self.say("points-count", count=score.total)
            total = self.texts.bracketed(points, self.texts.joined("join-commas", parts))
            lines.append(self.texts.numbered(score.place, self.texts.labelled(name, total)))
        return lines

    def _cause(self, cause: str) -> str:
        return self.token(cause) if cause in TOKENS else self.say(f"score-{cause}")
