/** Setting up a table: pure. */

import type { ClockIn, GameOut, ResponsesIn, SeatIn, SettingOut, TableIn } from "$lib/api/types";
import type { Texts } from "$lib/text/texts";
import { LEVELS, isLevel, type Level } from "./levels";

export type Value = boolean | number | string;

/** What simulations are measured by: nobody wants to play against them. */
const YARDSTICKS = ["heuristic", "random"];

/** The bots people may play with: the levels from the weakest on, then those of whoever runs the server. */
export function botsOf(game: GameOut): string[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level));
  const others = game.bots.filter((bot) => !isLevel(bot) && !YARDSTICKS.includes(bot));
  return [...levels, ...others];
}

/** How many usually play: four, or what comes nearest. */
export function usualSeats(game: GameOut): number {
  const near = game.seats.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4));
  return near[0] ?? 2;
}

/** Every number of seats the game can have with some settings. */
export function seatCounts(game: GameOut): number[] {
  const all = new Set([...game.seats, ...game.settings.flatMap((setting) => setting.seats)]);
  return [...all].toSorted((a, b) => a - b);
}

/** The message that names a setting. */
export function settingKey(key: string): string {
  return `setting-${key.replaceAll("_", "-")}`;
}

/** A setting and what was chosen, in the words of the game and of the page. */
export function settingText(setting: SettingOut, value: Value, game: Texts, page: Texts): string {
  const key = settingKey(setting.key);
  const name = game.sayOr(key, setting.key);
  const named = (kind: string, word: string) => game.sayOr(`${kind}-${word.replaceAll("_", "-")}`, word);
  if (typeof value === "boolean") return page.say(value ? "setting-yes" : "setting-no", { name });
  if (setting.among.length === 0) return page.say("setting-is", { name, value: named(key, String(value)) });
  const some = String(value).split(" ").filter(Boolean);
  if (some.length === 0) return page.say("setting-no", { name });
  return page.say("setting-is", { name, value: some.map((word) => named("card", word)).join(", ") });
}

/** How long everybody has to respond, in words. */
export function responsesText(rule: ResponsesIn, page: Texts): string {
  if (!rule.seconds) return page.say("responses-early");
  return page.sayOr(`responses-${String(rule.seconds)}`, page.say("span-seconds", { n: rule.seconds }));
}

/** Settings that make no sense with this number of seats are not offered. */
export function settingsFor(game: GameOut, seats: number): SettingOut[] {
  return game.settings.filter((setting) => setting.seats.length === 0 || setting.seats.includes(seats));
}

/** The settings of a table: what was chosen, and what the number of seats demands. */
export function settingsChosen(game: GameOut, seats: number, chosen: Record<string, Value>): Record<string, Value> {
  const settings: Record<string, Value> = {};
  for (const setting of settingsFor(game, seats)) {
    const demanded = setting.seats.length > 0 && !game.seats.includes(seats);
    const other = setting.values.find((value) => value !== setting.default);
    const value = demanded ? other : chosen[setting.key];
    if (value !== undefined && value !== setting.default) settings[setting.key] = value;
  }
  return settings;
}

export const NO_CLOCK: ClockIn = { mode: "none", seconds: 0, increment: 0, at_zero: "bot" };

export interface ClockChoice {
  id: string;
  clock: ClockIn;
}

const MINUTE = 60;
const DAY = 86_400;

function clock(mode: "move" | "total", seconds: number, increment = 0): ClockIn {
  return { mode, seconds, increment, at_zero: "bot" };
}

/** The clocks people ask for; anything else can be had through the API. */
/** How far moves may be taken back without asking the others. */
export const UNDO_RULES = ["revealed", "turn", "request", "none"] as const;

export const CLOCKS: ClockChoice[] = [
  { id: "none", clock: NO_CLOCK },
  { id: "move-1", clock: clock("move", MINUTE) },
  { id: "move-3", clock: clock("move", 3 * MINUTE) },
  { id: "total-10", clock: clock("total", 10 * MINUTE, 5) },
  { id: "total-20", clock: clock("total", 20 * MINUTE, 10) },
  { id: "total-45", clock: clock("total", 45 * MINUTE, 15) },
  { id: "days-1", clock: clock("move", DAY) },
  { id: "days-3", clock: clock("move", 3 * DAY) },
  { id: "days-7", clock: clock("move", 7 * DAY) },
];

/** One click: me and bots, at once. */
export function wishNow(game: GameOut, level: Level): TableIn {
  const seats: SeatIn[] = [{ kind: "me" }];
  const bots = botsOf(game);
  const bot = bots.includes(level) ? level : bots[0];
  while (seats.length < usualSeats(game)) seats.push(bot ? { kind: "bot", bot } : { kind: "open" });
  return { game: game.id, settings: {}, seats, public: false, clock: NO_CLOCK, rated: false, start: bot !== undefined };
}

/** How long everybody has to respond to something: as is usual, until all have answered, or always the same time. */
export const RESPONSES = ["usual", "early", "10", "20", "40"] as const;
export type ResponseChoice = (typeof RESPONSES)[number];

export function responsesIn(choice: ResponseChoice): ResponsesIn | null {
  if (choice === "usual") return null;
  return choice === "early" ? { seconds: 0, early: true } : { seconds: Number(choice), early: false };
}
