/** A battle as it went, read out of what was told: who met whom on each front, who fell, the sums, what was lost and taken. */

import type { LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";
import { ATTACKER, DEFENDER } from "./model";

export interface Fighter {
  card: string;
  rank: string;
  count: number;
  dead: boolean;
}

export interface Report {
  /** The move with which it ended: the same battle is not reported twice. */
  move: number;
  /** Who attacked, and who played the other side. */
  seats: readonly [number, number];
  square: string;
  kind: string;
  /** For each front the units of both sides, in the order in which they came. */
  fronts: [Fighter[], Fighter[]][];
  sums: readonly [number, number];
  winner: typeof ATTACKER | typeof DEFENDER;
  /** What came of it, to be said. */
  after: Message[];
}

const BEGINS = "battle-";
const ENDS = ["battle-won", "barbarians-won"];
const AFTER = new Set([
  ...["armies-lost", "city-destroyed", "looted", "coin-lost", "event-stolen", "marker-seen", "marker-lost"],
  ...["village-conquered", "unit-saved"],
]);

/** The last battle that ended in a row of the log from `from` on; null if none did. */
export function lastBattle(log: readonly LogRow[], from: number): Report | null {
  let found: Report | null = null;
  let ended = false;
  for (const [at, row] of log.entries()) {
    for (const event of row.events) {
      if (event.key.startsWith(BEGINS) && !ENDS.includes(event.key)) {
        found = begun(event);
        ended = false;
      } else if (found && !ended && ENDS.includes(event.key)) {
        ended = at >= from;
        found = ended ? closed(found, event, row.move) : null;
      } else if (found && ended && AFTER.has(event.key)) found.after.push(event);
      else if (found && !ended) fought(found, event);
    }
  }
  return ended ? found : null;
}

function begun({ key, args }: Message): Report {
  return {
    move: -1,
    seats: [Number(args.seat), Number(args.other_seat)],
    square: String(args.square),
    kind: key.slice(BEGINS.length),
    fronts: [],
    sums: [0, 0],
    winner: DEFENDER,
    after: [],
  };
}

function closed(report: Report, { args }: Message, move: number): Report {
  const winner = args.seat === report.seats[ATTACKER] ? ATTACKER : DEFENDER;
  return { ...report, move, winner, sums: [Number(args.attack), Number(args.defence)] };
}

/** A unit that comes to a front, or falls. */
function fought(report: Report, { key, args }: Message): void {
  const side = args.seat === report.seats[ATTACKER] ? ATTACKER : DEFENDER;
  if (key === "front-opened" || key === "unit-attacks") {
    const front = (report.fronts[Number(args.front) - 1] ??= [[], []]);
    front[side].push({ card: String(args.card), rank: String(args.rank), count: Number(args.count), dead: false });
  } else if (key === "unit-killed") {
    const fallen = report.fronts
      .flatMap((front) => front[side])
      .findLast((unit) => unit.card === args.card && !unit.dead);
    if (fallen) fallen.dead = true;
  }
}
