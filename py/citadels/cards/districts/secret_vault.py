from typing import TYPE_CHECKING

from citadels.cards.api import District

if TYPE_CHECKING:
    from citadels.engine.table import Table


class SecretVault(District):
    """Cannot be built; three points at the end for having it in your hand (ruling 124)."""

    id = "secret_vault"
    cost = 0
    hand_points = 3
    barred = "never-built"

    def allowed(self, table: "Table", seat: int) -> bool:
        return False
