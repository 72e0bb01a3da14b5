// @ts-check
// Matches in store: making, opening, checking, files in and out. Refusals leave everything as it was.
import { EngineError } from "../engine/client.js";
import { SITE } from "../site.js";
import { hasText, t } from "../i18n.js";
import { StoreError } from "../store/db.js";
import { download, fileName, readFile } from "../store/files.js";
import { deleteMatch, getMatch, listMatches, putMatch } from "../store/matches.js";
import { confirmDialog } from "../table/dialog.js";
import { cardName } from "../games/citadels/names.js";
import { Session } from "../table/session.js";
import { reserve } from "./tabs.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../types.js").Setup} Setup */
/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../store/matches.js").Listed} Listed */
/** @typedef {import("../store/matches.js").Row} Row */
/** @typedef {{session: Session, table: Table}} Opened */

/**
 * @param {unknown} error
 * @returns {string} what to tell the person
 */
export function errorText(error) {
  const known = error instanceof EngineError || error instanceof StoreError;
  const id = known ? `error-${error.code}` : "error-internal";
  return hasText(id) ? t(id, known ? factsOf(error.args) : {}) : t("error-internal");
}

/**
 * @param {Record<string, unknown> | null} args of a refusal
 * @returns {import("../i18n.js").Args} the same for a sentence
 */
function factsOf(args) {
  const { character, least, most } = args ?? {};
  const facts = /** @type {import("../i18n.js").Args} */ ({ ...args });
  if (character !== undefined) facts["character"] = cardName(String(character));
  facts["range"] = least === most ? String(least) : `${least}–${most}`;
  return facts;
}

/**
 * @param {App} app
 * @returns {import("../engine/client.js").Engine}
 */
function engineOf(app) {
  if (!app.engine) throw new EngineError("engine-lost");
  return app.engine;
}

/**
 * @param {App} app
 * @param {Setup} setup
 * @param {number} seed
 * @returns {Promise<Opened>}
 */
export async function create(app, setup, seed) {
  const match = crypto.randomUUID();
  const release = await claim(match);
  return seat(app, release, null, () => engineOf(app).call("create", { match, setup, seed }));
}

/**
 * @param {App} app
 * @param {string} id
 * @returns {Promise<Opened>}
 */
export async function open(app, id) {
  const release = await claim(id);
  // Read after the tab has the match: another one may have played on until a moment ago.
  const row = (await getMatch(id).catch((error) => giveUp(release, error)))?.row ?? null;
  return seat(app, release, row, () => engineOf(app).call("open", { save: row?.save ?? "" }));
}

/**
 * @param {() => void} release
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(release, error) {
  release();
  throw error;
}

/**
 * @param {string} match
 * @returns {Promise<() => void>}
 */
async function claim(match) {
  const release = await reserve(match);
  if (!release) throw new StoreError("other-tab", null);
  return release;
}

/**
 * @param {App} app
 * @param {() => void} release
 * @param {Row | null} row
 * @param {() => Promise<Table>} ask the engine for the table
 * @returns {Promise<Opened>}
 */
async function seat(app, release, row, ask) {
  const table = await ask().catch((error) => giveUp(release, error));
  const around = {
    engine: engineOf(app),
    pace: app.pace,
    changed: () => app.draw(),
    failed: (/** @type {unknown} */ error) => app.failed(error),
    release,
  };
  return { session: new Session(around, table, row), table };
}

/** @returns {Promise<Pick<App, "matches" | "storeError">>} */
export async function list() {
  try {
    return { matches: await listMatches(), storeError: "" };
  } catch (error) {
    return { matches: [], storeError: error instanceof StoreError ? error.code : "storage-failed" };
  }
}

/**
 * Has the engine look at every unfinished match, so that a broken one says so before somebody looks forward to it.
 * @param {App} app
 */
export async function checkAll(app) {
  for (const { row } of app.matches) {
    if (!app.engine || app.session || !row || row.summary.over) continue;
    try {
      await app.engine.call("inspect", { save: row.save });
      app.broken.delete(row.id);
    } catch {
      app.broken.add(row.id);
      app.draw();
    }
  }
}

/** @param {Listed} item */
export function exportListed({ id, row, raw }) {
  // What cannot be understood is handed out as it was found: somebody may still mend it.
  const text = row ? row.save : typeof raw === "string" ? raw : JSON.stringify(raw);
  const names = row ? row.summary.setup.seats.map((seat) => seat.name) : [String(id)];
  download(fileName(names, row?.updated ?? Date.now()), text);
}

/**
 * @param {App} app
 * @param {Listed} item
 */
export async function remove(app, item) {
  if (!(await confirmDialog(t("delete-title"), t("delete-text"), t("delete")))) return;
  try {
    const release = await claim(String(item.id));
    await deleteMatch(item.id).finally(release);
  } catch (error) {
    app.failed(error);
  }
  await app.refresh();
}

/**
 * @param {App} app
 * @param {File} file
 */
export async function importFile(app, file) {
  try {
    const save = await readFile(file);
    if (save === null) throw new EngineError("save-too-large");
    /** @type {Summary} */
    const summary = await engineOf(app).call("inspect", { save });
    const old = await getMatch(summary.match);
    if (old && !(await confirmDialog(t("replace-title"), t("replace-text"), t("replace")))) return;
    const release = await claim(summary.match);
    const now = Date.now();
    const row = { id: summary.match, summary, save, created: old?.row?.created ?? now, updated: now };
    await putMatch(row, true).finally(release);
    app.broken.delete(summary.match);
    app.toast(t("imported"));
  } catch (error) {
    app.failed(error);
  }
  await app.refresh();
}

/**
 * Reads what can be played; the engine could tell as well, but is not there yet.
 * @param {App} app
 */
export async function readCatalog(app) {
  try {
    const catalog = await (await fetch(new URL("catalog.json", SITE))).json();
    app.edit(() => (app.hello ??= catalog));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * What the catalogue says of a district that is not on the table.
 * @param {App} app
 * @param {string} id
 * @returns {{type: string, cost: number | null} | null}
 */
export function districtFacts(app, id) {
  const playing = app.session?.step.view.edition;
  const editions = app.hello?.editions.filter((edition) => !playing || edition.id === playing) ?? [];
  return editions.flatMap((edition) => edition.districts).find((district) => district.id === id) ?? null;
}
