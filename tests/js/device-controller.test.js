// @ts-check
// Tests the sheet about this device: language, theme, updates, and the snapshot for a quick start.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DeviceController } from "../../web/app/device/device-controller.js";
import { rest } from "./kit.js";
import { fakeScreens } from "./screen-kit.js";

/** The controller, over a browser that notes what it is told; `snapshot` is what it keeps. */
function sheet() {
  /** @type {string[]} */
  const events = [];
  const browser = { snapshot: { state: "ready", bytes: 7, madeAt: 1 }, fails: false, mailbox: /** @type {string | null} */ (null) };
  /** @type {any} */
  const state = { snapshot: null, sound: true };
  const screens = fakeScreens(state);
  /** @type {any} */
  const device = {
    offline: { state: "ready", version: "v1" }, install: "offered", quota: { used: 1 }, refused: false,
    look: async () => void events.push("looked"),
    update: async () => false,
  };
  const change = async (/** @type {string} */ what, /** @type {typeof browser.snapshot} */ snapshot) => {
    events.push(what);
    if (browser.fails) throw new Error("no room");
    browser.snapshot = snapshot;
  };
  const controller = new DeviceController({
    state, screens, device,
    draw: () => void events.push("draw"),
    toast: (text) => void events.push(`toast ${text}`),
    failed: (error) => void events.push(`failed ${/** @type {Error} */ (error).message}`),
    backup: { look: async () => {}, section: () => "backup", note: () => "" },
    tips: () => "tips",
    speed: () => "normal",
    setSpeed: (speed) => void events.push(`speed ${speed}`),
    setEndTurns: (on) => void events.push(`end turns ${on}`),
    setSound: (on) => void events.push(`sound ${on}`), setVolume: () => undefined, setNight: () => undefined,
    setVibration: (on) => void events.push(`vibration ${on}`),
    setRemarks: (on) => void events.push(`remarks ${on}`),
    openListening: () => void events.push("listening"),
    changeGame: () => null,
  }, {
    useLanguage: async (code) => void events.push(`language ${code}`),
    setSetting: async (name, value) => void events.push(`stored ${name} ${value}`),
    canVibrate: () => true,
    chooseComfort: (name, value) => void events.push(`${name} ${value}`),
    chooseTheme: (name) => void events.push(`theme ${name}`),
    getSetting: async (/** @type {string} */ name) => (name === "mailbox" ? browser.mailbox : null),
    snapshotInfo: async () => /** @type {any} */ (browser.snapshot),
    enableSnapshot: (wanted) => change(`enable ${wanted}`, { state: wanted ? "none" : "off", bytes: 0, madeAt: /** @type {any} */ (null) }),
    deleteSnapshot: () => change("delete", { state: "none", bytes: 0, madeAt: /** @type {any} */ (null) }),
  });
  return { controller, state, screens, device, browser, events };
}

test("the yes to mailboxes is taken back in the sheet, once a person was asked", async () => {
  const { controller, browser, events } = sheet();
  await controller.lookAtMailbox();
  assert.equal(controller.scene().mailbox, null);
  browser.mailbox = "yes";
  await controller.lookAtMailbox();
  assert.equal(controller.scene().mailbox, true);
  controller.scene().setMailbox(false);
  assert.equal(controller.scene().mailbox, false);
  assert.ok(events.some((line) => line.includes("mailbox") && line.includes("no")));
});

test("a chosen language is loaded and stored, then the page is drawn", async () => {
  const { controller, events } = sheet();
  await controller.setLanguage("uk");
  assert.deepEqual(events, ["language uk", "stored language uk", "draw"]);
});

test("a language whose files do not come is told in a sentence, and nothing changes", async (context) => {
  context.mock.method(console, "warn", () => {});
  const { controller, browser, events } = sheet();
  controller.browser = { ...controller.browser, useLanguage: () => Promise.reject(new Error("locale locales/uk: 504")) };
  await controller.setLanguage("uk");
  assert.deepEqual([events, browser.snapshot === null], [["toast language-not-here"], false]);
});

test("a chosen theme is applied and drawn", () => {
  const { controller, events } = sheet();
  controller.setTheme("dark");
  assert.deepEqual(events, ["theme dark", "draw"]);
});

test("the person is told if a new version has to wait for the end of a game", async () => {
  const { controller, device, events } = sheet();
  await controller.update();
  assert.deepEqual(events, []);
  device.update = async () => true;
  await controller.update();
  assert.deepEqual(events, ["toast update-playing"]);
});

test("the sheet reads its data again before it opens, and not if the person has gone on meanwhile", async () => {
  const { controller, state, screens, browser, events } = sheet();
  assert.equal(state.snapshot, null);
  const opened = controller.open();
  screens.open({ screen: "help", game: "g", part: "", entry: "", edition: "" });
  await opened;
  assert.equal(state.snapshot, browser.snapshot);
  assert.deepEqual(events, ["looked", "draw"]);
  assert.deepEqual([controller.isOpen, state.screen.screen], [false, "help"]);
});

test("the switch of the snapshot changes at once, before the browser has finished", async () => {
  const { controller, state, browser, events } = sheet();
  await controller.lookAtSnapshot();
  const off = controller.enableSnapshot(false);
  assert.deepEqual(state.snapshot, { state: "off", bytes: 0, madeAt: null });
  await off;
  assert.equal(state.snapshot, browser.snapshot);
  const on = controller.enableSnapshot(true);
  assert.equal(state.snapshot.state, "none");
  await on;
  assert.deepEqual(events, ["draw", "enable false", "draw", "enable true", "draw"]);
});

test("a browser that is asked about its snapshot for the first time shows no state before it answers", async () => {
  const { controller, state } = sheet();
  const off = controller.enableSnapshot(false);
  assert.equal(state.snapshot, null);
  await off;
  assert.equal(state.snapshot.state, "off");
});

test("the sheet shows the real state if the browser refuses, and the person is told", async () => {
  const { controller, state, browser, events } = sheet();
  browser.fails = true;
  await controller.lookAtSnapshot();
  await controller.enableSnapshot(false);
  assert.equal(state.snapshot.state, "ready");
  await controller.deleteSnapshot();
  assert.equal(state.snapshot.state, "ready");
  assert.deepEqual(events.filter((event) => event !== "draw"), ["enable false", "failed no room", "delete", "failed no room"]);
});

test("a snapshot that was deleted is shown as gone", async () => {
  const { controller, state } = sheet();
  await controller.lookAtSnapshot();
  await controller.deleteSnapshot();
  assert.equal(state.snapshot.state, "none");
});

test("the version is shown only of an offline copy that is ready", () => {
  const { controller, device } = sheet();
  assert.deepEqual([controller.scene().state, controller.scene().version], ["ready", "v1"]);
  device.offline = { state: "loading", version: "v2" };
  assert.deepEqual([controller.scene().state, controller.scene().version], ["loading", undefined]);
  device.offline = null;
  assert.deepEqual([controller.scene().state, controller.scene().version], [undefined, undefined]);
});

test("the sheet's buttons lead to the device and the settings", async () => {
  const { controller, device, events } = sheet();
  device.installNow = () => void events.push("install");
  device.keepLasting = () => void events.push("keep");
  device.update = async () => true;
  const scene = controller.scene();
  scene.installNow();
  scene.keepLasting();
  scene.setSound(false);
  scene.update();
  await rest();
  assert.deepEqual([scene.tips, scene.sound, scene.install, scene.refused], ["tips", true, "offered", false]);
  assert.deepEqual(events, ["install", "keep", "sound false", "toast update-playing"]);
});

test("the sheet opens, though the browser says nothing of its storage", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { controller } = sheet();
  controller.lookAtSnapshot = () => new Promise(() => {});
  // There is no document here that it could be drawn in.
  controller.open().catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(controller.isOpen, false);
  context.mock.timers.tick(1500);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(controller.isOpen, true);
});
