// @ts-check
// Tests the workshop: versions and names of players, completion of names, and the text that is stored and checked.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fakeScreens } from "./screen-kit.js";
import { readTexts } from "./texts.js";
import { completions } from "../../web/app/workshop/completion.js";
import { readWords } from "../../web/app/workshop/game-words.js";
import { offersFor } from "../../web/app/workshop/imports.js";
import { freeName, isSaved, MOST_VERSIONS, nameFrom, newPlayer, restored, saved } from "../../web/app/workshop/player-file.js";
import { WorkshopScreen } from "../../web/app/workshop/workshop-screen.js";
import { StoreError } from "../../web/store/db.js";
import { isOwnPlayer } from "./sound.js";

/** @import { OwnPlayer } from "../../web/store/own-players.js" */

const read = (/** @type {string} */ game) => JSON.parse(readFileSync(new URL(`../../web/workshop/${game}.json`, import.meta.url), "utf8"));
const WORDS = read("citadels");
const NO_LIBRARIES = { read: async () => {}, view: () => "libraries", offers: () => [], addHosted: async () => {}, busy: false, troubles: [] };
const player = () => newPlayer({ id: "a", game: "citadels", name: "mine", text: "one", now: 1 });

test("a text is saved as a version only once, and the oldest versions are dropped", () => {
  const first = player();
  assert.equal(isSaved(first), true);
  assert.equal(saved(first, 2), first);
  let changed = first;
  for (let time = 2; time < 40; time += 1) changed = saved({ ...changed, text: `text ${time}` }, time);
  assert.equal(changed.versions.length, MOST_VERSIONS);
  assert.equal(changed.versions.at(-1)?.text, "text 39");
  assert.ok(isOwnPlayer(changed));
});

test("an earlier version is restored, and the present text is kept", () => {
  const typed = { ...saved({ ...player(), text: "two" }, 2), text: "three" };
  const back = restored(typed, "one", 9);
  assert.equal(back.text, "one");
  assert.deepEqual(back.versions.map(({ text }) => text), ["one", "two", "three", "one"]);
});

test("a name is valid in the terminal too", () => {
  assert.deepEqual(["Mine.py", "2 fast bots", "_x", "Гравець", "a b", "Łucja", "Händler"].map(nameFrom), ["mine", "fast_bots", "x", "", "a_b", "lucja", "handler"]);
  assert.equal(freeName("mine.py", ["mine", "mine_2"]), "mine_3");
  assert.match(freeName("x".repeat(60), ["x".repeat(40)]), /^x{36}_2$/);
});

test("names are completed by their type", () => {
  const labels = (/** @type {string} */ before, text = before) => completions(WORDS, before, text)?.proposals.map(({ label }) => label) ?? [];
  assert.ok(labels("x = view.").includes("hand"));
  assert.ok(labels("view.seats[0].ci").includes("city"));
  assert.ok(labels("tools.").includes("try_out"));
  assert.ok(labels("one.", "for one in view.seats:\n    one.").includes("gold"));
  assert.ok(labels("me.", "me = view.seats[view.seat]\nme.").includes("gold"));
  assert.ok(labels("best.", "def rank(best: Option):\n    best.").includes("verb"));
  assert.deepEqual(labels("nothing."), []);
  assert.deepEqual(labels("view"), Object.keys(WORDS.roots));
});

test("the file of a game is read, and another one refused", async () => {
  globalThis.location ??= /** @type {any} */ ({ href: "http://x/" });
  const serving = (/** @type {any} */ body, ok = true) => /** @type {any} */ (async () => ({ ok, status: 404, json: async () => body }));
  assert.equal((await readWords("citadels", serving(WORDS))).examples.length, 4);
  await assert.rejects(readWords("pointcity", serving(WORDS)));
  await assert.rejects(readWords("citadels", serving(WORDS, false)));
});

/** @param {Partial<import("../../web/app/workshop/workshop-screen.js").Sources>} [more] */
async function opened(more = {}) {
  await readTexts("en", ["locales/", "locales/workshop/"]);
  const state = /** @type {any} */ ({ game: { id: "citadels" }, engineStart: {} });
  const stored = /** @type {Map<string, OwnPlayer>} */ (new Map());
  const calls = /** @type {string[]} */ ([]);
  const toasts = /** @type {string[]} */ ([]);
  const work = /** @type {(() => void)[]} */ ([]);
  const files = /** @type {string[][]} */ ([]);
  let now = 10;
  const deps = /** @type {any} */ ({
    state, screens: fakeScreens(state, [], { player: () => screen.closePlayer() }), draw: () => {}, toTop: () => {}, toast: (/** @type {string} */ text) => void toasts.push(text),
    failed: (/** @type {unknown} */ error) => assert.fail(String(error)), errorText: String, stored: () => {}, useGame: async (/** @type {string} */ id) => void (state.game = { id }),
    engineStarted: Promise.resolve(),
    engine: () => ({ call: async (/** @type {string} */ method, /** @type {any} */ { text, mine, base, stored: theirs }) => {
      // As the engine does it, in short: tests/py/test_own_player_rows.py has the real one.
      if (method === "join_player") {
        const both = theirs.text !== base.text && mine.text !== base.text;
        const versions = [...theirs.versions, ...mine.versions.filter((/** @type {any} */ one) => theirs.versions.every((/** @type {any} */ other) => other.time !== one.time))];
        return { row: { ...mine, text: mine.text === base.text ? theirs.text : mine.text, versions, updated: theirs.updated + 1 }, both };
      }
      calls.push(`${method} ${text}`);
      return { faults: text.includes("wrong") ? [{ id: "syntax", line: 2, detail: "SyntaxError: no" }] : [], imports: text.split("\n").flatMap((/** @type {string} */ one, /** @type {number} */ at) => (one.startsWith("import more_itertools") ? [{ line: at + 1, module: "more_itertools" }] : [])) };
    } }),
  });
  const sources = /** @type {any} */ ({
    listOwnPlayers: async () => [...stored.values()], unreadable: () => 0, holdChanged: async () => {},
    swapOwnPlayer: async (/** @type {OwnPlayer | null} */ before, /** @type {OwnPlayer} */ after) => {
      const same = (stored.get(after.id) ?? null) === before;
      if (same) stored.set(after.id, after);
      return same;
    },
    deleteOwnPlayer: async (/** @type {string} */ id) => void stored.delete(id),
    libraries: () => ({ ...NO_LIBRARIES, add: async () => {} }),
    readWords: async (/** @type {string} */ game) => read(game), useTexts: async () => {}, confirm: async () => true,
    askVersion: async (/** @type {OwnPlayer["versions"]} */ [first]) => first ?? null, download: (/** @type {string[]} */ ...file) => void files.push(file),
    now: () => ++now, newId: () => `id ${now}`, later: (/** @type {() => void} */ one) => void work.push(one), ...more,
  });
  const screen = new WorkshopScreen(deps, sources);
  await screen.prepare();
  deps.screens.open({ screen: "workshop", game: "citadels" });
  await screen.read();
  const settle = async () => {
    for (const one of work.splice(0)) one();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { screen, state, stored, calls, toasts, files, settle };
}

test("an example is taken, typed into, checked, saved, exported and deleted", async () => {
  const { screen, state, stored, calls, files, settle } = await opened();
  await screen.create("by_lot");
  await settle();
  const one = screen.player;
  assert.ok(one);
  assert.equal(one.record.name, "my_by_lot");
  assert.deepEqual(state.screen, { screen: "player", game: "citadels", player: one.record.id });
  assert.equal(one.checked, "checked");
  one.typed("x\nwrong");
  assert.equal(isSaved(one.record), false);
  await settle();
  assert.deepEqual(one.faults.map(({ line }) => line), [2]);
  assert.equal(calls.at(-1), "check_player x\nwrong");
  assert.equal([...stored.values()][0]?.text, "x\nwrong");
  await one.save();
  assert.deepEqual([...stored.values()].map(({ versions }) => versions.length), [2]);
  await one.rename("Better One");
  assert.equal([...stored.values()][0]?.name, "better_one");
  await one.rename("7");
  assert.notEqual(one.nameTrouble, "");
  await one.showVersions();
  assert.match(one.record.text, /^"""Answers by lot/);
  one.view();
  screen.sources.download(`${one.record.name}.py`, one.record.text);
  assert.equal(files[0]?.[0], "better_one.py");
  await screen.remove(one.record.id);
  assert.deepEqual([stored.size, screen.player, state.screen.screen], [0, null, "workshop"]);
  screen.close();
  assert.equal(state.screen.screen, "lobby");
});

test("a version counts as saved once it is stored", async () => {
  let written = () => {};
  const { screen } = await opened({ swapOwnPlayer: () => new Promise((resolve) => (written = () => resolve(true))) });
  const created = screen.create("");
  await new Promise((resolve) => setTimeout(resolve));
  written();
  await created;
  const one = /** @type {NonNullable<typeof screen.player>} */ (screen.player);
  one.typed("x = 1");
  const saving = one.save();
  assert.deepEqual([isSaved(one.record), one.storing], [true, 1]);
  await new Promise((resolve) => setTimeout(resolve));
  written();
  await saving;
  assert.equal(one.storing, 0);
});

test("an answer about an older text is dropped, and the text is stored when the player closes", async () => {
  const { screen, stored, settle } = await opened();
  await screen.create("");
  const one = /** @type {NonNullable<typeof screen.player>} */ (screen.player);
  one.typed("wrong");
  const asked = one.askEngine();
  one.typed("right");
  await asked;
  assert.deepEqual(one.faults, []);
  await screen.close();
  await settle();
  assert.equal([...stored.values()][0]?.text, "right");
});

test("the last text is stored and checked when a replay replaces the editor", async () => {
  globalThis.HTMLElement ??= /** @type {any} */ (class {});
  const { screen, stored, settle } = await opened({ openEditor: async () => /** @type {any} */ ({ close: () => {}, setMarks: () => {} }) });
  await screen.create("");
  await settle();
  const one = /** @type {NonNullable<typeof screen.player>} */ (screen.player);
  one.mount(new HTMLElement());
  one.typed("wrong");
  one.mount(undefined);
  await settle();
  assert.equal([...stored.values()][0]?.text, "wrong");
  assert.deepEqual([one.checked, one.faults.map(({ line }) => line)], ["checked", [2]]);
  one.mount(new HTMLElement());
  one.typed("right");
  await screen.remove(one.record.id);
  one.mount(undefined);
  await settle();
  assert.equal(stored.size, 0, "a player that was deleted does not come back");
});

test("a full disk and a blocked store are reported, and the player stays on the page", async () => {
  for (const [code, words] of [["storage-full", /no storage left/], ["storage-blocked", /gone when the page is closed/]]) {
    const { screen } = await opened({ swapOwnPlayer: async () => { throw new StoreError(String(code), null); } });
    await screen.create("");
    assert.match(screen.shown.trouble, /** @type {RegExp} */ (words));
    assert.equal(screen.own.length, 1);
  }
});

test("a file is imported under a free name; a file that is no text is refused", async () => {
  const { screen, toasts } = await opened();
  await screen.takeFiles([new File(["\uFEFFx = 1\r\n"], "Mine.py")]);
  assert.deepEqual(screen.own.map(({ name, text }) => [name, text]), [["mine", "x = 1\n"]]);
  assert.equal(screen.player?.record.name, "mine");
  const folder = Object.assign(new File([], "folder"), { text: async () => { throw new Error("NotFoundError"); } });
  for (const bad of [new File([new Uint8Array([0xff, 0, 1])], "bad.py"), new File(["x".repeat(100_001)], "long.py"), folder]) await screen.takeFiles([bad]);
  assert.deepEqual([toasts.length, screen.own.length], [3, 1]);
});

test("of files that are dropped together, wheels become libraries and the others players; none is opened", async () => {
  const wheels = /** @type {string[]} */ ([]);
  const add = async (/** @type {File[]} */ files) => void wheels.push(...files.map(({ name }) => name));
  const { screen } = await opened({ libraries: () => /** @type {any} */ ({ ...NO_LIBRARIES, add }) });
  await screen.takeFiles(["one.py", "Lucky-1.0-py3-none-any.WHL", "two.py"].map((name) => new File(["x = 1\n"], name)));
  assert.deepEqual(wheels, ["Lucky-1.0-py3-none-any.WHL"]);
  assert.deepEqual(screen.own.map(({ name }) => name).sort(), ["one", "two"]);
  assert.equal(screen.player, null);
});

test("a part that cannot be read is reported", async () => {
  const { screen } = await opened({ readWords: async () => { throw new Error("away"); }, online: () => false });
  assert.match(screen.shown.missing, /works offline too/);
});

test("an imported library that the site has is marked and offered, until it is on the device", async () => {
  const row = { library: { id: "more-itertools", name: "more-itertools" }, here: false, others: [], size: 70_000 };
  /** @type {unknown[]} */
  const added = [];
  /** @type {{id: string}[]} */
  const kept = [];
  const libraries = {
    ...NO_LIBRARIES,
    offers: (/** @type {any[]} */ imports) => offersFor(imports, /** @type {any} */ ([row]), kept),
    addHosted: async (/** @type {unknown} */ one) => void (added.push(one), kept.push(row.library)),
  };
  const marks = /** @type {any[]} */ ([]);
  const editor = { close: () => {}, setMarks: (/** @type {any} */ all) => void marks.push(all), setText: () => {}, goTo: () => {} };
  const { screen, settle } = await opened({ libraries: () => /** @type {any} */ (libraries), openEditor: /** @type {any} */ (async () => editor) });
  await screen.create("");
  assert.ok(screen.player);
  globalThis.HTMLElement ??= /** @type {any} */ (class {});
  screen.player.mount(/** @type {any} */ (new (/** @type {any} */ (HTMLElement))()));
  await settle();
  screen.player.typed("import more_itertools as m\n\ndef choose(view, ask, tools):\n    return []\n");
  await settle();
  await settle();
  const shown = () => JSON.stringify(screen.player?.view(), (_, value) => (typeof value === "function" ? undefined : value));
  assert.match(shown(), /more-itertools is not on this device yet/);
  assert.doesNotMatch(shown(), /No errors/);
  assert.deepEqual(marks.at(-1).map((/** @type {any} */ { line }) => line), [1]);
  // While the text is typed its lines move: nothing is marked anew before it is checked.
  const before = marks.length;
  screen.player.typed("# a line more\nimport more_itertools as m\n\ndef choose(view, ask, tools):\n    return []\n");
  shown();
  await Promise.resolve();
  assert.equal(marks.length, before);
  await settle();
  await settle();
  assert.deepEqual(marks.at(-1).map((/** @type {any} */ { line }) => line), [2]);
  await screen.player.host.libraries.addHosted(/** @type {any} */ (row));
  assert.doesNotMatch(shown(), /not on this device yet/);
  await settle();
  assert.deepEqual(marks.at(-1), []);
});

test("no two players have one name, whichever tab made them", async () => {
  const { screen, stored } = await opened();
  stored.set("b", { ...player(), id: "b" }).set("c", { ...player(), id: "c", name: "mine_2", game: "else" });
  const { player: kept, gone } = await screen.store({ ...player(), text: "x" }, null);
  assert.deepEqual([kept.name, stored.get("a")?.name, gone], ["mine_2", "mine_2", false]);
  stored.delete("a");
  assert.equal((await screen.store(player(), player())).gone, true);
});

test("a version saved in another tab is not lost when this one types and stores", async () => {
  const { screen, stored, toasts, settle } = await opened();
  await screen.create("");
  await settle();
  const one = /** @type {NonNullable<typeof screen.player>} */ (screen.player);
  const here = /** @type {OwnPlayer} */ (stored.get(one.record.id));
  stored.set(here.id, saved({ ...here, text: "theirs", updated: 50 }, 50));
  one.typed("mine");
  await settle();
  const now = stored.get(here.id);
  assert.deepEqual([now?.text, now?.versions.map(({ text }) => text).slice(1)], ["mine", ["theirs"]]);
  assert.equal(one.record.versions.length, 2);
  assert.match(toasts.at(-1) ?? "", /also changed in another tab/);
  // What only the other tab changes comes into this one with its next change.
  stored.set(here.id, { .../** @type {OwnPlayer} */ (now), text: "theirs again", updated: 60 });
  await one.rename("renamed");
  assert.deepEqual([one.record.text, one.record.name, toasts.length], ["theirs again", "renamed", 1]);
  // Deleted there, changed here: stored again, and said.
  stored.clear();
  one.typed("again");
  await settle();
  assert.equal(stored.get(here.id)?.text, "again");
  assert.match(toasts.at(-1) ?? "", /had been deleted in another tab/);
});

test("a player that could not be stored stays on the page when the list is read again", async () => {
  let full = true;
  const swapOwnPlayer = async () => {
    if (full) throw new StoreError("storage-full", null);
    return true;
  };
  const { screen } = await opened({ swapOwnPlayer });
  await screen.create("");
  await screen.readPlayers();
  assert.equal(screen.own.length, 1);
  full = false;
  const one = /** @type {NonNullable<typeof screen.player>} */ (screen.player);
  await one.keep();
  assert.equal(screen.shown.trouble, "");
});
