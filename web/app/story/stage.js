// @ts-check
// Moves coins and cards above the page between places of the board, as a beat says. This is decoration outside of what
// is drawn, so it can be removed at any time.
import { placeOf, zoomOf } from "../../lib/flip.js";
import { wantPicture } from "../../lib/sprite.js";

/** @import { Beat, Move } from "../../kit/story.js" */

const EASE = "cubic-bezier(.3,.7,.3,1)";
const GROW = "cubic-bezier(.2,.7,.2,1)";
// Milliseconds between the starts of two things that fly.
const LAG = 60;
/** Milliseconds without a frame after which the page is taken as hidden: it paints nothing. */
const HIDDEN = 100;
const SVG = "http://www.w3.org/2000/svg";

export class AnimatedStage {
  /**
   * @param {HTMLElement} root where the page is drawn
   * @param {() => boolean} moving whether things may move
   * @param {typeof import("../../lib/flip.js").arrived} arrived called for a thing that was carried to its new
   *   place, so that the page does not move it again
   */
  constructor(root, moving, arrived) {
    this.root = root;
    this.moving = moving;
    this.arrived = arrived;
    this.layer = document.createElement("div");
    this.layer.className = "scenery";
    this.layer.setAttribute("aria-hidden", "true");
    /** @type {HTMLElement[]} */
    this.lit = [];
    /** @type {Animation[]} of things of the page itself */
    this.hidden = [];
  }

  /**
   * @param {Beat} beat
   * @param {number} time milliseconds
   */
  play(beat, time) {
    const lit = beat.lights.map((name) => this.find(name)).filter((place) => place !== null);
    for (const place of lit) this.light(place);
    if (time === 0 || !this.moving()) return;
    if (!this.layer.isConnected) document.body.append(this.layer);
    // All places are read before the first movement begins, since each movement would force a new layout.
    const ways = beat.moves.map((move) => ({ move, from: this.where(move.from), to: move.to ? this.where(move.to) : null }));
    for (const { move, from, to } of ways) if (from) this.move(move, from, to, time);
  }

  /**
   * @param {Beat} beat
   * @returns {number} where it happens, from -1 at the left edge of the window to 1 at the right
   */
  sideOf({ moves, lights }) {
    const place = [...moves.map(({ from }) => from), ...lights].map((name) => this.where(name)).find((box) => box !== null);
    return place ? (2 * (place.left + place.width / 2)) / (innerWidth / zoomOf()) - 1 : 0;
  }

  /** @returns {Promise<void>} resolves once the browser has painted what was drawn; at the latest after `HIDDEN` */
  painted() {
    return new Promise((resolve) => {
      setTimeout(resolve, HIDDEN);
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }

  /** @param {HTMLElement} place */
  light(place) {
    // The highlighted place may be in a part of the board that scrolls.
    if (this.lit.length === 0) place.scrollIntoView({ block: "nearest", inline: "nearest" });
    place.dataset["lit"] = "";
    this.lit.push(place);
  }

  /**
   * @param {string} name
   * @returns {HTMLElement | null}
   */
  find(name) {
    const key = CSS.escape(name);
    const wanted = name.endsWith("-") ? `[data-flip^="${key}"]` : `[data-flip="${key}"], [data-bump="${key}"]`;
    return /** @type {HTMLElement | null} */ ([...this.root.querySelectorAll(wanted)].at(-1) ?? null);
  }

  /**
   * @param {string} name
   * @returns {DOMRect | null} the place of that name; null if it is not on the page
   */
  where(name) {
    // The middle of the table is the place of the bank.
    const place = name === "table" ? this.root.querySelector(".board") : this.find(name);
    const box = place ? placeOf(place) : null;
    if (!box || box.width === 0) return null;
    return name === "table" ? new DOMRect(box.left + box.width / 2 - 12, box.top + box.height / 3, 24, 24) : box;
  }

  /**
   * @param {Move} move
   * @param {DOMRect} from
   * @param {DOMRect | null} to
   * @param {number} time
   */
  move(move, from, to, time) {
    if (move.way === "float") return this.float(from, move.text ?? "", time);
    if (move.way === "fall") return this.fall(move, from, time);
    if (move.way === "say") return this.say(from, move.text ?? "", time);
    if (move.way === "turn") return this.turn(from, move.icon ?? "", time);
    if (!to) return;
    if (move.way === "carry") this.carry(move, from, to, time);
    else this.fly(move, from, to, time);
  }

  /**
   * @param {Move} move
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} time
   */
  fly({ icon, style = "token", count = 1 }, from, to, time) {
    const lag = Math.min(LAG, time / 4 / count);
    for (let number = 0; number < count; number += 1) {
      const piece = this.add(icon ? picture(icon, style) : cardBack(), from);
      const duration = Math.min(time, 700) - lag * (count - 1);
      const [x, y] = between(from, to);
      const flight = piece.animate(
        [
          { transform: "translate(-50%, -50%) scale(.7)", opacity: 1 },
          { transform: `translate(-50%, -50%) translate(${x / 2}px, ${y / 2 - 18}px) scale(1.15)`, opacity: 1, offset: 0.5 },
          { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(.8)`, opacity: 1 },
        ],
        { duration: Math.max(duration, 80), delay: lag * number, easing: EASE, fill: "both" },
      );
      flight.onfinish = () => piece.remove();
    }
  }

  /**
   * Animates the thing itself to the place at which the next picture shows it.
   * @param {Move} move
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} time
   */
  carry(move, from, to, time) {
    const piece = this.lift(move.from, from);
    const [x, y] = between(from, to);
    const end = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    piece?.animate([{ transform: "translate(-50%, -50%) scale(1.12)" }, { transform: end }], {
      duration: Math.min(time * 0.8, 900), easing: EASE, fill: "both",
    });
    this.arrived(move.from, to);
  }

  /**
   * @param {Move} move
   * @param {DOMRect} from
   * @param {number} time
   */
  fall(move, from, time) {
    const piece = this.lift(move.from, from);
    const down = Math.max(from.height, 60);
    piece?.animate(
      [
        { transform: "translate(-50%, -50%)", opacity: 1 },
        { transform: "translate(-50%, -54%) rotate(-3deg)", opacity: 1, offset: 0.25 },
        { transform: `translate(-50%, -50%) translateY(${down}px) rotate(14deg) scale(.7)`, opacity: 0 },
      ],
      { duration: Math.min(time * 0.8, 1000), easing: "cubic-bezier(.5,0,.9,.6)", fill: "both" },
    );
  }

  /**
   * @param {DOMRect} from
   * @param {string} text
   * @param {number} time
   */
  float(from, text, time) {
    const piece = document.createElement("b");
    piece.className = text.startsWith("+") ? "float gain" : "float";
    piece.textContent = text;
    this.add(piece, from);
    const height = piece.offsetHeight;
    const room = from.top + from.height / 2 - (this.root.querySelector(".board")?.getBoundingClientRect().top ?? 0) - height / 2;
    const risen = (/** @type {number} */ share) => `translate(-50%, calc(-50% - ${rise(share * height, room)}px))`;
    const flight = piece.animate(
      [
        { transform: `${risen(-0.3)} scale(.8)`, opacity: 0 },
        { transform: `${risen(0.4)} scale(1.1)`, opacity: 1, offset: 0.25 },
        { transform: risen(0.8), opacity: 1, offset: 0.8 },
        { transform: risen(1.1), opacity: 0 },
      ],
      { duration: Math.max(time, 500), easing: GROW, fill: "both" },
    );
    flight.onfinish = () => piece.remove();
  }

  /**
   * @param {DOMRect} from
   * @param {string} text
   * @param {number} time
   */
  say(from, text, time) {
    const piece = document.createElement("b");
    piece.className = "say";
    piece.textContent = text;
    this.add(piece, besideOf(from));
    piece.animate(
      [{ transform: "translate(-50%, -40%) scale(.7)", opacity: 0 }, { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.2 }, { transform: "translate(-50%, -50%)", opacity: 1 }],
      { duration: time, easing: GROW, fill: "both" },
    );
  }

  /**
   * Animates a card that is laid face down, large, over the board; it is turned over and goes to its owner.
   * @param {DOMRect} from
   * @param {string} icon
   * @param {number} time
   */
  turn(from, icon, time) {
    const duration = Math.min(time, 1200);
    const at = this.stand(from);
    const [x, y] = between(at, besideOf(from));
    const step = (/** @type {number} */ turned, /** @type {number} */ offset, opacity = 1, way = "", scale = offset < 0.1 ? 0.5 : 1) =>
      ({ transform: `translate(-50%, -50%) ${way} perspective(700px) rotateY(${turned}deg) scale(${scale})`, opacity, offset });
    const face = document.createElement("i");
    face.className = "turned-card";
    face.append(picture(icon, "portrait"));
    const home = `translate(${x}px, ${y}px)`;
    this.add(face, at).animate([step(-90, 0, 0), step(-90, 0.24, 0), step(-90, 0.25), step(0, 0.42), step(0, 0.82), step(0, 1, 1, home, 0.4)], { duration, easing: "linear", fill: "both" });
    const back = this.add(cardBack(), at);
    back.classList.add("turned-card");
    back.animate([step(0, 0, 0), step(0, 0.1), step(90, 0.24), step(90, 0.25, 0), step(90, 1, 0)], { duration, easing: "linear", fill: "both" });
  }

  /** @param {DOMRect} from @returns {DOMRect} where a large card stands: in the middle of the board, above the sentence */
  stand(from) {
    const board = this.where("table");
    return board ? new DOMRect(board.left + board.width / 2, board.top, 0, 0) : besideOf(from);
  }

  /**
   * Copies a thing of the page to animate the copy; the thing itself is hidden until `clear`.
   * @param {string} name
   * @param {DOMRect} from
   */
  lift(name, from) {
    const place = this.find(name);
    if (!place) return null;
    const likeness = /** @type {HTMLElement} */ (place.cloneNode(true));
    for (const one of [likeness, ...likeness.querySelectorAll("*")]) {
      for (const given of ["data-testid", "data-option", "data-target", "data-flip", "data-flip-from", "data-bump", "id", "title"]) one.removeAttribute(given);
    }
    likeness.inert = true;
    const piece = this.add(likeness, from);
    piece.style.width = `${from.width}px`;
    piece.style.height = `${from.height}px`;
    // Hidden until `clear`, however long the beat stays.
    this.hidden.push(place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Infinity }));
    return piece;
  }

  /**
   * @param {HTMLElement | SVGElement} piece
   * @param {DOMRect} at
   */
  add(piece, at) {
    piece.classList.add("traveller");
    piece.style.left = `${at.left + at.width / 2}px`;
    piece.style.top = `${at.top + at.height / 2}px`;
    this.layer.append(piece);
    return piece;
  }

  clear() {
    this.layer.replaceChildren();
    for (const place of this.lit.splice(0)) delete place.dataset["lit"];
    for (const animation of this.hidden.splice(0)) animation.cancel();
  }
}

/**
 * @param {DOMRect} box
 * @returns {DOMRect} its right end, so that its text stays visible
 */
function besideOf({ top, right, height }) {
  return new DOMRect(Math.min(right, innerWidth / zoomOf() - 60), top, 0, Math.min(height, 60));
}

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function between(from, to) {
  return /** @type {const} */ ([to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2]);
}

/**
 * @param {string} id of a symbol
 * @param {string} style
 */
function picture(id, style) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `icon ${style}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  wantPicture(id);
  svg.append(use);
  return svg;
}

function cardBack() {
  const back = document.createElement("i");
  back.className = "card-back";
  return back;
}

/**
 * @param {number} wish pixels that a figure would rise
 * @param {number} room pixels between it and the upper edge of the board
 * @returns {number} how far it rises: a figure stays on the board, and does not pass over what lies above
 */
export const rise = (wish, room) => Math.min(wish, Math.max(0, room));
