"""Plays by ear: it is given what a screen reader has, and counts what was not heard.

That is the browser's accessibility tree, the texts of live regions in the order in which they are told, and the focus.
The log is looked at only to count what should have been told.
"""

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from time import monotonic
from typing import Any, cast

from playwright.sync_api import Page

# Seconds until a press, or the turns of others, must have led somewhere: a busy machine thinks long.
PATIENCE = 240
# Presses of Tab, or of a digit, after which an answer counts as out of reach.
MOST_TABS = 40
# Looks at which nothing has changed, one after the other: what was told until then belongs to the decision.
QUIET = 3
# Looks one after the other at which there is a question, but nothing has the focus: then it is lost.
LOST = 20
# Milliseconds between two looks.
LOOK = 20
# Notes what a live region tells, as browsers do: what is added or changed in a region that was there before, where it
# is neither hidden nor behind a dialog; a whole `status` or `alert`, of a `log` only what is new. Notes where the focus
# goes, too.
RECORD = """() => {
  if (globalThis.heard) return;
  globalThis.heard = [];
  const REGION = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]:not([aria-live="off"])';
  const regions = new WeakSet(document.querySelectorAll(REGION));
  const shut = (node) => node.closest('[aria-hidden="true"], [inert], [hidden]') || !node.checkVisibility({ visibilityProperty: true })
    || (document.querySelector("dialog:modal") && !node.closest("dialog"));
  const text = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('[aria-hidden="true"], [hidden], svg')) return "";
    const inner = [...node.childNodes].map(text).join("");
    return getComputedStyle(node).display.startsWith("inline") ? inner : ` ${inner} `;
  };
  const tell = (node) => {
    const words = text(node).replace(/\\u00ad/g, "").replace(/\\s+/g, " ").trim();
    if (words) heard.push({ kind: "told", words });
  };
  new MutationObserver((changes) => {
    const whole = new Set();
    const parts = new Set();
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGION);
      if (!region || !regions.has(region) || !region.isConnected || shut(region)) continue;
      if (region.matches('[role="log"]')) for (const node of type === "characterData" ? [element] : addedNodes) { if (node.isConnected) parts.add(node); }
      else if (type === "characterData" || addedNodes.length > 0) whole.add(region);
    }
    for (const region of document.querySelectorAll(REGION)) {
      if (!regions.has(region) && region.matches('[role="alert"]') && !shut(region)) whole.add(region);
      regions.add(region);
    }
    const all = [...whole, ...parts].sort((one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
    for (const node of all) if (![...parts].some((other) => other !== node && other.contains(node))) tell(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["hidden"] });
  addEventListener("focusin", () => heard.push({ kind: "focus", words: "" }), true);
}"""
# What was told since the last look.
TAKE = "() => heard.splice(0)"
# The lines of the log, folded or not: those that nothing else says.
LINES = r"""() => [...document.querySelectorAll('[data-testid="log"] li[data-places]:not([hidden])')]
  .map((line) => line.textContent.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim())"""

# The words of notes that are on the page, which are told when they appear.
NOTES = r"""() => [...document.querySelectorAll(".side-note:not([hidden]) .side-note-words")]
  .map((note) => [...note.children].map((one) => one.textContent).join(" ").replace(/\u00ad/g, "").replace(/\s+/g, " ").trim())"""
# What was told, and the lines, at one moment: else a line that comes between counts as unheard.
NOW = f"() => ({{ taken: ({TAKE})(), lines: ({LINES})() }})"
# Who is to get the tablet, where several people share it.
CURTAIN = "() => document.querySelector('.curtain h1')?.textContent ?? ''"
# The question, as it is read: counted against what was heard.
PROMPT = "() => document.querySelector('#ask-prompt')?.textContent ?? ''"
# Of many answers, the numbers with which their parts begin, as they are read behind the question.
PARTS_TOLD = "() => document.querySelector('#ask-parts')?.textContent ?? ''"
# Whether an answer is in a group that Enter opens, and whether it has the focus.
OUTLINED = "function () { return this.hasAttribute('data-group-step'); }"
FOCUSED = "function () { return document.activeElement === this; }"
# The key of the answer that has the focus.
FOCUS_KEYS = "() => document.activeElement?.getAttribute('aria-keyshortcuts') ?? ''"
# Whether an answer, a heading, a note or the curtain has the focus, or nothing has it and something can be answered:
# else the tree, which takes long, has nothing of interest.
AWAKE = """() => {
  const focus = document.activeElement;
  if (focus === document.body) return document.querySelector('[aria-keyshortcuts]:enabled:not([aria-keyshortcuts^="Control"])') !== null;
  return focus.closest('[aria-keyshortcuts], h1, h2, h3, [role="heading"], aside, [role="complementary"], .curtain') !== null;
}"""
# What is told of where one is.
PARTS = {"region", "alertdialog", "dialog", "list"}


def words_of(text: str) -> int:
    return len(re.findall(r"[\w'’]+", text))


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the accessibility tree."""

    key: str
    role: str
    name: str
    told: str
    above: str
    off: bool
    focused: bool
    keys: str
    element: int


@dataclass(slots=True)
class Decision:
    """What was heard of a decision, and what it took."""

    question: str
    options: list[str]
    pressed: str
    presses: int
    first: bool
    parts: str = ""

    @property
    def words(self) -> int:
        """The question and its answers by name, of many those of the longest part: its number leads there.

        What describes an answer is told where the focus stays on it.
        """
        begun = [int(number) - 1 for number in re.findall(r"(\d+)\s?: ", self.parts)]
        parts = [self.options[at:end] for at, end in pairwise([0, *begun, len(self.options)])]
        heard = max(sum(map(words_of, part)) for part in parts)
        return words_of(self.question) + words_of(self.parts) + heard


@dataclass(slots=True)
class Account:
    """What a game by ear came to."""

    decisions: list[Decision] = field(default_factory=list[Decision])
    unanswered: list[str] = field(default_factory=list[str])
    unheard: list[str] = field(default_factory=list[str])
    twice: list[str] = field(default_factory=list[str])
    lost: list[str] = field(default_factory=list[str])
    told: list[str] = field(default_factory=list[str])

    def faults(self) -> dict[str, list[str]]:
        found = {
            "unanswered": self.unanswered,
            "unheard": self.unheard,
            "twice": self.twice,
            "lost": self.lost,
        }
        return {name: list(dict.fromkeys(cases))[:5] for name, cases in found.items() if cases}

    @property
    def question_words(self) -> float:
        return median([one.words for one in self.decisions] or [0])

    @property
    def most_words_of_first(self) -> int:
        return max((one.words for one in self.decisions if one.first), default=0)

    @property
    def event_words(self) -> float:
        return median([words_of(text) for text in self.told] or [0])

    def presses(self, share: float = 0.95) -> int:
        counts = sorted(one.presses for one in self.decisions) or [0]
        return counts[min(len(counts) - 1, int(share * len(counts)))]

    def __str__(self) -> str:
        longest = max((one for one in self.decisions if one.first), key=lambda one: one.words, default=None)
        return (
            f"{len(self.decisions)} decisions, words {self.question_words} (first ones at most {self.most_words_of_first}), "
            f"of an event {self.event_words}, presses p95 {self.presses()} (most {self.presses(1)}), {self.faults()}; longest first: {longest}"
        )


class Listener:
    """One person who hears a table and presses keys."""

    def __init__(
        self, page: Page, seed: int = 1, *, numbers: bool = True, patience: float = PATIENCE
    ) -> None:
        self.page = page
        # Its answers are untyped.
        self.session: Any = page.context.new_cdp_session(page)
        self.chance = random.Random(seed)
        self.numbers = numbers
        self.patience = patience
        self.account = Account()
        self.known: set[str] = set()
        self.heard: list[str] = []
        self.ever: set[str] = set()
        self.inside: set[str] = set()
        # The last look, the looks without news, and those at which nothing had the focus.
        self.where: dict[str, Node] = {}
        self.quiet = self.waited = 0
        # Who has the device, and what each person has heard and has in the log: of several people each knows other
        # things.
        self.person = ""
        self.lines: dict[str, Counter[str]] = {}
        self.left: dict[str, list[str]] = {}
        page.evaluate(RECORD)
        if log := self.log():
            self.lines[self.person] = Counter(log)

    def log(self) -> list[str]:
        return cast("list[str]", self.page.evaluate(LINES))

    def tree(self) -> dict[str, Node]:
        """The accessibility tree, without what it leaves out."""
        found = cast("list[dict[str, Any]]", self.session.send("Accessibility.getFullAXTree")["nodes"])
        above = {one["nodeId"]: one.get("parentId", "") for one in found}
        ignored = {one["nodeId"] for one in found if one["ignored"]}

        def parent(key: str) -> str:
            key = above.get(key, "")
            while key in ignored:
                key = above.get(key, "")
            return key

        return {one["nodeId"]: node_of(one, parent(one["nodeId"])) for one in found if not one["ignored"]}

    def listen(self, done: Callable[[], bool]) -> bool:
        """Hear what is told until ``done`` says so and nothing more comes."""
        self.quiet = self.waited = 0
        end = monotonic() + self.patience
        while monotonic() < end:
            if self.hear() and done():
                return True
            self.page.wait_for_timeout(LOOK)
        return False

    def hear(self) -> bool:
        """Hear what is told now; says whether nothing has come for a while."""
        taken = self.page.evaluate(TAKE)
        self.take(taken)
        self.quiet = 0 if taken else self.quiet + 1
        return self.quiet >= QUIET

    def take(self, taken: list[dict[str, str]]) -> None:
        """Keep what was told."""
        new = [one["words"] for one in taken if one["kind"] == "told"]
        self.heard += new
        self.ever.update(new)

    def play(self, most: int) -> Account:
        """Answer so many questions, or until the game is over."""
        for _ in range(most):
            tree = self.question()
            if tree is None:
                break
            self.settle()
            if not self.decide(tree):
                break
        else:
            self.question()
        self.settle()
        return self.account

    def question(self) -> dict[str, Node] | None:
        """Wait for the focus to come to a question; returns nothing at the end of a game."""
        if self.listen(self.arrived):
            return self.asked()
        self.account.unanswered.append(f"no question; the focus is on {focus_of(self.tree())}")
        return None

    def arrived(self) -> bool:
        """Whether the focus has come to a question or to the end of the game, or is lost while something is asked."""
        self.where = self.tree() if self.page.evaluate(AWAKE) else {}
        focus = focus_of(self.where)
        if focus and self.goes_on(self.where, focus):
            return False
        if focus:
            self.waited = 0
            return focus.role == "heading" or is_answer(focus)
        self.waited = self.waited + 1 if any(map(is_answer, self.where.values())) else 0
        return self.waited > LOST

    def asked(self) -> dict[str, Node] | None:
        """The tree in which an answer has the focus, which is searched where it was lost.

        Nothing at the end of a game.
        """
        focus = focus_of(self.where)
        if focus:
            return None if focus.role == "heading" else self.where
        self.account.lost.append(self.account.decisions[-1].pressed if self.account.decisions else "at first")
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            self.where = self.tree()
            focus = focus_of(self.where)
            if focus and is_answer(focus):
                return self.where
        self.account.unanswered.append("no question is in reach")
        return None

    def goes_on(self, tree: dict[str, Node], focus: Node) -> bool:
        """Press what is no decision: take the tablet as the next person, or go on from a note that holds the game."""
        if taken := cast("str", self.page.evaluate(CURTAIN)):
            self.left[self.person] = [*self.left.get(self.person, ()), *self.heard]
            self.heard = []
            self.person = taken
        elif is_answer(focus) or not any(
            one.role == "complementary" and one.name for one in ancestors(tree, focus)
        ):
            return False
        self.page.keyboard.press("Enter")
        return True

    def settle(self) -> None:
        """Compare what was heard since the last decision with what the log got meanwhile."""
        now = self.page.evaluate(NOW)
        self.take(now["taken"])
        lines = Counter(cast("list[str]", now["lines"]))
        self.heard = [*self.left.pop(self.person, ()), *self.heard]
        # The lines of a game before this person came to it are not told.
        came = self.person not in self.lines
        new = lines - self.lines.get(self.person, lines)
        self.lines[self.person] = lines
        heard = Counter(self.heard)
        self.account.unheard += list((new - heard).elements())
        # What this person had not read before may have the same words in two rounds.
        self.account.twice += [
            text for text, count in heard.items() if count > max(1, new[text]) and not came
        ]
        self.account.told += [text for text in self.heard if text in new]
        notes = cast("list[str]", self.page.evaluate(NOTES))
        self.account.unheard += [f"a note: {note}" for note in notes if clean(note) not in self.ever]
        self.heard = []

    def decide(self, tree: dict[str, Node]) -> bool:
        """Choose an answer by what was said of it, and press it."""
        focus = focus_of(tree)
        assert focus
        answers = [node for node in tree.values() if is_answer(node)]
        asked = clean(cast("str", self.page.evaluate(PROMPT)))
        parts = clean(cast("str", self.page.evaluate(PARTS_TOLD)))
        question = self.entered(tree, focus)
        heard = asked and asked in question and parts in question
        if not heard or any(not node.name for node in answers):
            self.account.unanswered.append(
                f"{asked}, of which is told: {question}: {[node.name for node in answers]}"
            )
            return False
        # Tab leads on, and back only round the whole page.
        wanted = self.chance.choice(answers if self.numbers else answers[answers.index(focus) :])
        presses = self.reach(wanted)
        if presses is None:
            if not focus_of(self.tree()):
                self.account.lost.append(wanted.name)
            self.account.unanswered.append(f"{asked}: {wanted.name} is out of reach")
            return False
        self.page.keyboard.press("Enter")
        kind = re.sub(r"\d+", "", asked)
        options = [node.name for node in answers]
        self.account.decisions.append(
            Decision(asked, options, wanted.name, presses + 1, kind not in self.known, parts)
        )
        self.known.add(kind)
        return True

    def entered(self, tree: dict[str, Node], focus: Node) -> str:
        """What is told where the focus comes to an answer: the parts of the page on the way, and what describes it."""
        parts = [one for one in ancestors(tree, focus) if one.name and one.role in PARTS]
        told = [one.name for one in parts if one.key not in self.inside]
        self.inside = {one.key for one in parts}
        # The question is told on the way in or with the answer; where the focus stays in the same part, the part has it
        # as its name.
        again = [] if told else [one.name for one in parts[:1]]
        return " ".join((*reversed(told), *again, focus.told))

    def reach(self, wanted: Node) -> int | None:
        """Bring the focus to an answer, by its number or by one switch; returns the presses."""
        if not self.numbers:
            return self.switch_to(wanted)
        if self.is_at(wanted):
            self.wait_for_a_press()
            return 0
        for count in range(1, MOST_TABS):
            self.page.keyboard.press(wanted.keys)
            if self.is_at(wanted):
                return count
            # Several answers have a key with Shift: each press goes ten further.
            if not wanted.keys.startswith("Shift+"):
                break
        return None

    def is_at(self, wanted: Node) -> bool:
        """Whether an answer has the focus."""
        if self.page.evaluate(FOCUS_KEYS) != wanted.keys:
            return False
        return not wanted.keys.startswith("Shift+") or self.says(wanted, FOCUSED)

    def says(self, node: Node, function: str) -> bool:
        """What a function says whose ``this`` is the element of a node."""
        found = self.session.send("DOM.resolveNode", {"backendNodeId": node.element})
        on = {"objectId": found["object"]["objectId"], "returnByValue": True}
        called = self.session.send("Runtime.callFunctionOn", {"functionDeclaration": function, **on})
        return called["result"]["value"]

    def switch_to(self, wanted: Node) -> int | None:
        """With Tab and Enter alone; Enter opens the group of answers that is outlined."""
        self.wait_for_a_press()
        for count in range(MOST_TABS):
            opens = self.says(wanted, OUTLINED)
            if not opens and self.is_at(wanted):
                return count
            self.page.keyboard.press("Enter" if opens else "Tab")
        return None

    def wait_for_a_press(self) -> None:
        """Silences the voice: Enter at once would be the second press of a double one."""
        self.page.keyboard.press("Control")


def play_together(listeners: list[Listener], most: int) -> None:
    """Answer so many questions at several devices, each where it is asked, or until the game is over at all of them."""
    playing = list(listeners)
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for one in list(playing):
            if one.hear() and one.arrived():
                tree = one.asked()
                one.settle()
                if tree is None or not one.decide(tree):
                    playing.remove(one)
                end = monotonic() + PATIENCE
                one.quiet = one.waited = 0
            one.page.wait_for_timeout(LOOK)
        if not playing or sum(len(one.account.decisions) for one in listeners) >= most:
            return


def node_of(one: dict[str, Any], above: str) -> Node:
    facts = {fact["name"]: fact["value"].get("value") for fact in one.get("properties", ())}
    return Node(
        key=one["nodeId"],
        role=one.get("role", {}).get("value", ""),
        name=clean(one.get("name", {}).get("value", "")),
        told=clean(one.get("description", {}).get("value", "")),
        above=above,
        off=bool(facts.get("disabled")),
        focused=bool(facts.get("focused")),
        keys=str(facts.get("keyshortcuts") or ""),
        element=one.get("backendDOMNodeId", 0),
    )


def clean(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00ad", "")).strip()


def focus_of(tree: dict[str, Node]) -> Node | None:
    return next((node for node in tree.values() if node.focused and node.role != "RootWebArea"), None)


def ancestors(tree: dict[str, Node], node: Node) -> list[Node]:
    found: list[Node] = []
    while above := tree.get(node.above):
        found.append(above)
        node = above
    return found


def is_answer(node: Node) -> bool:
    """Whether a node is told as one of the numbered answers."""
    return re.fullmatch(r"(Shift\+)?\d", node.keys) is not None and not node.off
