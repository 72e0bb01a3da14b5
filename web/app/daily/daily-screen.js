// @ts-check
// Shows the deals of a day instead of the lobby: starts them, compares the results, shows the calendar. Loaded on first use.
import { GAMES } from "../games.js";
import { unreadableEntries } from "../unreadable-entries.js";
import { t } from "../../lib/i18n.js";
import { unsavedText } from "../../lib/error-text.js";
import { readOwnName } from "../../lib/own-name.js";
import { DAYS, dayId, mergeDays } from "../../store/days.js";
import { dailyView, dayLine, resultView } from "./daily-view.js";
import { dayOf } from "../../lib/day.js";
import { LevelScores } from "./level-scores.js";
import { shareResult } from "./share-dialog.js";
import { monthAfter } from "./months.js";

/** @import { DayRecord, Score } from "../../store/days.js" */
/** @import { Row } from "../../store/matches.js" */
/** @import { CountedDays, DayDeal, Summary } from "../../types.js" */
/** @import { DailyController, DailyDeps } from "./daily-controller.js" */

const SOURCES = { mergeDays, shareResult };

export class DailyScreen {
  /**
   * @param {Pick<DailyController, "today" | "records" | "refresh" | "unsaved" | "troubles" | "unreadable">} days
   * @param {DailyDeps} deps
   * @param {typeof SOURCES} [sources] the store, and the dialog for sharing
   */
  constructor(days, deps, sources = SOURCES) {
    this.days = days;
    this.deps = deps;
    this.sources = sources;
    /** @type {Map<string, DayDeal>} the deals that the engine has described, by day and game */
    this.deals = new Map();
    /** @type {Map<string, CountedDays>} what the engine has counted for each of them */
    this.counted = new Map();
    /** @type {CountedDays | null} the last of these */
    this.latest = null;
    /** Whether a match of a deal is being made and noted as a try. */
    this.beginning = false;
    const { state, open } = deps;
    this.levels = new LevelScores({
      idleLoop: deps.idleLoop,
      playing: () => Boolean(state.starting || state.opening || open.room || open.form || (open.session && !open.session.shown.over)),
      waits: () => open.replaying !== null || document.visibilityState === "hidden",
      found: (game, day, level, score) => this.storeLevelScore(game, day, level, score),
    });
  }

  /** @param {string} day */
  async open(day) {
    const { state, screens, toTop, engineStarted } = this.deps;
    screens.open({ screen: "day", game: state.game.id, day, month: day.slice(0, 7) });
    toTop();
    await this.days.refresh();
    await engineStarted;
    await this.read();
  }

  close() {
    this.deps.screens.close("day");
  }

  /** @returns {{day: string, month: string}} what is shown; today's deals before a screen is open */
  get shown() {
    const { state: { screen } } = this.deps;
    const { today } = this.days;
    const { day, month } = screen.screen === "day" ? screen : { day: today, month: "" };
    // An address names no month.
    return { day, month: month || day.slice(0, 7) };
  }

  /** Asks the engine for the deal that is shown, and starts to compute what the levels score at it. */
  async read() {
    const { state, failed } = this.deps;
    if (state.screen.screen !== "day") return;
    try {
      await this.learn(state.game.id, state.screen.day);
    } catch (error) {
      failed(error);
    }
  }

  /**
   * @param {string} game
   * @param {string} day
   */
  async learn(game, day) {
    const { engine, draw } = this.deps;
    const id = dayId(day, game);
    const known = this.deals.get(id);
    /** @type {DayDeal} */
    const deal = known ?? (await engine().call("day", { game, day }));
    this.deals.set(id, deal);
    const counted = await this.count(deal);
    draw();
    void this.levels.start(deal, counted.missing).catch((error) => console.warn(error));
  }

  /**
   * Has the engine count what is stored.
   * @param {Pick<DayDeal, "game" | "day">} deal
   */
  async count({ game, day }) {
    const { days: { records, today }, deps: { engine } } = this;
    const counted = await engine().call("count_days", { game, day, days: records, today });
    this.counted.set(dayId(day, game), counted);
    this.latest = counted;
    return counted;
  }

  /**
   * @param {string} day
   * @param {string} game
   * @returns {DayRecord | null}
   */
  recordOf(day, game) {
    const id = dayId(day, game);
    return this.days.records.find((record) => record.id === id) ?? null;
  }

  /**
   * @param {string} game
   * @param {string} day
   * @param {string} level
   * @param {Score} score
   */
  async storeLevelScore(game, day, level, { points, place, won }) {
    const deal = this.deals.get(dayId(day, game));
    if (!deal) return;
    await this.store({ deal, tries: [], levels: { [level]: { points, place, won } } });
  }

  /**
   * Adds tries and scores to the record of a deal. What cannot be stored stays on the page until it is closed.
   * @param {{deal: DayDeal, tries: DayRecord["tries"], levels: DayRecord["levels"]}} added
   */
  async store({ deal: { day, game, versions }, tries, levels }) {
    const { deal, rules, levels: strengths } = versions;
    const { days } = this;
    const added = [...days.unsaved, { id: dayId(day, game), day, game, versions: { deal, rules, levels: strengths }, tries, levels }];
    try {
      await this.sources.mergeDays(added, this.deps.engine().call);
      days.unsaved = [];
    } catch (error) {
      days.unsaved = added;
      if (tries.length > 0) this.deps.toast(unsavedText(error));
    }
    await days.refresh();
    // Without the engine what it counted last stays.
    await this.count({ game, day }).then(this.deps.draw, () => {});
  }

  /**
   * Starts a match of a deal. The first try of a day counts.
   * @param {DayDeal} deal
   * @param {string} [today] the day that the page showed as today when the person pressed: midnight may have passed since
   */
  async play(deal, today = this.days.today) {
    if (this.beginning) return;
    this.beginning = true;
    this.deps.draw();
    try {
      await this.begin(deal, today);
    } finally {
      this.beginning = false;
      this.deps.draw();
    }
  }

  /**
   * @param {DayDeal} deal
   * @param {string} today
   */
  async begin(deal, today) {
    const { settings, match } = this.deps;
    const { day, game, players } = deal;
    this.levels.stop();
    const name = `day-${day}-${game}-${crypto.randomUUID().slice(0, 8)}`;
    const names = namesOf((await readOwnName(settings)) || t("default-name"), players.length);
    const begun = await match.begin((running) => running.call("play_day", { match: name, game, day, names }), name);
    if (!begun) return;
    const one = { match: name, started: Date.now(), ended: null, date: today, score: null, link: "" };
    await this.store({ deal, tries: [one], levels: {} });
  }

  /**
   * Stores the result of a deal that has ended.
   * @param {Row} row
   */
  async finished({ id, summary, created, updated }) {
    const { engine } = this.deps;
    const mark = summary.day;
    if (!mark?.score) return;
    const { day, score: { points, place, won } } = mark;
    /** @type {Promise<{text: string}>} asked for first: a person may leave the match at once, which closes it */
    const written = engine().call("write_link", { match: id }).catch(() => ({ text: "" }));
    await this.days.refresh();
    await this.learn(summary.game, day);
    const known = this.recordOf(day, summary.game)?.tries.find(({ match }) => match === id);
    if (known?.ended && known.link) return;
    const { text: link } = await written;
    const deal = this.deals.get(dayId(day, summary.game));
    if (!deal) return;
    const begun = known ?? { match: id, started: created, date: dayOf(new Date(created)) };
    await this.store({ deal, tries: [{ ...begun, ended: updated, score: { points, place, won }, link }], levels: {} });
    await this.learn(summary.game, day);
  }

  /**
   * Draws the comparison below the scores of a deal that has just ended.
   * @param {Summary} summary
   */
  endingView({ day: mark, game, match }) {
    const record = mark ? this.recordOf(mark.day, game) : null;
    const at = record?.tries.findIndex((one) => one.match === match) ?? -1;
    const result = this.resultOf(record, at);
    if (!record || !result) return null;
    const deal = this.deals.get(record.id);
    if (deal && !this.levels.at) void this.levels.start(deal, result.counted.missing).catch((error) => console.warn(error));
    return { line: dayLine(result), whole: resultView(result) };
  }

  /**
   * @param {DayRecord | null} record
   * @param {number} at which try
   * @returns {import("./daily-view.js").Result | null} null for one without a score, and until the engine has counted
   */
  resultOf(record, at) {
    const id = record?.id ?? "";
    const [deal, counted] = [this.deals.get(id), this.counted.get(id)];
    if (!record?.tries[at]?.score || !deal || !counted?.beaten[at]) return null;
    const shared = { record, at, seats: deal.players.length, levels: deal.compared, counted };
    return { ...shared, share: () => void this.sources.shareResult({ ...shared, today: this.days.today }) };
  }

  view() {
    const { state, useGame, failed, match, isStored, lookAt, openLink } = this.deps;
    const { days, levels } = this;
    const { day, month } = this.shown;
    const { game } = state;
    const deal = this.deals.get(dayId(day, game.id)) ?? null;
    const record = this.recordOf(day, game.id);
    const first = record?.tries[0] ?? null;
    const { today } = days;
    return dailyView({
      day, month, today, troubles: days.troubles, unreadable: days.unreadable, records: days.records,
      counted: this.latest,
      broken: unreadableEntries([DAYS], () => days.refresh(), failed),
      games: GAMES, game: game.id, deal,
      setup: deal ? game.setupText(deal.setup, true) : "",
      busy: this.beginning || state.starting || Boolean(state.opening),
      working: levels.at !== "",
      first,
      result: this.resultOf(record, 0),
      chooseGame: (id) => void useGame(id).then(() => this.read()).catch(failed),
      choose: (chosen) => this.show(chosen, chosen.slice(0, 7)),
      turn: (steps) => this.show(day, monthAfter(month, steps)),
      play: () => deal && void this.play(deal, today).catch(failed),
      goOn: first && first.ended === null && isStored(first.match) ? () => void this.resume(first.match, match) : null,
      // A deleted match can still be watched by its link.
      look: !first ? null : isStored(first.match) ? () => void lookAt(first.match) : first.link ? () => void openLink(first.link) : null,
      openProblems: this.deps.openProblems,
      close: () => this.close(),
    });
  }

  /**
   * @param {string} id
   * @param {DailyDeps["match"]} match
   */
  async resume(id, match) {
    this.levels.stop();
    await match.resume(id);
    this.deps.draw();
  }

  /**
   * @param {string} day
   * @param {string} month
   */
  show(day, month) {
    const { state, screens } = this.deps;
    const other = this.shown.day !== day;
    screens.change({ screen: "day", game: state.game.id, day, month });
    if (other) void this.read();
  }
}

/**
 * @param {string} own
 * @param {number} many
 * @returns {string[]} of the players by seat, the person first
 */
function namesOf(own, many) {
  const others = t("computer-names").split(",").map((name) => name.trim()).filter((name) => name !== own);
  return [own, ...others].slice(0, many);
}
