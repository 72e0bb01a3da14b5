"""A table, an ask and its events as lines of text."""

from collections.abc import Sequence

from citadels.cli import texts
from citadels.model.view import DistrictView, SeatView, View
from tabletop.ask import AskView, OptionView
from tabletop.events import EventView, Fact

Names = Sequence[str]
"""The players' names, by seat."""


def table_lines(view: View, names: Names) -> list[str]:
    """Return the table as ``view`` shows it."""
    head = texts.ROUND.format(round=view.round, deck=view.deck, size=view.city_size)
    lines = ["", head + (texts.LAST_ROUND if view.first is not None else "")]
    for seat in view.seats:
        lines += _seat_lines(view, seat, names)
    if view.seat is not None:
        cards = ", ".join(f"{texts.name_of(card.card)} {card.cost}" for card in view.hand)
        lines.append(texts.HAND.format(cards=cards or texts.EMPTY_HAND))
        if view.mine:
            lines.append(texts.MINE.format(characters=", ".join(map(texts.name_of, view.mine))))
    return lines


def _seat_lines(view: View, seat: SeatView, names: Names) -> list[str]:
    characters = ", ".join(map(texts.name_of, seat.characters))
    line = texts.SEAT.format(
        turn=">" if view.turn is not None and view.turn.seat == seat.seat else " ",
        name=names[seat.seat],
        crown=texts.CROWN if seat.crown else "",
        points=seat.points,
        gold=seat.gold,
        hand=seat.hand,
        characters=texts.CHARACTERS.format(characters=characters) if characters else "",
    )
    city = ", ".join(map(_district, seat.city))
    return [line, texts.CITY.format(city=city or texts.EMPTY)]


def _district(built: DistrictView) -> str:
    return texts.DISTRICT.format(card=texts.name_of(built.card), cost=built.cost)


def event_line(event: EventView, names: Names) -> str:
    """Return one event as a line; one that has no template is shown by its facts."""
    facts = {key: _fact(key, value, names) for key, value in event.data.items()}
    template = texts.EVENTS.get(event.kind)
    if template is None:
        listed = ", ".join(f"{key} {value}" for key, value in facts.items())
        text = texts.OTHER_EVENT.format(kind=event.kind.replace("_", " "), facts=listed)
    else:
        text = template.format_map(_Facts(facts))
    if "cards" in facts:
        text += texts.CARDS_FACT.format(cards=facts["cards"])
    elif "character" in facts and template is not None and "{character}" not in template:
        text += texts.CARDS_FACT.format(cards=facts["character"])
    return texts.EVENT.format(text=text)


class _Facts(dict[str, str]):
    """Facts of an event; one that a seat was not told is shown as a dash."""

    def __missing__(self, key: str) -> str:
        return "-"


def _fact(key: str, value: Fact, names: Names) -> str:
    """Return one fact as text."""
    if isinstance(value, list):
        return ", ".join(_fact(key, one, names) for one in value)
    if isinstance(value, int) and not isinstance(value, bool) and key in texts.SEAT_FACTS:
        return names[value]
    return texts.name_of(value) if isinstance(value, str) else str(value)


def ask_lines(ask: AskView, names: Names) -> list[str]:
    """Return the question and its options, numbered from 1."""
    cause = texts.ASK_CAUSE.format(cause=texts.name_of(ask.cause)) if ask.cause else ""
    template = texts.ASK if ask.least == ask.most == 1 else texts.ASK_SEVERAL
    head = template.format(kind=texts.name_of(ask.kind), cause=cause, least=ask.least, most=ask.most)
    return [head, *(f"  {at}. {_option(option, names)}" for at, option in enumerate(ask.options, 1))]


def _option(option: OptionView, names: Names) -> str:
    """Return an option as text: what is done, and to what."""
    parts = [f"{_fact(key, value, names)}" for key, value in option.args.items() if key != "at"]
    labels = [key for key in option.args if key != "at"]
    shown = [
        f"{label} {part}" if label not in ("card", "character", "seat", "name") else part
        for label, part in zip(labels, parts, strict=True)
    ]
    return " ".join([option.verb.replace("_", " "), *shown])


def score_lines(view: View, names: Names) -> list[str]:
    """Return the final scores."""
    lines = [texts.SCORES]
    for score in view.scores or []:
        parts = ", ".join(
            texts.PART.format(cause=texts.name_of(part.cause), points=part.points) for part in score.parts
        )
        lines.append(
            texts.SCORE.format(place=score.place, name=names[score.seat], total=score.total, parts=parts)
        )
    return lines
