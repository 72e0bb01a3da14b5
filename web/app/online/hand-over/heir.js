// @ts-check
// Takes the host's part over from a host that hands it on, where the person wants to: opens the next room. The engine invites the others.
import { t } from "../../../lib/i18n.js";
import { REFUSED } from "../driver.js";
import { HostRoom } from "../host-room.js";
import { EarlierRoom } from "./earlier-room.js";

/** @import { GuestRoom } from "../guest-room.js" */
/** @import { NextRoomPlan } from "../../../types.js" */

/** @param {GuestRoom} room @param {NextRoomPlan} plan throws REFUSED where the person does not want to */
export async function takePart(room, plan) {
  const { deps } = room;
  if (!(await deps.confirm(t("hand-over-offered"), t("hand-over-offered-text"), t("hand-over-take")))) throw REFUSED;
  // The finished game must be checked and stored before this device leaves its room.
  await room.checked;
  if (room.hasNextRoom || room.closed) throw REFUSED;
  room.hasNextRoom = true;
  await deps.game.use(plan.wish.game);
  await open(room, plan);
}

/** @param {GuestRoom} room @param {NextRoomPlan} plan */
async function open(room, { wish, guests, watchers, pace }) {
  const { deps } = room;
  const next = new HostRoom(deps, { id: crypto.randomUUID(), wish, after: { room: room.id, guests, watchers, begins: false } });
  next.earlier = new EarlierRoom(room, next);
  Object.assign(room.orders, /** @type {import("../driver.js").Orders} */ ({ ...next.earlier.orders, "take-reply": ({ text }) => void next.invitation.take(text) }));
  room.leadOn({ coming: ({ seats }) => next.earlier?.note(seats), part: ({ state }) => void onPart(room, next, state).catch((error) => deps.failed(error)) });
  next.internet.state = room.internet.state;
  next.inviting.follow({ place: room.internet.state.allowed ? "far" : "room" });
  next.evening.follow(room.evening, next.id);
  next.limit = pace;
  void next.mailReturn.follow(room.mailReturn);
  const left = deps.table.leave();
  deps.setRoom(next);
  deps.toTop();
  await left;
  await next.begin();
  next.earlier?.look();
}

/**
 * What the host says of the new room. Until then this device is its guest after a reload, and is asked anew: the others know no other host.
 * @param {GuestRoom} room
 * @param {HostRoom} next
 * @param {import("../room-state.js").PartState} state
 */
async function onPart(room, next, state) {
  const { deps } = room;
  if (next.closed) return;
  if (state !== "refused") {
    if (deps.tabRoom.get() === room.id) deps.tabRoom.clear();
    return next.keep();
  }
  deps.failed({ code: "part-not-now", args: {} });
  next.earlier = null;
  await Promise.all([next.close(true), room.end(false)]);
  const again = deps.newGuestRoom(deps);
  deps.setRoom(again, "join");
  await again.open("");
}
