// @ts-check
// Defines the game Citadels for the page: one object with its views, texts and set-up form, see `Game` in kit/game.js.
import { boardView, statusView } from "./board/board.js";
import { castView } from "./help/cast.js";
import { TOWNS } from "./results/towns.js";
import { CURVES } from "./results/curves.js";
import { GameSetupModel, repeatedSetup } from "./setup/setup-model.js";
import { galleryView } from "./help/gallery.js";
import { howToPlay } from "./help/how-to-play.js";
import { writeLastSetup } from "./setup/last-setup.js";
import { t } from "../../lib/i18n.js";
import { setWording, worded } from "./words/names.js";
import { optionFace, pileView } from "./questions/options.js";
import { pickerView } from "./setup/card-picker.js";
import { partsOf, thingFace } from "./board/thing-text.js";
import { ranksView } from "./board/ranks.js";
import { readingsView } from "./help/readings.js";
import { moreSetupFields, setupFields } from "./setup/setup-fields.js";
import { answeredOnBoard } from "./questions/on-board.js";
import { arrange, spreadCard } from "./questions/spread.js";
import { STATISTICS } from "./results/statistics.js";
import { asksOwn, hasSeparateButton } from "./questions/layout.js";
import { FOLDING } from "./story/log-turns.js";
import {
  ECHOES, isSaidAgain, HEADINGS, NOTABLE, askText, blockedText, chapterText, deedText, errorFacts, eventText, lastStone, lineText, reasonText, scorePart, setupText,
} from "./words/words.js";

/** @type {import("../../kit/game.js").Game<GameSetupModel>} */
export const CITADELS = {
  id: "citadels",
  texts: "games/citadels/locales/",
  skyline: "art/skyline.svg",
  helpTexts: "games/citadels/locales/help/",
  setWording,
  thing: thingFace,
  partsOf,
  blockedText,
  reasonText,
  onBoard: answeredOnBoard,
  arrange,
  card: spreadCard,
  separateButton: hasSeparateButton,
  eventText,
  lineText,
  headings: HEADINGS,
  notable: NOTABLE,
  echoes: ECHOES,
  saidAgain: isSaidAgain,
  folding: FOLDING,
  harmful: true,
  deedText,
  story: async () => (await import("./story/story.js")).storyWith({ eventText, lastStone, worded }),
  remarks: { texts: "games/citadels/locales/remarks/", text: ({ line, card }) => t(line, { card: card && worded(`district-${card}`) }) },
  chapterText,
  askText,
  askExtra: (scene) => (scene.ask?.kind === "piles" ? pileView(scene) : null),
  option: optionFace,
  status: statusView,
  strip: ranksView,
  board: boardView,
  own: { tab: "city", asks: asksOwn },
  setup: {
    model: (hello, flags, name, last) => new GameSetupModel(hello, flags, name, last),
    remember: writeLastSetup,
    repeat: repeatedSetup,
    fields: setupFields,
    moreFields: moreSetupFields,
    pieces: pickerView,
  },
  errorFacts,
  setupText,
  scorePart,
  curves: CURVES,
  lastStone,
  statistics: STATISTICS,
  towns: TOWNS,
  rival: () => "",
  icons: { laurel: "icon-crown", board: "icon-castle" },
  welcome: castView,
  listening: async () => (await import("./listening/listening.js")).LISTENING,
  companion: async () => (await import("./companion/companion.js")).COMPANION,
  teaching: async () => (await import("./help/teaching.js")).TEACHING,
  help: [
    { id: "play", icon: "icon-play", view: howToPlay },
    { id: "cards", icon: "icon-cards", view: galleryView },
    { id: "readings", icon: "icon-log", view: readingsView },
  ],
};
