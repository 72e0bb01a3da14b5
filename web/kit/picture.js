// @ts-check
// Applies the changes that events bring to a view, without knowing the events.

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
