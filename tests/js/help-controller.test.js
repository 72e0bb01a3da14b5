// @ts-check
// Tests how the help opens, chooses its part and its edition, searches, and closes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HelpController } from "../../web/app/help/help-controller.js";
import { contactAddress, siteName } from "../../web/app/help/site-info.js";
import { update } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/** The controller over a game with two parts of help; `texts.fail` refuses the texts. */
function page() {
  /** @type {string[]} */
  const events = [];
  const texts = { fail: false };
  /** @type {any} what the part that is drawn was given */
  const drawn = {};
  const part = (/** @type {string} */ id) => ({
    id, icon: "",
    view: (/** @type {any} */ scene) => Object.assign(drawn, { id, scene }),
  });
  /** @type {any} */
  const state = { game: { id: "g", help: [part("rules"), part("cards")], helpTexts: "g/help/" }, offers: new Map([["g", "offer"]]) };
  const screens = fakeScreens(state, events, { help: () => controller.closed() });
  /** @type {any} */
  const open = { form: null, session: null, replaying: null };
  const controller = new HelpController({
    state, screens, open,
    draw: () => void events.push("draw"),
    failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
    askThings: () => void events.push("ask"),
    guided: () => null,
    listening: { load: async () => {}, helpPart: null },
    tryCard: {
      read: async () => {},
      of: (edition, card) => (card === "witch" ? { deals: false, ready: true, start: (name) => void events.push(`try ${name} of ${edition}`) } : null),
    },
  }, {
    useTexts: async (folder) => {
      if (texts.fail) throw new Error("no network");
      events.push(`texts ${folder}`);
    },
    readSiteInfo: async () => {
      if (texts.fail) throw new Error("no network");
      return { name: { en: "A table" }, owner: "Ann", contact: "ann@example.org" };
    },
    readLicences: async () => {
      if (texts.fail) throw new Error("no network");
      return "MIT, and others";
    },
  });
  return { controller, state, open, texts, events, drawn };
}

/**
 * @param {string} edition
 * @returns {any} a match that is shown
 */
const matchOf = (edition) => ({ shown: update(0, 1, { view: /** @type {any} */ ({ edition }) }) });

/** What a template holds, however deep. @param {any} view @returns {unknown[]} */
const values = (view) => (view?.values ?? []).flatMap((/** @type {any} */ value) => [value, ...(Array.isArray(value) ? value.flatMap(values) : values(value))]);

test("the help opens at its first part, with its texts", async () => {
  const { controller, state, events } = page();
  const opened = controller.open();
  // What is drawn until the texts are there is not the help.
  assert.equal(state.screen.screen, "lobby");
  await opened;
  assert.deepEqual(state.screen, { screen: "help", game: "g", part: "rules", entry: "", edition: "" });
  assert.deepEqual(events, ["texts g/help/", "open help"]);
});

test("the help opens even if its texts cannot be loaded", async () => {
  const { controller, state, texts, events } = page();
  texts.fail = true;
  await controller.open();
  assert.equal(state.screen.part, "rules");
  assert.equal(controller.ready, true);
  assert.deepEqual(events, ["failed no network", "open help"]);
});

test("the help shows the edition on the table, or else the one in the form", async () => {
  const { controller, state, open } = page();
  open.form = { edition: "of the form" };
  await controller.open();
  assert.equal(state.screen.edition, "of the form");
  controller.close();
  open.session = matchOf("of the match");
  await controller.open();
  assert.equal(state.screen.edition, "of the match");
  controller.close();
  open.replaying = { replay: { shown: { update: matchOf("of the replay").shown } } };
  await controller.open();
  assert.equal(state.screen.edition, "of the replay");
});

test("a change of part keeps the edition that was chosen, and the other way round", async () => {
  const { controller, state, open } = page();
  open.session = matchOf("first");
  await controller.open();
  await controller.open({ edition: "second" });
  await controller.open({ part: "cards" });
  assert.deepEqual([state.screen.part, state.screen.edition], ["cards", "second"]);
});

test("closing the help also clears the search", async () => {
  const { controller, state, events } = page();
  await controller.open();
  controller.search.ask("crown");
  controller.close();
  assert.deepEqual([state.screen.screen, controller.search.query], ["lobby", ""]);
  assert.equal(events.at(-1), "close help");
});

test("the open part is drawn with its edition, and may choose another", async () => {
  const { controller, state, drawn } = page();
  await controller.open({ part: "cards", edition: "second" });
  controller.screen();
  assert.deepEqual([drawn.id, drawn.scene.edition, drawn.scene.catalogue], ["cards", "second", "offer"]);
  await drawn.scene.chooseEdition("third");
  assert.equal(state.screen.edition, "third");
});

test("a card that can be tried is what Back leads to", async () => {
  const { controller, state, drawn, events } = page();
  await controller.open({ part: "cards", edition: "second" });
  controller.screen();
  assert.equal(drawn.scene.trial("second", "king"), null);
  drawn.scene.trial("second", "witch").start("Witch");
  assert.deepEqual(state.screen, { screen: "help", game: "g", part: "cards", entry: "witch", edition: "second" });
  assert.equal(events.at(-1), "try Witch of second");
});

test("explain mode exists only at a table", async () => {
  const { controller, open } = page();
  await controller.open();
  const { askThings } = controller.deps;
  assert.ok(!values(controller.screen()).includes(askThings));
  open.session = matchOf("first");
  assert.ok(values(controller.screen()).includes(askThings));
});

test("the page About names the owner of this copy, and shows the licences when they are asked for", async () => {
  const { controller, texts, events } = page();
  await controller.open({ part: "about" });
  const all = () => values(controller.screen()).map(String).join(" ");
  assert.match(all(), /mailto:ann@example\.org/);
  texts.fail = true;
  await controller.showLicences();
  assert.equal(controller.licences.state, "failed");
  texts.fail = false;
  await controller.showLicences();
  assert.match(all(), /MIT, and others/);
  assert.equal(events.at(-1), "draw");
});

test("a contact is a link only if it is an address", () => {
  const addresses = ["https://example.org/me", "ann@example.org", "ask at the club", "javascript:alert(1)", "http://example.org", "https://a b", "@ann"];
  assert.deepEqual(addresses.map(contactAddress), ["https://example.org/me", "mailto:ann@example.org", "", "", "", "", ""]);
});

test("a site is named in the language of the page, or else in English", () => {
  const site = { name: { en: "A table", fr: "Une table" }, owner: "", contact: "" };
  assert.deepEqual(["fr", "uk"].map((language) => siteName(site, language)), ["Une table", "A table"]);
});
