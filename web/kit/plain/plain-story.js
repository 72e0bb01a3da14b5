// @ts-check
// Makes beats from events for games in the plain look: every event is a line of text that is shown for a moment.
import { t } from "../../lib/i18n.js";
import { facts } from "./plain-words.js";

/** @type {import("../story.js").Story} */
export function story({ moments, after, names }) {
  return moments.flatMap(({ number, seat, events }) =>
    events.filter(({ kind }) => kind !== "taken_back").map((event) => ({
      group: "turn", time: 650, sound: "card", number, events: [event],
      own: after.seat !== null && seat === after.seat,
      actor: seat, text: t(`event-${event.kind}`, facts(event.data, names)),
      lights: [], moves: [], picture: /** @type {const} */ ("last"), frame: /** @type {const} */ (""),
    })),
  );
}
