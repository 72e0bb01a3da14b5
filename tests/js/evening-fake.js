// @ts-check
// Joins evenings as the engine does it, in short, for tests of the page: tests/py/test_evenings_kept.py has the real one.

/** @param {any} one @param {any} other */
const joined = (one, other) => ({
  rooms: [...new Set([...one.rooms, ...other.rooms])], began: Math.min(one.began, other.began),
  games: [...one.games.filter((/** @type {any} */ { match }) => other.games.every((/** @type {any} */ game) => game.match !== match)), ...other.games],
});

/** Answers the calls `merge_evenings` and `note_evening`. */
export const joinEvenings = /** @type {any} */ (async (/** @type {string} */ _method, /** @type {any} */ { here, more, evening, game }) => {
  const rows = [...here];
  const add = (/** @type {any} */ row) => {
    const at = rows.findIndex(({ rooms }) => rooms.some((/** @type {string} */ room) => row.rooms.includes(room)));
    const whole = { ...(at < 0 ? row : joined(rows[at], row)), lines: [] };
    rows.splice(at < 0 ? rows.length : at, 1, whole);
    return whole;
  };
  if (more) {
    for (const row of more) add(row);
    return { rows, added: rows.length - here.length, changed: more.length - rows.length + here.length, refused: 0 };
  }
  return { rows, evening: add({ ...evening, games: game ? [game] : [] }) };
});
