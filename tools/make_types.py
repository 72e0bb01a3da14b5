"""The text of web/types.d.ts, made from the models, and of web/catalog.json, made from the editions."""

import json
import subprocess
import sys

from citadels.kind import CITADELS
from tabletop.desk import Desk
from tools.programs import node


def catalog() -> str:
    """What `hello` answers: the page shows cards and sets before the engine is ready."""
    answer = json.loads(Desk([CITADELS]).handle('{"id": 1, "method": "hello", "params": {}}'))
    return json.dumps(answer["result"], separators=(",", ":")) + "\n"


def declarations() -> str:
    """The declarations of everything that crosses the border between the page and the engine."""
    schema = subprocess.run((sys.executable, "-m", "tools.schema"), check=True, capture_output=True)
    types = subprocess.run(
        (node(), "tools/types.mjs"), check=True, input=schema.stdout, stdout=subprocess.PIPE
    )
    return types.stdout.decode()
