// @ts-check
// Chooses the icon of an option.

/** Icons by ability, or else by verb, for options that show no card, character or type. @type {Record<string, string>} */
const OPTION_ICONS = {
  gather_gold: "icon-gold",
  gather_cards: "icon-cards",
  end_turn: "icon-turn",
  cancel: "icon-close",
  pay: "icon-gold",
  kill: "icon-kill",
  rob: "icon-rob",
  destroy: "icon-destroy",
  swap: "icon-link",
  redraw: "icon-cards",
  bonus_gold: "icon-gold",
  bonus_cards: "icon-cards",
  bewitch: "icon-bewitch",
  warrant: "icon-warrant",
  threaten: "icon-threat",
  crown: "icon-crown",
  tithe: "icon-gold",
  loan: "icon-gold",
  four_gold: "icon-gold",
  four_cards: "icon-cards",
  court: "icon-crown",
  beautify: "icon-star",
  collect_tax: "icon-tax",
  bribe: "icon-gold",
  mix: "icon-cards",
  study: "icon-cards",
  seize: "icon-castle",
  exchange: "icon-link",
  take_card: "icon-cards",
  seer: "icon-cards",
  spy: "icon-cards",
  pile: "icon-cards",
  keep: "icon-cards",
  take: "icon-cards",
  give: "icon-gold",
  unmask: "icon-threat",
  let_pass: "icon-turn",
  refuse: "icon-close",
  thank: "icon-crown",
  stay_silent: "icon-close",
  ring: "icon-star",
};

/**
 * @param {import("../../../types.js").OptionView} option
 * @returns {string} the id of a symbol of the sprite
 */
export function optionIcon(option) {
  const { card, character, name, type, seat, what, gold } = option.args;
  if (card !== undefined) return `district-${card}`;
  if (character !== undefined) return `character-${character}`;
  if (type !== undefined) return `icon-${type}`;
  // Of gold and cards, the gold.
  if (what === "gold" || Number(gold) > 0) return "icon-gold";
  const known = OPTION_ICONS[String(name ?? option.verb)];
  return known ?? (seat !== undefined ? "icon-player" : "icon-play");
}
