// @ts-check
// Defines the game Point City for the page: one object with its views, texts and set-up form, see `Game` in kit/game.js.
import { boardView, statusView, stripView } from "./board/board.js";
import { TOWNS } from "./results/towns.js";
import { CURVES } from "./results/curves.js";
import { GameSetupModel, writeLastSetup } from "./setup/setup-model.js";
import { keepCatalogue } from "./words/facts.js";
import { galleryView } from "./help/gallery.js";
import { howToPlay } from "./help/how-to-play.js";
import { rival } from "./words/names.js";
import { answeredInMarket, arrange, optionFace } from "./questions/options.js";
import { dueView } from "./questions/due-view.js";
import { moreSetupFields, piecesView, setupFields } from "./setup/setup-fields.js";
import { thingFace } from "./board/thing-text.js";
import { STATISTICS } from "./results/statistics.js";
import { story } from "./story/story.js";
import { FOLDING } from "./story/log-turns.js";
import { welcomeView } from "./help/welcome.js";
import {
  HEADINGS, NOTABLE, askText, blockedText, chapterText, deedText, eventText, lastStone, reasonText, scorePart, setupText,
} from "./words/words.js";

/** @type {import("../../kit/game.js").Game<GameSetupModel, import("./types.js").View, import("./words/facts.js").Offer>} */
export const POINT_CITY = {
  id: "pointcity",
  texts: "games/pointcity/locales/",
  helpTexts: "games/pointcity/locales/help/",
  skyline: "games/pointcity/art/skyline.svg",
  keepCatalogue,
  setWording: () => undefined,
  thing: thingFace,
  blockedText,
  reasonText,
  onBoard: answeredInMarket,
  arrange,
  card: () => null,
  // Hands are open and a wrong press can be undone: one button is enough.
  separateButton: () => false,
  eventText,
  headings: HEADINGS,
  notable: NOTABLE,
  folding: FOLDING,
  deedText,
  story: async () => story,
  chapterText,
  askText,
  askExtra: dueView,
  option: optionFace,
  status: statusView,
  strip: stripView,
  board: boardView,
  // Every question begins in the market; what a payment is made with stands in the panel.
  own: { tab: "city", asks: () => false },
  setup: {
    model: (hello, flags, name, last) => new GameSetupModel(hello, flags, name, last),
    remember: writeLastSetup,
    repeat: ({ automa, promo, first }) => ({ level: automa, promo, first }),
    fields: setupFields,
    moreFields: moreSetupFields,
    pieces: piecesView,
  },
  errorFacts: (args) => /** @type {import("../../lib/i18n.js").Args} */ ({ ...args }),
  setupText,
  scorePart,
  curves: CURVES,
  lastStone,
  statistics: STATISTICS,
  towns: TOWNS,
  rival,
  icons: { laurel: "piece-token", board: "piece-building" },
  welcome: welcomeView,
  listening: async () => (await import("./listening/listening.js")).LISTENING,
  companion: async () => (await import("./companion/companion.js")).COMPANION,
  teaching: async () => (await import("./help/teaching.js")).TEACHING,
  help: [
    { id: "play", icon: "icon-play", view: howToPlay },
    { id: "cards", icon: "icon-cards", view: galleryView },
  ],
};
