// @ts-check
// Gives rooms what they need from the browser: connections, other tabs, the screen.
import { watchLocalNetwork } from "../../peer/local-network.js";
import { createGroupInvitation, createInvitation, createReply, readInvitation } from "../../peer/invitation.js";
import { Reconnector } from "../../peer/reconnector.js";
import { listenForReplies, sendReply } from "../../peer/reply-channel.js";
import { openBox } from "../../peer/mailbox.js";
import { askMailbox } from "../../peer/mailbox-frame.js";
import { siteMailboxes } from "./far/far-choice.js";
import { TextExchange } from "../../peer/text-exchange.js";
import { tabValue } from "../../lib/tab-value.js";
import { reserve } from "../../runner/tabs.js";
import { sparesOf } from "../../store/spares.js";
import { siteServers } from "./internet/site-servers.js";
import { fillScreen } from "./screen/scale.js";
import { WakeLock } from "../device/wake.js";

/** @type {import("./deps.js").BrowserDeps} */
export const browserDeps = {
  createInvitation,
  createGroupInvitation,
  createReply,
  readInvitation,
  watchLocalNetwork,
  siteServers,
  siteMailboxes,
  openBox: (origins, key, purpose, options) => openBox(origins, key, purpose, askMailbox, options),
  newReconnector: (room, owner) => new Reconnector(sparesOf(room), owner),
  newTextExchange: (changed) => new TextExchange(changed),
  listenForReplies,
  sendReply,
  reserve,
  tabTable: tabValue("own-table"),
  newWakeLock: () => new WakeLock(),
  fillScreen,
  onPageVisible(listen) {
    const look = () => document.visibilityState === "visible" && listen();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  },
  onPageLeft(listen) {
    const look = () => document.visibilityState === "hidden" && listen();
    addEventListener("pagehide", listen);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("pagehide", listen);
      document.removeEventListener("visibilitychange", look);
    };
  },
  isPageHidden: () => document.hidden,
  onPageTurned(listen) {
    const look = () => listen(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  },
  // The chat is beside the log, or replaces it on a screen with room for only one of them.
  chatInSight: () => document.querySelector(".chat")?.checkVisibility() ?? false,
  // On a phone the invitation stands below the seats.
  scrollToInvitation: () => requestAnimationFrame(() => document.querySelector(".invite")?.scrollIntoView({ block: "start" })),
};
