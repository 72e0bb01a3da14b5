// @ts-check
// All that playing with friends needs, as one file that is fetched when somebody wants to.
export { openReply } from "./reply-tab-controller.js";
export { letFriendsIn, openRoom, openRunning } from "./host-room.js";
export { openDoor } from "./guest-room.js";
