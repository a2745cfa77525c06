/** What can be worked out from a table as it is sent: pure functions. */

import type { DecisionOut, LogRow, OptionOut, Remark, SeatOut, Summary, TableOut } from "$lib/api/types";
import type { Choice, Targets } from "$lib/boards";
import type { Texts } from "$lib/text/texts";
import { ranked } from "./lists";
import { isAmount, type Part } from "./walk";

/** The keys of options. I and O look like digits; L, M, T and U do something else. */
const LETTERS = [..."ABCDEFGHJKNPQRSVWXYZ"];

/** The letter of the option at a place: one stroke for the first twenty, two for the others. */
export function letter(place: number): string {
  const many = LETTERS.length;
  if (place < many) return LETTERS[place] ?? "";
  const first = LETTERS[Math.floor(place / many) - 1] ?? "Z";
  return first + (LETTERS[place % many] ?? "");
}

/** Where on a map an option lies, as the map's rim names it: B3; null where it lies on none. */
export type CoordinateOf = (option: OptionOut) => string | null;

/** Options of one kind that lie on a map stand row by row and from left to right, at the places that this kind had. */
export function inReadingOrder<T extends OptionOut>(options: readonly T[], coordinateOf: CoordinateOf): T[] {
  const places = new Map(options.map((option) => [option, lineOf(coordinateOf(option))]));
  const kinds = new Map<string, T[]>();
  for (const [option, place] of places)
    if (place !== null) kinds.set(option.says.key, [...(kinds.get(option.says.key) ?? []), option]);
  for (const kind of kinds.values()) kind.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return options.map((option) =>
    places.get(option) === null ? option : (kinds.get(option.says.key)?.shift() ?? option),
  );
}

/** The place of a coordinate when a map is read line by line; columns beyond Z have two letters. */
function lineOf(coordinate: string | null): number | null {
  const [, letters, row] = /^([a-z]+)(\d+)$/i.exec(coordinate ?? "") ?? [];
  if (letters === undefined) return null;
  const column = [...letters.toUpperCase()].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0);
  return Number(row) * 26 ** 3 + column;
}

/** Which thing an option is about. */
export type ThingOf = (option: OptionOut, decision: DecisionOut) => string;

/**
 * The options of every part of an answer in the making with their letters, which go on from part to part. Options about
 * one thing have the same letter; a board that tells things apart puts them in its own order. Of one question several may
 * be picked.
 */
export function choicesOf(
  parts: readonly Part[],
  thingOf?: ThingOf,
  picked: readonly string[] = [],
  coordinateOf: CoordinateOf = () => null,
): Choice[][] {
  let used = 0;
  return parts.map((part) => {
    const lettered = parts.length === 1 || !isAmount(part); // amounts have keys for less and more
    const letters = new Map<string, string>();
    const { options } = part.decision;
    const ordered = thingOf ? options : inReadingOrder(ranked(options), coordinateOf);
    return ordered.map((option) => {
      const thing = thingOf?.(option, part.decision) ?? option.do;
      const known = lettered ? (letters.get(thing) ?? letter(used++)) : "";
      letters.set(thing, known);
      return { ...option, letter: known, chosen: option.do === part.chosen || picked.includes(option.do) };
    });
  });
}

/**
 * By element what can be done with it: at the open part if it is one of its options, else at the last that has it. An
 * amount is set with less and more; an element belongs to it only if to nothing else.
 */
export function targetsOf(choices: readonly (readonly Choice[])[], open = 0): Targets {
  const targets = new Map<string, Choice[]>();
  const rank = (part: readonly Choice[]) =>
    part.every((choice) => choice.letter === "") ? 2 : part === choices[open] ? 0 : 1;
  for (const part of choices.toReversed().sort((a, b) => rank(a) - rank(b))) {
    const taken = new Set(targets.keys());
    for (const choice of part) {
      for (const element of choice.elements) {
        if (taken.has(element)) continue;
        const there = targets.get(element);
        if (there) there.push(choice);
        else targets.set(element, [choice]);
      }
    }
  }
  return targets;
}

/** The whole log after a sheet that continues it from some move on. */
export function continued(log: readonly LogRow[], sheet: Pick<TableOut, "log" | "log_from">): LogRow[] | null {
  if (sheet.log_from > log.length) return null; // something is missing: ask for all of it
  return [...log.slice(0, sheet.log_from), ...sheet.log];
}

/** What was said, after a sheet that brings what is new or was removed. */
export function heard(chat: readonly Remark[], news: readonly Remark[]): Remark[] {
  const known = new Map(chat.map((remark) => [remark.number, remark]));
  for (const remark of news) known.set(remark.number, remark);
  return [...known.values()].sort((a, b) => a.number - b.number);
}

/** What is said for this person: who plays hears those who watch only if they want to. */
export function chatFor(table: Pick<TableOut, "chat" | "you" | "status">, watchersToo: boolean): Remark[] {
  const plays = table.you !== null && table.status === "playing";
  return plays && !watchersToo ? table.chat.filter((remark) => remark.seat >= 0) : table.chat;
}

/** How long to wait before the next attempt to connect, in milliseconds. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.6 + 0.4 * random);
}

/** The people who must agree to an undo past the information barrier; who is away, only about what came before. */
export function voters(table: TableOut, to: number): SeatOut[] {
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you);
  return others.filter((seat) => !seat.away || to < seat.left_at);
}

export interface UndoReach {
  /** The number of moves to go back to. */
  to: number;
  /** Nobody has to be asked. */
  free: boolean;
}

/** Where the undo button leads: before the last answer of this seat that was not given by itself. */
export function undoReach(
  table: TableOut,
  log: readonly LogRow[],
  given: ReadonlyMap<number, { forced: boolean }>,
): UndoReach | null {
  if (table.you === null || table.status !== "playing" || table.undo_rule === "none") return null;
  const to = log.findLastIndex((row) => row.seat === table.you && !given.get(row.move)?.forced); // a place is a move
  return to < 0 ? null : { to, free: isFree(table, to) };
}

/** Whether this seat may go back to a number of moves without asking. */
export function isFree(table: TableOut, to: number): boolean {
  const barrier = table.undo.free_to;
  return (barrier !== null && barrier !== undefined && to >= barrier) || voters(table, to).length === 0;
}

/** The answers given so far to a question that the game asks in steps: own moves at the end that told nothing yet. */
export function stepsOf(table: TableOut, log: readonly LogRow[]): LogRow[] {
  if (!table.decision) return [];
  let start = log.length;
  while (start > 0) {
    const row = log[start - 1];
    if (!row || row.seat !== table.you || row.events.length > 0) break;
    start--;
  }
  return log.slice(start);
}

/** The turn order: what the game says, else the order of the seats. */
export function orderOf(table: TableOut): number[] {
  const order: unknown = table.view?.order;
  const seats = table.seats.map((seat) => seat.seat);
  if (!Array.isArray(order)) return seats;
  const known = order.filter((seat): seat is number => typeof seat === "number" && seats.includes(seat));
  return known.length === seats.length ? known : seats;
}

export function nameOf(seat: Pick<SeatOut, "kind" | "name" | "bot">, words: Texts): string {
  return seat.kind === "open" ? words.say("seat-open") : seat.name || seat.bot;
}

export function namesOf(table: Pick<Summary, "seats">, words: Texts): string[] {
  return table.seats.map((seat) => nameOf(seat, words));
}

/** The style that gives seats the colours that were chosen for them: see `.s1` in layer.css. */
export function colourStyle(colours: readonly number[] = []): string {
  return colours
    .flatMap((colour, seat) => {
      const [as, chosen] = [`--as-${String(seat + 1)}`, `--seat-${String(colour + 1)}`];
      return colour === seat ? [] : [`${as}:var(${chosen});${as}-soft:var(${chosen}-soft)`];
    })
    .join(";");
}

/** What a remaining time looks like: 8:12, 1:04:00, 2 d 3 h. */
export function clockText(seconds: number, words: Texts): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const pad = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return words.say("clock-days", { days, hours });
  if (hours > 0) return `${String(hours)}:${pad(minutes)}:${pad(whole % 60)}`;
  return `${String(minutes)}:${pad(whole % 60)}`;
}

/** How long ago something was: now, 4 m, 2 h, 3 d. */
export function agoText(seconds: number, words: Texts): string {
  if (seconds < 45) return words.say("ago-now");
  if (seconds < 3600) return words.say("ago-minutes", { n: Math.max(1, Math.round(seconds / 60)) });
  if (seconds < 86_400) return words.say("ago-hours", { n: Math.round(seconds / 3600) });
  return words.say("ago-days", { n: Math.round(seconds / 86_400) });
}

/** When something was, in words: 3 minutes ago. */
export function whenText(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = Math.max(0, seconds);
  if (past < 60) return format.format(-Math.round(past), "second");
  if (past < 3600) return format.format(-Math.round(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.round(past / 3600), "hour");
  return format.format(-Math.round(past / 86_400), "day");
}

/** A length of time in words: 34 minutes. */
export function spanText(seconds: number, words: Texts): string {
  if (seconds < 90) return words.say("span-seconds", { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return words.say("span-minutes", { n: Math.round(seconds / 60) });
  if (seconds < 172_800) return words.say("span-hours", { n: Math.round(seconds / 3600) });
  return words.say("span-days", { n: Math.round(seconds / 86_400) });
}
