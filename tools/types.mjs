// @ts-check
// Writes TypeScript declarations of a JSON schema. Usage: node tools/types.mjs < SCHEMA.json > web/types.d.ts - called by
// tools/make_types.py.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const BANNER = `// Made by \`make generated\` from the models in py/ (python -m tools.schema). Do not edit.
/* eslint-disable */`;

/** @param {string} name a generic shape comes as `Update_View_` */
const nameOf = (name) => name.replace(/_\w+_$/, "");

/**
 * A definition whose every field is there, but for what the engine leaves out where it is nothing: otherwise what it sends
 * is always whole. Of what a call takes the page may leave out what has a default.
 * @param {string} name
 * @param {any} definition
 */
function whole(name, definition) {
  if (!definition.properties || name.endsWith("Params")) return definition;
  const required = Object.keys(definition.properties).filter((name) => !definition.properties[name].leftOut);
  return { ...definition, required };
}

/**
 * A title inside a definition would make the generator invent a named type for every single field.
 * @param {unknown} value
 * @returns {unknown}
 */
function withoutTitles(value) {
  if (Array.isArray(value)) return value.map(withoutTitles);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([key, item]) => key !== "title" || typeof item !== "string");
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutTitles(item)]));
}

const source = readFileSync(0, "utf8").replace(/"#\/\$defs\/(\w+)"/g, (_, name) => `"#/$defs/${nameOf(name)}"`);
/** @type {{$defs: Record<string, object>}} */
const document = JSON.parse(source);
const $defs = Object.fromEntries(Object.entries(document.$defs).map(([name, item]) => [nameOf(name), whole(name, item)]));
const schema = { type: "object", additionalProperties: false, $defs: withoutTitles($defs) };
const text = await compile(/** @type {any} */ (schema), "Root", {
  additionalProperties: false,
  bannerComment: BANNER,
  enableConstEnums: false,
  format: true,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
// The document itself is no type of its own, only the definitions are.
const types = text
  .replace(/export interface Root \{\}\n/, "")
  .replace(/\/\*\*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g, "")
  .replace(/ \*\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, "");
// What a caller of the engine gets back follows from the method's name, which JSON Schema cannot say.
const CALLERS = `/**
 * Calls the desk, and returns the result.
 */
export type Call = <M extends keyof Calls>(method: M, params: Calls[M]["params"]) => Promise<Calls[M]["result"]>;
/**
 * Calls the engine about a room.
 */
export type PeerCall = <M extends keyof PeerCalls>(method: M, params: PeerCalls[M]["params"]) => Promise<PeerAnswer>;
/**
 * What a call takes beside the match that it is about.
 */
export type MatchParams<M extends keyof Calls> = Omit<Calls[M]["params"], "match">;
/**
 * What a call takes beside the room that it is about, and the time.
 */
export type RoomParams<M extends keyof PeerCalls> = Omit<PeerCalls[M]["params"], "room" | "now">;
`;
// The stream writes all of it; one call of the system may write less.
process.stdout.write(types + ("Calls" in $defs ? CALLERS : ""));
