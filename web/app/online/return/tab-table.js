// @ts-check
// Keeps, in the tab, what a host's page needs to open its room again after a reload before the deal.

/** @import { RoomDeps } from "../deps.js" */
/** @import { Wish } from "../host-room.js" */
/** @import { Place } from "../inviting/place-view.js" */

/**
 * @typedef {object} KeptTable
 * @property {string} id of the room
 * @property {Wish} wish with the chairs as they are now
 * @property {Place} place where the friends are
 * @property {boolean} byHand whether people carry the texts, although the site names a mailbox
 * @property {boolean} links whether a link was open whose reply has not come: it leads nowhere once the page has gone
 * @property {number} pace seconds for each decision
 * @property {import("../far/host-far.js").KeptFar | null} far the link by a mailbox; null where none is open
 */

/** The table of this tab before the deal: kept for a reload, and open in one tab only. */
export class TabTable {
  #deps;
  #id;
  /** @type {ReturnType<RoomDeps["reserve"]> | null} */
  #held = null;
  #over = false;

  /**
   * @param {Pick<RoomDeps, "tabTable" | "reserve">} deps
   * @param {string} id of the room
   */
  constructor(deps, id) {
    this.#deps = deps;
    this.#id = id;
  }

  /** @returns {Promise<boolean>} false where another tab has this table: a tab that was doubled keeps the same */
  async hold() {
    this.#held ??= this.#deps.reserve(`table-${this.#id}`);
    return (await this.#held) !== null;
  }

  /** @param {KeptTable} table */
  keep(table) {
    if (!this.#over) this.#deps.tabTable.set(JSON.stringify(table));
  }

  /** Called once the match is there, which is stored by itself, or the table is closed. */
  forget() {
    this.#over = true;
    void this.#held?.then((release) => release?.());
    if (keptTable(this.#deps)?.id === this.#id) this.#deps.tabTable.clear();
  }
}

/**
 * @param {Pick<RoomDeps, "tabTable">} deps
 * @returns {KeptTable | null} null where this tab has none
 */
export function keptTable({ tabTable }) {
  try {
    return JSON.parse(tabTable.get() ?? "null");
  } catch {
    return null;
  }
}
