from typing import TYPE_CHECKING

from citadels.cards.api import BRIBED, ROBBED, BlockReason, Character, Hints, Stake, Stakes, option, reason

if TYPE_CHECKING:
    from citadels.engine.turn import Turn
    from citadels.model.state import Mark


class Blackmailer(Character):
    """Lay two threats on characters, one of them real (rulings 56 to 59).

    A threatened player gives you half the gold after gathering, or risks all of it if you unmask the threat.
    """

    id = "blackmailer"
    rank = 2
    abilities = ("threaten",)
    token_binds = True

    def unable(self, turn: "Turn", name: str) -> BlockReason | None:
        return None if len(turn.unprotected()) > 1 else reason("no-target")

    async def act(self, turn: "Turn", name: str) -> bool:
        names = turn.unprotected()
        real = await turn.may_choose_character("threat_real", names, turn.why_protected)
        if real is None:
            return False
        names.remove(real)
        blank = await turn.choose_character(
            "threat_blank", names, lambda name: turn.why_protected(name) or reason("token-laid")
        )
        for marked in turn.by_rank([real, blank]):
            turn.put_mark("threat", marked, turn.seat, self.id, real=marked == real)
        return True

    async def marked_gathered(self, turn: "Turn", mark: "Mark") -> None:
        bribe = turn.me.gold // 2
        answers = {option("bribe", gold=bribe): True, "refuse": False}
        if await turn.ask(turn.seat, "bribe", answers, self.id, hints=lambda: self._risk(turn)):
            turn.take_mark(mark)
            turn.move_gold(turn.seat, mark.by, bribe, self.id, why=BRIBED)
            return
        if not await turn.ask(mark.by, "unmask", {"unmask": True, "let_pass": False}, self.id):
            turn.take_mark(mark)
            return
        turn.unmask(mark, turn.seat)
        if mark.real:
            turn.move_gold(turn.seat, mark.by, turn.me.gold, self.id, why=ROBBED)

    def _risk(self, turn: "Turn") -> Hints:
        return Hints(stakes={"refuse": Stakes(risks=[Stake("gold", turn.me.gold)])})
