/** The log in groups, newest first: pure. */

import type { LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";
import { lastAnswer } from "./digest";

export interface LogLine {
  id: string;
  move: number;
  at: number;
  /** The seat it is about; null for what concerns everybody. */
  seat: number | null;
  event: Message;
}

export interface LogGroup {
  id: string;
  round: number | null;
  /** Happened since this seat last answered. */
  fresh: boolean;
  lines: LogLine[];
}

/** What tells that a new round begins; it becomes the heading of a group. */
function roundOf(event: Message): number | null {
  const round = event.args.round;
  return event.key === "round-begins" && typeof round === "number" ? round : null;
}

/** The row of what happened while the game was set up: before the first move. */
const OPENING = -1;

/** The log with what happened before the first move. */
export function withOpening(log: readonly LogRow[], opening: readonly Message[], at: number): LogRow[] {
  const events = opening.map((event) => ({ key: event.key, args: event.args }));
  return [{ move: OPENING, seat: -1, do: null, said: [], events, at }, ...log];
}

/** `current` is the round of now, for a log in which no round begins: the first one began before the first move. */
export function groupsOf(log: readonly LogRow[], you: number | null, current: number | null = null): LogGroup[] {
  const last = log[lastAnswer(log, you)]?.move ?? OPENING;
  const groups: LogGroup[] = [];
  let round = firstRound(log, current);
  for (const row of log) {
    const fresh = you !== null && row.move > last;
    for (const [place, event] of row.events.entries()) {
      const begins = roundOf(event);
      if (begins !== null) {
        round = begins;
        continue;
      }
      let group = groups.at(-1);
      if (!group || group.round !== round || group.fresh !== fresh) {
        group = { id: `${String(row.move)}.${String(place)}`, round, fresh, lines: [] };
        groups.push(group);
      }
      const seat = typeof event.args.seat === "number" ? event.args.seat : null;
      group.lines.push({ id: `${String(row.move)}.${String(place)}`, move: row.move, at: row.at, seat, event });
    }
  }
  return groups.reverse().map((group) => ({ ...group, lines: group.lines.toReversed() }));
}

/** The round in which the log starts; null before the first one. */
function firstRound(log: readonly LogRow[], current: number | null): number | null {
  const begun = log.flatMap((row) => row.events.flatMap((event) => roundOf(event) ?? []))[0];
  const first = begun === undefined ? current : begun - 1;
  return first !== null && first > 0 ? first : null;
}
