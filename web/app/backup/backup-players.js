// @ts-check
// Writes the own players into a backup, each with its text and its saved versions, and restores them.
import { fits } from "../../store/fits.js";
import { listOwnPlayers, OWN_PLAYERS } from "../../store/own-players.js";
import { freeName, withVersions } from "../workshop/player-file.js";

/** @import { OwnPlayer } from "../../store/own-players.js" */

/** @typedef {{added: number, changed: number, refused: string[]}} PlayersBack how many players were new, how many have another
 * text or more versions now, and the names of those that could not be read */

/** @type {(raw: any) => raw is OwnPlayer} */
const isOwnPlayer = fits("PlayerRow");

/** Letters of a name that are shown. */
const MOST_SHOWN = 80;

/** @typedef {(change: (players: OwnPlayer[]) => readonly OwnPlayer[]) => Promise<void>} ChangeOwnPlayers */

const SOURCES = { listOwnPlayers, changeOwnPlayers: /** @type {ChangeOwnPlayers} */ ((change) => OWN_PLAYERS.changeAll(change)) };

/**
 * @param {(back: PlayersBack) => void} told called with the result for the players of a backup
 * @param {typeof SOURCES} [sources]
 * @returns {import("./backup-file.js").BackupStore}
 */
export function playersStore(told, sources = SOURCES) {
  return {
    name: "players",
    all: () => sources.listOwnPlayers(),
    mergeIn: async (records) => {
      if (records.length > 0) told(await mergePlayers(records, sources));
    },
  };
}

/**
 * @param {Pick<typeof SOURCES, "listOwnPlayers">} [sources]
 * @returns {Promise<number>} number of players that a backup of this device has
 */
export async function playersHere(sources = SOURCES) {
  return (await sources.listOwnPlayers()).length;
}

/**
 * Restores players of a backup. The newer record of a player gives its text and name; versions of both stay.
 * @param {readonly any[]} records
 * @param {Pick<typeof SOURCES, "changeOwnPlayers">} sources
 * @returns {Promise<PlayersBack>}
 */
async function mergePlayers(records, sources) {
  /** @type {PlayersBack} */
  let back = { added: 0, changed: 0, refused: [] };
  await sources.changeOwnPlayers((here) => {
    // The database may call this again after a lost connection.
    back = { added: 0, changed: 0, refused: [] };
    const players = new Map(here.map((player) => [player.id, player]));
    /** @type {Map<string, OwnPlayer>} */
    const changed = new Map();
    for (const record of records) {
      const known = players.get(record?.id);
      if (!isOwnPlayer(record) || (known && known.game !== record.game)) {
        back.refused.push(String(record?.name ?? "?").slice(0, MOST_SHOWN));
        continue;
      }
      const player = joined(record, known, [...players.values()]);
      if (!player) continue;
      back[known ? "changed" : "added"] += 1;
      players.set(player.id, player);
      changed.set(player.id, player);
    }
    return [...changed.values()];
  });
  return back;
}

/**
 * @param {OwnPlayer} record of the backup
 * @param {OwnPlayer | undefined} known the same player here
 * @param {readonly OwnPlayer[]} players all of this device: no two of a game have the same name
 * @returns {OwnPlayer | null} the record to store; null if the device has all of it
 */
function joined(record, known, players) {
  const { id, game, text, updated } = record;
  const taken = players.flatMap((one) => (one.game === game && one.id !== id ? [one.name] : []));
  if (!known) return { id, game, name: freeName(record.name, taken), text, versions: withVersions([], record.versions), updated };
  const [newer, older] = updated > known.updated ? [record, known] : [known, record];
  const last = older.text === newer.text ? [] : [{ time: older.updated, text: older.text }];
  const versions = withVersions(known.versions, [...record.versions, ...last]);
  if (newer === known) return versions.length > known.versions.length ? { ...known, versions } : null;
  return { id, game, name: freeName(record.name, taken), text, versions, updated };
}
