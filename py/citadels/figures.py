"""Lists what the statistics count of an answer: the characters that it drafts and those that it names."""

from collections.abc import Iterator

from tabletop.kernel.ask import read_option
from tabletop.match.kind import Answer

COUNTED = {"draft": "drafted", "name": "named"}
"""The first part of the id by the verb of an option; options with these verbs have a character."""


def counted(answer: Answer) -> Iterator[str]:
    """Yield ids such as ``drafted.king``. Naming a character for a blank token is a bluff and does not count."""
    if answer.ask.kind.endswith("_blank"):
        return
    for option in answer.pick:
        view = read_option(option)
        if view.verb in COUNTED:
            yield f"{COUNTED[view.verb]}.{view.args['character']}"
