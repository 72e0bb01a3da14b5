// @ts-check
// Makes beats from events for games in the plain look: every event is a line of text that is shown for a moment, over the table as
// it is right after it.
import { t } from "../../lib/i18n.js";
import { actorOf, patched } from "../picture.js";
import { facts } from "./plain-words.js";

/** @type {import("../story.js").Story} */
export function story({ moments, before, after, names }) {
  let picture = before.view;
  return moments.flatMap(({ number, seat, events, change }) => {
    picture = patched(picture, change);
    let decider = seat;
    return events.flatMap((event) => {
      picture = patched(picture, event.change);
      if (event.ends_decision) decider = null;
      if (event.kind === "taken_back") return [];
      const shown = picture;
      return [{
        group: "turn", time: 650, sound: "card", number, events: [event],
        own: after.seat !== null && decider === after.seat,
        actor: actorOf(event), text: t(`event-${event.kind}`, facts(event.data, names)),
        lights: [], moves: [], picture: /** @type {const} */ ("last"), frame: /** @type {const} */ (""),
        drawn: () => shown,
      }];
    });
  });
}
