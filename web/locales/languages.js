// @ts-check
// The languages of the page. The build, the terminal, the checks and the tests read this list too: docs/adding-a-language.md.

/**
 * What each language calls a player without a name, as its text `default-name` says it; in the order of the language switch.
 * The first language fills in what another one lacks.
 */
export const UNNAMED_PLAYER = {
  en: "Player",
  uk: "Гравець",
  fr: "Joueur",
  ru: "Игрок",
  de: "Spieler",
  pl: "Gracz",
};
