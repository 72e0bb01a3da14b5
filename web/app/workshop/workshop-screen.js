// @ts-check
// Shows the workshop instead of the lobby: lists own players, imports files, opens a player in the editor. Loaded on first use.
import { matches } from "../../lib/pattern.js";
import { GAMES } from "../games.js";
import { confirmDialog } from "../../lib/dialog.js";
import { unreadableEntries } from "../unreadable-entries.js";
import { t, useTexts, WORKSHOP_TEXTS } from "../../lib/i18n.js";
import { html } from "../../vendor/lit.js";
import { download, fileText } from "../../store/files.js";
import { deleteLibrary, LIBRARIES } from "../../store/libraries.js";
import { deleteOwnPlayer, holdChanged, listOwnPlayers, OWN_PLAYERS } from "../../store/own-players.js";
import { ArenaController } from "./arena-controller.js";
import { openEditor } from "./editor.js";
import { gameFaultText } from "./fault-text.js";
import { fileDrop, sortFiles } from "./file-drop.js";
import { readWords } from "./game-words.js";
import { LibrariesController } from "./libraries-controller.js";
import { OpenPlayer } from "./open-player.js";
import { MOST_PLAYER_TEXT } from "../../lib/generated/bounds.js";
import { freeName, newPlayer } from "./player-file.js";
import { askVersion } from "./versions-dialog.js";
import { playersView } from "./players-view.js";
import { workshopView } from "./workshop-view.js";

/** @import { OwnPlayer } from "../../store/own-players.js" */
/** @import { WorkshopDeps, WorkshopState } from "./workshop-controller.js" */
/** @typedef {typeof SOURCES} Sources */

/** Libraries that cannot be read: with one its wheel is deleted. */
const BROKEN_LIBRARIES = {
  store: LIBRARIES.store,
  get broken() { return LIBRARIES.broken; },
  removeBroken: (/** @type {IDBValidKey} */ key) => deleteLibrary(/** @type {string} */ (key)),
};

export const SOURCES = {
  deleteOwnPlayer, holdChanged, listOwnPlayers, readWords, openEditor, download, useTexts, askVersion, confirm: confirmDialog,
  swapOwnPlayer: (/** @type {OwnPlayer | null} */ before, /** @type {OwnPlayer} */ after) => OWN_PLAYERS.swap(after.id, before, after),
  unreadable: () => OWN_PLAYERS.unreadable,
  online: () => navigator.onLine,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  libraries: (/** @type {WorkshopDeps} */ deps) => new LibrariesController(deps),
  /** @type {(work: () => void, time: number) => unknown} */
  later: (work, time) => setTimeout(work, time),
};

export class WorkshopScreen {
  /**
   * @param {WorkshopDeps} deps
   * @param {Sources} [sources] stores, files, the editor and the clock; tests replace them
   */
  constructor(deps, sources = SOURCES) {
    this.deps = deps;
    this.sources = sources;
    /** @type {WorkshopState} */
    this.shown = { players: [], words: null, trouble: "", missing: "", unreadable: 0 };
    /** @type {Map<string, OwnPlayer>} players that could not be stored; they stay on the page until it is closed */
    this.unsaved = new Map();
    /** @type {OpenPlayer | null} the one in the editor */
    this.player = null;
    /** @type {ArenaController | null} the arena in which it plays */
    this.arena = null;
    this.libraries = sources.libraries(deps);
  }

  async prepare() {
    await this.sources.useTexts(WORKSHOP_TEXTS);
  }

  async read() {
    await Promise.all([this.readPlayers(), this.readWords(), this.libraries.read()]);
  }

  /** @param {string} id @returns {boolean} whether there is such a player */
  openAt(id) {
    const record = this.own.find((one) => one.id === id);
    this.show(record ?? null);
    return record !== undefined;
  }

  async readPlayers() {
    const { deps, sources, shown } = this;
    try {
      const stored = await sources.listOwnPlayers();
      shown.players = [...this.unsaved.values(), ...stored.filter(({ id }) => !this.unsaved.has(id))];
      shown.unreadable = sources.unreadable();
    } catch (error) {
      this.notStored(error);
    }
    deps.draw();
  }

  async readWords() {
    const { deps: { state, draw, errorText }, sources, shown } = this;
    const { id } = state.game;
    shown.words = null;
    shown.missing = "";
    draw();
    try {
      const words = await sources.readWords(id);
      if (state.game.id === id) shown.words = words;
    } catch (error) {
      console.warn(error);
      shown.missing = sources.online() ? errorText(error) : t("error-workshop-away");
    }
    draw();
  }

  /** @returns {OwnPlayer[]} those of the game that is chosen */
  get own() {
    return this.shown.players.filter(({ game }) => game === this.deps.state.game.id);
  }

  view() {
    const { player, shown, deps } = this;
    const { state, failed } = deps;
    const frame = {
      games: GAMES, game: state.game.id, trouble: shown.trouble, unreadable: shown.unreadable + (this.libraries.unreadable ?? 0),
      broken: unreadableEntries([OWN_PLAYERS, BROKEN_LIBRARIES], () => this.read(), failed),
      chooseGame: (/** @type {string} */ id) => void this.chooseGame(id).catch(failed),
      close: () => this.close(),
    };
    if (player) return workshopView({ ...frame, title: player.record.name, inEditor: true, drop: fileDrop(null), content: html`${player.view()} ${this.arena?.view()}` });
    return workshopView({
      ...frame, title: "", inEditor: false, drop: fileDrop((files) => void this.takeFiles(files).catch(failed)),
      content: playersView({
        libraries: this.libraries.view(), players: this.own, examples: shown.words?.examples ?? [], missing: shown.missing,
        open: (id) => void this.openPlayer(id).catch(failed),
        remove: (id) => void this.remove(id).catch(failed),
        create: (name) => void this.create(name).catch(failed),
        importFile: (file) => void this.takeFiles([file]).catch(failed),
        again: () => void this.readWords(),
      }),
    });
  }

  /** @param {string} id */
  async chooseGame(id) {
    await this.deps.useGame(id);
    await this.readWords();
  }

  /** @param {string} id */
  async openPlayer(id) {
    // Another tab may have changed it.
    await this.readPlayers();
    this.show(this.own.find((one) => one.id === id) ?? null);
  }

  /** @param {OwnPlayer | null} record */
  show(record) {
    const { deps, sources, shown } = this;
    if (!record) return;
    const player = new OpenPlayer(record, deps, sources, {
      words: shown.words,
      names: () => this.own.filter(({ id }) => id !== record.id).map(({ name }) => name),
      stored: !this.unsaved.has(record.id),
      changed: (changed, base) => this.keep(changed, base),
      remove: (id) => this.remove(id),
      libraries: this.libraries,
    });
    this.player = player;
    this.arena?.stop();
    this.arena = new ArenaController({
      game: record.game, source: () => player.record.text, name: () => player.record.name, host: deps,
      onFault: (fault) => player.fail({ line: fault.line, message: gameFaultText(fault) }),
    });
    deps.screens.open({ screen: "player", game: record.game, player: record.id });
    deps.toTop();
  }

  /**
   * Stores a change of a player, beside what another tab has changed. A player that cannot be stored stays on the page until that
   * is closed.
   * @param {OwnPlayer} record
   * @param {OwnPlayer | null} base the player as it was stored before the change; null for a new one
   * @returns {Promise<OwnPlayer | null>} what is stored now; null if the store refused
   */
  async keep(record, base) {
    const { deps, sources, shown } = this;
    const show = (/** @type {OwnPlayer} */ player) => (shown.players = [player, ...shown.players.filter(({ id }) => id !== player.id)]);
    show(record);
    let done;
    try {
      if (base) await sources.holdChanged(base, record);
      done = await this.store(record, base);
    } catch (error) {
      this.unsaved.set(record.id, record);
      this.notStored(error);
      deps.draw();
      return null;
    }
    this.unsaved.delete(record.id);
    show(done.player);
    shown.trouble = "";
    if (done.both) deps.toast(t("workshop-both-changed", { name: done.player.name }));
    if (done.gone) deps.toast(t("workshop-stored-again", { name: done.player.name }));
    deps.stored();
    deps.draw();
    return done.player;
  }

  /**
   * @param {OwnPlayer} mine
   * @param {OwnPlayer | null} base see above
   * @returns {Promise<{player: OwnPlayer, both: boolean, gone: boolean}>} `both`: whether another tab has changed the text, too;
   *   `gone`: whether it has deleted the player
   */
  async store(mine, base) {
    const { deps, sources } = this;
    for (;;) {
      const all = await sources.listOwnPlayers();
      const stored = all.find(({ id }) => id === mine.id) ?? null;
      const apart = base && stored && JSON.stringify(base) !== JSON.stringify(stored);
      const { row, both } = apart ? await deps.engine().call("join_player", { mine, base, stored }) : { row: mine, both: false };
      // No two of a game have one name, whichever tab made them.
      const taken = all.flatMap(({ id, game, name }) => (id !== mine.id && game === mine.game ? [name] : []));
      const wished = /** @type {OwnPlayer} */ (row);
      const player = taken.includes(wished.name) ? { ...wished, name: freeName(wished.name, taken) } : wished;
      if (await sources.swapOwnPlayer(stored, player)) return { player, both, gone: base !== null && !stored };
    }
  }

  /** @param {unknown} error of the store */
  notStored(error) {
    const { code = "" } = /** @type {{code?: string}} */ (error);
    const texts = /** @type {Record<string, string>} */ ({ "storage-full": "workshop-full", "storage-blocked": "workshop-blocked", "storage-newer": "unsaved-newer" });
    this.shown.trouble = t(texts[code] ?? "workshop-not-stored");
  }

  /** @param {string} example its name; "" for a player without an idea */
  async create(example) {
    const { words } = this.shown;
    if (!words) return;
    const found = words.examples.find(({ name }) => name === example);
    this.show(await this.add(example ? `my_${example}` : "my_player", found?.text ?? words.blank));
  }

  /**
   * Imports players and libraries. A single player is opened.
   * @param {readonly File[]} files
   */
  async takeFiles(files) {
    const { wheels, players } = sortFiles(files);
    const added = this.libraries.add(wheels);
    /** @type {OwnPlayer[]} */
    const taken = [];
    for (const file of players) {
      const text = await textOf(file);
      if (text === null) this.deps.toast(t("workshop-no-file"));
      else taken.push(await this.add(file.name, text));
    }
    const [first] = taken;
    if (first && files.length === 1) this.show(first);
    await added;
  }

  /**
   * @param {string} wished name
   * @param {string} text
   * @returns {Promise<OwnPlayer>}
   */
  async add(wished, text) {
    const { deps: { state }, sources, own } = this;
    const name = freeName(wished, own.map((one) => one.name));
    const record = newPlayer({ id: sources.newId(), game: state.game.id, name, text, now: sources.now() });
    return (await this.keep(record, null)) ?? record;
  }

  /** @param {string} id */
  async remove(id) {
    const { deps, sources, shown } = this;
    const record = shown.players.find((one) => one.id === id);
    if (!record) return;
    const title = t("workshop-delete-title", { name: record.name });
    if (!(await sources.confirm(title, t("workshop-delete-text"), t("delete")))) return;
    const last = this.player?.last;
    this.player?.close();
    this.player = null;
    this.arena?.stop();
    deps.screens.close("player");
    // What is being stored must not come after the deletion.
    await last;
    this.unsaved.delete(id);
    try {
      await sources.deleteOwnPlayer(id);
    } catch (error) {
      this.notStored(error);
      deps.draw();
      return;
    }
    deps.stored();
    shown.players = shown.players.filter((one) => one.id !== id);
    deps.draw();
  }

  /** Goes back from the editor to the list, from the list to the lobby. */
  close() {
    this.deps.screens.close(this.player ? "player" : "workshop");
  }

  /** Called when the editor has been left. */
  closePlayer() {
    const { deps, player } = this;
    this.arena?.stop();
    this.player = null;
    void player?.leave().catch(deps.failed);
  }
}

/**
 * @param {File} file
 * @returns {Promise<string | null>} null if it is no text, is too long, or cannot be read, such as a folder
 */
async function textOf(file) {
  if (file.size > 4 * MOST_PLAYER_TEXT) return null;
  const text = await fileText(file).then((read) => read.replace(/\r\n?/g, "\n"), () => null);
  // A file that is no text contains these code points.
  return text === null || text.length > MOST_PLAYER_TEXT || matches(/[\0\uFFFD]/, text) ? null : text;
}
