"""The text of types.d.ts, made from the models, and of catalog.json, made from what is in the boxes."""

import json
import subprocess
import sys

from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from tabletop.match.kind import Kind
from tabletop.service.desk import Desk
from tools.programs import node

KINDS: dict[str, Kind] = {kind.id: kind for kind in (CITADELS, POINT_CITY)}


def catalog(game: str = CITADELS.id) -> str:
    """What `hello` answers: the page shows cards and sets before the engine is ready."""
    answer = json.loads(Desk([KINDS[game]]).handle('{"id": 1, "method": "hello", "params": {}}'))
    return json.dumps(answer["result"], separators=(",", ":")) + "\n"


def declarations(*game: str) -> str:
    """The declarations of everything that crosses the border between the page and the engine, or of a later game's words."""
    schema = subprocess.run((sys.executable, "-m", "tools.schema", *game), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()
