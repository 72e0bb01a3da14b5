"""Tests what a mailbox keeps and for how long, whom it refuses, and how a look waits: of each server that is one."""

import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from citadels_table.mailbox import boxes, clients
from citadels_table.mailbox.boxes import AGE, LETTERS, MOST_IN_BOX, MOST_WAITING_OF_ONE
from citadels_table.mailbox.clients import BURST, RATE
from mailbox_desk import BOX, CONFIG, OTHER, SITE, Desk, python_desk, sealed, worker_desk
from tools.words import ROOT

pytestmark = pytest.mark.cpython_only

DESKS = {"python": python_desk, "worker": worker_desk}
FEW = 50


@pytest.fixture(params=DESKS)
def desk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(boxes, "MOST_TEXTS", FEW)
    with DESKS[request.param]() as found:
        yield found


@pytest.fixture(params=DESKS)
def own_desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    """A mailbox of one site."""
    with DESKS[request.param](SITE) as found:
        yield found


def test_texts_come_out_as_they_went_in_and_each_box_has_its_own(desk: Desk) -> None:
    assert [desk.post("abc-_1"), desk.post("second"), desk.post("mine", OTHER)] == [201, 201, 201]
    (first, whole), (second, _) = desk.numbered()
    assert first < second
    assert whole == sealed("abc-_1")
    assert desk.texts() == ["abc-_1", "second"]
    assert desk.texts(after=first) == ["second"]
    assert desk.texts(OTHER) == ["mine"]
    assert desk.headers["Access-Control-Allow-Origin"] == "*"
    assert desk.headers["Cache-Control"] == "no-store"


def test_a_text_lives_ten_minutes(desk: Desk) -> None:
    desk.post("old")
    desk.later(AGE - 1)
    desk.post("new")
    assert desk.texts() == ["old", "new"]
    desk.later(1)
    assert desk.texts() == ["new"]
    desk.later(AGE)
    assert desk.texts() == []


def test_a_host_who_waits_for_long_sees_the_text_that_comes_to_an_emptied_box(desk: Desk) -> None:
    for text in ("a", "b", "c"):
        desk.post(text)
    last = desk.numbered()[-1][0]
    desk.later(AGE + 1)
    desk.post("d")
    assert desk.texts(after=last) == ["d"]
    desk.later(AGE + 1)
    desk.restart()
    desk.post("e")
    assert desk.texts(after=last) == ["e"]


def test_texts_that_are_dead_fill_no_box(desk: Desk) -> None:
    for _ in range(MOST_IN_BOX):
        assert desk.post("x") == 201
        desk.later(AGE / MOST_IN_BOX)
    assert [desk.post("y"), desk.post("y")] == [201, 507]
    assert desk.post("x", OTHER) == 201


def test_a_text_replaces_the_one_before_in_its_slot(desk: Desk) -> None:
    mine, yours = "a" * 32, "b" * 32
    assert [desk.post("first", slot=mine), desk.post("yours", slot=yours), desk.post("none")] == [201] * 3
    seen = desk.numbered()[-1][0]
    for number in range(2 * MOST_IN_BOX):
        assert desk.post(f"again-{number}", slot=mine) == 201
    assert desk.texts() == ["yours", "none", f"again-{2 * MOST_IN_BOX - 1}"]
    # Who has seen the one before is told the new one; a slot is one box's alone, and a full box still takes what
    # replaces.
    assert desk.texts(after=seen) == [f"again-{2 * MOST_IN_BOX - 1}"]
    assert desk.post("elsewhere", OTHER, slot=mine) == 201
    for _ in range(MOST_IN_BOX - 3):
        assert desk.post("more") == 201
    assert [desk.post("more"), desk.post("new", slot="c" * 32), desk.post("last", slot=mine)] == [
        507,
        507,
        201,
    ]
    assert desk.texts()[-1] == "last"
    assert desk.texts(OTHER) == ["elsewhere"]
    # The only text of a box is replaced as well, and is told once.
    last = desk.numbered(OTHER)[-1][0]
    assert desk.post("other", OTHER, slot=mine) == 201
    assert desk.texts(OTHER, after=last) == ["other"]


@pytest.mark.parametrize("slot", ["a", "A" * 32, "g" * 32, "a" * 33, "a" * 31, "%27", "%C2%B2"])
def test_a_slot_is_32_digits_or_refused(desk: Desk, slot: str) -> None:
    assert desk.post("kept", slot="a" * 32) == 201
    assert desk.post("x", slot=slot) == 400
    assert desk.texts() == ["kept"]


def test_a_text_has_the_size_of_the_page_s_or_is_refused(desk: Desk) -> None:
    def post(text: str) -> int:
        return desk.ask("POST", f"/v1/{BOX}", text.encode())[0]

    assert [post("x" * length) for length in (LETTERS, LETTERS + 1, 1024, 5000)] == [201, 413, 413, 413]
    short = ["", "x", "x" * (LETTERS - 1), sealed("a b"), sealed("<b>"), sealed("a\n"), "ж" * 400]
    assert [post(text) for text in short] == [400] * len(short)
    assert desk.texts() == ["x" * LETTERS]


def test_what_no_page_asks_is_refused(desk: Desk) -> None:
    odd = ("/", "/v1/", "/v1/../etc", f"/v1/{BOX}0", f"/v1/{BOX}/", f"/v1/{'A' * 32}", f"/v2/{BOX}")
    for path in odd:
        assert desk.ask("GET", path)[0] == 404, path
    for value in ("-1", "x", "9" * 400, "%C2%B2", "1.5", "1e3"):
        assert desk.ask("GET", f"/v1/{BOX}?after={value}")[0] == 400, value
        assert desk.ask("GET", f"/v1/{BOX}?wait={value}")[0] == 400, value
    assert desk.ask("PUT", f"/v1/{BOX}", b"x")[0] == 405
    assert desk.ask("OPTIONS", f"/v1/{BOX}")[0] == 204
    assert desk.ask("GET", f"/v1/{BOX}")[0] == 200


def test_a_client_that_asks_too_often_waits_and_others_do_not(desk: Desk) -> None:
    got = [desk.ask("GET", f"/v1/{BOX}")[0] for _ in range(int(BURST) + 5)]
    assert got == [200] * int(BURST) + [429] * 5
    assert desk.post("x", client="192.0.2.2") == 201
    desk.later(1 / RATE)
    assert [desk.ask("GET", f"/v1/{BOX}")[0] for _ in range(2)] == [200, 429]
    # The questions of a browser before its request are none.
    assert [desk.ask("OPTIONS", f"/v1/{BOX}", client="192.0.2.3")[0] for _ in range(200)] == [204] * 200
    assert desk.post("x", client="192.0.2.3") == 201


def test_a_household_is_one_client_whichever_of_its_addresses_asks(desk: Desk) -> None:
    """A provider gives it the 256 networks of a /56."""
    got = [
        desk.ask("GET", f"/v1/{BOX}", client=f"2001:db8:0:ab{number % 256:02x}::{number:x}")[0]
        for number in range(int(BURST) + 5)
    ]
    assert got == [200] * int(BURST) + [429] * 5
    assert desk.ask("GET", f"/v1/{BOX}", client="2001:db8:0:ac00::1")[0] == 200
    # IPv4 is counted by address, however it is written.
    assert [desk.ask("GET", f"/v1/{BOX}", client="192.0.2.7")[0] for _ in range(int(BURST))] == [200] * 120
    assert desk.ask("GET", f"/v1/{BOX}", client="::ffff:192.0.2.7")[0] == 429
    assert desk.ask("GET", f"/v1/{BOX}", client="192.0.2.8")[0] == 200


def test_where_a_mailbox_is_full_the_client_that_has_most_loses_its_oldest_text(desk: Desk) -> None:
    desk.post("mine", BOX)
    for number in range(FEW - 1):
        network = f"2001:db8:0:{number:04x}::1"
        assert desk.post(f"flood-{number}", f"{number + 100:032x}", network) == 201
    # Each of the flood's texts is in a network of its own, all of one household; the others come one by one.
    for number in range(20):
        assert desk.post(f"other-{number}", f"{number + 500:032x}", f"192.0.2.{number + 100}") == 201
    assert desk.texts() == ["mine"]
    assert [desk.texts(f"{number + 500:032x}") for number in range(20)] == [
        [f"other-{number}"] for number in range(20)
    ]
    left = [bool(desk.texts(f"{number + 100:032x}")) for number in range(FEW - 1)]
    assert left == [False] * 20 + [True] * (FEW - 21)


def test_a_look_waits_for_a_text(desk: Desk) -> None:
    with ThreadPoolExecutor(1) as pool:
        begun = time.monotonic()
        look = pool.submit(desk.another().texts, BOX, wait=25)
        time.sleep(0.5)
        assert not look.done()
        assert desk.post("other", OTHER) == 201
        assert not look.done()
        assert desk.post("it-comes") == 201
        assert look.result() == ["it-comes"]
        assert time.monotonic() - begun < 5
        # One that is there is told at once, and a wait has an end.
        assert desk.texts(wait=25) == ["it-comes"]
        last = desk.numbered()[-1][0]
        begun = time.monotonic()
        assert desk.texts(after=last, wait=1) == []
        assert 0.9 < time.monotonic() - begun < 4


def test_looks_that_wait_delay_no_post(desk: Desk) -> None:
    """Fifty wait at once, twelve of them behind one address."""
    address = [f"192.0.2.{max(0, number - 11)}" for number in range(50)]

    def look(number: int) -> int:
        own = desk.another()
        name = f"{number + 1:032x}"
        status, told = own.ask("GET", f"/v1/{name}?after=0&wait=25", client=address[number])
        assert status == 200
        return len(told["texts"])

    with ThreadPoolExecutor(50) as pool:
        looks = [pool.submit(look, number) for number in range(50)]
        time.sleep(1.5)
        assert not any(one.done() for one in looks)
        times: list[float] = []
        for number in range(50):
            begun = time.monotonic()
            assert desk.post("x", f"{number + 1:032x}", "192.0.2.200") == 201
            times.append(time.monotonic() - begun)
        assert [one.result() for one in looks] == [1] * 50
    assert sorted(times)[45] < 0.5, times


def test_a_client_with_too_many_looks_that_wait_gets_an_answer_for_the_first_of_them(desk: Desk) -> None:
    def look(number: int) -> float:
        own = desk.another()
        begun = time.monotonic()
        wait = 6
        assert own.ask("GET", f"/v1/{number:032x}?after=0&wait={wait}")[0] == 200
        return time.monotonic() - begun

    with ThreadPoolExecutor(MOST_WAITING_OF_ONE + 3) as pool:
        times = sorted(pool.map(look, range(1, MOST_WAITING_OF_ONE + 4)))
    assert [one < 4 for one in times] == [True] * 3 + [False] * MOST_WAITING_OF_ONE


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
def test_a_mailbox_of_one_site_refuses_all_others_in_a_sentence(own_desk: Desk, method: str) -> None:
    body = sealed("x").encode() if method == "POST" else b""
    good = {"GET": 200, "POST": 201, "OPTIONS": 204}[method]
    foreign = [
        "https://other.example",
        "http://table.example",
        f"{SITE}:8443",
        f"{SITE}.evil.example",
        "null",
    ]
    for origin in [*foreign, f"{SITE}/", f"{SITE}, https://other.example", ""]:
        more = [("Origin", origin)] if origin else []
        status, told = own_desk.ask(method, f"/v1/{BOX}", body, more=more)
        assert (status, told) == (403, {"refused": f"This mailbox is for {SITE} only."}), origin
        assert "Access-Control-Allow-Origin" not in own_desk.headers
        assert own_desk.headers["Vary"] == "Origin"
    status, _ = own_desk.ask(method, f"/v1/{BOX}", body, more=[("Origin", SITE)])
    assert status == good
    assert own_desk.headers["Access-Control-Allow-Origin"] == SITE
    assert own_desk.headers["Vary"] == "Origin"
    # A browser that asks its own site names no origin.
    more = [("Sec-Fetch-Site", "same-origin")]
    assert own_desk.ask(method, f"/v1/{BOX}", body, more=more)[0] == good
    assert own_desk.ask(method, f"/v1/{BOX}", body, more=[("Sec-Fetch-Site", "cross-site")])[0] == 403


@pytest.mark.parametrize("written", [f"{SITE}/", "HTTPS://Table.Example:443"])
def test_the_worker_takes_the_origin_as_people_write_it(written: str) -> None:
    with worker_desk(written) as desk:
        assert desk.ask("GET", f"/v1/{BOX}", more=[("Origin", SITE)])[0] == 200
        assert desk.ask("GET", f"/v1/{BOX}", more=[("Origin", "https://other.example")])[0] == 403


@pytest.mark.parametrize(
    "written",
    [
        "",
        "table.example",
        f"{SITE}/citadels/",
        "http://table.example",
        "https://*.example",
        f"{SITE}:99999",
        f"{SITE}?a",
    ],
)
def test_the_worker_says_that_its_origin_is_none(written: str) -> None:
    with worker_desk(written) as desk:
        status, told = desk.ask("GET", f"/v1/{BOX}", more=[("Origin", SITE)])
        assert status == 500
        assert "ORIGIN is no origin of a site" in told["refused"]


def test_the_numbers_of_both_mailboxes_and_of_the_page_agree() -> None:
    worker = (ROOT / "tools" / "mailbox_worker" / "mailbox.js").read_text("utf-8")
    told = {
        name: int(value.replace("_", ""))
        for name, value in re.findall(r"^const ([A-Z_]+) = ([\d_]+);", worker, re.MULTILINE)
    }
    assert told == {
        "LETTERS": LETTERS, "MOST_IN_BOX": MOST_IN_BOX, "AGE": AGE * 1000, "LONGEST_WAIT": boxes.LONGEST_WAIT, "RATE": RATE,
        "BURST": BURST, "MOST_WAITING": boxes.MOST_WAITING, "MOST_WAITING_OF_ONE": MOST_WAITING_OF_ONE,
        "MOST_CLIENTS": clients.MOST_CLIENTS, "MOST_TEXTS": 4000, "TIDY": 60_000,
    }  # fmt: skip
    page = (ROOT / "web" / "peer" / "mailbox.js").read_text("utf-8")
    numbers = {
        name: int(value)
        for name, value in re.findall(r"^const (IV|PADDED|WAIT) = (\d+);", page, re.MULTILINE)
    }
    # The seal of AES-GCM has 16 bytes; four letters carry three bytes.
    assert -(-(numbers["IV"] + numbers["PADDED"] + 16) * 8 // 6) == LETTERS
    assert numbers["WAIT"] == boxes.LONGEST_WAIT


def test_the_worker_is_published_as_it_is_tested() -> None:
    folder = ROOT / "tools" / "mailbox_worker"
    settings = json.loads(
        re.sub(r"^ *//.*$", "", (folder / "wrangler.jsonc").read_text("utf-8"), flags=re.MULTILINE)
    )
    (binding,) = settings["durable_objects"]["bindings"]
    tested = CONFIG.read_text("utf-8")
    assert f'compatibilityDate = "{settings["compatibility_date"]}"' in tested
    assert f'( name = "{binding["name"]}", durableObjectNamespace = "{binding["class_name"]}" )' in tested
    assert settings["migrations"] == [{"tag": "v1", "new_sqlite_classes": [binding["class_name"]]}]
    assert f"export class {binding['class_name']} " in (folder / settings["main"]).read_text("utf-8")
    assert settings["vars"] == {"ORIGIN": "*"}
    # Nothing is written down.
    assert settings["observability"] == {"enabled": False}


def test_the_clients_that_are_remembered_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_CLIENTS", 50)
    rates = clients.Rates()
    for _ in range(int(BURST)):
        assert rates.allows("often", 0)
    for number in range(40):
        assert rates.allows(str(number), 0)
    assert not rates.allows("often", 0)
    for number in range(1000):
        assert rates.allows(str(number), 0)
    assert len(rates) == 50
