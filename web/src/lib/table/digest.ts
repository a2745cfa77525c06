/** What happened since a seat last acted, in short: pure. */

import type { LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";
import { elementsOf } from "./elements";

export interface DigestLine {
  id: string;
  /** The number of moves after which it was so. */
  move: number;
  /** The seat it is about; null for what concerns everybody. */
  seat: number | null;
  event: Message;
  /** Something new begins with it. */
  headline: boolean;
}

export interface Digest {
  /** The number of moves after which it begins; the board of then is what the reader last saw. */
  from: number;
  to: number;
  /** What was done to or for the reader. */
  mine: DigestLine[];
  /** The rest, as much of it as is worth telling; in the order in which it happened. */
  others: DigestLine[];
  /** How many lines were left to the log. */
  more: number;
  /** Others have moved, or something new has begun: worth showing unasked. */
  news: boolean;
}

/** What the frame shows in other ways: whose turn it is stands in the panel. */
const SHOWN_ANYWAY = new Set(["turn-begins"]);
/** So many lines about others are told. */
const MOST = 7;

/** Whether an event is about a seat, as the one who acts or as one who is named. */
export function concerns(event: Message, seat: number): boolean {
  return Object.entries(event.args).some(([name, value]) => {
    if (name === "seat" || name.endsWith("_seat")) return value === seat;
    return name === "seats" && Array.isArray(value) && value.includes(seat) && value.length === 1;
  });
}

/** The last move of this seat that anything came of; -1 if there is none. */
export function lastAnswer(log: readonly LogRow[], seat: number | null): number {
  return log.findLastIndex((row) => row.seat === seat && row.events.length > 0);
}

/**
 * What a seat should know before it goes on. Of its own last move only what followed by itself: a round that ended, an
 * income, a disaster. `isHeadline` tells which events begin something new.
 */
export function digestOf(log: readonly LogRow[], you: number, isHeadline: (event: Message) => boolean): Digest {
  const last = lastAnswer(log, you);
  const lines: DigestLine[] = [];
  let news = false;
  for (const row of log.slice(Math.max(0, last))) {
    const told = row.move === last ? afterwards(row, you) : row.events.map((event, place) => ({ event, place }));
    if (row.seat !== you && row.seat >= 0 && told.length > 0) news = true;
    for (const { event, place } of told) {
      if (SHOWN_ANYWAY.has(event.key)) continue;
      const headline = isHeadline(event);
      if (headline) news = true;
      const seat = typeof event.args.seat === "number" ? event.args.seat : null;
      lines.push({ id: `${String(row.move)}.${String(place)}`, move: row.move + 1, seat, event, headline });
    }
  }
  const mine = lines.filter((line) => concerns(line.event, you));
  const rest = lines.filter((line) => !concerns(line.event, you));
  const others = worthTelling(rest);
  return { from: last + 1, to: log.length, mine, others, more: rest.length - others.length, news };
}

/** What followed an own move: everything from the first event on that is not about this seat. */
function afterwards(row: LogRow, you: number): { event: Message; place: number }[] {
  const first = row.events.findIndex((event) => !concerns(event, you));
  if (first < 0) return [];
  return row.events.slice(first).map((event, place) => ({ event, place: first + place }));
}

/** Headlines first, then what names a thing on the table, then the rest; in the order in which it happened. */
function worthTelling(lines: readonly DigestLine[]): DigestLine[] {
  const weight = (line: DigestLine) =>
    line.headline ? 2 : elementsOf(line.event).some((element) => !element.startsWith("seat:")) ? 1 : 0;
  const chosen = new Set(lines.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST));
  return lines.filter((line) => chosen.has(line));
}
