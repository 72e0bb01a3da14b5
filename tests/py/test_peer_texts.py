"""Tests that texts of the peer protocol from before the shapes were shared are read, and written the same."""

import json
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from tabletop.kernel.errors import Refusal
from tabletop.peer import calls, messages, page_events
from tabletop.peer.contents import ChatText, Emotion, Speaker, derived

TEXTS = (Path(__file__).parent / "peer_texts" / "messages.jsonl").read_text("utf-8").splitlines()
READERS = (messages.read_greeting, messages.read_asked, messages.read_told)


def kind_of(text: str) -> str:
    return json.loads(text)["kind"]


def read(text: str) -> list[messages.Greeting | messages.Asked | messages.Told]:
    """Return what each reader that accepts ``text`` makes of it."""
    found: list[messages.Greeting | messages.Asked | messages.Told] = []
    for reader in READERS:
        try:
            found.append(reader(text))
        except Refusal:
            continue
    return found


@pytest.mark.parametrize("text", TEXTS, ids=kind_of)
def test_a_message_keeps_its_text(text: str) -> None:
    """Hashes and other versions depend on the fields, their order and their form."""
    (message,) = read(text)
    assert message.model_dump_json() == text


def test_every_kind_of_message_has_a_text() -> None:
    kinds: set[str] = set()
    for union in (messages.Greeting, messages.Asked, messages.Told):
        _, schema = TypeAdapter.json_schemas([("all", "validation", TypeAdapter(union))])
        for shape in schema["$defs"].values():
            kind = shape["properties"].get("kind", {})
            kinds |= set(kind.get("enum", [kind["const"]] if "const" in kind else []))
    assert {kind_of(text) for text in TEXTS} == kinds


@pytest.mark.parametrize(
    ("saying", "shape"),
    [
        ({"what": "pick", "ask": "3", "options": ["end"]}, calls.SayPick),
        ({"what": "undo"}, calls.SayBack),
        ({"what": "redo"}, calls.SayBack),
        ({"what": "since", "line": 0, "number": -1}, calls.SaySince),
        ({"what": "chat", "text": "Hello"}, calls.SayChat),
        ({"what": "react", "reaction": "wow"}, calls.SayReact),
        ({"what": "page", "hidden": True}, calls.SayPage),
        ({"what": "again"}, calls.AskPlain),
        ({"what": "reply", "text": "https://table.example/#reply=gEFB"}, calls.AskCarried),
    ],
)
def test_the_page_s_calls_keep_their_form(saying: dict[str, object], shape: type[object]) -> None:
    call = calls.SayParams.model_validate({"room": "m" * 16, "now": 1.0, "saying": saying})
    assert isinstance(call.saying, shape)
    assert call.saying.model_dump() == saying


def test_one_line_of_chat_in_all_its_shapes() -> None:
    speaker = Speaker(guest=1, seat=0, name="Ann")
    said = derived(messages.Said, speaker, messages.Chat(text="Hello"))
    event = derived(page_events.ChatEvent, said, own=True)
    assert event.model_dump() == {
        "kind": "chat", "guest": 1, "seat": 0, "name": "Ann", "text": "Hello", "own": True,
    }  # fmt: skip
    for shape in (calls.SayChat, messages.Chat, messages.Said, page_events.ChatEvent):
        assert issubclass(shape, ChatText)
    for shape in (calls.SayReact, messages.React, messages.Reacted, page_events.ReactEvent):
        assert issubclass(shape, Emotion)
