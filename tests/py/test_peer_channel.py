"""Tests when an end of a connection speaks again into silence.

Soon at first, then less and less often, and at once anew.
"""

from collections.abc import Iterator

from tabletop.peer.link.channel import BACKLOG, BEAT, GONE, QUIET, WINDOW, Channel
from tabletop.peer.link.frames import Frame, read_frame

CONN = "abcdefgh"


def new() -> Channel:
    return Channel(CONN, 100_000, 0.0)


def frames(channel: Channel, now: float) -> list[Frame]:
    read = [read_frame(line) for line in channel.emit(now)]
    assert all(frame is not None for frame in read)
    return [frame for frame in read if frame is not None]


def parts(channel: Channel, now: float) -> list[int]:
    """Return the numbers of the parts that are sent now."""
    return [frame.seq for frame in frames(channel, now) if frame.seq is not None]


def resent(channel: Channel, now: float) -> Iterator[float]:
    """Yield the times at which a part is sent while the other end is silent."""
    while True:
        if parts(channel, now):
            yield now
        now = channel.due()


def test_a_part_is_sent_again_after_one_second_two_four_and_then_every_eight() -> None:
    channel = new()
    channel.say("hello")
    times = resent(channel, 0.0)
    sent = [next(times) for _ in range(7)]
    assert sent == [0.0, 1_000.0, 3_000.0, 7_000.0, 15_000.0, 23_000.0, 31_000.0]


def test_an_answer_and_a_new_link_make_it_quick_again() -> None:
    for again in ("answer", "link"):
        channel = new()
        for message in ("one", "two"):
            channel.say(message)
        times = resent(channel, 0.0)
        now = [next(times) for _ in range(5)][-1]
        if again == "answer":
            channel.hear(Frame(CONN, 1), now)
        else:
            channel.relink()
            assert parts(channel, now) == [0, 1]
        times = resent(channel, now)
        later = [next(times) - now for _ in range(3)]
        assert later == [1_000.0, 3_000.0, 7_000.0], again


def test_what_is_confirmed_is_not_sent_again() -> None:
    channel = new()
    for message in "abc":
        channel.say(message)
    assert parts(channel, 0.0) == [0, 1, 2]
    channel.hear(Frame(CONN, 2), 10.0)
    assert not channel.delivered
    assert parts(channel, 2_000.0) == []  # It has only now begun to wait for the answer to the third.
    assert parts(channel, 3_000.0) == [2]
    channel.hear(Frame(CONN, 3), 4_000.0)
    assert channel.delivered


def test_an_end_with_nothing_to_say_is_heard_every_two_and_a_half_seconds() -> None:
    channel = new()
    assert channel.due() == BEAT
    assert frames(channel, BEAT - 1) == []
    assert len(frames(channel, BEAT)) == 1
    assert channel.due() == 2 * BEAT


def test_a_part_that_was_heard_is_confirmed_at_once() -> None:
    channel, other = new(), new()
    other.say("hello")
    (heard,) = frames(other, 0.0)
    assert channel.hear(heard, 1.0) == ["hello"]
    assert channel.hear(heard, 2.0) == []
    (answer,) = frames(channel, 2.0)
    assert (answer.ack, answer.seq) == (1, None)


def test_silence_has_three_names() -> None:
    channel = new()
    assert [channel.silence(now) for now in (0.0, QUIET - 1, QUIET, GONE - 1, GONE)] == [
        "open", "open", "waiting", "waiting", "lost",
    ]  # fmt: skip
    channel.hear(Frame(CONN, 0), GONE)
    assert channel.silence(GONE + QUIET - 1) == "open"


def test_no_more_than_a_window_is_under_way() -> None:
    channel = new()
    for number in range(BACKLOG):
        channel.say(f"{number} ")
    assert parts(channel, 0.0) == list(range(WINDOW))
    assert not channel.overfull
    channel.say("one more")
    assert channel.overfull
    channel.hear(Frame(CONN, 10), 1.0)
    assert parts(channel, 1.0) == list(range(WINDOW, WINDOW + 10))
