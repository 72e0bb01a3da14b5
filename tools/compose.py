"""Fills every text of a language, so that a person can read the sentences.

python -m tools.compose uk pointcity > uk.txt

Each text is there once with each of its variants; names of closed sets and names that people type take turns by a seed.
With ``--count 500`` it draws that many sentences that hold a name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from tabletop.cli.parser import Parser
from tabletop.texts.fluent import PLURALS, Call, Pattern, Reader, Selection, Variable
from tabletop.texts.locales import LANGUAGES, Texts, folders_of, games

TYPED = ("Olha", "Ruth", "Hugo", "Ève", "Юрко", "Фросина", "דנה", "Maximiliana von und zu Hohenburg")
SEATS = frozenset({"seat", "other", "by", "from", "to", "name", "winner", "host"})
SETS = {
    "character": "character-",
    "characters": "character-",
    "card": "district-",
    "cards": "district-",
    "for": "district-",
    "source": "character-",
    "type": "type-",
    "resource": "resource-",
    "resources": "resource-",
    "with": "resource-",
    "sides": "resource-",
}
"""The set of names that a fact takes its value from."""
LISTS = frozenset({"cards", "characters", "resources", "sides", "names", "winners"})
PEOPLE = {"names": "count", "winners": "several"}
"""Lists of players, and the fact that says how many they are."""
WRITTEN: dict[str, Sequence[str | int]] = {"share": (45,), "place": (1, 2, 3, 4, 7)}
"""Values that a fact has in every text of the page that needs it."""
FITTING = {
    "ask-turn": {"source": "character-"},
    "ask-crown_tribute": {"source": "character-emperor"},
    "ask-payment": {"source": "district-thieves_den"},
    "ask-armory": {"source": "district-armory"},
    "ask-museum": {"source": "district-museum"},
    "ask-framework": {"source": "district-framework"},
    "ask-search": {"source": "district-lighthouse"},
    "ask-bell": {"source": "district-bell_tower"},
    "ask-rescue": {"source": "district-graveyard"},
    "ask-thanks": {"source": "district-ball_room"},
    "ask-theater": {"source": "district-theater"},
    "ask-laboratory": {"source": "district-laboratory"},
    "ask-other": {"source": "district-"},
    "district-label": {"name": "district-"},
    "rank-": {"name": "character-"},
    "suspect-": {"name": "character-"},
    "stake-ability": {"name": "ability-"},
    "stake-use": {"name": "ability-"},
    "building-line": {"name": "building-"},
    "turning-": {"from": "", "to": ""},
    "reason-leaves": {"cards": ""},
    "seat-name": {"seat": ""},
    "seat-kind": {"seat": ""},
    "about-fans": {"name": "title"},
}
"""By the beginning of a text's id: the names that a fact takes there, if not those of its set; "" stands for a
number."""
BY_GAME = {
    "pointcity": {"card": "building-", "cards": "building-", "for": "building-", "source": "building-"}
}
"""The sets that a game has of its own for a fact, in place of those of ``SETS``."""
TEXTS_OF = {
    "pointcity": {
        "side": ("side",),
        "token": ("token-sets", "token-types", "token-tokens"),
        "place": ("cell-place",),
        "places": ("cell-place",),
        "sides": ("spent-cards",),
    }
}
"""The texts that a fact is written by, by game and fact."""
OTHER = re.compile(r"-(?:text|label|title|line)(?:-|$)|-of$")
NUMBERS = (1, 2, 5, 21, 0)
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def selections(pattern: Pattern) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield each fact on which a text selects, with the keys of its variants."""
    for part in pattern:
        if isinstance(part, Selection):
            if isinstance(part.of, Variable):
                yield part.of.name, tuple(part.patterns)
            for inner in part.patterns.values():
                yield from selections(inner)


def facts_of(pattern: Pattern) -> set[str]:
    """Return the facts that a text needs."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            found.add(part.name)
        elif isinstance(part, Call):
            found |= facts_of([*part.arguments])
        elif isinstance(part, Selection):
            found |= facts_of([part.of]).union(*map(facts_of, part.patterns.values()))
    return found


class Composer:
    """Fills the texts of one language and game; ``chance`` draws the names."""

    def __init__(self, language: str, game: str, chance: Random) -> None:
        self.texts, self.chance = Texts(language, game), chance
        self.sets, self.written = SETS | BY_GAME.get(game, {}), TEXTS_OF.get(game, {})
        self.category = PLURALS[language]
        self.known: dict[str, list[str]] = {}
        """The names of closed sets, by the prefix of their ids."""
        files = [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders_of(game)[1:]]
        self.sentences = {
            name: Reader(text).sentence()
            for file in files
            for name, text in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", file, re.MULTILINE)
        }

    def names(self, prefix: str) -> list[str]:
        """Return the names of a closed set."""
        if prefix not in self.known:
            found = [name for name in self.sentences if name.startswith(prefix) and not OTHER.search(name)]
            self.known[prefix] = [self.texts.say(name) for name in found]
        return self.known[prefix]

    def value(self, name: str, fact: str) -> str | int:
        """Return something that ``fact`` may be in the text ``name``."""
        fitting = next(
            (facts for start, facts in FITTING.items() if name.startswith(start)), dict[str, str]()
        )
        if fact in self.written:
            return self.text_as_name(self.chance.choice(self.written[fact]))
        if fact in fitting or fact in WRITTEN or self.counts(name, fact):
            names = self.names(fitting[fact]) if fitting.get(fact) else None
            return self.chance.choice(names or WRITTEN.get(fact, NUMBERS))
        if fact in PEOPLE or fact in SEATS:
            return self.texts.listed(self.players(2 if fact in PEOPLE else 1))
        known = self.names(self.sets[fact]) if fact in self.sets else []
        if not known:
            return self.chance.choice(NUMBERS)
        return self.texts.listed(self.chance.sample(known, 2 if fact in LISTS else 1))

    def players(self, count: int) -> list[str]:
        """Return so many players, none twice."""
        known = [*self.names("computer-name-"), *TYPED]
        return self.chance.sample(known, min(count, len(known)))

    def facts(self, name: str, needed: Sequence[str]) -> dict[str, str | int]:
        """Return something that each fact may be in the text ``name``; no player is there twice."""
        found = {fact: self.value(name, fact) for fact in needed}
        seats = [fact for fact in needed if found[fact] in self.players(99)]
        return found | dict(zip(seats, self.players(len(seats)), strict=True))

    def people(self, name: str, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return lists of as many players as ``facts`` say, with the viewer among them where the text says "you"."""
        found: dict[str, str | int] = {}
        for fact, size in PEOPLE.items():
            if fact in facts and isinstance(count := facts.get(size), int):
                you = [self.texts.say("you-name")] if name.endswith("-you") else []
                found[fact] = self.texts.listed([*you, *self.players(max(1, min(count, 3)) - len(you))])
        return found

    def text_as_name(self, name: str) -> str:
        """Return the text ``name``, filled, as a name that a sentence may bend."""
        needed = sorted(facts_of(self.sentences[name].value or []))
        return self.texts.named(name, **{fact: self.value(name, fact) for fact in needed})

    def counts(self, name: str, fact: str) -> bool:
        """Whether the text selects on the number that ``fact`` is."""
        chosen = dict(selections(self.sentences[name].value or []))
        return any(key.isdigit() or key in CATEGORIES - {"other"} for key in chosen.get(fact, ()))

    def values(self, key: str) -> str | int:
        """Return a value of a fact for which the variant ``key`` is chosen."""
        if key.isdigit():
            return int(key)
        if key in CATEGORIES:
            fitting = (one for one in (21, 2, 5, 1, 3, 0) if self.category(one) == key)
            return next(fitting, 5)
        return key

    def composed(self, name: str) -> Iterator[str]:
        """Yield the text ``name`` once with each of its variants."""
        pattern = self.sentences[name].value or []
        plain = self.facts(name, sorted(facts_of(pattern)))
        said: set[str] = set()
        chosen: Mapping[str, Sequence[str]] = dict(selections(pattern))
        tried = [(fact, key) for fact, keys in chosen.items() for key in keys] or [("", "")]
        for fact, key in tried:
            named = key == "other" and (fact in WRITTEN or not self.counts(name, fact))
            more = {fact: self.values(key)} if fact and not named else {}
            for other in ("", "seat", "name") if "you" in plain and fact != "you" else ("",):
                facts = plain | ({"you": other} if other else {}) | more
                text = self.texts.say(name, **facts | self.people(name, facts))
                if text not in said:
                    said.add(text)
                    yield text


def main() -> None:
    parser = Parser(description="Fill every text of a language, to be read.")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, help="draw so many sentences that hold a name")
    options = parser.parse_args()
    composer = Composer(options.language, options.game, Random(options.seed))
    with_names = {
        name
        for name, sentence in composer.sentences.items()
        if facts_of(sentence.value or []) & (SEATS | SETS.keys())
    }
    if options.count:
        names = sorted(with_names)
        drawn = [composer.chance.choice(names) for _ in range(options.count)]
        lines = [composer.chance.choice([*composer.composed(name)]) for name in drawn]
    else:
        lines = [f"{name}: {text}" for name in composer.sentences for text in composer.composed(name)]
    print("\n".join(lines))


if __name__ == "__main__":
    main()
