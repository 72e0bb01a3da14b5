// @ts-check
// Draws a town as the text of an SVG: its houses on a hill in the order they were built. The same town gives the same text
// everywhere: nothing here reads a clock, a size or chance.

import { HEIGHT, MARGIN, WIDTH, crowdOf, front, gapOf, hill, landAt, lineOf, openHill, ridge, slopeOf } from "./hill.js";

/** @import { Slope } from "./hill.js" */
/** @import { Town, House } from "../../kit/town.js" */

/** @typedef {Readonly<Record<"skyTop" | "sky" | "skyLow" | "far" | "near" | "hill" | "road" | "tree" | "wall" | "stone" | "window" | "orb" | "ink" | "smoke", string>>} Light */

/** Of a picture, height by width: a lower one would cut off the highest houses. */
export const LOWEST = 0.28;
/** What a place of any shape has above a town, at least: there is room for words. */
const ABOVE = 108;
/** How far the stars go on beside it and above it there. */
const BESIDE = 500;
/** Between the upper edge and what is in the sky. */
const CLEAR = 6;
/** A symbol is 64 wide, and stands on the line 62. */
const SYMBOL = 64;
const FOOT = 61.5;

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
  const { slope, wide } = slopeOf(town.houses.length, (height - words) / width);
  const seen = Math.round((wide * height) / width);
  const high = Math.max(HEIGHT, seen);
  const edge = (WIDTH - wide) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${HEIGHT - high} ${wide} ${high}" width="${Math.round(width)}" height="${Math.round(height)}" preserveAspectRatio="xMidYMax slice">${defsOf(town, symbols)}${scenery(town, day ? DAY : NIGHT, day, high, { cut: HEIGHT - seen, edge, slope })}</svg>`;
}

/**
 * Draws a town for a place of any shape: its houses are whole, and what is beside and above them is land and sky.
 * @param {Town} town
 * @param {ReadonlyMap<string, string>} symbols texts of the pictures by id
 * @param {boolean} day
 * @param {boolean} [tall] whether the place is rather high
 * @returns {string} the text of an SVG without a size
 */
export function openDrawing(town, symbols, day, tall = false) {
  const light = day ? DAY : NIGHT;
  const { slope, wide } = openHill(town.houses.length, tall);
  const high = slope.high + ABOVE;
  const part = { cut: HEIGHT - high, edge: (WIDTH - wide) / 2, slope };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part.edge} ${part.cut} ${wide} ${high}" preserveAspectRatio="xMidYMax meet">${defsOf(town, symbols)}${openSky(light)}${openLand(light, slope)}${scenery(town, light, day, 0, part)}${town.walled ? openWall(light) : ""}</svg>`;
}

/** @param {Town} town @param {ReadonlyMap<string, string>} symbols */
export function defsOf({ houses: all }, symbols) {
  const ids = [...new Set(all.map(({ symbol }) => symbol))];
  return `<defs>${ids.map((id) => symbols.get(id) ?? "").join("")}</defs>`;
}

/** What is seen of a drawing: `cut`, its upper edge; `edge`, its left one. @typedef {{cut: number, edge: number, slope: Slope}} Part */

/** @param {Town} town @param {Light} light @param {boolean} day @param {number} high the sky; 0: it is drawn already, as far as any place @param {Part} part */
function scenery(town, light, day, high, part) {
  const chance = numbers(town.houses.map(({ symbol }) => symbol).join(" "));
  const { slope } = part;
  const [top, ...below] = backdrop(light, town.lights, slope, chance);
  return [
    high > 0 ? sky(light, high) : "",
    day ? clouds(part) : starsOf(part, high > 0 ? 0 : BESIDE),
    orb(light, part),
    hills(light, slope),
    top,
    ground(light, slope),
    smoke(town.ruins, light, part, chance),
    trees(light, slope, chance),
    town.banner ? banner(light, part) : "",
    ...houses(town.houses, light, slope).map((row, at) => (below[at - 1] ?? "") + row),
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

/** The land on both sides of the town. @param {Light} light @param {Slope} slope */
function openLand(light, { lift }) {
  const up = lift / 2;
  return `<path d="M-2400 270Q-1500 ${190 - up}-800 ${262 - up}T0 ${300 - up}V420H-2400zM1200 ${214 - up}Q1400 ${168 - up} 1700 ${244 - up}T2500 236L3600 280V420H1200z" fill="${light.far}" opacity=".75"/>`
    + `<path d="M-2400 350Q-700 318 0 340V420H-2400zM3600 350Q1900 318 1200 340V420H3600z" fill="${light.hill}"/>`;
}

/** @param {Light} light */
function openWall(light) {
  return `<path d="M-2400 400H0v20H-2400zM1200 400H3600v20H1200z" fill="${light.wall}"/><path d="M-2400 400H0M1200 400H3600" stroke="${light.stone}" stroke-width="3"/>`;
}

/** Sun or moon, lower where much of the sky is cut off. @param {Light} light @param {Part} part */
function orb(light, { cut, edge, slope: { lift } }) {
  const high = Math.max(92 - lift, cut + 46 + CLEAR);
  const across = Math.min(968, WIDTH - edge - 74);
  return `<circle cx="${across}" cy="${high}" r="74" fill="${light.orb}" opacity=".18"/><circle cx="${across}" cy="${high}" r="46" fill="${light.orb}"/>`;
}

/** @param {Part} part @param {number} beside how far they go on beyond it */
function starsOf({ cut }, beside) {
  const chance = numbers("stars");
  const [top, wide] = [Math.min(0, cut) - beside, WIDTH + 2 * beside];
  const count = Math.round((46 * (170 - top) * wide) / (170 * WIDTH));
  const points = Array.from({ length: count }, () => `M${Math.round(chance() * wide - beside)} ${Math.round(top + chance() * (170 - top))}h.01`).join("");
  return `<path d="${points}" stroke="#f6ecd0" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
}

/** Clouds, lower where much of the sky is cut off. @param {Part} part */
function clouds({ cut, edge, slope: { lift } }) {
  const cloud = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `<path transform="translate(${x} ${Math.max(y - lift, cut + Math.ceil(22 * size) + CLEAR)}) scale(${size})" d="M0 30q-22 0-22-17 0-15 17-16 5-19 27-19 20 0 26 17 4-3 10-3 16 0 17 17 17 1 17 12 0 9-15 9z" fill="#fff" opacity=".75"/>`;
  return cloud(Math.max(210, edge + 22 * 1.2 + CLEAR), 84, 1.2) + cloud(560, 50, 0.9) + cloud(770, 120, 1);
}

/** @param {Light} light @param {Slope} slope */
function hills(light, { lift }) {
  const up = lift / 2;
  return `<path d="M0 ${300 - up}Q150 ${210 - up} 330 ${262 - up}T640 ${236 - up} 900 ${262 - up} 1200 ${214 - up}V420H0z" fill="${light.far}" opacity=".75"/>`;
}

/**
 * The small houses behind the houses, in a row on the top of the hill and one behind each row of houses below it. Their lit windows
 * tell how rich the town is.
 * @param {Light} light
 * @param {number} lights
 * @param {Slope} slope
 * @param {() => number} chance
 * @returns {string[]} the rows, the highest first
 */
function backdrop(light, lights, slope, chance) {
  const rows = slope.lift > 0 ? Math.max(...slope.tiers) + 1 : 1;
  const all = WINDOWS * rows;
  let window = 0;
  return Array.from({ length: rows }, (_, row) => {
    const parts = [];
    for (let x = 70; x < WIDTH - 70; x += 46) {
      const size = row === 0 ? 1 : gapOf(slope, x) / 120;
      const foot = row === 0 ? ridge(x, slope) : lineOf(slope, rows - 1 - row, x) - 12;
      parts.push(smallHouse(light, x, foot, size, chance, () => (window++ * STRIDE) % all < Math.min(lights * rows, all)));
    }
    return parts.join("");
  });
}

/** @param {Light} light @param {number} x @param {number} foot @param {number} size @param {() => number} chance @param {() => boolean} isLit */
function smallHouse(light, x, foot, size, chance, isLit) {
  const height = 24 + Math.round(chance() * 34);
  const wide = 34 + Math.round(chance() * 16);
  const slant = `l${wide / 2}-${14 + Math.round(chance() * 22)} ${wide / 2} ${14 + Math.round(chance() * 4)}`;
  const windows = [[0.24, 8], [0.6, 8], [0.24, 24], [0.6, 24]].map(([dx = 0, dy = 0]) => {
    const lit = isLit();
    return `<path d="M${Math.round(wide * dx)} ${dy - height}h7v10h-7z" fill="${lit ? light.window : light.ink}" opacity="${lit ? 1 : 0.22}"/>`;
  });
  return `<g transform="translate(${x} ${Math.round(foot)}) scale(${size.toFixed(2)})"><path d="M0 40V-${height}${slant}V40z" fill="${light.near}"/>${windows.join("")}</g>`;
}

/** Windows of a row, and a step that has no divisor in common with those of any number of rows. */
const WINDOWS = 96;
const STRIDE = 41;

/** @param {Light} light @param {Slope} slope */
function ground(light, { tiers, gap: [foot, top], lift }) {
  const grown = (166 + lift) / 166;
  // A curve through the same points as `front`, so much higher for each row.
  const terrace = (/** @type {number} */ tier) => `<path d="M0 ${392 - foot * tier}Q600 ${268 - (foot + 2 * top) * tier} 1200 ${392 - foot * tier}V420H0z" fill="${light.ink}" opacity=".07"/>`;
  return `<path d="M0 340Q600 ${168 - 2 * lift} 1200 340V420H0z" fill="${light.hill}"/>`
    + (lift > 0 ? Array.from({ length: Math.max(...tiers) }, (_, at) => terrace(Math.max(...tiers) - at)).join("") : "")
    + `<path${lift > 0 ? ` transform="translate(0 ${(420 * (1 - grown)).toFixed(1)}) scale(1 ${grown.toFixed(3)})"` : ""} d="M548 420q34-40-6-64t42-58q18-14 8-30 26 14 16 36-8 20-30 34 66 28 36 82z" fill="${light.road}" opacity=".7"/>`
    + `<path d="M0 384Q600 300 1200 384V420H0z" fill="${light.ink}" opacity=".12"/>`;
}

/** @param {Light} light @param {Slope} slope @param {() => number} chance */
function trees(light, { lift }, chance) {
  const count = lift > 0 ? 24 : 16;
  return Array.from({ length: count }, (_, at) => {
    const x = Math.round(20 + (at * (WIDTH - 40)) / (count - 1) + chance() * 26 - 13);
    const y = Math.round(front(x) - 22 - chance() * (34 + lift * hill(x)));
    const size = (0.7 + chance() * 0.6).toFixed(2);
    return tree(light, x, y, size);
  }).join("");
}

/** @param {Light} light @param {number} x @param {number} y @param {string} size */
export function tree(light, x, y, size) {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-2 0h4v14h-4z" fill="${light.ink}" opacity=".6"/><path d="M0-34q16 12 14 26-3 10-14 10t-14-10q-2-14 14-26z" fill="${light.tree}"/></g>`;
}

/**
 * Houses that follow each other stand in different rows.
 * @param {readonly House[]} all
 * @param {Light} light
 * @param {Slope} slope
 * @returns {string[]} the rows, the highest first: the others are drawn over it
 */
function houses(all, light, slope) {
  const crowd = crowdOf(slope, all.length);
  const { tiers } = slope;
  const step = Math.min(slope.step, (WIDTH - 3 * MARGIN) / Math.max(1, all.length));
  const places = all.map((house, at) => {
    const x = WIDTH / 2 + (at + 0.5 - all.length / 2) * step;
    const back = tiers[at % tiers.length] ?? 0;
    const size = Math.round((112 + 11 * house.size) * crowd * 0.92 ** back);
    // None stands above the land.
    const y = Math.round(Math.max(lineOf(slope, back, x), landAt(slope, x) + 8));
    return { house, back, x: Math.round(x), y, size };
  });
  const top = Math.max(...tiers);
  return Array.from({ length: top + 1 }, (_, at) => inRows(places.filter(({ back }) => back === top - at), light, { wide: 0.52, high: 0.08 }));
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

/** Smoke where houses were lost, between the edges. @param {number} ruins @param {Light} light @param {Part} part @param {() => number} chance */
function smoke(ruins, light, { edge, slope }, chance) {
  return Array.from({ length: Math.min(ruins, 4) }, (_, at) => {
    const x = Math.round(edge + (WIDTH - 2 * edge) * (0.1 + at * 0.24 + chance() * 0.1));
    const y = Math.round(ridge(x, slope)) - 20;
    return `<g fill="${light.ink}"><g opacity=".3"><circle cx="${x}" cy="${y - 20}" r="17"/><circle cx="${x + 14}" cy="${y - 52}" r="24"/><circle cx="${x + 36}" cy="${y - 94}" r="32"/></g>`
      + `<path d="M${x - 24} ${y + 44}v-34l9 12 7-20 8 18 10-12 6 20 8-6v22z" opacity=".85"/></g>`;
  }).join("");
}

/** The flag of the first player on the top of the hill, lower where the sky is low. @param {Light} light @param {Part} part */
function banner(light, { cut, slope }) {
  const top = Math.max(46 - slope.lift, cut + CLEAR + 6);
  const foot = Math.round(ridge(WIDTH / 2, slope)) + 40;
  return `<path d="M598 ${foot}V${top}h5V${foot}z" fill="${light.ink}"/><g transform="translate(0 ${top - 46})">`
    + `<path d="M603 50q34-14 62 2t58-4l-14 30 14 26q-30 12-60-2t-60 2z" fill="#b5830f" stroke="${light.ink}" stroke-width="2.5"/>`
    + `<path d="M634 92l-5-26 12 10 9-16 9 16 12-10-5 26z" fill="#ffe9a8" stroke="${light.ink}" stroke-width="2"/></g>`;
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
