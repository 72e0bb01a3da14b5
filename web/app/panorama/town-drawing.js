// @ts-check
// Draws a town as the text of an SVG: its houses on a hill in the order they were built. The same town gives the same text
// everywhere: nothing here reads a clock, a size or chance.

/** @import { Town, House } from "../../kit/town.js" */

/** @typedef {Readonly<Record<"skyTop" | "sky" | "skyLow" | "far" | "near" | "hill" | "road" | "tree" | "wall" | "stone" | "window" | "orb" | "ink" | "smoke", string>>} Light */

export const WIDTH = 1200;
const HEIGHT = 420;
/** Of a picture, height by width: a lower one would cut off the highest houses. */
export const LOWEST = 0.28;
const MARGIN = 40;
/** How high a place of any shape is at least: in a low and wide one the town leaves room for words above it. */
const OPEN = 528;
/** Between the upper edge and what is in the sky. */
const CLEAR = 6;
/** The top of the highest thing in a town, its banner. */
const BANNER = 40;
/** A symbol is 64 wide, and stands on the line 62. */
const SYMBOL = 64;
const FOOT = 61.5;
/** More houses than this stand closer and smaller. */
const ROOMY = 8;
/** More than this stand in three rows instead of two. */
const CROWDED = 12;
/** Between two houses where there are few. */
const WIDEST = 158;
/** So much of the width is seen at least: banner and sun have room side by side. */
const NARROWEST = 720;

/** @type {Light} */
export const NIGHT = {
  skyTop: "#141b2e", sky: "#3c3559", skyLow: "#c98256", far: "#3a3556", near: "#2e2b45", hill: "#3a5144", road: "#6d6650", tree: "#24362f",
  wall: "#7d7468", stone: "#565049", window: "#ffd76f", orb: "#f4d488", ink: "#1b1826", smoke: "#8f8798",
};
/** @type {Light} */
export const DAY = {
  skyTop: "#86bddd", sky: "#c4dfe4", skyLow: "#f8e3b4", far: "#a9bfc0", near: "#8ea79a", hill: "#86a561", road: "#d9c595", tree: "#5f8450",
  wall: "#d3c5a6", stone: "#a89877", window: "#fff2b8", orb: "#fff1b5", ink: "#43403f", smoke: "#6d6a68",
};

/**
 * @param {Town} town
 * @param {ReadonlyMap<string, string>} symbols texts of the pictures by id
 * @param {boolean} day whether it is morning; else evening
 * @param {{width: number, height: number, words?: number}} [size] of the place, and the height of the words over its sky: a high one shows few houses larger, or more sky, in a low one some of the sky is cut off
 * @returns {string} the text of an SVG of that size
 */
export function townDrawing(town, symbols, day, { width, height, words = 0 } = { width: WIDTH, height: HEIGHT }) {
  const wide = wideOf(town.houses.length, (height - words) / width);
  const seen = Math.round((wide * height) / width);
  const high = Math.max(HEIGHT, seen);
  const edge = (WIDTH - wide) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${HEIGHT - high} ${wide} ${high}" width="${Math.round(width)}" height="${Math.round(height)}" preserveAspectRatio="xMidYMax slice">${defsOf(town, symbols)}${scenery(town, day ? DAY : NIGHT, day, high, HEIGHT - seen, edge)}</svg>`;
}

/**
 * In a high place a small town is drawn larger, so that less of it is sky.
 * @param {number} count of houses
 * @param {number} ratio of the place below its words, height by width
 * @returns {number} an even part of the drawing's width, with all houses
 */
function wideOf(count, ratio) {
  return Math.min(WIDTH, 2 * Math.ceil(Math.max(NARROWEST, count * WIDEST + 3 * MARGIN, HEIGHT / ratio) / 2));
}

/**
 * Draws a town for a place of any shape: its houses are whole, and what is beside and above them is land and sky.
 * @param {Town} town
 * @param {ReadonlyMap<string, string>} symbols texts of the pictures by id
 * @param {boolean} day
 * @returns {string} the text of an SVG without a size
 */
export function openDrawing(town, symbols, day) {
  const light = day ? DAY : NIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${HEIGHT - OPEN} ${WIDTH} ${OPEN}" preserveAspectRatio="xMidYMax meet">${defsOf(town, symbols)}${openSky(light)}${openLand(light)}${scenery(town, light, day, 0, 0)}${town.walled ? openWall(light) : ""}</svg>`;
}

/** @param {Town} town @param {ReadonlyMap<string, string>} symbols */
export function defsOf({ houses: all }, symbols) {
  const ids = [...new Set(all.map(({ symbol }) => symbol))];
  return `<defs>${ids.map((id) => symbols.get(id) ?? "").join("")}</defs>`;
}

/** @param {Town} town @param {Light} light @param {boolean} day @param {number} high the sky; 0: it is drawn already @param {number} cut off of it @param {number} [edge] left of what is seen */
function scenery(town, light, day, high, cut, edge = 0) {
  const chance = numbers(town.houses.map(({ symbol }) => symbol).join(" "));
  return [
    high > 0 ? sky(light, high) : "",
    above(light, day, cut, edge),
    hills(light),
    backdrop(light, town.lights, chance),
    ground(light),
    smoke(town.ruins, light, chance),
    trees(light, chance),
    town.banner ? banner(light, Math.max(0, cut + 6 - BANNER)) : "",
    houses(town.houses, light),
    town.walled ? wall(light) : "",
  ].join("");
}

/** @param {Light} light */
const stops = (light) => [[0, light.skyTop], [0.55, light.sky], [1, light.skyLow]].map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");

/** @param {Light} light @param {number} high */
function sky(light, high) {
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops(light)}</linearGradient><path d="M0 ${HEIGHT - high}h${WIDTH}v${high}H0z" fill="url(#sky)"/>`;
}

/** A sky so far that no place shows its end. @param {Light} light */
function openSky(light) {
  return `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="-240" x2="0" y2="${HEIGHT}">${stops(light)}</linearGradient><path d="M-2400-4000H3600V${HEIGHT}H-2400z" fill="url(#sky)"/>`;
}

/** The land on both sides of the town. @param {Light} light */
function openLand(light) {
  return `<path d="M-2400 270Q-1500 190-800 262T0 300V420H-2400zM1200 214Q1400 168 1700 244T2500 236L3600 280V420H1200z" fill="${light.far}" opacity=".75"/>`
    + `<path d="M-2400 350Q-700 318 0 340V420H-2400zM3600 350Q1900 318 1200 340V420H3600z" fill="${light.hill}"/>`;
}

/** @param {Light} light */
function openWall(light) {
  return `<path d="M-2400 400H0v20H-2400zM1200 400H3600v20H1200z" fill="${light.wall}"/><path d="M-2400 400H0M1200 400H3600" stroke="${light.stone}" stroke-width="3"/>`;
}

/** What is in the sky, lower where much of it is cut off. @param {Light} light @param {boolean} day @param {number} cut off of the sky @param {number} edge */
function above(light, day, cut, edge) {
  const high = Math.max(92, cut + 46 + CLEAR);
  const across = Math.min(968, WIDTH - edge - 74);
  return (day ? clouds(cut, edge) : starsOf())
    + `<circle cx="${across}" cy="${high}" r="74" fill="${light.orb}" opacity=".18"/><circle cx="${across}" cy="${high}" r="46" fill="${light.orb}"/>`;
}

function starsOf() {
  const chance = numbers("stars");
  const points = Array.from({ length: 46 }, () => `M${Math.round(chance() * WIDTH)} ${Math.round(chance() * 170)}h.01`).join("");
  return `<path d="${points}" stroke="#f6ecd0" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
}

/** @param {number} cut off of the sky @param {number} edge */
function clouds(cut, edge) {
  const cloud = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `<path transform="translate(${x} ${Math.max(y, cut + Math.ceil(22 * size) + CLEAR)}) scale(${size})" d="M0 30q-22 0-22-17 0-15 17-16 5-19 27-19 20 0 26 17 4-3 10-3 16 0 17 17 17 1 17 12 0 9-15 9z" fill="#fff" opacity=".75"/>`;
  return cloud(Math.max(210, edge + 22 * 1.2 + CLEAR), 84, 1.2) + cloud(560, 50, 0.9) + cloud(770, 120, 1);
}

/** @param {Light} light */
function hills(light) {
  return `<path d="M0 300Q150 210 330 262T640 236 900 262 1200 214V420H0z" fill="${light.far}" opacity=".75"/>`;
}

/**
 * The row of small houses behind the houses. Its lit windows tell how rich the town is.
 * @param {Light} light
 * @param {number} lights
 * @param {() => number} chance
 */
function backdrop(light, lights, chance) {
  const parts = [];
  // A fixed order of all windows, so that the lit ones are spread over the town.
  const lit = Math.min(lights, WINDOWS);
  let window = 0;
  for (let x = 70; x < WIDTH - 70; x += 46) {
    const height = 24 + Math.round(chance() * 34);
    const wide = 34 + Math.round(chance() * 16);
    const top = Math.round(ridge(x)) - height;
    parts.push(`<path d="M${x} ${top + height + 40}V${top}l${wide / 2}-${14 + Math.round(chance() * 22)} ${wide / 2} ${14 + Math.round(chance() * 4)}V${top + height + 40}z" fill="${light.near}"/>`);
    for (const [dx, dy] of [[0.24, 8], [0.6, 8], [0.24, 24], [0.6, 24]]) {
      const isLit = (window++ * STRIDE) % WINDOWS < lit;
      parts.push(`<path d="M${Math.round(x + wide * (dx ?? 0))} ${top + (dy ?? 0)}h7v10h-7z" fill="${isLit ? light.window : light.ink}" opacity="${isLit ? 1 : 0.22}"/>`);
    }
  }
  return parts.join("");
}

/** Windows of the town, and a step that has no divisor in common with them. */
const WINDOWS = 96;
const STRIDE = 41;

/** The line on which the town stands. @param {number} x */
const ridge = (x) => 300 - 74 * Math.sin((Math.PI * x) / WIDTH);

/** The line on which the houses of the front stand. @param {number} x */
const front = (x) => 392 - 62 * Math.sin((Math.PI * x) / WIDTH);

/** @param {Light} light */
function ground(light) {
  return `<path d="M0 340Q600 168 1200 340V420H0z" fill="${light.hill}"/>`
    + `<path d="M548 420q34-40-6-64t42-58q18-14 8-30 26 14 16 36-8 20-30 34 66 28 36 82z" fill="${light.road}" opacity=".7"/>`
    + `<path d="M0 384Q600 300 1200 384V420H0z" fill="${light.ink}" opacity=".12"/>`;
}

/** @param {Light} light @param {() => number} chance */
function trees(light, chance) {
  return Array.from({ length: 16 }, (_, at) => {
    const x = Math.round(20 + (at * (WIDTH - 40)) / 15 + chance() * 26 - 13);
    const y = Math.round(front(x) - 22 - chance() * 34);
    const size = (0.7 + chance() * 0.6).toFixed(2);
    return tree(light, x, y, size);
  }).join("");
}

/** @param {Light} light @param {number} x @param {number} y @param {string} size */
export function tree(light, x, y, size) {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-2 0h4v14h-4z" fill="${light.ink}" opacity=".6"/><path d="M0-34q16 12 14 26-3 10-14 10t-14-10q-2-14 14-26z" fill="${light.tree}"/></g>`;
}

/**
 * Every second house stands further up the hill, and is drawn first; in a crowd two of three do.
 * @param {readonly House[]} all
 * @param {Light} light
 */
function houses(all, light) {
  const crowd = Math.min(1, ROOMY / Math.max(1, all.length)) ** 0.6;
  const rows = all.length > CROWDED ? 3 : 2;
  const step = Math.min(WIDEST, (WIDTH - 2 * MARGIN) / Math.max(1, all.length));
  const places = all.map((house, at) => {
    const x = WIDTH / 2 + (at + 0.5 - all.length / 2) * step;
    const back = at % rows;
    const size = Math.round((112 + 11 * house.size) * crowd * 0.92 ** back);
    const y = Math.round(front(x) - (back * (rows === 2 ? 52 : 40) + 4));
    return { house, back, x: Math.round(x), y, size };
  });
  return inRows(places, light, { wide: 0.52, high: 0.08 });
}

/**
 * Draws houses with their shadows, those further up first.
 * @param {readonly {house: House, back: number, x: number, y: number, size: number}[]} places
 * @param {Light} light
 * @param {{wide: number, high: number}} shadow half of its width and height, for a house of size 1
 */
export function inRows(places, light, { wide, high }) {
  return [...places].sort((one, other) => other.back - one.back || one.x - other.x).map(({ house, x, y, size }) =>
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(size * wide)}" ry="${Math.round(size * high)}" fill="${light.ink}" opacity=".35"/>`
      + `<use href="#${house.symbol}" x="${x - Math.round(size / 2)}" y="${y - Math.round((FOOT * size) / SYMBOL)}" width="${size}" height="${size}" color="${house.colour}" class="house"/>`).join("");
}

/** Smoke where houses were lost. @param {number} ruins @param {Light} light @param {() => number} chance */
function smoke(ruins, light, chance) {
  return Array.from({ length: Math.min(ruins, 4) }, (_, at) => {
    const x = Math.round(150 + at * 290 + chance() * 120);
    const y = Math.round(ridge(x)) - 20;
    return `<g fill="${light.ink}"><g opacity=".3"><circle cx="${x}" cy="${y - 20}" r="17"/><circle cx="${x + 14}" cy="${y - 52}" r="24"/><circle cx="${x + 36}" cy="${y - 94}" r="32"/></g>`
      + `<path d="M${x - 24} ${y + 44}v-34l9 12 7-20 8 18 10-12 6 20 8-6v22z" opacity=".85"/></g>`;
  }).join("");
}

/** The flag of the first player on the top of the hill. @param {Light} light @param {number} lower where the sky is low */
function banner(light, lower) {
  const foot = Math.round(ridge(600)) + 40;
  const flag = `<path d="M603 50q34-14 62 2t58-4l-14 30 14 26q-30 12-60-2t-60 2z" fill="#b5830f" stroke="${light.ink}" stroke-width="2.5"/>`
    + `<path d="M634 92l-5-26 12 10 9-16 9 16 12-10-5 26z" fill="#ffe9a8" stroke="${light.ink}" stroke-width="2"/>`;
  return `<path d="M598 ${foot}V${46 + lower}h5V${foot}z" fill="${light.ink}"/>${lower > 0 ? `<g transform="translate(0 ${lower})">${flag}</g>` : flag}`;
}

/** The wall of a complete town, in front. @param {Light} light */
function wall(light) {
  const teeth = Array.from({ length: 30 }, (_, at) => `M${at * 40 + 4} 392h22v10h-22z`).join("");
  const tower = (/** @type {number} */ x) => `<path d="M${x} 420v-46h-5v-14h11v6h9v-6h12v6h9v-6h11v14h-5v46z" fill="${light.wall}" stroke="${light.ink}" stroke-width="2.5"/><path d="M${x + 17} 392h9v14h-9z" fill="${light.ink}"/>`;
  return `<path d="M0 400h1200v20H0z" fill="${light.wall}"/><path d="${teeth}" fill="${light.wall}"/><path d="M0 400h1200" stroke="${light.stone}" stroke-width="3"/>${[40, 330, 820, 1112].map(tower).join("")}`;
}

/**
 * @param {string} text
 * @returns {() => number} numbers from 0 to 1, the same ones for the same text
 */
export function numbers(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
