"""Says why a call was refused, in English, from the locale files."""

from collections.abc import Mapping

from tabletop.texts.locales import LANGUAGES, Texts, Value, games


def refusal_sentence(code: str, facts: Mapping[str, Value]) -> str:
    """Return the sentence of a refusal, with the allowed values and the nearest one where ``facts`` name them.

    ``refused-<why>`` and ``refused-<code>`` are sentences for programs, ``error-<why>`` and ``error-<code>`` are what
    the page says. Where there is none, it is the code with its facts.
    """
    try:
        words = _texts(code, facts)
    except OSError:
        words = None
    if words is None:
        return " ".join([code, *(f"{key}={value}" for key, value in facts.items())])
    texts, ident = words
    facts = {**facts, **_range(texts, facts)}
    said = [texts.say(ident, **facts)]
    said += [texts.say(f"refused-{name}", **facts) for name in ("allowed", "near") if facts.get(name)]
    return " ".join(said)


def _range(texts: Texts, facts: Mapping[str, Value]) -> dict[str, Value]:
    """Return ``range`` for a sentence of how many there may be, as the page does.

    It is one number where least and most are equal.
    """
    if not {"least", "most"} <= facts.keys():
        return {}
    least, most = facts["least"], facts["most"]
    return {"range": str(least) if least == most else texts.say("refused-range", least=least, most=most)}


def _texts(code: str, facts: Mapping[str, Value]) -> tuple[Texts, str] | None:
    """Return the sentence's id, and the texts that have it: some refusals are those of one game."""
    idents = [f"{kind}-{facts['why']}" for kind in ("refused", "error") if "why" in facts]
    for game in games():
        texts = Texts(LANGUAGES[0], game)
        for ident in (*idents, f"refused-{code}", f"error-{code}"):
            if texts.has(ident):
                return texts, ident
    return None
