// @ts-check
// Draws a town for a small place of any shape: a hill with as many rows of houses as make them the largest there.
import { DAY, NIGHT, defsOf, inRows, numbers, tree } from "./town-drawing.js";

/** @import { Town, House } from "../../kit/town.js" */
/** @import { Light } from "./town-drawing.js" */

/** The units of a drawing: a house is about so wide and high. */
const HOUSE = 100;
/** Between two houses of one row, and between two rows. */
const STEP = 68;
const RISE = 46;
const SIDE = 4;
const ABOVE = 2;
const BELOW = 6;
const MOST_TIERS = 5;
/** The land goes on beside the town, wherever the picture ends. */
const FAR = 3000;
const HUTS = 16;

/** @param {number} count of houses @param {number} tiers */
const wideOf = (count, tiers) => HOUSE + (Math.max(1, count) - 1) * (STEP / tiers) + 2 * SIDE;

/** @param {number} tiers */
const highOf = (tiers) => HOUSE + (tiers - 1) * RISE + ABOVE + BELOW;

/**
 * @param {number} count of houses
 * @param {number} width of the place in pixels
 * @param {number} height
 * @param {number} most pixels of a house
 * @returns {{tiers: number, house: number, high: number}} the rows with which its houses are the largest, the width of a house, and the height of the town
 */
export function fitIn(count, width, height, most) {
  const all = Array.from({ length: MOST_TIERS }, (_, at) => at + 1).map((tiers) => {
    const house = Math.min(most, (HOUSE * width) / wideOf(count, tiers), (HOUSE * height) / highOf(tiers));
    return { tiers, house, high: (house * highOf(tiers)) / HOUSE };
  });
  return all.reduce((best, one) => (one.house > best.house ? one : best));
}

/**
 * @param {Town} town
 * @param {ReadonlyMap<string, string>} symbols texts of the pictures by id
 * @param {boolean} day
 * @param {number} tiers the rows of houses
 * @returns {string} the text of an SVG without a size
 */
export function smallTown(town, symbols, day, tiers) {
  const light = day ? DAY : NIGHT;
  const width = wideOf(town.houses.length, tiers);
  const height = highOf(tiers);
  const chance = numbers("small");
  const parts = [
    huts(light, width, height, town.lights, chance), land(light, width, height, tiers), smoke(town.ruins, light, width, height), trees(light, width, height, chance),
    houses(town.houses, light, height, tiers), town.walled ? wall(light, width, height) : "", town.banner ? banner(light, height) : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${height}" preserveAspectRatio="xMidYMax meet">${defsOf(town, symbols)}${parts.join("")}</svg>`;
}

/** Houses that follow each other stand in different rows. @param {readonly House[]} all @param {Light} light @param {number} height @param {number} tiers */
function houses(all, light, height, tiers) {
  const places = all.map((house, at) => {
    const back = at % tiers;
    return { house, back, x: Math.round(SIDE + HOUSE / 2 + at * (STEP / tiers)), y: height - BELOW - back * RISE, size: 84 + 2 * Math.min(8, house.size) };
  });
  return inRows(places, light, { wide: 0.48, high: 0.06 });
}

/** A hill with a flat top, so that none stands above the land. @param {Light} light @param {number} width @param {number} height @param {number} tiers */
function land(light, width, height, tiers) {
  const foot = height - BELOW - 8;
  const top = foot - (tiers - 1) * RISE - 6;
  const [left, right] = [SIDE + 24, Math.round(width) - SIDE - 24];
  return `<path d="M${-FAR} ${height}V${foot + 8}H-70Q2 ${foot + 4} ${left} ${top + 12}Q${Math.round(width / 2)} ${top - 10} ${right} ${top + 12}Q${Math.round(width) - 2} ${foot + 4} ${Math.round(width) + 70} ${foot + 8}H${FAR}V${height}z" fill="${light.hill}"/>`
    + `<path d="M${-FAR} ${height}v-6H${FAR}v6z" fill="${light.ink}" opacity=".2"/>`;
}

/** The small houses behind and beside the town, with windows that light as it grows rich. @param {Light} light @param {number} width @param {number} height @param {number} lights @param {() => number} chance */
function huts(light, width, height, lights, chance) {
  const step = (width + 560) / HUTS;
  const walls = [];
  /** @type {[string[], string[]]} */
  const windows = [[], []];
  for (let at = 0; at < HUTS; at += 1) {
    const x = Math.round(-280 + at * step + chance() * 10);
    const wide = 20 + Math.round(chance() * 10);
    const top = height - BELOW - 26 - Math.round(chance() * 18);
    walls.push(`M${x} ${height}V${top}l${wide / 2}-11 ${wide / 2} 11V${height}z`);
    for (const window of [0, 1]) windows[(at * 2 + window) * 3 % (2 * HUTS) < lights ? 1 : 0].push(`M${x + 4 + window * (wide - 14)} ${top + 5}h6v8h-6z`);
  }
  return `<path d="${walls.join("")}" fill="${light.near}"/><path d="${windows[0].join("")}" fill="${light.ink}" opacity=".3"/><path d="${windows[1].join("")}" fill="${light.window}"/>`;
}

/** @param {Light} light @param {number} width @param {number} height @param {() => number} chance */
function trees(light, width, height, chance) {
  return Array.from({ length: 12 }, (_, at) => tree(light, Math.round(-300 + (at * (width + 600)) / 11 + chance() * 20), height - BELOW, (0.5 + chance() * 0.3).toFixed(2))).join("");
}

/** Smoke and ruins where houses were lost, at the sides of the town. @param {number} ruins @param {Light} light @param {number} width @param {number} height */
function smoke(ruins, light, width, height) {
  return [width - 22, 22, width - 60, 60].slice(0, ruins).map((at) => {
    const [x, y] = [Math.round(at), height - BELOW];
    return `<g fill="${light.smoke}" opacity=".6"><circle cx="${x}" cy="${y - 50}" r="14"/><circle cx="${x + 8}" cy="${y - 74}" r="18"/><circle cx="${x - 2}" cy="${y - 98}" r="15"/></g><path d="M${x - 16} ${y}v-26l6 8 5-14 6 12 6-9 5 14 4-6v21z" fill="${light.ink}" opacity=".85"/>`;
  }).join("");
}

/** The flag of the first player, before the first house. @param {Light} light @param {number} height */
function banner(light, height) {
  const top = height - 78;
  return `<path d="M4 ${height}V${top}h4V${height}z" fill="${light.ink}"/><path d="M8 ${top}q16-7 32 1l-8 14 8 14q-16 7-32-1z" fill="#b5830f" stroke="${light.ink}" stroke-width="2"/>`
    + `<path d="M14 ${top + 20}l-2-11 5 4 4-7 4 7 5-4-2 11z" fill="#ffe9a8"/>`;
}

/** The wall of a complete town, in front. @param {Light} light @param {number} width @param {number} height */
function wall(light, width, height) {
  const teeth = Array.from({ length: Math.ceil((width + 1200) / 20) }, (_, at) => `M${-600 + at * 20} ${height - 17}h11v7h-11z`).join("");
  return `<path d="M${-FAR} ${height - 11}H${FAR}V${height}H${-FAR}z" fill="${light.wall}"/><path d="${teeth}" fill="${light.wall}"/><path d="M${-FAR} ${height - 10}H${FAR}" stroke="${light.stone}" stroke-width="2"/>`;
}
