// @ts-check
// A stack of screens without a browser, for tests of the controllers that open and close screens.

/** @import { Screen } from "../../web/app/screens/address.js" */

/**
 * @param {any} state whose `screen` it keeps
 * @param {string[]} [events] notes what is opened and closed
 * @param {Record<string, () => void>} [left] called when a screen is closed, by its kind
 */
export function fakeScreens(state, events = [], left = {}) {
  /** @type {Screen[]} */
  const stack = [{ screen: "lobby" }];
  const present = () => (state.screen = stack.at(-1));
  present();
  const drop = (/** @type {Screen[]} */ closed) => {
    for (const { screen } of closed.reverse()) {
      events.push(`close ${screen}`);
      left[screen]?.();
    }
  };
  const screens = {
    stack,
    arrived: "",
    get now() {
      return state.screen;
    },
    /** @param {...string} kinds */
    is: (...kinds) => kinds.includes(state.screen.screen),
    /** @param {Screen} screen */
    open: (screen) => {
      if (state.screen.screen === screen.screen) stack.pop();
      stack.push(screen);
      events.push(`open ${screen.screen}`);
      present();
    },
    /** @param {Screen} screen */
    openOnLobby: (screen) => {
      const closed = stack.splice(1);
      screens.open(screen);
      drop(closed);
    },
    /** @param {Screen} screen */
    change: (screen) => {
      stack[stack.length - 1] = screen;
      events.push(`change ${screen.screen}`);
      present();
    },
    /** @param {string} kind @param {Screen} screen */
    replace: (kind, screen) => {
      const at = stack.findIndex((one) => one.screen === kind);
      if (at < 0) return false;
      stack[at] = screen;
      events.push(`replace ${kind} by ${screen.screen}`);
      present();
      return true;
    },
    /** @param {...string} kinds */
    below: (...kinds) => stack[stack.findIndex(({ screen }) => kinds.includes(screen)) - 1]?.screen ?? "lobby",
    /** @param {string} kind */
    closeTop: (kind) => {
      const closed = stack.splice(stack.findLastIndex(({ screen }) => screen === kind));
      if (stack.length === 0) stack.push({ screen: "lobby" });
      present();
      drop(closed);
    },
    /** @param {...string} kinds */
    close: (...kinds) => {
      const at = stack.findIndex(({ screen }) => kinds.includes(screen));
      if (at < 0) return;
      const closed = stack.splice(at);
      if (stack.length === 0) stack.push({ screen: "lobby" });
      present();
      drop(closed);
    },
    /** @type {((fragment: string) => boolean)[]} */
    takers: [],
    /** @param {(fragment: string) => boolean} take */
    follow: (take) => {
      screens.takers.push(take);
      if (screens.arrived && take(screens.arrived)) screens.arrived = "";
    },
  };
  return screens;
}
