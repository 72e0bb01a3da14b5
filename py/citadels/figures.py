"""Names what the statistics count of an answer: characters that were drafted, and those that were named."""

from collections.abc import Iterator

from tabletop.kernel.ask import read_option
from tabletop.match.kind import Answer

COUNTED = {"draft": "drafted", "name": "named"}
"""By the verb of an option, which then has a character."""


def counted(answer: Answer) -> Iterator[str]:
    """Yield ids such as ``drafted.ID``. A token that does nothing names its character as a bluff and does not count."""
    if answer.ask.kind.endswith("_blank"):
        return
    for option in answer.pick:
        view = read_option(option)
        if view.verb in COUNTED:
            yield f"{COUNTED[view.verb]}.{view.args['character']}"
