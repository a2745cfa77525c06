/** The log by rounds and turns, newest first, one entry for each action: pure. */

import type { LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";
import { lastAnswer } from "./digest";
import { elementsOf } from "./elements";
import { ROUNDS, roundOf, type Rounds } from "./rounds";

/** Something that was done, with what came of it for whoever did it. */
export interface LogEntry {
  id: string;
  /** The first and the last move it tells of. */
  from: number;
  to: number;
  at: number;
  /** The seat it is about; null for what concerns everybody. */
  seat: number | null;
  event: Message;
  parts: Message[];
}

export interface LogTurn {
  id: string;
  /** Whose turn it is; null for what happens between turns. */
  seat: number | null;
  entries: LogEntry[];
}

export interface LogGroup {
  id: string;
  round: number | null;
  /** Happened since this seat last answered. */
  fresh: boolean;
  turns: LogTurn[];
}

/** How a game tells its rounds, and which of its events begin something new. */
export interface Telling {
  rounds: Rounds;
  isHeadline: (event: Message) => boolean;
  /** What is done: what was paid for it is a part of it, though it names a component. */
  deeds?: readonly string[];
}

const PLAIN: Telling = { rounds: ROUNDS, isHeadline: () => false };
/** Says no more than the heading under which it would stand. */
const HEADINGS = new Set(["round-begins", "turn-begins"]);

/** The row of what happened while the game was set up: before the first move. */
const OPENING = -1;

/** The log with what happened before the first move. */
export function withOpening(log: readonly LogRow[], opening: readonly Message[], at: number): LogRow[] {
  const events = opening.map((event) => ({ key: event.key, args: event.args }));
  return [{ move: OPENING, seat: -1, do: null, said: [], events, at }, ...log];
}

/** `current` is the round of now, for a log in which no round begins: the first one began before the first move. */
export function groupsOf(
  log: readonly LogRow[],
  you: number | null,
  current: number | null = null,
  telling: Telling = PLAIN,
): LogGroup[] {
  const last = log[lastAnswer(log, you)]?.move ?? OPENING;
  const tellsTurns = log.some((row) => row.events.some((event) => event.key === "turn-begins"));
  const groups: LogGroup[] = [];
  let round = firstRound(log, current, telling.rounds);
  let told: number | null = null; // whose turn has begun, in games that say so
  for (const row of log) {
    const fresh = you !== null && row.move > last;
    let between = false; // a headline ends what belongs to the turn
    for (const [place, event] of row.events.entries()) {
      round = roundOf(event, telling.rounds) ?? round;
      const seat = seatOf(event);
      if (event.key === "turn-begins") told = seat;
      if (HEADINGS.has(event.key)) {
        between = event.key !== "turn-begins";
        continue;
      }
      const headline = telling.isHeadline(event);
      between ||= headline;
      const id = `${String(row.move)}.${String(place)}`;
      // in a game that does not say whose turn it is, what befalls somebody else is part of nobody's
      const acting = tellsTurns ? told : row.seat < 0 || (seat !== null && seat !== row.seat) ? null : row.seat;
      const turn = turnAt(groups, { id, round, fresh }, between ? null : acting);
      const before = turn.entries.at(-1);
      if (before && !headline && goesOn(before, row, event, telling)) continue;
      turn.entries.push({ id, from: row.move, to: row.move, at: row.at, seat, event, parts: [] });
    }
  }
  return groups.reverse().map((group) => ({
    ...group,
    turns: group.turns.reverse().map((turn) => ({ ...turn, entries: turn.entries.reverse() })),
  }));
}

function seatOf(event: Message): number | null {
  return typeof event.args.seat === "number" ? event.args.seat : null;
}

/** The turn in which something happens: the last one, or a new one if it is another's, or another round. */
function turnAt(groups: LogGroup[], here: Omit<LogGroup, "turns">, seat: number | null): LogTurn {
  let group = groups.at(-1);
  if (group?.round !== here.round || group.fresh !== here.fresh) {
    group = { ...here, turns: [] };
    groups.push(group);
  }
  let turn = group.turns.at(-1);
  if (turn?.seat !== seat) {
    turn = { id: here.id, seat, entries: [] };
    group.turns.push(turn);
  }
  return turn;
}

/** Whether an event only goes on with an entry: one more thing that came of a move, or the next step of a way. */
function goesOn(entry: LogEntry, row: LogRow, event: Message, telling: Telling): boolean {
  if (telling.isHeadline(entry.event) || entry.seat !== seatOf(event)) return false;
  if (entry.to === row.move && (entry.seat !== null || entry.event.key === event.key)) {
    const weight = (each: Message) => (telling.deeds?.includes(each.key) ? 2 : Number(names(each)));
    if (weight(entry.event) >= weight(event)) entry.parts.push(event);
    else Object.assign(entry, { event, parts: [entry.event, ...entry.parts] }); // not what was paid, but what for
    return true;
  }
  const way = entry.parts.length === 0 ? joined(entry.event, event) : null;
  if (way) Object.assign(entry, { event: way, to: row.move, at: row.at });
  return way !== null;
}

/** Whether an event names anything but players and amounts. */
function names(event: Message): boolean {
  return elementsOf(event).some((element) => !element.startsWith("seat:"));
}

const OTHER = "other_";

/** Two steps of one way told as one: from the first place to the last. Null if the second does not go on where the first ended. */
function joined(first: Message, second: Message): Message | null {
  if (first.key !== second.key) return null;
  const to = Object.keys(first.args).find((name) => name.startsWith(OTHER) && name !== `${OTHER}seat`);
  if (!to || first.args[to] !== second.args[to.slice(OTHER.length)]) return null;
  const rest = ({ args }: Message): string =>
    JSON.stringify(Object.entries({ ...args, [to]: null, [to.slice(OTHER.length)]: null }).sort());
  return rest(first) === rest(second) ? { ...first, args: { ...first.args, [to]: second.args[to] } } : null;
}

/** The round in which the log starts; null before the first one. */
function firstRound(log: readonly LogRow[], current: number | null, rounds: Rounds): number | null {
  const begun = log.flatMap((row) => row.events.flatMap((event) => roundOf(event, rounds) ?? []))[0];
  const first = begun === undefined ? current : begun - 1;
  return first !== null && first > 0 ? first : null;
}
