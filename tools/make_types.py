"""Writes types.d.ts from the models, and catalog.json from the contents of the boxes."""

import json
import subprocess
import sys
from importlib import import_module

from citadels.kind import CITADELS
from tabletop.match.kind import Kind
from tabletop.service.desk import Desk
from tools.programs import node


def kind_of(game: str) -> Kind:
    """The kind of a game: what its module `kind` offers under the game's id."""
    offered = vars(import_module(f"{game}.kind")).values()
    return next(one for one in offered if getattr(one, "id", "") == game and not isinstance(one, type))


def catalog(game: str = CITADELS.id) -> str:
    """What `hello` answers: the page shows cards and sets before the engine is ready."""
    answer = json.loads(Desk([kind_of(game)]).handle('{"id": 1, "method": "hello", "params": {}}'))
    return json.dumps(answer["result"], separators=(",", ":")) + "\n"


def declarations(*game: str) -> str:
    """The declarations of everything that crosses the border between the page and the engine, or of a later game's words."""
    schema = subprocess.run((sys.executable, "-m", "tools.schema", *game), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()
