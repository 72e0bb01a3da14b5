// @ts-check
// Summarises a folded part of the log: the player whose turn it was, and what the turn brought.
import { t } from "../../../lib/i18n.js";
import { buildingName, tokenText } from "../words/names.js";
import { chapterText, eventText } from "../words/words.js";

/** @import { Gist, TurnFace } from "../../../kit/story.js" */
/** @import { EventView } from "../../../types.js" */

/** Kinds of events that begin a part of the log. */
const BEGINS = new Set(["turn_started", "automa_took", "automa_built", "game_ended"]);

/**
 * @param {readonly EventView[]} events
 * @param {readonly string[]} names of the seats
 * @returns {TurnFace}
 */
function faceOf(events, names) {
  const first = events[0];
  const gist = events.flatMap((event) => gistOf(event, names));
  const plain = { gist, blows: [], icon: "", seat: null };
  if (first?.kind === "turn_started") {
    const title = chapterText(first);
    return { ...plain, kind: "turn", seat: Number(first.data["seat"]), title };
  }
  if (first?.kind.startsWith("automa_")) return { ...plain, kind: "turn", icon: "icon-bot", title: t("automa") };
  return { ...plain, kind: "part", title: first ? eventText(first, names) : "", gist: [] };
}

/**
 * @param {EventView} event
 * @param {readonly string[]} names of the seats
 * @returns {Gist[]} what the event brought; empty for nothing
 */
function gistOf(event, names) {
  const label = eventText(event, names);
  return (event.gains ?? []).map(({ kind, what = "", count }) => ({ ...(FACES[kind] ?? resourceFace)(what, count), label }));
}

/** @typedef {(what: string, count: number) => Omit<Gist, "label">} Face */

/** @type {Face} */
const resourceFace = (what, count) => ({ icon: `piece-${what}`, text: `+${count}` });

/** Faces of what is no resource, by kind of gain. @type {Readonly<Record<string, Face>>} */
const FACES = {
  building: (what) => ({ icon: "piece-building", text: buildingName(what) }),
  token: (what) => ({ icon: "piece-token", text: tokenText(what) }),
};

/** @type {import("../../../kit/story.js").Folding} */
export const FOLDING = { begins: BEGINS, face: faceOf };
