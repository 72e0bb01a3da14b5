"""Makes the text of types.d.ts from the models, and of catalog.json from the catalogues."""

import json
import subprocess
import sys
from importlib import import_module

from citadels.kind import CITADELS
from tabletop.match.kind import Kind
from tabletop.service.desk import Desk
from tools.programs import node


def kind_of(game: str) -> Kind:
    """Return the kind of a game: the object in its module `kind` that has the game's id."""
    offered = vars(import_module(f"{game}.kind")).values()
    return next(one for one in offered if getattr(one, "id", "") == game and not isinstance(one, type))


def catalog(game: str = CITADELS.id) -> str:
    """Return the answer to `hello` as JSON text: with it the page shows cards and sets before the engine is ready."""
    answer = json.loads(Desk([kind_of(game)]).handle('{"id": 1, "method": "hello", "params": {}}'))
    return json.dumps(answer["result"], separators=(",", ":")) + "\n"


def declarations(*game: str) -> str:
    """Return the declarations of all data between the page and the engine.

    With a game's id, return those of that game's own types.
    """
    schema = subprocess.run((sys.executable, "-m", "tools.schema", *game), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()
