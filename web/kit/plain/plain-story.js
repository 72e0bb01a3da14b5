// @ts-check
// Makes beats from events for games in the plain look: every event is a line of text that is shown for a moment, over the table as
// it is right after it.
import { t } from "../../lib/i18n.js";
import { actorOf } from "../picture.js";
import { beatsOfMoments, readEvent } from "../reading.js";
import { facts } from "./plain-words.js";

/** @type {import("../story.js").Story} */
export function story(told) {
  return beatsOfMoments(told, beatsOf, {});
}

/**
 * @param {readonly import("../../types.js").EventView[]} events of one moment
 * @param {import("../reading.js").Reading} reading
 * @param {number} number
 * @returns {import("../story.js").Beat[]}
 */
function beatsOf(events, reading, number) {
  return events.flatMap((event) => {
    readEvent(reading, event);
    const { decider, viewer, names, picture: shown } = reading;
    if (event.kind === "taken_back") return [];
    return [{
      group: "turn", time: 650, sound: "card", number, events: [event],
      own: viewer !== null && decider === viewer,
      actor: actorOf(event), text: t(`event-${event.kind}`, facts(event.data, names)),
      lights: [], moves: [], picture: /** @type {const} */ ("last"), frame: /** @type {const} */ (""),
      drawn: () => shown,
    }];
  });
}
