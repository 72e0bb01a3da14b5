"""Gives advice about the Tax Collector."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, at_once
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class TaxCollector(CharacterAdvice):
    """Brings the gold on its token, and what other seats' builds will still put there."""

    id = "tax_collector"
    base = 1.6
    suits = "builder"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"collect_tax": at_once}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + 0.9 * look.view.tax
