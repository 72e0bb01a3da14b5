// @ts-check
// Point City, as the page is given it.
import { boardView, statusView, stripView } from "./board.js";
import { SetupDraft, writeLastSetup } from "./draft.js";
import { learn } from "./facts.js";
import { galleryView } from "./gallery.js";
import { howToPlay } from "./how-to-play.js";
import { rival } from "./names.js";
import { optionFace } from "./options.js";
import { moreSetupFields, piecesView, setupFields } from "./setup.js";
import { targetsOf } from "./targets.js";
import { welcomeView } from "./welcome.js";
import { HEADINGS, NOTABLE, askText, chapterText, deedText, eventText, scorePart, setupText } from "./words.js";

/** @type {import("../../table/game.js").Game<SetupDraft, import("./types.js").View, import("./facts.js").Offer>} */
export const POINT_CITY = {
  id: "pointcity",
  texts: "games/pointcity/locales/",
  helpTexts: "games/pointcity/locales/help/",
  skyline: "games/pointcity/art/skyline.svg",
  learn,
  wordAs: () => undefined,
  targets: targetsOf,
  eventText,
  headings: HEADINGS,
  notable: NOTABLE,
  deedText,
  chapterText,
  askText,
  askExtra: () => null,
  option: optionFace,
  status: statusView,
  strip: stripView,
  board: boardView,
  setup: {
    draft: (hello, flags, name, last) => new SetupDraft(hello, flags, name, last),
    remember: writeLastSetup,
    fields: setupFields,
    moreFields: moreSetupFields,
    pieces: piecesView,
  },
  errorFacts: (args) => /** @type {import("../../i18n.js").Args} */ ({ ...args }),
  setupText,
  scorePart,
  rival,
  icons: { laurel: "piece-token", board: "piece-building" },
  welcome: welcomeView,
  help: [
    { id: "play", icon: "icon-play", view: howToPlay },
    { id: "cards", icon: "icon-cards", view: galleryView },
  ],
};
