"""What can be played: the edition's cards and sets, as the page lists them."""

from functools import cache

from citadels.bots.registry import BOTS
from citadels.cards.loader import all_characters, all_uniques
from citadels.editions.edition import Preset, load_edition
from citadels.engine.rules import make_rules
from citadels.game import RULES_VERSION
from citadels.model.setup import SeatSetup, Setup
from citadels.model.wire import CatalogCharacter, CatalogDistrict, CatalogPreset, Hello
from tabletop.errors import Refusal


@cache
def hello() -> Hello:
    """Return the catalogue."""
    edition = load_edition("2016")
    districts = [CatalogDistrict(basic.id, basic.type, basic.cost) for basic in edition.basic]
    uniques = all_uniques()
    districts += [CatalogDistrict(c.id, c.type, c.cost) for n in edition.uniques if (c := uniques.get(n))]
    known = all_characters()
    characters = [CatalogCharacter(card.id, card.rank) for n in edition.characters if (card := known.get(n))]
    sets = [_preset(preset) for preset in edition.presets]
    playable = [preset for preset in sets if preset.players]
    return Hello(RULES_VERSION, districts, characters, playable, ["human", *BOTS])


def _preset(preset: Preset) -> CatalogPreset:
    """Return ``preset`` with the numbers of players it can be played by."""
    players = [seats for seats in range(2, 9) if _playable(preset.id, seats)]
    return CatalogPreset(preset.id, preset.characters, preset.districts, players)


def _playable(name: str, seats: int) -> bool:
    """Whether the set ``name`` can be played by ``seats`` players."""
    chairs = [SeatSetup(name="-", player="random") for _ in range(seats)]
    try:
        make_rules(Setup(edition="2016", characters=name, districts=name, seats=chairs))
    except Refusal:
        return False
    return True
