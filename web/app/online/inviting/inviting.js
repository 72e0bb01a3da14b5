// @ts-check
// Shows the question that comes before a link, or the link, as the engine says (`inviting.py`), and tells it what a person presses.
import { html, nothing } from "../../../vendor/lit.js";
import { farView, placeLine, placeView } from "./place-view.js";

/** @import { HostRoom } from "../host-room.js" */
/** @typedef {Extract<import("../room-state.js").PeerEvent, {kind: "inviting"}>} Told */
/** What is shown: as told; "" between a press and the engine's answer. @typedef {Omit<Told, "kind" | "shows"> & {shows: Told["shows"] | ""}} Shown */

/** The setting with the place that was chosen last. */
const PLACE = "place";

export class Inviting {
  #room;
  /** What the engine has told last. @type {Shown} */
  #told;
  /** Presses that it has not answered yet: what it told before them is not shown any more. */
  #open = 0;

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
    const missing = room.seating.flatMap(({ player }, seat) => (player === "elsewhere" ? [seat] : []));
    const begins = !room.resumed && !room.before && !room.after;
    /** @type {Shown} what is shown; until the engine has started, the question at a new table */
    this.shown = { place: "", wanted: begins ? "all" : "", shows: begins && missing.length > 0 && !room.isScreen ? "place" : "link", missing, hand: false, door: false, free: false };
    this.#told = this.shown;
  }

  /** Where the friends are. */
  get place() {
    return this.shown.place;
  }

  /** Invites to another game of the same people: they are where they were. @param {import("./place-view.js").Place} place */
  follow(place) {
    this.shown = this.#told = { ...this.shown, place };
  }

  /** What a page keeps of it for a reload. */
  get kept() {
    return { place: this.shown.place, byHand: this.shown.hand };
  }

  /** Shows what was shown before a reload: the question, or a link for all who are missing. @param {Inviting["kept"]} kept */
  resume({ place, byHand }) {
    if (place) this.choosePlace(place, byHand);
    this.begin("all");
  }

  /** What this device may use for friends far away. @returns {import("../../../types.js").Ways} */
  get ways() {
    const { far, internet } = this.#room;
    return { mailbox: !far.offered ? "" : far.choice.allowed ? "allowed" : "offered", helpers: internet.state.allowed, servers: internet.servers.length > 0 };
  }

  /** Tells the engine, which asks for what is missing before a link is shown. */
  tellWays() {
    this.#room.notify("ways", { ways: this.ways });
  }

  /** @param {Told} told */
  note(told) {
    this.#told = told;
    if (this.#open === 0) this.#show();
  }

  #show() {
    const { far, deps } = this.#room;
    this.shown = this.#told;
    if (this.shown.door && !far.shown) far.show();
    else if (!this.shown.door && far.shown) far.hide();
    deps.draw();
  }

  /** @param {Partial<Shown>} now what is shown until the engine has answered @param {() => Promise<unknown>} call */
  async #press(now, call) {
    const { deps } = this.#room;
    this.#open += 1;
    this.shown = { ...this.shown, ...now };
    deps.draw();
    await call().catch((error) => this.#room.closed || deps.failed(error));
    this.#open -= 1;
    if (this.#open === 0 && !this.#room.closed) this.#show();
  }

  /** @param {number | null | "all"} wanted a seat, a watcher, or all who are missing */
  begin(wanted) {
    const room = this.#room;
    const whom = wanted ?? "watch";
    void this.#press({ wanted: whom }, () => room.call("want-invitation", { wanted: whom }));
    room.deps.scrollToInvitation();
  }

  /** Shows no link any more. */
  end() {
    if (this.shown.wanted !== "") void this.#press({ wanted: "", shows: "" }, () => this.#room.call("want-invitation", { wanted: "" }));
  }

  /** @param {import("./place-view.js").Place} place where the friends are; "": asks again @param {boolean} [hand] whether people carry the texts, although the site names a mailbox */
  choosePlace(place, hand = false) {
    const { deps, internet, far } = this.#room;
    if (place && !hand) void deps.settings.set(PLACE, place);
    if (place) internet.state.near = place === "room";
    if (hand || !place) far.hide();
    void this.#press({ place, hand, shows: "" }, () => this.#room.call("place", { place, hand, ways: this.ways }));
  }

  /** Shows at a new table the link of a mailbox, where the friends were far away the last time. */
  async showAsBefore() {
    const { far, deps } = this.#room;
    const asked = this.shown.shows === "place" && far.door?.allowed;
    if (asked && (await deps.settings.get(PLACE)) === "far" && this.shown.shows === "place") far.allow(true);
  }

  /** Draws the question before the link, or the link; null where no one is invited. */
  view() {
    const room = this.#room;
    const { shows, place } = this.shown;
    if (shows === "place") return placeView({ choose: (chosen) => this.choosePlace(chosen), mailbox: room.far.door });
    if (shows === "door" || shows === "") return nothing;
    if (shows === "help") return farView({ internet: room.internetQuestion(), without: () => this.#goWithout(), back: () => this.choosePlace("") });
    const link = room.invitation.view((seat) => room.seatName(seat));
    return link && html`${link}${room.isScreen ? nothing : placeLine({ place, change: () => this.choosePlace("") })}`;
  }

  #goWithout() {
    void this.#press({ shows: "" }, () => this.#room.call("without-help", {}));
  }
}
