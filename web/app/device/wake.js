// @ts-check
// Keeps the screen on during a game, if the browser can.

export class WakeLock {
  constructor() {
    this.wanted = false;
    /** @type {Promise<WakeLockSentinel | null> | null} */
    this.lock = null;
    this.look = () => this.renew();
  }

  /** @param {boolean} wanted */
  want(wanted) {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    if (wanted) document.addEventListener("visibilitychange", this.look);
    else document.removeEventListener("visibilitychange", this.look);
    this.renew();
  }

  /** The browser releases the lock whenever the page is hidden. */
  renew() {
    void this.lock?.then((lock) => lock?.release()).catch(() => undefined);
    this.lock = null;
    if (!this.wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    this.lock = navigator.wakeLock.request("screen").catch(() => null);
  }
}
