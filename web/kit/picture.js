// @ts-check
// Reads what the engine tells of any event: who did it, and how the view has changed.

/**
 * @param {import("../types.js").EventView} event
 * @returns {number | null} the seat that did it; null if no seat did
 */
export function actorOf({ actor, data: { seat } }) {
  return actor ?? (typeof seat === "number" ? seat : null);
}

/**
 * @template T
 * @param {T} view
 * @param {Readonly<Record<string, unknown>> | undefined} change values by path, such as `seats.2.points`; none: nothing changes
 * @returns {T} the view with the change; it shares what has not changed
 */
export function patched(view, change = {}) {
  return Object.entries(change).reduce((now, [path, value]) => put(now, path === "" ? [] : path.split("."), value), view);
}

/**
 * @param {any} value
 * @param {readonly string[]} path
 * @param {unknown} part
 * @returns {any} `value` with `part` at the path
 */
function put(value, path, part) {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[name] = put(copy[name], rest, part);
  return copy;
}
