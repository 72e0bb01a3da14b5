from typing import TYPE_CHECKING

from citadels.cards.api import Character, District, missing, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn
    from citadels.model.state import Mark


class Magistrate(Character):
    """Lay three warrants on characters, one of them signed (rulings 40 to 50).

    The first district that the signed one's player pays for may be taken into your own city, if you could build it
    there; the gold goes back.
    """

    id = "magistrate"
    rank = 1
    abilities = ("warrant",)

    async def act(self, turn: "Turn", name: str) -> bool:
        names = [*turn.others_in_play(), self.id]
        signed = await turn.may_choose_character("warrant_signed", names)
        if signed is None:
            return False
        names.remove(signed)
        blanks: list[str] = []
        for _ in range(2):
            blank = await turn.choose_character("warrant_blank", names, lambda _: reason("token-laid"))
            blanks.append(blank)
            names.remove(blanks[-1])
        marks = turn.by_rank([signed, *blanks])
        for marked in marks:
            turn.put_mark("warrant", marked, turn.seat, self.id, real=marked == signed)
        return True

    async def marked_paid(self, turn: "Turn", mark: "Mark", card: District) -> bool:
        if mark.by == turn.seat or turn.in_city(mark.by, card.id) or not card.allowed(turn, mark.by):
            return False
        take = option("confiscate", card=card.id)
        options = ({take: True} if mark.real else {}) | {"let_pass": False}
        blank = missing(options, lambda: [(take, reason("blank"))])
        taken = await turn.ask(mark.by, "confiscate", options, self.id, hints=blank)
        for other in [
            other for other in turn.state.marks if other == mark or (taken and other.card == self.id)
        ]:
            turn.take_mark(other)
        return taken
