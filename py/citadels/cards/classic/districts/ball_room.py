"""The Ball Room."""

from citadels.cards.api import District


class BallRoom(District):
    """While you have the crown, called players must thank you or lose their turn (ruling 139)."""

    id = "ball_room"
    cost = 6

    def greeted(self) -> bool:
        return True
