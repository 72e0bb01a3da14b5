// @ts-check
// Checks stored rows, and those of a backup, before use: disks fail, and people edit what is stored. What fits is said by the
// models of the engine, from which the shapes are generated.
import { isDay } from "../lib/day.js";
import { MOST_KEYS } from "../lib/generated/bounds.js";
import { SHAPES } from "../lib/generated/record-shapes.js";
import { matches } from "../lib/pattern.js";

/** A JSON schema, as far as the shapes use it. `is` names another one; `ids`: the field `id` is these fields, with spaces between.
 * @typedef {{
 *   is?: string, anyOf?: Shape[], enum?: unknown[], type?: string, format?: string, maxLength?: number, minimum?: number, maximum?: number,
 *   exclusiveMinimum?: number, exclusiveMaximum?: number, items?: Shape, prefixItems?: Shape[], minItems?: number, maxItems?: number,
 *   properties?: Record<string, Shape>, required?: string[], additionalProperties?: Shape | boolean, maxProperties?: number, ids?: string[],
 * }} Shape
 */

/** @type {Record<string, Shape>} */
const BY_NAME = SHAPES;

/**
 * @template R
 * @param {keyof typeof SHAPES} name of a shape
 * @returns {(raw: any) => raw is R} whether a value has it
 */
export const fits = (name) => /** @type {(raw: any) => raw is R} */ ((raw) => is(raw, { is: name }));

/** The checks of a type, beside those of its size. @type {Record<string, (raw: any, shape: Shape) => boolean>} */
const TYPES = {
  null: (raw) => raw === null,
  boolean: (raw) => typeof raw === "boolean",
  string: (raw, { maxLength = Infinity, format }) => typeof raw === "string" && raw.length <= maxLength && (format === "day" ? isDay(raw) : !matches(HALF, raw)),
  number: (raw, shape) => Number.isFinite(raw) && isWithin(raw, shape),
  integer: (raw, shape) => Number.isSafeInteger(raw) && isWithin(raw, shape),
  array: (raw, shape) => Array.isArray(raw) && raw.length >= (shape.minItems ?? 0) && raw.length <= (shape.maxItems ?? Infinity) &&
    raw.every((one, at) => is(one, shape.prefixItems?.[at] ?? shape.items)),
  object: (raw, shape) => typeof raw === "object" && raw !== null && !Array.isArray(raw) && isObject(raw, shape),
};

/** Half of a letter of two units, which is no text. */
const HALF = /[\uD800-\uDFFF]/u;

/** In WebAssembly pydantic writes nothing that is deeper than 48 with what is around it. */
const MOST_DEPTH = 40;

/**
 * Says whether the engine can read a value that has no shape, such as a field of a later version: else it would refuse all that it is
 * handed with it.
 * @param {any} raw
 * @param {number} [depth]
 * @returns {boolean}
 */
function isReadable(raw, depth = MOST_DEPTH) {
  if (typeof raw === "string") return !matches(HALF, raw);
  if (typeof raw !== "object" || raw === null) return true;
  const entries = Object.entries(raw);
  const few = Array.isArray(raw) || entries.length <= MOST_KEYS;
  return depth > 0 && few && entries.every(([key, value]) => !matches(HALF, key) && isReadable(value, depth - 1));
}

/** @param {any} raw @param {Shape | boolean} [shape] true for anything @returns {boolean} */
function is(raw, shape = true) {
  if (typeof shape === "boolean") return shape && isReadable(raw);
  if (shape.is) return is(raw, BY_NAME[shape.is]);
  if (shape.anyOf) return shape.anyOf.some((one) => is(raw, one));
  if (shape.enum) return shape.enum.includes(raw);
  return TYPES[shape.type ?? ""]?.(raw, shape) ?? true;
}

/** @param {number} raw @param {Shape} shape */
const isWithin = (raw, { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }) =>
  raw >= minimum && raw <= maximum && raw > exclusiveMinimum && raw < exclusiveMaximum;

/** @param {any} raw @param {Shape} shape */
function isObject(raw, { properties = {}, required = [], additionalProperties = true, maxProperties = MOST_KEYS, ids }) {
  const entries = Object.entries(raw);
  return entries.length <= maxProperties && required.every((key) => raw[key] !== undefined) && (!ids || raw.id === ids.map((key) => raw[key]).join(" ")) &&
    entries.every(([key, value]) => value === undefined || !matches(HALF, key) && is(value, Object.hasOwn(properties, key) ? properties[key] : additionalProperties));
}
