// @ts-check
// Decides which link the host is shown: asks where the friends are first, since a link for one room leads nowhere from far away.
import { isComputer } from "../../../kit/seating.js";
import { html, nothing } from "../../../vendor/lit.js";
import { farView, placeLine, placeView } from "./place-view.js";

/** @import { HostRoom } from "../host-room.js" */

/** The setting with the place that was chosen last. */
const PLACE = "place";

export class Inviting {
  #room;
  /** Whether the host wants a link for friends far away without a helper. */
  #withoutHelp = false;
  /** Whether people carry the texts, although the site names a mailbox. */
  #byHand = false;

  /** @param {HostRoom} room */
  constructor(room) {
    this.#room = room;
    /** @type {import("./place-view.js").Place} where the friends are */
    this.place = "";
    /** @type {number | null | "all" | undefined} whom the host wants to invite: a seat, a watcher, all who are missing; undefined: no one */
    this.wanted = room.resumed || room.before ? undefined : "all";
  }

  /** Invites to another game of the same people: they come by themselves, and are where they were. @param {Pick<Inviting, "place">} before */
  follow({ place }) {
    this.place = place;
    this.wanted = undefined;
  }

  /** What a page keeps of it for a reload. */
  get kept() {
    return { place: this.place, byHand: this.#byHand };
  }

  /** Shows what was shown before a reload: the question, or a link for all who are missing. @param {Inviting["kept"]} kept */
  resume({ place, byHand }) {
    this.wanted = "all";
    if (place && byHand) this.goByHand();
    else if (place) this.choosePlace(place);
    else this.show();
  }

  /** Invites all who do not come by themselves from the game before. */
  inviteMissing() {
    this.wanted = "all";
    if (this.place) this.choosePlace(this.place);
    else this.show();
  }

  /** @returns {number[]} the seats of friends who are not here, and not on the way from the game before */
  get missing() {
    const room = this.#room;
    const isHere = (/** @type {number} */ seat) => ["open", "waiting"].includes(room.peer(seat)?.state ?? "");
    return room.seating.flatMap(({ player }, seat) => (player === "elsewhere" && !isHere(seat) && !room.earlier?.isComing(seat) ? [seat] : []));
  }

  /** @param {number | null | "all"} wanted a seat, a watcher, or all who are missing */
  begin(wanted) {
    const room = this.#room;
    this.wanted = wanted;
    // From now on a person decides when the game begins.
    room.earlier?.hold();
    if (typeof wanted === "number") this.open(wanted);
    room.invitation.hide();
    if (this.byMailbox) room.far.show();
    this.show();
    room.deps.scrollToInvitation();
  }

  /** Makes a computer player's seat one for a friend, before the deal. @param {number} seat */
  open(seat) {
    const room = this.#room;
    const chair = room.seating[seat];
    // From now on a person decides when the game begins.
    room.earlier?.hold();
    if (!room.state.dealt && chair && isComputer(chair.player)) room.reseat(seat, { name: chair.name, player: "elsewhere" });
  }

  /** Shows no link any more. */
  end() {
    this.wanted = undefined;
    this.#room.invitation.hide();
  }

  /** @param {"room" | "far"} place where the friends are */
  choosePlace(place) {
    const { door } = this.#room.far;
    // Who is to be asked stands beside the button that says yes.
    if (place === "far" && door && !door.allowed) return this.askPlace();
    void this.#room.deps.settings.set(PLACE, place);
    this.#goTo(place, false);
  }

  /** @param {"room" | "far"} place @param {boolean} byHand */
  #goTo(place, byHand) {
    const { internet, invitation } = this.#room;
    const before = internet.iceServers.length;
    this.place = place;
    this.#withoutHelp = false;
    this.#byHand = byHand;
    if (this.byMailbox) this.#room.far.show();
    internet.state.near = place === "room";
    // A link that was made with other servers leads nowhere now.
    if (internet.iceServers.length !== before) invitation.renew();
    this.show();
  }

  /** Asks again where the friends are. */
  askPlace() {
    this.place = "";
    this.#room.far.hide();
    this.#room.invitation.hide();
  }

  /** @returns {boolean} whether friends come by the link of `host-far.js` */
  get byMailbox() {
    return this.place === "far" && this.#room.far.offered && !this.#byHand;
  }

  /** Shows a link whose texts people carry. */
  goByHand() {
    this.#room.far.hide();
    this.#goTo("far", true);
  }

  /** @returns {"place" | "help" | ""} what is asked before a link may be shown */
  get #question() {
    const { wanted, missing, place } = this;
    if (wanted === undefined || (wanted === "all" && missing.length === 0) || this.#room.isScreen) return "";
    if (!place) return "place";
    return place === "far" && !this.byMailbox && !this.#room.internet.state.allowed && !this.#withoutHelp ? "help" : "";
  }

  /** Shows at a new table the link of a mailbox, where the friends were far away the last time. */
  async showAsBefore() {
    const { far, deps } = this.#room;
    const asked = this.#question === "place" && far.door?.allowed;
    if (asked && (await deps.settings.get(PLACE)) === "far" && this.#question === "place") far.allow(true);
  }

  /** Shows the link that is wanted, once it is known where the friends are. */
  show() {
    const { wanted, missing } = this;
    const { deps, invitation, isScreen } = this.#room;
    deps.draw();
    // A big screen shows the next free seat by itself, and all phones are in its room.
    if (wanted === undefined || (isScreen && wanted === "all") || this.#question || this.byMailbox) return;
    if (wanted !== "all") invitation.begin(wanted);
    else if (missing.length > 0) invitation.begin(...missing);
  }

  /** Draws the question before the link, or the link; null where no one is invited. */
  view() {
    const room = this.#room;
    const question = this.#question;
    if (question === "place") return placeView({ choose: (place) => this.choosePlace(place), mailbox: room.far.door });
    if (this.byMailbox) return nothing;
    if (question === "help") return farView({ internet: room.internetQuestion(), without: () => this.#goWithout(), back: () => this.askPlace() });
    const link = room.invitation.view((seat) => room.seatName(seat));
    return link && html`${link}${room.isScreen ? nothing : placeLine({ place: this.place, change: () => this.askPlace() })}`;
  }

  #goWithout() {
    this.#withoutHelp = true;
    this.show();
  }
}
