"""Writes a table, an ask and the scores as lines of text."""

from citadels.editions.edition import load_edition
from citadels.model.view import SeatView, View
from citadels.text.sentences import Sentences
from tabletop.cli.play import how_many
from tabletop.kernel.ask import AskView


class Screen(Sentences):
    """A game of Citadels in words, line by line; see :class:`tabletop.cli.play.Terminal`."""

    def table_lines(self, view: View) -> list[str]:
        """Return the table as ``view`` shows it."""
        return _table_lines(view, self)

    def ask_lines(self, ask: AskView, view: View) -> list[str]:
        """Return the question and its options, numbered from 1, and what is no option now."""
        lines = [self.ask(ask, view)]
        if not ask.least == ask.most == 1:
            lines.append(how_many(self, ask))
        lines += [
            self.texts.numbered(at, self.option(option, view)) for at, option in enumerate(ask.options, 1)
        ]
        return [*lines, *(f"  - {self.blocked(blocked, view)}" for blocked in ask.blocked)]

    def card_texts(self) -> dict[str, list[str]]:
        """Return what every card of the edition does, by its name."""
        box = load_edition(self.edition)
        districts = [*(basic.id for basic in box.basic), *box.every_unique]
        cards = [
            *(f"character-{name}" for name in box.every_character),
            *(f"district-{name}" for name in districts),
        ]
        return {self.say(card): [self.line(self.say(card), self.say(f"{card}-text"))] for card in cards}

    def score_lines(self, view: View) -> list[str]:
        """Return the final scores, best first."""
        say = self.texts.say
        lines = ["", say("see-scores")]
        for score in sorted(view.scores or [], key=lambda one: one.place):
            parts = [
                say("with-figure", text=self.part(part.cause), figure=part.points) for part in score.parts
            ]
            points = say("points-at-end", count=score.total)
            total = self.texts.bracketed(points, self.texts.joined("join-commas", parts))
            lines.append(self.texts.numbered(score.place, self.line(self.names[score.seat], total)))
        return lines


def _table_lines(view: View, words: Sentences) -> list[str]:
    say = words.texts.say
    head = [say("round-number", round=view.round), say("deck-count", count=view.deck)]
    if view.first is not None:
        head.append(say("last-round"))
    lines = ["", words.texts.joined("join-commas", head)]
    for seat in view.seats:
        lines += _seat_lines(view, seat, words)
    if view.seat is not None:
        cards = words.texts.joined("join-commas", (words.priced(card.card, card.cost) for card in view.hand))
        lines.append("  " + (words.line(say("hand-title"), cards) if cards else say("hand-empty")))
        if view.mine:
            mine = words.texts.joined("join-commas", map(words.card, view.mine))
            lines.append("  " + words.line(say("mine-title", count=len(view.mine)), mine))
    return lines


def _seat_lines(view: View, seat: SeatView, words: Sentences) -> list[str]:
    say = words.texts.say
    facts = [
        say("points-count", count=seat.points),
        say("gold-count", count=seat.gold),
        say("hand-count", count=seat.hand),
        *([say("has-crown")] if seat.crown else []),
        *map(words.card, seat.characters),
    ]
    turn = ">" if view.turn is not None and view.turn.seat == seat.seat else " "
    city = say("city-label", built=len(seat.city), size=view.city_size)
    districts = words.texts.joined(
        "join-commas", (words.priced(built.card, built.cost) for built in seat.city)
    )
    return [
        f"{turn} {words.line(words.names[seat.seat], words.texts.joined('join-commas', facts))}",
        "     " + (words.line(city, districts) if districts else city),
    ]
