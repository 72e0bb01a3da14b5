"""Makes the bad input that tests send to a desk, and checks its answers."""

import copy
import json
from collections.abc import Iterator
from typing import Any, cast

from hypothesis import strategies as st

from desk_client import Data, DeskClient

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


def answers(text: str, client: DeskClient) -> Data:
    """Return the answer to ``text``, having seen that it is one, and that a refusal changed nothing."""
    before = client.holds()
    answer = client.handle(text)
    assert set(answer) in ({"id", "ok", "result"}, {"id", "ok", "error"})
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal", answer
        assert client.holds() == before
    return answer


def request(method: str, params: Any) -> str:
    return json.dumps({"id": 1, "method": method, "params": params})


def mutated(data: st.DataObject, value: Any) -> Any:
    """Return JSON-ready ``value`` with one thing in it replaced, taken out or doubled."""
    value = copy.deepcopy(value)
    place, key = data.draw(st.sampled_from(list(places(value))))
    match data.draw(st.sampled_from(["replace", "remove", "double", "borrow", "number"])):
        case "replace":
            place[key] = data.draw(JSON_VALUES)
        case "remove":
            del place[key]
        case "double":
            place[key] = [place[key], place[key]]
        case "borrow":  # From somewhere else, but of the same sort: this one gets past the types.
            alike = [there[at] for there, at in places(value) if type(there[at]) is type(place[key])]
            place[key] = copy.deepcopy(data.draw(st.sampled_from(alike)))
        case _:
            place[key] = data.draw(st.integers(-2, 12))
    return value


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container in ``value`` with every key or index that it has."""
    if isinstance(value, dict):
        inside: list[tuple[Any, Any]] = list(cast("Data", value).items())
    else:
        inside = list(enumerate(cast("list[Any]", value))) if isinstance(value, list) else []
    for key, part in inside:
        yield value, key
        yield from places(part)
