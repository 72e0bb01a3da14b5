// @ts-check
// All that playing with friends needs, as one file that is fetched when somebody wants to.
export { openReply } from "./handing.js";
export { letFriendsIn, openRoom, openRunning } from "./hosting.js";
export { openDoor } from "./joining.js";
