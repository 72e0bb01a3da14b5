// @ts-check
// Merges rows as the engine does it, in short, for tests of the page: tests/py/test_records.py has the laws of the real one.

const KEYS = /** @type {Record<string, string>} */ ({ results: "match", days: "id", problems: "id" });

/**
 * @param {any} before
 * @param {any} row
 */
function joined(before, row) {
  if (before.tries && row.tries && before.day) {
    const tries = [...before.tries.filter((/** @type {any} */ { match }) => row.tries.every((/** @type {any} */ one) => one.match !== match)), ...row.tries];
    return { ...row, ...before, tries, levels: { ...row.levels, ...before.levels } };
  }
  if (row.match && row.number === before.number && row.kind === before.kind) {
    const [less, most] = before.whole && !row.whole ? [row, before] : [before, row];
    const people = most.people.map((/** @type {any} */ person, /** @type {number} */ at) => ({ ...less.people[at], ...person }));
    return { ...less, ...most, people, ended: Math.min(before.ended, row.ended), variant: before.variant || row.variant, ...(before.rated === null ? { rated: null } : {}) };
  }
  return before;
}

/** Answers the call `merge_rows`. */
export const mergeRows = /** @type {any} */ (async (/** @type {string} */ method, /** @type {{store: string, here: any[], more: any[]}} */ { store, here, more }) => {
  if (method !== "merge_rows") throw new Error(method);
  const key = KEYS[store] ?? "id";
  const known = new Map(here.map((row) => [row[key], row]));
  const rows = new Map();
  const counts = { added: 0, changed: 0, refused: 0 };
  for (const row of more) {
    const before = known.get(row[key]);
    const whole = before ? joined(before, row) : row;
    if (JSON.stringify(whole) === JSON.stringify(before)) continue;
    counts[before ? "changed" : "added"] += 1;
    known.set(row[key], whole);
    rows.set(row[key], whole);
  }
  return { rows: [...rows.values()], ...counts };
});
