// @ts-check
// Citadels, as the page is given it.
import { boardView, statusView } from "./board.js";
import { castView } from "./cast.js";
import { CURVES, telling } from "./curves.js";
import { SetupDraft } from "./draft.js";
import { galleryView } from "./gallery.js";
import { Harm, against } from "./harm.js";
import { howToPlay } from "./how-to-play.js";
import { writeLastSetup } from "./last-setup.js";
import { wordAs, worded } from "./names.js";
import { optionFace, pile } from "./options.js";
import { pickerView } from "./picker.js";
import { partsOf, thingFace } from "./sheet.js";
import { ranksView } from "./ranks.js";
import { readingsView } from "./readings.js";
import { moreSetupFields, setupFields } from "./setup.js";
import { arrange, spreadCard } from "./spread.js";
import { STATISTICS } from "./statistics.js";
import { asksOwn, isGrave, targetOf } from "./targets.js";
import { FOLDING } from "./turns.js";
import {
  ECHOES, HEADINGS, NOTABLE, askText, blockedText, chapterText, deedText, errorFacts, eventText, reasonText, scorePart, setupText,
} from "./words.js";

/** @type {import("../../table/game.js").Game<SetupDraft>} */
export const CITADELS = {
  id: "citadels",
  texts: "games/citadels/locales/",
  skyline: "art/skyline.svg",
  helpTexts: "games/citadels/locales/help/",
  wordAs,
  targetOf,
  thing: thingFace,
  partsOf,
  blockedText,
  reasonText,
  arrange,
  card: spreadCard,
  grave: isGrave,
  eventText,
  headings: HEADINGS,
  notable: NOTABLE,
  echoes: ECHOES,
  folding: FOLDING,
  against,
  deedText,
  story: async () => (await import("./story.js")).storyIn({ eventText, worded, Harm }),
  chapterText,
  askText,
  askExtra: (scene) => (scene.ask?.kind === "piles" ? pile(scene) : null),
  option: optionFace,
  status: statusView,
  strip: ranksView,
  board: boardView,
  own: { tab: "city", asks: asksOwn },
  setup: {
    draft: (hello, flags, name, last) => new SetupDraft(hello, flags, name, last),
    remember: writeLastSetup,
    fields: setupFields,
    moreFields: moreSetupFields,
    pieces: pickerView,
  },
  errorFacts,
  setupText,
  scorePart,
  curves: CURVES,
  telling,
  statistics: STATISTICS,
  rival: () => "",
  icons: { laurel: "icon-crown", board: "icon-castle" },
  welcome: castView,
  teaching: async () => (await import("./teaching.js")).TEACHING,
  help: [
    { id: "play", icon: "icon-play", view: howToPlay },
    { id: "cards", icon: "icon-cards", view: galleryView },
    { id: "readings", icon: "icon-log", view: readingsView },
  ],
};
