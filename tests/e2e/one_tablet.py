"""Reads all that a page shows, says and plays before a person takes the tablet, and what only one person may know."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from citadels.cli.tables import Wish, setup_for
from citadels.kind import CITADELS
from pointcity.kind import POINT_CITY
from pointcity.model.setup import Setup
from tabletop.match.kind import Kind
from tabletop.match.match import new_match
from tabletop.match.record import Record
from tabletop.match.resume import resume
from tabletop.players.random_policy import random_policy
from tabletop.players.seating import PERSON, Chair
from tests.e2e.support import stored_rows

SEATS = 4
NAMES = ("Olha", "Bohdan", "Lesia", "Taras")
KINDS: dict[str, Kind] = {"citadels": CITADELS, "pointcity": POINT_CITY}
# A computer player is to move.
COMPUTER = -1
MOST_GAMES = 60

# Notes all that the page shows and plays from its first moment on, and later while a curtain is there, but for the list
# of roles in the lobby. `play` finds parts of a table.
WATCH = """(() => {
  const play = "[data-thing], [data-testid=seat], .hand, .board, .log, .story, .remark:not([hidden]), .side-note:not([hidden]), [data-ask-kind]:not(.curtain), [data-option]:not(.curtain *), [data-target], .traveller";
  const told = new Set();
  const law = (window.law = { armed: true, told, drawn: new Set(), heard: [], sounds: 0 });
  const isOn = () => law.armed || document.querySelector(".curtain") !== null;
  const SAID = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder", "value", "data-explain"];
  const note = (text) => text && text.trim() && told.add(text.replace(/[\\u00ad\\u200b]/g, "").replace(/\\s+/g, " ").trim());
  law.look = () => {
    // These list the cards of the box.
    if (!isOn() || !document.body || ["form", "help"].includes(document.documentElement.dataset.screen)) return;
    note(document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) { if (!node.parentElement.closest("script, style, template, .cast-role")) note(node.data); continue; }
      for (const name of SAID) note(node.getAttribute(name));
    }
    if (document.querySelector(".curtain, .table")) for (const part of document.querySelectorAll(play)) law.drawn.add(part.outerHTML.slice(0, 120));
  };
  new MutationObserver(law.look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const [owner, name] of [[AudioScheduledSourceNode, "start"], [AudioBufferSourceNode, "start"], [Navigator, "vibrate"]]) {
    const real = owner.prototype[name];
    owner.prototype[name] = function (...given) {
      law.sounds += 1;
      // The call for the next person, and the wind, sound alike whatever a person knows.
      if (isOn() && !/Sounds\\.call|Ambience\\./.test(new Error().stack)) law.heard.push(name);
      return real.apply(this, given);
    };
  }
  const speak = window.speechSynthesis && SpeechSynthesis.prototype.speak;
  if (speak) SpeechSynthesis.prototype.speak = function (...given) { if (isOn()) law.heard.push("speak"); return speak.apply(this, given); };
})()"""
FOUND = "() => { law.look(); return { told: [...law.told], drawn: [...law.drawn], heard: law.heard }; }"


@cache
def save_of(game: str, people: tuple[int, ...], asked: int, name: str) -> str:
    """A save in the middle of a game for four: ``asked`` is the seat that decides next, or ``COMPUTER``.

    Each person then knows something that the others do not, where the game has such things.
    """
    kind = KINDS[game]
    chairs = [
        Chair(name=NAMES[seat], player=PERSON)
        if seat in people
        else Chair(name=f"Bot {seat}", player="normal")
        for seat in range(SEATS)
    ]
    for seed in range(1, MOST_GAMES):
        if game == "citadels":
            setup = setup_for(Wish(players=(SEATS,)), seed).model_dump(mode="json")
        else:
            setup = Setup(players=SEATS, first=0, promo=True, automa="").model_dump(mode="json")
        match = new_match(name, kind, setup, chairs, seed, free=False)
        policy = random_policy(seed)
        for number in range(40):
            ask = match.position.ask
            if ask is None:
                break
            seat = ask.seat if ask.seat in people else COMPUTER
            if number >= 12 and seat == asked and not ask.forced and not ask.alike:
                return match.record(kind).model_dump_json()
            match.play(policy(match.position.state, ask))
    raise LookupError((game, people, asked))


@cache
def texts_of(game: str) -> dict[str, str]:
    """The English texts of a game by id, as far as they are plain."""
    file = Path(f"web/games/{game}/locales/en.ftl")
    return dict(re.findall(r"^([a-z_0-9-]+) = ([^{}\n]+)$", file.read_text(encoding="utf-8"), re.MULTILINE))


def private_words(game: str, save: str) -> set[str]:
    """What only one person may know: cards of a hand, characters, and questions."""
    match = resume(Record.model_validate_json(save), KINDS[game])
    texts = texts_of(game)
    found: set[str] = set()
    for seat in range(SEATS):
        update = match.update(seat, -1, KINDS[game])
        if update.ask is not None:
            found |= (
                {texts[f"ask-{update.ask.kind}"]} & set(texts.values())
                if f"ask-{update.ask.kind}" in texts
                else set()
            )
        if game == "citadels":
            view: Any = update.view
            found |= {texts[f"district-{card.card}"] for card in view.hand}
            found |= {texts[f"character-{one}"] for one in (*view.mine, *view.seen)}
    return found


def stored_save(page: Page, match: str) -> str:
    """The save of a match as this device has it."""
    rows: list[dict[str, Any]] = page.evaluate(stored_rows("citadels-table", "matches"))
    return next(row["save"] for row in rows if row["id"] == match)


def faults_of(page: Page, words: set[str]) -> list[str]:
    """What the page has shown, said or played of what only one person may know since it was watched last."""
    found: dict[str, list[str]] = page.evaluate(FOUND)
    # Playwright leaves the types of a call's values open.
    session: Any = page.context.new_cdp_session(page)
    tree: Any = session.send("Accessibility.getFullAXTree")
    spoken = [
        str(node[part]["value"])
        for node in tree["nodes"]
        for part in ("name", "value", "description")
        if part in node and node[part].get("value")
    ]
    pattern = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in sorted(words)) or r"(?!)")
    faults = [f"text: {text}" for text in {*found["told"], *spoken} if pattern.search(text)]
    return [
        *faults,
        *(f"drawn: {part}" for part in found["drawn"]),
        *(f"heard: {one}" for one in found["heard"]),
    ]
